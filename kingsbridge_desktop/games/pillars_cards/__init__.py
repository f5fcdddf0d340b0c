"""Die Säulen der Erde – Das Kartenspiel: a trick-taking game for three or four."""

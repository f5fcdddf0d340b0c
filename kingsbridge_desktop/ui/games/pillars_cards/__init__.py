"""The screen of the card game: a table of oak, a trick in the middle, hands around it."""

"""The end of a game: the page that celebrates it, the printed report, the record as text."""

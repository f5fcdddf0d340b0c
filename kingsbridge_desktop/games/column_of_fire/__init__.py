"""Das Fundament der Ewigkeit / A Column of Fire (Michael Rieneck, 2017) for 2 to 4 players."""

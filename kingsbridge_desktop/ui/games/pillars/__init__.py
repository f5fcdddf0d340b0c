"""The screen of the board game: the cathedral site, the cards below it, and the almanac."""

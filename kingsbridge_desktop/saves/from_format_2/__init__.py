"""Positions as format 2 wrote them, a module for each game: `position(old)` gives them in the form of today."""

"""The table by ear: what a screen reader is told, and the places of the board as it meets them."""

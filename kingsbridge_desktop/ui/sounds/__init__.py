"""Quiet sounds: a card, a piece, dice, coins, a bell for whoever has waited, the end."""

"""Widgets in the hand of the boards: their colours, their style sheet, and the dialogs written on parchment."""

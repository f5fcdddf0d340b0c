"""The table without a window: who sits there, what was done, what may be taken back."""

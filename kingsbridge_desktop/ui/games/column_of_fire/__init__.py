"""The screen of A Column of Fire: the Channel seen from England, displays of cards and dice below and beside it."""

"""The review of a finished game in the window: the board at a moment, what was better there, and the chances."""

"""One JSON format for saves, autosaves, replays, bug reports and golden games."""

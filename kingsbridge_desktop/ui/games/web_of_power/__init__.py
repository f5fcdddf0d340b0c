"""The screen of Web of Power: the cloister map, the cards beside it, standings on hover."""

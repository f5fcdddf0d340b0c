"""The chronicle in the window: a book of finished games with figures, rating and records."""

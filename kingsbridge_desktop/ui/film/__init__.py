"""The game as a film: from any moment to its end, as fast as one likes."""

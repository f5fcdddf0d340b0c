"""Lessons at the real table: what is said, where it points, and what the learner does."""

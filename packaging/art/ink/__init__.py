"""Brushes for painting boards like an illuminated manuscript, split by family."""

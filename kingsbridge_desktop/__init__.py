"""Kingsbridge Desktop: four German board and card games for one screen."""

__version__ = "0.1.0"

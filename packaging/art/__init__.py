"""The painters of every picture in assets/: paint.py runs them, ink/ is what they draw with."""

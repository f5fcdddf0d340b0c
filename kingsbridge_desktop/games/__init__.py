"""The four games; they do not know each other."""

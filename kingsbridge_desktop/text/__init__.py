"""Ids and numbers become sentences here, in the language somebody chose."""

"""Kardinal & König (Web of Power): cloisters, councillors and chains on a map of Europe for three to five."""

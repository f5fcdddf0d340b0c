"""Windows that are opened and closed again."""

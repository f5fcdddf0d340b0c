"""Finished games, kept until somebody deletes them: one save each, and an index that can be made of them anew."""

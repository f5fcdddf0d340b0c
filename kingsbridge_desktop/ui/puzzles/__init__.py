"""Find the move: the collection of positions as a page of the book, and a position on the table."""

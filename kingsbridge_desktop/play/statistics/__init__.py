"""What the chronicle counts: ratings, figures, records and favourites; pure, from rows."""

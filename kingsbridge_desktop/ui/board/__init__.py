"""What all boards share: targets that can be picked, a scene that offers them, a director that moves them."""

"""Following the game: captions, gains and losses, steps, and the controls of the one clock."""

"""A tiny game with hidden hands, dice and small decisions: the smallest whole game folder."""

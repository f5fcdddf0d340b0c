"""The home page: which games there are, which are unfinished, who plays."""

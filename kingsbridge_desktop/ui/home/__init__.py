"""The shelf: which games there are, which are unfinished, who plays."""

"""The rules core: what every game is made of, in ints, with the standard library only."""

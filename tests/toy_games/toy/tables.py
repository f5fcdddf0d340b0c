"""The numbers of the toy."""

CARDS = 12
HAND = 3
PIPS = 6
CARD_IDS = tuple(f"card_{number}" for number in range(CARDS))

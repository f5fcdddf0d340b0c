"""The sentences of this screen, in English; German stands in the Linguist file."""

from __future__ import annotations

from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP

CONTEXT = "column_of_fire_view"

# almanac
PERSONS = QT_TRANSLATE_NOOP("column_of_fire_view", "People")
EVENTS = QT_TRANSLATE_NOOP("column_of_fire_view", "Events")
ADVANTAGES_TITLE = QT_TRANSLATE_NOOP("column_of_fire_view", "Advantages")
PERSON = QT_TRANSLATE_NOOP("column_of_fire_view", "{action} · stone: {stone}")
EITHER_STONE = QT_TRANSLATE_NOOP("column_of_fire_view", "place or remove a Catholic or a Protestant stone")
EITHER = QT_TRANSLATE_NOOP("column_of_fire_view", "{first} or {second}")
ONE_EVENT = QT_TRANSLATE_NOOP(
    "column_of_fire_view", "In each turn at most one event happens; further ones leave without effect."
)
USED_ALREADY = QT_TRANSLATE_NOOP("column_of_fire_view", "used")
TILES = QT_TRANSLATE_NOOP(
    "column_of_fire_view",
    "What can still come is in the supply or hidden with other players. Used ones are shuffled when it is empty.",
)

# hover
STONE = QT_TRANSLATE_NOOP("column_of_fire_view", "Brings a stone: {stone}")
CARDS_LEFT = QT_TRANSLATE_NOOP("column_of_fire_view", "Cards left in the deck: {count}")
USED_UP = QT_TRANSLATE_NOOP("column_of_fire_view", "The deck is used up.")
TO_TURN_UP = QT_TRANSLATE_NOOP("column_of_fire_view", "The next card is still to be turned up.")
YEARS = QT_TRANSLATE_NOOP("column_of_fire_view", "Uses still to come: {count}")
LAST_YEAR = QT_TRANSLATE_NOOP("column_of_fire_view", "Leaves next year; the die is free again then.")
OR = QT_TRANSLATE_NOOP("column_of_fire_view", "or: {rule}")
HELD_BY = QT_TRANSLATE_NOOP("column_of_fire_view", "In the display of {name}")
ALONE = QT_TRANSLATE_NOOP(
    "column_of_fire_view", "The only one of this religion: 1 VP each time the religion die is turned down or rerolled."
)
TOGETHER = QT_TRANSLATE_NOOP("column_of_fire_view", "Of the same religion: {names}")
RELIGION_AT_ONE = QT_TRANSLATE_NOOP("column_of_fire_view", "At 1 it is rerolled, and the religion chosen anew.")
BUY_FREE = QT_TRANSLATE_NOOP(
    "column_of_fire_view", "Between the steps of its owner’s turn it can be taken off for {vp} VP."
)
LEVEN = QT_TRANSLATE_NOOP("column_of_fire_view", "Loch Leven")
LEVEN_RULE = QT_TRANSLATE_NOOP(
    "column_of_fire_view",
    "Dice sent here are turned down first in the first half of each year and become free after 1.",
)
TRAY = QT_TRANSLATE_NOOP("column_of_fire_view", "Free dice")
TRAY_RULE = QT_TRANSLATE_NOOP(
    "column_of_fire_view", "They are rolled in the second half of the year: one takes a person, one moves the disc."
)
SUPPLY = QT_TRANSLATE_NOOP("column_of_fire_view", "Advantages, face down")
SUPPLY_COUNT = QT_TRANSLATE_NOOP("column_of_fire_view", "Left: {count}")
USED = QT_TRANSLATE_NOOP("column_of_fire_view", "Used advantages")
NONE = QT_TRANSLATE_NOOP("column_of_fire_view", "none yet")
TIMES = QT_TRANSLATE_NOOP("column_of_fire_view", "{count} × {what}")
PROTECTION = QT_TRANSLATE_NOOP("column_of_fire_view", "Protections")
PROTECTION_RULE = QT_TRANSLATE_NOOP(
    "column_of_fire_view",
    "One averts the harm of an event, or keeps a person’s stone off the board. Unused ones are worth 1 VP each.",
)
GOOD_SELLS = QT_TRANSLATE_NOOP("column_of_fire_view", "{country} pays {vp} VP")
ADVANTAGE = QT_TRANSLATE_NOOP("column_of_fire_view", "Advantage")
ADVANTAGES_OF = QT_TRANSLATE_NOOP("column_of_fire_view", "Advantages of {name}, face down")
WHEN = QT_TRANSLATE_NOOP("column_of_fire_view", "May be used between the steps of its owner’s turn.")
PRICE = QT_TRANSLATE_NOOP("column_of_fire_view", "{country}: {good} for {vp} VP")
PRICE_RULE = QT_TRANSLATE_NOOP(
    "column_of_fire_view", "Sold from a ship or goods field, with a house here, at most one of a kind in a turn."
)
SOLD = QT_TRANSLATE_NOOP("column_of_fire_view", "Sold here in this turn already.")
DISC_OF = QT_TRANSLATE_NOOP("column_of_fire_view", "The disc of {name} is here.")
DIE_SHOWS = QT_TRANSLATE_NOOP("column_of_fire_view", "{name}: {die}")
FREE = QT_TRANSLATE_NOOP("column_of_fire_view", "Free dice: {count}")
VP = QT_TRANSLATE_NOOP("column_of_fire_view", "{count} VP if the game ended now; the large figure is the VP track.")
GOODS = QT_TRANSLATE_NOOP("column_of_fire_view", "{good}: {count}")
PROTECTIONS = QT_TRANSLATE_NOOP("column_of_fire_view", "Protections: {count}")
ADVANTAGES_HELD = QT_TRANSLATE_NOOP("column_of_fire_view", "Advantages: {count}")

# sheets
TIE_GOODS = QT_TRANSLATE_NOOP("column_of_fire_view", "Tie: unsold goods")
TIE_DIE = QT_TRANSLATE_NOOP("column_of_fire_view", "Tie: religion die")
CONFLICT = QT_TRANSLATE_NOOP("column_of_fire_view", "Conflict")
YEAR_OVER = QT_TRANSLATE_NOOP("column_of_fire_view", "End of year {year}")
RELIGION = QT_TRANSLATE_NOOP("column_of_fire_view", "Religion")
WON = QT_TRANSLATE_NOOP("column_of_fire_view", "Conflict, {country}: majority {religion}")
AVOIDED = QT_TRANSLATE_NOOP("column_of_fire_view", "Conflict, {country}: avoided")
HOUSE_LOST = QT_TRANSLATE_NOOP("column_of_fire_view", "house lost")
THIS_YEAR = QT_TRANSLATE_NOOP("column_of_fire_view", "VP of this year")
SO_FAR = QT_TRANSLATE_NOOP("column_of_fire_view", "VP so far")
TOTAL = QT_TRANSLATE_NOOP("column_of_fire_view", "Total")

# spoken
SHOWS = QT_TRANSLATE_NOOP("column_of_fire_view", "shows {value}")
COUNT = QT_TRANSLATE_NOOP("column_of_fire_view", "{what}: {count}")
STONES = QT_TRANSLATE_NOOP("column_of_fire_view", "Religion stones: {stones}")
NO_STONES = QT_TRANSLATE_NOOP("column_of_fire_view", "No religion stones")
HOUSE = QT_TRANSLATE_NOOP("column_of_fire_view", "{country}, house field {field}: house of {name}")
NO_HOUSE = QT_TRANSLATE_NOOP("column_of_fire_view", "{country}, house field {field}: free")

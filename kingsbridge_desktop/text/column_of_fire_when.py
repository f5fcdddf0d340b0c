"""When the things on the board of A Column of Fire are used."""

from __future__ import annotations

from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP
from kingsbridge_desktop.text.when import Calendar

LEVEN, RELIGION, PERSONS, ROLL, CHOOSE, STONE, HOUSE, NEXT_CARD, MOVE, END = range(1, 11)

WHEN = Calendar(
    order={  # of a year; persons act in both halves, and events strike in anybody's turn
        "turn_leven": LEVEN,
        "turn_religion": RELIGION,
        "choose_religion": RELIGION,
        "turn_person": PERSONS,
        "roll": ROLL,
        "choose": CHOOSE,
        "stone": STONE,
        "house": HOUSE,
        "turn_up": NEXT_CARD,
        "move": MOVE,
    },
    uses={
        "open": QT_TRANSLATE_NOOP(
            "column_of_fire", "An open person is taken in the second half of the year, with a die just rolled."
        ),
        "die": QT_TRANSLATE_NOOP(
            "column_of_fire",
            "Free dice are rolled in the second half of the year; then one takes a person and one moves the disc.",
        ),
        "person": QT_TRANSLATE_NOOP(
            "column_of_fire",
            "A person helps when taken, and again in the first half of each year, "
            "when the die on the card is turned down.",
        ),
        "stones": QT_TRANSLATE_NOOP(
            "column_of_fire", "Stones come with the people of the country, or by a symbol that places or removes one."
        ),
        "land": QT_TRANSLATE_NOOP(
            "column_of_fire", "A conflict comes here by itself when all religion fields of the country are taken."
        ),
        "field": QT_TRANSLATE_NOOP(
            "column_of_fire", "The disc moves at the end of the second half of the year, after the person."
        ),
        "house_field": QT_TRANSLATE_NOOP(
            "column_of_fire", "A house comes here with a person of this country whose die shows the field’s number."
        ),
        "price": QT_TRANSLATE_NOOP(
            "column_of_fire", "Goods are sold when the disc comes to a ship or a goods field, or with a captain."
        ),
        "good": QT_TRANSLATE_NOOP(
            "column_of_fire", "Goods are sold when the disc comes to a ship or a goods field, or with a captain."
        ),
        "advantage": QT_TRANSLATE_NOOP("column_of_fire", "Advantages are used between the steps of one’s own turn."),
        "protection": QT_TRANSLATE_NOOP(
            "column_of_fire", "A protection averts an event that strikes, or keeps a person’s stone off the board."
        ),
        "protections": QT_TRANSLATE_NOOP(
            "column_of_fire", "Protections come from people and fields that show their symbol."
        ),
        "supply": QT_TRANSLATE_NOOP(
            "column_of_fire", "Advantages are drawn by people and fields that show their symbol."
        ),
        "used": QT_TRANSLATE_NOOP(
            "column_of_fire", "Used advantages are shuffled when the supply is empty; until then they rest."
        ),
        "tray": QT_TRANSLATE_NOOP(
            "column_of_fire", "The free dice are rolled at the start of the second half of the year."
        ),
        "leven": QT_TRANSLATE_NOOP(
            "column_of_fire", "A die on Loch Leven is turned down in the first half of the year."
        ),
        "religion": QT_TRANSLATE_NOOP(
            "column_of_fire",
            "The religion die is turned down in the first half of the year; after 1 the religion is chosen anew.",
        ),
        "plate": QT_TRANSLATE_NOOP(
            "column_of_fire", "This only shows what lies before a player; the cards and dice act."
        ),
        "event": QT_TRANSLATE_NOOP(
            "column_of_fire", "An event takes effect by itself; the answers to it are the buttons."
        ),
    },
    at={
        "open": CHOOSE,
        "die": CHOOSE,
        "person": PERSONS,
        "field": MOVE,
        "house_field": HOUSE,
        "price": MOVE,
        "good": MOVE,
        "tray": ROLL,
        "leven": LEVEN,
        "religion": RELIGION,
    },
    later=QT_TRANSLATE_NOOP("column_of_fire", "This is still to come this year."),
    over=QT_TRANSLATE_NOOP("column_of_fire", "For this year that is over."),
)

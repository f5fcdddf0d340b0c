"""When the things on the board of the board game are used."""

from __future__ import annotations

from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP
from kingsbridge_desktop.text.when import Calendar

CHOOSING, PLACING, BOARD = 1, 2, 100  # the phases; step n of the third is BOARD + n
BISHOP, COURT = BOARD + tables.BISHOP_STEP, BOARD + tables.COURT_STEP
EVENT, MARKET, CATHEDRAL = BOARD + tables.EVENT_STEP, BOARD + tables.MARKET_STEP, BOARD + tables.CATHEDRAL_STEP
_STEPS = {f"step/{step}": BOARD + step for step in tables.STEPS}

WHEN = Calendar(
    order={
        "choose_card": CHOOSING,
        "discard": CHOOSING,
        "veto": PLACING,
        "place_builder": PLACING,
        "place_passed": PLACING,
        "bishop": BISHOP,
        "thomas": BISHOP,
        "bless": BISHOP,
        "collapse": BISHOP,
        "tax_freedom": COURT,
        "market": MARKET,
        "build": CATHEDRAL,
        "give_up": CATHEDRAL,
    },
    uses={
        "card": QT_TRANSLATE_NOOP("pillars", "Resource cards are taken in phase I."),
        "offer": QT_TRANSLATE_NOOP("pillars", "Craftsmen are hired from the display in phase I."),
        "space": QT_TRANSLATE_NOOP(
            "pillars", "Master builders are placed in phase II, when they are drawn from the bag."
        ),
        "bag": QT_TRANSLATE_NOOP("pillars", "In phase II the master builders come out of the bag by themselves."),
        "event": QT_TRANSLATE_NOOP(
            "pillars", "The event is turned up in step 1 of phase III and takes effect by itself."
        ),
        "stall": QT_TRANSLATE_NOOP("pillars", "Resources are bought in step 12, with a master builder on the market."),
        "stock": QT_TRANSLATE_NOOP(
            "pillars", "Resources are sold in step 12, with a master builder on the market, and built with in step 13."
        ),
        "craftsman": QT_TRANSLATE_NOOP("pillars", "Craftsmen work on the cathedral, in step 13 of phase III."),
        "advantage": QT_TRANSLATE_NOOP(
            "pillars", "This advantage works when its moment comes; if there is a choice, it is asked."
        ),
        **dict.fromkeys(_STEPS, QT_TRANSLATE_NOOP("pillars", "“{step}” is carried out in phase III.")),
    },
    at={
        "card": CHOOSING,
        "offer": CHOOSING,
        "space": PLACING,
        "bag": PLACING,
        "event": EVENT,
        "stall": MARKET,
        "stock": CATHEDRAL,
        "craftsman": CATHEDRAL,
        **_STEPS,
    },
    shapes=dict.fromkeys(_STEPS, "step"),
    later=QT_TRANSLATE_NOOP("pillars", "It comes later this round."),
    over=QT_TRANSLATE_NOOP("pillars", "For this round that is over."),
    now={
        ("build", "stock"): QT_TRANSLATE_NOOP(
            "pillars", "Now is the time to build: click the craftsman who is to use it."
        ),
        ("veto", "space"): QT_TRANSLATE_NOOP("pillars", "First say whether the drawn master builder may stay."),
    },
)

"""When the things on the table of the card game are used."""

from __future__ import annotations

from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP
from kingsbridge_desktop.text.when import Calendar

TRICKS, SCORING = 1, 2

_SCORING_QUESTIONS = ("choose_material", "make_brick", "convert", "use_helper", "give_up")
_AT_FOOT = QT_TRANSLATE_NOOP("pillars_cards", "Click the material at the foot of the score sheet.")
_BY_CRAFTSMEN = QT_TRANSLATE_NOOP(
    "pillars_cards", "Materials are converted by the cards on the score sheet: click one of those that are offered."
)
_ON_SHEET = QT_TRANSLATE_NOOP(
    "pillars_cards", "What lies in tricks that were taken is shown on the score sheet when it is counted."
)

WHEN = Calendar(
    order={
        "play": TRICKS,
        **dict.fromkeys(_SCORING_QUESTIONS, SCORING),
    },
    uses={
        "card": QT_TRANSLATE_NOOP("pillars_cards", "Cards are played in the tricks, from one’s own hand."),
        "converts_nothing": QT_TRANSLATE_NOOP(
            "pillars_cards", "This card converts nothing; what it counts is scored by itself."
        ),
        "laid_out": QT_TRANSLATE_NOOP("pillars_cards", "A laid-out advantage works by itself in every scoring."),
        "in_trick": QT_TRANSLATE_NOOP(
            "pillars_cards", "This card lies in the trick: it goes with it to whoever gets the trick."
        ),
        "material": QT_TRANSLATE_NOOP("pillars_cards", "Materials are converted in the scoring."),
        "seat": QT_TRANSLATE_NOOP("pillars_cards", "Materials are used when the deal is scored, after its last trick."),
        "pile": QT_TRANSLATE_NOOP("pillars_cards", "Tricks taken stay face down until the deal is scored."),
        "king": QT_TRANSLATE_NOOP(
            "pillars_cards",
            "A king’s trick waits here for the end of the deal: the only player without a trick gets it.",
        ),
        "deck": QT_TRANSLATE_NOOP(
            "pillars_cards", "The top advantage is dealt with the other cards, one in each deal."
        ),
    },
    at={
        "card": TRICKS,
        "laid_out": SCORING,
        "material": SCORING,
        "seat": SCORING,
        "pile": SCORING,
        "king": SCORING,
    },
    now={
        **dict.fromkeys([(question, "seat") for question in ("choose_material", "use_helper", "give_up")], _AT_FOOT),
        **dict.fromkeys([(question, "seat") for question in ("make_brick", "convert")], _BY_CRAFTSMEN),
        **dict.fromkeys([(question, "pile") for question in _SCORING_QUESTIONS], _ON_SHEET),
    },
    later=QT_TRANSLATE_NOOP("pillars_cards", "This is still to come in this deal."),
    over=QT_TRANSLATE_NOOP("pillars_cards", "For this deal that is over."),
)

"""The frames on the stack, made once: what follows what is said by the modules that push them."""

from __future__ import annotations

from collections.abc import Mapping

from kingsbridge_desktop.core.fields import Codec
from kingsbridge_desktop.core.types import Frame
from kingsbridge_desktop.games.forms import Name, Number
from kingsbridge_desktop.games.pillars import tables

_SEATS = range(tables.MOST_SEATS)

# Phases: nobody is asked
ROUND = Frame("round")  # lays a round out
PLACING = Frame("placing")  # closes phase I, opens phase II
DRAW = Frame("draw")  # the next builder: from the bag, then from the cost track
BOARD = tuple(Frame("board", args=(step,)) for step in range(tables.CLOSING + 1))  # a step of phase III, then CLOSING
SHELTER = Frame("shelter")  # after the bishop: does Thomas have to be asked?
EVENT = Frame("event")  # the event acts
COLLECT = Frame("collect")  # taxes
COLLECT_BUT = tuple(Frame("collect", args=(seat,)) for seat in _SEATS)  # the same, with one seat set free
SHIRING = tuple(Frame("shiring", args=(slot,)) for slot in tables.SLOTS)
CATHEDRAL = tuple(
    Frame("cathedral", args=(turn,)) for turn in range(tables.MOST_SEATS + 1)
)  # the turn-th player builds

# Questions
CHOOSE = tuple(Frame("choose_card", seat) for seat in _SEATS)
VETO = tuple(tuple(Frame("veto", start, (drawn,)) for drawn in _SEATS) for start in _SEATS)
PLACE = tuple(Frame("place_builder", seat) for seat in _SEATS)
PLACE_PASSED = tuple(
    tuple(Frame("place_passed", seat, (price,)) for price in range(tables.TOP_PRICE + 1)) for seat in _SEATS
)
DISCARD = tuple(tuple(Frame("discard", seat, (taken,)) for taken in tables.CRAFTSMEN) for seat in _SEATS)
ASK_BISHOP = tuple(Frame("bishop", seat) for seat in _SEATS)
ASK_THOMAS = tuple(Frame("thomas", seat) for seat in _SEATS)
BLESS = tuple(Frame("bless", seat) for seat in _SEATS)
COLLAPSE = tuple(Frame("collapse", seat) for seat in _SEATS)
ASK_TAX_FREEDOM = tuple(Frame("tax_freedom", seat) for seat in _SEATS)
TRADE = tuple(tuple(Frame("market", seat, (space,)) for space in tables.SPACES) for seat in _SEATS)
BUILD = tuple(Frame("build", seat) for seat in _SEATS)
GIVE_UP = tuple(Frame("give_up", seat) for seat in _SEATS)

# What their arguments are called in JSON
_SEAT = Number(0, tables.MOST_SEATS - 1)
FRAMES: Mapping[str, Mapping[str, Codec]] = {
    "round": {},
    "placing": {},
    "draw": {},
    "board": {"step": Number(tables.STEPS[0], tables.CLOSING)},
    "shelter": {},
    "event": {},
    "collect": {"free": _SEAT},
    "shiring": {"slot": Number(tables.SLOTS[0], tables.SLOTS[-1])},
    "cathedral": {"turn": Number(0, tables.MOST_SEATS)},
    "choose_card": {},
    "veto": {"drawn": _SEAT},
    "place_builder": {},
    "place_passed": {"price": Number(1, tables.TOP_PRICE)},
    "discard": {"taken": Name(tables.CRAFTSMAN_IDS)},
    "bishop": {},
    "thomas": {},
    "bless": {},
    "collapse": {},
    "tax_freedom": {},
    "market": {"space": Name(tables.SPACE_IDS)},
    "build": {},
    "give_up": {},
}

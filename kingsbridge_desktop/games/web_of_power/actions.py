"""All that can ever be done, so that a search makes no actions."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.games.web_of_power.frames import PAIR, SINGLE
from kingsbridge_desktop.games.web_of_power.tables import KINDS, LANDS, SPACE_LAND, SPACES

PLAY = tuple(Action("play", (kind,)) for kind in range(KINDS))
JOKER = tuple(Action("joker", (kind,)) for kind in range(KINDS))
SWAP = tuple(Action("swap", (kind,)) for kind in range(KINDS))
DISCARD = tuple(Action("discard", (kind,)) for kind in range(KINDS))
CLOISTER = tuple(Action("place_cloister", (space,)) for space in range(SPACES))
COUNCILLOR = tuple(Action("place_councillor", (land,)) for land in range(LANDS))
TAKE = tuple(Action("take", (kind,)) for kind in range(KINDS))
DRAW = Action("draw")
DONE = Action("done")

# What an action is about, by its kind
PLAYS = {"play": SINGLE, "joker": PAIR}  # with the number of cards
SWAPS = frozenset(("swap", "discard"))
PIECES = frozenset(("place_cloister", "place_councillor"))
DRAWS = frozenset(("take", "draw"))

ALPHABET = tuple(sorted((*PLAY, *JOKER, *SWAP, *DISCARD, *CLOISTER, *COUNCILLOR, *TAKE, DRAW, DONE)))


def alphabet(seats: int) -> Sequence[Action]:
    """Every action that can be legal at some time, sorted: the same at every table."""
    return ALPHABET


def country_of(a: Action) -> int:
    """Where the piece of an action would stand."""
    return SPACE_LAND[a.args[0]] if a.kind == "place_cloister" else a.args[0]

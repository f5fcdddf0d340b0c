"""Everything that can be done, each action made once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.games.pillars_cards.tables import (
    ADVANTAGES,
    CARDS,
    CRAFTSMEN,
    EACH_MATERIAL,
    TOM,
    TURNS,
    YIELDS,
    deck_of,
)

DONE: Final = Action("done")
PLAY: Final = tuple(Action("play", (card,)) for card in range(CARDS))
TAKE: Final = tuple(Action("take", (kind,)) for kind in EACH_MATERIAL)
GIVE_UP: Final = tuple(Action("give_up", (kind,)) for kind in EACH_MATERIAL)
CONVERT: Final = tuple(tuple(Action("convert", (card, kind)) for kind in EACH_MATERIAL) for card in range(CARDS))

MEANINGFUL: Final = frozenset((DONE, *PLAY, *TAKE, *GIVE_UP, *(action for row in CONVERT for action in row)))
"""Whatever names things that exist: more than the alphabet, since not every card converts everything."""


@cache
def alphabet(seats: int) -> Sequence[Action]:
    """Every action that can ever be legal at such a table, whatever the colours."""
    dealt = deck_of(range(seats)) | CRAFTSMEN | ADVANTAGES
    offered = YIELDS[TOM] if len(YIELDS[TOM]) > 1 else ()
    turned = [CONVERT[card][kind] for card in range(CARDS) for kind in members_of(TURNS[card])]
    plays = [PLAY[card] for card in members_of(dealt)]
    return tuple(sorted((DONE, *plays, *(TAKE[kind] for kind in offered), *GIVE_UP, *turned)))

"""Everything that can ever be done, each action made once."""

from __future__ import annotations

from typing import Final

from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.games.pillars_cards.tables import CARDS, KINDS

DONE: Final = Action("done")
PLAY: Final = tuple(Action("play", (card,)) for card in range(CARDS))
TAKE: Final = tuple(Action("take", (kind,)) for kind in KINDS)
GIVE_UP: Final = tuple(Action("give_up", (kind,)) for kind in KINDS)
CONVERT: Final = tuple(tuple(Action("convert", (card, kind)) for kind in KINDS) for card in range(CARDS))

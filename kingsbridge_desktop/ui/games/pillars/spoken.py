"""What a screen reader says of the board, and the areas of the table in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.state import State, builder_on
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP
from kingsbridge_desktop.text.pillars import Text
from kingsbridge_desktop.ui.board.slip import Note
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.board.view import ViewContext
from kingsbridge_desktop.ui.ear.speech import told_of
from kingsbridge_desktop.ui.games.pillars.words import CONTEXT, SAYS, say

AREAS = (
    (QT_TRANSLATE_NOOP("pillars_view", "Cards on offer"), ("card", "offer")),
    (QT_TRANSLATE_NOOP("pillars_view", "Own craftsmen, advantages and resources"), ("craftsman", "advantage", "stock")),
    (QT_TRANSLATE_NOOP("pillars_view", "Event and bag"), ("event", "bag")),
    (QT_TRANSLATE_NOOP("pillars_view", "Spaces for builders"), ("space",)),
    (QT_TRANSLATE_NOOP("pillars_view", "Steps of the round"), ("step",)),
    (QT_TRANSLATE_NOOP("pillars_view", "Market"), ("stall",)),
)


def spoken(s: State, context: ViewContext, text: Text, anchor: Anchor, note: Note | None) -> str:
    """What lies at a place, with its builder; empty where the note alone says it."""
    match anchor:
        case ("space", int(space)) if note is not None:
            name, seat = text.space(space, s), builder_on(s, space)
            here = [say(context, "builder_of", name=text.names[seat])] if seat != NOBODY else []
            card = [note.title] if note.title != name else []
            lines = [line for line in note.lines if line not in here]
            return told_of(name, [*here, *card, *lines])
    return ""


def beside(s: State, text: Text) -> Sequence[str]:
    """What is seen on the board and belongs to no place."""
    tell = partial(text.language.say, CONTEXT)
    found = [tell(SAYS["cathedral_parts"], count=s.parts, all=tables.ROUNDS)]
    found += [
        tell(SAYS["on_cost_track"], name=text.names[seat], gold=price)
        for price, seat in enumerate(s.track)
        if seat >= 0
    ]
    if s.court_metal:
        found.append(tell(SAYS["court_metal"], count=s.court_metal))
    if s.tax:
        found.append(tell(SAYS["tax_of_round"], gold=s.tax))
    found += [tell(SAYS["protected"], name=text.names[seat]) for seat in range(s.seats) if s.protected >> seat & 1]
    return found

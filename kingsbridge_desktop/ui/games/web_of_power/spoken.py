"""What a screen reader says of the cloister map, and the areas of the table in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.games.web_of_power.forecast import chain_rows, land_standing
from kingsbridge_desktop.games.web_of_power.state import HELD, State
from kingsbridge_desktop.games.web_of_power.tables import SPACE_LAND
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP
from kingsbridge_desktop.text.web_of_power import Text
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.ear.speech import told_of
from kingsbridge_desktop.ui.games.web_of_power import words

AREAS = (
    (QT_TRANSLATE_NOOP("web_of_power_view", "Cards in hand"), ("hand",)),
    (QT_TRANSLATE_NOOP("web_of_power_view", "Open cards, draw pile and discards"), ("open", "pile", "discard")),
    (QT_TRANSLATE_NOOP("web_of_power_view", "Countries"), ("land",)),
    (QT_TRANSLATE_NOOP("web_of_power_view", "Cloister spaces"), ("space",)),
    (QT_TRANSLATE_NOOP("web_of_power_view", "Alliances"), ("alliance",)),
)


def spoken(s: State, viewer: int, text: Text, anchor: Anchor) -> str:
    """What lies at a place; empty where the usual words say it."""
    match anchor:
        case ("space", int(space)):
            owner = next((seat for seat, mask in enumerate(s.cloisters) if mask >> space & 1), NOBODY)
            params: dict[str, Any] = {"space": text.space(space), "country": text.country(SPACE_LAND[space])}
            if owner == NOBODY:
                return text.language.say(words.CONTEXT, words.FREE_SPACE, **params)
            return text.language.say(words.CONTEXT, words.TAKEN, name=text.names[owner], **params)
        case ("land", int(land)):
            return told_of(text.country(land), standing_lines(s, text, land))
        case ("alliance", int(number)):
            title, *lines = text.alliance_standing(s, number)
            return told_of(title, lines)
        case ("hand", int(kind)) if viewer != NOBODY:
            return f"{HELD[s.hands[viewer]][kind]} × {text.card(kind)}"
        case ("open", int(kind), *_):
            return text.language.say(words.CONTEXT, words.OPEN, card=text.card(kind))
    return ""


def standing_lines(s: State, text: Text, land: int) -> list[str]:
    """How a country stands: what everybody has there and would get, its councillors and its free spaces."""
    say, standing = partial(text.language.say, words.CONTEXT), land_standing(s, land)
    lines = []
    for seat in range(s.seats):
        counts = (words.CLOISTERS, standing.cloisters[seat]), (words.COUNCILLORS, standing.councillors[seat])
        pieces = ", ".join(say(kind, n=count) for kind, count in counts if count)
        if pieces:
            lines.append(say(words.STANDING, n=standing.points[seat], name=text.names[seat], pieces=pieces))
    lines.append(say(words.COUNCIL, here=sum(standing.councillors), limit=standing.limit))
    return [*lines, say(words.FREE_SPACES, free=standing.free)]


def beside(s: State, text: Text) -> Sequence[str]:
    """The rows of cloisters that lie on the map as lines."""
    return [text.chain(seat, row) for seat in range(s.seats) for row in chain_rows(s, seat)]

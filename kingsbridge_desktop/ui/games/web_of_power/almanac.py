"""The page of the almanac: the five kinds of cards, counted."""

from __future__ import annotations

from kingsbridge_desktop.games.web_of_power.forecast import card_standing
from kingsbridge_desktop.games.web_of_power.state import State
from kingsbridge_desktop.games.web_of_power.tables import DATA, KINDS
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP
from kingsbridge_desktop.text.web_of_power import Text
from kingsbridge_desktop.ui.art.cards import ARMS
from kingsbridge_desktop.ui.board.view import AlmanacEntry, AlmanacPage, ViewContext

_CONTEXT = "web_of_power_view"
_CARDS = QT_TRANSLATE_NOOP("web_of_power_view", "Cards")
_EFFECT = QT_TRANSLATE_NOOP("web_of_power_view", "A piece in one of its countries; two of them: a piece anywhere else")
_DISCARDED = QT_TRANSLATE_NOOP("web_of_power_view", "discarded")
_FIRST_HALF = QT_TRANSLATE_NOOP(
    "web_of_power_view", "What can still come is in the pile or hidden in hands. Discards come back at half-time."
)
_SECOND_HALF = QT_TRANSLATE_NOOP("web_of_power_view", "What can still come is in the pile or hidden in hands.")


def pages(s: State, viewer: int, context: ViewContext, text: Text) -> list[AlmanacPage]:
    """What the viewer of a masked position may know of all cards."""
    say = context.language.say
    entries = [
        AlmanacEntry(
            ARMS[DATA.land_ids[DATA.kind_lands[kind][0]]],
            text.card(kind),
            say(_CONTEXT, _EFFECT),
            card_standing(s, kind),
        )
        for kind in range(KINDS)
    ]
    note = say(_CONTEXT, _SECOND_HALF) if s.used_up else say(_CONTEXT, _FIRST_HALF)
    return [AlmanacPage(say(_CONTEXT, _CARDS), [("", entries)], note, say(_CONTEXT, _DISCARDED))]

"""The page of the almanac: the five kinds of cards, counted."""

from __future__ import annotations

from functools import partial

from kingsbridge_desktop.games.web_of_power.forecast import card_standing
from kingsbridge_desktop.games.web_of_power.state import State
from kingsbridge_desktop.games.web_of_power.tables import DATA, KINDS
from kingsbridge_desktop.text.web_of_power import Text
from kingsbridge_desktop.ui.art.cards import ARMS
from kingsbridge_desktop.ui.board.view import AlmanacEntry, AlmanacPage, ViewContext
from kingsbridge_desktop.ui.games.web_of_power import words


def pages(s: State, viewer: int, context: ViewContext, text: Text) -> list[AlmanacPage]:
    """What the viewer of a masked position may know of all cards."""
    say = partial(context.language.say, words.CONTEXT)
    entries = [
        AlmanacEntry(
            ARMS[DATA.land_ids[DATA.kind_lands[kind][0]]],
            text.card(kind),
            say(words.EFFECT, countries=text.countries_of(kind)),
            card_standing(s, kind),
        )
        for kind in range(KINDS)
    ]
    note = say(words.SECOND_HALF) if s.used_up else say(words.FIRST_HALF)
    return [AlmanacPage(say(words.CARDS), [("", entries)], note, say(words.DISCARDED))]

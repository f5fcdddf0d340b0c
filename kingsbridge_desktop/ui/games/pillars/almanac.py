"""The pages of the almanac: craftsmen by round, advantages, events."""

from __future__ import annotations

from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.forecast import advantage_standing, craftsman_standing, event_standing
from kingsbridge_desktop.games.pillars.state import State
from kingsbridge_desktop.text.pillars import Text
from kingsbridge_desktop.ui.board.view import AlmanacEntry, AlmanacPage, ViewContext
from kingsbridge_desktop.ui.games.pillars import faces
from kingsbridge_desktop.ui.games.pillars.words import say


def pages(s: State, viewer: int, context: ViewContext, text: Text) -> list[AlmanacPage]:
    """What the viewer of a masked position may know of all cards."""
    return [
        AlmanacPage(say(context, "craftsmen"), _craftsmen(s, context, text)),
        AlmanacPage(
            say(context, "advantages"), [("", _advantages(s, context, text))], say(context, "only_some_advantages")
        ),
        AlmanacPage(say(context, "events"), [("", _events(s, text))], say(context, "only_some_events")),
    ]


def _craftsmen(s: State, context: ViewContext, text: Text) -> list[tuple[str, list[AlmanacEntry]]]:
    """By round; the starting ones first."""
    found = []
    for number, ids in enumerate(tables.ROUND_CRAFTSMEN):
        title = say(context, "round", round=number) if number else say(context, "starting_ones")
        entries = []
        for craftsman in ids:
            effect = text.conversion(craftsman)
            if number:
                effect += " · " + say(context, "costs", gold=tables.COST[craftsman])
            name = text.title(text.craftsman(craftsman))
            standing = craftsman_standing(s, craftsman)
            entries.append(AlmanacEntry(faces.trade(craftsman), name, effect, standing))
        found.append((title, entries))
    return found


def _advantages(s: State, context: ViewContext, text: Text) -> list[AlmanacEntry]:
    """In the order of the data file."""
    found = []
    for advantage in tables.ADVANTAGES:
        standing = advantage_standing(s, advantage)
        waits = bool(standing.coming) and tables.LAST_ROUND_MASK >> advantage & 1
        name, effect = text.title(text.advantage(advantage)), text.advantage_effect(advantage)
        where = say(context, "last_round") if waits else ""
        found.append(AlmanacEntry(tables.ADVANTAGE_IDS[advantage], name, effect, standing, where))
    return found


def _events(s: State, text: Text) -> list[AlmanacEntry]:
    """Good ones first, as in the data file."""
    return [
        AlmanacEntry(
            tables.EVENT_IDS[event],
            text.title(text.game_event(event)),
            text.event_effect(event),
            event_standing(s, event),
        )
        for event in tables.EVENTS
    ]

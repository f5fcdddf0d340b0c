"""Which place an action belongs to, what a click on a place means, and where an event happened."""

from __future__ import annotations

from kingsbridge_desktop.core.types import Action, Event
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.state import State
from kingsbridge_desktop.ui.board.targets import Anchor

_AT = {
    "take_card": "card",
    "take_craftsman": "offer",
    "discard": "craftsman",
    "bless": "craftsman",
    "convert": "craftsman",
    "place": "space",
    "remigius": "space",
    "take_resource": "stall",
    "buy": "stall",
    "sell": "stock",
    "give_up": "stock",
    "use": "advantage",
}
_DISCARDING = ("discard", "collapse")


def place_of(a: Action) -> Anchor | None:
    """The place where an action is clicked; None: a button."""
    place = _AT.get(a.kind)
    return (place, a.args[0]) if place is not None else None


def intended_action(s: State, anchor: Anchor) -> Action | None:
    """What a click means that meets nothing legal, so that the rules can say why not."""
    question = s.stack[-1].kind if s.stack else ""
    match anchor:
        case ("card", int(card)):
            return Action("take_card", (card,))
        case ("offer", int(craftsman)):
            return Action("take_craftsman", (craftsman,))
        case ("space", int(space)):
            if question == "choose_card" and space in tables.SHIRING:
                return Action("take_craftsman", (s.shiring[tables.SHIRING.index(space)],))
            return Action("place", (space,))
        case ("stall", int(kind)):
            return Action("take_resource", (kind,)) if question == "bishop" else Action("buy", (kind, 1))
        case ("stock", int(kind)):
            return Action("give_up", (kind,)) if question == "give_up" else Action("sell", (kind, 1))
        case ("craftsman", int(craftsman)):
            if question in _DISCARDING:
                return Action("discard", (craftsman,))
            return Action("bless", (craftsman,)) if question == "bless" else Action("convert", (craftsman, 1))
        case ("advantage", int(advantage)):
            return Action("use", (advantage,))
    return None


def places_of(e: Event) -> list[Anchor]:
    """Where an event happened, for pointing at it from the log."""
    match e.kind, e.args:
        case "builder_placed", (_, space, _):
            return [("space", space)]
        case "passed_builder_placed", (_, space, _):
            return [("space", space)]
        case (("priory_scored" | "builder_returned" | "market_left"), (_, space, *_)):
            return [("space", space)]
        case "advantage_laid", (slot, _):
            return [("space", tables.KINGSBRIDGE[slot])]
        case "craftsman_at_shiring", (slot, _):
            return [("space", tables.SHIRING[slot])]
        case (("card_taken" | "card_yielded" | "workers_returned"), (_, card, *_)):
            return [("step", 6 + tables.CARD_SITE[card])]
        case (("craftsman_worked" | "craftsman_blessed" | "craftsman_discarded"), (_, craftsman, *_)):
            return [("craftsman", craftsman)]
        case (("resource_bought" | "bishop_gave_resource"), (_, kind, *_)):
            return [("stall", kind)]
        case "resource_sold", (_, kind, *_):
            return [("step", 12), ("stock", kind)]
        case "step_began", (step,):
            return [("step", step)]
        case (("builder_drawn" | "builder_thrown_back" | "builder_passed"), _):
            return [("bag",)]
    happened = _STEP_OF.get(e.kind)
    return [("step", happened)] if happened is not None else []


_STEP_OF = {
    "event_revealed": 1,
    "event_gave_gold": 1,
    "event_gave_metal": 1,
    "event_took_gold": 1,
    "event_took_vp": 1,
    "event_took_builder": 1,
    "event_warded_off": 1,
    "bishop_protected": 2,
    "workers_to_mill": 3,
    "mill_paid": 3,
    "advantage_taken": 4,
    "advantage_gone": 4,
    "tax_rolled": 9,
    "tax_paid": 9,
    "tax_exempt": 9,
    "court_metal_taken": 9,
    "craftsman_joined": 10,
    "grey_workers_won": 11,
    "grey_workers_returned": 11,
    "market_refilled": 12,
    "part_set": 13,
    "start_player_named": 14,
}

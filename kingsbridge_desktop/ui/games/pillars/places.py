"""Which place an action belongs to, what a click on a place means, and where an event happened."""

from __future__ import annotations

from kingsbridge_desktop.core.types import Action, Event
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.state import State
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.games.pillars import layout

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


def of_action(a: Action) -> Anchor | None:
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


def of_event(e: Event) -> list[Anchor]:
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
            return [("step", layout.SITE_STEPS[tables.CARD_SITE[card]])]
        case (("craftsman_worked" | "craftsman_blessed" | "craftsman_discarded"), (_, craftsman, *_)):
            return [("craftsman", craftsman)]
        case (("resource_bought" | "bishop_gave_resource"), (_, kind, *_)):
            return [("stall", kind)]
        case "resource_sold", (_, kind, *_):
            return [("step", layout.MARKET), ("stock", kind)]
        case "step_began", (step,):
            return [("step", step)]
        case (("builder_drawn" | "builder_thrown_back" | "builder_passed"), _):
            return [("bag",)]
    happened = _STEP_OF.get(e.kind)
    return [("step", happened)] if happened is not None else []


_STEP_OF = {
    "event_revealed": layout.EVENT,
    "event_gave_gold": layout.EVENT,
    "event_gave_metal": layout.EVENT,
    "event_took_gold": layout.EVENT,
    "event_took_vp": layout.EVENT,
    "event_took_builder": layout.EVENT,
    "event_warded_off": layout.EVENT,
    "bishop_protected": layout.BISHOP,
    "workers_to_mill": layout.MILL,
    "mill_paid": layout.MILL,
    "advantage_taken": layout.KINGSBRIDGE,
    "advantage_gone": layout.KINGSBRIDGE,
    "tax_rolled": layout.COURT,
    "tax_paid": layout.COURT,
    "tax_exempt": layout.COURT,
    "court_metal_taken": layout.COURT,
    "craftsman_joined": layout.SHIRING,
    "grey_workers_won": layout.CASTLE,
    "grey_workers_returned": layout.CASTLE,
    "market_refilled": layout.MARKET,
    "part_set": layout.CATHEDRAL,
    "start_player_named": layout.START_PLAYER,
}

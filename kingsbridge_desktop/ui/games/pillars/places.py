"""Which place an action belongs to, what a click on a place means, and where an event happened."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.types import Action, Event
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.state import State
from kingsbridge_desktop.text.pillars import Text
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.board.view import Topic
from kingsbridge_desktop.ui.games.pillars import faces

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
CARDS = {"card", "offer", "craftsman"}  # what lies side by side in the strip
_DISCARDING = ("discard", "collapse")


def of_action(s: State, a: Action) -> Anchor | None:
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


def step_of(anchor: Anchor | None) -> int:
    """The step in which a place of the site has its turn; 0 for what lies elsewhere."""
    match anchor:
        case ("space", int(space)):
            return tables.PLACE_STEP[tables.SPACE_PLACE[space]]
        case ("stall", _):
            return tables.MARKET_STEP
        case ("step", int(step)):
            return step
    return 0


def topic(s: State, text: Text, anchor: Anchor) -> Topic:
    """What to look up about a place or a card."""
    match anchor:
        case ("card", _):
            return Topic("resource_card")
        case ("offer" | "craftsman", int(craftsman)):
            return Topic("craftsman", text.trade(craftsman))
        case ("advantage", int(advantage)):
            return Topic("advantage", text.advantage(advantage))
        case ("event",):
            return Topic("event", text.game_event(s.event) if s.event >= 0 else "")
        case ("space", int(space)):
            return Topic(f"place/{tables.PLACE_IDS[tables.SPACE_PLACE[space]]}")
        case ("step", int(step)):
            return Topic(f"step/{step}")
    return Topic(str(anchor[0]) if isinstance(anchor, tuple) else "")


def emblem_of(e: Event, colours: Sequence[str]) -> str:
    """The emblem of an event in a picture story."""
    match e.kind, e.args:
        case (("builder_placed" | "passed_builder_placed" | "builder_passed" | "builder_thrown_back"), (seat, *_)):
            return f"builder_figure:{colours[seat]}"
        case "tax_rolled", (_, tax):
            return f"tax_die:{tax}"
        case "card_taken", (_, card, _):
            return tables.RESOURCE_IDS[tables.CARD_KIND[card]]
        case "card_yielded", (_, _, kind, _):
            return tables.RESOURCE_IDS[kind]
        case (("resource_bought" | "resource_sold"), (_, kind, *_)):
            return tables.RESOURCE_IDS[kind]
        case (("craftsman_hired" | "craftsman_worked"), (_, craftsman, *_)):
            return faces.trade(craftsman)
        case "craftsman_joined", (_, _, craftsman):
            return faces.trade(craftsman)
        case "advantage_taken", (_, _, advantage):
            return tables.ADVANTAGE_IDS[advantage]
        case "priory_scored", _:
            return "victory_point"
        case "mill_paid", _:
            return "gold"
    return ""


def is_on_a_mat(anchor: Anchor) -> bool:
    """Whether it lies before a player, as a card or a good."""
    match anchor:
        case ("craftsman" | "stock", _):
            return True
    return False


def of_event(s: State, e: Event) -> list[Anchor]:
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
            return [("step", tables.SITE_STEPS[tables.CARD_SITE[card]])]
        case (("craftsman_worked" | "craftsman_blessed" | "craftsman_discarded"), (_, craftsman, *_)):
            return [("craftsman", craftsman)]
        case (("resource_bought" | "bishop_gave_resource"), (_, kind, *_)):
            return [("stall", kind)]
        case "resource_sold", (_, kind, *_):
            return [("step", tables.MARKET_STEP), ("stock", kind)]
        case "step_began", (step,):
            return [("step", step)]
        case (("builder_drawn" | "builder_thrown_back" | "builder_passed"), _):
            return [("bag",)]
    happened = _STEP_OF.get(e.kind)
    return [("step", happened)] if happened is not None else []


_STEP_OF = {
    "event_revealed": tables.EVENT_STEP,
    "event_gave_gold": tables.EVENT_STEP,
    "event_gave_metal": tables.EVENT_STEP,
    "event_took_gold": tables.EVENT_STEP,
    "event_took_vp": tables.EVENT_STEP,
    "event_took_builder": tables.EVENT_STEP,
    "event_warded_off": tables.EVENT_STEP,
    "bishop_protected": tables.BISHOP_STEP,
    "workers_to_mill": tables.MILL_STEP,
    "mill_paid": tables.MILL_STEP,
    "advantage_taken": tables.KINGSBRIDGE_STEP,
    "advantage_gone": tables.KINGSBRIDGE_STEP,
    "tax_rolled": tables.COURT_STEP,
    "tax_paid": tables.COURT_STEP,
    "tax_exempt": tables.COURT_STEP,
    "court_metal_taken": tables.COURT_STEP,
    "craftsman_joined": tables.SHIRING_STEP,
    "grey_workers_won": tables.CASTLE_STEP,
    "grey_workers_returned": tables.CASTLE_STEP,
    "market_refilled": tables.MARKET_STEP,
    "part_set": tables.CATHEDRAL_STEP,
    "start_player_named": tables.START_PLAYER_STEP,
}

"""Which place an action belongs to, what a click means where nothing is offered, where an event happened."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.types import Action, Event
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.forecast import reach
from kingsbridge_desktop.games.column_of_fire.state import State, die_on, shows
from kingsbridge_desktop.text.column_of_fire import Text
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.board.view import Topic

_EXTRAS = ("pay_die", "use_advantage")
_REFUSALS = ("decline", "done", "pass", "protect", "keep_house")


def of_action(s: State, a: Action) -> Anchor | None:
    """Where an action is clicked; None: a button. The step that is asked for itself has a button."""
    top = s.stack[-1]
    seat, args = top.seat, a.args
    if a.kind == "choose":
        return ("open", args[1])
    if a.kind in ("place_stone", "remove_stone"):
        return None if top.kind == "stone" else ("stones", args[1])
    if a.kind == "resolve":
        return ("stones", args[0])
    if a.kind in ("move", "advance"):
        return ("field", args[0])
    if a.kind == "sell":
        return ("price", *args)
    if a.kind in ("turn_die", "free_die", "put_on_leven"):
        return ("die", seat, args[0])
    if a.kind == "pay_die":
        # The die that is about to be turned means that step when it is clicked, so paying for it has a button.
        return None if args[0] == die_in_hand(s) else ("die", seat, args[0])
    if a.kind == "remove_person":
        country = tables.PERSON_COUNTRY[args[0]]
        return ("open", country) if s.open[country] == args[0] else ("person", args[0])
    if a.kind == "use_advantage":
        return ("advantage", seat, args[0])
    return None


def die_in_hand(s: State) -> int:
    """The die that the step asked for is about, -1 for none."""
    top = s.stack[-1]
    if top.kind == "turn_religion":
        return tables.BLACK
    if top.kind != "turn_person":
        return -1
    return die_on(s, top.seat, top.args[0])


def rank(a: Action) -> int:
    """The order of buttons: the step itself, then doing without, then extras."""
    return 2 if a.kind in _EXTRAS else 1 if a.kind in _REFUSALS else 0


def is_plain_step(a: Action, others: Sequence[Action]) -> bool:
    """Whether an action is the step itself, and all that could be done beside it are extras."""
    return a.kind not in _EXTRAS and all(other.kind in _EXTRAS for other in others)


def intended_action(s: State, anchor: Anchor) -> Action | None:
    """What a click means at a place that offers nothing."""
    if not s.stack:
        return None
    top = s.stack[-1]
    match anchor:
        case ("open", int(country)):
            return Action("turn_up", (country,)) if top.kind == "turn_up" else Action("choose", (country, country))
        case ("die", int(seat), int(die)):
            return _meant_by_die(s, die) if seat == top.seat else None
        case ("person", int(person)):
            return _meant_by_person(s, person)
        case ("stones", int(country)):
            return _meant_by_stone(s, country)
        case ("field", int(field)):
            return _meant_by_field(s, field)
        case ("house_field", int(country), int(field)):
            return Action("raise_house", (country, field)) if top.kind == "house" else None
        case ("price", int(country), int(good)):
            return Action("sell", (country, good))
        case ("good", int(seat), int(good)) if seat == top.seat:
            return _meant_by_good(s, good)
        case ("advantage", int(seat), int(kind)) if seat == top.seat and kind >= 0:
            return Action("use_advantage", (kind,))
        case ("protection", int(seat)) if seat == top.seat:
            return _meant_by_protection(s)
        case ("protections",):
            return Action("gain_protection")
        case ("supply",):
            return Action("draw_advantage")
        case ("tray", int(seat)) if seat == top.seat:
            return Action("roll")
        case ("leven", int(seat)) if seat == top.seat:
            return Action("turn_leven")
        case ("religion", int(seat)) if seat == top.seat:
            return _meant_by_religion(s)
    return None


def _meant_by_protection(s: State) -> Action:
    top = s.stack[-1]
    if top.kind == "answer_event":
        return Action("give_protection" if tables.EVENT_EFFECT[top.args[0]] == tables.BONUS else "avert")
    return Action("protect" if top.kind == "stone" else "gain_protection")


def _meant_by_religion(s: State) -> Action:
    if s.stack[-1].kind == "turn_religion" and s.religion_dice[s.stack[-1].seat] == 1:
        return Action("reroll_religion")
    return Action("turn_religion")


def _meant_by_die(s: State, die: int) -> Action | None:
    top = s.stack[-1]
    if top.kind == "turn_religion" and die == tables.BLACK:
        return _meant_by_religion(s)
    if top.kind == "turn_person" and die == die_in_hand(s):
        return _meant_by_person(s, top.args[0])
    if top.kind in ("act", "use_field", "pick_target"):
        return Action("turn_die", (die, -1)) if die == tables.BLACK or not s.free[top.seat] >> die & 1 else None
    if die == tables.BLACK or not s.free[top.seat] >> die & 1:
        return Action("turn_leven") if top.kind == "turn_leven" else Action("pay_die", (die,))
    if top.kind == "roll":
        return Action("roll")
    if top.kind == "move":
        found = _moves_with(s, die)
        return found[0] if found else None
    return Action("choose", (die, die)) if die != tables.VIOLET else None


def _moves_with(s: State, die: int) -> list[Action]:
    return [Action("move", way[:2]) for way in reach(s, s.stack[-1].seat, die)]


def intended_actions(s: State, anchor: Anchor) -> Sequence[Action]:
    """A free die leads the disc to several fields, and the violet one to any country's person; else one thing."""
    match anchor:
        case ("die", int(seat), int(die)) if s.stack and seat == s.stack[-1].seat and s.free[seat] >> die & 1:
            asked = s.stack[-1].kind
            if asked == "move" and die != tables.BLACK:
                return _moves_with(s, die)
            if asked == "choose" and die == tables.VIOLET:
                return [Action("choose", (die, country)) for country in tables.EACH_COUNTRY]
    action = intended_action(s, anchor)
    return () if action is None else (action,)


def _meant_by_person(s: State, person: int) -> Action:
    top = s.stack[-1]
    if top.kind != "turn_person" or top.args[0] != person:
        return Action("remove_person", (person,))
    if shows(s, top.seat, die_on(s, top.seat, person)) == 1:
        return Action("let_go", (person,))
    symbols = tables.PERSON_SYMBOLS[person]
    return Action("turn_use", (person, symbols[0])) if len(symbols) == 1 else Action("turn_down", (person,))


def _meant_by_stone(s: State, country: int) -> Action:
    top = s.stack[-1]
    if top.kind == "stone" and top.args[1] == country:
        return Action("place_stone", (tables.PERSON_STONE[s.open[country]], country))
    symbol = _symbol_in_use(s)
    kind = {tables.STONE_CATHOLIC: tables.CATHOLIC, tables.STONE_PROTESTANT: tables.PROTESTANT}.get(
        symbol, tables.NEUTRAL
    )
    return Action("place_stone", (kind, country))


def _symbol_in_use(s: State) -> int:
    top = s.stack[-1]
    if top.kind == "pick_target":
        return top.args[0]
    if top.kind == "use_field":
        return tables.FIELD_SYMBOL[top.args[0]]
    return tables.PERSON_SYMBOLS[top.args[0]][0] if top.kind == "act" else -1


def _meant_by_field(s: State, field: int) -> Action:
    for way in reach(s, s.stack[-1].seat, tables.FIELD_DIE[field]):
        if way.field == field:
            return Action("move", (field, way.price))
    return Action("move", (field, 0))


def _meant_by_good(s: State, good: int) -> Action:
    top = s.stack[-1]
    if top.kind == "answer_event":
        return Action("lose_good", (good,))
    symbol = _symbol_in_use(s)
    if top.kind == "trade" or symbol == tables.ANY_GOOD or symbol == tables.GOOD + good:
        return Action("gain_good", (good,))
    return Action("sell_any", (good,))


def topic(s: State, text: Text, anchor: Anchor) -> Topic:
    """What to look up about a place or a card."""
    match anchor:
        case ("open", int(country)):
            person = s.open[country]
            return _topic_of_person(text, person) if person >= 0 else Topic("deck")
        case ("person", int(person)):
            return _topic_of_person(text, person)
        case ("die", int(), tables.BLACK):
            return Topic("religion")
        case ("advantage", int(), int(kind)):
            return Topic("advantage", text.advantage(kind) if kind >= 0 else "")
        case ("event",):
            top = s.stack[-1] if s.stack else None
            struck = top is not None and top.kind == "answer_event"
            return Topic("event", text.event_title(top.args[0]) if top is not None and struck else "")
    return Topic(str(anchor[0]) if isinstance(anchor, tuple) else "")


def _topic_of_person(text: Text, person: int) -> Topic:
    return Topic(f"person/{tables.COUNTRIES[tables.PERSON_COUNTRY[person]]}", text.person_title(person))


_OF_SEAT_AND_DIE = ("leven_turned", "leven_freed", "die_freed", "die_turned", "die_put_on_leven", "die_bought")
_OF_COUNTRY = ("person_stone_placed", "person_stone_returned", "stone_averted", "stone_placed", "stone_removed")
_IN_COUNTRY = ("torch_lit", "torch_gone", "conflict_won", "conflict_avoided", "stones_cleared")
_ON_DECK = ("person_turned_up", "event_turned_up", "event_ignored", "deck_used_up")


def emblem_of(e: Event, colours: Sequence[str]) -> str:
    """The emblem of an event in a picture story."""
    if e.kind.startswith("house_"):
        return f"trading_house:{colours[e.args[0]]}"
    if e.kind == "person_taken":
        return tables.PERSON_IDS[e.args[1]]
    if e.kind in ("disc_moved", "disc_advanced"):
        return f"disc:{colours[e.args[0]]}"
    return _EMBLEMS.get(e.kind, "")


_EMBLEMS = {
    "conflict_won": "torch",
    "conflict_avoided": "torch",
    "torch_lit": "torch",
    "minority_scored": "victory_point",
    "final_vp_scored": "victory_point",
    "good_sold": "any_good",
    "good_sold_by_captain": "any_good",
    "stone_placed": "neutral",
    "stone_removed": "neutral",
    "advantage_used": "advantage",
}


def of_event(s: State, e: Event) -> list[Anchor]:
    """Where an event happened, for pointing at it from the log."""
    kind, args, _ = e
    if kind in _OF_SEAT_AND_DIE:
        return [("die", args[0], args[1])]
    if kind in _OF_COUNTRY:
        return [("stones", args[2])]
    if kind in _IN_COUNTRY:
        return [("stones", args[0])]
    if kind in _ON_DECK:
        return [("open", args[0])]
    match kind, args:
        case (("religion_turned" | "religion_rolled" | "religion_chosen" | "minority_scored" | "religion_set"), _):
            return [("religion", args[0]), ("die", args[0], tables.BLACK)]
        case "dice_rolled", (seat, *rolled):
            return [("die", seat, die) for die in rolled[::2]]
        case (("person_turned" | "person_taken" | "person_left"), (seat, person, die, *_)):
            return [("person", person), ("die", seat, die)]
        case "person_used", (_, person):
            return [("person", person)]
        case "person_chosen", (seat, die, country, _):
            return [("open", country), ("die", seat, die)]
        case "open_person_removed", (_, country, _):
            return [("open", country)]
        case (("house_placed" | "conflict_scored" | "house_lost"), (_, country, field)):
            return [("house_field", country, field)]
        case (("house_raised" | "house_pushed"), (_, country, start, end)):
            return [("house_field", country, field) for field in (start, end) if field]
        case (("disc_moved" | "disc_advanced"), (_, _, field, *_)):
            return [("field", field)]
        case "good_sold", (_, country, good, _):
            return [("price", country, good)]
        case (("good_gained" | "good_sold_by_captain"), (seat, good, *_)):
            return [("good", seat, good)]
        case (("protection_gained" | "event_averted"), (seat, *_)):
            return [("protection", seat)]
        case (("advantage_drawn" | "advantage_drawn_unseen" | "advantages_reshuffled"), _):
            return [("supply",)]
        case "advantage_used", _:
            return [("used",)]
    return []

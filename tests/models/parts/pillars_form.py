"""How our rules write a position and an action of the board game down: nothing else of the model knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kingsbridge_desktop.core.types import Action
from tests.models.parts.pillars_table import (
    ADVANTAGES,
    CARDS,
    CRAFTSMEN,
    EVENTS,
    KINDS,
    Player,
    Question,
    Table,
)

Position = dict[str, Any]
Words = tuple[str | int, ...]

CRAFTSMAN_ORDER = list(CRAFTSMEN)
CARD_ORDER = list(CARDS)
SPACE_ORDER = [
    "bishop",
    "kingsbridge_1",
    "kingsbridge_2",
    "priory_1",
    "priory_2",
    "kings_court_1",
    "kings_court_2",
    "kings_court_3",
    "kings_court_4",
    "shiring_1",
    "shiring_2",
    "castle",
    "market_1",
    "market_2",
    "market_3",
    "market_4",
    "start_player",
]
THINGS: dict[str, Sequence[str]] = {
    "take_card": CARD_ORDER,
    "take_craftsman": CRAFTSMAN_ORDER,
    "discard": CRAFTSMAN_ORDER,
    "bless": CRAFTSMAN_ORDER,
    "convert": CRAFTSMAN_ORDER,
    "place": SPACE_ORDER,
    "remigius": SPACE_ORDER,
    "use": ADVANTAGES,
    "take_resource": KINDS,
    "buy": KINDS,
    "sell": KINDS,
    "give_up": KINDS,
}
FRAMES = {"choose": "choose_card", "place": "place_builder"}  # other questions are called the same in both
QUESTIONS = {kind: what for what, kind in FRAMES.items()}
_RANKS = {
    id(order): {name: at for at, name in enumerate(order)}
    for order in (ADVANTAGES, CARD_ORDER, CRAFTSMAN_ORDER, EVENTS, KINDS, SPACE_ORDER)
}


def heard(action: Action) -> Words:
    """An action in words: ("place", "bishop"), ("buy", "wood", 2), ("pass",)."""
    if not action.args:
        return (action.kind,)
    return (action.kind, THINGS[action.kind][action.args[0]], *action.args[1:])


def said(words: Words) -> Action:
    """The action of these words."""
    verb, *rest = words
    kind = str(verb)
    if not rest:
        return Action(kind)
    amounts = [int(number) for number in rest[1:]]
    return Action(kind, (_RANKS[id(THINGS[kind])][str(rest[0])], *amounts))


def read_table(position: Position) -> Table:
    """The table of a written position."""
    track = {int(price): seat for price, seat in position["cost_track"].items()}
    return Table(
        round=position["round"],
        step=position["step"],
        start=position["start_player"],
        players=[_read_player(written) for written in position["players"]],
        display_cards=list(position["display"]["resource_cards"]),
        display=list(position["display"]["craftsmen"]),
        kingsbridge=list(position["kingsbridge"]),
        shiring=list(position["shiring"]),
        market=dict(position["market"]),
        court_metal=position["court_metal"],
        price=position["price"],
        track=sorted(track.items(), reverse=True),
        veto=position["veto"],
        tax=position["tax"],
        event="" if position["event"] == "not_drawn" else position["event"],
        events_seen=list(position["events_seen"]),
        advantages_seen=list(position["advantages_seen"]),
        parts=position["parts"],
        used=dict(position["used"]),
        question=_read_question(position["stack"]),
    )


def _read_player(written: Position) -> Player:
    workers, builders = written["workers"], written["builders"]
    return Player(
        gold=written["gold"],
        vp=written["vp"],
        sources=dict(written["points"]),
        stock=dict(written["resources"]),
        row=list(written["craftsmen"]),
        blessed=written["blessed"],
        advantages=list(written["advantages"]),
        cards=list(written["resource_cards"]),
        free=workers["free"],
        mill=workers["mill"],
        grey=workers["grey"],
        grey_next=workers["grey_next"],
        black=workers["black"],
        spaces=list(builders["spaces"]),
        bag=builders["bag"],
        aside=builders["aside"],
        bought=list(written["bought"]),
        passed=written["passed"],
        protected=written["protected"],
        two_builders=written["town_wall"],
        two_builders_next=written["town_wall_next"],
    )


def _read_question(stack: list[Position]) -> Question | None:
    if not stack:
        return None
    top = stack[-1]
    kind, args = str(top["kind"]), top["args"]
    what = QUESTIONS.get(kind, kind)
    about = ""
    if what == "discard":
        about = CRAFTSMAN_ORDER[args[0]]
    elif what == "market":
        about = SPACE_ORDER[args[0]]
    elif args:
        about = str(args[0])
    later = [frame["seat"] for frame in reversed(stack[:-1]) if frame["kind"] == kind]
    return Question(what, top["seat"], about, later)


def _ordered(names: Sequence[str], order: Sequence[str]) -> list[str]:
    return sorted(names, key=_RANKS[id(order)].__getitem__) if len(names) > 1 else list(names)


def write_table(table: Table) -> Position:
    """The position in the form of our rules."""
    return {
        "seats": len(table.players),
        "round": table.round,
        "step": table.step,
        "start_player": table.start,
        "players": [_write_player(player) for player in table.players],
        "display": {
            "resource_cards": _ordered(table.display_cards, CARD_ORDER),
            "craftsmen": _ordered(table.display, CRAFTSMAN_ORDER),
        },
        "kingsbridge": list(table.kingsbridge),
        "shiring": list(table.shiring),
        "market": dict(table.market),
        "court_metal": table.court_metal,
        "price": table.price,
        "cost_track": {str(price): seat for price, seat in table.track},
        "veto": table.veto,
        "tax": table.tax,
        "event": table.event or "not_drawn",
        "events_seen": _ordered(table.events_seen, EVENTS),
        "advantages_seen": _ordered(table.advantages_seen, ADVANTAGES),
        "parts": table.parts,
        "used": {name: times for name, times in table.used.items() if times},
        "stack": _write_stack(table),
    }


def _write_player(player: Player) -> Position:
    return {
        "gold": player.gold,
        "vp": player.vp,
        "points": {source: value for source, value in player.sources.items() if value},
        "resources": dict(player.stock),
        "craftsmen": _ordered(player.row, CRAFTSMAN_ORDER),
        "blessed": player.blessed,
        "advantages": _ordered(player.advantages, ADVANTAGES),
        "resource_cards": _ordered(player.cards, CARD_ORDER),
        "workers": {
            "free": player.free,
            "mill": player.mill,
            "grey": player.grey,
            "grey_next": player.grey_next,
            "black": player.black,
        },
        "builders": {"spaces": _ordered(player.spaces, SPACE_ORDER), "bag": player.bag, "aside": player.aside},
        "bought": _ordered(player.bought, KINDS),
        "passed": player.passed,
        "protected": player.protected,
        "town_wall": player.two_builders,
        "town_wall_next": player.two_builders_next,
    }


def _frame(kind: str, *args: int, seat: int | None = None) -> Position:
    return {"kind": kind, "seat": seat, "args": list(args)}


def _write_stack(table: Table) -> list[Position]:
    """What is to come, the question last."""
    question = table.question
    if question is None:
        return []
    what, seat, about = question.what, question.seat, question.about
    args: list[int] = []
    if what == "discard":
        args = [CRAFTSMAN_ORDER.index(about)]
    elif what == "market":
        args = [SPACE_ORDER.index(about)]
    elif about:
        args = [int(about)]
    asking = [_frame(FRAMES.get(what, what), *args, seat=other) for other in [*reversed(question.later), seat]]
    return _before(table, question) + asking


def _before(table: Table, question: Question) -> list[Position]:
    what, seat = question.what, question.seat
    if what == "choose" or (what == "discard" and not table.step):
        following = None if what == "choose" else table.next_chooser(seat)
        chooser = [] if following is None else [_frame("choose_card", seat=following)]
        return [_frame("board", 1), _frame("placing"), *chooser]
    if what in ("veto", "place", "place_passed"):
        return [_frame("board", 1), _frame("draw")]
    if what in ("build", "give_up"):
        return [_frame("board", 14), _frame("cathedral", (seat - table.start) % len(table.players) + 1)]
    return {
        "bishop": [_frame("board", 3), _frame("event"), _frame("shelter")],
        "thomas": [_frame("board", 3), _frame("event")],
        "bless": [_frame("board", 3)],
        "collapse": [_frame("board", 3)],
        "tax_freedom": [_frame("board", 10), _frame("collect")],
        "discard": [_frame("board", 11), *([_frame("shiring", 1)] if table.shiring[1] else [])],
        "market": [_frame("board", 13)],
    }[what]

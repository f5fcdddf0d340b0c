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
ABOUT = {"discard": "taken", "market": "space", "veto": "drawn", "place_passed": "price"}  # what their argument is
GOODS = ("stone", "wood", "sand")
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
    table = position["table"]
    return Table(
        round=table["round"],
        step=table["step"],
        start=table["start_player"],
        players=[
            _read_player(written, seat == table["black_worker"]) for seat, written in enumerate(position["players"])
        ],
        display_cards=list(table["display"]["resource_cards"]),
        display=list(table["display"]["craftsmen"]),
        kingsbridge=list(table["kingsbridge"]),
        shiring=list(table["shiring"]),
        market={kind: table["market"].get(kind, 0) for kind in GOODS},
        court_metal=table["court_metal"],
        price=table["price"],
        track=[(price, seat) for price, seat in reversed(list(enumerate(table["cost_track"]))) if seat is not None],
        veto=table["veto"],
        tax=table["tax"],
        event="" if table["event"] == "not_drawn" else table["event"],
        events_seen=list(table["events_seen"]),
        advantages_seen=list(table["advantages_seen"]),
        parts=table["parts"],
        used=dict(table["used"]),
        question=_read_question(position["stack"]),
    )


def _read_player(written: Position, black: bool) -> Player:
    workers, builders = written["workers"], written["builders"]
    return Player(
        gold=written["gold"],
        vp=written["vp"],
        sources=dict(written["points"]),
        stock={kind: written["resources"].get(kind, 0) for kind in KINDS},
        row=list(written["craftsmen"]),
        blessed=written["blessed"],
        advantages=list(written["advantages"]),
        cards=list(written["resource_cards"]),
        free=workers["free"],
        mill=workers["mill"],
        grey=workers["grey"],
        grey_next=workers["grey_next"],
        black=black,
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
    kind = str(top["kind"])
    about = "".join(str(value) for value in top["args"].values())
    later = [frame["seat"] for frame in reversed(stack[:-1]) if frame["kind"] == kind]
    return Question(QUESTIONS.get(kind, kind), top["seat"], about, later)


def _ordered(names: Sequence[str], order: Sequence[str]) -> list[str]:
    return sorted(names, key=_RANKS[id(order)].__getitem__) if len(names) > 1 else list(names)


def write_table(table: Table) -> Position:
    """The position in the form of our rules."""
    black = [seat for seat, player in enumerate(table.players) if player.black]
    passed = dict(table.track)
    return {
        "game": "pillars",
        "seats": len(table.players),
        "players": [_write_player(player) for player in table.players],
        "table": {
            "round": table.round,
            "step": table.step,
            "start_player": table.start,
            "black_worker": black[0] if black else None,
            "display": {
                "resource_cards": _ordered(table.display_cards, CARD_ORDER),
                "craftsmen": _ordered(table.display, CRAFTSMAN_ORDER),
            },
            "kingsbridge": list(table.kingsbridge),
            "shiring": list(table.shiring),
            "market": _without_zeroes(table.market),
            "court_metal": table.court_metal,
            "price": table.price,
            "cost_track": [passed.get(price) for price in range(8)],
            "veto": table.veto,
            "tax": table.tax,
            "event": table.event or "not_drawn",
            "events_seen": _ordered(table.events_seen, EVENTS),
            "advantages_seen": _ordered(table.advantages_seen, ADVANTAGES),
            "parts": table.parts,
            "used": _without_zeroes(table.used),
        },
        "stack": _write_stack(table),
    }


def _without_zeroes(counts: dict[str, int]) -> dict[str, int]:
    return {name: count for name, count in counts.items() if count}


def _write_player(player: Player) -> Position:
    return {
        "gold": player.gold,
        "vp": player.vp,
        "points": _without_zeroes(player.sources),
        "resources": _without_zeroes(player.stock),
        "craftsmen": _ordered(player.row, CRAFTSMAN_ORDER),
        "blessed": player.blessed,
        "advantages": _ordered(player.advantages, ADVANTAGES),
        "resource_cards": _ordered(player.cards, CARD_ORDER),
        "workers": {"free": player.free, "mill": player.mill, "grey": player.grey, "grey_next": player.grey_next},
        "builders": {"spaces": _ordered(player.spaces, SPACE_ORDER), "bag": player.bag, "aside": player.aside},
        "bought": _ordered(player.bought, KINDS),
        "passed": player.passed,
        "protected": player.protected,
        "town_wall": player.two_builders,
        "town_wall_next": player.two_builders_next,
    }


def _frame(kind: str, seat: int | None = None, **args: str | int) -> Position:
    return {"kind": kind, "seat": seat, "args": args}


def _write_stack(table: Table) -> list[Position]:
    """What is to come, the question last."""
    question = table.question
    if question is None:
        return []
    what, about = question.what, question.about
    args: dict[str, str | int] = {}
    if what in ABOUT:
        args[ABOUT[what]] = int(about) if about.isdigit() else about
    asking = [_frame(FRAMES.get(what, what), seat, **args) for seat in [*reversed(question.later), question.seat]]
    return _before(table, question) + asking


def _before(table: Table, question: Question) -> list[Position]:
    what, seat = question.what, question.seat
    if what == "choose" or (what == "discard" and not table.step):
        following = None if what == "choose" else table.next_chooser(seat)
        chooser = [] if following is None else [_frame("choose_card", following)]
        return [_frame("board", step=1), _frame("placing"), *chooser]
    if what in ("veto", "place", "place_passed"):
        return [_frame("board", step=1), _frame("draw")]
    if what in ("build", "give_up"):
        turn = (seat - table.start) % len(table.players) + 1
        return [_frame("board", step=14), _frame("cathedral", turn=turn)]
    return {
        "bishop": [_frame("board", step=3), _frame("event"), _frame("shelter")],
        "thomas": [_frame("board", step=3), _frame("event")],
        "bless": [_frame("board", step=3)],
        "collapse": [_frame("board", step=3)],
        "tax_freedom": [_frame("board", step=10), _frame("collect")],
        "discard": [_frame("board", step=11), *([_frame("shiring", slot=1)] if table.shiring[1] else [])],
        "market": [_frame("board", step=13)],
    }[what]

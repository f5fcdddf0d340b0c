"""Positions for tests, written with the names of the cards: given(gold=[3, 0], builders={0: "bishop"}, before=1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.chance import Fast, Scripted
from kingsbridge_desktop.core.engine import Listener
from kingsbridge_desktop.core.types import Action, Chance, Event
from kingsbridge_desktop.games.pillars import frames, tables
from kingsbridge_desktop.games.pillars.rules import MACHINE, RULES
from kingsbridge_desktop.games.pillars.setup import blank
from kingsbridge_desktop.games.pillars.state import FROM_START, KINDS_OF_POINTS, State, owner_of
from kingsbridge_desktop.games.pillars.validate import check

STONE, WOOD, SAND, METAL = range(4)
STARTERS = "mortar_mixer woodworker stonecutter"
_TABLES: dict[str, Sequence[str]] = {
    "take_card": tables.CARD_IDS,
    "take_craftsman": tables.CRAFTSMAN_IDS,
    "discard": tables.CRAFTSMAN_IDS,
    "bless": tables.CRAFTSMAN_IDS,
    "convert": tables.CRAFTSMAN_IDS,
    "place": tables.SPACE_IDS,
    "remigius": tables.SPACE_IDS,
    "use": tables.ADVANTAGE_IDS,
    "take_resource": tables.RESOURCE_IDS,
    "buy": tables.RESOURCE_IDS,
    "sell": tables.RESOURCE_IDS,
    "give_up": tables.RESOURCE_IDS,
}


def mask(names: str, ids: Sequence[str]) -> int:
    """A bit mask from names."""
    return sum(1 << ids.index(name) for name in names.split())


def craftsman(name: str) -> int:
    """A craftsman by name."""
    return tables.CRAFTSMAN_IDS.index(name)


def advantage(name: str) -> int:
    """An advantage by name."""
    return tables.ADVANTAGE_IDS.index(name)


def event(name: str) -> int:
    """An event by name."""
    return tables.EVENT_IDS.index(name)


def space(name: str) -> int:
    """A builder space by name."""
    return tables.SPACE_IDS.index(name)


def given(
    seats: int = 3,
    *,
    before: str | int = "choose",
    start: int = 0,
    round: int = 1,  # noqa: A002
    asked: int | None = None,
    gold: Sequence[int] = (),
    vp: Sequence[int] = (),
    cubes: Mapping[int, str] | None = None,
    rows: Mapping[int, str] | None = None,
    advantages: Mapping[int, str] | None = None,
    cards: Mapping[int, str] | None = None,
    builders: Mapping[int, str] | None = None,
    track: Mapping[int, int] | None = None,
    grey: Mapping[int, int] | None = None,
    display: str | None = None,
    display_cards: str | None = None,
    kingsbridge: str | None = None,
    shiring: str | None = None,
    events_seen: str = "",
    event: str = "",
    price: int | None = None,
    wall: Sequence[int] = (),
) -> State:
    """The table just before "choose" (phase I), "draw" (phase II) or a step of the board.

    `event` is this round's event: revealed when the step is after the first, else what Ellen's owner has seen.
    """
    s = blank(seats, start)
    s.round = round
    s.parts = round if before in (14, 15) else round - 1
    step = before if isinstance(before, int) else 0
    s.step = max(0, step - 1)
    for seat, amount in enumerate(gold):
        s.gold[seat] = amount
    for seat, amount in enumerate(vp):
        s.vp[seat] = amount
        s.points[seat * KINDS_OF_POINTS + FROM_START] = amount
    for seat, held in (cubes or {}).items():
        words = held.split()
        for amount_word, kind in zip(words[::2], words[1::2], strict=True):
            s.cubes[4 * seat + tables.RESOURCE_IDS.index(kind)] += int(amount_word)
    for seat, names in (rows or {}).items():
        s.row[seat] = mask(names, tables.CRAFTSMAN_IDS)
    for seat, names in (advantages or {}).items():
        s.advantages[seat] = mask(names, tables.ADVANTAGE_IDS)
    for seat, names in (cards or {}).items():
        s.cards[seat] = mask(names, tables.CARD_IDS)
    for seat, names in (builders or {}).items():
        s.at[seat] = mask(names, tables.SPACE_IDS)
    s.derive()
    for at, seat in (track or {}).items():
        s.track[at] = seat
    for seat, count in (grey or {}).items():
        s.grey[seat] = count
    s.wall = sum(1 << seat for seat in wall)
    _lay_out(s, step, before, display, display_cards, kingsbridge, shiring)
    _reveal(s, step, events_seen, event)
    _man(s, step, before)
    count = sum(at.bit_count() for at in s.at) + len(track or {})
    if price is not None:
        s.price = price
    elif before == "draw":
        s.price = max(0, tables.TOP_PRICE - count)
    elif step:
        s.price = 0 if seats == 2 else max(0, tables.TOP_PRICE - 3 * seats + sum(s.aside))
    if step > 9:
        s.tax = tables.TAX_DIE[0]
    if before == "choose":
        s.stack = [frames.BOARD[1], frames.PLACING, frames.CHOOSE[start if asked is None else asked]]
        check(s)
    elif before == "draw":
        s.stack = [frames.BOARD[1], frames.DRAW]
    else:
        s.stack = [frames.BOARD[step]]
    return s


def _lay_out(
    s: State,
    step: int,
    before: str | int,
    display: str | None,
    display_cards: str | None,
    kingsbridge: str | None,
    shiring: str | None,
) -> None:
    held = 0
    for row in s.row:
        held |= row
    free = [c for c in tables.ROUND_CRAFTSMEN[s.round] if not held >> c & 1]
    if shiring is not None:
        s.shiring = [tables.CRAFTSMAN_IDS.index(name) for name in shiring.split()]
    elif step <= 10:
        wanted = mask(display or "", tables.CRAFTSMAN_IDS)
        s.shiring = [c for c in free if not wanted >> c & 1][:2]
    if before == "choose":
        rest = [c for c in free if c not in s.shiring]
        s.display = mask(display, tables.CRAFTSMAN_IDS) if display is not None else sum(1 << c for c in rest[:2])
        taken = 0
        for cards in s.cards:
            taken |= cards
        spare = [card for card in tables.CARDS if not taken >> card & 1]
        if display_cards is None:
            s.display_cards = sum(1 << card for card in spare[: tables.DISPLAY_CARDS - taken.bit_count()])
        else:
            s.display_cards = mask(display_cards, tables.CARD_IDS)
    owned = 0
    for mine in s.advantages:
        owned |= mine
    if s.round == tables.ROUNDS:
        on_offer = list(tables.LAST_ROUND_ADVANTAGES)
    elif kingsbridge is not None:
        on_offer = [tables.ADVANTAGE_IDS.index(name) for name in kingsbridge.split()]
    else:  # those that act at once stand for any others
        on_offer = [a for a in reversed(tables.ADVANTAGES) if not (owned | tables.LAST_ROUND_MASK) >> a & 1][:2]
    if step <= 4:
        s.kingsbridge = on_offer
    seen = owned | sum(1 << a for a in on_offer)
    others = [a for a in reversed(tables.ADVANTAGES) if not (seen | tables.LAST_ROUND_MASK) >> a & 1]
    missing = 2 * min(s.round, tables.ROUNDS - 1) - (seen & ~tables.LAST_ROUND_MASK).bit_count()
    s.advantages_seen = seen | sum(1 << a for a in others[: max(0, missing)])


def _reveal(s: State, step: int, events_seen: str, name: str) -> None:
    s.events_seen = mask(events_seen, tables.EVENT_IDS)
    now = tables.EVENT_IDS.index(name) if name else -1
    spare = [e for e in tables.EVENTS if not s.events_seen >> e & 1 and e != now]
    if s.wall:
        s.events_seen |= 1 << tables.EVENT_IDS.index("town_wall")
        spare.remove(tables.EVENT_IDS.index("town_wall"))
    while s.events_seen.bit_count() < s.round - 1:
        s.events_seen |= 1 << spare.pop(0)
    if step > 1:
        s.event = now if now >= 0 else spare.pop(0)  # the king's gift comes first and has no later effect
        s.events_seen |= 1 << s.event
    elif now >= 0:
        s.event = now


def _man(s: State, step: int, before: str | int) -> None:
    if owner_of(s, tables.OTTO) >= 0 and step <= 4:
        s.black = owner_of(s, tables.OTTO)
    for seat in range(s.seats):
        s.bag[seat] = tables.BUILDERS - s.at[seat].bit_count() - s.track.count(seat)
        idle = (
            tables.WORKERS
            + s.grey[seat]
            + (s.black == seat)
            - sum(tables.CARD_WORKERS[c] for c in members_of(s.cards[seat]))
        )
        working = before != "choose" and step <= 3
        s.free[seat], s.mill[seat] = (0, idle) if working else (idle, 0)


def action(words: str) -> Action:
    """`take_card forest_2`, `buy stone 3`, `place bishop`, `convert mason_2 2`, `pass`."""
    verb, *rest = words.split()
    args = [_TABLES[verb].index(rest[0]), *map(int, rest[1:])] if rest else []
    return Action(verb, tuple(args))


def run(s: State, script: Iterable[int] = ()) -> list[Event]:
    """Carries out the step that is next, as far as its first question; chance says what is scripted and no more."""
    listener, chance = Listener(), Scripted(script)
    top = s.stack.pop()
    MACHINE._run[top.kind](s, top, chance, listener)
    _halt_before_the_next_step(s, chance, listener)
    return listener.events


def do(s: State, *words: str, script: Iterable[int] = ()) -> list[Event]:
    """Does one thing after the other, each of them legal; the next step of the board does not begin by itself."""
    listener, chance = Listener(), Scripted(script)
    for word in words:
        a = action(word)
        assert a in RULES.legal(s), f"{word} is not legal: {options(s)}"
        top = s.stack.pop()
        MACHINE._take[top.kind](s, top, a, chance, listener)
        _halt_before_the_next_step(s, chance, listener)
    return listener.events


def _halt_before_the_next_step(s: State, chance: Scripted, listener: Listener) -> None:
    while s.stack and s.stack[-1].kind in MACHINE.phases and s.stack[-1].kind != "board":
        top = s.stack.pop()
        MACHINE._run[top.kind](s, top, chance, listener)
    assert not chance.left or s.stack[-1].kind != "board", "fewer draws than scripted"
    if not s.stack or s.stack[-1].kind != "board":
        check(s)


def go_on(s: State, script: Iterable[int] = (), after: Chance | None = None) -> list[Event]:
    """Runs on through all steps to the next question."""
    listener, chance = Listener(), Scripted(script, after)
    MACHINE.settle(s, chance, listener)
    assert not chance.left, "fewer draws than scripted"
    check(s)
    return listener.events


def options(s: State, verb: str = "") -> list[str]:
    """The legal actions in words, those of one verb only if it is given."""
    found = []
    for a in RULES.legal(s):
        names = [_TABLES[a.kind][a.args[0]], *map(str, a.args[1:])] if a.args else []
        found.append(" ".join([a.kind, *names]))
    return [words for words in found if not verb or words.split()[0] == verb]


def asks(s: State) -> tuple[str, int]:
    """What is asked and who."""
    return s.stack[-1].kind, s.stack[-1].seat


def of(events: list[Event], kind: str) -> list[tuple[int, ...]]:
    """The arguments of all events of a kind."""
    return [e.args for e in events if e.kind == kind]


def stock(s: State, seat: int) -> list[int]:
    """Stone, wood, sand and metal of a player."""
    return s.cubes[4 * seat : 4 * seat + 4]


def row(s: State, seat: int) -> list[str]:
    """The craftsmen of a player by name."""
    return [tables.CRAFTSMAN_IDS[c] for c in members_of(s.row[seat])]


def refusal(s: State, words: str) -> str:
    """The id of the reason why an action is not legal."""
    a = action(words)
    assert a not in RULES.legal(s), f"{words} is legal"
    reason = RULES.why_not(s, a)
    return reason.kind if reason else ""


def new_game(seats: int, seed: int, start: int = -1) -> State:
    """A game just begun."""
    return RULES.setup(seats, {"start_player": start}, Fast(Random(seed)))


def random_game(seats: int, seed: int, plies: int = 100_000) -> State:
    """A game of random moves, to its end or so far."""
    rng = Random(seed)
    chance = Fast(rng)
    s = RULES.setup(seats, {"start_player": -1}, chance)
    for _ in range(plies):
        if not s.stack:
            break
        RULES.step(s, rng.choice(RULES.legal(s)), chance)
    return s

"""Positions for tests, written with the names of the board: given(cloisters={0: "ENG1"}, hands={0: "FRA FRA FRA"})."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from kingsbridge_desktop.core.bits import mask_of
from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.engine import Listener
from kingsbridge_desktop.core.types import HIDDEN, Action, Chance, Event, Frame
from kingsbridge_desktop.games.web_of_power.rules import RULES
from kingsbridge_desktop.games.web_of_power.state import State, cards, pack
from kingsbridge_desktop.games.web_of_power.tables import DATA, HAND, KIND_OF, KINDS, LAND_OF, PARTS, SPACE_OF, deck
from kingsbridge_desktop.games.web_of_power.validate import check

KA, BB, LI, ES, FR = range(KINDS)  # Franconia/Aragon, Bavaria/Burgundy, Lorraine/Italy, England/Swabia, France


def kinds(names: str) -> list[int]:
    """Kinds of cards from their names."""
    return [KIND_OF[name] for name in names.split()]


def spaces(names: str) -> int:
    """A mask of spaces from their names."""
    return mask_of(SPACE_OF[name] for name in names.split())


def land(name: str) -> int:
    """A country by its short name."""
    return LAND_OF[name]


def given(
    *,
    seats: int = 3,
    start: int = 0,
    used_up: int = 0,
    hands: Mapping[int, str] | None = None,
    display: str = "",
    pile: str | None = None,
    cloisters: Mapping[int, str] | None = None,
    councillors: Mapping[int, str] | None = None,
    half_time: Mapping[int, int] | None = None,
    asks: Frame | None = None,
    turn: int = 0,
) -> State:
    """A position that can be; hands and open cards that are not named are dealt from what there is most of.

    The rest is the pile, or with a pile that is named the discard.
    """
    s = State(seats, start)
    s.used_up = used_up
    left = list(deck(seats))

    def take(wanted: list[int]) -> list[int]:
        for kind in wanted:
            left[kind] -= 1
            assert left[kind] >= 0, f"not enough cards of {DATA.kind_ids[kind]}"
        return wanted

    named = {seat: take(kinds(hand)) for seat, hand in (hands or {}).items()}
    shown = take(kinds(display))
    s.pile = [0] * KINDS
    if pile is not None:
        for kind in take(kinds(pile)):
            s.pile[kind] += 1
    for seat in range(seats):
        s.hands[seat] = pack(named[seat] if seat in named else take(_commonest(left, HAND)))
    if not display and used_up < 2:
        shown = take(_commonest(left, 2))
    s.display = [*shown, HIDDEN, HIDDEN][:2]
    if pile is None and used_up < 2:
        s.pile = left
    else:
        s.discard = left
    s.pile_size = sum(s.pile)
    for seat, names in (cloisters or {}).items():
        s.cloisters[seat] = spaces(names)
    for seat, names in (councillors or {}).items():
        for name in names.split():
            s.council[LAND_OF[name] * seats + seat] += 1
    for seat, points in (half_time or {}).items():
        s.tally[seat * PARTS] = points
    for seat in range(seats):
        for kind in cards(s.hands[seat]):
            s.drawn[seat * KINDS + kind] += 1
    s.stack = [asks or Frame("turn", turn)]
    s.derive()
    check(s)
    return s


def _commonest(left: list[int], count: int) -> list[int]:
    counts = left[:]
    found = []
    for _ in range(count):
        kind = max(range(KINDS), key=lambda k: counts[k])
        counts[kind] -= 1
        found.append(kind)
    return found


class Turned:
    """Chance that turns up the cards named, in that order, whatever the pile holds; refuses to go on after them."""

    def __init__(self, s: State, names: str) -> None:
        self.s = s
        self.wanted = kinds(names)

    def below(self, n: int, /) -> int:
        assert n == sum(self.s.pile), "the pile is what is drawn from"
        kind = self.wanted.pop(0)
        assert self.s.pile[kind], f"no {DATA.kind_ids[kind]} in the pile"
        return sum(self.s.pile[:kind])


def action(words: str) -> Action:
    """`play FRA`, `joker FRA`, `swap FRA`, `cloister ENG1`, `councillor ITA`, `take FRA`, `draw`, `done`."""
    verb, *names = words.split()
    table = {"cloister": SPACE_OF, "councillor": LAND_OF}.get(verb, KIND_OF)
    kind = f"place_{verb}" if verb in ("cloister", "councillor") else verb
    return Action(kind, tuple(table[name] for name in names))


def do(s: State, *words: str, turned: str = "") -> list[Event]:
    """Does one thing after the other, each of them legal; the cards that come from the pile are those in `turned`."""
    listener = Listener()
    chance = Turned(s, turned)
    for word in words:
        a = action(word)
        assert a in RULES.legal(s), f"{word} is not legal: {options(s)}"
        RULES.step(s, a, chance, listener)
    assert not chance.wanted, "fewer cards were turned than expected"
    return listener.events


def options(s: State, verb: str = "") -> list[str]:
    """The legal actions in words, those of one verb only if it is given."""
    found = []
    for a in RULES.legal(s):
        name = a.kind.removeprefix("place_")
        table = {"cloister": DATA.space_ids, "councillor": DATA.land_ids}.get(name, DATA.kind_ids)
        found.append(" ".join([name, *(table[arg] for arg in a.args)]))
    return [words for words in found if not verb or words.split()[0] == verb]


def asks(s: State) -> tuple[str, int]:
    """What is asked and who."""
    return s.stack[-1].kind, s.stack[-1].seat


def hand(s: State, seat: int) -> list[str]:
    """A hand in words."""
    return [DATA.kind_ids[kind] for kind in cards(s.hands[seat])]


def of(events: list[Event], kind: str) -> list[tuple[int, ...]]:
    """The arguments of all events of a kind."""
    return [event.args for event in events if event.kind == kind]


def random_game(seats: int, seed: int, plies: int = 10_000) -> State:
    """A game of random moves, to its end or so far."""
    rng = Random(seed)
    chance: Chance = Fast(rng)
    s = RULES.setup(seats, {"start_player": -1}, chance)
    for _ in range(plies):
        if not s.stack:
            break
        RULES.step(s, rng.choice(RULES.legal(s)), chance)
    return s

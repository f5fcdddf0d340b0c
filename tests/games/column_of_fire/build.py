"""Positions by name: `given(…)` sets a table up at the start of a turn, `Table.do` plays on it with scripted chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kingsbridge_desktop.core import engine
from kingsbridge_desktop.core.chance import Scripted
from kingsbridge_desktop.core.types import Action, Event, Frame
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.data import COUNTRIES, DICE, GOODS, RELIGIONS, STONES
from kingsbridge_desktop.games.column_of_fire.rules import MACHINE, RULES
from kingsbridge_desktop.games.column_of_fire.state import State

KINDS = tuple(tables.ALL_SYMBOLS[symbol] for symbol in tables.ADVANTAGE_SYMBOL)
NAMES: dict[str, Sequence[str]] = {
    "country": COUNTRIES,
    "die": DICE,
    "good": GOODS,
    "religion": RELIGIONS,
    "stone": STONES,
    "person": tables.PERSON_IDS,
    "symbol": tables.ALL_SYMBOLS,
    "kind": KINDS,
}
ARGS: dict[str, tuple[str, ...]] = {
    "choose": ("die", "country"),
    "choose_religion": ("religion",),
    "free_die": ("die",),
    "gain_good": ("good",),
    "keep_house": ("country",),
    "let_go": ("person",),
    "lose_good": ("good",),
    "pay_die": ("die",),
    "place_stone": ("stone", "country"),
    "put_on_leven": ("die",),
    "raise_house": ("country", "field"),
    "remove_person": ("person",),
    "remove_stone": ("stone", "country"),
    "resolve": ("country",),
    "sell": ("country", "good"),
    "sell_any": ("good",),
    "turn_die": ("die", "by"),
    "turn_down": ("person",),
    "turn_up": ("country",),
    "turn_use": ("person", "symbol"),
    "use_advantage": ("kind",),
}
# A table at rest: persons whose symbols do nothing by themselves, and plenty of cards below them.
OPEN = {"england": "elizabeth", "france": "caterina", "netherlands": "jan", "spain": "felipe"}


def die(number: int) -> int:
    """What chance says for a number of a coloured die."""
    return number - 1


def religion(number: int) -> int:
    """What chance says for a number of the religion die."""
    return tables.RELIGION_FACES.index(number)


def act(kind: str, *args: str | int) -> Action:
    """An action by names."""
    roles = ARGS.get(kind, ())
    ints = [arg if isinstance(arg, int) else NAMES[roles[at]].index(arg) for at, arg in enumerate(args)]
    return Action(kind, tuple(ints))


def heap(names: Sequence[str]) -> int:
    """Advantages by name."""
    return sum(tables.ONE_OF[KINDS.index(name)] for name in names)


class Table:
    """A game that is played by name; every action is checked and all scripted chance must be used."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.events: list[Event] = []

    @property
    def asked(self) -> tuple[str, int]:
        """The kind of question and the seat."""
        top = self.s.stack[-1]
        return top.kind, top.seat

    def legal(self) -> list[Action]:
        """All legal actions; sorted and unique, or the test fails."""
        found = list(RULES.legal(self.s))
        assert found == sorted(set(found))
        return found

    def can(self, kind: str, *args: str | int) -> bool:
        """Whether an action is legal; without args any of its kind."""
        if args:
            return act(kind, *args) in self.legal()
        return any(a.kind == kind for a in self.legal())

    def options(self, kind: str) -> list[tuple[int, ...]]:
        """The args of all legal actions of a kind."""
        return [a.args for a in self.legal() if a.kind == kind]

    def do(self, kind: str, *args: str | int, chance: Sequence[int] = ()) -> Table:
        """Plays an action with scripted chance."""
        self.legal()
        script = Scripted(chance)
        outcome = engine.apply(RULES, self.s, act(kind, *args), script)
        assert script.left == 0, f"{script.left} scripted results were not used"
        self.s = outcome.state
        self.events = list(outcome.events)
        return self

    def happened(self, kind: str) -> list[tuple[int, ...]]:
        """The args of the events of a kind in the last action."""
        return [e.args for e in self.events if e.kind == kind]

    def card(self, name: str) -> int:
        """What chance says for that card to be turned up next."""
        card = tables.CARD_IDS.index(name)
        below = self.s.unseen[tables.CARD_COUNTRY[card]] & ((1 << card) - 1)
        assert self.s.unseen[tables.CARD_COUNTRY[card]] >> card & 1, f"{name} is not unseen"
        return below.bit_count()

    def advantage(self, name: str) -> int:
        """What chance says for that advantage to be drawn next."""
        kind = KINDS.index(name)
        return sum(tables.count_of(self.s.supply or self.s.used, other) for other in range(kind))

    def goods(self, seat: int) -> dict[str, int]:
        """A player's goods by name, without zeros."""
        return {name: n for name, n in zip(GOODS, self.s.goods[4 * seat : 4 * seat + 4], strict=True) if n}

    def house(self, seat: int, country: str) -> int:
        """The field of a player's house, 0 for none."""
        return self.s.houses[4 * seat + COUNTRIES.index(country)]

    def stones(self, country: str) -> str:
        """The stones in a country as letters."""
        at = 3 * COUNTRIES.index(country)
        return "".join(letter * self.s.stones[at + kind] for kind, letter in enumerate("CPN"))

    def display(self, seat: int) -> list[tuple[str, str, int]]:
        """A player's persons from left to right with die and number."""
        found = []
        for entry in self.s.displays[seat]:
            die_at = entry & 7
            found.append((tables.PERSON_IDS[entry >> 3], DICE[die_at], self.s.faces[5 * seat + die_at]))
        return found

    def free(self, seat: int) -> list[str]:
        """A player's free dice."""
        return [DICE[at] for at in tables.BITS[self.s.free[seat]]]

    def leven(self, seat: int) -> dict[str, int]:
        """A player's dice on Loch Leven."""
        return {DICE[at]: self.s.faces[5 * seat + at] for at in tables.BITS[self.s.leven[seat]]}

    def hand(self, seat: int) -> list[str]:
        """A player's advantages."""
        return [name for kind, name in enumerate(KINDS) for _ in range(tables.count_of(self.s.hands[seat], kind))]

    def open(self, country: str) -> str | None:
        """The open person of a country."""
        person = self.s.open[COUNTRIES.index(country)]
        return tables.PERSON_IDS[person] if person >= 0 else None

    def is_gone(self, card: str) -> bool:
        """Whether a card has left the game."""
        at, s = tables.CARD_IDS.index(card), self.s
        lies = any(at == entry >> tables.DIE_BITS for display in s.displays for entry in display)
        return not lies and at not in s.open and not any(unseen >> at & 1 for unseen in s.unseen)


def given(
    *,
    seats: int = 4,
    half: int = 1,
    seat: int = 0,
    start: int = 0,
    year: int = 2,
    vp: Sequence[int] = (2, 2, 2, 2),
    religions: str = "CPCP",
    religion_dice: Sequence[int] = (3, 3, 3, 3),
    goods: Mapping[int, Mapping[str, int]] | None = None,
    protections: Sequence[int] = (0, 0, 0, 0),
    discs: Sequence[int] = (0, 5, 10, 15),
    houses: Mapping[str, Mapping[int, int]] | None = None,
    stones: Mapping[str, str] | None = None,
    persons: Mapping[int, Sequence[tuple[str, str, int]]] | None = None,
    leven: Mapping[int, Mapping[str, int]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    used: Sequence[str] = (),
    supply: Sequence[str] | None = None,
    shown: Mapping[str, str | None] | None = None,
    unseen: Mapping[str, Sequence[str]] | None = None,
    ending: int = 0,
    chance: Sequence[int] = (),
    settle: bool = True,
) -> Table:
    """A table at the beginning of a turn; everything not named is at rest. Advantages not named lie in the supply."""
    s = State(seats, start)
    s.year = year
    s.ending = ending
    s.vp = list(vp[:seats])
    s.religions = ["CP".index(letter) for letter in religions[:seats]]
    s.religion_dice = list(religion_dice[:seats])
    s.protections = list(protections[:seats])
    s.discs = list(discs[:seats])
    for owner, kinds in (goods or {}).items():
        for name, count in kinds.items():
            s.goods[4 * owner + GOODS.index(name)] = count
    for country, owners in (houses or {}).items():
        for owner, field in owners.items():
            s.houses[4 * owner + COUNTRIES.index(country)] = field
    for country, letters in (stones or {}).items():
        for letter in letters:
            s.stones[3 * COUNTRIES.index(country) + "CPN".index(letter)] += 1
    for owner, cards in (persons or {}).items():
        for person, name, number in cards:
            at = DICE.index(name)
            s.displays[owner] += (tables.PERSON_IDS.index(person) << 3 | at,)
            s.faces[5 * owner + at] = number
            s.free[owner] &= ~(1 << at)
    for owner, dice in (leven or {}).items():
        for name, number in dice.items():
            at = DICE.index(name)
            s.faces[5 * owner + at] = number
            s.free[owner] &= ~(1 << at)
            s.leven[owner] |= 1 << at
    _lay_decks(s, {**OPEN, **(shown or {})}, unseen or {})
    s.derive()
    rest = tables.EVERY_ADVANTAGE
    for owner, names in (hands or {}).items():
        s.hands[owner] = heap(names)
        s.hand_sizes[owner] = len(names)
        rest -= s.hands[owner]
    s.used = heap(used)
    rest -= s.used
    if supply is None:
        s.supply = rest
    else:  # what is named neither here nor there has been drawn by the last seat long ago
        s.supply = heap(supply)
        s.hands[seats - 1] += rest - s.supply
        s.hand_sizes[seats - 1] = tables.size_of(s.hands[seats - 1])
    s.supply_size = tables.size_of(s.supply)
    turn = (half - 1) * seats + (seat - start) % seats
    s.stack = [Frame("turns", -1, (turn,))]
    if turn == 0:
        s.year -= 1
    table = Table(s)
    if settle:
        script = Scripted(chance)
        listener = engine.Listener()
        MACHINE.settle(s, script, listener)
        table.events = listener.events
        assert script.left == 0
    return table


def _lay_decks(s: State, shown: Mapping[str, str | None], unseen: Mapping[str, Sequence[str]]) -> None:
    taken = {entry >> 3 for display in s.displays for entry in display}
    for country, name in enumerate(COUNTRIES):
        top = shown[name]
        s.open[country] = -1 if top is None else tables.PERSON_IDS.index(top)
        if name in unseen:
            s.unseen[country] = sum(1 << tables.CARD_IDS.index(card) for card in unseen[name])
        elif top is not None:
            s.unseen[country] = tables.DECKS[country] & ~(1 << s.open[country])
            for person in taken:
                s.unseen[country] &= ~(1 << person)


def plain(table: Table) -> dict[str, Any]:
    """The position as plain JSON."""
    return RULES.to_json(table.s)

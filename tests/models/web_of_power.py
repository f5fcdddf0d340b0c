"""Kardinal & König told a second time, from the rulebook and the ledger: lists of names, one rule after the other."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Self

from kingsbridge_desktop.core.types import NOBODY, Action
from kingsbridge_desktop.resources import assets
from tests.models.lockstep import Luck, Position

BOX = json.loads((assets() / "data" / "web_of_power.json").read_text(encoding="utf-8"))
KINDS: dict[str, list[str]] = {card["id"]: card["lands"] for card in BOX["cards"]}
COUNTS: dict[str, int] = {card["id"]: card["count"] for card in BOX["cards"]}
SPACES: dict[str, list[str]] = {land["id"]: [space["id"] for space in land["spaces"]] for land in BOX["lands"]}
LANDS = list(SPACES)
ALL_SPACES = [space for land in LANDS for space in SPACES[land]]
LAND_OF = {space: land for land in LANDS for space in SPACES[land]}
ROADS = [tuple(road["between"]) for road in BOX["roads"] if road["between"]]  # without those an owner may add
NEAR = {space: [a if b == space else b for a, b in ROADS if space in (a, b)] for space in ALL_SPACES}
ALLIANCES = [alliance["lands"] for alliance in BOX["alliances"]]
CLOISTERS, COUNCILLORS, HAND, OPEN = 20, 8, 3, 2
PARTS = ("half_time", "cloisters", "alliances", "chains")
NAMES = {"place_cloister": ALL_SPACES, "place_councillor": LANDS}  # what an action's number means; else a kind of card


def deck(seats: int) -> Counter[str]:
    """All cards of a game: one of each kind leaves with four players, two with three (WP-02)."""
    return Counter({kind: count - (5 - seats) for kind, count in COUNTS.items()})


@dataclass
class Player:
    """One player's cards and pieces."""

    hand: list[str]
    cloisters: list[str]
    councillors: Counter[str]
    points: dict[str, int]
    known: list[str]  # cards in the hand that all saw being taken from the open ones (WP-05)
    drawn: Counter[str]  # cards of the present pile that only this player has seen
    old: int  # how many cards may be from before half-time that are not known to all

    @property
    def cloisters_left(self) -> int:
        """In the supply."""
        return CLOISTERS - len(self.cloisters)

    @property
    def councillors_left(self) -> int:
        """In the supply."""
        return COUNCILLORS - self.councillors.total()

    def lay_down(self, kind: str) -> None:
        """One card out of the hand; the known one first, and what all can tell of the others then (WP-05)."""
        self.hand.remove(kind)
        if kind in self.known:
            self.known.remove(kind)
        elif self.old:
            self.old = min(self.old, len(self.hand) - len(self.known))
        else:
            self.drawn[kind] -= 1


@dataclass
class Model:
    """One table."""

    players: list[Player]
    start: int
    used_up: int
    pile: Counter[str]
    discard: Counter[str]
    shown: list[str | None]
    question: str  # "turn", "place", "more", "draw" or "over"
    seat: int
    country: str | None = None  # where this turn's first piece went
    opened: bool = False  # this turn's piece was the first in its country
    played: str = ""  # the card for the piece that must be placed now
    joker: bool = False  # two of it were played

    @classmethod
    def read(cls, position: Position) -> Self:
        """From the JSON form."""
        players = [
            Player(
                hand=_cards(part["hand"]),
                cloisters=list(part["cloisters"]),
                councillors=Counter(part["councillors"]),
                points=dict.fromkeys(PARTS, 0) | part["points"],
                known=_cards(part["memory"]["known"]),
                drawn=Counter(part["memory"]["drawn"]),
                old=part["memory"]["old"],
            )
            for part in position["players"]
        ]
        table = position["table"]
        top: dict[str, Any] = (position["stack"] or [{"kind": "over", "seat": NOBODY, "args": {}}])[-1]
        args = top["args"]
        return cls(
            players=players,
            start=table["start_player"],
            used_up=table["pile_used_up"],
            pile=Counter(table["pile"]),
            discard=Counter(table["discard"]),
            shown=list(table["open_cards"]),
            question=top["kind"],
            seat=top["seat"],
            country=args.get("opened", args.get("country")),
            opened="opened" in args,
            played=args.get("card", ""),
            joker=args.get("cards") == 2,
        )

    def write(self) -> Position:
        """Into the JSON form."""
        return {
            "game": "web_of_power",
            "seats": len(self.players),
            "players": [
                {
                    "hand": dict(Counter(p.hand)),
                    "cloisters": sorted(p.cloisters, key=ALL_SPACES.index),
                    "councillors": dict(+p.councillors),
                    "points": {part: points for part, points in p.points.items() if points},
                    "memory": {"known": dict(Counter(p.known)), "drawn": dict(+p.drawn), "old": p.old},
                }
                for p in self.players
            ],
            "table": {
                "start_player": self.start,
                "pile_used_up": self.used_up,
                "open_cards": list(self.shown),
                "pile": dict(+self.pile),
                "pile_size": self.pile.total(),
                "discard": dict(+self.discard),
                "hidden": None,
            },
            "stack": self._stack(),
        }

    def _stack(self) -> list[dict[str, Any]]:
        if self.question == "over":
            return []
        args: dict[str, Any] = {}
        if self.question == "place":
            args = {"card": self.played, "cards": 2 if self.joker else 1, "country": self.country}
        elif self.question == "more":
            args = {"country": self.country}
        elif self.question == "draw" and self.opened:
            args = {"opened": self.country}
        return [{"kind": self.question, "seat": self.seat, "args": args}]

    def asked(self) -> int:
        """Who must act."""
        return self.seat

    def scores(self) -> Sequence[int]:
        """All points so far."""
        return [sum(player.points.values()) for player in self.players]

    def winners(self) -> Iterable[int]:
        """Most points, then most pieces left, then shared (WP-38)."""
        keys = [
            (score, player.cloisters_left + player.councillors_left)
            for score, player in zip(self.scores(), self.players, strict=True)
        ]
        return [seat for seat, key in enumerate(keys) if key == max(keys)]

    def free_spaces(self, land: str) -> list[str]:
        """Where a cloister could go (WP-15)."""
        taken = [space for player in self.players for space in player.cloisters]
        return [space for space in SPACES[land] if space not in taken]

    def cloisters_in(self, land: str) -> list[int]:
        """The number of cloisters by seat."""
        return [sum(LAND_OF[space] == land for space in player.cloisters) for player in self.players]

    def councillors_in(self, land: str) -> list[int]:
        """The number of councillors by seat."""
        return [player.councillors[land] for player in self.players]

    def is_empty(self, land: str) -> bool:
        """Whether no piece stands there (WP-14)."""
        return not any(self.cloisters_in(land)) and not any(self.councillors_in(land))

    def takes_councillor(self, land: str) -> bool:
        """Not more councillors than one player has cloisters at most (WP-16)."""
        return sum(self.councillors_in(land)) < max(self.cloisters_in(land))

    def pieces_for(self, seat: int, land: str) -> list[Action]:
        """What a seat could place in a country, whatever its cards (WP-15 to WP-17)."""
        player, actions = self.players[seat], []
        if player.cloisters_left:
            actions += [_action("place_cloister", space) for space in self.free_spaces(land)]
        if player.councillors_left and self.takes_councillor(land):
            actions.append(_action("place_councillor", land))
        return actions

    def can_anybody_place(self) -> bool:
        """Whether the game goes on (WP-32)."""
        return any(self.pieces_for(seat, land) for seat in range(len(self.players)) for land in LANDS)

    def countries_of(self, kind: str, *, joker: bool) -> list[str]:
        """Where a card or a pair as a joker allows a piece (WP-12, WP-13); in a turn only one country (WP-11)."""
        allowed = [land for land in LANDS if (land in KINDS[kind]) != joker]
        return [land for land in allowed if self.country in (None, land)]

    def legal(self) -> Iterable[Action]:
        """All answers to the question."""
        if self.question == "over":
            return []
        if self.question == "place":
            lands = self.countries_of(self.played, joker=self.joker)
            return [action for land in lands for action in self.pieces_for(self.seat, land)]
        if self.question == "draw":
            return self.draws()
        if self.question == "more":
            return [*self.plays(), *([_action("done")] if self.used_up == 2 else self.draws())]
        instead = "discard" if self.used_up == 2 else "swap"  # WP-20, WP-31
        return [*self.plays(), *(_action(instead, kind) for kind in set(self.players[self.seat].hand))]

    def plays(self) -> list[Action]:
        """Cards and jokers that a piece can follow (WP-22)."""
        hand = self.players[self.seat].hand
        actions = []
        for kind in KINDS:
            for joker in (False, True):
                lands = self.countries_of(kind, joker=joker)
                fits = any(self.pieces_for(self.seat, land) for land in lands)
                if fits and hand.count(kind) >= (2 if joker else 1):
                    actions.append(_action("joker" if joker else "play", kind))
        return actions

    def draws(self) -> list[Action]:
        """An open card or the top of the pile (WP-19)."""
        return [_action("draw"), *(_action("take", kind) for kind in KINDS if kind in self.shown)]

    def step(self, action: Action, luck: Luck) -> None:
        """Answers the question and goes on to the next one."""
        kind, player = action.kind, self.players[self.seat]
        name = NAMES.get(kind, list(KINDS))[action.args[0]] if action.args else ""
        if kind in ("play", "joker"):
            self.played, self.joker, self.question = name, kind == "joker", "place"
            for _ in range(2 if self.joker else 1):
                self.lay_down(name)
        elif kind in ("swap", "discard"):
            self.lay_down(name)
            self.refill(luck)
        elif kind in ("place_cloister", "place_councillor"):
            self.place(kind, name, luck)
        elif kind == "done":
            self.end_turn()
        else:
            if kind == "take":
                self.shown[self.shown.index(name)] = None
                player.known.append(name)
            else:
                name = self.turn_up(luck)
                player.drawn[name] += 1
            player.hand.append(name)
            self.pile_check()
            self.refill(luck)

    def lay_down(self, kind: str) -> None:
        """A card to the open discard (WP-18)."""
        self.players[self.seat].lay_down(kind)
        self.discard[kind] += 1

    def place(self, kind: str, name: str, luck: Luck) -> None:
        """A piece onto the board; a second one may follow unless the country was empty (WP-14)."""
        player = self.players[self.seat]
        land = LAND_OF.get(name, name)
        is_second = self.country is not None
        opened = self.is_empty(land)
        if kind == "place_cloister":
            player.cloisters.append(name)
        else:
            player.councillors[land] += 1
        self.country = land
        self.opened = opened
        if not self.can_anybody_place():
            self.end_game()
        elif not is_second and not opened and player.hand and self.pieces_for(self.seat, land):
            self.question = "more"
        else:
            self.refill(luck)

    def refill(self, luck: Luck) -> None:
        """Asks for cards until there are three; then the open ones to two, and the next turn (WP-19, WP-30, WP-31)."""
        if self.used_up < 2 and len(self.players[self.seat].hand) < HAND:
            self.question = "draw"
            return
        for slot in range(OPEN):
            if self.shown[slot] is None and self.used_up < 2:
                self.shown[slot] = self.turn_up(luck)
                self.pile_check()
        self.end_turn()

    def turn_up(self, luck: Luck) -> str:
        """The top card of the pile: luck counts through the kinds in the order of the box."""
        cards = [kind for kind in KINDS for _ in range(self.pile[kind])]
        kind = cards[luck.below(len(cards))]
        self.pile[kind] -= 1
        return kind

    def pile_check(self) -> None:
        """The moment the last card leaves the pile: half-time, or the last round (WP-30, WP-31)."""
        if self.pile.total():
            return
        self.used_up += 1
        if self.used_up == 1:
            self.score_cloisters("half_time")
            self.pile, self.discard = self.discard, Counter()
            for player in self.players:
                player.drawn = Counter()
                player.old = len(player.hand) - len(player.known)

    def end_turn(self) -> None:
        """The next player, or the end after the one to the right of the start player (WP-31)."""
        seats = len(self.players)
        following = (self.seat + 1) % seats
        if self.used_up == 2 and following == self.start:
            self.end_game()
            return
        self.question, self.seat, self.country, self.opened = "turn", following, None, False

    def end_game(self) -> None:
        """The final scoring (WP-39)."""
        self.question, self.seat = "over", NOBODY
        self.score_cloisters("cloisters")
        for one, other in ALLIANCES:
            councillors = sum(self.councillors_in(one)) + sum(self.councillors_in(other))
            for player, ones, others in zip(
                self.players, self.councillors_in(one), self.councillors_in(other), strict=True
            ):
                most = ones == max(self.councillors_in(one)) and others == max(self.councillors_in(other))
                if most and ones and others:
                    player.points["alliances"] += councillors
        for player in self.players:
            player.points["chains"] += best_chains(frozenset(player.cloisters))

    def score_cloisters(self, part: str) -> None:
        """Country by country: the most get one point each of all, the others what the rank above has (WP-33, WP-34)."""
        for land in LANDS:
            numbers = self.cloisters_in(land)
            ranks = sorted({number for number in numbers if number}, reverse=True)
            for player, number in zip(self.players, numbers, strict=True):
                if number:
                    rank = ranks.index(number)
                    player.points[part] += sum(numbers) if rank == 0 else ranks[rank - 1]


def best_chains(cloisters: frozenset[str]) -> int:
    """The most cloisters that rows of at least four can cover, none of them twice (WP-37)."""
    rows: dict[str, set[frozenset[str]]] = {space: set() for space in cloisters}
    for space in cloisters:
        for row in _rows_from([space], cloisters):
            rows[min(row)].add(frozenset(row))

    @cache
    def best(left: frozenset[str]) -> int:
        if len(left) < 4:
            return 0
        space, most = min(left), 0
        for row in sorted(rows[space], key=len, reverse=True):
            if row <= left and most < len(left):
                most = max(most, len(row) + best(left - row))
        return most if most >= len(left) - 1 else max(most, best(left - {space}))

    return best(cloisters)


def _rows_from(row: list[str], cloisters: frozenset[str]) -> Iterator[list[str]]:
    """All rows that go on from this one."""
    if len(row) >= 4:
        yield row
    for following in NEAR[row[-1]]:
        if following in cloisters and following not in row:
            yield from _rows_from([*row, following], cloisters)


def _cards(counts: dict[str, int]) -> list[str]:
    return list(Counter(counts).elements())


def _action(kind: str, *names: str) -> Action:
    table = NAMES.get(kind, list(KINDS))
    return Action(kind, tuple(table.index(name) for name in names))


def odd_positions(position: Position, rng: Random) -> Iterator[tuple[str, Position]]:
    """Short piles in both halves, the last round, boards that are nearly full, players with few pieces left."""
    for name, used_up, pile, free in (
        ("first pile nearly used up", 0, rng.randint(1, 4), rng.randint(0, 40)),
        ("second pile nearly used up", 1, rng.randint(1, 3), rng.randint(0, 40)),
        ("last round", 2, 0, rng.randint(0, 30)),
        ("board nearly full", rng.choice((0, 1)), rng.randint(1, 20), rng.randint(0, 3)),
        ("one country each", rng.choice((0, 1)), rng.randint(1, 8), 45),
        ("last round on a full board", 2, 0, rng.randint(0, 2)),
    ):
        model = Model.read(position)
        _set_up_board(model, rng, free)
        _deal_anew(model, rng, used_up, pile)
        if model.can_anybody_place():
            yield name, model.write()


def _set_up_board(model: Model, rng: Random, free: int) -> None:
    """Cloisters on all but so many spaces, one player often with all of them; councillors often to the limit."""
    for player in model.players:
        player.cloisters, player.councillors = [], Counter()
        player.points = dict.fromkeys(PARTS, 0)
    weights = [rng.choice((1, 1, 4)) for _ in model.players]
    for space in rng.sample(ALL_SPACES, len(ALL_SPACES) - free):
        able = [player for player in model.players if player.cloisters_left]
        rng.choices(able, [weights[model.players.index(player)] for player in able])[0].cloisters.append(space)
    fill = rng.choice((0.1, 0.5, 0.95))
    for land in LANDS:
        while model.takes_councillor(land) and rng.random() < fill:
            able = [player for player in model.players if player.councillors_left]
            if not able:
                break
            rng.choice(able).councillors[land] += 1


def _deal_anew(model: Model, rng: Random, used_up: int, pile: int) -> None:
    """All cards shuffled: hands, often of one kind, two open ones, so many in the pile; a turn begins."""
    seats = len(model.players)
    cards = list(deck(seats).elements())
    rng.shuffle(cards)
    if rng.random() < 0.5:
        cards.sort(key=lambda kind: (rng.random() < 0.4, kind))
    model.start, model.seat = rng.randrange(seats), rng.randrange(seats)
    model.question, model.country, model.opened, model.used_up = "turn", None, False, used_up
    for seat, player in enumerate(model.players):
        has_acted = (seat - model.start) % seats < (model.seat - model.start) % seats
        size = rng.randint(1, HAND) if used_up == 2 and has_acted else HAND
        player.hand = [cards.pop() for _ in range(size)]
        player.known = rng.sample(player.hand, rng.randint(0, size))
        player.old = rng.randint(0, size - len(player.known)) if used_up else 0
        player.drawn = Counter(player.hand) - Counter(player.known)
        player.points["half_time"] = rng.choice((0, 30, 30, 99)) if used_up else 0
    model.shown = [cards.pop() for _ in range(OPEN)]
    if used_up == 2:
        model.shown[rng.randrange(OPEN)] = None
    model.pile = Counter(cards[:pile])
    model.discard = Counter(cards[pile:])
    if used_up == 2:
        model.discard = deck(seats) - sum((Counter(p.hand) for p in model.players), Counter())
        model.discard -= Counter(kind for kind in model.shown if kind)

"""The card game told a second time, from the rulebook and the ledger: lists of names, one rule after the other."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple, Self

from kingsbridge_desktop.core.types import NOBODY, Action
from kingsbridge_desktop.resources import assets
from tests.models.lockstep import Luck, Position

BOX = json.loads((assets() / "data" / "pillars_cards.json").read_text(encoding="utf-8"))
COLOURS = [colour["id"] for colour in BOX["colours"]]
MATERIALS = [material["id"] for material in BOX["materials"]]
ADVANTAGES = [card["id"] for card in BOX["advantages"]]
CARRIED_OVER = 3
STAGES = ("yields", "choose_material", "make_brick", "convert", "points", "use_helper", "give_up", "kept")


class Card(NamedTuple):
    """What is printed on a card."""

    value: int
    colour: str | None
    points: int
    yields: tuple[str, ...]
    converts: dict[str, int]


def _box_of_cards() -> dict[str, Card]:
    cards = {}
    for colour in COLOURS:
        for entry in BOX["craftsmen"]:
            cards[f"{colour}_{entry['id']}"] = Card(entry["value"], colour, 0, (), entry["converts"])
    for entry in [*BOX["neutrals"], *BOX["advantages"]]:
        copies = entry.get("count", 1)
        for copy in range(copies):
            name = entry["id"] if copies == 1 else f"{entry['id']}_{copy + 1}"
            yields, converts = tuple(entry.get("yields", ())), entry.get("converts", {})
            cards[name] = Card(entry["value"], None, entry.get("points", 0), yields, converts)
    return cards


CARDS = _box_of_cards()
NUMBERED = list(CARDS)  # an action names a card or a material by its number


def in_order(names: Iterable[str]) -> list[str]:
    """Cards in the order of the box."""
    return sorted(names, key=NUMBERED.index)


class Entry(NamedTuple):
    """A line of the score pad."""

    kind: str
    card: str | None
    material: str | None
    vp: int


class Trick(NamedTuple):
    """A finished trick; nobody takes the king's."""

    leader: int
    taker: int | None
    cards: list[str]


@dataclass
class Player:
    """What lies in front of one player, and the hand."""

    colour: str
    vp: int
    stock: dict[str, int]
    laid_out: list[str]
    hand: list[str]
    sheet: list[Entry] = field(default_factory=list)

    def score(self, kind: str, card: str | None, material: str | None, vp: int = 0) -> None:
        """Notes something on the pad; points count at once."""
        self.sheet.append(Entry(kind, card, material, vp))
        self.vp += vp

    @property
    def materials(self) -> int:
        """How many there are of all kinds."""
        return sum(self.stock.values())


@dataclass
class Model:
    """One table."""

    deal: int
    first: int
    leader: int
    players: list[Player]
    trick: list[str]
    tricks: list[Trick]
    advantage: str
    unseen: list[str]
    returned: list[str]
    sheets: list[list[list[Entry]]]
    question: str  # "play", a stage of the scoring, or "over"
    seat: int
    ready: list[str]  # cards of the asked player that have not converted in this scoring

    @classmethod
    def read(cls, position: Position) -> Self:
        """From the JSON form."""
        top: dict[str, Any] = (
            position["stack"][-1] if position["stack"] else {"kind": "over", "seat": NOBODY, "args": {}}
        )
        players = [
            Player(
                p["colour"],
                p["vp"],
                dict.fromkeys(MATERIALS, 0) | p["stock"],
                list(p["laid_out"]),
                list(p["hand"]),
                _entries_of(p["sheet"]),
            )
            for p in position["players"]
        ]
        table = position["table"]
        return cls(
            deal=table["deal"],
            first=table["first_leader"],
            leader=table["leader"],
            players=players,
            trick=list(table["trick"]),
            tricks=[Trick(t["leader"], t["taker"], list(t["cards"])) for t in table["finished_tricks"]],
            advantage=table["advantages"]["this_deal"],
            unseen=list(table["advantages"]["unseen"]),
            returned=list(table["advantages"]["returned"]),
            sheets=[[_entries_of(lines) for lines in sheet] for sheet in table["sheets"]],
            question=top["kind"],
            seat=top["seat"],
            ready=list(top["args"].get("cards", [])),
        )

    def write(self) -> Position:
        """Into the JSON form."""
        return {
            "game": "pillars_cards",
            "seats": len(self.players),
            "players": [
                {
                    "colour": p.colour,
                    "vp": p.vp,
                    "stock": {material: count for material, count in p.stock.items() if count},
                    "laid_out": in_order(p.laid_out),
                    "hand": in_order(p.hand),
                    "sheet": [entry._asdict() for entry in p.sheet],
                }
                for p in self.players
            ],
            "table": {
                "deal": self.deal,
                "first_leader": self.first,
                "leader": self.leader,
                "trick": list(self.trick),
                "finished_tricks": [t._asdict() for t in self.tricks],
                "advantages": {
                    "this_deal": self.advantage,
                    "unseen": in_order(self.unseen),
                    "returned": list(self.returned),
                },
                "sheets": [[[entry._asdict() for entry in lines] for lines in sheet] for sheet in self.sheets],
            },
            "stack": self._stack(),
        }

    def _stack(self) -> list[dict[str, Any]]:
        if self.question == "over":
            return []
        args = {"cards": in_order(self.ready)} if self.question == "convert" else {}
        top = {"kind": self.question, "seat": self.seat, "args": args}
        if self.question == "play":
            return [top]
        order = self.scoring_order()
        waiting = order[order.index(self.seat) + 1 :]
        return [
            {"kind": "next_deal", "seat": None, "args": {}},
            *({"kind": "score", "seat": seat, "args": {}} for seat in reversed(waiting)),
            top,
        ]

    def asked(self) -> int:
        """Who must act."""
        return self.seat

    def scores(self) -> Sequence[int]:
        """The pad's totals."""
        return [player.vp for player in self.players]

    def winners(self) -> Iterable[int]:
        """Most points; a tie is shared and nothing else counts (PC-32)."""
        best = max(player.vp for player in self.players)
        return [seat for seat, player in enumerate(self.players) if player.vp == best]

    def deck(self) -> list[str]:
        """What is dealt every time, without the advantage (PC-03, PC-04)."""
        colours = [player.colour for player in self.players]
        left_out = ["ellen"] if len(colours) == 3 else []
        return [
            name
            for name, card in CARDS.items()
            if name not in ADVANTAGES and name not in left_out and (card.colour is None or card.colour in colours)
        ]

    def legal(self) -> Iterable[Action]:
        """All answers to the question."""
        if self.question == "over":
            return []
        player = self.players[self.seat]
        held = [material for material in MATERIALS if player.stock[material]]
        if self.question == "play":
            others = [card for card in player.hand if card != "alfred"]  # PC-12
            return [_action("play", card) for card in others or player.hand]
        if self.question == "choose_material":
            return [_action("take", material) for material in CARDS["tom"].yields]
        if self.question == "give_up":
            return [_action("give_up", material) for material in held]
        if self.question == "make_brick":
            return [_action("convert", "brick_maker", "sand"), _action("done")]
        cards = ["helper"] if self.question == "use_helper" else self.ready
        pairs = [(card, material) for card in cards for material in CARDS[card].converts if material in held]
        return [*(_action("convert", *pair) for pair in pairs), _action("done")]

    def step(self, action: Action, luck: Luck) -> None:
        """Answers the question and goes on to the next one."""
        if self.question == "play":
            self.play(NUMBERED[action.args[0]], luck)
            return
        player, stage = self.players[self.seat], self.question
        again = False
        if stage == "choose_material":
            material = MATERIALS[action.args[0]]
            player.stock[material] += 1
            player.score("yield", "tom", material)
        elif stage == "give_up":
            self.give_up(player, MATERIALS[action.args[0]])
            again = True
        elif action.kind == "convert":
            card, material = NUMBERED[action.args[0]], MATERIALS[action.args[1]]
            again = self.convert(player, card, material)
        at = STAGES.index(stage)
        self.score_on(self.seat, at if again else at + 1, luck, again=again)

    def play(self, card: str, luck: Luck) -> None:
        """A card onto the table; a full trick is taken, after the last one the deal is scored."""
        seats = len(self.players)
        self.players[self.seat].hand.remove(card)
        self.trick.append(card)
        self.seat = (self.seat + 1) % seats
        if len(self.trick) < seats:
            return
        taker, leads = self.outcome(self.leader, self.trick)
        self.tricks.append(Trick(self.leader, taker, self.trick))
        self.trick = []
        self.leader = self.seat = leads
        if not any(player.hand for player in self.players):
            self.lay_out_advantage()
            self.score_on(self.first, 0, luck)

    def outcome(self, leader: int, cards: Sequence[str]) -> tuple[int | None, int]:
        """Who gets a trick and who leads the next (PC-13 to PC-16)."""
        seats = len(self.players)
        high = cards[0]
        for card in cards[1:]:
            if CARDS[card].value >= CARDS[high].value:
                high = card
        player = (leader + cards.index(high)) % seats
        if high == "king":
            return None, player
        if CARDS[high].colour is not None:
            player = [p.colour for p in self.players].index(str(CARDS[high].colour))
        return player, player

    def got(self, seat: int) -> list[str]:
        """The cards that a seat got in this deal; the king's trick if it alone got no other (PC-20)."""
        takers = [trick.taker for trick in self.tricks]
        trickless = [other for other in range(len(self.players)) if other not in takers]
        return [
            card
            for trick in self.tricks
            for card in trick.cards
            if trick.taker == seat or (trick.taker is None and trickless == [seat])
        ]

    def lay_out_advantage(self) -> None:
        """To who got it; under the stack if the king's trick lapsed with it (PC-26, PC-31)."""
        for seat, player in enumerate(self.players):
            if self.advantage in self.got(seat):
                player.laid_out.append(self.advantage)
                return
        self.returned.append(self.advantage)

    @property
    def is_last_deal(self) -> bool:
        """All five advantages are laid out (PC-32)."""
        return not self.unseen and not self.returned

    def scoring_order(self) -> list[int]:
        """Clockwise from the deal's first leader (PC-35)."""
        seats = len(self.players)
        return [(self.first + i) % seats for i in range(seats)]

    def score_on(self, seat: int, stage: int, luck: Luck, *, again: bool = False) -> None:
        """Runs the scoring from a stage of a seat until somebody must decide, at last into the next deal."""
        order = self.scoring_order()
        for who in order[order.index(seat) :]:
            for name in STAGES[stage:]:
                if self.must_decide(who, name, again=again):
                    self.question, self.seat = name, who
                    return
                again = False
            stage = 0
        self.sheets.append([player.sheet for player in self.players])
        for player in self.players:
            player.sheet = []
        if self.is_last_deal:
            self.question, self.seat = "over", NOBODY
        else:
            self.deal_cards(luck)

    def must_decide(self, seat: int, stage: str, *, again: bool) -> bool:
        """Does what a stage does by itself; says whether the player has something to decide (PC-35, PC-36)."""
        player, got = self.players[seat], in_order(self.got(seat))
        if stage == "yields":
            for card in got:
                if len(CARDS[card].yields) == 1:
                    (material,) = CARDS[card].yields
                    player.stock[material] += 1
                    player.score("yield", card, material)
        elif stage == "choose_material":
            return "tom" in got
        elif stage == "make_brick":
            return not again and "brick_maker" in player.laid_out and player.stock["sand"] > 0
        elif stage == "convert":
            if not again:
                own = [card for card in got if CARDS[card].colour == player.colour]
                self.ready = own + [card for card in ("bell_founder", "potter") if card in player.laid_out]
            return any(player.stock[material] for card in self.ready for material in CARDS[card].converts)
        elif stage == "points":
            self.count_cards(player, got)
        elif stage == "use_helper":
            return "helper" in player.laid_out and player.materials > 0
        elif stage == "give_up":
            return self.has_choice_of_surplus(player)
        else:
            for material in MATERIALS:
                for _ in range(player.stock[material]):
                    player.score("kept", None, material)
        return False

    def convert(self, player: Player, card: str, material: str) -> bool:
        """Turns a material; gives whether the same question may come again."""
        player.stock[material] -= 1
        if card == "brick_maker":
            player.stock["stone"] += 1
            player.score("brick", card, material)
            return False
        player.score("helper" if card == "helper" else "conversion", card, material, CARDS[card].converts[material])
        if card != "helper":  # PC-23, PC-27: once each; PC-29: any number
            self.ready.remove(card)
        return True

    def count_cards(self, player: Player, got: Sequence[str]) -> None:
        """A point for each own craftsman, then what stands on the black cards, then the painter (PC-24, PC-25)."""
        for card in got:
            if CARDS[card].colour == player.colour:
                player.score("craftsman", card, None, 1)
        for card in got:
            points = CARDS[card].points
            if points and card not in ADVANTAGES:
                kind = "king" if card == "king" else "plus" if points > 0 else "minus"
                player.score(kind, card, None, points)
        if "painter" in player.laid_out:
            player.score("painter", "painter", None, 1)

    def give_up(self, player: Player, material: str) -> None:
        """One material back to the box."""
        player.stock[material] -= 1
        player.score("given_up", None, material)

    def has_choice_of_surplus(self, player: Player) -> bool:
        """Whether the owner chooses what is given up; of one kind alone it goes by itself (PC-28, PC-35)."""
        if self.is_last_deal or player.materials <= CARRIED_OVER:
            return False
        kinds = [material for material in MATERIALS if player.stock[material]]
        if len(kinds) > 1:
            return True
        while player.materials > CARRIED_OVER:
            self.give_up(player, kinds[0])
        return False

    def deal_cards(self, luck: Luck) -> None:
        """The next advantage, a shuffle from the end, the first cards to seat 0 (PC-02, PC-04, PC-30, PC-34).

        The unseen advantages come before the returned ones; their order is drawn only now.
        """
        if self.unseen:
            self.advantage = self.unseen.pop(luck.below(len(self.unseen)))
        else:
            self.advantage = self.returned.pop(0)
        cards = [*self.deck(), self.advantage]
        for last in range(len(cards) - 1, 0, -1):
            other = luck.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        self.deal += 1
        self.begin_deal(cards)

    def begin_deal(self, cards: Sequence[str]) -> None:
        """The hands, and Lady Aliena's holder leads (PC-10)."""
        size = len(cards) // len(self.players)
        self.tricks, self.trick = [], []
        for seat, player in enumerate(self.players):
            player.hand = list(cards[seat * size : (seat + 1) * size])
            player.sheet = []
            if "aliena" in player.hand:
                self.first = self.leader = self.seat = seat
        self.question = "play"


def _entries_of(lines: Iterable[dict[str, Any]]) -> list[Entry]:
    return [Entry(line["kind"], line["card"], line["material"], line["vp"]) for line in lines]


def _action(kind: str, *names: str) -> Action:
    return Action(kind, tuple(MATERIALS.index(n) if n in MATERIALS else NUMBERED.index(n) for n in names))


def odd_positions(position: Position, rng: Random) -> Iterator[tuple[str, Position]]:
    """Late deals with many advantages laid out, tricks that only some players got, full and lopsided stocks."""
    seats = len(position["players"])
    everybody = list(range(seats))
    some = rng.sample(everybody, seats - 1)
    for name, laid, back, takers in (
        ("last deal, all but one trickless", 4, 0, [rng.choice(everybody)]),
        ("last deal, one trickless", 4, 0, some),
        ("last deal, advantages with one player", 4, 0, everybody),
        ("advantages returned, one trickless", 2, 2, some),
        ("advantages returned, two trickless", 3, 1, rng.sample(everybody, seats - 2)),
        ("helper and brick maker early", 3, 0, everybody),
    ):
        model = Model.read(position)
        _arrange(model, rng, laid, back, one_owner="one player" in name)
        _play_tricks(model, rng, takers)
        yield name, model.write()


def _arrange(model: Model, rng: Random, laid: int, back: int, *, one_owner: bool) -> None:
    """A new deal with so many advantages laid out and returned, some points and materials."""
    names = rng.sample(ADVANTAGES, len(ADVANTAGES))
    owner = rng.randrange(len(model.players))
    for player in model.players:
        player.laid_out = []
        player.vp = rng.choice((-12, 0, 40, 40, 41))
        kinds = rng.sample(MATERIALS, rng.choice((1, 2, 4)))
        player.stock = dict.fromkeys(MATERIALS, 0)
        for _ in range(rng.choice((0, CARRIED_OVER, CARRIED_OVER))):
            player.stock[rng.choice(kinds)] += 1
    for advantage in names[:laid]:
        model.players[owner if one_owner else rng.randrange(len(model.players))].laid_out.append(advantage)
    model.advantage = names[laid]
    model.returned = names[laid + 1 : laid + 1 + back]
    model.unseen = names[laid + 1 + back :]
    model.deal = laid + back + 1
    model.sheets = []
    cards = [*model.deck(), model.advantage]
    rng.shuffle(cards)
    model.begin_deal(cards)


def _play_tricks(model: Model, rng: Random, takers: Sequence[int]) -> None:
    """Finishes all tricks but the last ones so that only these seats get some; hands are made to fit.

    The king's trick holds the advantage more often than not. Lady Aliena and Alfred Builder stay in the hands.
    """
    seats = len(model.players)
    rest = [card for player in model.players for card in player.hand]
    size, left = len(rest) // seats, rng.choice((1, 2))
    first = model.first
    kept = {"aliena", "alfred"}
    king_at = rng.randrange(size - left)
    for number in range(size - left):
        for _ in range(200):
            pool = [card for card in rest if card not in kept and (number == king_at or card != "king")]
            cards = rng.sample(pool, seats)
            if number == king_at:
                chosen = ["king", model.advantage] if rng.random() < 0.7 and model.advantage in pool else ["king"]
                cards = chosen + [card for card in cards if card not in chosen][: seats - len(chosen)]
                rng.shuffle(cards)
            taker, leads = model.outcome(model.leader, cards)
            if taker is None or taker in takers:
                break
        model.tricks.append(Trick(model.leader, taker, cards))
        model.leader = leads
        rest = [card for card in rest if card not in cards]
    rest.remove("aliena")
    rng.shuffle(rest)
    for seat, player in enumerate(model.players):
        player.hand = [rest.pop() for _ in range(left - (seat == first))] + (["aliena"] if seat == first else [])
    model.seat = model.leader

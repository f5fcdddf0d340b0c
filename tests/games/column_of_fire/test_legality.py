"""Every action is legal or has a reason, and the reason is true: so says the second model, told from the ledger."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.types import GAME_OVER, OTHER_QUESTION, Action, Reason
from kingsbridge_desktop.games.column_of_fire.actions import NEVER
from kingsbridge_desktop.games.column_of_fire.rules import RULES
from kingsbridge_desktop.games.column_of_fire.state import State
from kingsbridge_desktop.text.column_of_fire_log import REASON_SHAPES
from tests.games.column_of_fire.build import act, given
from tests.models.column_of_fire import AGAIN, Model, odd_positions
from tests.models.parts.column_of_fire_box import (
    ADVANTAGES,
    COLOURED,
    COUNTRIES,
    DICE,
    DIE_OF,
    EVENTS,
    GOODS,
    JOKER,
    PERSONS,
    PRICES,
    RELIGION_DIE,
    RELIGIONS,
    STONES,
    SYMBOLS,
    TRACK,
    Deed,
    deed,
    to_deed,
)
from tests.models.parts.column_of_fire_table import Player, Step, buyers

GAMES = 14  # at each table, and as many from odd positions
EVERY = 29  # so many positions are passed over before all actions are tried again

Fact = Callable[..., bool]


class Claim:
    """A reason given for an action in a position, all in names."""

    def __init__(self, model: Model, done: Deed, reason: Reason) -> None:
        self.model, self.done, self.reason = model, done, reason
        self.step: Step = model.agenda[-1]
        self.seat = self.step.seat
        self.player: Player = model.players[self.seat]

    def number(self, die: str) -> int:
        return self.player.religion_die if die == RELIGION_DIE else self.player.number(die)

    def house(self, country: str) -> int:
        return self.model.countries[country].houses.get(self.seat, 0)

    def skipped(self, field: int) -> int:
        """How many unoccupied fields of its colour lie before a field (CF-53)."""
        ahead = [at for at in self.model.unoccupied_ahead(self.seat) if TRACK[at].die == TRACK[field].die]
        return ahead.index(field)

    def price(self) -> int:
        """What the action costs, in VP."""
        if self.done.kind == "move":
            return self.skipped(self.done.args[0])
        if self.done.kind == "lose_vp":
            return int(self.done.args[0])
        return {"pay_die": 3, "pass": 1}[self.done.kind]

    def is_true(self) -> bool:
        names = [(_NAMES[role][arg] if role in _NAMES else arg) for role, arg in self.roles()]
        return TRUE[self.reason.kind](self, *names)

    def roles(self) -> list[tuple[str, int]]:
        if self.reason == OTHER_QUESTION:
            return []
        return list(zip(REASON_SHAPES.get(self.reason.kind, "").split(), self.reason.args, strict=True))


_NAMES: dict[str, tuple[str, ...]] = {
    "die": DICE,
    "country": COUNTRIES,
    "good": GOODS,
    "stone": STONES,
    "person": tuple(PERSONS),
    "symbol": SYMBOLS,
}

TRUE: dict[str, Fact] = {
    "inside_a_step": lambda c: c.step.kind not in AGAIN,  # CF-17
    "die_is_free": lambda c, die: die == c.done.args[0] and die in c.player.free_dice(),
    "vp_too_few": lambda c, price, have: have == c.player.vp < price == c.price(),
    "advantage_not_held": lambda c, symbol: symbol == c.done.args[0] and symbol not in c.player.hand,
    "vp_advantage_at_end": lambda c: c.done.args[0] in ("vp_1", "vp_2", "vp_3"),
    "nothing_to_do": lambda c, symbol: not c.model.targets(c.seat, symbol),
    "die_of_other_country": lambda c, die, country: (
        (die, country) == c.done.args and die not in (DIE_OF[country], JOKER)
    ),
    "die_on_card": lambda c, die: die == c.done.args[0] and die not in c.player.free_dice(),
    "die_not_rolled": lambda c, die: die == c.done.args[0] and die not in c.model.rolled,
    "house_not_raised": lambda c, country, number: c.house(country) == number >= _wanted_number(c, country),
    "own_field": lambda c, field: field == c.done.args[0] == c.player.disc,
    "turn_began_here": lambda c, field: field == c.done.args[0] == c.model.turn_began_on != c.player.disc,
    "field_occupied": lambda c, field, other: (
        field == c.done.args[0] == c.model.players[other].disc and other != c.seat
    ),
    "field_needs_die": lambda c, field, die: TRACK[field].die == die and die not in c.player.free_dice(),
    "field_too_far": lambda c, field, most: c.skipped(field) > most == 3,
    "skip_price": lambda c, field, price: price == c.skipped(field) != c.done.args[1],
    "must_move": lambda c: bool(c.model.moves(c.seat)),
    "not_bought_there": lambda c, country, good: (country, good) == c.done.args and good not in PRICES[country],
    "no_good": lambda c, good: good == c.done.args[-1] and not c.player.goods[good],
    "no_house": lambda c, country: country == c.done.args[0] and not c.house(country),
    "no_house_for": lambda c, good: good == c.done.args[0] and not any(map(c.house, buyers(good))),
    "sold_there": lambda c, country, good: (country, good) == c.done.args and (country, good) in c.model.sold,
    "no_religion_field": lambda c, country: (
        country == c.done.args[1] and len(c.model.countries[country].stones) == (3 if c.model.seats == 2 else 4)
    ),
    "neutral_stays": lambda c: c.done.kind == "remove_stone" and c.done.args[0] == "neutral",
    "no_such_stone": lambda c, stone, country: stone not in c.model.countries[country].stones,
    "die_at_lowest": lambda c, die: c.number(die) == 1 and c.done in (deed("turn_die", die, -1), deed("turn_religion")),
    "die_at_highest": lambda c, die: (
        c.done == deed("turn_die", die, 1) and c.number(die) == (5 if die == RELIGION_DIE else 6)
    ),
    "person_of_other": lambda c, person, other: (
        other != c.seat and person in [card for card, _ in c.model.players[other].display]
    ),
    "religion_die_stays": lambda c: c.done.args == (RELIGION_DIE,),
    "die_on_leven": lambda c, die: die == c.done.args[0] and die in c.player.leven,
    "no_protection": lambda c: not c.player.protections,
    "person_leaves_unused": lambda c, person: (
        person == c.step.about[0][0] and c.number(dict(c.player.display)[person]) == 1
    ),
    # What is used between the steps is never out of place for this reason.
    "other_question": lambda c: (
        c.done.kind not in ("pay_die", "use_advantage") and c.done not in asked_for(c.model, c.step)
    ),
}


def _wanted_number(c: Claim, country: str) -> int:
    """The house field that the action is about (CF-35, CF-47)."""
    if c.done.kind == "raise_house":
        return int(c.done.args[1])
    assert c.model.is_used_up(c.model.countries[country])
    return c.number(c.done.args[0])


def asked_for(model: Model, step: Step) -> set[Deed]:
    """Whatever answers the question that is asked, whether or not the asked player has what it takes."""
    player, about = model.players[step.seat], step.about
    match step.kind:
        case "turn_religion" | "turn_religion_first":
            return {deed("turn_religion" if player.religion_die > 1 else "reroll_religion")}
        case "choose_religion":
            return {deed("choose_religion", religion) for religion in RELIGIONS}
        case "turn_person":
            person = about[0][0]
            if player.number(dict(player.display)[person]) == 1:
                return {deed("let_go", person)}
            return {deed("turn_down", person), *(deed("turn_use", person, one) for one in PERSONS[person].symbols)}
        case "choose":
            pairs = [(die, country) for die in COLOURED for country in COUNTRIES if die in (DIE_OF[country], JOKER)]
            return {deed("pass"), *(deed("choose", *pair) for pair in pairs)}
        case "stone":
            shown = model.countries[about[1]].shown
            assert shown
            return {deed("place_stone", PERSONS[shown].stone, about[1]), deed("protect")}
        case "house":
            return {deed("keep_house", about[1]), deed("raise_house", about[1], player.number(about[0]))}
        case "act":
            return {
                deed("decline"),
                *(one for symbol in PERSONS[about[0]].symbols for one in ways(model, step, symbol)),
            }
        case "use_field":
            return {deed("decline"), *ways(model, step, TRACK[about[0]].symbol)}
        case "pick_target":
            return ways(model, step, about[0])
        case "move":
            return {deed("stay"), *(deed("move", field, price) for field in range(len(TRACK)) for price in range(4))}
        case "ship":
            stones = {deed("place_stone", "neutral", about[0])} if model.seats < 4 and not about[1] else set()
            return {deed("done"), *(deed("sell", about[0], good) for good in PRICES[about[0]]), *stones}
        case "trade":
            gains = set() if about[1] else {deed("gain_good", about[0])}
            return {deed("done"), *(deed("sell", country, about[0]) for country in buyers(about[0])), *gains}
        case "order_conflicts":
            return {deed("resolve", country) for country in model.burning()}
        case "answer_event":
            return answers(player, about[0])
        case "turn_up":
            return {deed("turn_up", *about)}
    return {deed(step.kind)}  # turn_leven, roll, end_turn


def answers(player: Player, event: str) -> set[Deed]:
    """CF-80, CF-83, CF-87, CF-88"""
    card = EVENTS[event]
    if card.effect == "bonus":
        return {deed("decline"), deed("give_protection")}
    harm: dict[str, list[Deed]] = {
        "lose_vp": [deed("lose_vp", min(card.value, player.vp))],
        "lose_goods": [deed("lose_good", good) for good in GOODS],
        "die_to_loch_leven": [deed("put_on_leven", die) for die in COLOURED],
    }
    return {deed("avert"), *harm[card.effect]}


def ways(model: Model, step: Step, symbol: str) -> set[Deed]:
    """All that a symbol is for (CF-100 to CF-111)."""
    player = model.players[step.seat]
    name = symbol.partition("_")[2]
    if symbol.startswith("good_"):
        return {deed("gain_good", name)}
    if symbol.startswith("vp_"):
        return {deed("gain_vp", int(name))}
    if symbol.startswith("stone_"):
        places = {deed("place_stone", name, country) for country in COUNTRIES}
        return places | ({deed("remove_stone", name, country) for country in COUNTRIES} if name != "neutral" else set())
    shown = [country.shown for country in model.countries.values() if country.shown]
    return {
        "any_good": {deed("gain_good", good) for good in GOODS},
        "advantage": {deed("draw_advantage")},
        "protection": {deed("gain_protection")},
        "captain": {deed("sell_any", good) for good in GOODS},
        "turn_die": {deed("turn_die", die, by) for die in DICE for by in (-1, 1)},
        "remove_person": {deed("remove_person", person) for person in [*shown, *(card for card, _ in player.display)]},
        "advance": {deed("advance", model.unoccupied_ahead(step.seat)[0])},
        "free_die": {deed("free_die", die) for die in DICE},
    }[symbol]


def starts(seats: int) -> Iterator[tuple[State, Random]]:
    """New games, and positions that games seldom lead to."""
    for seed in range(GAMES):
        rng = Random(f"{seats} {seed}")
        s = RULES.setup(seats, {"start_player": -1}, Fast(rng))
        yield s, rng
        middle = s.copy()
        for _ in range(rng.randrange(5, 90)):
            if middle.stack:
                RULES.step(middle, rng.choice(RULES.legal(middle)), Fast(rng))
        if middle.stack:
            odd = list(odd_positions(RULES.to_json(middle), rng))
            for name_and_position in rng.sample(odd, 4):
                yield RULES.from_json(name_and_position[1]), rng


def is_rare(s: State) -> bool:
    """More may be sold after a sale, or a die was freed after the roll."""
    top = s.stack[-1]
    return bool(s.sold) or (top.kind == "choose" and s.rolled != s.free[top.seat])


def positions(seats: int) -> Iterator[State]:
    """Some of the positions of whole games; what is legal in any of them is in the alphabet."""
    alphabet = frozenset(RULES.alphabet(seats))
    yield given(seats=seats, half=2, hands={0: ["captain"]}).s  # who has nothing to sell
    count = 0
    for start, rng in starts(seats):
        s, chance = start.copy(), Fast(rng)
        while s.stack:
            legal = RULES.legal(s)
            assert alphabet.issuperset(legal)
            if count % EVERY == 0 or is_rare(s):
                yield s
            count += 1
            RULES.step(s, rng.choice(legal), chance)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_action_is_legal_or_has_a_reason_that_is_true(seats):
    """Every kind of reason is met but one: a colour has four fields and three may be skipped, so none is too far."""
    actions = [*RULES.alphabet(seats), *NEVER]
    met = set()
    for s in positions(seats):
        model = Model.read(RULES.to_json(s))
        legal = set(RULES.legal(s))
        for action in actions:
            reason = RULES.why_not(s, action)
            assert (reason is None) == (action in legal), (action, reason)
            if reason is not None:
                met.add(reason.kind)
                claim = Claim(model, to_deed(action), reason)
                assert claim.is_true(), (claim.done, reason, claim.step, RULES.to_json(s))
    assert set(TRUE) - met <= {"field_too_far"}


def test_the_alphabet_is_sorted_and_has_no_action_twice():
    for seats in RULES.seats:
        alphabet = list(RULES.alphabet(seats))
        assert alphabet == sorted(set(alphabet))
        assert NEVER.isdisjoint(alphabet)


def test_after_the_end_the_game_is_over():
    t = given(half=2, seat=3, vp=[50, 2, 2, 2], ending=1)
    t.s.stack.clear()
    assert {RULES.why_not(t.s, action) for action in RULES.alphabet(4)} == {GAME_OVER}
    assert RULES.why_not(t.s, Action("dance")) is None


NONSENSE: list[Any] = [
    Action("dance"),
    Action("choose", ()),
    Action("choose", (7, 7)),
    Action("choose", (5, 0)),
    Action("choose", (-1, 0)),
    Action("move", (99, 0)),
    Action("move", (0, 4)),
    Action("use_advantage", (-1,)),
    Action("use_advantage", (len(ADVANTAGES),)),
    Action("roll", (1,)),
    Action("turn_use", (0, 16)),
]


@pytest.mark.parametrize("action", NONSENSE, ids=str)
def test_what_is_no_action_of_the_game_has_no_reason(action):
    assert RULES.why_not(given(half=2).s, action) is None


def test_what_can_never_be_done_is_still_explained():
    """CF-30, CF-11, CF-78, CF-35, CF-113, CF-88"""
    t = given(half=2, hands={0: ["vp_1"]}, houses={"england": {0: 1}})
    for action, kind in (
        (act("choose", "white", "spain"), "die_of_other_country"),
        (act("sell", "england", "ore"), "not_bought_there"),
        (act("remove_stone", "neutral", "england"), "neutral_stays"),
        (act("raise_house", "england", 1), "house_not_raised"),
        (act("use_advantage", "vp_1"), "vp_advantage_at_end"),
        (act("put_on_leven", "black"), "religion_die_stays"),
    ):
        assert action not in RULES.alphabet(4)
        reason = RULES.why_not(t.s, action)
        assert reason is not None
        assert reason.kind == kind

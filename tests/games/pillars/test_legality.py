"""Whatever can be meant is either legal or refused for a reason, and the reason is true.

What is true is said here a second time, from the ledger, on the tables of the game's second model.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.types import GAME_OVER, OTHER_QUESTION, Action
from kingsbridge_desktop.games.pillars.actions import alphabet
from kingsbridge_desktop.games.pillars.rules import RULES
from kingsbridge_desktop.games.pillars.state import State
from tests.games.pillars.build import given, random_game
from tests.models.parts import pillars_table as t
from tests.models.parts.pillars_form import CARD_ORDER, CRAFTSMAN_ORDER, SPACE_ORDER, heard, read_table
from tests.models.parts.pillars_odd import odd_positions
from tests.models.parts.pillars_table import Player, Table

GAMES = 12  # for each number of players; as many odd beginnings, six each
Numbers = tuple[int, ...]

ANSWERS = {  # what each question can be answered with, whatever else there is to say against it
    "choose": {"pass", "take_card", "take_craftsman"},
    "discard": {"discard"},
    "collapse": {"discard"},
    "veto": {"accept", "throw_back"},
    "place": {"pass", "place", "remigius"},
    "place_passed": {"pass", "place", "remigius"},
    "bishop": {"protect", "take_resource"},
    "thomas": {"decline", "use"},
    "tax_freedom": {"decline", "use"},
    "bless": {"bless"},
    "market": {"leave", "buy", "sell"},
    "build": {"done", "convert"},
    "give_up": {"give_up"},
}
BUYING = {"stone": 4, "wood": 3, "sand": 2}  # PE-53


class Case:
    """A position as the model reads it, the asked player, and an action in words."""

    def __init__(self, table: Table, action: Action) -> None:
        assert table.question
        self.table, self.asked = table, table.question.what
        self.me: Player = table.players[table.question.seat]
        self.words = heard(action)
        self.thing = str(self.words[1]) if len(self.words) > 1 else ""
        self.amount = int(self.words[2]) if len(self.words) > 2 else 1

    @property
    def left(self) -> int:
        """PE-56, PE-94 How often the named craftsman may still work."""
        whole = t.CRAFTSMEN[self.thing].capacity + (self.me.blessed == self.thing)
        return whole - self.table.used.get(self.thing, 0)

    @property
    def price(self) -> int:
        """PE-33, PE-34 What placing costs."""
        return self.table.price if self.asked == "place" else 0


def earlier_is_free(c: Case) -> bool:
    """PE-36"""
    location = next(spaces for spaces in t.IN_ORDER if c.thing in spaces)
    free = [space for space in location if c.table.builder_on(space) is None]
    return c.thing in free and free[0] != c.thing


def lacks_right(c: Case, numbers: Numbers) -> bool:
    """PE-55"""
    trades = c.me.trades()
    (right,) = numbers
    return (
        c.words[0] == "convert" and c.thing.startswith("mason_") and not set(trades) & set(t.MIXERS),
        c.words[:2] == ("buy", "wood") and not set(trades) & set(t.WOODWORKERS),
        c.words[:2] == ("sell", "stone") and "stonecutter" not in trades,
    )[right]


def short_of(c: Case, numbers: Numbers) -> bool:
    """PE-56 Of the kind that is named, and by as much."""
    kind = [*t.KINDS, "gold"][numbers[1]]
    held = c.me.gold if kind == "gold" else c.me.stock[kind]
    wanted = t.CRAFTSMEN[c.thing].takes[kind] * c.amount
    return held < wanted and numbers == (craftsman(c), numbers[1], wanted, held) and c.amount <= c.left


def card(c: Case) -> int:
    return CARD_ORDER.index(c.thing)


def craftsman(c: Case) -> int:
    return CRAFTSMAN_ORDER.index(c.thing)


def space(c: Case) -> int:
    return SPACE_ORDER.index(c.thing)


def kind(c: Case) -> int:
    return t.KINDS.index(c.thing)


def cost(c: Case) -> int:
    return t.CRAFTSMEN[c.thing].cost


IS_TRUE: dict[str, Callable[[Case, Numbers], bool]] = {
    "card_not_on_display": lambda c, n: c.thing not in c.table.display_cards and n == (card(c),),
    "too_few_workers": lambda c, n: n == (card(c), t.CARDS[c.thing].workers, c.me.free) and n[1] > n[2],
    "craftsman_at_shiring": lambda c, n: c.thing in c.table.shiring and n == (craftsman(c),),
    "craftsman_not_on_display": lambda c, n: c.thing not in c.table.display and n == (craftsman(c),),
    "too_little_gold_for_craftsman": lambda c, n: n == (craftsman(c), cost(c), c.me.gold) and n[1] > n[2],
    "craftsman_not_held": lambda c, n: c.thing not in c.me.row and n == (craftsman(c),),
    "placing_is_free": lambda c, n: c.asked == "place" and c.price == 0,
    "passed_builder_must_be_placed": lambda c, n: c.asked == "place_passed",
    "space_taken": lambda c, n: c.table.builder_on(c.thing) is not None and n == (space(c),),
    "earlier_space_first": lambda c, n: earlier_is_free(c) and n == (space(c),),
    "too_little_gold_for_builder": lambda c, n: n == (c.price, c.me.gold) and n[0] > n[1],
    "advantage_not_held": lambda c, n: "remigius" not in c.me.advantages and n == (t.ADVANTAGES.index("remigius"),),
    "remigius_not_needed": lambda c, n: "remigius" in c.me.advantages and c.price == 0,
    "nothing_to_protect_from": lambda c, n: c.table.event in t.GOOD_EVENTS,
    "no_metal_on_market": lambda c, n: c.thing == "metal",
    "sold_out": lambda c, n: c.table.market[c.thing] == 0 and n == (kind(c),),
    "craftsman_cannot_be_blessed": lambda c, n: c.thing in t.NEVER_BLESSED and n == (craftsman(c),),
    "advantage_not_asked": lambda c, n: (
        c.thing != {"thomas": "archbishop_thomas"}.get(c.asked, c.asked) and n == (t.ADVANTAGES.index(c.thing),)
    ),
    "metal_not_for_sale": lambda c, n: c.thing == "metal",
    "at_least_one": lambda c, n: c.amount == 0 and n == (kind(c),),
    "market_short": lambda c, n: 0 < c.table.market[c.thing] < c.amount and n == (kind(c), c.table.market[c.thing]),
    "too_little_gold_for_goods": lambda c, n: (
        n == (kind(c), BUYING[c.thing] * c.amount, c.me.gold) and n[1] > n[2] and c.amount <= c.table.market[c.thing]
    ),
    "bought_this_round": lambda c, n: c.thing in c.me.bought and n == (kind(c),),
    "not_in_stock": lambda c, n: not c.me.stock[c.thing] and n == (kind(c),),
    "not_that_many": lambda c, n: 0 < c.me.stock[c.thing] < c.amount and n == (kind(c), c.me.stock[c.thing]),
    "at_least_once": lambda c, n: c.amount == 0 and n == (craftsman(c),),
    "capacity_used": lambda c, n: c.amount > c.left and n == (craftsman(c), c.left),
    "must_hold": lambda c, n: (
        c.thing == "tool_maker" and not c.me.stock["metal"] and n == (craftsman(c), t.KINDS.index("metal"), 1)
    ),
    "not_enough_to_convert": short_of,
    "no_right": lacks_right,
}


def on_the_way(s: State, rng: Random, every: int) -> Iterator[State]:
    """Some of the questions from here to the end of the game, played by chance, but Remigius is seldom used."""
    chance, ply = Fast(rng), 0
    while s.stack:
        if ply % every == 0:
            yield s
        liked = [a for a in RULES.legal(s) if a.kind != "remigius" or rng.random() < 0.01]
        RULES.step(s, rng.choice(liked), chance)
        ply += 1


def positions(seats: int) -> Iterator[State]:
    for seed in range(GAMES):
        yield from on_the_way(random_game(seats, seed, 0), Random(seed), 5)
    for seed in range(GAMES):
        rng = Random(seed)
        half = RULES.to_json(random_game(seats, seed, rng.randint(1, 150)))
        for _, odd in odd_positions(half, rng) if half["stack"] else ():
            yield from on_the_way(RULES.from_json(odd), rng, 20)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_not_legal_has_a_reason_that_is_true(seats):
    letters, met = alphabet(seats), {OTHER_QUESTION.kind}
    for s in positions(seats):
        legal, table = set(RULES.legal(s)), read_table(RULES.to_json(s))
        assert legal <= set(letters)
        assert table.question
        for action in letters:
            reason = RULES.why_not(s, action)
            if action in legal:
                assert reason is None, action
            elif action.kind not in ANSWERS[table.question.what]:
                assert reason == OTHER_QUESTION, (action, reason)
            else:
                assert reason is not None, (action, RULES.to_json(s))
                met.add(reason.kind)
                assert IS_TRUE[reason.kind](Case(table, action), reason.args), (action, reason, RULES.to_json(s))
    never = {"placing_is_free"} if seats == 2 else set()  # six builders leave the marker on 1
    assert met == {OTHER_QUESTION.kind, *IS_TRUE} - never, "a reason that never comes proves nothing"


def test_the_alphabet_is_sorted_and_without_doubles():
    letters = list(alphabet(3))
    assert letters == sorted(set(letters))


@pytest.mark.parametrize(
    "nonsense",
    [Action("dance"), Action("pass", (1,)), Action("place", (17,)), Action("buy", (0,)), Action("sell", (0, -1))],
)
def test_nonsense_has_no_reason(nonsense):
    assert RULES.why_not(given(), nonsense) is None


def test_another_question_is_asked():
    s = given(asked=0)
    assert RULES.why_not(s, Action("throw_back")) == OTHER_QUESTION
    assert RULES.why_not(s, Action("place", (0,))) == OTHER_QUESTION


def test_after_the_end_nothing_is_legal():
    s = random_game(2, 1)
    assert {RULES.why_not(s, action) for action in alphabet(2)} == {GAME_OVER}
    assert RULES.why_not(s, Action("dance")) is None

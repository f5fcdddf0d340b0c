"""Everything that could ever be done is either legal or refused for a reason that is true of the position.

The truths are written from the rules and asked of the second model, which shares no code with the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.types import GAME_OVER, Action, Frame, Reason
from kingsbridge_desktop.games.pillars_cards.actions import MEANINGFUL
from kingsbridge_desktop.games.pillars_cards.rules import RULES
from kingsbridge_desktop.games.pillars_cards.state import State
from kingsbridge_desktop.text.pillars_cards import REASONS
from tests.games.pillars_cards.build import cards, convert, given, play, random_game, scoring, take
from tests.models import pillars_cards as box
from tests.models.lockstep import odd_starts
from tests.models.pillars_cards import ADVANTAGES, CARDS, CARRIED_OVER, MATERIALS, NUMBERED, Model, Player

SHARED = {"other_question", "game_over"}
TURNING = ("make_brick", "convert", "use_helper")


class Asked:
    """A refused action in the names of the second model."""

    def __init__(self, model: Model, action: Action) -> None:
        self.model = model
        self.kind = action.kind
        self.question = model.question
        self.card = NUMBERED[action.args[0]] if action.kind in ("play", "convert") else ""
        self.material = "" if action.kind in ("play", "done") else MATERIALS[action.args[-1]]

    @property
    def player(self) -> Player:
        """Who is asked."""
        return self.model.players[self.model.seat]

    @property
    def turns(self) -> list[str]:
        """The materials that the card converts or, as brick maker, swaps."""
        return ["sand"] if self.card == "brick_maker" else list(CARDS[self.card].converts)

    def has_converted(self) -> bool:
        """On the sheet, or no more among those that may."""
        on_sheet = any(entry.kind == "conversion" and entry.card == self.card for entry in self.player.sheet)
        return on_sheet or (self.question == "convert" and self.card not in self.model.ready)

    def is_own_tool(self) -> bool:
        """An own craftsman got in this deal, or a laid-out advantage (PC-23, PC-26)."""
        if self.card in ADVANTAGES:
            return self.card in self.player.laid_out
        return CARDS[self.card].colour == self.player.colour and self.card in self.model.got(self.model.seat)


def names(reason: Reason) -> list[str]:
    """What a reason is about: a card, a material, or a card and a material."""
    if reason.kind in ("no_material", "tom_offers_not"):
        return [MATERIALS[reason.args[0]]]
    if reason.kind == "must_give_up":
        return []
    return [NUMBERED[reason.args[0]], *(MATERIALS[kind] for kind in reason.args[1:])] if reason.args else []


TRUTHS: dict[str, Callable[[Asked, Reason], bool]] = {
    "game_over": lambda q, r: q.question == "over",
    "other_question": lambda q, r: (
        (q.kind == "play") != (q.question == "play") or (q.kind == "take" and q.question != "choose_material")
    ),
    "not_in_hand": lambda q, r: q.question == "play" and q.card not in q.player.hand,
    "alfred": lambda q, r: q.card == "alfred" in q.player.hand and len(q.player.hand) > 1,  # PC-12
    "tom_must_choose": lambda q, r: q.question == "choose_material" and q.kind == "done",
    "tom_offers_not": lambda q, r: q.question == "choose_material" and q.material not in CARDS["tom"].yields,
    "tom_first": lambda q, r: q.question == "choose_material" and q.kind in ("convert", "give_up"),  # PC-22
    "no_material": lambda q, r: q.player.stock[q.material] == 0 and q.kind in ("convert", "give_up"),
    "must_give_up": lambda q, r: (
        q.question == "give_up"
        and q.kind in ("convert", "done")
        and not q.model.is_last_deal
        and r.args == (q.player.materials - CARRIED_OVER,)
        and r.args[0] > 0
    ),  # PC-28
    "not_yet_given_up": lambda q, r: q.kind == "give_up" and q.question in TURNING,  # PC-36
    "not_laid_out": lambda q, r: q.card in ADVANTAGES and q.card not in q.player.laid_out,
    "cannot_convert": lambda q, r: not q.turns,
    "brick_maker_before": lambda q, r: (
        q.card == "brick_maker" in q.player.laid_out and q.question in ("convert", "use_helper")
    ),
    "brick_maker_first": lambda q, r: (
        q.question == "make_brick" and q.is_own_tool() and q.card not in ("brick_maker", "helper")
    ),
    "helper_after": lambda q, r: q.card == "helper" in q.player.laid_out and q.question in ("make_brick", "convert"),
    "foreign_craftsman": lambda q, r: CARDS[q.card].colour not in (None, q.player.colour),  # PC-21
    "craftsman_not_got": lambda q, r: (
        CARDS[q.card].colour == q.player.colour and q.card not in q.model.got(q.model.seat)
    ),
    "wrong_material": lambda q, r: q.material not in q.turns,
    "converted_already": lambda q, r: q.is_own_tool() and q.has_converted(),  # PC-23, PC-27
    "conversions_over": lambda q, r: q.question == "use_helper" and q.is_own_tool() and not q.has_converted(),
}


def is_true(model: Model, action: Action, reason: Reason) -> bool:
    """Whether a reason is about the action and holds."""
    asked = Asked(model, action)
    about = {asked.card, asked.material}
    return set(names(reason)) <= about and TRUTHS[reason.kind](asked, reason)


def played_on(s: State, rng: Random) -> Iterator[State]:
    """Every position from here to the end, played by chance."""
    yield s
    while s.stack:
        s = s.copy()
        RULES.step(s, rng.choice(RULES.legal(s)), Fast(rng))
        yield s


def positions(seats: int) -> Iterator[State]:
    """All questions of some scorings, some plays of cards; from new games, from odd positions, without score sheets."""
    rng = Random(seats)
    starts = [RULES.setup(seats, {"colours": seed % 24}, Fast(Random(seed))) for seed in range(15)]
    for seed in range(3):
        starts += [start.state for start in odd_starts(box, RULES, seats, seed)]
    for start in starts:
        for s in played_on(start, rng):
            if s.stack and s.stack[-1].kind == "play" and rng.random() < 0.9:
                continue
            yield s
            if rng.random() < 0.2:
                s = s.copy()
                s.lines, s.sheets = [()] * seats, []
                yield s


@pytest.mark.parametrize("seats", [3, 4])
def test_everything_is_legal_or_refused_for_a_true_reason(seats):
    """PC-11, PC-12, PC-21 to PC-23, PC-26 to PC-29, PC-35, PC-36 Of the alphabet and of all that names real things."""
    alphabet = RULES.alphabet(seats)
    met = set()
    for s in positions(seats):
        reasons = {action: RULES.why_not(s, action) for action in MEANINGFUL}
        assert [action for action in alphabet if reasons[action] is None] == list(RULES.legal(s))
        model = Model.read(RULES.to_json(s))
        for action, reason in reasons.items():
            if reason is None:
                assert action in RULES.legal(s)
                continue
            met.add(reason.kind)
            assert is_true(model, action, reason), (action, reason, RULES.to_json(s))
    assert met == set(TRUTHS) - {"tom_offers_not"}  # he offers everything


def test_there_is_a_truth_for_every_sentence():
    assert set(TRUTHS) == set(REASONS) | SHARED


@pytest.mark.parametrize("seats", [3, 4])
def test_the_alphabet_is_sorted_and_says_nothing_twice(seats):
    alphabet = RULES.alphabet(seats)
    assert list(alphabet) == sorted(set(alphabet))
    assert set(alphabet) <= MEANINGFUL
    assert (play("ellen") in alphabet) == (seats == 4)  # PC-03
    assert convert("king", 0) not in alphabet


@pytest.mark.parametrize("seats", [3, 4])
def test_the_alphabet_has_no_letter_too_many(seats):
    """PC-22 to PC-29 Whatever is in it is legal some time, and whatever is legal is in it."""
    seen: set[Action] = set()
    for seed in range(48):
        for s in played_on(RULES.setup(seats, {"colours": seed % 24}, Fast(Random(seed))), Random(seed)):
            seen.update(RULES.legal(s))
    assert seen == set(RULES.alphabet(seats))


def test_after_the_end_the_game_is_over():
    s = random_game(3, 1)
    assert {RULES.why_not(s, action) for action in RULES.alphabet(3)} == {GAME_OVER}


def test_nonsense_has_no_reason():
    for s in (random_game(3, 1, 2), random_game(3, 1)):
        for nonsense in (Action("dance"), Action("play"), Action("play", (99,)), Action("play", (-1,)), take(7)):
            assert RULES.why_not(s, nonsense) is None


def test_a_brick_maker_that_cannot_turn_stone_is_not_said_to_be_late():
    """PC-27 He is asked about right now, but for sand."""
    s = scoring(["ellen", "aliena", "regan", "philip"], laid={0: "brick_maker"}, deal=2, stock={0: (1, 0, 1, 0)})
    assert s.stack[-1].kind == "make_brick"
    assert RULES.why_not(s, convert("brick_maker", 0)) == Reason("wrong_material", (NUMBERED.index("brick_maker"), 0))


def test_a_craftsman_missing_in_the_question_has_converted_even_without_a_sheet():
    """PC-23 A position written by hand needs no score sheet."""
    s = scoring(["blue_woodworker blue_stonecutter", "ellen", "regan", "philip"], stock={0: (1, 1, 0, 0)})
    s.stack[-1] = Frame("convert", 0, (cards("blue_stonecutter"),))
    reason = RULES.why_not(s, convert("blue_woodworker", 1))
    assert reason == Reason("converted_already", (NUMBERED.index("blue_woodworker"),))


def test_alfred_alone_is_legal():
    """PC-12, PC-19."""
    s = given(["alfred", "aliena", "tom", "philip"])
    assert list(RULES.legal(s)) == [play("alfred")]
    assert RULES.why_not(s, play("alfred")) is None

"""Positions as JSON, and impossible ones."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given as hypothesis_given
from hypothesis import settings
from hypothesis import strategies as st

from kingsbridge_desktop.core.errors import ImpossibleState
from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.games.pillars_cards.rules import RULES
from kingsbridge_desktop.games.pillars_cards.state import State
from kingsbridge_desktop.games.pillars_cards.tables import BIT, TOM
from tests.games.pillars_cards.build import random_game


def through_json(s: State) -> State:
    return RULES.from_json(json.loads(json.dumps(RULES.to_json(s))))


@settings(max_examples=80, derandomize=True)
@hypothesis_given(seats=st.integers(3, 4), seed=st.integers(0, 10**6), plies=st.integers(0, 260))
def test_a_position_comes_back_the_same(seats, seed, plies):
    """PC-17 Everything that makes the position is in the JSON, also of masked states."""
    s = random_game(seats, seed, plies, {"colours": seed % 24})
    assert through_json(s).key() == s.key()
    for viewer in range(NOBODY, seats):
        view = RULES.mask(s, viewer)
        assert through_json(view).key() == view.key()


def test_every_question_comes_back_the_same():
    """PC-36 Long random play meets every kind of question."""
    met = set()
    for seed in range(60):
        for plies in range(36, 260, 7):
            s = random_game(4, seed, plies)
            if not s.stack:
                break
            met.add(s.stack[-1].kind)
            assert through_json(s).key() == s.key()
    assert met == {"play", "choose_material", "make_brick", "convert", "use_helper", "give_up"}


def test_the_json_speaks_in_names():
    """PC-01 Readable: colours, cards and materials by name."""
    s = random_game(3, 1, 3)
    written = RULES.to_json(s)
    assert (written["game"], written["seats"]) == ("pillars_cards", 3)
    assert written["players"][0]["colour"] == "blue"
    assert written["players"][0]["stock"] == {"stone": 1, "wood": 1, "sand": 1}
    assert all(isinstance(card, str) for card in written["players"][1]["hand"])
    assert set(written["table"]["advantages"]) == {"this_deal", "unseen", "returned"}
    assert written["stack"] == [{"kind": "play", "seat": s.stack[0].seat, "args": {}}]


def test_score_sheets_may_be_missing():
    """PC-32 A position written by hand needs no history of points."""
    written = RULES.to_json(random_game(4, 5, 60))
    del written["table"]["sheets"]
    for player in written["players"]:
        del player["sheet"]
        player["vp"] = 12
    s = RULES.from_json(written)
    assert s.vp == [12] * 4
    assert s.sheets == []
    assert s.lines == [()] * 4


PLAYING = RULES.to_json(random_game(4, 5, 58))
"""Deal 2, some tricks played, a card on the table."""
SCORING = next(
    RULES.to_json(s)
    for s in (random_game(4, seed, plies) for seed in range(20) for plies in range(36, 48))
    if s.stack[-1].kind == "convert"
    and len(s.stack) > 3
    and not s.laid[s.stack[-1].seat]
    and not s.taken[s.stack[-1].seat] & BIT[TOM]
)
"""Deal 1, somebody without an advantage converts, others wait; Tom Builder is elsewhere."""


def _edit(plain: Any, path: str, value: Any) -> Any:
    edited = copy.deepcopy(plain)
    *way, last = path.split(".")
    node = edited
    for part in way:
        node = node[int(part) if part.isdigit() else part]
    if value is _GONE:
        del node[int(last) if last.isdigit() else last]
    else:
        node[int(last) if last.isdigit() else last] = value
    return edited


_GONE = object()


def refusal(plain: Any) -> str:
    with pytest.raises(ImpossibleState) as caught:
        RULES.from_json(plain)
    return caught.value.message


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        ("table.deal", _GONE, "deal is missing"),
        ("table.deal", "two", "table.deal"),
        ("table.deal", True, "table.deal"),
        ("table.deal", 9, "deal 9 cannot have"),
        ("table.banner", 1, "banner: there is no such thing"),
        ("game", "pillars", "a position of 'pillars'"),
        ("seats", 5, "seats"),
        ("seats", 3, "4 players are described"),
        ("players", [], "0 players"),
        ("players", "four", "players"),
        ("players.0.colour", "purple", "'blue', 'green'"),
        ("players.0.colour", "green", "same colour"),
        ("players.0.hand", ["joker"], "hand"),
        ("players.0.hand", [], "holds 0 cards"),
        ("players.0.hand", ["ellen", "ellen"], "named twice"),
        ("players.0.hand", 7, "hand"),
        ("players.0.stock.stone", -1, "stock.stone"),
        ("players.0.stock.stone", 7, "materials; at most 3"),
        ("players.0.stock.gold", 1, "stock.gold"),
        ("players.0.vp", 1.5, "players.0.vp"),
        ("players.0.laid_out", ["ellen"], "'ellen' is no advantage"),
        ("players.0.laid_out", ["helper", "potter", "painter", "brick_maker", "bell_founder"], "in two places"),
        ("players.0.sheet", [{"kind": "plus", "card": "ellen", "material": None, "vp": 2}], "nothing of this deal"),
        ("table.first_leader", 4, "first_leader"),
        ("table.leader", None, "table.leader"),
        ("table.trick", ["king", "king"], "in two places"),
        ("table.trick", [], "holds"),
        ("table.advantages.unseen", [], "is missing"),
        ("table.advantages.this_deal", None, ""),
        ("table.advantages.this_deal", "ellen", "'ellen' is no advantage"),
        ("table.advantages", None, "table.advantages"),
        ("table.finished_tricks.0.leader", 9, "finished_tricks.0.leader"),
        ("table.finished_tricks.0.taker", 6, "no seat 6"),
        ("table.finished_tricks.0.cards", ["ellen"], ""),
        ("stack", [], "must be asked"),
        ("stack.0.kind", "convert", "must be asked"),
        ("stack.0.kind", "meditate", "stack"),
        ("stack.0.seat", None, "must be asked"),
        ("stack.0.args", {"cards": []}, "stack.0"),
        ("table.sheets", [[[{"kind": "bribe", "card": None, "material": None, "vp": 2}], [], [], []]], "kind"),
        ("table.sheets", [[[{"kind": "kept", "card": None, "material": "sand", "vp": 2}], [], [], []]], "no points"),
        ("table.sheets", [[[{"kind": "kept", "card": "king", "material": None, "vp": 0}], [], [], []]], "wrong things"),
        ("table.sheets", [[[], [], []]], "of 3 players"),
        ("table.sheets", [[[], [], [], []]] * 9, "9 score sheets"),
    ],
)
def test_an_impossible_position_is_refused(path, value, says):
    """PC-04 Cards that do not add up, too many pieces, wrong types, unknown names: with the reason."""
    assert says in refusal(_edit(PLAYING, path, value))


@pytest.mark.parametrize("plain", [None, [], "state", 3, {}])
def test_something_else_than_a_position_is_refused(plain):
    """PC-04 Not even an object, or an empty one."""
    refusal(plain)


def test_a_wrong_taker_is_refused():
    """PC-14 A finished trick lies with whom the rules give it to."""
    taker = PLAYING["table"]["finished_tricks"][0]["taker"]
    wrong = 0 if taker != 0 else 1
    assert "goes to" in refusal(_edit(PLAYING, "table.finished_tricks.0.taker", wrong))


def test_a_first_leader_without_aliena_is_refused():
    """PC-10 The first leader held Lady Aliena."""
    s = random_game(4, 5, 0)
    plain = RULES.to_json(s)
    other = (s.first + 1) % 4
    plain["table"]["first_leader"] = plain["table"]["leader"] = plain["stack"][0]["seat"] = other
    assert "does not hold Lady Aliena" in refusal(plain)


def test_an_early_alfred_is_refused():
    """PC-12 Alfred Builder cannot lie on the table before the last trick."""
    s = random_game(4, 5, 0)
    plain = RULES.to_json(s)
    holder = next(i for i, player in enumerate(plain["players"]) if "alfred" in player["hand"])
    for plies in range(1, 4):
        t = RULES.to_json(random_game(4, 5, plies))
        trick = t["table"]["trick"]
        if len(trick) == (holder - s.first) % 4 + 1:
            hand = t["players"][holder]["hand"]
            hand[hand.index("alfred")], trick[-1] = trick[-1], "alfred"
            assert "Alfred Builder was played before" in refusal(t)
            return
    pytest.fail("nobody could play Alfred early in this position")


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        ("stack", [], "not over"),
        ("stack.0", _GONE, "must wait"),
        ("stack.1.kind", "play", "must wait"),
        ("stack.-1", {"kind": "play", "seat": 0, "args": {}}, ""),
        ("stack.-1.args.cards", ["king"], "nothing to decide"),
        ("stack.-1.args", {}, "needs the cards"),
        ("stack.-1.args.cards", [], "nothing to decide"),
        ("players.0.stock.metal", 60, "at most"),
        ("players.0.hand", None, "cannot be hidden"),
        ("table.advantages.this_deal", None, "cannot be hidden"),
    ],
)
def test_an_impossible_scoring_is_refused(path, value, says):
    """PC-35, PC-36 The waiting players and the question must fit."""
    way = path.replace("-1", str(len(SCORING["stack"]) - 1))
    assert says in refusal(_edit(SCORING, way, value))


@pytest.mark.parametrize("kind", ["choose_material", "make_brick", "use_helper", "give_up", "play"])
def test_a_question_without_a_decision_is_refused(kind):
    """PC-35 A player with nothing to decide is not asked."""
    plain = copy.deepcopy(SCORING)
    seat = plain["stack"][-1]["seat"]
    plain["stack"][-1] = {"kind": kind, "seat": seat, "args": {}}
    plain["players"][seat]["stock"] = {"stone": 1}
    assert ("no question" if kind == "play" else "nothing to decide") in refusal(plain)


@pytest.mark.parametrize("lapsed", [False, True])
def test_the_advantage_of_a_scored_deal_is_where_it_went(lapsed):
    """PC-26, PC-31 Laid out by who got it, or returned if the king's trick lapsed with it."""
    s = next(
        s
        for s in (random_game(4, seed, plies) for seed in range(80) for plies in (36, 37))
        if s.stack[-1].kind != "play" and bool(s.returned) == lapsed
    )
    written = RULES.to_json(s)
    advantage = written["table"]["advantages"]["this_deal"]
    if lapsed:
        written["table"]["advantages"]["returned"] = []
        wrong = 0
    else:
        owner = next(seat for seat, player in enumerate(written["players"]) if player["laid_out"])
        written["players"][owner]["laid_out"] = []
        wrong = (owner + 1) % 4
    written["players"][wrong]["laid_out"] = [advantage]
    assert ("must be returned" if lapsed else "must be laid out by") in refusal(written)


def test_a_card_that_the_asked_player_has_not_got_cannot_convert():
    """PC-21, PC-23 Beside one that can."""
    written = copy.deepcopy(SCORING)
    convertible = written["stack"][-1]["args"]["cards"]
    convertible.append(next(f"{colour}_woodworker" for colour in ("blue", "red") if colour not in convertible[0]))
    assert "nothing to decide" in refusal(written)


def test_a_neutral_card_is_no_advantage_when_it_has_been_played():
    """PC-03, PC-26 With three players Ellen is in the box: she cannot stand in for the deal's advantage."""
    s = next(
        s
        for s in (random_game(3, seed, plies) for seed in range(80) for plies in (30, 31))
        if s.stack[-1].kind != "play" and not s.returned
    )
    written = RULES.to_json(s)
    advantage = written["table"]["advantages"]["this_deal"]
    written["table"]["advantages"]["this_deal"] = "ellen"
    for trick in written["table"]["finished_tricks"]:
        trick["cards"] = ["ellen" if card == advantage else card for card in trick["cards"]]
    assert refusal(written)

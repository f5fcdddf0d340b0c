"""Why a move is advised: human sentences about real things, in both languages, from what the player may know."""

import re
from random import Random
from typing import Any

import pytest

from kingsbridge_desktop.bots.adviser import reasons
from kingsbridge_desktop.bots.base import evaluator_of
from kingsbridge_desktop.core import engine
from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.chance import Seeded
from kingsbridge_desktop.core.machine import asked
from kingsbridge_desktop.core.registry import rules_of
from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.games.column_of_fire import forecast as column_of_fire
from kingsbridge_desktop.games.column_of_fire.state import die_on, goods_of, houses_of, shows
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.web_of_power import forecast as web_of_power
from kingsbridge_desktop.games.web_of_power.chains import chain_points
from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.catalogue import Catalogue
from kingsbridge_desktop.text.language import capitalized, from_linguist

GAMES = ("pillars_cards", "web_of_power", "pillars", "column_of_fire")
POSITIONS = 30
NAMES = ["Anna", "Ben", "Cleo"]


def advised(game):
    """Masked positions of a game with a good answer and another one, and what speaks for the first."""
    rules, evaluator, rng = rules_of(game), evaluator_of(game), Random(3)
    s, ply = engine.begin(rules, 3, {}, Seeded(8)).state, 0
    found: list[Any] = []
    while len(found) < POSITIONS and s.stack:
        legal = rules.legal(s)
        masked = rules.mask(s, asked(s))
        move = evaluator.greedy(masked, legal, rng)
        if len(legal) > 1 and ply % 5 == 0:
            other = next(action for action in legal if action != move)
            found.append((masked, *better_first(rules, evaluator, masked, move, other, ply)))
        ply += 1
        rules.step(s, move, Seeded(8, ply))
    return found


def better_first(rules, evaluator, masked, move, other, seed):
    """A quick choice is not always the better one: the adviser names first what promises more."""
    found = reasons(rules, evaluator, masked, move, other, seed)
    if sum(points for _, points in found) >= 0:
        return move, other, found
    return other, move, reasons(rules, evaluator, masked, other, move, seed)


@pytest.fixture(scope="module", params=GAMES)
def game_and_advice(request):
    return request.param, advised(request.param)


@pytest.mark.parametrize("language", ["de", "en"])
def test_both_moves_are_named_and_nothing_cancels(game_and_advice, language):
    game, advice = game_and_advice
    text = game_text(game, from_linguist(language), NAMES)
    for masked, move, other, found in advice:
        labels = text.action(masked, move), text.action(masked, other)
        words = text.why(masked, move, other, found)
        assert all(label in words for label in labels)
        left = words.replace(labels[0], "").replace(labels[1], "")
        assert "{" not in left
        assert "−" not in left
        assert len(re.findall(r"\b\d+ (?:Punkte?|points?) (?:mehr|more)", left)) <= 2
        assert len(re.findall(r"[^I]\. ", left)) <= 1, "two sentences at most; Felipe II. ends none"


def test_what_is_true_of_both_moves_is_told_once(game_and_advice):
    """Seen: “Give up wood. 3 materials stay; … The other good move was “Give up stone” – 3 materials stay.”"""
    game, advice = game_and_advice
    text = game_text(game, from_linguist("en"), NAMES)
    for masked, move, other, _ in advice:
        told = text.why(masked, move, other, []).casefold()
        first = set(text.facts(masked, move)[:2]) & set(text.facts(masked, other))
        assert all(told.count(fact.casefold()) == 1 for fact in first)


def test_the_reason_does_not_depend_on_what_is_hidden(game_and_advice):
    game, advice = game_and_advice
    rules, text = rules_of(game), game_text(game, from_linguist("en"), NAMES)
    for masked, move, other, found in advice[::5]:
        seat = asked(masked)
        again = rules.mask(rules.determinize(masked, seat, Random(99)), seat)
        assert text.why(again, move, other, found) == text.why(masked, move, other, found)


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_move_names_a_thing_and_a_number(game_and_advice, language):
    """Not only what is advised: whatever can be done at any of these questions has something true to tell."""
    game, advice = game_and_advice
    text = game_text(game, from_linguist(language), NAMES)
    for masked, *_ in advice:
        for action in rules_of(game).legal(masked):
            facts = text.facts(masked, action)
            assert facts, action
            assert any(letter.isdigit() for letter in facts[0]), facts[0]
            assert len(facts[0].split()) >= 3 or "×" in facts[0], facts[0]


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_fact_begins_with_a_thing_that_its_move_names(game_and_advice, language):
    """Seen: "Orange die (5): Albert Willemsen: Albert Willemsen is used 5 times"."""
    game, advice = game_and_advice
    text = game_text(game, from_linguist(language), NAMES)
    assert isinstance(text, Catalogue)
    for masked, *_ in advice:
        for action in rules_of(game).legal(masked):
            label = text.action(masked, action)
            facts = zip(text.facts(masked, action), text.consequences(masked, action), strict=True)
            for fact, one in facts:
                things = text.filled(text.FACT_SHAPES[one.kind], one.args).values()
                named = [thing for thing in things if isinstance(thing, str) and thing in label]
                again = [thing for thing in things if re.search(rf"\b{re.escape(str(thing))}\b", label)]
                # seen: "small forest, 2 wood for 3 workers. Brings 2 × wood for 3 workers"
                assert len(again) < 3, (label, fact)
                assert not fact.startswith(tuple(f"{thing}{end}" for thing in named for end in " :")), (label, fact)


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_two_colons_follow_each_other(game_and_advice, language):
    """Seen: "Shiring: mason (up to 3 ×) – 2 gold: makes up to 3 points", "Accept it: builders of Ben in the bag: 3"."""
    game, advice = game_and_advice
    text = game_text(game, from_linguist(language), NAMES)
    for masked, move, other, found in advice:
        for action in (move, *rules_of(game).legal(masked)):
            words = text.why(masked, action, other, found)
            for part in re.split(r"[.;] |[“”]", words):
                assert len(re.findall(r"(?<! ): ", part)) <= 1, words


def test_the_advised_move_and_the_other_one_are_told_with_their_facts(game_and_advice):
    game, advice = game_and_advice
    text = game_text(game, from_linguist("de"), NAMES)
    for masked, move, other, found in advice:
        words = text.why(masked, move, other, found)
        assert capitalized(text.facts(masked, move)[0]) in words
        assert text.facts(masked, other)[0].casefold() in words.casefold(), "of its own or with what is advised"


class TestNumbers:
    """What is told of a move is what the rules make of it."""

    def done(self, game, seeds=2):
        """Positions before and after every choice of some games, with what was told of it."""
        rules, rng = rules_of(game), Random(11)
        text = game_text(game, from_linguist("en"), NAMES)
        assert isinstance(text, Catalogue)
        for seed in range(seeds):
            s, ply = engine.begin(rules, 3, {}, Seeded(seed)).state, 0
            while s.stack:
                action, seat = rng.choice(rules.legal(s)), asked(s)
                told = text.consequences(rules.mask(s, seat), action)
                before, ply = s.copy(), ply + 1
                events: dict[str, tuple[int, ...]] = {}

                def listen(kind, *args, events=events, **_):
                    events.setdefault(kind, args)

                rules.step(s, action, Seeded(seed, ply), listen)
                yield before, s, seat, action, {one.kind: one.args for one in told}, events

    def test_points_of_a_country_a_row_and_an_alliance_are_those_of_the_board_afterwards(self):
        checked = set()
        for before, after, seat, _, told, _ in self.done("web_of_power"):
            for kind, args in told.items():
                if kind.startswith(("first", "level", "behind")):
                    standing = web_of_power.land_standing(after, args[0])
                    assert args[3] == standing.points[seat]
                    assert args[1] == standing.cloisters[seat]
                elif kind == "row":
                    assert args[1] == chain_points(after.cloisters[seat]) - chain_points(before.cloisters[seat])
                elif kind in ("alliance", "alliance_more"):
                    alliances = [web_of_power.alliance_standing(after, number) for number in range(15)]
                    assert any(one.lands == args[:2] and one.points[seat] == args[2] for one in alliances)
                elif kind == "council":
                    assert args[2:] == (after.council[args[1] * 3 + seat], after.councillors_in(args[1]))
                elif kind == "costs":
                    was, now = (web_of_power.land_standing(s, args[0]).points[args[1]] for s in (before, after))
                    assert was - now == args[2]
                else:
                    continue
                checked.add(kind.split("_")[0])
        assert checked == {"first", "level", "behind", "row", "alliance", "council", "costs"}

    def test_the_last_card_of_a_trick_says_who_really_gets_it(self):
        checked = 0
        for before, _, _, action, told, events in self.done("pillars_cards"):
            if action.kind == "play" and len(before.trick) == 2:
                taker = events["trick_taken"][0] if "trick_taken" in events else NOBODY
                kind = next(iter(told))
                assert kind == "aside" if taker == NOBODY else told[kind][0] == taker
                checked += 1
            elif action.kind == "convert" and "points" in told:
                assert told["points"][1] in events["material_converted"]
        assert checked > 20

    def test_gold_points_and_stock_of_pillars_are_those_after_the_move(self):
        checked = set()
        for before, after, seat, _, told, _ in self.done("pillars"):
            for kind, args in told.items():
                if kind == "gold_then":
                    assert args == (after.gold[seat],)
                elif kind == "built":
                    assert args == (after.vp[seat] - before.vp[seat],)
                elif kind == "free":
                    sent = sum(tables.CARD_WORKERS[card] for card in members_of(after.cards[seat]))
                    assert args == (after.free[seat], after.free[seat] + sent)
                elif kind == "idle":
                    assert args == (before.free[seat],)
                else:
                    continue
                checked.add(kind)
        assert checked == {"gold_then", "built", "free", "idle"}

    def test_points_goods_and_conflicts_of_a_column_of_fire_are_those_after_the_move(self):
        checked = set()
        for _, after, seat, action, told, events in self.done("column_of_fire"):
            for kind, args in told.items():
                if kind == "points" and action.kind in ("sell", "sell_any", "gain_vp"):
                    happened = [events[name] for name in events if name.startswith(("vp_gained", "good_sold"))]
                    assert any(args[0] in numbers for numbers in happened)
                elif kind == "goods" and action.kind == "gain_good":
                    assert goods_of(after, seat)[args[0]] == args[1]
                elif kind == "house":
                    assert houses_of(after, seat)[args[0]] == args[1]
                elif kind == "conflict" and action.kind in ("place_stone", "remove_stone"):
                    assert column_of_fire.conflict(after, args[0]).gains[seat] == args[1]
                elif kind == "turned" and action.kind == "turn_down":
                    assert shows(after, seat, die_on(after, seat, args[0])) == args[1]
                else:
                    continue
                checked.add(kind)
        assert checked == {"points", "goods", "house", "conflict", "turned"}


def test_what_counts_twice_is_told_for_now_and_for_later():
    """A majority before the pile is used up counts at the intermediate scoring and again at the end."""
    text = game_text("web_of_power", from_linguist("en"), NAMES)
    rules, rng = rules_of("web_of_power"), Random(4)
    s, ply = engine.begin(rules, 3, {}, Seeded(2)).state, 0
    while not any(action.kind == "place_cloister" for action in rules.legal(s)):
        ply += 1
        rules.step(s, rng.choice(rules.legal(s)), Seeded(2, ply))
    move = next(action for action in rules.legal(s) if action.kind == "place_cloister")
    masked = rules.mask(s, asked(s))
    words = text.why(masked, move, None, [("half_time", 3.2), ("cloisters", 2.9)])
    assert text.action(s, move) in words
    assert "(1 : 0): 1 point at the intermediate scoring and again at the end" in words
    assert "in the long run about 3 points more from cloisters at the end" in words
    s.used_up = 1
    assert "(1 : 0): 1 point at the end" in text.why(rules.mask(s, asked(s)), move, None, [])

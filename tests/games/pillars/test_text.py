"""Every id the rules can speak has its sentence, and sentences say what happened."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.engine import Listener
from kingsbridge_desktop.core.types import NOBODY, Action, Event, Frame, Reason
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.rules import RULES
from kingsbridge_desktop.games.pillars.state import POINTS
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.text.language import Language, from_linguist, languages
from kingsbridge_desktop.text.pillars import Text
from kingsbridge_desktop.text.pillars_log import EVENTS, IF_ZERO, SHAPES, SILENT
from kingsbridge_desktop.text.pillars_words import NO_RIGHT, REASONS
from tests.games.pillars.build import advantage, craftsman, do, event, given, run, space

NAMES = ("Anna", "Ben", "Cem", "Dora")
RULE_FILES = Path(tables.__file__).parent


def english() -> Text:
    return Text(Language("en", lambda context, source, n: source), NAMES)


def is_sentence(text: str) -> bool:
    return bool(text) and not set("{}%") & set(text)


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_can_be_told(code, seats):
    """PE-09 Questions, labels, log, progress and sheets of random games, from masked positions."""
    text = Text(from_linguist(code), NAMES)
    listener = Listener()
    rng = Random(seats)
    for _ in range(6):
        s = RULES.setup(seats, {"start_player": -1}, Fast(rng), listener)
        while s.stack:
            view = RULES.mask(s, s.stack[-1].seat)
            legal = RULES.legal(view)
            labels = [text.action(view, action) for action in legal]
            assert all(map(is_sentence, labels))
            assert len(set(labels)) == len(labels)
            assert is_sentence(text.question(view))
            assert NAMES[s.stack[-1].seat] in text.question(view)
            assert is_sentence(text.progress(RULES.progress(view)))
            RULES.step(s, rng.choice(legal), Fast(rng), listener)
        assert is_sentence(text.question(s))
        assert is_sentence(text.progress(RULES.progress(s)))
        assert all(is_sentence(text.item(item.kind)) for items in RULES.breakdown(s) for item in items)
    for happened in listener.events:
        assert is_sentence(text.event(happened)) != (happened.kind in SILENT), happened
        subject = text.subject(happened)
        assert happened.kind in SILENT or subject == NOBODY or NAMES[subject] in text.event(happened)
        others = {name for seat, name in enumerate(NAMES) if seat != subject and name in text.event(happened)}
        assert not others or happened.kind in ("round_began", "builder_thrown_back"), happened


def said(pattern: str) -> set[str]:
    return {name for path in RULE_FILES.glob("*.py") for name in re.findall(pattern, path.read_text(encoding="utf-8"))}


def test_every_event_the_rules_emit_is_known():
    """No event falls through, and no sentence is left without its event."""
    emitted = said(r'emit\(\s*"(\w+)"')
    spoken = set(SHAPES) | set(SILENT) | {"phase_began", "step_began", "game_ended"}
    assert emitted == spoken
    variants = {
        "tax_exempt_court",
        "tax_exempt_card",
        "tax_paid_with_vp",
        "tax_paid_in_vp",
        "tax_unpaid",
        "event_took_gold_and_vp",
        "resource_sold_capped",
        *IF_ZERO.values(),
    }
    assert set(EVENTS) == set(SHAPES) - {"tax_exempt", "right_lost"} | variants | {"game_ended"}


def test_every_reason_the_rules_give_is_known():
    """PE-24, PE-53, PE-56 Also the rights (PE-55)."""
    given_by_rules = said(r'Reason\(\s*"(\w+)"')
    assert given_by_rules == set(REASONS) | {"no_right"}
    assert set(NO_RIGHT) == set(tables.RIGHT_IDS)


REASON_EXAMPLES = [
    (Reason("card_not_on_display", (0,)), "Not on display: small forest."),
    (Reason("too_few_workers", (5, 10, 7)), "Large quarry demands 10 workers; free: 7."),
    (Reason("craftsman_not_on_display", (6,)), "Not on display: mason (up to 2 ×)."),
    (Reason("craftsman_at_shiring", (6,)), "Mason (up to 2 ×): only for a builder in Shiring."),
    (Reason("too_little_gold_for_craftsman", (6, 5, 3)), "Mason (up to 2 ×) costs 5 gold; held: 3."),
    (Reason("craftsman_not_held", (2,)), "Not held: stonecutter."),
    (Reason("placing_is_free"), "Placing costs nothing any more, so passing is not allowed."),
    (Reason("passed_builder_must_be_placed"), "A builder that passed must be placed now."),
    (Reason("space_taken", (12,)), "A builder stands there already: Market, space 1."),
    (Reason("earlier_space_first", (13,)), "Market: the builder goes on the first free space."),
    (Reason("advantage_not_held", (10,)), "Not held: Remigius."),
    (Reason("remigius_not_needed"), "This builder is free anyway: Remigius is kept."),
    (Reason("too_little_gold_for_builder", (7, 3)), "The builder costs 7 gold; held: 3."),
    (Reason("nothing_to_protect_from"), "The event is a good one: nothing to protect from."),
    (Reason("no_metal_on_market"), "No metal lies on the market."),
    (Reason("sold_out", (1,)), "Sold out: wood."),
    (Reason("craftsman_cannot_be_blessed", (3,)), "The blessing does not help this one: tool maker."),
    (Reason("advantage_not_asked", (9,)), "This is not the moment for it: Archbishop Thomas."),
    (Reason("at_least_one", (0,)), "At least one cube is bought or sold: stone."),
    (Reason("metal_not_for_sale"), "Metal cannot be bought, only sold."),
    (Reason("market_short", (0, 2)), "The market has no more than 2 stone."),
    (Reason("too_little_gold_for_goods", (0, 8, 5)), "That costs 8 gold; held: 5."),
    (Reason("bought_this_round", (0,)), "Bought this round, so not for sale this round: stone."),
    (Reason("not_in_stock", (3,)), "Not in stock: metal."),
    (Reason("not_that_many", (0, 2)), "No more than 2 stone in stock."),
    (Reason("at_least_once", (6,)), "A craftsman works at least once: mason (up to 2 ×)."),
    (Reason("capacity_used", (6, 1)), "Mason (up to 2 ×): can work only 1 × more this round."),
    (Reason("must_hold", (3, 3, 1)), "Tool maker: 1 metal must be in stock."),
    (Reason("not_enough_to_convert", (20, 4, 9, 5)), "Goldsmith (up to 6 ×): needs 9 gold; held: 5."),
    (Reason("no_right", (tables.USE_MASONS,)), "Without a mortar mixer, masons cannot build."),
]


@pytest.mark.parametrize(("reason", "sentence"), REASON_EXAMPLES, ids=[r.kind for r, _ in REASON_EXAMPLES])
def test_reasons_name_the_rule(reason, sentence):
    """PE-24 to PE-58"""
    assert english().reason(reason) == sentence


def test_the_examples_cover_all_reasons():
    """So that none is left unread."""
    assert {reason.kind for reason, _ in REASON_EXAMPLES} == set(REASONS) | {"no_right"}


@pytest.mark.parametrize("code", languages())
def test_every_card_says_what_it_does(code):
    """PE-84 to PE-99 The almanac: names, effects, conversions, status."""
    text = Text(from_linguist(code), NAMES)
    for c in tables.CRAFTSMEN:
        assert is_sentence(text.craftsman(c))
        assert is_sentence(text.conversion(c))
    assert len({text.craftsman(c) for c in tables.CRAFTSMEN}) == len(tables.CRAFTSMEN)
    for a in tables.ADVANTAGES:
        assert is_sentence(text.advantage(a))
        assert is_sentence(text.advantage_effect(a))
    for e in tables.EVENTS:
        assert is_sentence(text.game_event(e))
        assert is_sentence(text.event_effect(e))
    for card in tables.CARDS:
        assert is_sentence(text.offer(card))
    for right in range(3):
        assert is_sentence(text.warning(right))
    assert [is_sentence(text.step(step)) for step in range(1, 15)] == [True] * 14
    assert all(is_sentence(text.item(kind)) for kind in POINTS)


def test_effects_in_words():
    """PE-84 to PE-99"""
    text = english()
    assert text.advantage_effect(advantage("aliena")) == "1 wood more in every round"
    assert text.advantage_effect(advantage("jack")) == "6 places for craftsmen"
    assert text.advantage_effect(advantage("francis")) == "The tax is always 2 gold"
    assert text.advantage_effect(advantage("completion")) == "At once: 1 stone + 1 wood"
    assert text.advantage_effect(advantage("fleece_fair")) == "At once: 8 gold"
    assert text.event_effect(event("cold_winter")) == "Each resource card yields 1 less this round."
    assert text.event_effect(event("wool_trade")) == "1 gold more per worker in the wool mill, at most 5."
    assert text.conversion(craftsman("glassblower_2")) == "1 sand + 1 metal → 3 VP, up to 2 ×"
    assert text.conversion(craftsman("tool_maker")) == "1 metal in stock → 2 gold, once"
    assert text.conversion(craftsman("architect")) == "1 VP without resources, once"


def test_labels():
    """PE-24, PE-32, PE-53, PE-56"""
    text = english()
    s = given(display="tool_maker mason_2")
    labels = [text.action(s, a) for a in RULES.legal(s)]
    assert labels[0] == "Pass"
    assert "Take: small forest, 2 wood for 3 workers" in labels
    assert "Hire for 5 gold: mason (up to 2 ×)" in labels
    s = given(round=2, before="draw", kingsbridge="aliena jack", advantages={0: "remigius"})
    s.veto = 0
    run(s, [0])
    assert text.action(s, Action("place", (space("kingsbridge_2"),))) == "Kingsbridge: Jack – 7 gold"
    assert text.action(s, Action("remigius", (space("castle"),))) == "Castle of Shiring – free with Remigius"
    assert text.action(s, Action("pass")) == "Pass and place later for free"
    s = given(2, before=13, round=6, rows={0: "goldsmith_8"}, gold=[12, 0])
    run(s)
    assert text.action(s, Action("convert", (craftsman("goldsmith_8"), 4))) == "Goldsmith (up to 8 ×): 12 gold → 4 VP"


def test_gold_beyond_the_track_is_not_promised():
    """PE-44 Neither on a label nor in the log: what goes beyond 30 is lost."""
    text = english()
    s = given(3, before=12, builders={0: "market_1"}, gold=[28, 0, 0], cubes={0: "2 stone"})
    run(s)
    assert text.action(s, Action("sell", (0, 2))) == "Sell 2 stone (only +2 gold: no more than 30)"
    assert text.action(s, Action("buy", (0, 2))) == "Buy 2 stone (−8 gold)"
    s = given(2, before=13, rows={0: "master_woodworker"}, gold=[25, 0], cubes={0: "2 wood"})
    run(s)
    assert text.action(s, Action("convert", (craftsman("master_woodworker"), 1))).endswith("1 wood → 4 gold")
    assert text.action(s, Action("convert", (craftsman("master_woodworker"), 2))).endswith(
        "2 wood → 5 gold (gold: no more than 30)"
    )
    (worked,) = [e for e in do(s, "convert master_woodworker 2") if e.kind == "craftsman_worked"]
    assert text.event(worked) == "Anna: Master woodworker: 2 wood → 5 gold (gold: no more than 30)"


def test_questions():
    """PE-31, PE-38, PE-58"""
    text = english()
    s = given(3, before="draw", gold=[3, 3, 3])
    run(s, [3])
    assert text.question(s) == "Anna: Ben’s builder was drawn. Throw it back? (once a round)"
    do(s, "accept")
    assert text.question(s) == "Ben: too little gold for the builder (price 7), pass"
    s = given(2, before=13, cubes={0: "4 stone 4 wood"})
    run(s)
    do(s, "done")
    assert text.question(s) == "Anna: give up 3 resource(s), 5 may be kept"


def test_log_sentences():
    """PE-43, PE-48, PE-55"""
    text = english()
    assert text.event(Event("tax_paid", (0, 5, 1, 2))) == "Anna: −1 gold and −2 VP (tax)"
    assert text.event(Event("tax_paid", (0, 3, 3, 0))) == "Anna: −3 gold (tax)"
    assert (
        text.event(Event("builder_placed", (1, space("market_2"), 0)))
        == "Ben: builder → Market, space 2 (free of charge)"
    )
    assert (
        text.event(Event("craftsman_worked", (1, craftsman("mason_3"), 2, 2, 0)))
        == "Ben: Mason (up to 3 ×): 2 stone → 2 VP"
    )
    assert text.event(Event("event_revealed", (event("conflict"),))) == "Event: conflict. Everybody loses 2 VP."
    lost = text.event(Event("right_lost", (2, tables.BUY_WOOD)))
    assert lost == "Cem can no longer buy wood (no woodworker left)."


@pytest.mark.parametrize("gold", range(18, 31))
@pytest.mark.parametrize("amount", [1, 2, 3])
def test_a_sale_promises_what_it_brings_and_says_why_it_is_less(gold, amount):
    """PE-44 The label and the log tell the gold that really comes in, and the limit where it cuts."""
    text = english()
    s = given(3, before=12, builders={0: "market_1"}, gold=[gold, 0, 0], cubes={0: "3 stone"})
    run(s)
    label = text.action(s, Action("sell", (0, amount)))
    (sold,) = [e for e in do(s, f"sell stone {amount}") if e.kind == "resource_sold"]
    brought = s.gold[0] - gold
    assert (f"+{brought} gold" in label) == (brought > 0)
    assert ("30" in label) == ("30" in text.event(sold)) == (brought < 4 * amount)
    assert (f"for {brought} gold" in text.event(sold).replace("only ", "")) == (brought > 0)


def test_a_capacity_does_not_read_like_a_number_of_craftsmen():
    """PE-56 A card that works twice is no pair of carpenters, in any language."""
    for code in languages():
        text = Text(from_linguist(code), NAMES)
        names = [text.craftsman(c) for c in tables.CRAFTSMEN]
        assert not [name for name in names if re.search(r"\w×|^\w+ ×|\b1 ×", name)]
        assert len(set(names)) == len(names)


def test_what_did_not_change_is_not_told():
    """PE-43, PE-44, PE-92 A debt without gold is points alone, and gold that finds no room is said to find none."""
    text = english()
    william, trade, fair = event("william_hamleigh"), event("wool_trade"), advantage("fleece_fair")
    assert text.event(Event("tax_paid", (0, 2, 0, 1))) == "Anna: −1 VP (tax)"
    assert text.event(Event("tax_paid", (0, 2, 0, 0))) == "Anna cannot pay any tax."
    assert text.event(Event("event_took_gold", (1, william, 0, 2))) == "Ben: −2 VP (William Hamleigh)"
    assert text.event(Event("event_took_gold", (1, william, 0, 0))) == "Ben: nothing to lose (William Hamleigh)"
    assert text.event(Event("event_took_vp", (1, event("conflict"), 0))) == "Ben: nothing to lose (conflict)"
    assert text.event(Event("event_gave_gold", (1, trade, 0))) == "Ben: nothing (Philip’s wool trade)"
    assert text.event(Event("mill_paid", (0, 3, 0))) == "Anna: no gold, never more than 30 (wool mill)"
    assert text.event(Event("advantage_gave_gold", (0, fair, 0))).startswith("Anna: no gold, never more than 30 (")
    sold = text.event(Event("resource_sold", (0, 0, 1, 0)))
    assert sold == "Anna sells 1 stone for nothing (never more than 30 gold)."
    s = given(3, before=12, builders={0: "market_1"}, gold=[30, 0, 0], cubes={0: "2 stone"})
    run(s)
    assert text.action(s, Action("sell", (0, 1))) == "Sell 1 stone (no gold: no more than 30)"


def test_one_worker_is_not_many():
    """PE-27, PE-44"""
    text = Text(from_linguist("en"), NAMES)
    assert text.event(Event("workers_to_mill", (0, 1))) == "Anna: 1 worker goes to the wool mill."
    assert text.event(Event("workers_to_mill", (0, 4))) == "Anna: 4 workers go to the wool mill."
    assert text.event(Event("mill_paid", (0, 1, 1))) == "Anna: +1 gold (1 worker in the wool mill)"


def test_set_up_options_have_names():
    """PE-08"""
    text = english()
    assert text.option("start_player") == "First start player"
    assert [text.option_value("start_player", value) for value in (-1, 0)] == ["by lot", NAMES[0]]


@pytest.mark.parametrize(("question", "thing", "words"), [("build", "stock", "craftsman"), ("veto", "space", "stay")])
def test_who_is_asked_hears_what_helps_now_instead_of_when(question, thing, words):
    text = Text(from_linguist("en"), NAMES)
    state = Match("pillars", [Seat(name, colour=at) for at, name in enumerate(NAMES)], 3).state
    state.stack.append(Frame(question, state.stack[-1].seat, (1,)))
    assert words in text.when(state, thing)
    assert "phase" not in text.when(state, thing)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", "„Schritt 1: Ereignis“ wird in Phase III ausgeführt. Das kommt in dieser Runde noch."),
        ("en", "“Step 1: Event” is carried out in phase III. It comes later this round."),
    ],
)
def test_a_step_says_once_that_it_is_still_to_come(language, words):
    state = Match("pillars", [Seat(name, colour=at) for at, name in enumerate(NAMES)], 3).state
    assert Text(from_linguist(language), NAMES).when(state, "step/1", (1,)) == words

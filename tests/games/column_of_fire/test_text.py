"""Everything that can happen can be said, and labels tell actions apart."""

import string
from random import Random
from typing import Any

import pytest

from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.engine import Listener
from kingsbridge_desktop.core.types import NOBODY, Event, Reason
from kingsbridge_desktop.games.column_of_fire import forecast, tables
from kingsbridge_desktop.games.column_of_fire.rules import RULES
from kingsbridge_desktop.games.column_of_fire.state import die_on
from kingsbridge_desktop.text import column_of_fire_log as log
from kingsbridge_desktop.text import column_of_fire_words as words
from kingsbridge_desktop.text.column_of_fire import Text
from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.ui.words import unrepeated
from tests.games.column_of_fire.build import act, die, given

NAMES = ("Anna", "Ben", "Clara", "Dirk")


@pytest.fixture(params=["de", "en"])
def text(request):
    return Text(from_linguist(request.param), NAMES)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_can_be_told(text, seats):
    """Labels are there and differ, every event has a sentence, every question names who is asked."""
    for seed in range(4):
        rng = Random(seed)
        chance, listener = Fast(rng), Listener()
        s = RULES.setup(seats, {"start_player": -1}, chance, listener)
        while s.stack:
            legal = RULES.legal(s)
            labels = [text.action(s, a) for a in legal]
            assert all(labels)
            assert len(set(labels)) == len(labels), labels
            assert text.question(s).startswith(NAMES[s.stack[-1].seat])
            assert NAMES[s.active] in text.progress(RULES.progress(s))
            RULES.step(s, rng.choice(legal), chance, listener)
        for event in listener.events:
            told = text.event(event)
            assert bool(told) == (event.kind not in log.SILENT), event
            assert "{" not in told
            named = {seat for seat, name in enumerate(NAMES) if told.startswith(name)}
            assert named <= {text.subject(event)}, told
        assert text.question(s)
        ended = text.progress(RULES.progress(s))
        assert str(s.year) in ended
        assert not any(name in ended for name in NAMES), "nobody's turn any more"


def test_an_event_is_about_whom_it_hits_and_a_conflict_about_all():
    """The log shows the colour of the one a line is about, not of the one whose turn it is."""
    english = Text(from_linguist("en"), NAMES)
    assert english.subject(Event("vp_lost", (2, 0, 3))) == 2
    assert english.subject(Event("turn_began", (1, 0))) == 1
    assert english.subject(Event("person_stone_placed", (3, 0, 1))) == 3
    for about_all in (Event("conflict_won", (2, 1)), Event("torch_lit", (1,)), Event("stones_cleared", (1,))):
        assert english.subject(about_all) == NOBODY


def test_every_sentence_is_filled_in_by_its_ints():
    """The roles of an event or reason cover all parameters of its sentence."""
    extra = {
        "event_turned_up": {"effect"},
        "end_announced": {"end"},
        "dice_rolled": {"dice"},
        "final_vp_scored": {"parts"},
        "loch_leven_dealt": {"religion", "good"},
    }
    kinds = {shown: kind for kind in log.SHAPES for shown in log.EVENTS if shown.startswith(kind)}
    shapes = {**{shown: log.SHAPES[kind] for shown, kind in kinds.items()}, **log.REASON_SHAPES}
    for kind, source in (*log.EVENTS.items(), *log.REASONS.items()):
        wanted = {name for _, name, _, _ in string.Formatter().parse(source) if name}
        assert wanted <= set(shapes.get(kind, "").split()) | extra.get(kind, set()), kind


def test_the_last_line_tells_only_what_counts():
    """CF-41, CF-96 Parts of 0 are left out; so is the price of passing with no VP."""
    english = Text(from_linguist("en"), NAMES)
    assert english.event(Event("final_vp_scored", (0, 6, 0, 1, 0))) == "Anna: houses +6, goods +1"
    assert english.event(Event("final_vp_scored", (1, 0, 0, 0, 0))) == "Ben: no more VP"
    assert english.event(Event("person_passed", (1, 0))) == "Ben takes no person."
    assert english.event(Event("person_passed", (1, 1))) == "Ben takes no person: −1 VP"


def test_the_religion_die_is_rerolled_and_not_freed():
    """CF-90."""
    english = Text(from_linguist("en"), NAMES)
    bought = [english.event(Event("die_bought", (0, die, 3))) for die in (tables.BLUE, tables.BLACK)]
    assert bought == ["Anna pays 3 VP to free a die: blue die", "Anna pays 3 VP to reroll the religion die."]


def test_same_names_are_told_apart_by_country():
    english = Text(from_linguist("en"), NAMES)
    assert english.person(tables.PERSON_IDS.index("spain_cloth")) == "Cloth Merchant (Spain)"
    assert english.person(tables.PERSON_IDS.index("walsingham")) == "Francis Walsingham"


def test_labels_say_what_an_action_costs():
    english = Text(from_linguist("en"), NAMES)
    t = given(half=2, vp=[9, 2, 2, 2], persons={0: [("feria", "brown", 3)]}).do("roll", chance=[die(4)] * 4)
    assert english.action(t.s, act("pass")) == "Take no person (−1 VP)"
    assert english.action(t.s, act("pay_die", "brown")) == "Free the brown die from Count of Feria (−3 VP)"
    assert english.action(t.s, act("choose", "violet", "spain")) == "Violet die (4): King Felipe II"
    t.do("pass")
    assert english.action(t.s, act("move", 7, 1)) == "White die → field 8: gain or sell 1 cloth (−1 VP)"


def test_printed_german_terms():
    german = Text(from_linguist("de"), NAMES)
    assert german.person(tables.PERSON_IDS.index("huus")) == "Vater Huus"
    assert german.country(2) == "Niederlande"
    assert german.city(2) == "Antwerpen"
    assert german.good(1) == "Erz"


def test_every_reason_every_symbol_and_every_card_can_be_said(text):
    for kind in log.REASONS:
        shape = log.REASON_SHAPES.get(kind, "").split()
        assert text.reason(Reason(kind, tuple(range(len(shape)))))
    for symbol in range(len(tables.ALL_SYMBOLS)):
        assert text.symbol(symbol)
        assert text.symbol_rule(symbol).endswith(".")
    for event in range(tables.EVENTS):
        assert text.event_title(event)
        assert text.event_story(event)
        assert text.event_effect(event)
    for field in range(tables.FIELDS):
        assert text.field_rule(field, 2)
    for advantage in range(len(tables.ADVANTAGE_SYMBOL)):
        assert text.advantage(advantage)
    for table in (words.TERMS, words.ITEMS):
        assert all(table.values())


def test_a_ship_brings_a_stone_only_with_two_or_three_players(text):
    assert len(text.field_rule(0, 3)) > len(text.field_rule(0, 4))


def test_the_outlook_in_words():
    english = Text(from_linguist("en"), NAMES)
    t = given(half=2, stones={"england": "PPC"}, houses={"england": {0: 3, 1: 4}})
    assert english.conflict(0, forecast.conflict(t.s, 0)) == (
        "England: majority as it stands: Protestant. Free religion fields: 1.",
        "Anna loses the house",
        "Ben: +4 VP",
    )
    assert english.reach(forecast.reach(t.s, 0, tables.VIOLET)) == ("Leads nowhere now",)
    assert english.reach(forecast.reach(t.s, 0, tables.WHITE))[:2] == (
        "→ field 4: +1 protection",
        "→ field 8: gain or sell 1 cloth, skipping costs 1 VP",
    )


def test_secret_events_are_told_only_to_their_owner():
    english = Text(from_linguist("en"), NAMES)
    assert "captain" not in english.event(Event("advantage_drawn_unseen", (0,)))


def test_a_name_that_ends_with_a_full_stop_gets_no_second_one():
    """Elisabeth I. and events named after her stand at the end of German sentences."""
    german = Text(from_linguist("de"), NAMES)
    assert german.event(Event("person_used", (0, tables.PERSON_IDS.index("elizabeth")))) == "Anna nutzt Elisabeth I."
    told = german.event(Event("event_turned_up", (0, tables.EVENT_IDS.index("e_pos"))))
    assert told.startswith("Ereignis (England): Krönung Elisabeths I. Alle Spieler")
    for person in range(tables.PERSONS):
        for kind, args in (
            ("person_used", (0, person)),
            ("person_turned_up", (0, person)),
            ("person_left", (0, person)),
        ):
            assert ".." not in german.event(Event(kind, args))


def test_the_question_says_when_no_person_can_be_taken():
    """CF-41 the only rolled die leads to a used-up country where nothing is to be built."""
    english = Text(from_linguist("en"), NAMES)
    bound = [("feria", "brown", 3), ("huus", "orange", 3), ("sylvie", "blue", 3), ("rollo", "violet", 3)]
    table: dict[str, Any] = {"vp": [9, 2, 2, 2], "persons": {0: bound}, "houses": {"england": {0: 6}}}
    t = given(half=2, shown={"england": None}, unseen={"england": []}, **table).do("roll", chance=[die(4)])
    assert not t.can("choose")
    assert english.question(t.s) == "Anna: no person can be taken"
    t = given(half=2, **table).do("roll", chance=[die(4)])
    assert english.question(t.s) == "Anna: take a person with a die"


def test_the_question_names_the_person_and_its_die_is_freed_in_few_words(text):
    """Seen with large letters: “Free the blue die from Book Merchant (France) (−3 VP)” made all answers small."""
    seen = 0
    for seed in range(4):
        rng = Random(seed)
        chance, listener = Fast(rng), Listener()
        s = RULES.setup(3, {"start_player": -1}, chance, listener)
        while s.stack:
            legal, top = RULES.legal(s), s.stack[-1]
            for action in legal if top.kind == "turn_person" else ():
                in_hand = die_on(s, top.seat, top.args[0])
                if action.kind == "pay_die" and action.args[0] == in_hand:
                    label = text.action(s, action)
                    assert text.person(top.args[0]) in text.question(s)
                    assert text.person(top.args[0]) not in label
                    assert len(label) <= 32
                    seen += 1
            RULES.step(s, rng.choice(legal), chance, listener)
    assert seen > 3


def test_a_refusal_and_its_question_name_only_what_is_offered():
    """Seen: “Erz nehmen oder verkaufen?” with no ore in stock, and “Nichts weiter” before anything was done."""
    english, seen = Text(from_linguist("en"), NAMES), set()
    for seed in range(6):
        rng = Random(seed)
        chance = Fast(rng)
        s = RULES.setup(2 + seed % 3, {"start_player": -1}, chance, Listener())
        while s.stack:
            legal, top = RULES.legal(s), s.stack[-1]
            refusals = [action for action in legal if action.kind == "done"]
            if refusals:
                kinds = {action.kind for action in legal}
                label, asked = english.action(s, refusals[0]), english.question(s)
                seen.add(label)
                assert ("sell" in asked) == bool(kinds & {"sell"}) or top.kind == "ship", (asked, kinds)
                assert (label == "Nothing more") >= bool(top.args[1])
                assert label != "Nothing more" or top.args[1] or s.sold
                assert label != "Sell nothing" or "place_stone" not in kinds
            RULES.step(s, rng.choice(legal), chance, Listener())
    assert seen == {"Nothing more", "Decline", "Sell nothing"}


def test_what_is_to_be_done_with_a_person_is_said_without_signs():
    """Seen: “→ 2, ohne Aktion” on a button."""
    german = Text(from_linguist("de"), NAMES)
    t = given(half=1, persons={0: [("felipe", "brown", 3)]})
    asked = german.question(t.s)
    labels = unrepeated(asked, [german.action(t.s, action) for action in RULES.legal(t.s)])
    assert labels[:2] == ["Nur auf 2 drehen", "Auf 2, dann +2 SP"]
    t = given(half=1, persons={0: [("walsingham", "brown", 3)]})
    labels = unrepeated(german.question(t.s), [german.action(t.s, action) for action in RULES.legal(t.s)])
    assert labels[1:3] == ["Auf 2, dann Stein (katholisch)", "Auf 2, dann Stein (protestantisch)"]

"""Every id the rules can speak has its sentence, and sentences say what happened."""

from __future__ import annotations

from random import Random

import pytest

from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.engine import Listener
from kingsbridge_desktop.core.types import NOBODY, OTHER_QUESTION, Event, Frame, Reason
from kingsbridge_desktop.games.component_file import mark_of
from kingsbridge_desktop.games.pillars_cards import tables
from kingsbridge_desktop.games.pillars_cards.actions import MEANINGFUL
from kingsbridge_desktop.games.pillars_cards.best_conversion import best
from kingsbridge_desktop.games.pillars_cards.forecast import leader_now
from kingsbridge_desktop.games.pillars_cards.rules import RULES
from kingsbridge_desktop.games.pillars_cards.state import LINE_KINDS, State
from kingsbridge_desktop.games.pillars_cards.tables import (
    ALFRED,
    CARD_IDS,
    ID_OF,
    SEATINGS,
    VALUE,
)
from kingsbridge_desktop.text.help import filled_page
from kingsbridge_desktop.text.language import Language, capitalized, from_linguist, languages
from kingsbridge_desktop.text.news import news
from kingsbridge_desktop.text.numbers import signed
from kingsbridge_desktop.text.pillars_cards import REASONS, SILENT, Text
from kingsbridge_desktop.text.pillars_cards_when import WHEN
from tests.games.pillars_cards.build import SAND, STONE, convert, do, given, play, random_game, scoring

NAMES = ("Anna", "Ben", "Cem", "Dora")


def english() -> Text:
    return Text(Language("en", lambda context, source, n: source), NAMES)


def is_sentence(text: str) -> bool:
    return bool(text) and not set("{}%") & set(text)


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("seats", [3, 4])
def test_whole_games_can_be_told(code, seats):
    """PC-05, PC-36 Questions, labels, log, progress and sheets of random games, from masked states."""
    text = Text(from_linguist(code), NAMES)
    listener = Listener()
    rng = Random(seats)
    for seed in range(6):
        s = RULES.setup(seats, {"colours": seed * 3}, Fast(rng), listener)
        while s.stack:
            view = RULES.mask(s, s.stack[-1].seat)
            legal = RULES.legal(view)
            labels = [text.action(view, action) for action in legal]
            assert all(map(is_sentence, labels))
            different = {a if a.kind != "play" else CARD_IDS[a.args[0]].rstrip("_12") for a in legal}
            assert len(set(labels)) == len(different)  # only twins share a label
            assert is_sentence(text.question(view))
            assert NAMES[s.stack[-1].seat] in text.question(view)
            assert is_sentence(text.progress(RULES.progress(view)))
            lead = leader_now(view)
            assert lead is None or is_sentence(text.lead(view, lead))
            RULES.step(s, rng.choice(legal), Fast(rng), listener)
        assert is_sentence(text.question(s))
        assert all(is_sentence(text.line(line)) for sheet in s.sheets for lines in sheet for line in lines)
        assert all(is_sentence(text.item(item.kind)) for items in RULES.breakdown(s) for item in items)
    for event in listener.events:
        assert is_sentence(text.event(event)) != (event.kind in SILENT), event
        subject = text.subject(event)
        named = {seat for seat, name in enumerate(NAMES) if name in text.event(event)}
        assert event.kind in SILENT or named == ({subject} if subject != NOBODY else set()), event


@pytest.mark.parametrize("code", languages())
def test_every_card_has_a_name_and_says_what_it_brings(code):
    """PC-22, PC-23, PC-27 Names of all cards; effects and notes for the faces."""
    text = Text(from_linguist(code), NAMES)
    for card in range(len(CARD_IDS)):
        assert is_sentence(text.card(card))
        assert str(VALUE[card]) in text.card_and_value(card)
        assert text.title(card)[0].isupper()
        assert text.effect(card)
        assert all(map(is_sentence, text.effect(card)))
    assert text.note(ALFRED)
    assert not text.note(ID_OF["ellen"])


@pytest.mark.parametrize("code", languages())
def test_every_option_and_line_has_a_name(code):
    """PC-03 The set-up dialog and the score sheet."""
    text = Text(from_linguist(code), NAMES)
    for name, option in RULES.options.items():
        assert is_sentence(text.option(name))
        assert len({text.option_value(name, value) for value in option.values}) == len(SEATINGS)
    assert all(is_sentence(text.item(kind)) for kind in LINE_KINDS)


def test_german_uses_the_printed_terms():
    """PC-23 The names of the printed cards."""
    text = Text(from_linguist("de"), NAMES)
    assert text.title(ID_OF["green_woodworker"]) == "Schreiner"
    assert text.card(ID_OF["waleran"]) == "Bischof Waleran"
    assert text.material(STONE) == "Stein"
    assert text.title(ID_OF["bell_founder"]) == "Glockengießer"


def test_labels():
    """PC-11, PC-23, PC-27 Short and unmistakable."""
    text = english()
    s = given(["ellen green_woodworker", "aliena", "tom", "philip"])
    assert text.action(s, play("ellen")) == "Play: Ellen (3)"
    assert text.action(s, play("green_woodworker")) == "Play: green woodworker (6)"
    assert text.action(s, convert("blue_stonecutter", STONE)) == "Stonecutter: stone → 4 VP"
    assert text.action(s, convert("brick_maker", SAND)) == "Brick maker: sand → stone"


@pytest.mark.parametrize(
    ("hands", "leads"),
    [
        (["ellen", "tom", "king", "philip"], False),
        (["ellen aliena", "tom quarry_1", "king potter", "philip helper"], True),
    ],
)
def test_the_kings_player_is_said_to_lead_only_if_a_trick_follows(hands, leads):
    """PC-16 After the last trick of a deal the scoring begins, and whoever leads then is told by Lady Aliena."""
    s = given(hands)
    events = do(s, play("ellen"), play("tom"), play("king"), play("philip"))
    (aside,) = [event for event in events if event.kind == "king_trick_set_aside"]
    for code in languages():
        sentence = Text(from_linguist(code), NAMES).event(aside)
        assert ("Cem" in sentence) == leads
    assert (s.deal == 1 and s.stack[-1] == Frame("play", 2)) == leads


def test_questions():
    """PC-10, PC-19, PC-28 Who leads, who plays, who plays the last card, who gives up how much."""
    text = english()
    assert text.question(given(["ellen aliena", "king tom", "regan philip", "alfred"])) == "Anna: lead a card"
    s = given(["ellen aliena", "king tom", "regan philip", "alfred"], trick="quarry_1")
    assert text.question(s) == "Ben: play a card"
    s = random_game(4, 1, 33)
    assert text.question(s).endswith(": play the last card")
    assert text.question(RULES.mask(s, (s.stack[-1].seat + 1) % 4)) == text.question(s)
    s = scoring(["quarry_1 quarry_2", "ellen", "regan", "philip"], stock={0: (0, 1, 1, 1)})
    assert text.question(s) == "Anna: give up 2 material(s), 3 may be kept"


def test_why_alfred_cannot_be_played():
    """PC-12 The sentence names Alfred and the rule."""
    s = given(["alfred ellen", "aliena", "tom", "philip"])
    reason = RULES.why_not(s, play("alfred"))
    assert reason is not None
    assert english().reason(reason) == "Alfred Builder may only be played as the last card of the hand."


def test_the_log_says_who_got_the_trick_and_why():
    """PC-13, PC-14 Owner of the colour, player of a neutral card, later card of equal value."""
    text = english()
    woodworker = ID_OF["green_woodworker"]
    assert text.event(Event("trick_taken", (1, 0, woodworker, 0))) == (
        "Ben gets the trick as owner of the highest card: green woodworker (6)."
    )
    assert "later one of equal value" in text.event(Event("trick_taken", (1, 0, woodworker, 1)))
    assert text.event(Event("trick_taken", (2, 2, ID_OF["aliena"], 0))) == (
        "Cem gets the trick with the highest card: Lady Aliena (9)."
    )


def test_points_have_a_sign():
    """PC-25 Plus and a real minus."""
    assert [signed(value) for value in (3, 0, -4)] == ["+3", "0", "−4"]
    assert english().event(Event("card_scored", (0, ID_OF["william"], -3))) == "Anna: −3 VP (William Hamleigh)"
    assert english().event(Event("player_scored", (0, -3, -1))) == "Anna: −3 VP in this deal, −1 in all."


def reasons() -> list[Reason]:
    """All reasons that play and scoring can give, found by asking about everything."""
    found = set()
    rng = Random(5)
    for seed in range(30):
        s = RULES.setup(3 + seed % 2, {"colours": 0}, Fast(Random(seed)))
        while s.stack:
            kind = s.stack[-1].kind
            if kind != "play" or rng.random() < 0.05:
                legal = RULES.legal(s)
                for action in MEANINGFUL:
                    reason = RULES.why_not(s, action)
                    assert action not in legal or reason is None
                    if reason and reason != OTHER_QUESTION:  # its sentence is shared
                        found.add(reason)
            RULES.step(s, rng.choice(RULES.legal(s)) if kind == "play" or seed % 3 else best(s)[0], Fast(rng))
    return sorted(found)


@pytest.mark.parametrize("code", languages())
def test_every_refusal_has_its_reason_in_words(code):
    """PC-12, PC-23, PC-28 Whatever is asked for in random games is answered with a sentence."""
    text = Text(from_linguist(code), NAMES)
    found = reasons()
    assert {reason.kind for reason in found} == set(REASONS) - {"tom_offers_not"}  # he offers everything
    assert all(is_sentence(text.reason(reason)) for reason in found)


@pytest.mark.parametrize("code", languages())
def test_the_rules_help_agrees_with_the_cards(code):
    """PC-22, PC-23, PC-27 Every card stands in a table of the help with its value, what it brings, and its marks."""
    text = Text(from_linguist(code), NAMES)
    rows = [
        [cell.strip() for cell in row.strip("|").split("|")]
        for row in filled_page("pillars_cards", from_linguist(code)).replace("\u00a0", " ").splitlines()
        if row.startswith("|")
    ]
    box = tables.COMPONENTS
    entries = (*box.craftsmen, *box.neutrals, *box.advantages)
    for card, entry in [(number, found) for found in entries for number in _cards(found)]:
        name = text.title(card)
        (row,) = [row for row in rows if len(row) == 3 and row[1].split(" †")[0].split(" (")[0] == name]
        assert row[0].removesuffix(" †") == str(VALUE[card])
        open_fields = {name for name in type(entry).model_fields if mark_of(entry.source, name) != "rulebook"}
        assert row[0].endswith("†") == ("value" in open_fields)
        assert row[1].count("†") == len(open_fields & {"names", "count"})
        assert row[2].endswith("†") == bool(open_fields & {"yields", "points", "converts"})
        for number, line in enumerate(text.effect(card)):
            assert line in row[2] if number else row[2].startswith(capitalized(line))


def _cards(entry):
    """The cards of an entry; of a craftsman that of one colour."""
    return [c for c, name in enumerate(CARD_IDS) if name in (entry.id, f"{entry.id}_1", f"blue_{entry.id}")]


@pytest.mark.parametrize("code", languages())
def test_the_rules_help_says_where_we_had_to_decide(code):
    """PC-03, PC-12, PC-16, PC-17, PC-20, PC-25, PC-28, PC-32, PC-35, PC-37 One point for each ruling."""
    help_text = filled_page("pillars_cards", from_linguist(code))
    section = help_text.split("## Wo wir entscheiden mussten" if code == "de" else "## Where we had to decide")[1]
    assert section.count("\n- ") == 9
    assert "†" in section
    assert "Alfred" in section


def test_what_a_players_cards_bring_is_no_part_of_what_somebody_else_laid_out():
    """Seen beside “Ellen lays out an advantage”: +1 stone, which Anna got after it."""
    laid, got = Event("advantage_laid_out", (3, ID_OF["potter"])), Event("material_got", (0, STONE, ID_OF["king"]))
    summed, next_got = Event("player_scored", (0, 3, 3)), Event("material_got", (1, SAND, ID_OF["king"]))
    pieces = news(english(), [laid, got, got, summed, next_got])
    assert [(piece.brief.seat, piece.first, piece.end) for piece in pieces] == [(3, 0, 1), (0, 1, 4), (1, 4, 5)]


@pytest.mark.parametrize("code", ["de", "en"])
def test_nobody_hears_in_the_scoring_that_something_waits_for_the_scoring(code):
    """Seen: “Materials are used when the deal is scored” while it was scored and asked for a material."""
    text = Text(from_linguist(code), ["Anna", "Ben", "Cleo", "Dora"])
    s = State()
    for question in ("choose_material", "make_brick", "convert", "use_helper", "give_up"):
        s.stack = [Frame(question, 0)]
        for kind in ("seat", "pile"):
            assert text.when(s, kind) != text._say(WHEN.uses[kind])
            assert "score sheet" in text.when(s, kind) or "Wertungsblatt" in text.when(s, kind)
    s.stack = [Frame("play", 0)]
    assert text._say(WHEN.uses["seat"]) in text.when(s, "seat")


def test_the_log_writes_names_of_things_small_and_those_of_persons_large():
    """Seen in English: “forest (0)” beside “+1 wood (Forest)”."""
    text = english()
    assert text.event(Event("material_got", (0, 1, ID_OF["forest_1"]))) == "Anna: +1 wood (forest)"
    assert text.event(Event("card_scored", (0, ID_OF["philip"], 3))) == "Anna: +3 VP (Prior Philip)"

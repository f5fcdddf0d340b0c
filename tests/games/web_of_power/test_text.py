"""Every id the rules can speak has its sentence, and the sentences say what happened."""

from __future__ import annotations

from random import Random

import pytest

from kingsbridge_desktop.bots.eval.web_of_power import EVALUATOR
from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.engine import Listener
from kingsbridge_desktop.core.types import NOBODY, Action, Event, Frame, Reason
from kingsbridge_desktop.games.web_of_power import forecast
from kingsbridge_desktop.games.web_of_power.rules import RULES
from kingsbridge_desktop.games.web_of_power.tables import KINDS, LANDS, SPACE_OF, SPACES
from kingsbridge_desktop.text.language import Language, from_linguist, languages
from kingsbridge_desktop.text.web_of_power import EVENTS, REASONS, SILENT, Text
from tests.games.web_of_power.build import BB, FR, KA, action, do, given, land, random_game

NAMES = ("Anna", "Ben", "Cem", "Dora", "Emil")


def english() -> Text:
    return Text(Language("en", lambda context, source, n: source), NAMES)


def is_sentence(text: str) -> bool:
    return bool(text) and not set("{}") & set(text)


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_whole_games_can_be_told(code, seats):
    """WP-05, WP-39 questions, labels, log, progress, reasons and hovers of random games, from masked states."""
    text = Text(from_linguist(code), NAMES)
    listener = Listener()
    rng = Random(seats)
    s = RULES.setup(seats, {"start_player": -1}, Fast(rng), listener)
    while s.stack:
        for viewer in (NOBODY, s.stack[-1].seat):
            view = RULES.mask(s, viewer)
            assert NAMES[s.stack[-1].seat] in text.question(view)
            assert all(is_sentence(text.action(view, a)) for a in RULES.legal(s))
        assert is_sentence(text.progress(RULES.progress(s)))
        if rng.random() < 0.05:
            check_reasons_and_hovers(text, s)
        RULES.step(s, rng.choice(RULES.legal(s)), Fast(rng), listener)
    assert text.question(s)
    for event in listener.events:
        sentence = text.event(event)
        assert is_sentence(sentence) or (not sentence and (event.kind in SILENT or event.kind.endswith("_scored")))
        subject = text.subject(event)
        assert not sentence or subject == NOBODY or NAMES[subject] in sentence
        assert subject != NOBODY or event.kind.endswith("_scored") or not any(name in sentence for name in NAMES)
    kinds = {event.kind for event in listener.events}
    assert set(EVENTS) - kinds <= {"pile_used_up_again", "game_ended_full", "card_discarded"}


def check_reasons_and_hovers(text, s):
    for kind, count in (("play", KINDS), ("joker", KINDS), ("place_cloister", SPACES), ("place_councillor", LANDS)):
        for argument in range(count):
            reason = RULES.why_not(s, Action(kind, (argument,)))
            assert reason is None or is_sentence(text.reason(reason))
    view = RULES.mask(s, NOBODY)
    assert all(is_sentence(line) for alliance in range(15) for line in text.alliance_standing(view, alliance))
    assert all(is_sentence(text.term(term.kind)) for term in EVALUATOR.terms(view, 0))


def test_every_reason_of_the_rules_has_a_sentence():
    """WP-22 whatever `why_not` can answer is in the catalogue with the parameters it has."""
    text = english()
    examples = {
        "space_taken": (0, 1),
        "councillor_limit": (0, 3),
        "no_cloisters_left": (0,),
        "no_councillors_left": (0,),
        "one_country": (0,),
        "card_first": (0,),
        "opened_country": (0,),
        "empty_country": (0,),
        **dict.fromkeys(("not_open", "not_in_hand", "no_pair", "no_place_for_card", "no_place_for_joker"), (FR,)),
        **dict.fromkeys(("needs_pair", "not_on_card", "joker_own_country"), (FR, 1)),
    }
    for kind in REASONS:
        assert is_sentence(text.reason(Reason(kind, examples.get(kind, ())))), kind


def test_cards_countries_and_places_have_their_names_in_the_language():
    """WP-12 a card is called by its countries."""
    assert english().card(KA) == "Franconia/Aragon"
    assert Text(Language("de", lambda context, source, n: source), NAMES).card(KA) == "Franken/Aragon"
    assert english().space(SPACE_OF["LOT3"]) == "Cologne"


def test_labels_say_what_a_click_does():
    """WP-10, WP-13 labels of the small decisions."""
    text = english()
    s = given(hands={0: "FRA BAY/BUR BAY/BUR"}, cloisters={1: "FRA1"})
    assert text.action(s, action("play FRA")) == "Play France"
    assert text.action(s, action("joker BAY/BUR")) == "Joker: 2 × Bavaria/Burgundy"
    assert text.action(s, action("cloister LOT3")) == "Cologne".join(("Cloister: ", " (Lorraine)"))
    assert text.action(s, action("councillor ITA")) == "Councillor: Italy"


def test_questions_follow_the_turn():
    """WP-10, WP-19 who must do what, at every step."""
    text = english()
    s = given(hands={0: "FRA FRA BAY/BUR"}, display="LOT/ITA ENG/SCH", cloisters={1: "FRA1"})
    assert text.question(s) == "Anna: play a card, or swap one"
    do(s, "play FRA")
    assert text.question(s) == "Anna: place a piece in France"
    do(s, "cloister FRA2")
    assert text.question(RULES.mask(s, 1)) == "Anna: play for a second piece in France, or draw 1 card(s)"
    do(s, "play FRA")
    assert text.question(s) == "Anna: place the second piece in France"
    do(s, "cloister FRA3")
    assert text.question(RULES.mask(s, 1)) == "Anna: draw 2 card(s), open or from the pile"
    joker = given(hands={0: "FRA"}, pile="FRA", asks=Frame("place", 0, (BB, 2, -1)))
    assert text.question(joker) == "Anna: place a piece with the joker, anywhere but Bavaria and Burgundy"
    single = given(hands={0: "FRA FRA"}, pile="FRA", asks=Frame("place", 0, (KA, 1, -1)))
    assert text.question(single) == "Anna: place a piece in Franconia or Aragon"


def test_scoring_is_told_country_by_country():
    """WP-35, WP-36 the highest first; countries without points are passed over, alliances never."""
    text = english()
    assert (
        text.event(Event("country_scored", (1, land("FKN"), 2, 7, 4)))
        == "Cloisters in Franconia: Ben +7, Cem +4, Anna +2."
    )
    assert text.event(Event("country_scored", (1, land("FKN"), 0, 0, 0))) == ""
    assert text.event(Event("alliance_scored", (13, 0, 0, 6))) == "Alliance 14, Italy–Burgundy: Cem +6."
    assert text.event(Event("alliance_scored", (14, 0, 0, 0))) == "Alliance 15, Italy–Bavaria: nobody."


def test_a_hidden_draw_tells_no_card():
    """WP-05 the line for the others names no card."""
    assert english().event(Event("card_drawn_unseen", (1,), 0b101)) == "Ben draws a card from the pile."
    assert english().event(Event("card_drawn", (1, FR), 0b010)) == "Ben draws from the pile: France."


def test_hovering_an_alliance_tells_who_would_score():
    """WP-36 councillors of both countries and the points now."""
    s = given(cloisters={0: "ENG1 FKN1"}, councillors={1: "ENG FKN"})
    assert english().alliance_standing(s, 0) == [
        "Alliance 1 by sea: England–Franconia",
        "England: Ben ×1",
        "Franconia: Ben ×1",
        "Points now: Ben +2",
    ]
    assert english().alliance_standing(s, 13)[1:] == [
        "Italy: no councillors",
        "Burgundy: no councillors",
        "Points now: nobody",
    ]


def test_a_chain_is_told_with_its_places():
    """WP-37 the places of a row in the order of the road."""
    s = given(cloisters={0: "ITA1 ITA2 ITA3 ITA4"})
    assert english().chain(0, forecast.chain_rows(s, 0)[0]) in (
        "Anna: row of 4 (Turin, Milan, Verona, Florence)",
        "Anna: row of 4 (Florence, Verona, Milan, Turin)",
    )


def test_progress_and_options():
    """WP-04, WP-30, WP-31 halves, last round, end; who starts."""
    text = english()
    assert text.progress((0, 12, 0)) == "First half, 12 card(s) in the pile"
    assert text.progress((2, 0, 0)) == "Last round"
    assert text.progress(RULES.progress(random_game(3, 1))) == "Game over"
    assert text.option("start_player") == "Start player"
    assert [text.option_value("start_player", value) for value in (-1, 0)] == ["by lot", "Anna"]
    assert Text(text.language, NAMES[:3]).option_value("start_player", 4) == "Seat 5"


def test_a_refused_swap_is_true_before_and_after_the_piece():
    """WP-23 A swap stands instead of playing and placing: a card on the table is enough to rule it out."""
    s = given(hands={0: "FRA LOT/ITA LOT/ITA"}, cloisters={1: "FRA8"})
    do(s, "play FRA")
    reason = RULES.why_not(s, action("swap LOT/ITA"))
    assert reason is not None
    assert Text(from_linguist("de"), NAMES).reason(reason) == "Getauscht wird nur statt auszuspielen und zu setzen."
    assert Text(from_linguist("en"), NAMES).reason(reason) == (
        "A card can only be swapped instead of playing and placing."
    )

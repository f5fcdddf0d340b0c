"""The code of a table: what is written is read, a slip of the pen is found, and every day has its game."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsbridge_desktop.bots.characters import character_ids
from kingsbridge_desktop.core.editions import edition_of
from kingsbridge_desktop.core.registry import game_ids, rules_of
from kingsbridge_desktop.play import table_code
from kingsbridge_desktop.play.files import to_save
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.play.table_code import (
    SIGNS,
    BadCode,
    TableCode,
    code_of,
    code_of_save,
    of_the_day,
    read,
    written,
)


@st.composite
def tables(draw):
    game = draw(st.sampled_from(game_ids()))
    rules = rules_of(game)
    count = draw(st.sampled_from(rules.seats))
    levels = draw(st.lists(st.sampled_from(table_code.LEVELS), min_size=count, max_size=count))
    colours = draw(st.permutations(range(len(rules.colours))))[:count]
    options = [
        (name, draw(st.sampled_from(option.values))) for name, option in rules.options.items() if name != "colours"
    ]
    seed = draw(st.integers(0, 2**32))
    return TableCode(game, rules.version, tuple(levels), tuple(colours), tuple(options), seed)


@given(tables())
def test_what_is_written_is_read(code):
    line = written(code)
    assert read(line) == code
    assert read(line.lower().replace("-", " ")) == code
    assert len(line) <= 30


@given(tables(), st.data())
def test_every_wrong_sign_and_every_swap_of_neighbours_is_found(code, data):
    signs = written(code).replace("-", "")
    at = data.draw(st.integers(2, len(signs) - 1))
    other = data.draw(st.sampled_from([sign for sign in SIGNS if sign != signs[at]]))
    with pytest.raises(BadCode):
        read(signs[:at] + other + signs[at + 1 :])
    if at + 1 < len(signs) and signs[at] != signs[at + 1]:
        with pytest.raises(BadCode):
            read(signs[:at] + signs[at + 1] + signs[at] + signs[at + 2 :])


def test_letters_that_look_like_figures_are_read_as_meant():
    code = TableCode("pillars", rules_of("pillars").version, ("person", "hard"), (0, 1), (("start_player", 0),), 0)
    for seed in range(4000):
        line = written(code._replace(seed=seed))
        if "1" in line[3:] and "0" in line[3:]:
            assert read(line[:3] + line[3:].replace("1", "l").replace("0", "o")).seed == seed
            return
    pytest.fail("no such code")


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("", "form"),
        ("-- --", "form"),
        ("WP", "form"),
        ("WP-!", "form"),
        ("XX-1234", "game"),
        ("WP-" + "0" * 80, "form"),
        ("Ä", "game"),
    ],
)
def test_what_is_no_code_is_refused_with_its_reason(line, wrong):
    with pytest.raises(BadCode) as refused:
        read(line)
    assert refused.value.details["wrong"] == wrong


def test_a_code_of_other_rules_is_refused():
    code = TableCode(
        "web_of_power", rules_of("web_of_power").version + 1, ("easy",) * 3, (0, 1, 2), (("start_player", 0),), 5
    )
    with pytest.raises(BadCode) as refused:
        read(written(code))
    assert refused.value.details["wrong"] == "rules"


@pytest.mark.parametrize("game", game_ids())
def test_a_table_set_up_from_its_code_has_the_same_luck(game):
    count = rules_of(game).seats[-1]
    colours = [3, 1, 0, 2, 4][:count]
    seats = [Seat(f"P{at}", "person" if at == 1 else "hard", colours[at]) for at in range(count)]
    match = Match(game, seats, 987654)
    line = code_of(match)
    assert line is not None
    code = read(line)
    again = Match(
        code.game,
        [Seat(f"Q{at}", *both) for at, both in enumerate(zip(code.levels, code.colours, strict=True))],
        code.seed,
        dict(code.options),
    )
    assert again.state.key() == match.state.key()


@pytest.mark.parametrize("head_start", [0, 12])
def test_a_code_brings_the_characters_along(head_start):
    seats = [
        Seat("Mia", "person", 0, head_start),
        Seat("Hugo", "hard", 1, character="earl"),
        Seat("Ada", "easy", 2, pace=50 if head_start else 100, character="scholar"),
        Seat("Bo", "normal", 3),
    ]
    match = Match("pillars", seats, 4711)
    line = code_of(match)
    assert line is not None
    assert len(line) <= 40
    code = read(line)
    assert code.characters == ("", "earl", "scholar", "")
    assert code.head_starts == ((12, 0, 0, 0) if head_start else ())
    assert code.seed == 4711
    assert code_of_save(to_save(match)) == line
    plain = code_of(Match("pillars", [seat._replace(character="") for seat in seats], 4711))
    assert plain is not None
    assert plain != line
    assert read(plain).characters == ()


def test_all_characters_can_be_written_and_one_of_a_later_release_has_no_code():
    assert set(table_code.CHARACTERS) == {"", *character_ids()}
    seats = [Seat("Mia", "person", 0), Seat("Zoe", "hard", 1, character="of_tomorrow")]
    match = Match("pillars", seats, 1)
    assert code_of(match) is None
    assert code_of_save(to_save(match)) == ""


@pytest.mark.parametrize("added", ["CHARACTERS", "ALL_EXTRAS"])
def test_a_code_of_a_later_release_says_so(monkeypatch, added):
    code = TableCode("pillars", rules_of("pillars").version, ("person", "hard"), (0, 1), (("start_player", 0),), 7)
    with monkeypatch.context() as later:
        later.setattr(table_code, "CHARACTERS", (*table_code.CHARACTERS, "abbot"))
        later.setattr(table_code, "WITH_CHARACTERS", 6 if added == "ALL_EXTRAS" else 2)
        line = written(code._replace(characters=("", "abbot")))
    with pytest.raises(BadCode) as refused:
        read(line)
    assert refused.value.details["wrong"] == "newer"


def test_a_table_with_values_of_its_own_says_so():
    seats = [Seat("A", "person", 0), Seat("B", "easy", 1)]
    printed = code_of(Match("pillars", seats, 1))
    own = table_code.own_values_of(edition_of("pillars", {"an odd value": 4}))
    assert printed is not None
    assert read(printed).own_values == 0
    assert 0 < own < table_code.OWN_VALUES


def test_a_table_from_a_position_has_no_code():
    match = Match("pillars", [Seat("A", "person", 0), Seat("B", "easy", 1)], 1)
    assert code_of(Match("pillars", match.seats, 1, start=match.state)) is None


def test_every_day_has_its_own_game_and_all_games_come():
    days = [date(2026, 1, 1) + timedelta(days=number) for number in range(60)]
    made = [of_the_day(day) for day in days]
    assert made == [of_the_day(day) for day in days]
    assert len({code.seed for code in made}) == len(days)
    assert {code.game for code in made} == {"pillars", "column_of_fire", "pillars_cards", "web_of_power"}
    for code in made:
        assert code.levels.count("person") == 1
        assert read(written(code)) == code


def test_the_game_of_a_day_never_changes():
    code = of_the_day(date(2026, 11, 17))
    assert (code.game, code.seed, code.levels) == ("pillars", 3509012887, ("normal", "normal", "person"))

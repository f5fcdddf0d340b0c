"""Own records at a table that can be set up again: tries and the best of them, from games played as the code says."""

from datetime import date

from kingsbridge_desktop.play import own_records, table_code
from kingsbridge_desktop.play.branching import branched
from kingsbridge_desktop.play.files import to_save
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.play.own_records import OwnRecord, own_record, tries_of
from kingsbridge_desktop.play.table_code import code_of, code_of_save
from kingsbridge_desktop.saves.schema import OriginPart, ReseatingPart
from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.text.own_records import told
from tests.chronicles import keep, record
from tests.play.test_review import finished

ENGLISH = from_linguist("en")


def tries(*results, names=("Mia",)):
    """Games at one table with these points; the code of that table."""
    code = ""
    for number, points in enumerate(results):
        save = record(number, seats=(names[number % len(names)], ("Jonas", "normal")), scores=(points, 40))
        code = code_of_save(save)
        keep(save)
    assert code
    return code


def test_a_kept_game_has_the_code_of_its_table():
    for game, seats in (("pillars_cards", 3), ("web_of_power", 3)):
        match = finished(game, seats, 3)
        assert code_of_save(to_save(match)) == code_of(match)


def test_the_best_score_counts_and_every_game_is_a_try():
    assert own_record(tries(38, 47, 12)) == OwnRecord(3, 47, 1)


def test_another_table_has_its_own_record():
    code = tries(38)
    keep(record(9, game="web_of_power", seats=("Mia", ("Jonas", "normal"), ("Ruth", "normal")), scores=(90, 1, 2)))
    assert own_record(code) == OwnRecord(1, 38, 2)
    assert own_record("") is None


def test_where_several_people_tried_the_best_is_named():
    assert own_record(tries(38, 47, names=("Mia", "Ruth"))) == OwnRecord(2, 47, 1, "Ruth")


def test_a_game_that_is_just_over_is_counted_once_whether_it_is_kept_already_or_not():
    match = finished("pillars_cards", 3, 3)
    code = code_of(match) or ""
    before = own_records.of_tries([*tries_of(code, match.id), *own_records.results_of(match)])
    keep(to_save(match))
    after = own_records.of_tries([*tries_of(code, match.id), *own_records.results_of(match)])
    assert before == after == own_record(code)
    assert after == OwnRecord(1, max(match.scores()), 1, after.name if after else "")


def test_bots_alone_set_no_record():
    save = record(0, seats=(("Aliena", "easy"), ("Jonas", "normal")))
    keep(save)
    assert own_record(code_of_save(save)) is None


def test_a_game_that_was_played_on_or_handed_over_is_no_try():
    save = record(0)
    origin = OriginPart(id="0" * 32, ply=5, same_luck=True)
    assert code_of_save(save.model_copy(update={"origin": origin})) == ""
    assert code_of_save(save.model_copy(update={"origin": origin.model_copy(update={"ply": 0})})) == code_of_save(save)
    again = origin.model_copy(update={"ply": 0, "same_luck": False})
    assert code_of_save(save.model_copy(update={"origin": again})) == ""
    handed = [ReseatingPart(ply=3, seat=0, level="hard")]
    assert code_of_save(save.model_copy(update={"reseatings": handed})) == ""


def test_a_game_of_an_unknown_kind_has_no_code():
    assert code_of_save(record(0).model_copy(update={"game": "chess"})) == ""
    assert code_of_save(record(0).model_copy(update={"options": {"unheard_of": 1}})) in ("", code_of_save(record(0)))


def test_a_game_from_a_moment_of_another_has_no_code_since_nobody_could_set_it_up():
    match = finished("pillars_cards", 3, 3)
    assert code_of(branched(match, 4, same_luck=True)) is None
    assert code_of(branched(match, 0, seed=5)) is None
    again = branched(match, 0, same_luck=True)
    assert code_of(again) == code_of(match)


def test_the_game_of_the_day_knows_its_record():
    day = date(2026, 11, 17)
    found = own_records.today(day)
    assert found is not None
    assert found.record is None
    code = table_code.of_the_day(day)
    seats = [Seat(f"P{number}", level, number) for number, level in enumerate(code.levels)]
    match = Match(code.game, seats, code.seed, dict(code.options))
    while not match.is_over:
        match.submit(match.legal()[0])
    assert code_of(match) == table_code.written(code)
    keep(to_save(match))
    again = own_records.today(day)
    assert again is not None
    assert again.game == code.game
    assert again.record is not None
    assert again.record.games == 1
    tomorrow = own_records.today(date(2026, 11, 18))
    assert tomorrow is not None
    assert tomorrow.record is None


def test_a_record_is_told_in_one_line():
    assert told(ENGLISH, None) == "not played yet"
    assert told(ENGLISH, OwnRecord(1, -3, 2)) == "1 game at this table, your best score: −3, place 2"
    assert told(ENGLISH, OwnRecord(2, 47, 1, "Ruth")) == "2 games at this table, best score: 47, place 1 (Ruth)"
    german = from_linguist("de")
    assert told(german, OwnRecord(2, 47, 1)) == "2 Partien an diesem Tisch, dein bestes Ergebnis: 47, Platz 1"

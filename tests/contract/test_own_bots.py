"""What a program of one's own is told of every game: everything its seat may know, and nothing else."""

import json
from random import Random

from hypothesis import given

from kingsbridge_desktop.bots.base import Budget
from kingsbridge_desktop.bots.program_bot import ProgramBot, question
from kingsbridge_desktop.bots.program_link import Program
from kingsbridge_desktop.core.machine import asked
from kingsbridge_desktop.play.own_bots import labels
from tests.bots import own_programs
from tests.bots.own_programs import needs_perl
from tests.contract.tables import each_game, each_table, examples, played, seeds


@each_table
@examples(3)
@given(seed=seeds)
def test_no_program_is_told_what_its_seat_cannot_know(game, seats, seed):
    """Hidden things are exchanged for others; what would be sent stays the same, letter by letter."""
    table, rng = played(game, seats, seed), Random(seed)
    rules = table.rules
    for ply in table.some(12):
        seat = asked(ply.state)
        views = [rules.mask(ply.state, seat)]
        views.append(rules.mask(rules.determinize(views[0], seat, rng), seat))
        told = [json.dumps(question(game, view, ply.legal, 1.0, labels(game, view, ply.legal))) for view in views]
        assert told[0] == told[1]


@needs_perl
@each_game
def test_a_running_program_gets_no_letter_that_depends_on_what_is_hidden(game, tmp_path, monkeypatch):
    """The poison test with a real process: it writes down every line it was sent."""
    table, rng = played(game, 3, 5), Random(5)
    heard = []
    for turn in range(2):
        monkeypatch.setenv("KINGSBRIDGE_TEST_RECORD", str(tmp_path / f"{turn}"))
        bot = ProgramBot(game, Program("Sister Perl", own_programs.perl()), labels)
        for ply in table.some(8):
            seat = asked(ply.state)
            view = table.rules.mask(ply.state, seat)
            if turn:
                view = table.rules.mask(table.rules.determinize(view, seat, rng), seat)
            choice = bot.choose(view, ply.legal, Budget(seconds=5), Random(1))
            assert choice == ply.legal[-1]
            assert not bot.stats
        bot.close()
        (record,) = tmp_path.glob(f"{turn}.*")
        heard.append(record.read_text())
    assert heard[0] == heard[1]
    assert heard[0].count('"cmd":"choose"') > 1


@each_game
def test_a_program_sees_less_than_the_table_where_something_is_hidden(game):
    """So that the tests above cannot pass because everything is sent, or nothing."""
    table = played(game, 3, 5)
    differ = 0
    for ply in table.some(12):
        seat = asked(ply.state)
        view = table.rules.mask(ply.state, seat)
        told = question(game, view, ply.legal, 1.0, labels(game, view, ply.legal))["state"]
        assert told == table.rules.to_json(view)
        differ += told != table.rules.to_json(ply.state)
    assert differ


@each_game
def test_labels_tell_the_actions_apart(game):
    table = played(game, 3, 5)
    for ply in table.some(12):
        view = table.rules.mask(ply.state, asked(ply.state))
        told = labels(game, view, ply.legal)
        assert all(told)
        assert len(told) == len(ply.legal)

"""The measurements: rows of the promised shape, ratios that mean something, a note where something is missing."""

import itertools
import json
import sys
import time
from random import Random

import pytest

from kingsbridge_desktop.bots.bot_client import Answer
from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.headless import bench, bench_bots, bench_window
from kingsbridge_desktop.headless.bench import Row
from tests import toy

QUICK = 0.02


@pytest.fixture
def only_toy(toy_game, monkeypatch):
    monkeypatch.setattr(bench, "game_ids", lambda: ("toy",))


def silent_note(sentence, /, **params):
    pytest.fail(sentence)


def test_a_ratio_is_value_over_reference():
    assert Row.compared("x", 10.0, "s", 4.0) == Row("x", 10.0, "s", 4.0, 2.5)
    assert Row.compared("x", 10.0, "s", None) == Row("x", 10.0, "s", None, None)
    assert Row.compared("x", 10.0, "s", 0.0).ratio is None
    assert Row.compared("x", 0.00123456, "s", None).value == 0.001235


def test_random_play_plays_whole_games(toy_game):
    moves = bench.play_randomly(toy.RULES, 3, Random(1))
    assert 12 <= moves <= 24


def test_chess_is_played_to_an_end():
    pytest.importorskip("chess")
    moves = [bench.play_chess_randomly(Random(seed)) for seed in range(6)]
    assert max(moves) == bench.CHESS_PLIES
    assert min(moves) > 5


def test_a_rate_is_moves_by_time(monkeypatch):
    clock = Clock(monkeypatch)

    def play(rng):
        clock.now += 0.002
        return 10

    assert bench.rate(play, 0.05, Random(1)) == pytest.approx(5000)


def test_the_best_of_many_calls_counts(monkeypatch):
    clock, took = Clock(monkeypatch), itertools.cycle((0.003, 0.001, 0.004))

    def work():
        clock.now += next(took)

    assert bench.seconds_of(work, 0.05) == pytest.approx(0.001)


class Clock:
    """The clock of the bench, turned by hand."""

    def __init__(self, monkeypatch):
        self.now = 100.0
        monkeypatch.setattr(time, "perf_counter", lambda: self.now)


@pytest.mark.usefixtures("only_toy")
def test_random_play_is_compared_with_chess():
    pytest.importorskip("chess")
    (row,) = bench.random_play_rows(QUICK, silent_note)
    assert (row.name, row.unit) == ("random_play.toy", "moves/s")
    assert row.reference
    assert row.ratio == pytest.approx(row.value / row.reference, rel=0.01)


@pytest.mark.usefixtures("only_toy")
def test_without_chess_there_is_a_note_and_no_ratio(monkeypatch):
    monkeypatch.setitem(sys.modules, "chess", None)
    notes = []
    (row,) = bench.random_play_rows(QUICK, lambda sentence, /, **params: notes.append(sentence))
    assert row.value > 0
    assert (row.reference, row.ratio) == (None, None)
    assert notes == [bench.NO_CHESS]


@pytest.mark.usefixtures("only_toy")
def test_positions_and_saves_are_measured():
    rows = {row.name: row for row in bench.position_rows("toy", QUICK)}
    assert list(rows) == ["copy.toy", "checksum.toy", "save.toy", "load.toy"]
    assert all(row.value > 0 for row in rows.values())
    assert rows["copy.toy"].ratio is not None
    assert rows["copy.toy"].ratio < 1


@pytest.mark.usefixtures("only_toy")
def test_main_prints_rows_of_the_promised_shape(capsys):
    assert bench.main(["--json", "--seconds", str(QUICK), "--only", "play", "--only", "positions"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [list(row) for row in rows] == [["name", "value", "unit", "reference", "ratio"]] * 5


@pytest.mark.usefixtures("only_toy")
def test_main_prints_a_table(capsys):
    assert bench.main(["--seconds", str(QUICK), "--only", "play"]) == 0
    out = capsys.readouterr().out
    assert "random_play.toy" in out
    assert "copy.toy" not in out


@pytest.mark.usefixtures("only_toy")
@pytest.mark.parametrize(
    ("words", "measured"),
    [
        ([], ["play", "positions", "window", "bots", "inputs"]),
        (["--no-window"], ["play", "positions", "bots"]),
        (["--only", "bots"], ["bots", "inputs"]),
        (["--only", "bots", "--no-window"], ["bots"]),
        (["--only", "window", "--only", "play"], ["play", "window"]),
    ],
)
def test_parts_can_be_chosen(monkeypatch, capsys, words, measured):
    for part, name in (
        ("random_play_rows", "play"),
        ("position_rows", "positions"),
        ("window_rows", "window"),
        ("bot_rows", "bots"),
        ("input_rows", "inputs"),
    ):
        monkeypatch.setattr(bench, part, lambda *args, name=name: [Row(name, 1.0, "ms")])
    assert bench.main(["--json", *words]) == 0
    assert [row["name"] for row in json.loads(capsys.readouterr().out)] == measured


def test_wrong_arguments(capsys):
    assert bench.main(["--fly"]) == 2
    assert bench.main(["--only", "flying"]) == 2
    assert bench.main(["--help"]) == 0


# the window, from outside

PRETENDED = (
    "import os, time\nprint('noise of a plugin')\nprint(time.time() - float(os.environ['KINGSBRIDGE_BENCH_T0']))\n"
)


def test_a_child_tells_time_and_memory():
    found = bench_window.start(PRETENDED)
    assert 0 < found.seconds < 60
    assert 3 < found.megabytes < 500


def test_memory_is_the_childs_own():
    """Not what the parent had when it started the child."""
    hungry = bench_window.start("ballast = bytearray(b'x') * 100_000_000\n" + PRETENDED)
    assert 90 < hungry.megabytes - bench_window.start(PRETENDED).megabytes < 120


def test_the_best_of_both_is_kept():
    starts = (bench_window.Start(2.0, 50.0), bench_window.Start(1.0, 60.0))
    assert bench_window._best(starts) == bench_window.Start(1.0, 50.0)


@pytest.mark.parametrize("program", ["raise SystemExit('no plugin')", "import os; os._exit(3)", "print('nothing')"])
def test_a_child_that_fails_is_told(program, monkeypatch):
    with pytest.raises(bench_window.NotMeasured):
        bench_window.start(program)


def test_a_child_that_hangs_is_ended(monkeypatch):
    monkeypatch.setattr(bench_window, "TIME_LIMIT", 0.5)
    begin = time.monotonic()
    with pytest.raises(bench_window.NotMeasured):
        bench_window.start("import time; time.sleep(60)")
    assert time.monotonic() - begin < 20


def test_a_window_that_cannot_be_measured_is_a_note(monkeypatch):
    monkeypatch.setattr(bench_window, "OURS", "import not_there")
    monkeypatch.setattr(bench_window, "FRAMES", "print('[{\"surprise\": 1}]')")
    notes = []
    rows = bench.window_rows(1, lambda sentence, /, **params: notes.append(sentence.format(**params)))
    assert rows == []
    assert len(notes) == 2
    assert "not_there" in notes[0]


def test_window_rows_are_compared(monkeypatch):
    monkeypatch.setattr(bench_window, "OURS", PRETENDED)
    monkeypatch.setattr(bench_window, "BARE", PRETENDED)
    row = {"name": "frame", "value": 2.0, "unit": "ms", "reference": 1.0, "ratio": 2.0}
    monkeypatch.setattr(bench_window, "FRAMES", f"print({json.dumps(json.dumps([row]))})")
    rows = bench.window_rows(1, silent_note)
    assert [row.name for row in rows] == ["start", "memory", "frame"]
    assert all(row.ratio for row in rows)


# bots that think


class Pretended:
    """A bot process that answers as late, and gives up as late, as a test says."""

    def __init__(self, late=0.0, gives_up=0.0, stand_in=""):
        self.late, self.gives_up, self.stand_in = late, gives_up, stand_in
        self.questions = []
        self.is_closed = False
        self._thinks_until = 0.0

    def ask(self, question, game, level, masked, budget, seed):
        self.questions.append((question, game, level, budget.seconds))
        self._thinks_until = time.perf_counter() + budget.seconds

    def wait(self, timeout):
        time.sleep(self.questions[-1][3] + self.late)
        return Answer(self.questions[-1][0], Action("draw"), {}, self.stand_in)

    def cancel(self):
        self._thinks_until = time.perf_counter() + self.gives_up

    @property
    def is_thinking(self):
        return time.perf_counter() < self._thinks_until

    def close(self):
        self.is_closed = True


@pytest.fixture
def short_thoughts(only_toy, monkeypatch):
    monkeypatch.setattr(bench_bots, "SECONDS", 0.02)
    monkeypatch.setattr(bench_bots, "INTO_THOUGHT", 0.01)


@pytest.mark.usefixtures("short_thoughts")
def test_the_worst_answer_and_the_worst_cancel_count(monkeypatch):
    worker = Pretended(late=0.03, gives_up=0.05)
    monkeypatch.setattr(bench_bots, "BotClient", lambda: worker)
    found = bench_bots.thinking(bench.middle_of("toy"))
    assert 30 <= found.late < 1000
    assert 30 <= found.first < 1000
    assert 50 <= found.cancel < 1000
    assert worker.is_closed
    count = 1 + bench_bots.DECISIONS + bench_bots.CANCELS
    assert [question[0] for question in worker.questions] == list(range(1, 1 + count))
    assert {question[1:3] for question in worker.questions} == {("toy", bench_bots.LEVEL)}


@pytest.mark.usefixtures("short_thoughts")
def test_an_answer_of_the_stand_in_is_no_measurement(monkeypatch):
    worker = Pretended(stand_in="died")
    monkeypatch.setattr(bench_bots, "BotClient", lambda: worker)
    with pytest.raises(bench_bots.NotMeasured, match="died"):
        bench_bots.thinking(bench.middle_of("toy"))
    assert worker.is_closed


@pytest.mark.usefixtures("only_toy")
def test_bots_are_compared_with_what_was_promised(monkeypatch):
    monkeypatch.setattr(bench_bots, "thinking", lambda match: bench_bots.Thinking(3.0, 50.0, 10.0))
    assert bench.bot_rows(silent_note) == [
        Row("late_first.toy", 3.0, "ms", 100.0, 0.03),
        Row("late.toy", 50.0, "ms", 100.0, 0.5),
        Row("cancel.toy", 10.0, "ms", 50.0, 0.2),
    ]


@pytest.mark.usefixtures("only_toy")
def test_bots_that_cannot_be_measured_are_a_note(monkeypatch):
    def fail(match):
        raise bench_bots.NotMeasured("no answer")

    monkeypatch.setattr(bench_bots, "thinking", fail)
    notes = []
    assert bench.bot_rows(lambda sentence, /, **params: notes.append(sentence.format(**params))) == []
    assert notes == ["The bots could not be measured: no answer"]


def test_inputs_are_measured_in_a_window_of_their_own(monkeypatch):
    row = Row("input", 5.0, "ms", 50.0, 0.1)
    monkeypatch.setattr(bench_window, "INPUTS", f"print({json.dumps(json.dumps([row._asdict()]))})")
    assert bench.input_rows(silent_note) == [row]
    monkeypatch.setattr(bench_window, "INPUTS", "raise SystemExit('no plugin')")
    notes = []
    assert bench.input_rows(lambda sentence, /, **params: notes.append(sentence.format(**params))) == []
    assert "no plugin" in notes[0]


PROMISED = {"pillars_cards": 5.0, "column_of_fire": 4.0, "pillars": 4.0, "web_of_power": 4.0}


@pytest.mark.slow
def test_random_play_is_as_quick_as_promised():
    pytest.importorskip("chess")
    rows = {row.name.removeprefix("random_play."): row for row in bench.random_play_rows(3.0, silent_note)}
    assert set(rows) == set(game_ids())
    for game, row in rows.items():
        assert row.ratio is not None
        assert row.ratio >= PROMISED[game], row

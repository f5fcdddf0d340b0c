"""Tournaments of bots: fair seats, the same games again, honest numbers."""

import io
import json
import multiprocessing
import subprocess
import sys

import pytest

from kingsbridge_desktop import command_line
from kingsbridge_desktop.bots.base import Bot, Budget
from kingsbridge_desktop.bots.levels import LEVELS, Level, UnknownLevel
from kingsbridge_desktop.bots.program_bot import ProgramBot
from kingsbridge_desktop.core.errors import BadSetup, IllegalAction
from kingsbridge_desktop.core.registry import game_ids, rules_of
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.headless import simulate, tournaments
from kingsbridge_desktop.headless.progress import Progress
from kingsbridge_desktop.headless.table import columns
from kingsbridge_desktop.headless.tournaments import Result, Tournament
from kingsbridge_desktop.play.own_bots import make_player
from kingsbridge_desktop.saves import box, own_bots
from kingsbridge_desktop.text.language import Language, from_linguist
from tests import toy
from tests.bots import own_programs

pytestmark = pytest.mark.usefixtures("toy_game")


def tournament(levels=("greedy", "random"), games=40, seed=1):
    return Tournament("toy", levels, games, seed, Budget(iterations=10))


@pytest.fixture
def watched(monkeypatch):
    """A level that writes down at which seat and with which hand it was first asked in each game."""
    seen = []

    class Watching(Bot):
        def __init__(self):
            self.fresh = True

        def choose(self, masked, legal, budget, rng):
            if self.fresh:
                self.fresh = False
                seen.append((masked.stack[-1].seat, [hand for hand in masked.hands if -1 not in hand]))
            return legal[0]

    monkeypatch.setitem(LEVELS, "watching", Level(lambda game: Watching()))
    return seen


def test_the_players_rotate_through_the_seats_with_the_same_luck(watched):
    tournaments.run(tournament(("watching", "random", "random"), games=6))
    assert [seat for seat, _ in watched] == [0, 2, 1, 0, 2, 1]


def test_a_round_of_rotations_has_one_seed(monkeypatch):
    dealt = []
    real = toy.RULES.setup

    def setup(*args, **kwargs):
        state = real(*args, **kwargs)
        dealt.append(state.key())
        return state

    monkeypatch.setattr(toy.RULES, "setup", setup)
    tournaments.run(tournament(("random",) * 3, games=6))
    assert dealt[0] == dealt[1] == dealt[2] != dealt[3] == dealt[4] == dealt[5]


def test_the_same_seed_gives_the_same_tournament():
    first, second = tournaments.run(tournament()), tournaments.run(tournament())
    assert first == second
    assert first != tournaments.run(tournament(seed=100))


def test_the_better_bot_wins_more():
    results = tournaments.run(tournament(games=60))
    wins = [sum(result.wins[player] for result in results) for player in range(2)]
    assert wins[0] > 45
    assert sum(wins) == 60


def test_equal_bots_win_equally_often_whatever_the_seat():
    results = tournaments.run(tournament(("greedy", "greedy"), games=40))
    assert sum(result.wins[0] for result in results) == sum(result.wins[1] for result in results) == 20


def test_a_shared_win_is_a_fraction(monkeypatch):
    monkeypatch.setattr(toy.RULES, "ranking", lambda s: (0,) * len(s.points))
    results = tournaments.run(tournament(("random",) * 3, games=3))
    assert [result.wins for result in results] == [(1 / 3,) * 3] * 3


def test_scores_belong_to_the_player_and_not_to_the_seat(monkeypatch):
    monkeypatch.setattr(toy.RULES, "scores", lambda s: tuple(range(10, 10 + len(s.points))))
    results = tournaments.run(tournament(("random",) * 3, games=3))
    assert [result.scores for result in results] == [(10, 11, 12), (12, 10, 11), (11, 12, 10)]


def test_bots_see_masked_states_only(monkeypatch):
    views = []

    class Peeping(Bot):
        def choose(self, masked, legal, budget, rng):
            views.append((masked.stack[-1].seat, [-1 in hand for hand in masked.hands if hand]))
            return legal[-1]

    monkeypatch.setitem(LEVELS, "peeping", Level(lambda game: Peeping()))
    tournaments.run(tournament(("peeping", "peeping"), games=2))
    assert any(hidden.count(True) for _, hidden in views)
    assert all(hidden.count(False) <= 2 for _, hidden in views)


def test_an_illegal_choice_stops_the_tournament(monkeypatch):
    class Cheating(Bot):
        def choose(self, masked, legal, budget, rng):
            return Action("cheat")

    monkeypatch.setitem(LEVELS, "cheating", Level(lambda game: Cheating()))
    with pytest.raises(IllegalAction):
        tournaments.run(tournament(("cheating", "random")))


def test_tournaments_that_cannot_be_played_are_refused():
    with pytest.raises(BadSetup):
        tournaments.run(tournament(("random",)))
    with pytest.raises(BadSetup):
        tournaments.run(tournament()._replace(game="chess"))
    with pytest.raises(UnknownLevel):
        tournaments.run(tournament(("random", "genius")))


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (37, 100, 0.2818, 0.4678), (0, 0, 0.0, 1.0)],
)
def test_the_interval_is_wilsons(wins, games, low, high):
    """Against published values."""
    assert tournaments.wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_the_summary_has_the_promised_names():
    results = [Result(0, (1.0, 0.0), (12, 4), 20, 50, 0.1), Result(1, (0.5, 0.5), (8, 8), 30, 70, 0.1)]
    found = simulate.summary(tournament(games=2, seed=9), results, 0.5)
    assert found == {
        "game": "toy",
        "games": 2,
        "seed": 9,
        "seconds": 0.5,
        "decisions_per_second": 100.0,
        "playouts_per_second": 600.0,
        "seats": [
            {"level": "greedy", "wins": 1.5, "win_rate": 0.75, "ci95": [0.1979, 0.9733], "mean_score": 10.0},
            {"level": "random", "wins": 0.5, "win_rate": 0.25, "ci95": [0.0267, 0.8021], "mean_score": 6.0},
        ],
    }


def test_main_prints_json(capsys):
    assert simulate.main(["--game", "toy", "--seats", "greedy,random", "--games", "4", "--seed", "3", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    names = ["game", "games", "seed", "seconds", "decisions_per_second", "playouts_per_second", "seats"]
    assert list(found) == names
    assert (found["game"], found["games"], found["seed"]) == ("toy", 4, 3)
    assert [list(row) for row in found["seats"]] == [["level", "wins", "win_rate", "ci95", "mean_score"]] * 2


@pytest.mark.parametrize(("lang", "code"), [("en_GB.UTF-8", "en"), ("de_DE.UTF-8", "de")])
def test_main_prints_a_table_in_the_language_of_the_person(capsys, monkeypatch, lang, code):
    monkeypatch.setenv("LANGUAGE", lang)
    monkeypatch.setattr(
        command_line, "from_linguist", lambda code: Language(code, lambda context, source, n: f"{code}:{source}")
    )
    assert simulate.main(["--game", "toy", "--seats", "greedy,random", "--games", "2"]) == 0
    out = capsys.readouterr().out
    assert f"{code}:toy: 2 games" in out
    assert f"{code}:Win rate" in out
    assert "greedy" in out


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["--game", "toy"],
        ["--game", "toy", "--seats", "random"],
        ["--game", "chess", "--seats", "random,random"],
        ["--game", "toy", "--seats", "random,genius"],
        ["--game", "toy", "--seats", "random,random", "--games", "0"],
        ["--game", "toy", "--seats", "random,random", "--games", "many"],
        ["--game", "toy", "--seats", "random,random", "--jobs", "-1"],
        ["--game", "toy", "--seats", "random,random", "--seconds", "0"],
        ["--game", "toy", "--seats", "random,random", "--seconds", "nan"],
        ["--game", "toy", "--seats", "random,random", "--seconds", "1", "--iterations", "5"],
        ["--game", "toy", "--seats", "random,random", "--fly"],
    ],
)
def test_wrong_arguments_are_told_and_nothing_is_played(capsys, arguments):
    assert simulate.main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err


def test_help_is_no_failure(capsys):
    assert simulate.main(["--help"]) == 0
    assert "--seats" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "budget"),
    [([], Budget(0, 0.5)), (["--seconds", "2"], Budget(0, 2.0)), (["--iterations", "9"], Budget(9, 0.0))],
)
def test_the_budget_reaches_the_bots(monkeypatch, arguments, budget, capsys):
    budgets = set()

    class Noting(Bot):
        def choose(self, masked, legal, budget, rng):
            budgets.add(budget)
            return legal[0]

    monkeypatch.setitem(LEVELS, "noting", Level(lambda game: Noting()))
    assert simulate.main(["--game", "toy", "--seats", "noting,noting", "--games", "1", *arguments]) == 0
    assert budgets == {budget}


class Screen(io.StringIO):
    def isatty(self):
        return True


def test_a_bar_is_drawn_for_eyes_and_cleared(monkeypatch):
    monkeypatch.setattr("kingsbridge_desktop.headless.progress.EVERY", 0.0)
    screen = Screen()
    with Progress(4, screen) as bar:
        bar.show(1)
        bar.show(4)
    drawn = screen.getvalue()
    assert "1/4" in drawn
    assert "4/4" in drawn
    assert drawn.endswith("\r\x1b[K")


def test_no_bar_where_nobody_watches():
    pipe = io.StringIO()
    with Progress(4, pipe) as bar:
        bar.show(4)
    assert pipe.getvalue() == ""
    with Progress(4, None) as bar:
        bar.show(4)


def test_columns_are_aligned():
    assert columns([["a", "bb"], ["ccc", "d"]]) == "a    bb\n---  --\nccc   d"


GAMES = [game for game in game_ids() if game != "toy"]


@pytest.mark.skipif(not GAMES, reason="no game is built yet")
def test_several_processes_play_the_same_tournament():
    game = GAMES[0] if "pillars_cards" not in GAMES else "pillars_cards"
    levels = ("random",) * rules_of(game).seats[0]
    asked = Tournament(game, levels, 6, 4, Budget(iterations=1))
    told: list[int] = []
    assert tournaments.run(asked, jobs=2, told=told.append) == tournaments.run(asked)
    assert told == [1, 2, 3, 4, 5, 6]
    assert multiprocessing.active_children() == []


@pytest.mark.skipif("pillars_cards" not in GAMES, reason="the card game is not built yet")
def test_the_command():
    command = [sys.executable, "-m", "kingsbridge_desktop", "simulate", "--game", "pillars_cards"]
    command += ["--seats", "random,random,random", "--games", "4", "--jobs", "2", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["games"] == 4


def test_playouts_of_thinking_bots_are_counted(toy_game):
    tournament = Tournament("toy", ("hard", "greedy"), 2, 1, Budget(iterations=15))  # too few to be cut short
    results = tournaments.run(tournament)
    found = simulate.summary(tournament, results, 1.0)
    thoughts = sum(result.playouts for result in results)
    assert thoughts > 0
    assert thoughts % 15 == 0
    assert found["playouts_per_second"] > 0
    assert "playouts" in simulate.report(from_linguist("en"), found)


def test_without_thinking_bots_there_are_no_playouts(toy_game):
    tournament = Tournament("toy", ("random", "greedy"), 2, 1, Budget())
    found = simulate.summary(tournament, tournaments.run(tournament), 1.0)
    assert found["playouts_per_second"] == 0.0
    assert "playouts" not in simulate.report(from_linguist("en"), found)


def test_a_tournament_is_played_with_the_own_box(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("KINGSBRIDGE_HOME", str(tmp_path))
    box.write("pillars", {"places.kings_court.spaces": 3})
    assert simulate.main(["--game", "pillars", "--seats", "greedy,random", "--games", "2", "--box", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "pillars"
    box.box_file("pillars").write_text("{", encoding="utf-8")
    assert simulate.main(["--game", "pillars", "--seats", "greedy,random", "--games", "2", "--box"]) == 2
    assert capsys.readouterr().err


def test_programs_play_and_a_failing_one_is_told(toy_game, capsys, tmp_path):
    command = own_programs.example()
    broken = own_programs.odd("died", tmp_path)
    line = f"program:{command},program:{broken}"
    assert simulate.main(["--game", "toy", "--seats", line, "--games", "2", "--json"]) == 0
    well, ill = json.loads(capsys.readouterr().out)["seats"]
    assert "stand_ins" not in well
    assert ill["stand_ins"] > 0
    assert ill["level"] == f"program:{broken}"
    assert simulate.main(["--game", "toy", "--seats", line, "--games", "1"]) == 0
    assert "a simple bot moved" in capsys.readouterr().out


def test_a_bot_of_the_settings_plays_by_name(toy_game, capsys):
    own_bots.add("Brother Variety", own_programs.example())
    arguments = ["--game", "toy", "--seats", "own:brother variety,random", "--games", "2", "--json"]
    assert simulate.main(arguments) == 0
    assert "stand_ins" not in json.loads(capsys.readouterr().out)["seats"][0]
    assert simulate.main(["--game", "toy", "--seats", "own:Nobody,random"]) == 2
    assert "own:Brother Variety" in capsys.readouterr().err


def test_no_program_outlives_its_game(toy_game, monkeypatch):
    made = []

    def make(game, player):
        made.append(make_player(game, player))
        return made[-1]

    monkeypatch.setattr(tournaments, "make_player", make)
    line = ("program:" + own_programs.example(), "random")
    tournaments.run(tournaments.Tournament("toy", line, 2, 1, Budget(seconds=1)))
    assert len(made) == 4
    assert all(bot.pid is None for bot in made if isinstance(bot, ProgramBot))

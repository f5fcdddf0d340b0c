"""Everybody against everybody: ratings by hand and by known strengths, a file that goes on, other machines."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
from random import Random

import pytest

from kingsbridge_desktop.bots.base import Budget
from kingsbridge_desktop.core.errors import BadSetup
from kingsbridge_desktop.headless import crosstable, runners, simulate, tournaments
from kingsbridge_desktop.headless.crosstable import Sheet
from kingsbridge_desktop.headless.strengths import ELO, Table, strengths
from kingsbridge_desktop.headless.tournaments import Tournament
from kingsbridge_desktop.saves.errors import SaveUnreadable

pytestmark = pytest.mark.usefixtures("toy_game")
LEVELS = ("greedy", "easy", "random")


def cells(games=6, seed=1, levels=LEVELS):
    return crosstable.cells("toy", levels, 3, Tournament("toy", levels, games, seed, Budget(iterations=8)))


def played(sheet_path=None, games=6):
    found = cells(games)
    sheet = Sheet(found, sheet_path)
    crosstable.play_all(found, sheet)
    return found, sheet


# ratings


def test_two_players_are_rated_by_their_odds():
    """60 of 80 games, and the one that both share: 60.5 to 20.5."""
    found = strengths([Table(("a", "b"), 80, (60.0, 20.0))], "b")
    assert found["b"].rating == 1500
    assert found["a"].rating == pytest.approx(1500 + ELO * math.log(60.5 / 20.5))
    assert found["a"].low < found["a"].rating < found["a"].high


def test_one_against_three_is_no_weaker_for_their_number():
    """Everybody wins a quarter: all are equally strong."""
    found = strengths([Table(("a", "b", "b", "b"), 40, (10.0, 10.0, 10.0, 10.0))])
    assert [round(one.rating, 6) for one in found.values()] == [1500.0, 1500.0]


def test_who_won_everything_has_a_finite_rating():
    found = strengths([Table(("a", "b", "b"), 30, (30.0, 0.0, 0.0))], "b")
    assert 1500 < found["a"].rating < 2500
    assert math.isfinite(found["a"].high)


def test_known_strengths_are_found_again_within_their_intervals():
    """Games of players whose strengths are known; 95 of 100 intervals hold the truth, and at least 85 must."""
    true, held = {"a": -0.7, "b": 0.0, "c": 0.7}, 0
    for seed in range(40):
        rng, tables = Random(seed), []
        for one in true:
            for others in true:
                if one == others:
                    continue
                names = (one, others, others)
                weights, wins = [math.exp(true[name]) for name in names], [0.0] * 3
                for _ in range(60):
                    wins[rng.choices(range(3), weights)[0]] += 1
                tables.append(Table(names, 60, tuple(wins)))
        found = strengths(tables)
        held += sum(found[name].low <= 1500 + ELO * place <= found[name].high for name, place in true.items())
    assert held >= 0.85 * 120


# the tournament


def test_everybody_plays_alone_against_everybody():
    found = cells()
    assert [(cell.one, cell.others) for cell in found] == [
        ("greedy", "easy"),
        ("greedy", "random"),
        ("easy", "greedy"),
        ("easy", "random"),
        ("random", "greedy"),
        ("random", "easy"),
    ]
    assert found[0].tournament.levels == ("greedy", "easy", "easy")
    for wrong in (("greedy",), ("greedy", "greedy")):
        with pytest.raises(BadSetup):
            cells(levels=wrong)


def test_a_pair_of_a_crosstable_is_the_tournament_it_would_be_alone():
    found, sheet = played()
    assert [result[:5] for result in sheet.of_cell(3)] == [
        result[:5] for result in tournaments.run(found[3].tournament)
    ]


def test_an_interrupted_tournament_goes_on_where_it_stopped(tmp_path, monkeypatch):
    path, whole = tmp_path / "t.json", played()[1]
    found, real, count = cells(), tournaments.play, 0

    def stopping(tournament, number):
        nonlocal count
        count += 1
        if count > 10:
            raise KeyboardInterrupt
        return real(tournament, number)

    monkeypatch.setattr(tournaments, "play", stopping)
    with pytest.raises(KeyboardInterrupt):
        crosstable.play_all(found, Sheet(found, path))
    assert len(json.loads(path.read_text())["results"]) == 10
    count = -1000
    sheet = Sheet(found, path)
    assert len(sheet.results) == 10
    crosstable.play_all(found, sheet)
    assert count == -1000 + 26, "only what was missing was played"
    assert {at: result[:4] for at, result in sheet.results.items()} == {
        at: result[:4] for at, result in whole.results.items()
    }
    assert list(tmp_path.iterdir()) == [path], "nothing half-written is left"


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"format": 1}', '{"format":1,"tournaments":[],"results":[[1]]}'])
def test_a_file_that_is_none_of_a_tournament_is_refused_and_left_alone(tmp_path, content):
    path = tmp_path / "t.json"
    path.write_text(content)
    with pytest.raises((SaveUnreadable, BadSetup)):
        Sheet(cells(), path)
    assert path.read_text() == content


def test_the_file_of_another_tournament_is_refused(tmp_path):
    path = tmp_path / "t.json"
    played(path)
    with pytest.raises(BadSetup, match="another tournament"):
        Sheet(cells(games=7), path)


def test_main_prints_the_fields_of_a_tournament_and_the_pairs(capsys, tmp_path):
    arguments = ["--game", "toy", "--tournament", "greedy,random", "--table", "2", "--games", "4", "--iterations", "5"]
    assert simulate.main([*arguments, "--json", "--state", str(tmp_path / "t.json")]) == 0
    found = json.loads(capsys.readouterr().out)
    fixed = ["game", "games", "seed", "seconds", "decisions_per_second", "playouts_per_second", "seats"]
    assert list(found)[:7] == fixed
    assert (found["games"], found["table"]) == (8, 2)
    for row in found["seats"]:
        assert list(row)[:5] == ["level", "wins", "win_rate", "ci95", "mean_score"]
    assert found["seats"][0]["rating"] > found["seats"][1]["rating"]
    assert [(cell["one"], cell["others"], cell["games"]) for cell in found["cells"]] == [
        ("greedy", "random", 4),
        ("random", "greedy", 4),
    ]
    assert simulate.main(arguments) == 0
    told = capsys.readouterr().out
    assert "Bradley–Terry" in told
    assert "greedy" in told


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["--seats", "random,random", "--tournament", "greedy,random"],
        ["--tournament", "greedy,random", "--until-sure"],
        ["--tournament", "greedy"],
        ["--tournament", "greedy,genius"],
        ["--tournament", "greedy,random", "--table", "9"],
        ["--seats", "random,random", "--state", "x.json"],
        ["--seats", "hard@,random"],
        ["--seats", "hard+speed=3,random"],
        ["--seats", "random+rollout=3,random"],
        ["--seats", "hard@1e,random"],
    ],
)
def test_what_cannot_be_played_is_told(capsys, arguments):
    assert simulate.main(["--game", "toy", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err


# until it is sure


def test_until_sure_stops_early_with_a_verdict_whoever_plays(capsys):
    arguments = ["--game", "toy", "--seats", "greedy,random,random", "--until-sure", "--iterations", "5", "--json"]
    assert simulate.main(arguments) == 0
    alone = json.loads(capsys.readouterr().out)
    assert alone["verdict"]["decision"] == "stronger"
    assert alone["verdict"]["games"] == alone["games"] < 200
    assert alone["games"] % 3 == 0
    assert alone["verdict"]["shares"] == [0.4, 0.5]
    assert simulate.main([*arguments[:4], *arguments[4:-1]]) == 0
    assert "Sure: greedy wins more than 40.0%" in capsys.readouterr().out


def test_until_sure_says_when_it_is_not(capsys):
    arguments = ["--game", "toy", "--seats", "greedy,greedy", "--until-sure", "--games", "4", "--json"]
    assert simulate.main(arguments) == 0
    assert json.loads(capsys.readouterr().out)["verdict"]["decision"] == "unsure"


def test_a_player_may_have_time_and_settings_of_its_own():
    tournament = Tournament("toy", ("hard@0.002+rollout=1", "random"), 2, 1, Budget(iterations=3), True)
    results = tournaments.run(tournament)
    assert results[0].playouts > 0
    assert results[0].thought > 0.0


def test_a_laboratory_for_ends_begins_late_and_the_same_in_a_whole_round(monkeypatch):
    seen = []
    real = tournaments._played_quickly

    def noting(tournament, s, seed):
        ply = real(tournament, s, seed)
        seen.append((s.key(), ply))
        return ply

    monkeypatch.setattr(tournaments, "_played_quickly", noting)
    late = Tournament("web_of_power", ("greedy", "random", "random"), 4, 5, Budget(iterations=2), since=0.8)
    tournaments.run(late)
    assert seen[0] == seen[1] == seen[2] != seen[3]
    assert seen[0][1] > 40
    seen.clear()
    tournaments.run(late._replace(since=0.0, games=1))
    assert seen[0][1] == 0


# other machines

NO_CLUSTER = "needs the extra `cluster` (dask.distributed)"


SPREAD = """
import sys
from distributed import LocalCluster
from kingsbridge_desktop.headless import simulate

if __name__ == "__main__":
    with LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None, host="127.0.0.1") as cluster:
        sys.exit(simulate.main([*sys.argv[1:], "--cluster", cluster.scheduler_address]))
"""


@pytest.mark.slow
def test_a_cluster_plays_the_same_games(tmp_path, capsys):
    """A scheduler and a worker on the loopback, in processes of their own."""
    pytest.importorskip("distributed", reason=NO_CLUSTER)
    script = tmp_path / "spread.py"
    script.write_text(SPREAD)
    arguments = ["--game", "web_of_power", "--tournament", "easy,random", "--table", "3", "--games", "3"]
    arguments += ["--iterations", "6", "--json"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, str(script), *arguments], capture_output=True, text=True, timeout=120, env=environment
    )
    assert done.returncode == 0, done.stderr
    assert simulate.main(arguments) == 0
    here, there = json.loads(capsys.readouterr().out), json.loads(done.stdout)
    assert (there["cells"], there["seats"]) == (here["cells"], here["seats"])


def test_a_cluster_that_is_not_there_is_told(monkeypatch, capsys):
    pytest.importorskip("distributed", reason=NO_CLUSTER)
    monkeypatch.setattr(runners, "PATIENCE", 0.3)
    arguments = ["--game", "toy", "--seats", "random,random", "--cluster", "tcp://127.0.0.1:9"]
    assert simulate.main(arguments) == 2
    assert "127.0.0.1:9" in capsys.readouterr().err


def test_without_the_package_the_reason_is_told(monkeypatch, capsys):
    def missing(name):
        raise ImportError(name)

    monkeypatch.setattr(runners, "import_module", missing)
    assert simulate.main(["--game", "toy", "--seats", "random,random", "--cluster", "tcp://127.0.0.1:9"]) == 2
    assert "cluster" in capsys.readouterr().err

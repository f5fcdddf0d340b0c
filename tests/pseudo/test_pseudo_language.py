"""A third language needs its Linguist file, its names and its help pages; the whole app is walked through in one."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kingsbridge_desktop.core.registry import game_ids
from tests.pseudo import language

ROOT = Path(__file__).parent.parent.parent
WALK = Path(__file__).with_name("walk.py")


@pytest.fixture(scope="session")
def tree(tmp_path_factory):
    """The program with one language more."""
    target: Path = tmp_path_factory.mktemp("pseudo") / "tree"
    language.make_tree(ROOT, target)
    return target


def test_words_become_longer_and_parameters_stay():
    assert language.pseudo("{name}: take %n card(s)").startswith("⟦{name}: táké %n ")
    assert len(language.pseudo("A long sentence, quite long")) >= 1.4 * len("A long sentence, quite long")
    assert language.pseudo("{low}–{high}") == "{low}–{high}"


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("size", [100, 150])
@pytest.mark.parametrize("game", game_ids())
def test_everything_is_translated_and_nothing_is_cut(tree, tmp_path, game, size):
    environment = os.environ | {
        "PYTHONPATH": str(tree),
        "KINGSBRIDGE_HOME": str(tmp_path),
        "QT_QPA_PLATFORM": "offscreen",
    }
    command = [sys.executable, str(WALK), str(size), game]
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, timeout=500)
    assert done.returncode == 0, done.stderr[-3000:]
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["seen"] > 500
    told = [f"{kind}: {where}: {text!r}" for kind in ("plain", "cut") for text, where in found[kind].items()]
    assert not told, "\n".join(told)

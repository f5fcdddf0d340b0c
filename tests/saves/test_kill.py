"""kill -9 at any moment: the file on disk is always a whole save, the last or the one before it."""

import os
import random
import signal
import subprocess
import sys
import time

import pytest

from kingsbridge_desktop.play import files
from kingsbridge_desktop.saves import store

WRITER = """
import sys
from pathlib import Path
from kingsbridge_desktop.play import files
from kingsbridge_desktop.saves import store
path = Path(sys.argv[1])
save = store.read(path)
steps = save.steps * 200
print("ready", flush=True)
for number in range(1, 1_000_000):
    store.write(path, save.model_copy(update={"seed": number, "steps": steps}))
    print(number, flush=True)
"""

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="kill -9 is POSIX")


def test_a_killed_write_never_damages_the_save(save, tmp_path):
    path = tmp_path / f"game{store.SUFFIX}"
    chance = random.Random(5)
    for _ in range(8):
        store.write(path, save)
        process = subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        assert process.stdout.readline() == "1\n"
        time.sleep(chance.random() * 0.05)
        os.kill(process.pid, signal.SIGKILL)
        told = process.communicate(timeout=20)[0].split()
        last_told = int(told[-1]) if told else 1
        found = store.read(path)
        # At most the write in progress is missing or there already.
        assert found.seed in (last_told, last_told + 1)
        assert len(found.steps) == 400
    store.tidy(tmp_path, older_than=-1)
    assert os.listdir(tmp_path) == [path.name]


PLAYER = """
import sys
from pathlib import Path
from functools import partial
from tests import toy
toy.install()
from kingsbridge_desktop.play import files
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.play import files
from kingsbridge_desktop.saves import store
from kingsbridge_desktop.saves.autosave import Autosaver
from kingsbridge_desktop.saves.save_lock import SaveLock
match = Match("toy", [Seat("A", colour=0), Seat("B", colour=1)], 3, {"rounds": 30})
saver = Autosaver(SaveLock(Path(sys.argv[1])), lambda: None)
while not match.is_over:
    match.submit(match.legal()[match.ply % len(match.legal())])
    saver.put(partial(store.dumps, files.to_save(match)))
    saver.catch_up()
    print(match.ply, flush=True)
"""


def test_a_killed_game_loses_at_most_the_action_in_progress(toy_game, tmp_path):
    path = tmp_path / f"game{store.SUFFIX}"
    chance = random.Random(6)
    for _ in range(4):
        process = subprocess.Popen([sys.executable, "-c", PLAYER, str(path)], stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        assert process.stdout.readline() == "1\n"
        time.sleep(chance.random() * 0.1)
        os.kill(process.pid, signal.SIGKILL)
        told = process.communicate(timeout=20)[0].split()
        last_told = int(told[-1]) if told else 1
        loaded = files.load_match(path)
        assert not loaded.history_lost
        assert loaded.match.ply in (last_told, last_told + 1)
        path.unlink()

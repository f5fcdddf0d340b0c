"""kill -9 at any moment: the file on disk is always a whole save, the last or the one before it."""

import os
import random
import signal
import subprocess
import sys
import time

import pytest

from kingsbridge_desktop.saves import store

WRITER = """
import sys
from pathlib import Path
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

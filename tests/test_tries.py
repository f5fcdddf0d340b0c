"""Two checkouts can be compared by what their bots do in a second of processor time."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_a_checkout_thinks_as_itself():
    words = ["pillars_cards", str(ROOT), str(ROOT), "--seats", "3", "--every", "40", "--tries", "3"]
    done = subprocess.run(
        [sys.executable, str(ROOT / "packaging" / "tries.py"), *words],
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    first, second = map(json.loads, done.stdout.splitlines())
    assert first["questions"] == second["questions"] > 1
    assert second["other_answers"] == 0
    assert first["ratio"] == first["moves_ratio"] == 1.0
    assert min(second[name] for name in ("ratio", "moves_ratio", "tries_per_second", "moves_per_second")) > 0

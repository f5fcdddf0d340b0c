"""Positions of A Column of Fire that ordinary games seldom reach."""
from __future__ import annotations
from collections.abc import Iterator
from random import Random
from typing import Any
def odd_positions(position: dict[str, Any], rng: Random) -> Iterator[tuple[str, dict[str, Any]]]:
    return iter(())

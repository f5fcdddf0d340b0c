"""Players as a command line names them: a level, with time of its own, and what is to be different about it.

`hard` is the level; `hard@0.2` has 0.2 seconds a decision whatever the others have; `hard@0.2+rollout=4+explore=0.5`
searches with other settings (`bots/tuning.py` lists them).
"""

from __future__ import annotations

import math
import re
from typing import NamedTuple

from kingsbridge_desktop.bots.base import Bot, Budget, evaluator_of
from kingsbridge_desktop.bots.ladder import TUNED
from kingsbridge_desktop.bots.levels import UnknownLevel
from kingsbridge_desktop.bots.search_bot import SearchBot
from kingsbridge_desktop.bots.tuning import Tuning, tuning_of
from kingsbridge_desktop.core.errors import BadSetup
from kingsbridge_desktop.core.registry import rules_of
from kingsbridge_desktop.play import own_bots

_FORM = re.compile(r"([a-z0-9.-]+)(?:@([0-9.]+))?((?:\+[a-z_]+=[0-9.-]+)*)")
LONGEST = 3600.0  # seconds a decision


class Way(NamedTuple):
    """How a player plays: by a level, with seconds of its own (0: as all), with settings changed."""

    level: str
    seconds: float = 0.0
    changes: tuple[tuple[str, float], ...] = ()


def way_of(text: str) -> Way:
    """What a player is called; `own:NAME` and `program:COMMAND` have nothing of their own."""
    if text.endswith("@"):
        raise BadSetup(f"{text!r} names neither seconds nor a character")
    found = _FORM.fullmatch(text)
    if found is None:
        return Way(text)
    level, seconds, changes = found.groups()
    pairs = [change.split("=") for change in changes.split("+")[1:]]
    return Way(level, _number(text, seconds) if seconds else 0.0, tuple((n, _number(text, v)) for n, v in pairs))


def _number(text: str, number: str) -> float:
    try:
        value = float(number)
    except ValueError:
        value = math.nan
    if not -LONGEST < value < LONGEST:
        raise BadSetup(f"{number!r} in {text!r} is no number that a player can have")
    return value


def check_player(text: str) -> None:
    """Refuses a player whom `make_player` could not make."""
    way = way_of(text)
    own_bots.check_player(way.level)
    if way.changes:
        _changed(way, Tuning())


def make_player(game: str, text: str) -> Bot:
    """A bot for one player of one game."""
    way = way_of(text)
    if not way.changes:
        return own_bots.make_player(game, way.level)
    return SearchBot(rules_of(game), evaluator_of(game), _changed(way, tuning_of(game, way.level)))


def budget_for(text: str, budget: Budget) -> Budget:
    """What a player may spend on a decision, where all others have a budget."""
    seconds = way_of(text).seconds
    return Budget(seconds=seconds, effort=budget.effort) if seconds else budget


def _changed(way: Way, tuning: Tuning) -> Tuning:
    if way.level not in TUNED or way.level == TUNED[0]:
        raise UnknownLevel(f"{way.level!r} does not search", level=way.level, levels=", ".join(TUNED[1:]))
    unknown = [name for name, _ in way.changes if name not in Tuning._fields]
    if unknown:
        raise BadSetup(f"a search has no setting {unknown[0]!r}; it has {', '.join(Tuning._fields)}")
    kinds = Tuning._field_defaults
    return tuning._replace(**{name: type(kinds[name])(value) for name, value in way.changes})

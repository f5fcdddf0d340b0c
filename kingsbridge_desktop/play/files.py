"""Between a running game and its save: written with checksums, read back by replaying."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from kingsbridge_desktop import __version__
from kingsbridge_desktop.core.engine import checksum
from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.core.registry import game_ids, rules_of
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.play.match import Match, Seat, Takeback
from kingsbridge_desktop.saves import store
from kingsbridge_desktop.saves.errors import SaveDamaged, SaveError, SaveTooNew
from kingsbridge_desktop.saves.schema import (
    CHECK_EVERY,
    SaveFile,
    SeatPart,
    SnapshotPart,
    StepPart,
    SummaryPart,
    TakebackPart,
)


class Loaded(NamedTuple):
    """A game read back; `history_lost` if only its last position could be kept."""

    match: Match
    history_lost: bool


def to_save(match: Match, picture: str = "") -> SaveFile:
    """The save of a running game as it stands."""
    rules, state = match.rules, match.state
    return SaveFile(
        app=__version__,
        game=match.game,
        rules=rules.version,
        seed=match.seed,
        options=match.options,
        seats=[SeatPart(name=s.name, level=s.level, colour=s.colour) for s in match.seats],
        start=None if match.start is None else rules.to_json(match.start),
        setup=list(match.setup_chance),
        steps=[StepPart(kind=s.action.kind, args=list(s.action.args), chance=list(s.chance)) for s in match.steps],
        checksums={str(ply): match.checksum_at(ply) for ply in range(0, match.ply + 1, CHECK_EVERY)},
        snapshot=SnapshotPart(ply=match.ply, checksum=checksum(state), state=rules.to_json(state)),
        takebacks=[TakebackPart(ply=t.ply, steps=t.steps) for t in match.takebacks],
        summary=SummaryPart(progress=list(rules.progress(state)), scores=list(match.scores()), over=match.is_over),
        saved=datetime.now(UTC).isoformat(timespec="seconds"),
        picture=picture,
    )


def from_save(save: SaveFile) -> Loaded:
    """The game of a save. Replays every step and compares; if the rules have changed since, the snapshot counts."""
    if save.game not in game_ids():
        raise SaveTooNew(f"this release has no game {save.game!r}", game=save.game, app=save.app)
    try:
        return Loaded(_replayed(save), False)
    except KingsbridgeError as error:
        if save.rules == rules_of(save.game).version:
            raise SaveDamaged(f"the steps do not lead to the position: {error.message}") from error
    try:
        return Loaded(_from_snapshot(save), True)
    except KingsbridgeError as error:
        raise SaveDamaged(f"neither the steps nor the position can be used: {error.message}") from error


def _seats(save: SaveFile) -> list[Seat]:
    return [Seat(seat.name, seat.level, seat.colour) for seat in save.seats]


def _replayed(save: SaveFile) -> Match:
    rules = rules_of(save.game)
    start = None if save.start is None else rules.from_json(save.start)
    match = Match(save.game, _seats(save), save.seed, save.options, start=start, setup=save.setup)
    _compare(save, match)
    for step in save.steps:
        match.replay(Action(step.kind, tuple(step.args)), step.chance)
        _compare(save, match)
    if match.ply != save.snapshot.ply or not _is_snapshot(save, match):
        raise SaveDamaged(f"the position after {match.ply} steps is not the saved one", ply=match.ply)
    match.takebacks = [Takeback(t.ply, t.steps) for t in save.takebacks]
    return match


def _is_snapshot(save: SaveFile, match: Match) -> bool:
    """Whether the steps lead to the saved position: by its fingerprint, or by itself where there is none."""
    if save.snapshot.checksum is not None:
        return checksum(match.state) == save.snapshot.checksum
    return bool(match.rules.from_json(save.snapshot.state).key() == match.state.key())


def _compare(save: SaveFile, match: Match) -> None:
    expected = save.checksums.get(str(match.ply))
    if expected is not None and expected != match.checksum_at(match.ply):
        raise SaveDamaged(f"the position after {match.ply} steps is not the saved one", ply=match.ply)


def _from_snapshot(save: SaveFile) -> Match:
    state = rules_of(save.game).from_json(save.snapshot.state)
    return Match(save.game, _seats(save), save.seed, save.options, start=state)


def save_match(path: Path, match: Match, picture: str = "") -> None:
    """Writes a running game to a file, atomically."""
    store.write(path, to_save(match, picture))


def load_match(path: Path) -> Loaded:
    """Reads a game from a file."""
    save = store.read(path)
    try:
        return from_save(save)
    except SaveError as error:
        error.details.setdefault("file", path.name)
        raise

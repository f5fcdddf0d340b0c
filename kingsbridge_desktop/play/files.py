"""Between a running game and its save: written with checksums, read back by replaying."""

from __future__ import annotations

from datetime import UTC, datetime
from enum import Enum, auto
from pathlib import Path
from typing import NamedTuple

from kingsbridge_desktop import __version__
from kingsbridge_desktop.core.editions import edition_of
from kingsbridge_desktop.core.engine import checksum
from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.core.registry import game_ids, rules_of
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.games import favourites
from kingsbridge_desktop.games.component_file import box_of
from kingsbridge_desktop.play.match import Match, Origin, Reseating, Seat, Takeback
from kingsbridge_desktop.saves import store
from kingsbridge_desktop.saves.errors import SaveDamaged, SaveError, SaveTooNew, SaveUnreadable
from kingsbridge_desktop.saves.salvage import Remains
from kingsbridge_desktop.saves.schema import (
    CHECK_EVERY,
    OriginPart,
    ReseatingPart,
    SaveFile,
    SeatPart,
    SnapshotPart,
    StepPart,
    SummaryPart,
    TakebackPart,
)


class Salvage(Enum):
    """How a game was got out of a damaged save."""

    NOT_NEEDED = auto()
    EARLIER = auto()  # from the earlier generation of the running game
    STEPS = auto()  # from the steps up to the damage


class Loaded(NamedTuple):
    """A game read back; `history_lost` if only its last position could be kept."""

    match: Match
    history_lost: bool
    name: str = ""  # under which a person saved it last
    salvage: Salvage = Salvage.NOT_NEEDED


def to_save(match: Match, picture: str = "", name: str = "") -> SaveFile:
    """The save of a running game as it stands."""
    rules, state = match.rules, match.state
    return SaveFile(
        id=match.id,
        name=name,
        app=__version__,
        game=match.game,
        rules=rules.version,
        seed=match.seed,
        options=match.options,
        values=dict(match.corrections),
        seats=[SeatPart(**seat._asdict()) for seat in match.seats],
        start=None if match.start is None else rules.to_json(match.start),
        setup=list(match.setup_chance),
        steps=[StepPart(kind=s.action.kind, args=list(s.action.args), chance=list(s.chance)) for s in match.steps],
        checksums={str(ply): match.checksum_at(ply) for ply in range(0, match.ply + 1, CHECK_EVERY)},
        snapshot=SnapshotPart(ply=match.ply, checksum=checksum(state), state=rules.to_json(state)),
        takebacks=[TakebackPart(ply=t.ply, steps=t.steps) for t in match.takebacks],
        origin=None if match.origin is None else _origin_part(match.origin),
        reseatings=[ReseatingPart(ply=r.ply, seat=r.seat, level=r.level) for r in match.reseatings],
        summary=_summary(match),
        saved=datetime.now(UTC).isoformat(timespec="seconds"),
        picture=picture,
    )


def _origin_part(origin: Origin) -> OriginPart:
    return OriginPart(id=origin.match_id, ply=origin.ply, same_luck=origin.same_luck)


def _summary(match: Match) -> SummaryPart:
    rules, state = match.rules, match.state
    progress, scores, played = list(rules.progress(state)), list(rules.open_points(state)), int(match.played)
    if not match.is_over:
        return SummaryPart(progress=progress, scores=scores, over=False, played=played)
    places = [place + 1 for place in match.places()]
    choices = favourites.choices(match.edition, len(match.seats), (step.events for step in match.steps))
    return SummaryPart(progress=progress, scores=scores, over=True, played=played, places=places, choices=choices)


def from_save(save: SaveFile) -> Loaded:
    """The game of a save. Replays every step and compares; if the rules have changed since, the snapshot counts."""
    if save.game not in game_ids():
        raise SaveTooNew(f"this release has no game {save.game!r}", game=save.game, app=save.app)
    known = rules_of(save.game).version
    if save.rules > known:
        raise SaveTooNew(f"the save has rules {save.rules}, this release knows {known}", game=save.game, app=save.app)
    try:
        return Loaded(_replayed(save), False, save.name)
    except KingsbridgeError as error:
        if save.rules == known:
            raise SaveDamaged(f"the steps do not lead to the position: {error.message}") from error
    try:
        return Loaded(_from_snapshot(save), True, save.name)
    except KingsbridgeError as error:
        raise SaveDamaged(f"neither the steps nor the position can be used: {error.message}") from error


def _seats(save: SaveFile | Remains) -> list[Seat]:
    return [Seat(seat.name, seat.level, seat.colour, seat.head_start, seat.pace, seat.character) for seat in save.seats]


def _begun(save: SaveFile | Remains) -> Match:
    """The game before its first step."""
    edition = _edition(save)
    start = None if save.start is None else rules_of(edition).from_json(save.start)
    return Match(edition, _seats(save), save.seed, save.options, start=start, setup=save.setup, match_id=save.id)


def _replayed(save: SaveFile) -> Match:
    match = _begun(save)
    _compare(save, match)
    for step in save.steps:
        match.replay(Action(step.kind, tuple(step.args)), step.chance)
        _compare(save, match)
    if match.ply != save.snapshot.ply or not _is_snapshot(save, match):
        raise SaveDamaged(f"the position after {match.ply} steps is not the saved one", ply=match.ply)
    match.takebacks = [Takeback(t.ply, t.steps) for t in save.takebacks]
    _remember(save, match)
    return match


def _remember(save: SaveFile, match: Match) -> None:
    """What a save knows of a game beside its steps."""
    match.played = float(save.summary.played)
    if save.origin is not None:
        match.origin = Origin(save.origin.id, save.origin.ply, save.origin.same_luck)
    match.reseatings = [Reseating(r.ply, r.seat, r.level) for r in save.reseatings if r.seat < len(match.seats)]


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
    edition = _edition(save)
    state = rules_of(edition).from_json(save.snapshot.state)
    if save.snapshot.checksum not in (None, checksum(state)):
        raise SaveDamaged("the position is not the one that was saved", ply=save.snapshot.ply)
    match = Match(edition, _seats(save), save.seed, save.options, start=state, match_id=save.id)
    _remember(save, match)
    return match


def _edition(save: SaveFile | Remains) -> str:
    """The game with the values it was begun with."""
    if save.values:
        box = box_of(save.game)
        if box is None:
            raise SaveDamaged(f"{save.game} has no values that could be corrected")
        box.corrected(save.values, as_remembered=True)
    return edition_of(save.game, save.values)


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


def open_game(path: Path) -> Loaded:
    """Reads a game; a damaged one is salvaged from its earlier generation, or from its steps up to the damage."""
    try:
        return load_match(path)
    except (SaveDamaged, SaveUnreadable) as error:
        problem = error
    earlier = store.earlier(path)
    try:
        return load_match(earlier)._replace(salvage=Salvage.EARLIER)
    except SaveError:
        pass
    found = [salvaged(remains) for remains in map(store.remains, (path, earlier)) if remains is not None]
    whole = [match for match in found if match is not None]
    if not whole:
        raise problem
    return Loaded(max(whole, key=lambda match: match.ply), False, "", Salvage.STEPS)


def salvaged(remains: Remains) -> Match | None:
    """The game as far as its steps can be played again and lead where they led; None if it cannot even begin."""
    if remains.game not in game_ids() or remains.rules > rules_of(remains.game).version:
        return None
    try:
        match, sure = _begun(remains), 0
    except KingsbridgeError:
        return None
    if remains.checksums.get("0", match.checksum_at(0)) != match.checksum_at(0):
        return None  # not the game that was begun, as when its values are lost
    for step in remains.steps:
        try:
            match.replay(Action(step.kind, tuple(step.args)), step.chance)
        except KingsbridgeError:
            return match
        expected = remains.checksums.get(str(match.ply))
        if expected == match.checksum_at(match.ply):
            sure = match.ply
        elif expected is not None:  # some step since the last agreement was changed, and nobody can tell which
            return _again(remains, sure)
    return match


def _again(remains: Remains, plies: int) -> Match:
    match = _begun(remains)
    for step in remains.steps[:plies]:
        match.replay(Action(step.kind, tuple(step.args)), step.chance)
    return match

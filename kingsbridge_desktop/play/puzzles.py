"""Find the move: positions from one's own reviews in which one move was clearly best.

They come from the closer look with which a review ends, hold no more than their player could know, and are laid on a
real table: the game as it stood then, with its history as that player saw it.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Any, NamedTuple

from kingsbridge_desktop.bots.adviser import reasons
from kingsbridge_desktop.bots.base import evaluator_of
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.play.branching import branched
from kingsbridge_desktop.play.files import load_match
from kingsbridge_desktop.play.match import PERSON, Match
from kingsbridge_desktop.play.review import Review, action_of, action_part, answers, is_clearly_best, record_of
from kingsbridge_desktop.saves import store
from kingsbridge_desktop.saves.chronicle import puzzles as files
from kingsbridge_desktop.saves.chronicle import records
from kingsbridge_desktop.saves.chronicle.puzzles import PuzzleFile, PuzzlePart
from kingsbridge_desktop.saves.errors import SaveDamaged, SaveError

log = logging.getLogger(__name__)


class Puzzle(NamedTuple):
    """A position of the collection: its game, and what is known of it."""

    match_id: str
    game: str
    ended: str
    turns: int
    part: PuzzlePart

    @property
    def key(self) -> tuple[str, int]:
        """What tells it from all others."""
        return self.match_id, self.part.ply

    @property
    def best(self) -> Action:
        """The move that is to be found."""
        return action_of(self.part.best)

    @property
    def second(self) -> Action:
        """The strongest of the others."""
        return action_of(self.part.second)


class Collection(NamedTuple):
    """All positions, the newest game first, and the files that could not be read."""

    puzzles: list[Puzzle]
    apart: list[SaveError]


class Laid(NamedTuple):
    """A position on a table: the game as it stood, whoever is asked being a person."""

    puzzle: Puzzle
    match: Match
    played: Action  # what was done in the game


def found_in(review: Review) -> list[PuzzlePart]:
    """The positions of a game in which one move was clearly best, in the order of the game."""
    match, parts = review.match, []
    for ply in sorted(review.margins):
        found = review.margins[ply]
        if not is_clearly_best(found):
            continue
        seat = match.seats[found.seat]
        parts.append(
            PuzzlePart(
                ply=ply,
                turn=review.turn_at(ply).number,
                seat=found.seat,
                name=seat.name,
                colour=seat.colour,
                answers=len(answers(match, ply)),
                best=action_part(found.best),
                second=action_part(found.second),
                lead=round(found.lead, 6),
                points=round(found.points, 3),
                reasons=list(found.reasons),
            )
        )
    return parts


def keep(review: Review) -> int:
    """Keeps the positions of a whole review beside the record of its game; how many there are.

    What was tried and solved of them stays. A game that the chronicle does not have offers none.
    """
    match, record = review.match, records.path_of(review.match.id)
    if not review.has_margins or not store.exists(record):
        return 0
    kept = load_match(record).match
    fingerprint = record_of(match)
    if record_of(kept) != fingerprint:
        log.info("the chronicle has another game under this id; its positions are not kept")
        return 0
    parts, ended = found_in(review), store.read(record).saved

    def merged(known: PuzzleFile | None) -> PuzzleFile | None:
        before = known.puzzles if known is not None and known.record == fingerprint else []
        told = []
        for part in parts:
            old = next((one for one in before if (one.ply, one.best) == (part.ply, part.best)), None)
            same = {"tried": old.tried, "last": old.last, "solved": old.solved} if old else {}
            told.append(part.model_copy(update=same))
        if known is None and not told:
            return None
        return PuzzleFile(record=fingerprint, game=match.game, turns=len(review.turns), ended=ended, puzzles=told)

    files.change(match.id, merged)
    return len(parts)


def collection() -> Collection:
    """All positions that there are."""
    shelf = files.shelf()
    found = [
        Puzzle(match_id, file.game, file.ended, file.turns, part)
        for match_id, file in shelf.offered
        for part in file.puzzles
    ]
    return Collection(found, shelf.apart)


def lay(puzzle: Puzzle) -> Laid:
    """Sets a position up from the record of its game; a SaveError says why that cannot be."""
    path = records.path_of(puzzle.match_id)
    loaded = load_match(path)
    match, part = loaded.match, puzzle.part
    if loaded.history_lost or part.ply >= match.ply or match.steps[part.ply].seat != part.seat:
        raise SaveDamaged("the game does not lead to this position", file=path.name)
    legal = answers(match, part.ply)
    if puzzle.best not in legal:
        raise SaveDamaged("the move is not possible in this position", file=path.name)
    seats = [seat._replace(level=PERSON) if number == part.seat else seat for number, seat in enumerate(match.seats)]
    found = branched(match, part.ply, seats, same_luck=True)
    found.origin = None  # it is the same game: nobody plays on
    return Laid(puzzle, found, match.steps[part.ply].action)


def against(laid: Laid, move: Action) -> list[tuple[str, float]]:
    """What speaks for the best move against another one: terms and points, by what the player may know."""
    match = laid.match
    masked: Any = match.view(laid.puzzle.part.seat)
    evaluator = evaluator_of(match.edition)
    return reasons(match.rules, evaluator, masked, laid.puzzle.best, move, laid.puzzle.part.ply)


def note(puzzle: Puzzle, *, is_solved: bool) -> None:
    """Writes down a try, and the day on which the move was found for the first time."""
    now = datetime.now(UTC).isoformat(timespec="seconds")

    def told(known: PuzzleFile | None) -> PuzzleFile | None:
        if known is None:
            return None
        parts = []
        for part in known.puzzles:
            if part.ply == puzzle.part.ply:
                solved = part.solved or (now if is_solved else "")
                part = part.model_copy(update={"tried": part.tried + 1, "last": now, "solved": solved})
            parts.append(part)
        return known.model_copy(update={"puzzles": parts})

    files.change(puzzle.match_id, told)


def next_open(puzzles: list[Puzzle], after: Puzzle | None = None) -> Puzzle | None:
    """The first unsolved position after one, then from the start; None if all others are solved."""
    at = next((number for number, one in enumerate(puzzles) if after is not None and one.key == after.key), -1)
    in_order = [*puzzles[at + 1 :], *puzzles[: max(0, at)]]
    return next((one for one in in_order if not one.part.solved), None)

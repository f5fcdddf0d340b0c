"""Chronicles to test with: finished games of all kinds, with the results one wants."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random

from kingsbridge_desktop.core.registry import game_ids, meta_of
from kingsbridge_desktop.play.chronicle import completed
from kingsbridge_desktop.saves import folder, store
from kingsbridge_desktop.saves.chronicle import records
from kingsbridge_desktop.saves.schema import PERSON, SaveFile, SeatPart

FIXTURES = Path(__file__).parent / "saves" / "fixtures" / "format_4"


@cache
def finished(game: str) -> SaveFile:
    """A real finished game."""
    return completed(store.read(FIXTURES / f"{game}_finished{store.SUFFIX}"))


def record(
    number: int,
    *,
    game: str = "pillars",
    seats: Sequence[str | tuple[str, str]] = ("Mia", ("Jonas", "normal")),
    scores: Sequence[int] = (),
    places: Sequence[int] = (),
    played: int = 60,
    day: int | None = None,
) -> SaveFile:
    """A finished game that ended on a day counted from 2020; a seat is a person, or a bot with its level.

    Its moves are those of a real game and lead elsewhere: lists and figures do not replay them.
    """
    save = finished(game)
    day = number if day is None else day
    who = [(seat, PERSON) if isinstance(seat, str) else seat for seat in seats]
    scores = scores or [50 - 7 * seat for seat in range(len(who))]
    places = places or [1 + sum(other > score for other in scores) for score in scores]
    summary = save.summary.model_copy(
        update={
            "scores": list(scores),
            "places": list(places),
            "played": played,
            "choices": (save.summary.choices * 3)[: len(who)],
        }
    )
    return save.model_copy(
        update={
            "id": f"{number:032x}",
            "seats": [SeatPart(name=name, level=level, colour=seat) for seat, (name, level) in enumerate(who)],
            "summary": summary,
            "saved": f"{2020 + day // 336:04}-{day // 28 % 12 + 1:02}-{day % 28 + 1:02}T20:15:00+00:00",
        }
    )


def keep(save: SaveFile, name: str = "") -> Path:
    """Writes a record, under its own name or another."""
    path = records.folder() / f"{name}{store.SUFFIX}" if name else records.path_of(save.id)
    folder.write_text(path, store.dumps(save), sync=False)
    return path


def fill(count: int, *, seed: int = 1) -> None:
    """A folder of many games: a family against each other and against bots, who become better with time."""
    chance = Random(seed)
    for number in range(count):
        game = game_ids()[number % len(game_ids())]
        size = chance.choice(meta_of(game).seats)
        people = chance.sample(["Jonas", "Ruth", "Tom", "Änne"], min(size - 1, number % 3))
        bots = [(f"Bot {seat}", chance.choice(["easy", "normal", "hard"])) for seat in range(size - 1 - len(people))]
        scores = [chance.randrange(20, 70) + (number * 20 // count if seat == 0 else 0) for seat in range(size)]
        seats: list[str | tuple[str, str]] = ["Mia", *people, *bots]
        keep(record(number, game=game, seats=seats, scores=scores, played=chance.randrange(600, 4000), day=number // 4))

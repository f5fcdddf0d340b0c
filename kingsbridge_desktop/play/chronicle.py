"""The chronicle: finished games, brought up to date, rated and asked about; quick, and for any thread."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
from collections.abc import Callable, Iterator
from enum import Enum, auto
from pathlib import Path
from typing import TypeVar

from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.play import files
from kingsbridge_desktop.play.review import record_of
from kingsbridge_desktop.play.statistics.ratings import Book, Player, ratings
from kingsbridge_desktop.play.table_code import code_of_save
from kingsbridge_desktop.saves import reviews, shelf, store
from kingsbridge_desktop.saves.chronicle import records, sync
from kingsbridge_desktop.saves.chronicle.index import Index
from kingsbridge_desktop.saves.chronicle.records import Deleted, Record
from kingsbridge_desktop.saves.errors import SaveError
from kingsbridge_desktop.saves.save_lock import SaveLock
from kingsbridge_desktop.saves.schema import SaveFile

log = logging.getLogger(__name__)
T = TypeVar("T")
Progress = Callable[[int, int], None]


def take_in() -> int:
    """Takes finished games that nobody put away, as after a kill, into the chronicle; how many."""
    taken = 0
    for entry in shelf.running():
        if entry.save is None or entry.problem is not None or not entry.save.summary.over:
            continue
        save_lock = SaveLock(entry.path)
        with contextlib.suppress(SaveError):  # it stays where it is, and is tried again
            if save_lock.take():
                try:
                    Record().write(store.dumps(completed(entry.save)))
                    save_lock.remove_files()
                    taken += 1
                finally:
                    save_lock.release()
    return taken


def completed(save: SaveFile) -> SaveFile:
    """A finished game with places and choices, which older saves do not tell."""
    if save.summary.places:
        return save
    return save.model_copy(update={"summary": files.to_save(files.from_save(save).match).summary})


def delete(path: Path) -> Deleted:
    """Takes a record off the disk, and with it its review and its positions; `records.restore` brings all back."""
    along = []
    with contextlib.suppress(KingsbridgeError):  # a game that does not replay has no review
        along = [reviews.path_of(record_of(files.load_match(path).match))]
    return records.delete(path, along)


class Freshness(Enum):
    """How sure an answer must be of the folder."""

    WHOLE = auto()  # every file is looked at, so that one that was changed by hand is noticed
    SETTLED = auto()  # the folder is looked through if something came or went
    AS_IT_IS = auto()  # more of what was asked a moment ago


@contextlib.contextmanager
def _index(freshness: Freshness, progress: Progress) -> Iterator[Index]:
    with sync.opened() as index:
        is_new = freshness is Freshness.AS_IT_IS and not index.is_kept
        if freshness is Freshness.WHOLE or is_new or (freshness is Freshness.SETTLED and not sync.is_settled(index)):
            sync.bring_up_to_date(index, completed, code_of_save, progress)
        rate(index)
        yield index


def rate(index: Index) -> None:
    """Rates every game from the first one on that is not rated."""
    if index.first_unrated() is None:
        return
    with index.change():
        place = index.first_unrated()  # another copy of the app may have been quicker
        if place is None:
            return
        book = Book()
        for who, game, row in index.rated_before(place):
            book.remember(who, game, row)
        index.rate(list(ratings(book, (Player(*row) for row in index.results_from(place)))))


def look_through(progress: Progress = lambda done, all_: None) -> bool:
    """Looks at every file; whether one has come, gone or changed since the last time."""
    return ask(lambda index: sync.bring_up_to_date(index, completed, code_of_save, progress), Freshness.AS_IT_IS)


def ask(
    question: Callable[[Index], T],
    freshness: Freshness = Freshness.WHOLE,
    progress: Progress = lambda done, all_: None,
) -> T:
    """Answers a question from the index; a damaged one is made anew."""
    for _ in range(2):
        try:
            with _index(freshness, progress) as index:
                return question(index)
        except sqlite3.DatabaseError as error:
            log.warning("the index of the chronicle cannot be used: %s", error)
            if not sync.is_damage(error) or not sync.set_aside(sync.path()):
                break
    index = sync.in_memory(sync.path())
    try:
        sync.bring_up_to_date(index, completed, code_of_save, progress)
        rate(index)
        return question(index)
    finally:
        index.close()

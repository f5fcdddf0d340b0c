"""Full, read-only, failing, slow and vanishing disks at every call: told, never waited for, written in the end."""

from __future__ import annotations

import contextlib
import errno
import os
import random
import shutil
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from campaigns.trial import Trials
from kingsbridge_desktop.core.registry import game_ids, meta_of
from kingsbridge_desktop.play import files
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.saves import autosave, shelf, store
from kingsbridge_desktop.saves.errors import SaveError
from kingsbridge_desktop.ui.game_file import GameFile

COUNT = 2000
ACTIONS = 12
LONGEST_CLICK = 10.0  # s, far more than a busy machine adds; a disk that hangs does so for longer
HANGS = 30.0  # s at most
LONGEST_RECOVERY = 20.0  # s
CALLS: tuple[tuple[Any, str], ...] = (
    (os, "open"), (os, "fdopen"), (os, "fsync"), (os, "replace"), (os, "mkdir"), (os, "stat"), (os, "fstat"),
    (tempfile, "mkstemp"), (Path, "mkdir"), (Path, "unlink"),
)  # fmt: skip
ERRORS = (errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EACCES, errno.EIO, errno.ENOENT, errno.ESTALE)


def run(trials: Trials) -> None:
    """Plays a few actions on a disk that goes wrong at some call and gets well again."""
    app = QCoreApplication.instance() or QCoreApplication([])
    autosave.FIRST_RETRY, autosave.LONGEST_RETRY, autosave.REST = 0.02, 0.1, 0.05
    kinds: list[Callable[[random.Random], contextlib.AbstractContextManager[str]]] = [refusing, slow, vanished]
    if can_mount(trials.folder / "mount"):
        kinds.append(small)
    for number in trials.numbers():
        kind = trials.random.choice(kinds)
        try:
            trials.saw(one_disk(app, trials.random, kind))
        except AssertionError as error:
            trials.fail(f"trial {number}, {kind.__name__}: {error}")
        shutil.rmtree(store.home(), ignore_errors=True)


def one_disk(app: QCoreApplication, chance: random.Random, kind: Callable[[random.Random], Any]) -> str:
    """A game whose disk goes wrong after some actions and gets well before the end."""
    game = chance.choice(game_ids())
    match = Match(game, [Seat(f"P{n}", colour=n) for n in range(meta_of(game).seats[0])], chance.randrange(10**6))
    wrong = chance.randrange(ACTIONS // 2)
    well = chance.randrange(wrong + 1, ACTIONS)
    told: list[object] = []
    with contextlib.ExitStack() as disk:
        outcome = ""
        file = None
        for number in range(ACTIONS):
            if number == wrong:
                outcome = disk.enter_context(kind(chance))
            if number == well:
                disk.close()
            if file is None:
                file = GameFile()
                file.changed.connect(told.append)
                file.begin(match)
            else:
                step(match, chance, file)
            app.processEvents()
            if wrong <= number < well and "refused" in outcome:
                time.sleep(0.01)
    assert file is not None
    wait_for(app, lambda: file.saving.is_safe and is_on_disk(file.path, match.ply), "the game never came to disk")
    close(app, file, chance, match.ply)
    return f"{outcome}, {'told' if told else 'nothing to tell'}"


def step(match: Match, chance: random.Random, file: GameFile) -> None:
    """One action, timed."""
    if not match.is_over:
        match.submit(chance.choice(match.legal()))
    begin = time.monotonic()
    file.keep(match)
    took = time.monotonic() - begin
    assert took < LONGEST_CLICK, f"an action waited {took:.2f} s for the disk"


def close(app: QCoreApplication, file: GameFile, chance: random.Random, ply: int) -> None:
    """The table is left: what is unfinished stays, what is over goes."""
    is_over = chance.random() < 0.3
    away: list[bool] = []
    file.put_away.connect(lambda: away.append(True))
    file.close(is_over=is_over)
    wait_for(app, lambda: bool(away), "the game was never put away")
    if is_over:
        assert not file.path.exists(), "a finished game is still there"
    else:
        assert [entry.path for entry in shelf.running()] == [file.path], "the shelf does not show the game"
        assert files.open_game(file.path).match.ply == ply


def is_on_disk(path: Path, ply: int) -> bool:
    """Whether the whole game is in its file."""
    try:
        return len(store.read(path).steps) == ply
    except SaveError:
        return False


def wait_for(app: QCoreApplication, condition: Callable[[], bool], otherwise: str) -> None:
    """Lets things happen until it is so."""
    deadline = time.monotonic() + LONGEST_RECOVERY
    while not condition():
        assert time.monotonic() < deadline, otherwise
        app.processEvents()
        time.sleep(0.005)


# what goes wrong


@contextlib.contextmanager
def refusing(chance: random.Random) -> Iterator[str]:
    """One call fails, from its n-th use on."""
    (owner, name), number = chance.choice(CALLS), chance.choice(ERRORS)
    skipped = chance.choice((0, 0, 0, 1, 2, 5))
    real, used = getattr(owner, name), [0]

    def fail(*args: Any, **options: Any) -> Any:
        used[0] += 1
        if used[0] > skipped and ours(args):
            raise OSError(number, os.strerror(number))
        return real(*args, **options)

    with patched(owner, name, fail):
        yield f"{name} refused"


def ours(args: tuple[Any, ...]) -> bool:
    """Whether a call is about our files; others, such as imports, are left alone."""
    first = args[0] if args else None
    return not isinstance(first, str | os.PathLike) or str(first).startswith(str(store.home()))


@contextlib.contextmanager
def slow(chance: random.Random) -> Iterator[str]:
    """One call takes its time, or hangs until the disk is well again."""
    owner, name = chance.choice(((os, "fsync"), (os, "fsync"), (os, "replace"), (os, "fdopen")))
    real, seconds, well = getattr(owner, name), chance.choice((0.05, 0.3, HANGS)), threading.Event()

    def wait(*args: Any, **options: Any) -> Any:
        well.wait(seconds)
        return real(*args, **options)

    try:
        with patched(owner, name, wait):
            yield f"{name} hangs" if seconds == HANGS else f"{name} takes {seconds} s"
    finally:
        well.set()


@contextlib.contextmanager
def vanished(chance: random.Random) -> Iterator[str]:
    """The folder is gone, or a file is in its place."""
    shutil.rmtree(store.home(), ignore_errors=True)
    if chance.random() < 0.5:
        yield "folder vanished"
        return
    store.home().parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(OSError):
        store.home().write_text("in the way")
    yield "folder refused: a file in its place"
    if store.home().is_file():
        store.home().unlink()


@contextlib.contextmanager
def small(chance: random.Random) -> Iterator[str]:
    """A real disk without room, mounted over the folder of running games."""
    folder = store.autosave_folder()
    folder.mkdir(parents=True, exist_ok=True)
    size = chance.choice(("4k", "8k", "16k"))
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size},nr_inodes=6", "none", str(folder)], check=True)
    try:
        yield f"a real disk of {size} refused"
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def can_mount(folder: Path) -> bool:
    """Whether this system lets us mount a small disk."""
    folder.mkdir(parents=True)
    command = ["mount", "-t", "tmpfs", "-o", "size=64k", "none", str(folder)]
    if not shutil.which("mount") or subprocess.run(command, capture_output=True).returncode:
        return False
    subprocess.run(["umount", str(folder)], check=True)
    return True


@contextlib.contextmanager
def patched(owner: Any, name: str, other: Any) -> Iterator[None]:
    """Another function for a while."""
    real = getattr(owner, name)
    setattr(owner, name, other)
    try:
        yield
    finally:
        setattr(owner, name, real)

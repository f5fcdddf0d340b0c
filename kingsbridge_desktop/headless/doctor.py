"""`kingsbridge doctor`: is everything here that the app needs, and does it work? For people and for bug reports."""

from __future__ import annotations

import importlib
import multiprocessing
import os
import platform
import sys
import tempfile
import time
from argparse import Namespace
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

from kingsbridge_desktop import __version__, preflight, resources
from kingsbridge_desktop.bots.base import Budget
from kingsbridge_desktop.bots.bot_client import BotClient
from kingsbridge_desktop.command_line import Parser, command
from kingsbridge_desktop.core.compiling import is_compiled
from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.core.registry import faults, game_ids, rules_of
from kingsbridge_desktop.diagnosis import logbook
from kingsbridge_desktop.play import files
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.saves import store
from kingsbridge_desktop.saves.save_lock import SaveLock
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language, languages
from kingsbridge_desktop.text.problems import problem

PATIENCE = 60.0  # s for a process that is asked
STEPS = 20  # of the game that is saved and read back
SCREEN_FACTS = "kingsbridge_desktop.ui.screen_facts"

_WORDS = {
    "versions": QT_TRANSLATE_NOOP("doctor", "Versions"),
    "system": QT_TRANSLATE_NOOP("doctor", "System"),
    "parts": QT_TRANSLATE_NOOP("doctor", "Program"),
    "games": QT_TRANSLATE_NOOP("doctor", "Games"),
    "folder": QT_TRANSLATE_NOOP("doctor", "Your folder"),
    "log": QT_TRANSLATE_NOOP("doctor", "Log"),
    "display": QT_TRANSLATE_NOOP("doctor", "Display"),
    "fonts": QT_TRANSLATE_NOOP("doctor", "Fonts"),
    "saves": QT_TRANSLATE_NOOP("doctor", "Saving"),
    "bots": QT_TRANSLATE_NOOP("doctor", "Bots"),
}
_SENTENCES = {
    "writable": QT_TRANSLATE_NOOP("doctor", "{path} (writable)"),
    "unwritable": QT_TRANSLATE_NOOP("doctor", "{path} cannot be written to: {reason}"),
    "screens": QT_TRANSLATE_NOOP("doctor", "{platform}, screens: {screens}"),
    "no_answer": QT_TRANSLATE_NOOP("doctor", "Qt ends at once or does not answer: {reason}"),
    "serif": QT_TRANSLATE_NOOP("doctor", "{serif}, and {families} families of the system"),
    "no_serif": QT_TRANSLATE_NOOP("doctor", "the serif of the boards is missing; another one stands in for it"),
    "no_families": QT_TRANSLATE_NOOP("doctor", "the system has no fonts at all; words will be boxes"),
    "saved": QT_TRANSLATE_NOOP("doctor", "a game was written, read back and locked ({milliseconds} ms)"),
    "not_same": QT_TRANSLATE_NOOP("doctor", "a game was not read back as it was written"),
    "no_lock": QT_TRANSLATE_NOOP("doctor", "locks do not work in this folder: never open a game twice"),
    "answered": QT_TRANSLATE_NOOP("doctor", "the thinking process answered after {milliseconds} ms"),
    "stand_in": QT_TRANSLATE_NOOP("doctor", "the thinking process did not answer ({reason}); a simple bot stands in"),
    "compiled": QT_TRANSLATE_NOOP("doctor", "rules and bots are compiled"),
    "not_compiled": QT_TRANSLATE_NOOP("doctor", "rules and bots are not compiled"),
    "fault": QT_TRANSLATE_NOOP("doctor", "this check itself failed: {reason}"),
    "well": QT_TRANSLATE_NOOP("doctor", "Everything is in order."),
    "ill": QT_TRANSLATE_NOOP("doctor", "Not everything is in order; the lines with ✗ say what is wrong."),
}


class Finding(NamedTuple):
    """One line: what was looked at, whether it is well, and what was seen."""

    what: str
    is_well: bool
    words: str


class Doctor:
    """Looks at everything, one thing after the other; no look can end the others."""

    def __init__(self, language: Language) -> None:
        self._language = language

    def _say(self, sentence: str, **parameters: object) -> str:
        return self._language.say("doctor", _SENTENCES[sentence], -1, **parameters)

    def findings(self) -> Iterator[Finding]:
        """What is found, as it is found."""
        looks: list[tuple[tuple[str, ...], Callable[[], list[tuple[bool, str]]]]] = [
            (("system",), self._system),
            (("parts",), self._parts),
            (("games",), self._games),
            (("folder", "log"), self._folders),
            (("versions", "display", "fonts"), self._window),
            (("saves",), self._saves),
            (("bots",), self._bots),
        ]
        for names, look in looks:
            try:
                found = look()
            except Exception as error:  # noqa: BLE001 - a doctor who faints helps nobody
                found = [(False, self._said_of(error))]
            for name, (is_well, words) in zip(names, found, strict=False):
                yield Finding(self._language.say("doctor", _WORDS[name]), is_well, words)

    def _said_of(self, error: Exception) -> str:
        if isinstance(error, KingsbridgeError):
            return problem(self._language, error)
        return self._say("fault", reason=repr(error))

    # looks

    def _system(self) -> list[tuple[bool, str]]:
        return [(True, f"{platform.platform()}, Python {platform.python_version()}, {self._language.code}")]

    def _parts(self) -> list[tuple[bool, str]]:
        spoken = ", ".join(languages())
        speed = self._say("compiled" if is_compiled() else "not_compiled")
        return [(True, f"Kingsbridge {__version__}, {resources.assets().parent} ({spoken}), {speed}")]

    def _games(self) -> list[tuple[bool, str]]:
        for game in game_ids():
            rules_of(game)
        ill = faults()
        if ill:
            return [(False, " ".join(problem(self._language, fault) for fault in ill))]
        return [(True, ", ".join(game_ids()))]

    def _folders(self) -> list[tuple[bool, str]]:
        return [self._folder(store.home(), store.home()), self._folder(logbook.folder(), logbook.path())]

    def _folder(self, folder: Path, shown: Path) -> tuple[bool, str]:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder) as file:
                file.write(b"x" * 4096)
        except (OSError, ValueError) as error:
            return False, self._say("unwritable", path=shown, reason=error)
        return True, self._say("writable", path=shown)

    def _window(self) -> list[tuple[bool, str]]:
        versions = f"Python {platform.python_version()}"
        dropped = preflight.drop_bad_platform()
        if sentence := preflight.problem():
            return [(True, versions), (False, " ".join(filter(None, (dropped, sentence))))]
        facts, died = asked_elsewhere(_screen_facts)
        if not isinstance(facts, dict):
            return [(True, versions), (False, self._say("no_answer", reason=facts or died))]
        display = self._say("screens", platform=facts["platform"], screens=facts["screens"] or "–")
        return [
            (True, f"{versions}, Qt {facts['qt']}, PySide6 {facts['pyside']}"),
            (bool(facts["screens"]) and not dropped, " ".join(filter(None, (display, dropped)))),
            self._fonts(facts),
        ]

    def _fonts(self, facts: dict[str, Any]) -> tuple[bool, str]:
        if facts["families"] == "0":
            return False, self._say("no_families")
        if not facts["serif"]:
            return False, self._say("no_serif")
        return True, self._say("serif", serif=facts["serif"], families=facts["families"])

    def _saves(self) -> list[tuple[bool, str]]:
        begun = time.perf_counter()
        store.autosave_folder().mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".doctor-", dir=store.home()) as folder:
            path = Path(folder) / f"self-test{store.SUFFIX}"
            match = _begun()
            files.save_match(path, match)
            again = files.load_match(path).match
            if again.state.key() != match.state.key():
                return [(False, self._say("not_same"))]
            lock = SaveLock(path)
            try:
                held, _ = asked_elsewhere(_is_held, str(path)) if lock.take() else (False, "")
            finally:
                lock.release()
        if held is not True:
            return [(False, self._say("no_lock"))]
        return [(True, self._say("saved", milliseconds=round((time.perf_counter() - begun) * 1000)))]

    def _bots(self) -> list[tuple[bool, str]]:
        match, begun = _begun(), time.perf_counter()
        client = BotClient(game=match.game)
        try:
            client.ask(1, match.game, "easy", match.view(match.asked), Budget(iterations=20), 1)
            answer = client.wait(PATIENCE)
        finally:
            client.close()
        if answer is None or answer.stand_in:
            return [(False, self._say("stand_in", reason=answer.stand_in if answer else "–"))]
        return [(True, self._say("answered", milliseconds=round((time.perf_counter() - begun) * 1000)))]


def _begun() -> Match:
    """A game some steps old."""
    game = game_ids()[0]
    seats = [Seat(f"Seat {number}", colour=number) for number in range(rules_of(game).seats[-1])]
    match = Match(game, seats, 1)
    for _ in range(STEPS):
        match.submit(match.legal()[0])
    return match


def asked_elsewhere(answer: Callable[..., Any], *arguments: object) -> tuple[Any, str]:
    """What a function answers in a process of its own, and how that ended if it did not answer."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_answer, args=(theirs, answer, arguments), daemon=True)
    process.start()
    theirs.close()
    try:
        found = ours.recv() if ours.poll(PATIENCE) else None
    except EOFError:
        found = None
    process.join(1.0 if found is None else PATIENCE)
    if process.is_alive():
        process.kill()
        process.join()
        return None, f"{PATIENCE:g} s"
    return found, f"exit code {process.exitcode}"


def _answer(link: Connection, answer: Callable[..., Any], arguments: tuple[object, ...]) -> None:
    try:
        link.send(answer(*arguments))
    except Exception as error:  # noqa: BLE001 - told to whoever asked
        link.send(repr(error))


def _screen_facts() -> Any:
    with open(os.devnull, "w") as silence:
        os.dup2(silence.fileno(), 2)  # what Qt complains of is told by the doctor
    return importlib.import_module(SCREEN_FACTS).facts()


def _is_held(path: str) -> bool:
    return SaveLock(Path(path)).is_held()


def parser(language: Language) -> Parser:
    """It has no options but --help."""
    description = language.say(
        "command_line",
        "Checks that everything the app needs is here and works: versions, folders, display, fonts, "
        "saving and bots. Exits with 0 if all is well and with 1 if not. Nothing is changed.",
    )
    return Parser("kingsbridge doctor", description, language)


@command(parser)
def main(language: Language, options: Namespace) -> int:
    """Prints what was found; 1 if something is not well."""
    doctor, is_well = Doctor(language), True
    for finding in doctor.findings():
        is_well = is_well and finding.is_well
        _print(f"{'✓' if finding.is_well else '✗'} {finding.what}: {finding.words}")
    _print(language.say("doctor", _SENTENCES["well" if is_well else "ill"]))
    return 0 if is_well else 1


def _print(line: str) -> None:
    """Also to a terminal that knows neither umlauts nor ticks."""
    coding = sys.stdout.encoding or "utf-8"
    shown = line.encode("utf-8", "surrogateescape").decode("utf-8", "replace")
    print(shown.encode(coding, "replace").decode(coding), flush=True)

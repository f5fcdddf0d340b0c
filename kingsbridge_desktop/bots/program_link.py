"""A bot that is somebody's own program: started in a group of its own, asked by JSON lines, ended by us.

Nothing it does or leaves undone keeps the caller waiting beyond a deadline: threads stand at its pipes, a line that is
too long or comes unasked ends it, and what it writes to stderr goes to the log, as far as a log is to hold.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import logging
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any, NamedTuple

from kingsbridge_desktop import foreign

log = logging.getLogger(__name__)

PROTOCOL = 1
STARTING = 10.0  # seconds until it must have said its name
FAREWELL = 0.2  # seconds it has to end by itself when its stdin does
LONGEST_LINE = 64 * 1024  # of an answer, which is an index
LONGEST_NAME = 24  # letters, as of everybody at a table
LONGEST_COMMAND = 1000
MOST_LOGGED = 20_000  # letters of stderr in the log, of one process
CHUNK = 4096
BEHIND_WINDOW = 5  # as our own bots: the processor is for the window first


class ProgramFailed(Exception):
    """It did not answer as it should; `why` is one of the words below, and it has been ended."""

    def __init__(self, why: str, detail: str = "") -> None:
        super().__init__(f"{why}: {detail}" if detail else why)
        self.why = why


MISSING = "missing"  # it cannot be started
SILENT = "silent"  # it never said its name
LATE = "late"
DIED = "died"
WRONG = "wrong"  # not JSON, no index, or none of those it had to choose from
ENDED = "ended"  # by us: nobody wants its answer
UNASKED = "unasked"  # it talks without having been asked
HUGE = "huge"


class Program(NamedTuple):
    """A program by the name it answered to, and its command line as it was typed."""

    name: str
    command: str

    @property
    def words(self) -> list[str]:
        """The command as the system takes it: no shell reads it. Raises ProgramFailed for one that has no words."""
        try:
            words = shlex.split(self.command, posix=os.name == "posix")
        except ValueError as error:
            raise ProgramFailed(MISSING, str(error)) from error
        if os.name != "posix":
            words = [word[1:-1] if len(word) > 1 and word[0] == word[-1] == '"' else word for word in words]
        if not words or len(self.command) > LONGEST_COMMAND or "\0" in self.command:
            raise ProgramFailed(MISSING, "no command")
        return [os.path.expanduser(word) for word in words]


class ProgramLink:
    """One running program. Used by one thread at a time; `end` may come from any other."""

    def __init__(self, program: Program, folder: Path | None = None) -> None:
        """Starts it; raises ProgramFailed. Its name is to be asked first."""
        self.program = program
        self._lines: queue.Queue[bytes | None] = queue.Queue(1)  # None: it has closed its stdout
        self._letters: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._too_long = False
        self._lock = threading.Lock()
        self._closed = threading.Event()  # it says nothing more
        self._ending = threading.Event()  # we want it gone
        self._process = _started(program.words, folder)
        _stand_back(self._process)
        _LIVING.add(self)
        for work in (self._write, self._read, self._listen):
            threading.Thread(target=work, name="own-bot", daemon=True).start()

    @property
    def pid(self) -> int:
        """The number of the process, and on Linux and macOS that of its group."""
        return self._process.pid

    @property
    def is_running(self) -> bool:
        """Whether it can be asked again."""
        return not self._ending.is_set() and not self._closed.is_set()

    def choose(self, question: Mapping[str, Any], count: int, seconds: float) -> int:
        """The index it answers, of `count` actions; raises ProgramFailed, and then it is ended."""
        answer = self._ask(question, seconds, LATE)
        index = answer.get("index")
        if type(index) is not int or not 0 <= index < count:
            raise self._failed(WRONG, f"the index {str(index)[:40]!r} is none of 0 to {count - 1}")
        return index

    def hello(self, starting: float = STARTING) -> str:
        """The name it answers to; raises ProgramFailed, and then it is ended."""
        answer = self._ask({"cmd": "hello", "protocol": PROTOCOL}, starting, SILENT)
        name = clean_name(answer.get("name"))
        if not name:
            raise self._failed(WRONG, "it said no name")
        if answer.get("protocol", PROTOCOL) != PROTOCOL:
            raise self._failed(WRONG, f"it speaks protocol {str(answer.get('protocol'))[:20]}, not {PROTOCOL}")
        return name

    def _ask(self, question: Mapping[str, Any], seconds: float, if_late: str) -> dict[str, Any]:
        if not self._lines.empty() and not self._closed.is_set():
            raise self._failed(UNASKED, "it said something before it was asked")
        line = json.dumps(question, ensure_ascii=False, separators=(",", ":"))
        self._letters.put(line.encode("utf-8", "backslashreplace") + b"\n")
        try:
            said = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise self._failed(if_late, f"no answer within {seconds:.1f} s") from None
        if said is None:
            why = HUGE if self._too_long else DIED
            raise self._failed(why, "its line has no end" if self._too_long else "it has ended")
        try:
            answer = json.loads(said.decode("utf-8"))
        except (ValueError, RecursionError) as error:
            raise self._failed(WRONG, f"not JSON: {str(error)[:80]}") from error
        if not isinstance(answer, dict):
            raise self._failed(WRONG, "not an object")
        return answer

    def _failed(self, why: str, detail: str) -> ProgramFailed:
        if self._ending.is_set():  # it was ended by us, from another thread
            return ProgramFailed(ENDED)
        self.end(patience=0.0)
        return ProgramFailed(why, detail)

    def end(self, patience: float = FAREWELL) -> None:
        """Ends it and all that it started; it may end by itself first, when its stdin does."""
        with self._lock:
            if self._ending.is_set():
                return  # once only: its number may belong to somebody else by now
            self._ending.set()
        self._letters.put(None)
        with contextlib.suppress(queue.Full):
            self._lines.put_nowait(None)  # whoever waits for an answer need not
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(patience)
        _end_group(self._process)
        _LIVING.discard(self)

    # at the pipes, each in its own thread

    def _write(self) -> None:
        pipe = _pipe(self._process.stdin)
        with contextlib.suppress(OSError):  # it reads no more: that shows in its answers
            while (letters := self._letters.get()) is not None:
                _write_all(pipe, letters)
        _close(self._process.stdin)

    def _read(self) -> None:
        pipe, rest = _pipe(self._process.stdout), b""
        while (chunk := _read_some(pipe)) and not self._ending.is_set():
            *lines, rest = (rest + chunk).split(b"\n")
            for line in lines:
                if line.strip():
                    self._put(line)
            if len(rest) > LONGEST_LINE:
                self._too_long = True
                break
        self._closed.set()
        self._put(None)
        _close(self._process.stdout)

    def _put(self, line: bytes | None) -> None:
        """Hands a line over, or waits with it: who writes more than is asked for finds its pipe full."""
        while not self._ending.is_set():
            with contextlib.suppress(queue.Full):
                self._lines.put(line, timeout=0.2)
                return

    def _listen(self) -> None:
        pipe, logged = _pipe(self._process.stderr), 0
        while chunk := _read_some(pipe):
            if logged < MOST_LOGGED:
                logged += len(chunk)
                for line in chunk.decode("utf-8", "replace").splitlines():
                    log.info("%s says: %s", self.program.name, line)
                if logged >= MOST_LOGGED:
                    log.info("%s says more, which is not kept", self.program.name)
        _close(self._process.stderr)


_LIVING: set[ProgramLink] = set()


@atexit.register
def _end_all() -> None:
    """Whoever leaves takes the programs along, whatever they are doing."""
    for link in list(_LIVING):
        link.end(patience=0.0)


def clean_name(said: object) -> str:
    """A name as it may stand at a table; empty if it is none."""
    if not isinstance(said, str) or len(said) > LONGEST_LINE:
        return ""
    shown = "".join(letter if letter.isprintable() else " " for letter in said)
    return " ".join(shown.split())[:LONGEST_NAME].strip()


def _started(words: list[str], folder: Path | None) -> subprocess.Popen[bytes]:
    new_group: dict[str, Any] = {"start_new_session": True}
    if sys.platform == "win32":
        new_group = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW}
    pipe = subprocess.PIPE
    try:
        return subprocess.Popen(
            words,
            stdin=pipe,
            stdout=pipe,
            stderr=pipe,
            bufsize=0,
            cwd=folder or Path.home(),
            env=foreign.surroundings(),
            **new_group,
        )
    except (OSError, ValueError) as error:
        raise ProgramFailed(MISSING, str(error)) from error


def _stand_back(process: subprocess.Popen[bytes]) -> None:
    if hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, process.pid, BEHIND_WINDOW)


def _end_group(process: subprocess.Popen[bytes]) -> None:
    """What the program has started goes with it, also when it is gone itself."""
    if sys.platform == "win32":
        if process.poll() is None:
            with contextlib.suppress(OSError, subprocess.SubprocessError):
                ending = ["taskkill", "/T", "/F", "/PID", str(process.pid)]
                subprocess.run(ending, capture_output=True, timeout=2, check=False)
            process.kill()
    else:
        with contextlib.suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(1.0)


def _pipe(stream: IO[bytes] | None) -> int:
    assert stream is not None  # asked for with PIPE
    return stream.fileno()


def _close(stream: IO[bytes] | None) -> None:
    if stream is not None:
        with contextlib.suppress(OSError):
            stream.close()


def _read_some(pipe: int) -> bytes:
    try:
        return os.read(pipe, CHUNK)
    except OSError:
        return b""


def _write_all(pipe: int, letters: bytes) -> None:
    while letters:
        letters = letters[os.write(pipe, letters) :]


def named(program: Program, folder: Path | None = None, starting: float = STARTING) -> tuple[str, float]:
    """Starts a program, hears its name and ends it: the name, and the seconds that took. Raises ProgramFailed."""
    begin = time.monotonic()
    link = ProgramLink(program, folder)
    try:
        return link.hello(starting), time.monotonic() - begin
    finally:
        link.end()

"""One running app for each user and folder: a second start hands its wish to the first and ends.

Who comes first holds a lock file as long as it runs, so that even two clicks at once agree; the socket is opened after
the first picture. Both lie where only this user may go, and their names are made from the user and the folder of games,
so that another KINGSBRIDGE_HOME is another app. A lock or a socket whose process has died is taken over.
"""

from __future__ import annotations

import json
import logging
import os
import sys
import tempfile
import time
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QLockFile, QObject, Signal

from kingsbridge_desktop import __version__
from kingsbridge_desktop.saves import folder
from kingsbridge_desktop.wish import Wish

log = logging.getLogger(__name__)

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

LONGEST_PATH = 100  # of a socket; Linux takes 107 bytes, macOS 103
LONGEST_MESSAGE = 64 * 1024
PATIENCE = 5.0  # seconds for a first window that is just opening
ANSWER_WITHIN = 3000  # ms
TOKENS = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")  # the desktop's permission to come to the front


class Answer(NamedTuple):
    """What the running app said: its version, and whether it takes the wish."""

    version: str
    taken: bool


def identity() -> str:
    """The same for every start by this user with this folder of games, and for nobody else."""
    text = f"{_user()}\0{os.path.realpath(folder.home())}"
    return f"kingsbridge-{zlib.crc32(text.encode('utf-8', 'surrogateescape')):08x}"


def _user() -> str:
    return str(os.getuid()) if hasattr(os, "getuid") else os.environ.get("USERNAME", "")


def place() -> Path:
    """A folder of this user alone: the session's if there is one, else that of the games, else a temporary one."""
    session = os.environ.get("XDG_RUNTIME_DIR", "")
    if session and _is_ours(Path(session)):
        return Path(session)
    home = folder.home()
    if len(os.fsencode(home / identity())) + len(".socket") <= LONGEST_PATH:
        return home
    return Path(tempfile.gettempdir()) / f"kingsbridge-{_user()}"


def _is_ours(path: Path) -> bool:
    try:
        about = path.stat()
    except OSError:  # not there, and so nobody's; another place is taken
        return False
    return not hasattr(os, "getuid") or (about.st_uid == os.getuid() and os.access(path, os.W_OK))


def socket_name() -> str:
    """What QLocalServer listens on: a file, or a named pipe on Windows."""
    return identity() if sys.platform == "win32" else str(place() / f"{identity()}.socket")


class SingleInstance(QObject):
    """Either the first app, which listens, or a later one, which can hand its wish over.

    Signals:
        wished: a later start wants something; the Wish.
    """

    wished = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server: QLocalServer | None = None
        self._lock: QLockFile | None = None

    def is_first(self) -> bool:
        """Whether nobody runs yet; keeps the place if so. True as well where no lock can be written."""
        where = place()
        try:
            where.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:  # then two windows may run side by side, as they can anyway
            log.info("no lock for the first window: %s", error)
            return True
        if not _is_ours(where):  # somebody else made a folder of that name among temporary ones
            return True
        lock = QLockFile(str(where / f"{identity()}.lock"))
        lock.setStaleLockTime(0)  # never by age, only when its process is gone
        if lock.tryLock(0):
            self._lock = lock
            return True
        return lock.error() != QLockFile.LockError.LockFailedError

    def hand_over(self, wish: Wish, patience: float = PATIENCE) -> Answer | None:
        """Gives the wish to the running app; None if it does not answer."""
        from PySide6.QtNetwork import QLocalSocket

        until = time.monotonic() + patience
        while True:
            socket = QLocalSocket()
            socket.connectToServer(socket_name())
            if socket.waitForConnected(500):
                return _ask(socket, wish)
            if time.monotonic() >= until:
                return None
            time.sleep(0.1)

    def listen(self) -> bool:
        """Begins to answer later starts; only the one who holds the place does."""
        from PySide6.QtNetwork import QLocalServer

        if self._lock is None:
            return False
        QLocalServer.removeServer(socket_name())  # of an app that was killed: the lock says that nobody uses it
        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        if not server.listen(socket_name()):
            server.deleteLater()
            return False
        server.newConnection.connect(self._welcome)
        self._server = server
        return True

    def close(self) -> None:
        """Leaves the place to the next start."""
        if self._server is not None:
            self._server.close()
            self._server = None
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def _welcome(self) -> None:
        while self._server is not None and (socket := self._server.nextPendingConnection()) is not None:
            socket.readyRead.connect(lambda socket=socket: self._hear(socket))
            socket.disconnected.connect(socket.deleteLater)
            if socket.bytesAvailable():
                self._hear(socket)

    def _hear(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > LONGEST_MESSAGE:
                socket.abort()
            return
        message = _read(bytes(socket.readLine(LONGEST_MESSAGE).data()))
        taken = message.get("version") == __version__
        socket.write(json.dumps({"version": __version__, "taken": taken}).encode() + b"\n")
        socket.flush()
        socket.disconnectFromServer()
        for name in TOKENS:
            if token := message.get(name):
                os.environ[name] = str(token)
        self.wished.emit(_wish(message) if taken else Wish())


def _ask(socket: QLocalSocket, wish: Wish) -> Answer | None:
    path = os.path.abspath(wish.file) if wish.file else ""  # the running app stands in another folder
    message: dict[str, object] = {"version": __version__, "file": path, "resume": wish.resume, "new": wish.new_game}
    message |= {name: os.environ[name] for name in TOKENS if name in os.environ}
    socket.write(json.dumps(message).encode() + b"\n")
    socket.flush()
    until = time.monotonic() + ANSWER_WITHIN / 1000
    while not socket.canReadLine():
        left = round((until - time.monotonic()) * 1000)
        if left <= 0 or not socket.waitForReadyRead(left):
            return None
    answer = _read(bytes(socket.readLine(LONGEST_MESSAGE).data()))
    return Answer(str(answer.get("version", "")), answer.get("taken") is True)


def _read(line: bytes) -> dict[str, object]:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError) as error:
        log.info("what another program said is not understood: %s", error)
        return {}
    return found if isinstance(found, dict) else {}


def _wish(message: dict[str, object]) -> Wish:
    file = message.get("file")
    return Wish(file if isinstance(file, str) else "", message.get("resume") is True, message.get("new") is True)

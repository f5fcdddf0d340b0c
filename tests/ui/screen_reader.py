"""A screen reader as a test needs it: the accessibility bus of a private session, and nothing else of the program.

It reads names, roles and descriptions, hears announcements, and presses what can be pressed.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

ACCESSIBLE = "org.a11y.atspi.Accessible"
ACTION = "org.a11y.atspi.Action"
EVENTS = "org.a11y.atspi.Event.Object"
REGISTRY = ("org.a11y.atspi.Registry", "/org/a11y/atspi/registry")
ROOT = "/org/a11y/atspi/accessible/root"
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
SHOWING = 25  # the number of a state in AT-SPI
PATIENCE = 20.0  # seconds that the program may take for anything


def missing() -> str:
    """What this machine lacks, in words; nothing if a screen reader can listen here."""
    lacks = [name for name in ("Xvfb", "dbus-daemon") if shutil.which(name) is None]
    if not any(Path(launcher).exists() for launcher in LAUNCHERS):
        lacks.append("at-spi2-core")
    if find_spec("jeepney") is None:
        lacks.append("the Python package jeepney")
    return ", ".join(lacks)


@contextmanager
def running(command: list[str], env: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    """A program that ends with the block."""
    process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()


def first_line(process: subprocess.Popen[str]) -> str:
    """What a program says when it is ready."""
    assert process.stdout is not None
    return process.stdout.readline().strip()


@contextmanager
def session(folder: Path) -> Iterator[dict[str, str]]:
    """A screen and a session bus of its own: the variables a program needs there."""
    env = dict(os.environ, XDG_RUNTIME_DIR=str(folder), XDG_CACHE_HOME=str(folder), HOME=str(folder))
    env.pop("DBUS_SESSION_BUS_ADDRESS", None)
    with (
        running(["Xvfb", "-displayfd", "1", "-screen", "0", "1400x900x24"], env) as screen,
        running(["dbus-daemon", "--session", "--nofork", "--print-address"], env) as bus,
    ):
        env |= {
            "DISPLAY": f":{first_line(screen)}",
            "DBUS_SESSION_BUS_ADDRESS": first_line(bus),
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        }
        yield env


class Node(NamedTuple):
    """Something that a screen reader can meet: who tells about it, and under which path."""

    owner: str
    path: str


class ScreenReader:
    """Listens at the accessibility bus of a session."""

    def __init__(self, env: dict[str, str]) -> None:
        dbus: Any = import_module("jeepney")  # not at the top: a machine without it leaves the games by ear out
        connect = import_module("jeepney.io.blocking").open_dbus_connection
        self._address, self._new_call = dbus.DBusAddress, dbus.new_method_call
        self._field = dbus.HeaderFields
        session_bus = connect(env["DBUS_SESSION_BUS_ADDRESS"])
        where = self._new_call(self._address("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus"), "GetAddress")
        address = session_bus.send_and_get_reply(where, timeout=PATIENCE).body[0]
        session_bus.close()
        self._bus = connect(address)
        self.said: list[str] = []
        self.focused: Node | None = None  # where the keyboard is, as far as it was told
        for member in ("Announcement", "StateChanged"):
            rule = dbus.MatchRule(type="signal", interface=EVENTS, member=member)
            self._bus.send_and_get_reply(dbus.message_bus.AddMatch(rule))
        self._heard = self._bus.filter(dbus.MatchRule(type="signal", interface=EVENTS), bufsize=10_000)
        self._queue = self._heard.__enter__()
        for event in ("object:announcement", "object:state-changed:focused"):
            self.call(Node(*REGISTRY), "org.a11y.atspi.Registry", "RegisterEvent", "sass", (event, [], ""))

    def call(self, node: Node, interface: str, member: str, signature: str | None = None, body: Any = ()) -> Any:
        """Asks something of a node."""
        message = self._new_call(self._address(node.path, node.owner, interface), member, signature, body)
        reply = self._bus.send_and_get_reply(message, timeout=PATIENCE)
        if reply.header.message_type.name == "error":
            raise LookupError(f"{member} of {node.path}: {reply.body}")
        return reply.body

    def _property(self, node: Node, name: str) -> Any:
        return self.call(node, "org.freedesktop.DBus.Properties", "Get", "ss", (ACCESSIBLE, name))[0][1]

    def name(self, node: Node) -> str:
        """What it is called."""
        return str(self._property(node, "Name"))

    def description(self, node: Node) -> str:
        """What else is said of it."""
        return str(self._property(node, "Description"))

    def role(self, node: Node) -> str:
        """What kind of thing it is."""
        return str(self.call(node, ACCESSIBLE, "GetRoleName")[0])

    def is_showing(self, node: Node) -> bool:
        """Whether it is on the screen."""
        return bool(self.call(node, ACCESSIBLE, "GetState")[0][0] >> SHOWING & 1)

    def children(self, node: Node) -> list[Node]:
        """What it consists of."""
        return [Node(*child) for child in self.call(node, ACCESSIBLE, "GetChildren")[0]]

    def press(self, node: Node) -> None:
        """Presses it."""
        self.call(node, ACTION, "DoAction", "i", (0,))

    def all_below(self, node: Node) -> Iterator[Node]:
        """Everything in it, from the outside to the inside."""
        yield node
        for child in self.children(node):
            yield from self.all_below(child)

    def all_shown(self, node: Node) -> Iterator[Node]:
        """Everything in it that is on the screen, without the menus."""
        if self.is_showing(node) and self.role(node) != "menu bar":
            yield node
            for child in self.children(node):
                yield from self.all_shown(child)

    def windows(self) -> list[Node]:
        """The windows of all programs."""
        desktop = Node("org.a11y.atspi.Registry", ROOT)
        return [window for program in self.children(desktop) for window in self.children(program)]

    def find(self, role: str, name: str) -> Node | None:
        """Something that is on the screen, by what it is and by the beginning of its name."""
        for window in self.windows():
            for node in self.all_shown(window):
                if self.role(node) == role and re.match(name, self.name(node)):
                    return node
        return None

    def wait_for(self, role: str, name: str) -> Node:
        """The same, as soon as it is there."""
        found: list[Node] = []

        def is_there() -> bool:
            node = self.find(role, name)
            found.extend([node] if node is not None else [])
            return node is not None

        self.wait_until(is_there, f"a {role} called {name!r}")
        return found[0]

    def wait_until(self, is_true: Callable[[], bool], what: str) -> None:
        """Waits patiently, but not for ever."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if is_true():
                    return
            except LookupError:  # it went away while we asked
                pass
            self.listen(0.05)
        raise AssertionError(f"there was never {what}; heard last: {self.said[-3:]}")

    def listen(self, seconds: float) -> None:
        """Hears what is announced in the meantime."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            try:
                message = self._bus.recv_until_filtered(self._queue, timeout=left)
            except TimeoutError:
                return
            self._note(message)

    def _note(self, message: Any) -> None:
        """What an event of the bus says: a sentence, or where the keyboard has gone."""
        fields, kind = message.header.fields, message.header.fields.get(self._field.member)
        if kind == "Announcement":
            self.said.append(str(message.body[3][1]))
        elif message.body[0] == "focused" and message.body[1]:
            self.focused = Node(fields[self._field.sender], fields[self._field.path])

    def close(self) -> None:
        """Listens no more."""
        self._heard.__exit__(None, None, None)
        self._bus.close()


def program(env: dict[str, str], home: Path) -> tuple[list[str], dict[str, str]]:
    """How Kingsbridge is started in a session."""
    return [sys.executable, "-m", "kingsbridge_desktop"], env | {"KINGSBRIDGE_HOME": str(home)}

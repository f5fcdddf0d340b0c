"""One request of the protocol, read with suspicion: each value is asked for by name and type."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.text.language import Language, from_linguist, languages

DEFAULT_LANGUAGE = "en"


class BadJson(KingsbridgeError):
    """A line that is not JSON."""

    id = "bad_json"


class BadRequest(KingsbridgeError):
    """A request that lacks something or says something of the wrong kind."""

    id = "bad_request"


class LineTooLong(KingsbridgeError):
    """A line beyond the limit; it was passed over unread."""

    id = "line_too_long"


class UnknownField(KingsbridgeError):
    """A request that says something its command knows nothing of: most likely a slip of the pen."""

    id = "unknown_field"


class UnknownCommand(KingsbridgeError):
    """A command that does not exist."""

    id = "unknown_command"


class NoGame(KingsbridgeError):
    """A command that needs a game before there is one."""

    id = "no_game"


class InternalError(KingsbridgeError):
    """A fault of ours; the game is as it was."""

    id = "internal"


class Request:
    """The values of one line."""

    def __init__(self, line: bytes) -> None:
        try:
            values = json.loads(line.decode("utf-8"), parse_constant=_no_number)
        except (ValueError, RecursionError) as error:
            raise BadJson(str(error)[:200] or type(error).__name__) from error
        if not isinstance(values, dict):
            raise BadRequest(f"a request is an object, not {_short(values)}")
        self._values: dict[str, Any] = values

    def __contains__(self, name: str) -> bool:
        return name in self._values

    def only(self, command: str, fields: Sequence[str]) -> None:
        """Refuses what the command does not have."""
        allowed = ("cmd", "lang", *fields)
        for name in self._values:
            if name not in allowed:
                short = _short(name)
                told = ", ".join(allowed)
                raise UnknownField(f"{command!r} has no field {short}", command=command, field=short, fields=told)

    def language(self) -> Language:
        """The language the answer is to speak."""
        code = self._values.get("lang", DEFAULT_LANGUAGE)
        if code not in languages():
            raise self.wrong("lang", f"one of {', '.join(languages())}")
        return from_linguist(code)

    def text(self, name: str) -> str:
        """A word or a path; not empty."""
        value = self._get(name)
        if not isinstance(value, str) or not value:
            raise self.wrong(name, "a text")
        return value

    def number(self, name: str, low: int, high: int) -> int:
        """A whole number from low to high."""
        value = self._get(name)
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(name, f"a whole number from {low} to {high}")
        return value

    def seconds(self, name: str, most: float) -> float:
        """A time, more than none."""
        value = self._get(name)
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value <= most:
            raise self.wrong(name, f"a number above 0 and up to {most:g}")
        return float(value)

    def flag(self, name: str) -> bool:
        """True or false; false if it is missing."""
        value = self._values.get(name, False)
        if not isinstance(value, bool):
            raise self.wrong(name, "true or false")
        return value

    def ints(self, name: str) -> list[int]:
        """A list of whole numbers."""
        value = self._get(name)
        if not _are_ints(value):
            raise self.wrong(name, "a list of whole numbers")
        return list(value)

    def texts(self, name: str) -> list[str]:
        """A list of texts."""
        value = self._get(name)
        if not isinstance(value, list) or not all(isinstance(entry, str) for entry in value):
            raise self.wrong(name, "a list of texts")
        return value

    def object(self, name: str) -> dict[str, Any]:
        """A JSON object."""
        value = self._get(name)
        if not isinstance(value, dict):
            raise self.wrong(name, "an object")
        return value

    def action(self, legal: Sequence[Action]) -> Action:
        """What is to be done: by its place in the list of the last `ask`, or in full."""
        if ("index" in self) == ("action" in self):
            raise BadRequest("'do' needs either 'index' or 'action'")
        if "index" in self:
            if not legal:
                return Action("")  # the game is over, and the match will say so
            return legal[self.number("index", 0, len(legal) - 1)]
        action = self.object("action")
        kind, args = action.get("kind"), action.get("args", [])
        if not isinstance(kind, str) or not _are_ints(args) or not action.keys() <= {"kind", "args", "label"}:
            raise self.wrong("action", '{"kind": text, "args": [whole numbers]}')
        return Action(kind, tuple(args))

    def wrong(self, name: str, wanted: str) -> BadRequest:
        """The refusal of a value."""
        return BadRequest(f"{name!r} must be {wanted}, not {_short(self._values.get(name))}", name=name)

    def _get(self, name: str) -> Any:
        if name not in self._values:
            raise BadRequest(f"{name!r} is missing", name=name)
        return self._values[name]


def _are_ints(value: Any) -> bool:
    return isinstance(value, list) and all(type(entry) is int for entry in value)


def _short(value: Any) -> str:
    text = json.dumps(value, default=repr)
    return text if len(text) <= 80 else f"{text[:77]}..."


def _no_number(name: str) -> Any:
    raise ValueError(f"{name} is no number in JSON")

"""The programs that somebody has added as bots of their own, in one small file.

This list is the only place from which the window ever starts a program: a save and the code of a table name a bot by
its id, and an id that is not in this list starts nothing.
"""

from __future__ import annotations

import contextlib
import json
import re
import unicodedata
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.saves.folder import home, why, write_text

PREFIX = "own_"  # of the ids by which saves and the chronicle know them
LONGEST_ID = 40
LARGEST = 256 * 1024
MOST = 50


class OwnBotsUnusable(KingsbridgeError):
    """The list cannot be read; no program of one's own plays."""

    id = "own_bots_unusable"


class OwnBot(NamedTuple):
    """A program: the id of its seat, the name it answered to, and its command as it was typed."""

    id: str
    name: str
    command: str


class _Entry(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")
    id: Annotated[str, StringConstraints(pattern=r"^own_[a-z0-9_]{1,36}$")]
    name: Annotated[str, StringConstraints(min_length=1, max_length=24, pattern=r"^[^\x00-\x1f]+$")]
    command: Annotated[str, StringConstraints(min_length=1, max_length=1000, pattern=r"^[^\x00]+$")]


class _File(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")
    format: Literal[1]
    bots: list[_Entry] = Field(max_length=MOST)


class OwnBots(NamedTuple):
    """The list, and why it is empty although there is a file."""

    bots: tuple[OwnBot, ...]
    problem: OwnBotsUnusable | None = None


def own_bots_file() -> Path:
    """Where the list lies."""
    return home() / "own_bots.json"


def read() -> OwnBots:
    """The list; empty if there is none or it cannot be used."""
    path = own_bots_file()
    try:
        with path.open("rb") as file:
            text = file.read(LARGEST + 1)
        if len(text) > LARGEST:
            return OwnBots((), OwnBotsUnusable(f"{path.name} is too large", file=path.name))
        entries = _File.model_validate_json(text).bots
    except (FileNotFoundError, NotADirectoryError):
        return OwnBots(())
    except OSError as error:
        return OwnBots((), OwnBotsUnusable(f"{path.name} cannot be read: {why(error)}", file=path.name))
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        return OwnBots((), OwnBotsUnusable(f"{path.name}: {first['msg']}", file=path.name))
    found = {entry.id: OwnBot(entry.id, entry.name, entry.command) for entry in entries}
    return OwnBots(tuple(found.values()))


def write(bots: Sequence[OwnBot]) -> None:
    """Keeps the list; a file that could not be used is set aside, not lost."""
    path = own_bots_file()
    if read().problem is not None:
        with contextlib.suppress(OSError):
            path.replace(path.with_suffix(".json.old"))
    document = {"format": 1, "bots": [bot._asdict() for bot in bots]}
    write_text(path, json.dumps(document, ensure_ascii=False, indent=1) + "\n")


def add(name: str, command: str) -> OwnBot:
    """Takes a program into the list; one of the same name gets the new command."""
    bots = [bot for bot in read().bots if bot.name != name]
    new = OwnBot(_free_id(name, (bot.id for bot in bots)), name, command)
    write([*bots, new][-MOST:])
    return new


def remove(bot_id: str) -> None:
    """Takes a program out of the list; seats in saves keep its name."""
    write([bot for bot in read().bots if bot.id != bot_id])


def id_of(name: str) -> str:
    """The id of a bot by its name: letters and figures that a save may hold."""
    plain = unicodedata.normalize("NFKD", name.replace("ß", "ss")).encode("ascii", "ignore").decode().lower()
    words = re.sub(r"[^a-z0-9]+", "_", plain).strip("_") or "bot"
    return f"{PREFIX}{words}"[:LONGEST_ID].rstrip("_")


def _free_id(name: str, taken: Iterable[str]) -> str:
    first, used = id_of(name), set(taken)
    found, number = first, 2
    while found in used:
        found = f"{first[: LONGEST_ID - 3]}_{number}"
        number += 1
    return found

"""A game's data file under assets, checked by pydantic, and which of its values an owner may correct.

Every entry of a data file says where its values are from: `source` is a mark, or a mark for each field that is not
printed in the rulebook. What is printed there is certain and stays; all the rest is shown with a † and may be corrected
within the laws of the game. A game declares in its `data.py`, as `BOX`, which fields that are and what they may be.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import Annotated, Any, Final, Generic, Literal, NamedTuple, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, StringConstraints, ValidationError
from pydantic import Field as Field  # WORKAROUND: games import it from here, as it must not be the first thing that is
from pydantic import model_validator as model_validator  # imported of pydantic while PySide6 looks at every import
from pydantic_core import PydanticCustomError

from kingsbridge_desktop import resources
from kingsbridge_desktop.core.editions import Corrections, corrections_in
from kingsbridge_desktop.core.errors import BadData


class StrictModel(BaseModel):
    """The base of every entry of a data file: nothing is converted, nothing unknown let through."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


Model = TypeVar("Model", bound=BaseModel)
SOURCE_LANGUAGE = "en"  # a name in it must be there; other languages may be added without touching code
CERTAIN: Final = "rulebook"
DAGGER = " †"
LONGEST_NAME = 40

Mark = Literal["rulebook", "derived", "outside", "rebuilt"]
Source = Mark | dict[str, Mark]  # of all fields of an entry, or of those that are not printed in the rulebook


def _named(names: dict[str, str]) -> dict[str, str]:
    if SOURCE_LANGUAGE not in names:
        raise ValueError(f"a name in {SOURCE_LANGUAGE!r} is missing")
    empty = [code for code, text in names.items() if not text.strip()]
    if empty:
        raise ValueError(f"the name in {empty[0]!r} is empty")
    return names


LanguageCode = Annotated[str, StringConstraints(pattern=r"^[a-z]{2,3}(_[A-Za-z]+)?$")]
Names = Annotated[dict[LanguageCode, str], AfterValidator(_named)]  # {language: text}


def mark_of(source: Source, field_name: str) -> Mark:
    """Where a field of an entry is from."""
    return source.get(field_name, CERTAIN) if isinstance(source, dict) else source


def dagger(source: Source, field_name: str) -> str:
    """The sign behind a value that is not printed in the rulebook, with a space before it; else nothing."""
    return "" if mark_of(source, field_name) == CERTAIN else DAGGER


def broken(law: str, message: str, **params: object) -> PydanticCustomError:
    """A law of a game that values break: for people by its id (`text/box.py` has the sentence), for us as a message."""
    return PydanticCustomError(law, message.format(**params), params)


def require(true: object, reason: str) -> None:
    """Refuses what is printed in the rulebook and not so in a file."""
    if not true:
        raise ValueError(reason)


def require_order(what: str, found: Iterable[object], wanted: Iterable[object]) -> None:
    """Refuses a list that is not as the game knows it."""
    is_now, should = list(found), list(wanted)
    require(is_now == should, f"{what} must be {', '.join(map(str, should))}, not {', '.join(map(str, is_now))}")


# What a value may be


@dataclass(frozen=True)
class Number:
    """A whole number."""

    section: str
    field: str
    low: int
    high: int

    def problem(self, value: Any) -> tuple[str, dict[str, Any]] | None:
        """The law that the value breaks, and its parameters."""
        fits = type(value) is int and self.low <= value <= self.high
        return None if fits else ("out_of_range", {"low": self.low, "high": self.high})


@dataclass(frozen=True)
class Choice:
    """One of several ids."""

    section: str
    field: str
    ids: tuple[str, ...]

    def problem(self, value: Any) -> tuple[str, dict[str, Any]] | None:
        """The law that the value breaks, and its parameters."""
        return None if value in self.ids else ("no_choice", {})


@dataclass(frozen=True)
class Choices:
    """Some of several ids, each at most once, in an order."""

    section: str
    field: str
    ids: tuple[str, ...]
    fewest: int
    most: int

    def problem(self, value: Any) -> tuple[str, dict[str, Any]] | None:
        """The law that the value breaks, and its parameters."""
        if not isinstance(value, list) or not all(part in self.ids for part in value):
            return "no_choice", {}
        if len(set(value)) < len(value):
            return "chosen_twice", {}
        if not self.fewest <= len(value) <= self.most:
            return "wrong_count", {"fewest": self.fewest, "most": self.most}
        return None


@dataclass(frozen=True)
class Amounts:
    """So much of each of several things; what is not named is 0."""

    section: str
    field: str
    ids: tuple[str, ...]
    high: int

    def problem(self, value: Any) -> tuple[str, dict[str, Any]] | None:
        """The law that the value breaks, and its parameters."""
        if not isinstance(value, dict) or not all(part in self.ids for part in value):
            return "no_choice", {}
        if not all(type(amount) is int and 1 <= amount <= self.high for amount in value.values()):
            return "out_of_range", {"low": 0, "high": self.high}
        return None


@dataclass(frozen=True)
class Name:
    """What a thing is called, in each language."""

    section: str
    field: str

    def problem(self, value: Any) -> tuple[str, dict[str, Any]] | None:
        """The law that the value breaks, and its parameters."""
        if not isinstance(value, dict) or SOURCE_LANGUAGE not in value:
            return "bad_name", {"longest": LONGEST_NAME}
        for text in value.values():
            if not isinstance(text, str) or not text.strip() or len(text) > LONGEST_NAME or not text.isprintable():
                return "bad_name", {"longest": LONGEST_NAME}
        return None


Kind = Number | Choice | Choices | Amounts | Name


class Value(NamedTuple):
    """A value of the data file by its path, say `places.kings_court.spaces`."""

    path: str
    kind: Kind
    thing: str  # the id of the entry that has it
    mark: Mark
    printed: Any  # what our file says

    @property
    def is_certain(self) -> bool:
        """Whether the rulebook prints it, so that it stays."""
        return self.mark == CERTAIN


@dataclass(frozen=True)
class ComponentFile(Generic[Model]):
    """A data file, its model, and the values in it that may be corrected where the rulebook does not print them.

    A section is a list of entries at the top of the file; `nested` names those that are lists in entries of another.
    An entry is known by its `id`, or by its place in the list, counted from 1.
    """

    file: str
    model: type[Model]
    kinds: tuple[Kind, ...] = ()
    nested: Mapping[str, tuple[str, str]] = field(default_factory=dict)

    def load(self, module: str) -> Model:
        """The data for a module of the game: as printed, or with the corrections of its edition."""
        return self.corrected(corrections_in(module), as_remembered=True)

    def loads(self, text: str) -> Model:
        """The data of a file's text; BadData says where it is wrong and why."""
        return validated(self.file, self.model, text)

    def corrected(self, corrections: Corrections, *, as_remembered: bool = False) -> Model:
        """The data with these corrections; BadData names the value that cannot be so.

        `as_remembered`: from a game that was begun with them, when a value may not have been known as certain yet.
        """
        raw = self._raw()
        entries = {(section, key): entry for section, key, entry in self._entries(raw)}
        for path, value in corrections.items():
            known = self.values.get(path)
            if known is None:
                raise self._refusal(path, "unknown_value", f"there is no value {path!r} to correct")
            if known.is_certain and not as_remembered and value != known.printed:
                raise self._refusal(path, "certain_value", f"{path} is printed in the rulebook and stays")
            problem = known.kind.problem(value)
            if problem is not None:
                law, params = problem
                raise self._refusal(path, law, f"{path} cannot be {value!r}", **params)
            entries[known.kind.section, known.thing][known.kind.field] = value
        return validated(self.file, self.model, json.dumps(raw))

    def differing(self, corrections: Corrections) -> dict[str, Any]:
        """Only what is not as printed, in the order of the file."""
        return {
            path: corrections[path]
            for path, value in self.values.items()
            if path in corrections and corrections[path] != value.printed
        }

    @cached_property
    def values(self) -> dict[str, Value]:
        """All values of the declared kinds in the order of the file, certain ones included."""
        found = {}
        for section, key, entry in self._entries(self._raw()):
            for kind in self.kinds:
                if kind.section == section and kind.field in entry:
                    path = f"{section}.{key}.{kind.field}"
                    mark = mark_of(entry.get("source", CERTAIN), kind.field)
                    found[path] = Value(path, kind, key, mark, entry[kind.field])
        return found

    def _raw(self) -> dict[str, Any]:
        raw: dict[str, Any] = json.loads(text_of(self.file))
        return raw

    def _entries(self, raw: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
        """Every entry with its section and its key."""
        for section in dict.fromkeys(kind.section for kind in self.kinds):
            outer, inner = self.nested.get(section, (section, ""))
            lists = [entry[inner] for entry in raw[outer]] if inner else [raw[outer]]
            for number, entry in enumerate((entry for entries in lists for entry in entries), 1):
                yield section, str(entry.get("id", number)), entry

    def _refusal(self, path: str, law: str, message: str, **params: object) -> BadData:
        return BadData(f"{self.file}: {message}", file=self.file, where=path, law=law, params=params)


def box_of(game: str) -> ComponentFile[Any] | None:
    """What an owner may correct in a game: `games.<game>.data.BOX`; None if it has no data file."""
    name = f"kingsbridge_desktop.games.{game}.data"
    if find_spec(name) is None:
        return None
    box: ComponentFile[Any] | None = getattr(import_module(name), "BOX", None)
    return box


def text_of(file: str) -> str:
    """The text of a data file of this installation."""
    try:
        return (resources.assets() / "data" / file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadData(f"{file} cannot be read: {error}", file=file) from error


def validated(file: str, model: type[Model], text: str) -> Model:
    """The text as the model; BadData says where it is wrong and why."""
    try:
        return model.model_validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(str(part) for part in first["loc"]) or "file"
        reason = str(first["msg"]).removeprefix("Value error, ")
        law, params = first["type"], first.get("ctx", {})
        raise BadData(f"{file}: {where}: {reason}", file=file, where=where, law=law, params=params) from error

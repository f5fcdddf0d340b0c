"""Positions as JSON, in one form for all games, made from the fields that a state declares.

    {"game": "pillars", "seats": 3, "players": [{"gold": 20, ...}, ...], "table": {"round": 1, ...},
     "stack": [{"kind": "choose_card", "seat": 0, "args": {"card": "..."}}, ...]}

Things have their names from the data file; null stands for what a masked position hides, and for nobody and nothing.
Pydantic checks form and types; whether the position can arise is asked in the game's `validate.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Generic, Literal, TypeVar

import pydantic

from kingsbridge_desktop.core.bits import mask_of, members_of
from kingsbridge_desktop.core.errors import ImpossibleState
from kingsbridge_desktop.core.fields import LIST, NO_DEFAULT, SEATS, Codec, Field, Position
from kingsbridge_desktop.core.types import HIDDEN, NOBODY, Frame, Json

P = TypeVar("P", bound=Position)
# Types made at run time, which no checker can read
_ONE_OF: Any = Literal
_LIST: Any = list
_DICT: Any = dict
_STRICT = pydantic.ConfigDict(strict=True, extra="forbid", frozen=True)


class Number(Codec):
    """A whole number within bounds; `hidden` writes HIDDEN as null."""

    def __init__(self, low: int, high: int, *, hidden: bool = False) -> None:
        self.low, self.high, self.hidden = low, high, hidden

    def write(self, value: Any) -> Any:
        return None if self.hidden and value == HIDDEN else value

    def read(self, written: Any) -> Any:
        return HIDDEN if written is None else written

    def annotation(self) -> Any:
        number = Annotated[int, pydantic.Field(ge=self.low, le=self.high)]
        return number | None if self.hidden else number


class Flag(Codec):
    """0 or 1 as false or true."""

    def write(self, value: Any) -> Any:
        return bool(value)

    def read(self, written: Any) -> Any:
        return int(written)

    def annotation(self) -> Any:
        return bool


class Seat(Codec):
    """A seat by its number, NOBODY as null."""

    def write(self, value: Any) -> Any:
        return None if value == NOBODY else value

    def read(self, written: Any) -> Any:
        return NOBODY if written is None else written

    def annotation(self) -> Any:
        return Annotated[int, pydantic.Field(ge=0, le=7)] | None


class Name(Codec):
    """A thing by its name; `none` is the int that null stands for, `words` are ints with a word of their own."""

    def __init__(
        self, names: Sequence[str], *, none: int | None = None, words: Mapping[str, int] | None = None
    ) -> None:
        self.none = none
        self._number = {name: number for number, name in enumerate(names)} | dict(words or {})
        self._name = {number: name for name, number in self._number.items()}

    def write(self, value: Any) -> Any:
        return None if value == self.none else self._name[value]

    def read(self, written: Any) -> Any:
        return self.none if written is None else self._number[written]

    def annotation(self) -> Any:
        name = _ONE_OF[tuple(self._number)]
        return name if self.none is None else name | None


class Names(Codec):
    """A bit mask of things as a list of their names; `hidden` writes HIDDEN as null."""

    def __init__(self, names: Sequence[str], *, hidden: bool = False) -> None:
        self.names, self.hidden = tuple(names), hidden

    def write(self, value: Any) -> Any:
        return None if self.hidden and value == HIDDEN else [self.names[at] for at in members_of(value)]

    def read(self, written: Any) -> Any:
        return HIDDEN if written is None else mask_of(map(self.names.index, written))

    def annotation(self) -> Any:
        names: Any = Annotated[_LIST[_ONE_OF[self.names]], pydantic.AfterValidator(_unique)]
        return names | None if self.hidden else names


class Counts(Codec):
    """How many there are of each thing, by name; what there is none of may be left out.

    The value is a list, or an int with `bits` for each thing. `hidden` writes a HIDDEN value as null.
    A list that is spread over parts has a row of things for each part; with `crosswise` a row of parts for each thing.
    """

    def __init__(
        self,
        names: Sequence[str],
        low: int = 0,
        high: int = 9999,
        *,
        bits: int = 0,
        hidden: bool = False,
        crosswise: bool = False,
    ) -> None:
        self.names, self.low, self.high, self.bits, self.hidden = tuple(names), low, high, bits, hidden
        self.crosswise = crosswise

    def write(self, value: Any) -> Any:
        if self.hidden and (value[0] if isinstance(value, list | tuple) else value) == HIDDEN:
            return None
        if self.bits:
            value = [value >> self.bits * at & (1 << self.bits) - 1 for at in range(len(self.names))]
        return {name: count for name, count in zip(self.names, value, strict=True) if count}

    def read(self, written: Any) -> Any:
        if written is None:
            return HIDDEN if self.bits else [HIDDEN] * len(self.names)
        counts = [written.get(name, 0) for name in self.names]
        return sum(count << self.bits * at for at, count in enumerate(counts)) if self.bits else counts

    def annotation(self) -> Any:
        counts = _DICT[_ONE_OF[self.names], Annotated[int, pydantic.Field(ge=self.low, le=self.high)]]
        return counts | None if self.hidden else counts


class Row(Codec):
    """A list of equal things; the value is a list or a tuple."""

    def __init__(self, inner: Codec, length: int | None = None, *, make: Callable[[list[Any]], Any] = list) -> None:
        self.inner, self.length, self._make = inner, length, make

    def write(self, value: Any) -> Any:
        return [self.inner.write(one) for one in value]

    def read(self, written: Any) -> Any:
        return self._make([self.inner.read(one) for one in written])

    def annotation(self) -> Any:
        length = pydantic.Field(min_length=self.length or 0, max_length=self.length)
        return Annotated[_LIST[self.inner.annotation()], length]


class Rest(Row):
    """All further numbers of a frame, as a list: the form of its last argument only."""


class Record(Codec):
    """Several values under names; the value is a tuple in their order, or whatever `make` makes of one."""

    def __init__(self, parts: Mapping[str, Codec], *, make: Callable[..., Any] | None = None) -> None:
        self.parts, self._make = dict(parts), make

    def write(self, value: Any) -> Any:
        return {name: part.write(one) for (name, part), one in zip(self.parts.items(), value, strict=True)}

    def read(self, written: Any) -> Any:
        values = [part.read(written[name]) for name, part in self.parts.items()]
        return tuple(values) if self._make is None else self._make(*values)

    def annotation(self) -> Any:
        return _model({name: (part.annotation(), ...) for name, part in self.parts.items()})


class Maybe(Codec):
    """None as null, anything else as its own form."""

    def __init__(self, inner: Codec) -> None:
        self.inner = inner

    def write(self, value: Any) -> Any:
        return None if value is None else self.inner.write(value)

    def read(self, written: Any) -> Any:
        return None if written is None else self.inner.read(written)

    def annotation(self) -> Any:
        return self.inner.annotation() | None


def _unique(names: list[str]) -> list[str]:
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise ValueError(f"{twice[0]!r} is named twice")
    return names


def _model(parts: Mapping[str, Any]) -> type[pydantic.BaseModel]:
    """A model of names; a pydantic model cannot have a field called `copy` or `json`, so all get an alias."""
    fields: dict[str, Any] = {
        f"f_{name}": (kind, pydantic.Field(default, alias=name)) for name, (kind, default) in parts.items()
    }
    model: type[pydantic.BaseModel] = pydantic.create_model("Form", __config__=_STRICT, **fields)
    return model


class _Tree:
    """Fields by path, for one place in the JSON: the table, a player or a named part."""

    def __init__(self) -> None:
        self.leaves: dict[str, Field] = {}
        self.branches: dict[str, _Tree] = {}

    def add(self, path: Sequence[str], field: Field) -> None:
        if len(path) == 1:
            self.leaves[path[0]] = field
        else:
            self.branches.setdefault(path[0], _Tree()).add(path[1:], field)

    def annotation(self) -> Any:
        parts: dict[str, Any] = {}
        for name, field in self.leaves.items():
            assert field.codec is not None
            parts[name] = (field.codec.annotation(), ... if field.default is NO_DEFAULT else None)
        for name, branch in self.branches.items():
            needed: Any = ... if branch.is_needed() else {}
            parts[name] = (branch.annotation(), needed)
        return _model(parts)

    def is_needed(self) -> bool:
        """Whether something below must not be left out."""
        return any(field.default is NO_DEFAULT for field in self.leaves.values()) or any(
            branch.is_needed() for branch in self.branches.values()
        )


class PositionForm(Generic[P]):
    """Writes and reads the positions of one game.

    `frames` names the arguments of each kind of frame and their forms; `check` refuses what cannot arise.
    """

    def __init__(
        self,
        game: str,
        seats: range,
        state: type[P],
        frames: Mapping[str, Mapping[str, Codec]],
        check: Callable[[P], None],
    ) -> None:
        self.game, self.seats, self._state, self._frames, self._check = game, seats, state, frames, check
        self._fields = [field for field in state.fields if field.codec is not None and field.name != "seats"]
        self._keeps_seats = any(field.name == "seats" for field in state.fields)
        self._adapter: pydantic.TypeAdapter[Any] | None = None

    # writing

    def to_json(self, s: P) -> Json:
        """The position in names; what this view does not know is null."""
        seats = self.seats_of(s)
        players: list[Json] = [{} for _ in range(seats)]
        table: Json = {}
        for field in self._fields:
            assert field.codec is not None
            value = getattr(s, field.name)
            if not field.each:
                _put(table, field.path, field.codec.write(value))
                continue
            of_seats = field.each == SEATS
            names = range(seats) if of_seats else field.each
            for at, name in enumerate(names):
                written = field.codec.write(_part(field, value, at, len(names)))
                if of_seats:
                    _put(players[at], field.path, written)
                else:
                    _put(table, (field.path[0], str(name), *field.path[1:]), written)
        stack = [self._write_frame(frame) for frame in s.stack]
        return {"game": self.game, "seats": seats, "players": players, "table": table, "stack": stack}

    def _write_frame(self, frame: Frame) -> Json:
        codecs = self._frames[frame.kind]
        values: list[Any] = list(frame.args)
        if codecs and isinstance(list(codecs.values())[-1], Rest):
            values[len(codecs) - 1 :] = [values[len(codecs) - 1 :]]
        args = {name: codec.write(value) for (name, codec), value in zip(codecs.items(), values, strict=False)}
        return {"kind": frame.kind, "seat": None if frame.seat == NOBODY else frame.seat, "args": args}

    def seats_of(self, s: P) -> int:
        """How many players the position has."""
        if self._keeps_seats:
            return int(s.seats)  # type: ignore[attr-defined]
        field = next(field for field in self._fields if field.each == SEATS)
        return len(getattr(s, field.name))

    # reading

    def from_json(self, written: Json) -> P:
        """The position that was written; refuses by ImpossibleState what cannot be."""
        form = self._checked(written)
        seats = form["seats"]
        s = self._state.__new__(self._state)
        if self._keeps_seats:
            s.seats = seats  # type: ignore[attr-defined]
        for field in self._fields:
            setattr(s, field.name, self._value(field, form, seats))
        s.stack = [self._read_frame(frame, seats) for frame in form["stack"]]
        s.derive()
        self._check(s)
        return s

    def _value(self, field: Field, form: Json, seats: int) -> Any:
        assert field.codec is not None
        if not field.each:
            found = _get(form["table"], field.path)
            return _default(field, seats) if found is _MISSING else field.codec.read(found)
        if field.each == SEATS:
            parts = [_get(player, field.path) for player in form["players"]]
        else:
            parts = [_get(form["table"], (field.path[0], name, *field.path[1:])) for name in field.each]
        default = _default(field, seats) if _MISSING in parts else None
        values = [
            _part(field, default, at, len(parts)) if part is _MISSING else field.codec.read(part)
            for at, part in enumerate(parts)
        ]
        if field.packed:
            return sum(value << at for at, value in enumerate(values))
        if isinstance(field.codec, Counts) and not field.codec.bits:
            rows = zip(*values, strict=True) if field.codec.crosswise else values
            return [one for row in rows for one in row]
        return values if field.shape == LIST else tuple(values)

    def _read_frame(self, written: Json, seats: int) -> Frame:
        kind, seat, args = written["kind"], written["seat"], written["args"]
        codecs = self._frames[kind]
        known = set(args) == set(list(codecs)[: len(args)])
        if seat is not None and seat >= seats:
            raise ImpossibleState(f"a frame cannot ask seat {seat}")
        if not known:
            raise ImpossibleState(f"a frame {kind!r} has the arguments {', '.join(codecs) or 'none'}, not {args!r}")
        values: list[int] = []
        for name, codec in codecs.items():
            if name in args:
                value = codec.read(args[name])
                values += value if isinstance(codec, Rest) else (value,)
        return Frame(kind, NOBODY if seat is None else seat, tuple(values))

    def _checked(self, written: Json) -> Json:
        """What was written, if it has the form of a position of this game."""
        if not isinstance(written, dict):
            raise ImpossibleState("a position is an object with names")
        if written.get("game", self.game) != self.game:
            raise ImpossibleState(f"this is a position of {written.get('game')!r}, not of {self.game!r}")
        try:
            self._form().validate_python(written)
        except pydantic.ValidationError as error:
            raise ImpossibleState(_first_reason(error)) from error
        if len(written["players"]) != written["seats"]:
            raise ImpossibleState(f"{len(written['players'])} players are described, but seats is {written['seats']}")
        return written

    def _form(self) -> pydantic.TypeAdapter[Any]:
        """Made when first needed: most games are never read from JSON."""
        if self._adapter is None:
            self._adapter = pydantic.TypeAdapter(self._annotation())
        return self._adapter

    def _annotation(self) -> Any:
        table, player = _Tree(), _Tree()
        parts: dict[tuple[str, tuple[str, ...]], _Tree] = {}
        for field in self._fields:
            if field.each == SEATS:
                player.add(field.path, field)
            elif field.each:
                parts.setdefault((field.path[0], tuple(field.each)), _Tree()).add(field.path[1:], field)
            else:
                table.add(field.path, field)
        form = table.annotation()
        for (name, keys), tree in parts.items():
            kind = _model({key: (tree.annotation(), ...) for key in keys}) if tree.leaves or tree.branches else Any
            form = _extended(form, name, kind)
        frames = [
            _model(
                {
                    "kind": (_ONE_OF[kind], ...),
                    "seat": (Annotated[int, pydantic.Field(ge=0)] | None, ...),
                    "args": (_model({name: (codec.annotation(), None) for name, codec in codecs.items()}), ...),
                }
            )
            for kind, codecs in self._frames.items()
        ]
        frame: Any = frames[0]
        for other in frames[1:]:
            frame = frame | other
        low, high = self.seats[0], self.seats[-1]
        return _model(
            {
                "game": (_ONE_OF[self.game], self.game),
                "seats": (Annotated[int, pydantic.Field(ge=low, le=high)], ...),
                "players": (_LIST[player.annotation()], ...),
                "table": (form, ...),
                "stack": (_LIST[Annotated[frame, pydantic.Field(discriminator="f_kind")]], ...),
            }
        )


def _extended(form: Any, name: str, kind: Any) -> Any:
    extra: dict[str, Any] = {f"f_{name}": (kind, pydantic.Field(..., alias=name))}
    return pydantic.create_model("Form", __base__=form, **extra)


_MISSING = object()


def _default(field: Field, seats: int) -> Any:
    if callable(field.default):
        return field.default(seats)
    return list(field.default) if isinstance(field.default, list) else field.default


def _part(field: Field, value: Any, at: int, parts: int) -> Any:
    """The part of a field's value that belongs to one player or one named thing."""
    if field.packed:
        return value >> at & 1
    width = len(value) // parts
    if isinstance(field.codec, Counts) and not field.codec.bits:
        return value[at::parts] if field.codec.crosswise else value[at * width : (at + 1) * width]
    return value[at]


def _put(target: Json, path: Sequence[str], value: Any) -> None:
    for name in path[:-1]:
        target = target.setdefault(name, {})
    target[path[-1]] = value


def _get(source: Any, path: Sequence[str]) -> Any:
    for name in path:
        if name not in source:
            return _MISSING
        source = source[name]
    return source


def _first_reason(error: pydantic.ValidationError) -> str:
    first = error.errors(include_url=False)[0]
    where = ".".join(str(part) for part in first["loc"]) or "position"
    reason = str(first["msg"]).removeprefix("Value error, ")
    if first["type"] == "extra_forbidden":
        reason = "there is no such thing in a position"
    return f"{where}: {reason}, not {first.get('input')!r}" if first["type"] != "missing" else f"{where} is missing"

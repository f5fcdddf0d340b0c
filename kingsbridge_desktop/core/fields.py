"""A state's fields, each declared once: slots, copy and key come from the declaration, and so does its JSON.

    @position
    class State:
        seats: int = field(Number(2, 4))
        gold: list[int] = field(Number(0, 30), each=SEATS)
        open_lands: int = derived()
        taken: int = remembered()

A field whose type begins with `list` is copied, everything else is shared: ints, strings, tuples and None never change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple, Self, TypeVar

from kingsbridge_desktop.core.types import Frame

SEATS: Final = "seats"  # a list with a part for each seat; in JSON a field of every player
NO_DEFAULT: Final = object()
LIST, OPTIONAL, ONE = "list", "optional", "one"
_KEYS = {LIST: "tuple(self.{0})", OPTIONAL: "() if self.{0} is None else self.{0}"}


class Codec:
    """How a value is written down: the base of the forms in `games/forms.py`. Without one a value stays as it is."""

    def write(self, value: Any) -> Any:
        """The value as plain JSON."""
        return value

    def read(self, written: Any) -> Any:
        """The value again. Trusts the caller: the form was checked."""
        return written

    def annotation(self) -> Any:
        """The type that pydantic checks."""
        return Any


class Field(NamedTuple):
    """One declared field."""

    name: str
    codec: Codec | None  # None: follows from the others
    path: tuple[str, ...]  # where it stands in the JSON, below its player or the table
    each: str | Sequence[str]  # SEATS, names of equal parts, or nothing
    packed: bool  # an int with a bit for each part
    default: Any  # may be left out in JSON
    shape: str  # LIST, OPTIONAL or ONE
    in_key: bool


class Declared(NamedTuple):
    """What stands behind a field's name in the class body."""

    codec: Codec | None
    path: str
    each: str | Sequence[str]
    packed: bool
    default: Any
    in_key: bool = True


def field(
    codec: Codec,
    path: str = "",
    *,
    each: str | Sequence[str] = "",
    packed: bool = False,
    default: Any = NO_DEFAULT,
) -> Any:
    """A field that is written down, under its own name unless `path` says otherwise ("workers.free").

    `each` spreads a list over players (SEATS) or over named things; with `packed` the value is an int, a bit for each.
    `default` is the whole value that stands for one left out, or a function of the number of seats that makes it.
    """
    return Declared(codec, path, each, packed, default)


def derived() -> Any:
    """A field that follows from the others: copied and part of the key, but not written down."""
    return Declared(None, "", "", False, NO_DEFAULT)


def remembered() -> Any:
    """As `derived`, but no part of the key either: it only saves time, and saves hold fingerprints of older keys."""
    return Declared(None, "", "", False, NO_DEFAULT, in_key=False)


class Position:
    """The base of all states; `position` fills in what it declares."""

    __slots__ = ()
    fields: tuple[Field, ...] = ()  # of the class
    stack: list[Frame]

    def copy(self) -> Self:
        """An independent position."""
        raise AssertionError("@position makes it")

    def key(self) -> tuple[Any, ...]:
        """Everything that makes the position, as nested tuples of ints, strings and frames."""
        raise AssertionError("@position makes it")

    def derive(self) -> None:
        """Fills in the derived fields of a position that was read."""


C = TypeVar("C", bound=type[Position])


def position(cls: C) -> C:
    """Makes slots, `copy` and `key` from the fields declared in the class body."""
    fields = fields_of([(name, str(kind), cls.__dict__.get(name)) for name, kind in cls.__annotations__.items()])
    names = [one.name for one in fields]
    body = {name: value for name, value in cls.__dict__.items() if name not in (*names, "__dict__", "__weakref__")}
    body["__slots__"] = tuple(names)
    body["fields"] = fields
    kind: Any = type(cls)
    made = kind(cls.__name__, cls.__bases__, body)
    copies = [f"new.{one.name} = self.{one.name}{'[:]' if one.shape == LIST else ''}" for one in fields]
    parts = [_KEYS.get(one.shape, "self.{0}").format(one.name) for one in fields if one.in_key]
    made.copy = _compiled(made, "copy", [f"new = new_state({cls.__name__})", *copies, "return new"])
    made.key = _compiled(made, "key", [f"return ({', '.join(parts)},)"])
    return made  # type: ignore[no-any-return]


def fields_of(declared: Iterable[tuple[str, str, Any]]) -> tuple[Field, ...]:
    """The fields of a class: for each its name, its type in words, and what stands behind it."""
    return tuple(_field(name, kind, one) for name, kind, one in declared)


def _field(name: str, kind: str, declared: Any) -> Field:
    if name == "stack":
        declared = derived()  # every position has one; frames have a form of their own
    if not isinstance(declared, Declared):
        raise TypeError(f"the field {name!r} needs `field(...)` or `derived()`")
    path = tuple((declared.path or name).split("."))
    shape = LIST if kind.startswith("list") else OPTIONAL if "None" in kind else ONE
    each, packed, default = declared.each, declared.packed, declared.default
    return Field(name, declared.codec, path, each, packed, default, shape, declared.in_key)


def _compiled(cls: type, name: str, lines: Sequence[str]) -> Callable[..., Any]:
    """A method written out field by field: as quick as one written by hand."""
    source = f"def {name}(self):\n" + "".join(f"    {line}\n" for line in lines)
    namespace: dict[str, Any] = {cls.__name__: cls, "new_state": cls.__new__}
    exec(source, namespace)
    method: Callable[..., Any] = namespace[name]
    method.__qualname__ = f"{cls.__qualname__}.{name}"
    method.__doc__ = getattr(Position, name).__doc__
    return method

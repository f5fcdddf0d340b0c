"""What the compiler reads instead of a source, to make quicker code of it that does the same.

Every line keeps its number, since an error in compiled code names the line it happened in. The sources themselves stay
as they are: compiled.py writes these texts over them and takes them away again.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import TypeGuard

PACKAGE = "kingsbridge_desktop"
FIELDS = Path(PACKAGE, "core", "fields.py")
_BITS = Path(PACKAGE, "core", "bits.py")
_TYPES = Path(PACKAGE, "core", "types.py")
_CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]*")
_FUTURE = "from __future__ import annotations"
_NOT_VALUES = ("NewType", "TypeVar")  # calls that make a type: no constants
_FINAL, _CLASS_VAR, _PROTOCOL = "_Final", "_ClassVar", "_Protocol"
_WORDS = f"Any as _Any, ClassVar as {_CLASS_VAR}, Final as {_FINAL}, Protocol as {_PROTOCOL}, final as _final"
_IMPORTS = f"from typing import {_WORDS}"
_OF_POSITIONS = (
    f"from {PACKAGE}.core.compiler_notes import mypyc_attr as _mypyc_attr",
    f"from {PACKAGE}.core.fields import Field as _Field, fields_of as _fields_of",
)
_OF_CALLS = f"from {PACKAGE}.core.types import SILENT as _SILENT"
_OF_BITS = f"from {PACKAGE}.core.bits import bit_count as _bit_count"
_HARMLESS = ("all_but", "int", "len")  # calls that an event without a listener need not make
# mypyc knows no quicker way to call `int.bit_count` than to look the method up
_BIT_COUNT = """
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    from mypy_extensions import i64

def bit_count(mask: int) -> int:
    if mask < 0 or mask > 0x0FFFFFFFFFFFFFFF:  # which is quickly compared, as 1 << 62 is not
        return mask.bit_count()
    x: i64 = mask
    x -= x >> 1 & 0x5555555555555555
    x = (x & 0x3333333333333333) + (x >> 2 & 0x3333333333333333)
    x = x + (x >> 4) & 0x0F0F0F0F0F0F0F0F
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return int(x & 0x7F)
"""
_ADDED = {_BITS: _BIT_COUNT, _TYPES: "SILENT: _Final[Emit] = silent\n"}  # below the last line


class Text:
    """A source whose statements can be replaced without moving a line."""

    def __init__(self, text: str) -> None:
        self.tree = ast.parse(text)
        self._lines = text.splitlines()
        self._edits: list[tuple[int, int, int, str]] = []

    def replace(self, first: int, last: int, lines: Sequence[str]) -> None:
        """Writes lines over those with these numbers; what is left over becomes empty."""
        room = last - first + 1
        assert len(lines) <= room, f"no room for {lines[room:]} in line {first}"
        self._lines[first - 1 : last] = [*lines, *[""] * (room - len(lines))]

    def edit(self, line: int, begin: int, end: int, text: str) -> None:
        """Writes over a part of a line, once everything was read; parts are counted as `ast` does, in bytes."""
        self._edits.append((line, begin, end, text))

    def written(self, *imports: str) -> str:
        """All of it, with what replaced statements need."""
        for line, begin, end, new in sorted(self._edits, key=lambda one: one[:2], reverse=True):
            whole = self._lines[line - 1].encode()
            self._lines[line - 1] = (whole[:begin] + new.encode() + whole[end:]).decode()
        text = "\n".join(self._lines) + "\n"
        return text.replace(_FUTURE, "; ".join((_FUTURE, *imports)), 1)


def for_compiler(path: Path, text: str, root: Path) -> str:
    """The source in `path`, a path below the root, as the compiler shall read it."""
    if path == FIELDS:
        return loose_base(text)
    told = say_order(native_position(with_constants(with_quick_calls(with_memory(text)))), root)
    return told + _ADDED.get(path, "")


def say_order(text: str, root: Path) -> str:
    """A source in which every import of a module also takes a name from it, on the same line.

    WORKAROUND: mypyc lets all modules depend on each other as loosely as `from package import module` does, so mypy may
    look at them in the wrong order and not know the types of constants; `from module import name` ties them closer.
    """
    lines = text.splitlines()
    for node in ast.parse(text).body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(PACKAGE) and node.end_lineno:
            folder = Path(root, *(node.module or "").split("."))
            for name in node.names:
                if (folder / f"{name.name}.py").is_file():
                    known_as = f"_{name.name}_comes_first"
                    lines[node.end_lineno - 1] += f"; from {node.module}.{name.name} import __name__ as {known_as}"
    return "\n".join(lines) + "\n"


def with_memory(text: str) -> str:
    """A source whose functions remember their answers in dicts of their own instead of by `functools`.

    So they can be called directly. Where only so many answers are kept, all are forgotten instead of the oldest.
    """
    source = Text(text)
    for node in source.tree.body:
        if isinstance(node, ast.FunctionDef) and len(node.decorator_list) == 1:
            limit = _limit_of(node.decorator_list[0])
            if limit is not None:
                _remember(source, node, limit)
    return source.written(_IMPORTS)


def _limit_of(decorator: ast.expr) -> str | None:
    """How many answers are remembered, in words; nothing for all, None where it is another decorator."""
    if isinstance(decorator, ast.Name) and decorator.id == "cache":
        return ""
    if _is_call_of(decorator, "lru_cache") and [word.arg for word in decorator.keywords] == ["maxsize"]:
        return ast.unparse(decorator.keywords[0].value)
    return None


def _remember(source: Text, node: ast.FunctionDef, limit: str) -> None:
    """One function, in the line of its decorator and the two empty ones above."""
    assert node.returns is not None
    name, gives, wanted = node.name, ast.unparse(node.returns), ast.unparse(node.args)
    kinds = [ast.unparse(one.annotation or ast.Name("_Any")) for one in node.args.args]
    names = [one.arg for one in node.args.args]
    key_kind = kinds[0] if len(kinds) == 1 else f"tuple[{', '.join(kinds) or '()'}]"
    key = names[0] if len(names) == 1 else f"({', '.join(names)})"
    forget = f"_{name}_known.clear() if len(_{name}_known) >= {limit} else None; " if limit else ""
    keep = f"{forget}_{name}_known[key] = value; return value"
    ask = f"found = _{name}_known.get({key}); return found if found is not None else "
    at = node.decorator_list[0].lineno
    lines = [
        f"_{name}_known: dict[{key_kind}, {gives}] = {{}}",
        f"def _{name}_kept(key: {key_kind}, value: {gives}) -> {gives}: {keep}",
        f"def {name}({wanted}) -> {gives}: {ask}_{name}_kept({key}, _{name}_afresh({', '.join(names)}))",
    ]
    source.replace(at - 2, at, lines)
    source.edit(node.lineno, node.col_offset, node.col_offset + len(f"def {name}"), f"def _{name}_afresh")


def with_quick_calls(text: str) -> str:
    """A source without calls for which the compiler has no short way.

    Events are told only if somebody listens, `strict` says of pairs what tests have found true, and bits are counted
    by a compiled function.
    """
    source = Text(text)
    imports = []
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Expr) and _is_call_of(node.value, "emit") and _is_harmless(node.value):
            source.edit(node.lineno, node.col_offset, node.col_offset, "if emit is not _SILENT: ")
            imports.append(_OF_CALLS)
        elif isinstance(node, ast.Compare) and ast.unparse(node) == "emit is not silent":
            known = node.comparators[0]
            source.edit(known.lineno, known.col_offset, known.end_col_offset or 0, "_SILENT")
            imports.append(_OF_CALLS)
        elif _is_call_of(node, "zip") and node.keywords and ast.unparse(node.keywords[0]) == "strict=True":
            strict = node.keywords[0]
            last = node.args[-1]
            if strict.lineno == last.end_lineno:
                source.edit(strict.lineno, last.end_col_offset or 0, strict.end_col_offset or 0, "")
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "bit_count":
            inside = node.func.value
            if inside.lineno == node.end_lineno:
                source.edit(inside.lineno, node.col_offset, node.col_offset, "_bit_count(")
                source.edit(
                    inside.lineno, (node.func.end_col_offset or 0) - len(".bit_count"), node.end_col_offset or 0, ")"
                )
                imports.append(_OF_BITS)
    return source.written(*dict.fromkeys(imports))


def _is_call_of(node: ast.AST, name: str) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name


def _is_harmless(call: ast.Call) -> bool:
    """Whether it makes no difference if what is handed over is not put together."""
    parts = [part for one in (*call.args, *[word.value for word in call.keywords]) for part in ast.walk(one)]
    calls = [part for part in parts if isinstance(part, ast.Call | ast.NamedExpr | ast.Await)]
    return all(any(_is_call_of(one, name) for name in _HARMLESS) for one in calls)


def with_constants(text: str) -> str:
    """A source that says of its constants that they are some: compiled code then finds them without looking for them.

    A constant is what is written in capitals or with its type, at the top of a module and once.
    """
    source = Text(text)
    often = Counter(chain.from_iterable(map(_assigned, source.tree.body)))
    often.update(name for node in ast.walk(source.tree) if isinstance(node, ast.Global) for name in node.names)
    for node in source.tree.body:
        if not isinstance(node, ast.Assign | ast.AnnAssign) or any(often[name] > 1 for name in _assigned(node)):
            continue
        told = _told(node) if isinstance(node, ast.AnnAssign) else _told_plainly(node)
        if told:
            source.replace(node.lineno, node.end_lineno or node.lineno, [told])
    return source.written(_IMPORTS)


def _assigned(node: ast.stmt) -> Iterator[str]:
    """All names that a statement at the top of a module gives a value."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        yield node.name
        return
    where: list[ast.AST] = [node]
    if isinstance(node, ast.Assign | ast.AnnAssign):  # not what runs through a comprehension on the right
        where = [*node.targets] if isinstance(node, ast.Assign) else [node.target]
    for part in chain.from_iterable(map(ast.walk, where)):
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
            yield part.id


def _told(node: ast.AnnAssign) -> str:
    """An assignment with a type."""
    kind = ast.unparse(node.annotation)
    if node.value is None or kind.startswith(("Final", "ClassVar", "TypeAlias")):
        return ""
    return f"{ast.unparse(node.target)}: {_FINAL}[{kind}] = {ast.unparse(node.value)}"


def _told_plainly(node: ast.Assign) -> str:
    """One without; also of several names at once."""
    if not all(_CONSTANT.fullmatch(name) for name in _assigned(node)) or _makes_type(node.value):
        return ""
    value = ast.unparse(node.value)
    *unpacked, last = node.targets
    if isinstance(last, ast.Name):
        told = [f"{last.id}: {_FINAL} = {value}"]
        value = last.id
    else:
        told = []
        unpacked = [*unpacked, last]
    for target in unpacked:
        assert isinstance(target, ast.Tuple), f"line {node.lineno}"
        told += _unpacked(target, node.value, value)
    return "; ".join(told)


def _makes_type(value: ast.expr) -> bool:
    if isinstance(value, ast.Call):
        return isinstance(value.func, ast.Name) and value.func.id in _NOT_VALUES
    return False


def _unpacked(target: ast.Tuple, value: ast.expr, text: str) -> list[str]:
    """Several names for the parts of a value; the numbers of a range from 0 on are known beforehand."""
    if isinstance(value, ast.Tuple) and len(value.elts) == len(target.elts):
        pairs = zip(map(ast.unparse, target.elts), map(ast.unparse, value.elts), strict=True)
        return [f"{name}: {_FINAL} = {part}" for name, part in pairs]
    names = [part.id for part in ast.walk(target) if isinstance(part, ast.Name)]
    held = re.sub(r"\w+", lambda found: f"_{found[0]}_held", ast.unparse(target))
    is_range = isinstance(value, ast.Call) and ast.unparse(value.func) == "range" and len(value.args) == 1
    told = [f"{name}: {_FINAL} = {at if is_range else f'_{name}_held'}" for at, name in enumerate(names)]
    return [f"{held} = {text}", *told]


def loose_base(text: str) -> str:
    """The base of all positions as the compiler's types know it: what a position must have, not what it is made of."""
    source = Text(text)
    base = next(node for node in source.tree.body if isinstance(node, ast.ClassDef) and node.name == "Position")
    source.replace(base.lineno, base.lineno, [f"class Position({_PROTOCOL}):"])
    for node in base.body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "fields" and node.value:
            kind, value = ast.unparse(node.annotation), ast.unparse(node.value)
            source.replace(node.lineno, node.lineno, [f"    fields: {_CLASS_VAR}[{kind}] = {value}"])
    return source.written(_IMPORTS)


def native_position(text: str) -> str:
    """A source in which a class that `@position` would make is written out, so that its fields become a structure's."""
    source = Text(text)
    found = False
    for node in source.tree.body:
        if not isinstance(node, ast.ClassDef):
            continue
        if [ast.unparse(decorator) for decorator in node.decorator_list] == ["position"]:
            found = True
            _write_out(source, node)
    if not found:
        return text
    for node in source.tree.body:  # what describes the fields derives from classes that are not compiled
        if isinstance(node, ast.ClassDef) and not node.decorator_list and ast.unparse(node.bases[0]) != "NamedTuple":
            first = text.splitlines()[node.lineno - 2]
            assert not first.strip(), f"no room above {node.name}"
            source.replace(node.lineno - 1, node.lineno - 1, ["@_mypyc_attr(native_class=False)"])
    return source.written(*_OF_POSITIONS)


def _write_out(source: Text, node: ast.ClassDef) -> None:
    """One class: its fields' types together on a line, then what the decorator would have made, a line each."""
    declared = [part for part in node.body if isinstance(part, ast.AnnAssign)]
    kinds = {ast.unparse(part.target): ast.unparse(part.annotation) for part in declared}
    values = [ast.unparse(part.value) if part.value else "None" for part in declared]
    fields = [f"({name!r}, {kind!r}, {value})" for (name, kind), value in zip(kinds.items(), values, strict=True)]
    lines = [
        "; ".join(f"{name}: {kind}" for name, kind in kinds.items()),
        f"fields: {_CLASS_VAR}[tuple[_Field, ...]] = _fields_of([{', '.join(fields)}])",
        *_methods(
            node.name, kinds, [part for part, value in zip(kinds, values, strict=True) if value == "remembered()"]
        ),
    ]
    if not any(isinstance(part, ast.FunctionDef) and part.name == "derive" for part in node.body):
        lines.append("def derive(self) -> None: pass")
    for method in node.body:
        if isinstance(method, ast.FunctionDef) and method.name == "__init__":
            _need_nothing(source, method)
    for part in declared:
        source.replace(part.lineno, part.end_lineno or part.lineno, [])
    at = [number for part in declared for number in range(part.lineno, (part.end_lineno or part.lineno) + 1)]
    assert len(lines) <= len(at), f"{node.name} has too few fields for what must be written"
    for number, line in zip(at, lines, strict=False):
        source.replace(number, number, [f"    {line}"])
    source.replace(node.lineno, node.lineno, [f"class {node.name}:"])
    first = node.decorator_list[0].lineno
    source.replace(first, first, ["@_final"])


def _need_nothing(source: Text, init: ast.FunctionDef) -> None:
    """Lets `__init__` be called without arguments, when it does nothing: a native class has no `__new__` beside it."""
    told = init.body[0]
    assert isinstance(told, ast.Expr), f"line {init.lineno}: a docstring is needed, whose line can be used"
    _, *wanted = [ast.unparse(one) for one in init.args.args]
    names = ", ".join(f"{one} = 0" for one in wanted)
    source.replace(init.lineno, init.lineno, [f"    def __init__(self, {names}) -> None:"])
    source.replace(told.lineno, told.lineno, [f"        if not {init.args.args[1].arg}: return"])


def _methods(name: str, kinds: dict[str, str], not_in_key: Sequence[str]) -> list[str]:
    """`copy`, `key` and what pickles a position, each on a line."""
    copies = [f"new.{one} = self.{one}{'[:]' if kind.startswith('list') else ''}" for one, kind in kinds.items()]
    parts = [_part_of_key(one, kind) for one, kind in kinds.items() if one not in not_in_key]
    kept = [f"self.{one}" for one in kinds]
    taken = [f"self.{one} = state[{at}]" for at, one in enumerate(kinds)]
    return [
        f"def copy(self) -> {name}: new = {name}(); {'; '.join(copies)}; return new",
        f"def key(self) -> tuple[_Any, ...]: return ({', '.join(parts)},)",
        f"def __getstate__(self) -> tuple[_Any, ...]: return ({', '.join(kept)},)",
        f"def __setstate__(self, state: tuple[_Any, ...]) -> None: {'; '.join(taken)}",
    ]


def _part_of_key(name: str, kind: str) -> str:
    if kind.startswith("list"):
        return f"tuple(self.{name})"
    return f"(() if self.{name} is None else self.{name})" if "None" in kind else f"self.{name}"

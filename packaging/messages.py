"""Finds every sentence in the sources that people may read.

lupdate's own reader of Python loses calls without a word: a count that is not a literal, a sentence in parentheses, the
second half of a conditional. So the sources are read with ``ast`` here, and lupdate only merges what is found.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import NamedTuple

# Both take the context first; QT_TRANSLATE_NOOP must be literal, the others may also pass variables on.
MARKERS = ("QT_TRANSLATE_NOOP",)
LOOKUPS = ("translate", "say")
# The context is the class around them.
IN_CLASS = ("tr", "QT_TR_NOOP")


class Message(NamedTuple):
    """One sentence: unique by context, source and comment."""

    context: str
    source: str
    comment: str = ""

    @property
    def plural(self) -> bool:
        """Whether its form depends on a count."""
        return "%n" in self.source


class Unreadable(Exception):
    """A call that hides its sentence from translators; the text says where and why."""


def find(folder: Path) -> list[Message]:
    """All messages of a source tree, in the order of files and lines, each once."""
    found: dict[Message, None] = {}
    complaints: list[str] = []
    for path in sorted(folder.rglob("*.py")):
        reader = _Reader(path)
        reader.visit(ast.parse(path.read_text(encoding="utf-8"), str(path)))
        found.update(dict.fromkeys(reader.found))
        complaints += reader.complaints
    if complaints:
        raise Unreadable("\n".join(complaints))
    return list(found)


def canonical(messages: list[Message]) -> str:
    """The messages as a source file that lupdate reads without loss: plurals get a literal count."""
    lines = []
    for message in messages:
        arguments = [message.context, message.source]
        if message.comment or message.plural:
            arguments.append(message.comment)
        text = ", ".join(_quoted(argument) for argument in arguments)
        lines.append(f"QT_TRANSLATE_NOOP({text}{', 1' if message.plural else ''})\n")
    return "".join(lines)


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return f'"{escaped}"'


class _Reader(ast.NodeVisitor):
    def __init__(self, path: Path) -> None:
        self.path = path
        self.found: list[Message] = []
        self.complaints: list[str] = []
        self._classes: list[str] = []
        self._constants: dict[str, str] = {}

    def visit_Module(self, node: ast.Module) -> None:
        for statement in node.body:
            targets = statement.targets if isinstance(statement, ast.Assign) else []
            if isinstance(statement, ast.AnnAssign):
                targets = [statement.target]
            value = getattr(statement, "value", None)
            text = _literal(value, {}) if targets and isinstance(value, ast.expr) else None
            for target in targets:
                if isinstance(target, ast.Name) and text is not None:
                    self._constants[target.id] = text
        self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._classes.append(node.name)
        self.generic_visit(node)
        self._classes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name in MARKERS:
            self._take_with_context(node, must_be_literal=True)
        elif name in LOOKUPS and len(node.args) >= 2:
            self._take_with_context(node, must_be_literal=False)
        elif name in IN_CLASS and node.args and self._classes:
            self._take_in_class(node)
        self.generic_visit(node)

    def _take_with_context(self, node: ast.Call, must_be_literal: bool) -> None:
        if len(node.args) < 2:
            self._complain(node, "context and sentence must be the first two arguments")
            return
        context, source = (_literal(argument, self._constants) for argument in node.args[:2])
        if context is None and source is None and not must_be_literal:
            return
        if context is None or source is None:
            if must_be_literal or _is_composed(node.args[1]):
                self._complain(node, "context and sentence must be plain strings; put changing parts in as parameters")
            return
        self._add(node, context, source, node.args[2:3])

    def _take_in_class(self, node: ast.Call) -> None:
        source = _literal(node.args[0], self._constants)
        if source is not None:
            self._add(node, self._classes[-1], source, node.args[1:2])
        elif _is_composed(node.args[0]):
            self._complain(node, "the sentence must be a plain string; put changing parts in as parameters")

    def _add(self, node: ast.Call, context: str, source: str, comment: list[ast.expr]) -> None:
        if not context or not source:
            self._complain(node, "an empty context or sentence cannot be translated")
            return
        text = _literal(comment[0], self._constants) if comment else ""
        self.found.append(Message(context, source, text or ""))

    def _complain(self, node: ast.Call, why: str) -> None:
        self.complaints.append(f"{self.path.name}:{node.lineno}: {why}: {ast.unparse(node)[:90]}")


def _literal(node: ast.expr, constants: dict[str, str]) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.Name):
        return constants.get(node.id)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        left, right = _literal(node.left, constants), _literal(node.right, constants)
        return left + right if left is not None and right is not None else None
    return None


def _is_composed(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr | ast.BinOp | ast.IfExp)

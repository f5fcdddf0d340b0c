"""Who may know whom, beyond what import-linter can say: games apart from each other, screens apart from rules."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from kingsbridge_desktop.core.registry import game_ids

ROOT = Path(__file__).parent.parent
PACKAGE = "kingsbridge_desktop"
LONGEST_FUNCTION = 60  # lines, outside art


def modules(folder: str) -> list[str]:
    """Every module below a folder, by its dotted name."""
    found = [path.relative_to(ROOT).with_suffix("") for path in sorted((ROOT / PACKAGE / folder).rglob("*.py"))]
    return [".".join(path.parts).removesuffix(".__init__") for path in found]


@cache
def tree(module: str) -> ast.Module:
    path = ROOT.joinpath(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def exists(module: str) -> bool:
    path = ROOT.joinpath(*module.split("."))
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


@cache
def imports(module: str) -> frozenset[str]:
    """The modules of the package that a module imports, at its head or later, but for type checkers only."""
    skipped = {
        id(inner)
        for node in ast.walk(tree(module))
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        for inner in ast.walk(node)
    }
    found = set()
    for node in ast.walk(tree(module)):
        if id(node) in skipped:
            continue
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            base = node.module
            if node.level:
                base = ".".join([*module.split(".")[: -node.level], node.module])
            for alias in node.names:
                full = f"{base}.{alias.name}"
                found.add(full if full.startswith(PACKAGE) and exists(full) else base)
    return frozenset(name for name in found if name.startswith(PACKAGE + ".") and exists(name))


def reached(module: str, within: str) -> set[str]:
    """Everything below `within` that a module knows, directly or through others there."""
    found: set[str] = set()
    left = [name for name in imports(module) if name.startswith(within)]
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            left += [other for other in imports(name) if other.startswith(within)]
    return found


def decides(module: str) -> list[str]:
    """The functions of a module that decide what is legal or carry it out."""
    return [
        node.name
        for node in tree(module).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith(("legal_", "take_", "run_"))
    ]


@pytest.mark.parametrize("game", game_ids())
def test_games_do_not_know_each_other(game):
    for module in modules(f"games/{game}"):
        for other in game_ids():
            if other != game:
                assert not [name for name in imports(module) if name.startswith(f"{PACKAGE}.games.{other}.")], module


@pytest.mark.parametrize("game", game_ids())
def test_a_screen_knows_nothing_that_decides_what_is_legal(game):
    """It may know data, tables, state, forecasts, scoring and solvers; rules and reasons not even through others."""
    for module in modules(f"ui/games/{game}"):
        for name in imports(module):
            if name.startswith(f"{PACKAGE}.games.{game}."):
                assert not decides(name), (module, name, decides(name))
        for name in reached(module, f"{PACKAGE}."):
            assert not name.endswith((".rules", ".why_not")), (module, name)


@pytest.mark.parametrize("game", game_ids())
def test_a_screen_knows_no_other_game(game):
    for module in modules(f"ui/games/{game}"):
        for other in game_ids():
            if other != game:
                for place in ("games", "ui.games", "text", "bots.eval"):
                    assert not [name for name in imports(module) if name.startswith(f"{PACKAGE}.{place}.{other}.")]


@pytest.mark.parametrize("room", ["core", "games", "bots", "saves", "text", "play", "diagnosis", "headless", "ui"])
def test_no_module_knows_itself_through_others(room):
    """An import cycle inside a room means that two modules tell one story."""
    rooms = f"{PACKAGE}.{room}"
    for module in modules(room):
        around = {name for name in reached(module, rooms) if module in reached(name, rooms) and name != module}
        around = {name for name in around if not (module.startswith(name + ".") or name.startswith(module + "."))}
        assert not around, f"{module} and {sorted(around)} import each other"


@pytest.mark.parametrize("module", modules("bots"))
def test_what_a_bot_can_do_is_declared(module):
    """Abilities are part of `Bot` and `Evaluator`, with a plain meaning there; only the system is asked what it has."""
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("getattr", "hasattr"):
            assert ast.unparse(node.args[0]) == "os", ast.unparse(node)


def files() -> list[Path]:
    """All code outside art: the product, what makes it, and its tests."""
    found = [path for room in (PACKAGE, "packaging", "tests") for path in sorted((ROOT / room).rglob("*.py"))]
    art = (ROOT / PACKAGE / "ui" / "art", ROOT / "packaging" / "art")
    return [path for path in found if not any(path.is_relative_to(folder) for folder in art)]


def test_no_function_is_longer_than_a_page():
    """In tests what a builder may be given does not count: a line for each part of a position."""
    long = []
    for path in files():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                first = node.body[0].lineno if path.is_relative_to(ROOT / "tests") else node.lineno
                lines = (node.end_lineno or 0) - first + 1
                if lines > LONGEST_FUNCTION:
                    long.append(f"{path.relative_to(ROOT)}: {node.name}: {lines} lines")
    assert not long

"""Rules and bots as machine code: what is compiled, and that nothing but the speed depends on it.

`packaging/check.py --compiled` runs this file in a compiled tree; then it must be compiled, and play as the other.
"""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from pathlib import Path
from typing import Any

import pytest

import compiled
import compiled_sources
import hatch_build
from kingsbridge_desktop.bots.base import Bot
from kingsbridge_desktop.core import compiling
from kingsbridge_desktop.core.chance import Seeded
from kingsbridge_desktop.core.fields import LIST, Field
from kingsbridge_desktop.core.registry import game_ids, rules_of

ROOT = Path(__file__).resolve().parent.parent
PURE = os.environ.get("KINGSBRIDGE_PURE", "")
in_compiled_tree = pytest.mark.skipif(not PURE, reason="only packaging/check.py --compiled has both trees")
DECISIONS = 60  # of each game


class TestList:
    def test_every_game_has_its_rules_and_its_evaluation_compiled(self):
        names = {path.as_posix() for path in compiled.sources()}
        for game in game_ids():
            assert f"kingsbridge_desktop/games/{game}/tables.py" in names
            assert f"kingsbridge_desktop/bots/eval/{game}.py" in names
        assert {"kingsbridge_desktop/core/machine.py", "kingsbridge_desktop/bots/sampling_search.py"} <= names

    def test_what_uses_pydantic_is_not(self):
        for path in compiled.sources():
            assert "pydantic" not in (ROOT / path).read_text(encoding="utf-8"), path

    def test_no_comprehension_at_the_top_of_a_module_lends_its_name_to_a_lambda(self):
        """mypyc does not find the name when the module is loaded, and a game is without bots."""
        for path in compiled.sources():
            tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
            assert not list(_lent_names(tree)), path

    def test_such_a_name_is_seen(self):
        source = "TOP = tuple([a for a in sorted(B[c], key=lambda a: P[a][c])] for c in C)"
        assert list(_lent_names(ast.parse(source))) == ["c"]
        assert not list(_lent_names(ast.parse(f"def made():\n    {source}")))
        assert not list(_lent_names(ast.parse("TOP = [where(lambda card, c=c: card == c) for c in C]")))


def _lent_names(tree: ast.AST) -> Iterator[str]:
    """Names of comprehensions outside all functions that a lambda within reads."""
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, ast.FunctionDef):
            continue
        if isinstance(child, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp):
            named = {
                name.id for each in child.generators for name in ast.walk(each.target) if isinstance(name, ast.Name)
            }
            for inner in ast.walk(child):
                if isinstance(inner, ast.Lambda):
                    own = {argument.arg for argument in inner.args.args}
                    read = {name.id for name in ast.walk(inner.body) if isinstance(name, ast.Name)}
                    yield from sorted((read - own) & named)
        yield from _lent_names(child)


def test_what_a_bot_does_not_override_can_be_called():
    """A compiled base refused its heirs, which are not compiled: a game among bots ended in an error."""

    class Heir(Bot):
        pass

    Heir().stop()
    Heir().close()
    assert not Heir().stats


class TestOrder:
    TEXT = "from kingsbridge_desktop.core import (\n    bits,\n)\nfrom kingsbridge_desktop.core.bits import mask_of\n"

    def test_a_module_that_is_imported_whole_is_tied_to_by_a_name_on_the_same_line(self):
        told = compiled_sources.say_order(self.TEXT, ROOT)
        assert told.splitlines()[2] == "); from kingsbridge_desktop.core.bits import __name__ as _bits_comes_first"
        assert len(told.splitlines()) == len(self.TEXT.splitlines())

    def test_names_are_left_alone(self):
        assert compiled_sources.say_order(self.TEXT, ROOT).splitlines()[3] == self.TEXT.splitlines()[3]


class TestSourcesForTheCompiler:
    """What the compiler reads does the same as the source, line by line."""

    @pytest.mark.parametrize("path", [compiled_sources.FIELDS, *compiled.sources()], ids=str)
    def test_every_source_keeps_its_lines(self, path):
        text = (ROOT / path).read_text(encoding="utf-8")
        told = compiled_sources.for_compiler(path, text, ROOT)
        compile(told, str(path), "exec")
        assert len(told.splitlines()) >= len(text.splitlines())
        for before, after in zip(text.splitlines(), told.splitlines(), strict=False):
            if before.startswith("    def ") and "__init__" not in before:
                assert before == after

    def test_the_sources_are_afterwards_as_they_were(self, tmp_path, monkeypatch):
        monkeypatch.setattr(compiled, "sources", lambda out: [Path("a.py")])
        seen = []
        monkeypatch.setattr(compiled, "_build", lambda wanted: seen.append((tmp_path / "a.py").read_text()))
        (tmp_path / "a.py").write_text("from kingsbridge_desktop.core import bits\n")
        (tmp_path / "kingsbridge_desktop" / "core").mkdir(parents=True)
        (tmp_path / "kingsbridge_desktop" / "core" / "bits.py").touch()
        fields = tmp_path / compiled_sources.FIELDS
        fields.write_text((ROOT / compiled_sources.FIELDS).read_text())
        compiled.build(tmp_path)
        assert "comes_first" in seen[0]
        assert (tmp_path / "a.py").read_text() == "from kingsbridge_desktop.core import bits\n"
        assert fields.read_text() == (ROOT / compiled_sources.FIELDS).read_text()

    @pytest.mark.parametrize(
        ("source", "told"),
        [
            ("MOST = 3", "MOST: _Final = 3"),
            ("_known: dict[int, int] = {}", "_known: _Final[dict[int, int]] = {}"),
            ("A, B = 1, 2", "A: _Final = 1; B: _Final = 2"),
            ("A, B = range(len(C))", "(_A_held, _B_held) = range(len(C)); A: _Final = 0; B: _Final = 1"),
            ("A, B = D = f()", "D: _Final = f(); (_A_held, _B_held) = D; A: _Final = _A_held; B: _Final = _B_held"),
            ("A = tuple(n for n in B)", "A: _Final = tuple((n for n in B))"),
            ("A = [n for n in B]\nC = [n for n in B]", "A: _Final = [n for n in B]\nC: _Final = [n for n in B]"),
            ("T = TypeVar('T')", ""),
            ("legal_b = legal_a", ""),
            ("Json = dict[str, int]", ""),
            ("MOST = 3\nMOST = 4", ""),
            ("MOST = 3\ndef f() -> None:\n    global MOST", ""),
        ],
    )
    def test_constants(self, source, told):
        assert compiled_sources.with_constants(source) == f"{told or source}\n"

    @pytest.mark.parametrize(
        ("source", "told"),
        [
            ("emit('x', a)", "if emit is not _SILENT: emit('x', a)"),
            ("if a and emit is not silent: b = 1", "if a and emit is not _SILENT: b = 1"),
            ("emit('x', gain(s, a))", ""),  # does something
            ("emit('x', seen_by=all_but(a))", "if emit is not _SILENT: emit('x', seen_by=all_but(a))"),
            ("for a, b in zip(c, d, strict=True): pass", "for a, b in zip(c, d): pass"),
            ("n = (a & b).bit_count() + c.bit_count()", "n = _bit_count((a & b)) + _bit_count(c)"),
        ],
    )
    def test_calls(self, source, told):
        assert compiled_sources.with_quick_calls(source) == f"{told or source}\n"

    def test_a_function_that_remembers_answers_the_same(self):
        text = """from __future__ import annotations
asked = []
found = []


@lru_cache(maxsize=2)
def doubled(n: int, more: int = 0) -> int:
    asked.append(n)
    return 2 * n + more


@cache
def halved(n: int) -> int:
    return n // 2
"""
        told = compiled_sources.with_memory(text)
        names: dict[str, Any] = {}
        exec(told, names)
        assert [names["doubled"](n) for n in (1, 2, 1, 2, 3, 1)] == [2, 4, 2, 4, 6, 2]
        assert names["asked"] == [1, 2, 3, 1]  # no more than two are kept
        assert names["doubled"](1, 5) == 7
        assert names["halved"](8) == names["halved"](8) == 4
        assert told.splitlines()[7:9] == text.splitlines()[7:9]

    @pytest.mark.parametrize("game", game_ids())
    def test_a_position_written_out_is_the_one_declared(self, game):
        path = ROOT / "kingsbridge_desktop" / "games" / game / "state.py"
        text = path.read_text(encoding="utf-8")
        names: dict[str, Any] = {"__name__": f"kingsbridge_desktop.games.{game}.state"}
        exec(compiled_sources.native_position(compiled_sources.with_constants(text)), names)
        rules = rules_of(game)
        options = {name: option.values[0] for name, option in rules.options.items()}
        s: Any = rules.setup(rules.seats[-1], options, Seeded(7))
        declared, written = type(s), names["State"]
        assert [_plain(field) for field in written.fields] == [_plain(field) for field in declared.fields]
        same = written()
        same.__setstate__(tuple(getattr(s, field.name) for field in declared.fields))
        assert same.key() == s.key()
        other = same.copy()
        assert other.key() == s.key()
        for field in declared.fields:
            if field.shape == LIST:
                assert getattr(other, field.name) is not getattr(same, field.name), field.name
        assert other.__getstate__() == same.__getstate__()


def _plain(field: Field) -> tuple[Any, ...]:
    return field.name, field.path, field.each, field.packed, field.shape, type(field.codec), callable(field.default)


class TestWheel:
    @pytest.fixture
    def hook(self, tmp_path, monkeypatch):
        """The hook of the build, which finds one module compiled."""
        library = Path("kingsbridge_desktop", "core", "bits.so")
        monkeypatch.setattr(compiled, "copy_tree", lambda out, root: None)
        monkeypatch.setattr(compiled, "compile_tree", lambda out: [library])
        nothing: Any = None
        return hatch_build.CompiledParts(str(ROOT), {}, nothing, nothing, str(tmp_path), "wheel")

    def built(self, hook, version="standard"):
        data: dict[str, Any] = {"force_include": {}}
        hook.initialize(version, data)
        return data

    def test_it_is_for_everybody_unless_one_asks_for_more(self, hook, monkeypatch):
        monkeypatch.delenv(compiled.SWITCH, raising=False)
        assert self.built(hook) == {"force_include": {}}
        assert hook.dependencies() == []

    def test_compiled_modules_go_beside_their_sources(self, hook, monkeypatch, tmp_path):
        monkeypatch.setenv(compiled.SWITCH, "1")
        data = self.built(hook)
        inside = tmp_path / "compiled" / "kingsbridge_desktop" / "core" / "bits.so"
        assert data["force_include"] == {str(inside): "kingsbridge_desktop/core/bits.so"}
        assert (data["pure_python"], data["infer_tag"]) == (False, True)
        assert any(need.startswith("mypy") for need in hook.dependencies())
        hook.finalize("standard", data, "")
        assert not (tmp_path / "compiled").exists()

    def test_an_editable_install_is_never_compiled(self, hook, monkeypatch):
        monkeypatch.setenv(compiled.SWITCH, "1")
        assert self.built(hook, "editable") == {"force_include": {}}


class TestBundle:
    def test_what_compiled_modules_import_is_named_for_the_packager(self):
        assert {"functools", "itertools", "kingsbridge_desktop.core.types", "random"} <= set(compiled.imported())

    def test_a_library_is_called_as_its_module(self):
        assert (
            compiled.module_of(Path("kingsbridge_desktop/core/bits.cpython-311.so")) == "kingsbridge_desktop.core.bits"
        )


class TestSources:
    def test_a_compiled_module_is_run_from_the_source_beside_it_in_an_edition(self, tmp_path):
        (tmp_path / "colours.py").write_text("RED = 3\n", encoding="utf-8")
        library = tmp_path / f"colours{EXTENSION_SUFFIXES[0]}"
        spec = ModuleSpec("colours", None, origin=str(library))
        found: dict[str, object] = {}
        exec(compiling.source_loader(spec).get_code("colours"), found)
        assert found["RED"] == 3

    def test_a_plain_module_keeps_its_loader(self):
        spec = ModuleSpec("colours", None, origin="/somewhere/colours.py")
        assert compiling.source_loader(spec) is None


@in_compiled_tree
class TestCompiledTree:
    def test_it_is_compiled(self):
        assert compiling.is_compiled()
        for path in compiled.sources(ROOT):
            name = ".".join(path.with_suffix("").parts)
            __import__(name)
            assert (sys.modules[name].__file__ or "").endswith(tuple(EXTENSION_SUFFIXES)), name

    @pytest.mark.parametrize("game", game_ids())
    def test_bots_choose_the_same_as_without_compiling(self, game):
        told = []
        for root in (PURE, ROOT):
            command = [sys.executable, str(ROOT / "tests" / "decisions.py"), game, str(DECISIONS)]
            env = {**os.environ, "PYTHONPATH": str(root)}
            done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=250)
            assert done.returncode == 0, done.stderr
            told.append(json.loads(done.stdout))
        pure, quick = told
        assert (pure["compiled"], quick["compiled"]) == (False, True)
        assert quick["decisions"] == pure["decisions"]

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
import hatch_build
from kingsbridge_desktop.bots.base import Bot
from kingsbridge_desktop.core import compiling
from kingsbridge_desktop.core.registry import game_ids

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

    def test_what_uses_pydantic_or_makes_classes_is_not(self):
        for path in compiled.sources():
            text = (ROOT / path).read_text(encoding="utf-8")
            assert "pydantic" not in text, path
            assert "@position" not in text, path

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
        told = compiled.say_order(self.TEXT, ROOT)
        assert told.splitlines()[2] == "); from kingsbridge_desktop.core.bits import __name__ as _bits_comes_first"
        assert len(told.splitlines()) == len(self.TEXT.splitlines())

    def test_names_are_left_alone(self):
        assert compiled.say_order(self.TEXT, ROOT).splitlines()[3] == self.TEXT.splitlines()[3]

    def test_the_sources_are_afterwards_as_they_were(self, tmp_path, monkeypatch):
        monkeypatch.setattr(compiled, "sources", lambda out: [Path("a.py")])
        seen = []
        monkeypatch.setattr(compiled, "_build", lambda wanted: seen.append((tmp_path / "a.py").read_text()))
        (tmp_path / "a.py").write_text("from kingsbridge_desktop.core import bits\n")
        (tmp_path / "kingsbridge_desktop" / "core").mkdir(parents=True)
        (tmp_path / "kingsbridge_desktop" / "core" / "bits.py").touch()
        compiled.build(tmp_path)
        assert "comes_first" in seen[0]
        assert (tmp_path / "a.py").read_text() == "from kingsbridge_desktop.core import bits\n"


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

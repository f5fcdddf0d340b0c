"""Compiles what the bots think with: python3 packaging/compiled.py FOLDER

Rules, evaluations and the search become machine code by mypyc, in a copy of the tree; nothing else changes, and the
sources stay beside the compiled modules. Needs mypy, setuptools and a C compiler. A wheel or bundle takes the compiled
modules from such a copy (hatch_build.py, bundle.py), and `packaging/check.py --compiled` runs tests on one.
"""

from __future__ import annotations

import argparse
import ast
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import compiled_sources

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = compiled_sources.PACKAGE
NEEDS = ("mypy[mypyc]>=2.4,<3", "pydantic>=2.7,<3")  # the types of what is compiled are checked on the way
SWITCH = "KINGSBRIDGE_COMPILED"  # in the environment of a wheel's build

CORE = ("bits", "chance", "machine", "types")  # not the engine: it must hear and refuse what is no number at all
BOTS = ("base", "exact_end", "sampling_search", "weighted_evaluation")
# Of a game everything else: these make classes at run time, read files with pydantic, or are never in a hurry.
LEFT_OUT = ("__init__", "consequences", "data", "favourites", "meta", "rules", "validate", "why_not")


class CannotCompile(Exception):
    """Nothing was compiled; the text is a sentence for people."""


def sources(root: Path = ROOT) -> list[Path]:
    """What is compiled, as paths below the root."""
    found = [Path(PACKAGE, "core", f"{name}.py") for name in CORE]
    for folder in sorted((root / PACKAGE / "games").iterdir()):
        if (folder / "rules.py").is_file():
            found += [path.relative_to(root) for path in sorted(folder.glob("*.py")) if path.stem not in LEFT_OUT]
    found += [Path(PACKAGE, "bots", f"{name}.py") for name in BOTS]
    found += [path.relative_to(root) for path in sorted((root / PACKAGE / "bots" / "eval").glob("*.py"))]
    return [path for path in found if path.stem != "__init__"]


def extensions(root: Path) -> list[Path]:
    """The compiled modules of a folder, and the library at its top in which their code is, as paths below it."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    found = [*root.glob(f"{PACKAGE}__mypyc{suffix}"), *(root / PACKAGE).rglob(f"*{suffix}")]
    return sorted(path.relative_to(root) for path in found)


def module_of(path: Path) -> str:
    """The name of the module in a file below the root, source or compiled."""
    return ".".join((*path.parent.parts, path.name.split(".")[0]))


def imported(root: Path = ROOT) -> list[str]:
    """What compiled modules import: a packager cannot read it from machine code."""
    found = set()
    for path in sources(root):
        for node in ast.walk(ast.parse((root / path).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {name.name for name in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module)
    return sorted(found)


def copy_tree(out: Path, root: Path = ROOT) -> None:
    """Everything that tests need; pictures and words are linked, for nobody changes them."""
    leave = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    for folder in (PACKAGE, "packaging", "tests", "docs"):
        if (root / folder).is_dir():
            shutil.copytree(root / folder, out / folder, ignore=leave, dirs_exist_ok=True)
    for path in (*root.glob("*.md"), root / "pyproject.toml", root / "LICENSE"):
        shutil.copyfile(path, out / path.name)
    for folder in ("assets", "translations"):
        if not (out / folder).exists():
            (out / folder).symlink_to(root / folder, target_is_directory=True)


def compile_tree(out: Path) -> list[Path]:
    """Compiles the copy in a folder, with a Python of its own because setuptools and mypy leave much behind."""
    for name in ("mypyc", "setuptools"):
        if importlib.util.find_spec(name) is None:
            raise CannotCompile(f"Nothing was compiled: the package {name} is missing here.")
    environment = dict(os.environ, MYPYPATH="", PYTHONPATH=str(out))
    done = subprocess.run(
        [sys.executable, str(Path(__file__).resolve()), "--here", str(out)],
        cwd=out,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        lines = done.stdout.splitlines()
        wrong = [line for line in lines if " error: " in line]
        raise CannotCompile("\n".join(["Nothing was compiled:", *(wrong or lines[-25:])]))
    found = extensions(out)
    missing = [path for path in (Path(f"{PACKAGE}__mypyc.c"), *sources(out)) if not _is_compiled(path, found)]
    if missing:
        raise CannotCompile(f"Not compiled: {', '.join(map(str, missing))}")
    _import_all(out, environment)
    return found


def _import_all(out: Path, environment: dict[str, str]) -> None:
    """Every compiled module once: what mypyc translates wrongly at the top of a module shows itself there."""
    modules = ", ".join(module_of(path) for path in sources(out))
    done = subprocess.run(
        [sys.executable, "-c", f"import {modules}"], cwd=out, env=environment, capture_output=True, text=True
    )
    if done.returncode:
        raise CannotCompile("\n".join(["Compiled, but it cannot be loaded:", *done.stderr.splitlines()[-5:]]))


def _is_compiled(source: Path, found: Sequence[Path]) -> bool:
    return any(path.parent == source.parent and path.name.split(".")[0] == source.stem for path in found)


def build(out: Path) -> None:
    """The work itself, in the folder; its sources are afterwards as they were."""
    wanted = sources(out)
    written = {path: (out / path).read_text(encoding="utf-8") for path in (compiled_sources.FIELDS, *wanted)}
    try:
        for path, text in written.items():
            (out / path).write_text(compiled_sources.for_compiler(path, text, out), encoding="utf-8")
        _build(wanted)
    finally:
        for path, text in written.items():
            (out / path).write_text(text, encoding="utf-8")


def _build(wanted: Sequence[Path]) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class InParallel(build_ext):  # type: ignore[misc]
        """Compiles several files at once; setuptools does so with whole libraries only, and we have one."""

        def build_extensions(self) -> None:
            compile_one, link = self.compiler._compile, self.compiler.link_shared_object
            running: list[Future[None]] = []

            def link_when_ready(*args: Any, **kwargs: Any) -> None:
                for one in running:
                    one.result()
                link(*args, **kwargs)

            with ThreadPoolExecutor(2 * (os.cpu_count() or 1)) as pool:
                self.compiler._compile = lambda *args: running.append(pool.submit(compile_one, *args))
                self.compiler.link_shared_object = link_when_ready
                super().build_extensions()

    known = [str(path) for room in ("core", "games", "bots") for path in sorted(Path(PACKAGE, room).rglob("*.py"))]
    made = mypycify(
        ["--config-file", "pyproject.toml", *known],
        only_compile_paths=[str(path) for path in wanted],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        group_name=PACKAGE,
    )
    command = InParallel(Distribution({"name": PACKAGE, "ext_modules": made}))
    command.inplace = True
    command.ensure_finalized()
    command.run()


def main(argv: list[str]) -> int:
    """Copies and compiles; 1 with the reason if it could not."""
    parser = argparse.ArgumentParser(prog="compiled.py", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path, nargs="?", help="where the compiled copy is made")
    parser.add_argument("--here", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--list", action="store_true", help="only print what is compiled")
    options = parser.parse_args(argv)
    if options.list:
        print("\n".join(map(str, sources())))
        return 0
    if options.here:
        build(options.here)
        return 0
    if options.folder is None:
        parser.error("a folder is needed")
    out = options.folder.resolve()
    out.mkdir(parents=True, exist_ok=True)
    copy_tree(out)
    try:
        print(f"{len(compile_tree(out))} libraries in {out}")
    except CannotCompile as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

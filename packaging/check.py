"""Everything that must be green: python3 packaging/check.py [--fast] [--only NAME] [-k EXPRESSION] [--soak].

Makes the same private environment as run.py, then lints, checks types, import contracts and translations, and runs the
tests without a screen. Goes on after a failure, so that the summary at the end is complete.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time

import bootstrap

EXTRAS = ("dev", "bench", "sound")
EAR = {"Xvfb": "xvfb", "dbus-daemon": "dbus", "at-spi-bus-launcher": "at-spi2-core"}  # program: its Debian package
PROGRAMS = os.pathsep.join((os.environ.get("PATH", ""), "/usr/libexec", "/usr/lib/at-spi2-core"))
NO_TESTS_COLLECTED = 5


def main(argv: list[str]) -> int:
    """Runs the chosen stages; 1 if any of them failed."""
    bootstrap.require_python([__file__, *argv])
    options = parse(argv)
    begin = time.perf_counter()
    try:
        python = str(bootstrap.ensure(EXTRAS))
    except bootstrap.SetupError as error:
        bootstrap.say(str(error))
        return 1
    provide_screen_reader()
    rows = [("environment", 0, time.perf_counter() - begin)]
    for name, command in stages(options, python):
        print(f"\n=== {name}: {' '.join(command[1:])}", flush=True)
        start = time.perf_counter()
        code = subprocess.call(command, cwd=bootstrap.ROOT, env=surroundings(options))
        rows.append((name, code, time.perf_counter() - start))
    print("\n" + summary(rows, time.perf_counter() - begin), flush=True)
    return 1 if any(code for _, code, _ in rows) else 0


def provide_screen_reader() -> None:
    """What the games by ear need on Linux; without it they are left out, and the reason is told."""
    if not sys.platform.startswith("linux"):
        return
    packages = [package for program, package in EAR.items() if shutil.which(program, path=PROGRAMS) is None]
    if packages:
        bootstrap.provide(packages, "The games by ear are left out: no screen reader can listen here.", fatal=False)


def parse(argv: list[str]) -> argparse.Namespace:
    """Reads the options."""
    parser = argparse.ArgumentParser(prog="check.py", description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "--only",
        action="append",
        choices=["ruff", "format", "types", "imports", "translations", "tests"],
        help="run only this stage (may be given more than once)",
    )
    parser.add_argument("-k", metavar="EXPRESSION", help="run only the tests whose name matches, as in pytest")
    parser.add_argument("--fast", action="store_true", help="leave out the slow tests and try fewer random examples")
    parser.add_argument("--soak", action="store_true", help="run only the soak tests, which play for minutes")
    return parser.parse_args(argv)


def stages(options: argparse.Namespace, python: str) -> list[tuple[str, list[str]]]:
    """The chosen stages, cheapest first."""
    if options.soak:
        return [("soak", [*pytest_command(options, python, "soak"), "--timeout=3600"])]
    every = [
        ("ruff", [python, "-m", "ruff", "check", "."]),
        ("format", [python, "-m", "ruff", "format", "--check", "."]),
        ("types", [python, "-m", "mypy"]),
        ("imports", [python, "-c", "from importlinter.cli import lint_imports_command as run; run()"]),
        ("translations", [python, os.path.join("packaging", "translations.py"), "check"]),
        ("tests", pytest_command(options, python, "not slow and not soak" if options.fast else "not soak")),
    ]
    wanted = options.only or (["tests"] if options.k else [name for name, _ in every])
    return [stage for stage in every if stage[0] in wanted]


def pytest_command(options: argparse.Namespace, python: str, marks: str) -> list[str]:
    """How the tests are called: one worker per core, none for a handful of chosen tests."""
    workers = [] if options.k else ["-n", "auto", "--dist", "worksteal"]
    chosen = ["-k", options.k] if options.k else []
    return [python, "-m", "pytest", "-q", "-m", marks, *workers, *chosen]


def surroundings(options: argparse.Namespace) -> dict[str, str]:
    """The environment variables of a stage: no screen, the same language everywhere."""
    env = dict(os.environ, QT_QPA_PLATFORM="offscreen", PYTHONUTF8="1")
    if options.fast:
        env["HYPOTHESIS_PROFILE"] = "fast"
    return env


def summary(rows: list[tuple[str, int, float]], total: float) -> str:
    """The table at the end."""
    lines = [f"{name:<13} {verdict(name, code):<18} {seconds:8.1f} s" for name, code, seconds in rows]
    failed = sum(1 for _, code, _ in rows if code)
    closing = f"{failed} of {len(rows)} stages failed" if failed else "everything is green"
    return "\n".join(["summary", "-" * 42, *lines, "-" * 42, f"{closing:<32} {total:8.1f} s"])


def verdict(name: str, code: int) -> str:
    """One stage's result in a word."""
    if name in ("tests", "soak") and code == NO_TESTS_COLLECTED:
        return "NO TESTS FOUND"
    return f"FAILED ({code})" if code else "ok"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Everything that must be green: python3 packaging/check.py [--fast] [--only NAME] [-k EXPRESSION] [--soak|--compiled].

Makes the same private environment as run.py, then lints, checks types, import contracts and translations, and runs the
tests without a screen. Goes on after a failure, so that the summary at the end is complete. A test that failed beside
the others is tried once more alone, and named: what waits for a busy machine passes then, what is wrong fails again.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import bootstrap

EXTRAS = ("dev", "bench", "sound", "film")
EAR = {"Xvfb": "xvfb", "dbus-daemon": "dbus", "at-spi-bus-launcher": "at-spi2-core"}  # program: its Debian package
PROGRAMS = os.pathsep.join((os.environ.get("PATH", ""), "/usr/libexec", "/usr/lib/at-spi2-core"))
NO_TESTS_COLLECTED = 5
TESTS_FAILED = 1
TRIED_AGAIN = -1  # what failed has a row of its own
LATE = 124  # as of the command `timeout`
LIMIT = 50 * 60  # seconds for one stage of the check; a run that hangs says so instead of waiting for ever
SOAK_LIMIT = 12 * 60 * 60
# What runs through compiled modules, for `--compiled`; the window asks the same rules
OF_RULES_AND_BOTS = tuple(
    os.path.join("tests", name) for name in ("games", "bots", "contract", "core", "golden", "models")
)


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
    if options.compiled:
        return check_compiled(options, python)
    provide_screen_reader()
    rows = [("environment", 0, time.perf_counter() - begin)]
    for name, command in stages(options, python):
        print(f"\n=== {name}: {' '.join(command[1:])}", flush=True)
        start = time.perf_counter()
        code = run(command, options)
        rows.append((name, code, time.perf_counter() - start))
        if name == "tests" and code == TESTS_FAILED:
            rows[-1] = (name, TRIED_AGAIN, rows[-1][2])
            rows.append(again(options, python))
    print("\n" + summary(rows, time.perf_counter() - begin), flush=True)
    return 1 if any(map(has_failed, rows)) else 0


def check_compiled(options: argparse.Namespace, python: str) -> int:
    """Compiles rules and bots in a folder that goes again, and runs their tests on that; 1 if something failed."""
    with tempfile.TemporaryDirectory(prefix="kingsbridge-compiled-") as folder:
        start = time.perf_counter()
        code = run([python, os.path.join("packaging", "compiled.py"), folder], options)
        rows = [("compile", code, time.perf_counter() - start)]
        if not code:
            marks = "not slow and not soak" if options.fast else "not soak"
            command = [
                *pytest_command(options, python, marks),
                *OF_RULES_AND_BOTS,
                os.path.join("tests", "test_compiled.py"),
            ]
            start = time.perf_counter()
            code = run(command, options, folder)
            rows.append(("tests", code, time.perf_counter() - start))
    print("\n" + summary(rows, sum(row[2] for row in rows)), flush=True)
    return 1 if any(map(has_failed, rows)) else 0


def run(command: list[str], options: argparse.Namespace, folder: str | os.PathLike[str] = bootstrap.ROOT) -> int:
    """Runs one command to its end, or to the limit: then it goes with all that it started."""
    surrounding = surroundings(options)
    with subprocess.Popen(command, cwd=folder, env=surrounding, start_new_session=True) as process:
        try:
            return process.wait(SOAK_LIMIT if options.soak else LIMIT)
        except subprocess.TimeoutExpired:
            print("\nnot ended within the limit of this stage", flush=True)
            end(process)
            return LATE
        except BaseException:
            end(process)
            raise


def end(process: subprocess.Popen[bytes]) -> None:
    """Ends a command and, where there are process groups, everything it started."""
    if os.name == "posix":
        os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()


def again(options: argparse.Namespace, python: str) -> tuple[str, int, float]:
    """Tries what failed once more, one test after the other; the row says how that went."""
    print("\n=== once more, alone: what failed", flush=True)
    start = time.perf_counter()
    command = [python, "-m", "pytest", "-q", "-m", "not soak", "--last-failed", "--last-failed-no-failures=none", "-rA"]
    code = run(command, options)
    return "once more", code, time.perf_counter() - start


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
    compiled = "compile rules and bots in a temporary folder and run their tests on that"
    parser.add_argument("--compiled", action="store_true", help=compiled)
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
    return [python, "-m", "pytest", "-q", "--cache-clear", "-m", marks, *workers, *chosen]


def surroundings(options: argparse.Namespace) -> dict[str, str]:
    """The environment variables of a stage: no screen, the same language everywhere."""
    env = dict(os.environ, QT_QPA_PLATFORM="offscreen", PYTHONUTF8="1")
    if options.compiled:
        env["KINGSBRIDGE_PURE"] = str(bootstrap.ROOT)  # a test compares the answers of both
    if options.fast:
        env["HYPOTHESIS_PROFILE"] = "fast"
    return env


def summary(rows: list[tuple[str, int, float]], total: float) -> str:
    """The table at the end."""
    lines = [f"{name:<13} {verdict(name, code):<18} {seconds:8.1f} s" for name, code, seconds in rows]
    failed = sum(map(has_failed, rows))
    closing = f"{failed} of {len(rows)} stages failed" if failed else "everything is green"
    return "\n".join(["summary", "-" * 42, *lines, "-" * 42, f"{closing:<32} {total:8.1f} s"])


def has_failed(row: tuple[str, int, float]) -> bool:
    """Whether a stage failed for good."""
    return row[1] not in (0, TRIED_AGAIN)


def verdict(name: str, code: int) -> str:
    """One stage's result in a word."""
    if code in (LATE, TRIED_AGAIN):
        return "NOT ENDED" if code == LATE else "some failed first"
    if name in ("tests", "soak", "once more") and code == NO_TESTS_COLLECTED:
        return "NO TESTS FOUND"
    return f"FAILED ({code})" if code else "ok"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

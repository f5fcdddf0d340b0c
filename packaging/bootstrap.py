"""Makes the private environment in .venv and keeps it right, with nothing but the standard library.

Everything said here goes to stderr: stdout belongs to the command that is started afterwards.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
NEEDED_PYTHON = (3, 11)
# Extras without which the program starts as well, and what they bring in English and in German.
NICE_TO_HAVE = {"sound": ("sounds", "Klänge"), "film": ("films as GIF", "Filme als GIF")}
WINDOWS = os.name == "nt"
LINUX = sys.platform.startswith("linux")


class SetupError(Exception):
    """The environment cannot be made; the text is a sentence for people."""


class NoPackage(SetupError):
    """A package is not there for this system, or could not be built on it."""


def require_python(argv: list[str]) -> None:
    """Goes on with a newer Python when this one is too old; must itself run on old ones."""
    if sys.version_info >= NEEDED_PYTHON:
        return
    for minor in range(20, NEEDED_PYTHON[1] - 1, -1):
        newer = shutil.which(f"python3.{minor}")
        if newer and subprocess.call([newer, "-c", ""], stderr=subprocess.DEVNULL) == 0:
            sys.exit(subprocess.call([newer, *argv]))
    words = either(
        "Kingsbridge needs Python {}.{} or newer; this is {}. Please install a newer Python.",
        "Kingsbridge braucht Python {}.{} oder neuer; dies ist {}. Bitte installiere ein neueres Python.",
    )
    say(words.format(*NEEDED_PYTHON, platform.python_version()))
    sys.exit(2)


def say(text: str) -> None:
    """One line for the person who waits."""
    print(text, file=sys.stderr, flush=True)


def speaks_german() -> bool:
    """Whether the system of the person at the keyboard speaks German; the program itself cannot be asked yet."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return value.lower().startswith("de")
    import locale

    return (locale.getlocale()[0] or "").lower().startswith(("de", "german"))


def either(english: str, german: str) -> str:
    """The sentence in the language of the system."""
    return german if speaks_german() else english


def environment_python(venv: Path) -> Path:
    """The interpreter inside an environment."""
    return venv / ("Scripts/python.exe" if WINDOWS else "bin/python")


def stamp_of(root: Path, extras: tuple[str, ...]) -> dict[str, object]:
    """What an environment depends on; another value means that it must be made anew."""
    return {
        "project": hashlib.sha256((root / "pyproject.toml").read_bytes()).hexdigest(),
        "root": str(root),
        "python": platform.python_version(),
        "base": os.path.realpath(sys.base_prefix),
        "platform": f"{sys.platform}-{platform.machine()}",
        "extras": sorted(extras),
    }


def read_stamp(venv: Path) -> dict[str, object] | None:
    """The stamp of a finished environment; None if it was never finished or cannot be read."""
    try:
        stamp = json.loads((venv / "kingsbridge.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return stamp if isinstance(stamp, dict) else None


def write_stamp(venv: Path, stamp: dict[str, object]) -> None:
    """Says that the environment is finished; the very last step."""
    fresh = venv / "kingsbridge.json.new"
    fresh.write_text(json.dumps(stamp, indent=1), encoding="utf-8")
    os.replace(fresh, venv / "kingsbridge.json")


def verdict(venv: Path, wanted: dict[str, object]) -> str:
    """What to do with the environment: ``keep``, ``update`` (install again into it) or ``rebuild``."""
    if not venv.exists():
        return "rebuild"
    if (venv / "kingsbridge.building").exists() or not looks_whole(venv):
        return "rebuild"
    found = read_stamp(venv)
    if found is None:
        # Made by hand, or by another tool: its owner's packages are kept as long as its Python is of use.
        return "update" if runs_needed_python(venv) else "rebuild"
    if any(found.get(key) != wanted[key] for key in ("python", "base", "platform", "root")):
        return "rebuild"
    has, needs = found.get("extras"), wanted["extras"]
    enough = isinstance(has, list) and isinstance(needs, list) and set(needs) <= set(has)
    same = found.get("project") == wanted["project"] and enough
    return "keep" if same and has_packages(venv) else "update"


def looks_whole(venv: Path) -> bool:
    """Whether the parts every environment has are there; costs a few file lookups."""
    return (venv / "pyvenv.cfg").is_file() and environment_python(venv).exists() and site_packages(venv) is not None


def has_packages(venv: Path) -> bool:
    """Whether the packages the app cannot start without are still there."""
    site = site_packages(venv)
    if site is None:
        return False
    for name in ("PySide6", "shiboken6", "pydantic", "pydantic_core", "platformdirs"):
        if not (site / name / "__init__.py").is_file():
            return False
    return any(site.glob("kingsbridge_desktop-*.dist-info"))


def site_packages(venv: Path) -> Path | None:
    """Where the environment keeps its packages."""
    found = [venv / "Lib/site-packages"] if WINDOWS else sorted(venv.glob("lib/python3.*/site-packages"))
    return found[0] if found and found[0].is_dir() else None


def runs_needed_python(venv: Path) -> bool:
    """Whether the interpreter of a foreign environment starts and is new enough."""
    probe = f"import sys; sys.exit(sys.version_info < {NEEDED_PYTHON!r})"
    try:
        return subprocess.run([environment_python(venv), "-c", probe], capture_output=True, timeout=60).returncode == 0
    except (OSError, subprocess.SubprocessError):
        return False


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Only one process at a time between here and the end of the block; released even by a crash."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(path, "a+") as handle:
        if sys.platform == "win32":
            import msvcrt

            while True:
                handle.seek(0)
                try:
                    msvcrt.locking(handle.fileno(), msvcrt.LK_LOCK, 1)  # gives up by itself after ten seconds
                    break
                except OSError:
                    continue
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def ensure(extras: tuple[str, ...] = (), root: Path = ROOT) -> Path:
    """Returns the Python of an environment with the project and its extras in it, making what is missing."""
    venv, wanted = root / ".venv", stamp_of(root, extras)
    if verdict(venv, wanted) == "keep":
        return environment_python(venv)
    try:
        with locked(root / ".venv.lock"):
            todo = verdict(venv, wanted)  # another start may just have finished it
            if todo != "keep":
                if todo == "update":
                    wanted["extras"] = sorted({*extras, *known_extras(venv)})
                make(venv, root, wanted, fresh=todo == "rebuild")
    except OSError as error:
        raise SetupError(explain(str(error))) from error
    return environment_python(venv)


def known_extras(venv: Path) -> list[str]:
    """The extras an environment was last installed with, so that an update does not lose them."""
    extras = (read_stamp(venv) or {}).get("extras")
    return [str(name) for name in extras] if isinstance(extras, list) else []


def make(venv: Path, root: Path, stamp: dict[str, object], fresh: bool) -> None:
    """Builds or updates the environment; a marker lies in it until everything has succeeded."""
    if fresh:
        say(
            either(
                "Kingsbridge: making a private environment in .venv (once; about 100 MB are downloaded) …",
                "Kingsbridge: Eine eigene Umgebung entsteht in .venv (einmalig; etwa 100 MB werden geladen) …",
            )
        )
        remove(venv)
        venv.mkdir()
        (venv / "kingsbridge.building").touch()
        create_venv(venv)
    else:
        say(
            either(
                "Kingsbridge: bringing the private environment in .venv up to date …",
                "Kingsbridge: Die eigene Umgebung in .venv wird erneuert …",
            )
        )
    extras = stamp["extras"]
    assert isinstance(extras, list)
    install_project(environment_python(venv), root, extras)
    check_libraries(venv)
    (venv / "kingsbridge.building").unlink(missing_ok=True)
    write_stamp(venv, stamp)


def install_project(python: Path, root: Path, extras: list[str]) -> None:
    """The project with its extras; one that is only nice to have is left out where there is no package of it."""
    needed = [extra for extra in extras if extra not in NICE_TO_HAVE]
    try:
        install(python, ["--editable", _target(root, extras)])
    except NoPackage:
        if needed == extras:
            raise
        left_out = [either(*NICE_TO_HAVE[extra]) for extra in extras if extra in NICE_TO_HAVE]
        english, german = " and ".join(left_out), " und ".join(left_out)
        say(either(f"Kingsbridge: going on without {english}.", f"Kingsbridge: Es geht ohne {german} weiter."))
        install(python, ["--editable", _target(root, needed)])


def _target(root: Path, extras: list[str]) -> str:
    return f"{root}[{','.join(extras)}]" if extras else str(root)


def remove(venv: Path) -> None:
    """Clears what an interrupted start left behind."""
    if venv.is_symlink() or venv.is_file():
        venv.unlink()
    elif venv.exists():
        shutil.rmtree(venv)


def create_venv(venv: Path) -> None:
    """Makes the bare environment with pip in it; Debian ships Python without the needed part."""
    if not has_ensurepip():
        package = f"python3.{sys.version_info[1]}-venv"
        complaint = either(
            f"Python's venv module is incomplete here; the package {package} is missing.",
            f"Das Modul venv von Python ist hier unvollständig; das Paket {package} fehlt.",
        )
        provide([package], complaint)
    done = subprocess.run(
        [sys.executable, "-m", "venv", str(venv)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        raise SetupError(explain(done.stdout))


def has_ensurepip() -> bool:
    """Whether this Python can put pip into a new environment; asked of a new process, which sees a fresh install."""
    return subprocess.run([sys.executable, "-c", "import ensurepip, venv"], capture_output=True).returncode == 0


def install(python: Path, what: list[str]) -> None:
    """Runs pip, showing only its large steps; its whole text is used to explain a failure."""
    command = [str(python), "-m", "pip", "install", "--disable-pip-version-check", "--no-input", *what]
    lines = []
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8", errors="replace"
    ) as pip:
        assert pip.stdout is not None
        for line in pip.stdout:
            lines.append(line)
            if re.match(r"\s*(Downloading|Installing collected|Successfully)", line):
                say("  " + line.strip()[:110])
    if pip.returncode:
        text = "".join(lines)
        say("".join(lines[-12:]).rstrip())
        is_missing = re.search(r"no matching distribution found|failed (to build|building)", text.lower())
        raise (NoPackage if is_missing else SetupError)(explain(text))


def explain(text: str) -> str:
    """A sentence for the person at the keyboard from the words of pip or of the system."""
    low = text.lower()
    if "no space left on device" in low or "errno 28" in low or "disk quota exceeded" in low:
        return either(
            "The disk is full: Kingsbridge needs about 400 MB for its private environment. Nothing else was changed.",
            "Der Datenträger ist voll: Kingsbridge braucht etwa 400 MB für seine eigene Umgebung. Sonst wurde nichts "
            "verändert.",
        )
    if "permission denied" in low or "read-only file system" in low:
        return either(
            f"Kingsbridge may not write to its folder {ROOT}: copy it to a folder of your own and start again.",
            f"Kingsbridge darf in seinen Ordner {ROOT} nicht schreiben: Kopiere ihn in einen eigenen Ordner und starte "
            "noch einmal.",
        )
    network = (
        "newconnectionerror|connectionerror|connection (was )?(refused|reset|broken|aborted)|name resolution"
        "|getaddrinfo|network is unreachable|timed out|timeouterror|proxyerror|sslerror|certificate_verify_failed"
        "|max retries"
    )
    if re.search(network, low):
        return either(
            "The packages could not be downloaded: please check the network connection and start again.",
            "Die Pakete konnten nicht geladen werden: Bitte prüfe die Netzverbindung und starte noch einmal.",
        )
    if "no matching distribution found" in low:
        python, system = f"Python {platform.python_version()}", f"{platform.system()} {platform.machine()}"
        missing = re.search(r"no matching distribution found for (\S+)", low)
        package = missing[1] if missing else either("of Qt", "von Qt")
        return either(
            f"There is no package {package} for {python} on {system}, so Kingsbridge cannot run here.",
            f"Es gibt kein Paket {package} für {python} auf {system}, also kann Kingsbridge hier nicht laufen.",
        )
    last = [line.strip() for line in text.splitlines() if line.strip()]
    return either(
        f"The private environment could not be made: {last[-1] if last else 'no reason was given'}",
        f"Die eigene Umgebung konnte nicht entstehen: {last[-1] if last else 'ein Grund wurde nicht genannt'}",
    )


def check_libraries(venv: Path) -> None:
    """Finds the system libraries Qt misses and brings them, or says how."""
    if not LINUX:
        return
    missing = missing_libraries(venv)
    if not missing:
        return
    preflight = _preflight()
    packages = preflight.packages_of(missing)
    provide(packages, preflight.libraries_sentence(missing), fatal=False)
    still = missing_libraries(venv)
    if still and len(still) < len(missing):
        say(preflight.libraries_sentence(still))


def missing_libraries(venv: Path) -> list[str]:
    """What the loader does not find for Qt's window plugin and modules; by our own list where ldd is missing."""
    site = site_packages(venv)
    ldd = shutil.which("ldd")
    if site is None or ldd is None:
        return list(_preflight().missing_libraries())
    qt = site / "PySide6"
    files = [qt / "Qt/plugins/platforms/libqxcb.so", *qt.glob("QtWidgets*.so"), *qt.glob("QtSvg*.so")]
    done = subprocess.run([ldd, *map(str, files)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return not_found(done.stdout)


def not_found(listing: str) -> list[str]:
    """The libraries that a listing of ldd calls missing, each once."""
    return sorted(set(re.findall(r"^\s*(\S+) => not found", listing, re.MULTILINE)))


def provide(packages: list[str], complaint: str, fatal: bool = True) -> None:
    """Installs Debian packages when we may; otherwise says which command does it."""
    preflight = _preflight()
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if packages and is_root and preflight.has_apt():
        names = " ".join(packages)
        say(either(f"Kingsbridge: installing {names} …", f"Kingsbridge: {names} wird installiert …"))
        if apt_install(packages):
            return
    command = preflight.apt_command(packages) if packages and preflight.has_apt() else ""
    remedy = either(f"Install it with: {command}", f"So wird es installiert: {command}")
    text = complaint if not command or command in complaint else f"{complaint} {remedy}"
    if fatal:
        raise SetupError(text)
    say(text)


def apt_install(packages: list[str]) -> bool:
    """Updates the package lists and installs; asks nothing. A list that cannot be updated may still be good enough."""
    quiet = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    subprocess.run(["apt-get", "update", "-q"], env=quiet, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    done = subprocess.run(
        ["apt-get", "install", "-y", "-q", "--no-install-recommends", *packages],
        env=quiet,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        say(done.stdout[-600:].strip())
    return done.returncode == 0


def _preflight() -> ModuleType:
    """The app's own knowledge of Qt's libraries; importable only from Python 3.11 on, hence not at the top."""
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    from kingsbridge_desktop import preflight

    return preflight

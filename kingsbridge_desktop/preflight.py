"""What must be true before Qt is loaded: a display that answers and the system libraries Qt needs.

Qt ends the whole process when one of them is missing, so this is asked first, with the standard library alone. The
sentences come from the same files as all others, read without Qt. What a start that goes well never needs is
imported where it is used.
"""

import importlib.util
import os
import re
import sys
from collections.abc import Callable, Iterable, Mapping, MutableMapping
from pathlib import Path

from kingsbridge_desktop.core.meta import QT_TRANSLATE_NOOP
from kingsbridge_desktop.text.language import from_linguist, known

# Library → Debian/Ubuntu package. The first group is needed to import PySide6 at all, the second by its X11 plugin.
IMPORT_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
    "libstdc++.so.6": "libstdc++6",
}
X11_LIBRARIES = {
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
# Desktops on Wayland that draw the frame of a window themselves; elsewhere Qt has to, with a plugin of its own.
FRAMING_DESKTOPS = {"kde", "lxqt", "xfce", "sway", "hyprland", "wlroots", "labwc", "wayfire", "river", "cosmic"}
FRAMES = "wayland-decoration-client"
USUAL_PLATFORMS = {"xcb", "wayland", "wayland-egl", "offscreen", "minimal", "windows", "cocoa"}
PROBE_PATIENCE = 15.0  # s
PACKAGES = IMPORT_LIBRARIES | X11_LIBRARIES

_SENTENCES = {
    "no_display": QT_TRANSLATE_NOOP(
        "preflight",
        "Kingsbridge needs a graphical display, and none was found; please start it from a desktop session.",
    ),
    "libraries": QT_TRANSLATE_NOOP(
        "preflight", "Kingsbridge cannot start because system libraries of Qt are missing: {names}. {remedy}"
    ),
    "remedy_apt": QT_TRANSLATE_NOOP("preflight", "Install them with: {command}"),
    "remedy_other": QT_TRANSLATE_NOOP("preflight", "Please install them with the package manager of your system."),
    "no_pyside": QT_TRANSLATE_NOOP(
        "preflight", "Kingsbridge cannot load PySide6: {reason}. Please install it again: {command}"
    ),
    "no_window": QT_TRANSLATE_NOOP(
        "preflight", "Kingsbridge could not open its window: {reason}. The log may tell more: {log}"
    ),
    "bad_platform": QT_TRANSLATE_NOOP(
        "preflight",
        "QT_QPA_PLATFORM asks for “{name}”, which does not work here; it is ignored. Possible are: {names}.",
    ),
    "no_frame": QT_TRANSLATE_NOOP(
        "preflight",
        "On this desktop the window has no frame, because a part of Qt is missing (wayland-decoration-client). Move it "
        "with the mouse while you hold the Super key, and close it with Ctrl+Q. Started with QT_QPA_PLATFORM=xcb it "
        "has a frame.",
    ),
    "half_copied": QT_TRANSLATE_NOOP(
        "preflight", "This copy of Kingsbridge is incomplete: {reason}. Please install it again."
    ),
}


def language(environ: Mapping[str, str] = os.environ) -> str:
    """The language of the person at the keyboard, as far as the system tells and we speak it."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environ.get(name):
            return known(value.split(":")[0].split(".")[0])
    import locale

    return known(locale.getlocale()[0] or "")


def sentence(key: str, lang: str | None = None, **parameters: str) -> str:
    """One of the few sentences that people may read before Qt can translate."""
    return from_linguist(lang or language()).say("preflight", _SENTENCES[key]).format(**parameters)


def problem(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> str | None:
    """Why no window can open here, as a sentence for people; None if nothing is in the way."""
    if not platform.startswith("linux"):
        return None
    chosen = environ.get("QT_QPA_PLATFORM", "").split(":")[0].split(";")[0]
    if chosen not in ("", "xcb", "wayland", "wayland-egl"):
        return None
    lang = language(environ)
    if chosen != "xcb" and _wayland_answers(environ):
        return None
    if not environ.get("DISPLAY") or chosen.startswith("wayland"):
        return sentence("no_display", lang)
    if missing := missing_libraries(X11_LIBRARIES):
        return libraries_sentence(missing, lang)
    if not _x11_answers(environ["DISPLAY"]):
        return sentence("no_display", lang)
    return None


def drop_bad_platform(
    environ: MutableMapping[str, str] = os.environ, probe: Callable[[], bool] | None = None
) -> str | None:
    """Forgets a QT_QPA_PLATFORM that Qt would end the process over; a sentence about it, None if all is well."""
    wish = environ.get("QT_QPA_PLATFORM", "")
    names = [name.split(":")[0].strip().lower() for name in wish.split(";")]
    there = platforms()
    if not wish or not there:
        return None
    works = any(name in there for name in names)
    if works and not any(name in USUAL_PLATFORMS for name in names):
        works = (probe or _platform_answers)()
    if works:
        return None
    del environ["QT_QPA_PLATFORM"]
    usable = ", ".join(sorted(there & USUAL_PLATFORMS))
    return sentence("bad_platform", language(environ), name=_printable(wish)[:60], names=usable)


def platforms() -> set[str]:
    """The names of the window systems that the installed Qt knows."""
    found = {
        path.name.split(".")[0].removeprefix("lib").removeprefix("q").lower() for path in _plugins("platforms", "*q*")
    }
    if any(name.startswith("wayland") for name in found):
        found |= {"wayland", "wayland-egl"}
    return found


def no_frame(platform: str, environ: Mapping[str, str] = os.environ) -> str | None:
    """What to say of a window that nobody draws a frame around; None if there is one. `platform` is Qt's."""
    desktops = {name.strip().lower() for name in environ.get("XDG_CURRENT_DESKTOP", "").split(":")}
    if not platform.startswith("wayland") or desktops & FRAMING_DESKTOPS or _plugins(FRAMES, "*"):
        return None
    return sentence("no_frame", language(environ))


def _plugins(folder: str, pattern: str) -> list[Path]:
    """The plugins of this kind that the installed Qt has."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        return []
    root = Path(next(iter(spec.submodule_search_locations)))
    return [path for above in ("Qt/plugins", "plugins") for path in (root / above / folder).glob(pattern)]


def _platform_answers() -> bool:
    """Tries an unusual window system in another process, which may end as it likes."""
    if getattr(sys, "frozen", False):
        return True  # there is no Python to ask
    import subprocess

    code = "from PySide6.QtGui import QGuiApplication; QGuiApplication(['x'])"
    try:
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=PROBE_PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def _printable(words: str) -> str:
    """What came from the system, whatever bytes it had."""
    return os.fsencode(words).decode("utf-8", "replace")


def missing_libraries(names: Iterable[str] = PACKAGES, load: Callable[[str], object] | None = None) -> list[str]:
    """Those of the libraries that the system's loader does not find."""
    import ctypes

    missing = []
    for name in names:
        try:
            (load or ctypes.CDLL)(name)
        except OSError:
            missing.append(name)
    return missing


def library_in(error: ImportError) -> str | None:
    """The library that the loader missed, read from the text of an ImportError."""
    found = re.search(r"(lib[\w.+-]+\.so[\w.]*): cannot open shared object file", str(error))
    return found[1] if found else None


def packages_of(libraries: Iterable[str]) -> list[str]:
    """The Debian packages that hold these libraries, sorted; unknown libraries are left out."""
    return sorted({PACKAGES[name] for name in libraries if name in PACKAGES})


def apt_command(packages: Iterable[str], root: bool | None = None) -> str:
    """The exact command that installs the packages, as the present user must type it."""
    if root is None:
        root = hasattr(os, "geteuid") and os.geteuid() == 0
    sudo = "" if root else "sudo "
    return f"{sudo}apt-get update && {sudo}apt-get install -y {' '.join(packages)}"


def has_apt(root: Path = Path("/")) -> bool:
    """Whether this is Debian, Ubuntu or one of their children."""
    return (root / "etc/debian_version").exists() and (root / "usr/bin/apt-get").exists()


def libraries_sentence(libraries: Iterable[str], lang: str | None = None, apt: bool | None = None) -> str:
    """Names the missing libraries and the command that brings them."""
    libraries = list(libraries)
    packages = packages_of(libraries)
    if packages and (has_apt() if apt is None else apt):
        remedy = sentence("remedy_apt", lang, command=apt_command(packages))
    else:
        remedy = sentence("remedy_other", lang)
    return sentence("libraries", lang, names=", ".join(libraries), remedy=remedy)


def import_sentence(error: ImportError) -> str:
    """Explains a failed import of the window: a system library, PySide6 itself, or a part of our own."""
    if library := library_in(error):
        others = missing_libraries() if sys.platform.startswith("linux") else []
        return libraries_sentence(dict.fromkeys([library, *others]))
    is_bundle = getattr(sys, "frozen", False)  # there is no pip in it
    if not is_bundle and (error.name or "").split(".")[0] in ("PySide6", "shiboken6"):
        command = f"{sys.executable} -m pip install --force-reinstall PySide6-Essentials"
        return sentence("no_pyside", reason=str(error), command=command)
    return sentence("half_copied", reason=str(error))


def _wayland_answers(environ: Mapping[str, str]) -> bool:
    name = environ.get("WAYLAND_DISPLAY")
    if not name:
        return False
    return (Path(environ.get("XDG_RUNTIME_DIR", "/nonexistent")) / name).exists()


def _x11_answers(display: str) -> bool:
    """Opens and closes one connection: a DISPLAY left over from a closed session would make Qt abort."""
    import ctypes

    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(display.encode(), None)
    failed = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not failed

"""What goes into the program that people download: the modules, the data and the parts of Qt, each said here once.

The PyInstaller description (kingsbridge.spec) reads these lists, and a test holds every module that is imported by its
name against them: PyInstaller finds only what stands in an import statement.
"""

from __future__ import annotations

import importlib.util
import subprocess
from pathlib import Path, PurePosixPath

import bootstrap

PACKAGE = "kingsbridge_desktop"
ENTRY = bootstrap.ROOT / PACKAGE / "__main__.py"
FONT_PACKAGE = "font_source_serif_pro"
HIDDEN_MODULES = ("miniaudio", "_cffi_backend")  # the sound, and what its library asks for by name
LANGUAGES_OF_QT = ("qtbase_",)  # the words of Qt's own dialogs

# Nothing of ours needs them, and each would bring more along: networks and their ciphers, other windows, test tools.
EXCLUDED_MODULES = (
    *("PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtOpenGL", "PySide6.QtSvg", "PySide6.QtDBus", "PySide6.QtTest"),
    *("tkinter", "unittest", "pydoc", "pydoc_data", "doctest", "lib2to3", "test", "idlelib", "ensurepip", "venv"),
    *("numpy", "scipy", "PIL", "chess", "hypothesis", "pytest", "_pytest", "mypy", "setuptools", "pip", "wheel"),
    *("ssl", "_ssl", "_hashlib", "curses", "readline", "asyncio", "xmlrpc", "ftplib", "IPython"),
)

# Plugins of Qt by folder; "*" means all of them. What is not named stays out, above all the theme that loads GTK.
QT_PLUGINS = {
    "platforms": ("qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"),
    "imageformats": ("qwebp", "qico"),
    "platforminputcontexts": ("compose", "ibus"),
    "platformthemes": ("xdgdesktopportal",),
    "styles": ("*",),
    "wayland-decoration-client": ("*",),
    "wayland-shell-integration": ("xdg-shell", "qt-shell"),
    "wayland-graphics-integration-client": ("qt-plugin-wayland-egl", "wayland-egl"),
}


def our_modules(root: Path = bootstrap.ROOT) -> list[str]:
    """Every module of the program, whether an import statement names it or not."""
    found = []
    for path in _files(root, PACKAGE):
        if path.suffix == ".py":
            parts = path.relative_to(root).with_suffix("").parts
            found.append(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    return sorted(found)


def our_data(root: Path = bootstrap.ROOT) -> list[tuple[Path, str]]:
    """Art, data and translations with the folder inside the bundle that `resources` looks for."""
    found = []
    for folder in ("assets", "translations"):
        for path in _files(root, folder):
            inside = PurePosixPath(PACKAGE, f"_{folder}", *path.parent.relative_to(root / folder).parts)
            found.append((path, str(inside)))
    return sorted(found)


def font_data() -> list[tuple[Path, str]]:
    """The files of the serif that the window loads, under the name of their package."""
    spec = importlib.util.find_spec(FONT_PACKAGE)
    if spec is None or not spec.submodule_search_locations:
        raise SystemExit(f"the package {FONT_PACKAGE} is not installed")
    folder = Path(next(iter(spec.submodule_search_locations)))
    return sorted((path, f"{FONT_PACKAGE}/files") for path in (folder / "files").glob("*.ttf") if _is_used(path))


def _is_used(font: Path) -> bool:
    from kingsbridge_desktop.ui.fonts import FILE_NAMES

    return font.name in FILE_NAMES


def planned_files() -> list[str]:
    """Where every data file lies inside the bundle."""
    return sorted(f"{inside}/{path.name}" for path, inside in [*our_data(), *font_data()])


def planned() -> list[str]:
    """Everything of ours that goes in: modules, then files."""
    return [*our_modules(), *planned_files()]


def wanted_of_qt(inside: str, languages: tuple[str, ...]) -> bool:
    """Whether a file that PyInstaller found belongs into the bundle, by its path inside it."""
    parts = PurePosixPath(inside.replace("\\", "/")).parts
    if "translations" in parts and "PySide6" in parts:
        return any(parts[-1] == f"{prefix}{code}.qm" for prefix in LANGUAGES_OF_QT for code in languages)
    if "qml" in parts and "PySide6" in parts:
        return False
    if "plugins" in parts:
        folder, name = parts[-2], parts[-1].removeprefix("lib")
        return any(start == "*" or name.startswith(start) for start in QT_PLUGINS.get(folder, ()))
    return True


def _files(root: Path, folder: str) -> list[Path]:
    """The files of a folder that belong to the project; without git everything that is no leftover of Python."""
    try:
        listing = subprocess.run(
            ["git", "ls-files", "-z", "--cached", folder], cwd=root, capture_output=True, text=True, check=True
        ).stdout
        tracked = [root / name for name in listing.split("\0") if name]
        if tracked:
            return [path for path in tracked if path.is_file()]
    except (OSError, subprocess.CalledProcessError):
        pass
    return [path for path in sorted((root / folder).rglob("*")) if path.is_file() and "__pycache__" not in path.parts]

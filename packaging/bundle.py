"""Makes the program that people download, for the system it runs on: python3 packaging/bundle.py

Linux: a .tar.xz with an install.sh for one user, and a .deb. Windows: a zip, and with Inno Setup an installer. macOS:
an .app in a zip, and a .dmg. Everything lies in dist/ afterwards, with a list of all files and their checksums. The
same commit gives the same list of files. Rules and bots are compiled (compiled.py), which takes a C compiler and some
minutes; `--plain` leaves them as they are. `--list` only prints what would go in, `--folder` packs nothing.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import bootstrap

sys.path.insert(0, str(bootstrap.ROOT))  # the environment is made later, if need be

import bundle_list
import bundle_pack
import bundle_parts
import compiled
import desktop_files

SPEC = bootstrap.ROOT / "packaging" / "kingsbridge.spec"
FORBIDDEN = ("gtk", "gdk", "qml", "quick", "webengine", "libcrypto")  # words of files that must not be inside


class BuildError(Exception):
    """No bundle was made; the text is a sentence for people."""


def main(argv: list[str]) -> int:
    """Builds; 1 with the reason on stderr if it could not."""
    parser = argparse.ArgumentParser(prog="bundle.py", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--list", action="store_true", help="print the modules and files that would go in")
    parser.add_argument("--folder", action="store_true", help="make the folder, pack nothing")
    parser.add_argument("--plain", action="store_true", help="leave rules and bots as they are; needs no C compiler")
    parser.add_argument("--out", type=Path, default=bootstrap.ROOT / "dist", help="where to (dist)")
    options = parser.parse_args(argv)
    if options.list:
        print("\n".join(bundle_list.planned()))
        return 0
    try:
        if importlib.util.find_spec("PyInstaller") is None:
            return subprocess.call([str(bootstrap.ensure(("bundle", "sound"))), __file__, *argv])
        folder = build(options.out.resolve(), is_compiled=not options.plain)
        if not options.folder:
            for made in bundle_pack.pack(folder, options.out.resolve()):
                print(f"{made.stat().st_size / 1e6:6.1f} MB  {made.name}")
    except compiled.CannotCompile as error:
        bootstrap.say(f"{error}\nWithout a C compiler: python3 packaging/bundle.py --plain")
        return 1
    except (BuildError, bootstrap.SetupError, bundle_pack.PackError) as error:
        bootstrap.say(str(error))
        return 1
    except OSError as error:  # no space, no right to write
        bootstrap.say(f"No bundle was made: {error.strerror or error} ({error.filename or options.out})")
        return 1
    return 0


def build(out: Path, is_compiled: bool) -> Path:
    """The folder program, complete and looked over."""
    work, folder = out / "work", out / "kingsbridge"
    work.mkdir(parents=True, exist_ok=True)
    tree = bootstrap.ROOT
    if is_compiled:
        tree = work / "compiled"
        shutil.rmtree(tree, ignore_errors=True)  # a module that was taken out of the sources must not stay
        tree.mkdir()
        compiled.copy_tree(tree)
        compiled.compile_tree(tree)
    (work / "kingsbridge.ico").write_bytes(desktop_files.ico())
    (work / "kingsbridge.icns").write_bytes(desktop_files.icns())
    environment = dict(
        os.environ,
        PYTHONHASHSEED="0",
        SOURCE_DATE_EPOCH=str(desktop_files.build_time()),
        KINGSBRIDGE_ICONS=str(work),
        KINGSBRIDGE_TREE=str(tree),
        QT_QPA_PLATFORM="offscreen",
    )
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(out), "--workpath", str(work), str(SPEC)]
    if subprocess.call(command, env=environment):
        raise BuildError("PyInstaller failed; its last lines say why.")
    strip(folder)
    bundle_parts.write_licences(folder / "licences", bootstrap.ROOT)
    if sys.platform.startswith("linux"):
        desktop_files.write_share(folder / "share")
        for name in ("install.sh", "launcher.sh"):
            shutil.copyfile(desktop_files.HERE / name, folder / name)
            (folder / name).chmod(0o755)
    look_over(folder, work, tree)
    try_out(folder / ("kingsbridge.exe" if sys.platform == "win32" else "kingsbridge"))
    return folder


def strip(folder: Path) -> None:
    """Takes debug symbols out of Python's own libraries; those of the wheels have none."""
    tool = shutil.which("strip")
    if tool is None or not sys.platform.startswith("linux"):
        return
    own = [*folder.glob("lib/libpython*"), *folder.glob("lib/python*/lib-dynload/*.so")]
    own += folder.glob(f"lib/{bundle_list.PACKAGE}/**/*.so")
    subprocess.run([tool, "--strip-unneeded", *map(str, own)], check=True)


def look_over(folder: Path, work: Path, tree: Path) -> None:
    """Refuses a bundle that lacks a module or a file of ours, or holds what must not be in it."""
    archive = (work / "kingsbridge" / "PYZ-00.toc").read_text(encoding="utf-8")
    entry = f"{bundle_list.PACKAGE}.__main__"  # it is the program itself, not a module in the archive
    libraries_of_ours = compiled.extensions(tree)
    elsewhere = {entry, *map(compiled.module_of, libraries_of_ours)}
    lost = [name for name in bundle_list.our_modules() if f"('{name}'," not in archive and name not in elsewhere]
    inside = {path.as_posix() for path in bundle_parts.files_of(folder)}
    lost += [path.as_posix() for path in libraries_of_ours if f"lib/{path.as_posix()}" not in inside]
    if libraries_of_ours:  # editions run the sources
        lost += [path.as_posix() for path in compiled.sources(tree) if f"lib/{path.as_posix()}" not in inside]
    lost += [place for place in bundle_list.planned_files() if f"lib/{place}" not in inside]
    if lost:
        raise BuildError(f"The bundle lacks: {', '.join(lost[:20])}")
    libraries = [path for path in inside if ".so" in path or path.endswith((".dll", ".dylib"))]
    foreign = [path for path in libraries if any(word in path.lower() for word in FORBIDDEN)]
    if foreign:
        raise BuildError(f"The bundle holds what it should not: {', '.join(sorted(foreign)[:20])}")


def try_out(program: Path) -> None:
    """Refuses a bundle that does not find itself well, or in which bots do not play every game to its end."""
    from kingsbridge_desktop.core.registry import game_ids

    table = ("--seats", "easy,greedy,random", "--games", "1", "--iterations", "5", "--seed", "1")
    with tempfile.TemporaryDirectory() as home:
        surrounding = dict(os.environ, KINGSBRIDGE_HOME=home, QT_QPA_PLATFORM="offscreen", LANGUAGE="en")
        for words in (["doctor"], *(["simulate", "--game", game, *table] for game in game_ids())):
            done = subprocess.run([str(program), *words], env=surrounding, capture_output=True, text=True)
            if done.returncode:
                raise BuildError(f"The bundle fails at {' '.join(words)}:\n{done.stdout[-1500:]}{done.stderr[-1500:]}")


def checksums(folder: Path) -> list[str]:
    """A line for every file of a folder: its checksum, or where it points."""
    lines = []
    for path in bundle_parts.files_of(folder):
        whole = folder / path
        told = f"-> {os.readlink(whole)}" if whole.is_symlink() else hashlib.sha256(whole.read_bytes()).hexdigest()
        lines.append(f"{told}  {path.as_posix()}")
    return lines


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Prepares a release and publishes nothing: python3 packaging/release.py check | set VERSION | tag | sums FOLDER.

check   says whether this commit can be released: one version everywhere, a dated changelog, nothing uncommitted
set     writes a version into the one place that holds it, and today's date into the changelog
tag     prints the text of the annotated tag, made from the changelog
sums    writes SHA256SUMS for the packages in a folder

The version stands in kingsbridge_desktop/__init__.py; the wheel, the bundles and the help read it from there.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import bootstrap
import changelog

PLACE = bootstrap.ROOT / "kingsbridge_desktop" / "__init__.py"
_VERSION = re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE)
PACKAGES = (".tar.xz", ".deb", ".zip", ".exe", ".dmg", ".whl", ".tar.gz", ".AppImage", ".flatpak")


class NotReady(Exception):
    """This cannot be released; the text says why, a reason a line."""


def main(argv: list[str]) -> int:
    """Runs one command; 1 with the reasons on stderr."""
    parser = argparse.ArgumentParser(prog="release.py", description=(__doc__ or "").splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("check")
    setting = commands.add_parser("set")
    setting.add_argument("version")
    commands.add_parser("tag")
    summing = commands.add_parser("sums")
    summing.add_argument("folder", type=Path)
    options = parser.parse_args(argv)
    try:
        if options.command == "check":
            check()
            print(f"{version()} can be released")
        elif options.command == "set":
            set_version(options.version)
        elif options.command == "tag":
            print(tag_text(), end="")
        else:
            print(write_sums(options.folder))
    except (NotReady, changelog.Unreadable) as error:
        bootstrap.say(str(error))
        return 1
    return 0


def version(place: Path = PLACE) -> str:
    """The version of this tree."""
    found = _VERSION.search(place.read_text(encoding="utf-8"))
    if found is None:
        raise NotReady(f"{place.name} holds no version")
    return found[1]


def check() -> None:
    """Raises with every reason against a release."""
    reasons = []
    newest = changelog.releases()[0]
    if newest.version != version():
        reasons.append(f"The changelog begins with {newest.version}, the program says {version()}.")
    if not newest.date:
        reasons.append(f"{newest.version} is still in work in the changelog: 'release.py set' dates it.")
    if not newest.lines:
        reasons.append(f"The changelog says nothing about {newest.version}.")
    if _git("status", "--porcelain"):
        reasons.append("Something is not committed.")
    if _git("tag", "--list", f"v{version()}"):
        reasons.append(f"v{version()} is already tagged.")
    if reasons:
        raise NotReady("\n".join(reasons))


def set_version(wanted: str, place: Path = PLACE, notes: Path = changelog.FILE) -> None:
    """Writes the version, and dates its part of the changelog."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", wanted):
        raise NotReady(f"{wanted!r} is no version such as 1.2.3")
    newest = changelog.releases(notes)[0]
    if newest.version != wanted:
        raise NotReady(f"The changelog begins with {newest.version}; write the part of {wanted} first.")
    text = place.read_text(encoding="utf-8")
    place.write_text(_VERSION.sub(f'__version__ = "{wanted}"', text), encoding="utf-8")
    today = time.strftime("%Y-%m-%d")
    words = notes.read_text(encoding="utf-8").replace(f"## {wanted} – in work", f"## {wanted} – {today}", 1)
    notes.write_text(words, encoding="utf-8")


def tag_text() -> str:
    """What the annotated tag says: the version, then what is new, in lines of 72."""
    newest = changelog.releases()[0]
    lines = [f"Kingsbridge {newest.version}", ""]
    if newest.intro:
        lines += [textwrap.fill(changelog.plain(newest.intro), 72), ""]
    lines += [textwrap.fill(f"- {changelog.plain(line)}", 72, subsequent_indent="  ") for line in newest.lines]
    return "\n".join(lines) + "\n"


def write_sums(folder: Path) -> Path:
    """SHA256SUMS beside the packages, in the form that sha256sum -c reads."""
    packages = sorted(path for path in folder.iterdir() if path.is_file() and path.name.endswith(PACKAGES))
    if not packages:
        raise NotReady(f"There is no package in {folder}.")
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}" for path in packages]
    target = folder / "SHA256SUMS"
    target.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return target


def _git(*words: str) -> str:
    try:
        done = subprocess.run(["git", *words], cwd=bootstrap.ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise NotReady(f"git cannot be asked: {error}") from error
    return done.stdout.strip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

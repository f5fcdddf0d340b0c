"""What people download: everything the program loads by name is inside, and the desktop is told the truth."""

import ast
import gzip
import io
import lzma
import os
import shutil
import struct
import subprocess
import sys
import tarfile
import xml.etree.ElementTree as ElementTree
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import bundle
import bundle_list
import bundle_pack
import bundle_parts
import changelog
import desktop_files
import manual
from kingsbridge_desktop.command_line import COMMANDS
from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.text.language import languages

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "kingsbridge_desktop"


def modules_named_in_the_sources():
    """Every module that a string of the sources names, and every one that is put together for a game."""
    found = set()
    for path in (ROOT / PACKAGE).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(f"{PACKAGE}."):
                found.add(node.value)
    for game in game_ids():
        prefixes = {name for name in found if not name.endswith(".py")}
        found |= {
            f"{PACKAGE}.{name}"
            for name in (
                *(f"games.{game}.{part}" for part in ("meta", "rules", "data", "tables")),
                *(f"ui.games.{game}.{part}" for part in ("view", "sheets")),
                f"text.{game}",
                f"bots.eval.{game}",
                f"saves.from_format_2.{game}",
            )
        }
        assert prefixes
    return {name for name in found if _exists(name)}


def _exists(name):
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def imports_of(path: Path) -> set[str]:
    """Every module that a file imports, at its head or later."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found |= {node.module, *(f"{node.module}.{name.name}" for name in node.names if node.module == "PySide6")}
    return found


def is_left_out(name: str) -> bool:
    return any(name == one or name.startswith(f"{one}.") for one in bundle_list.EXCLUDED_MODULES)


class TestList:
    def test_every_module_imported_by_name_is_in_the_bundle(self):
        named = modules_named_in_the_sources()
        assert {f"{PACKAGE}.games.pillars.rules", f"{PACKAGE}.ui.app", COMMANDS["engine"].module} <= named
        assert named <= set(bundle_list.our_modules())

    def test_nothing_that_a_module_imports_is_left_out(self):
        """Such as the database behind the chronicle, wherever that is. Films as GIF and a yardstick do without."""
        imported = {name for path in (ROOT / PACKAGE).rglob("*.py") for name in imports_of(path)}
        assert {"sqlite3", "PySide6.QtNetwork", "multiprocessing"} <= imported
        assert {name for name in imported if is_left_out(name)} == {"PIL", "chess"}

    @pytest.mark.parametrize("room", ["games", "text", "bots.eval", "ui.games", "saves.from_format_2"])
    def test_every_game_has_its_part_of_a_room_in_the_bundle(self, room):
        """As far as it has one: a new game begins with its rules alone."""
        modules, folder = bundle_list.our_modules(), ROOT.joinpath(PACKAGE, *room.split("."))
        parts = [game for game in game_ids() if (folder / game).is_dir() or (folder / f"{game}.py").exists()]
        assert len(parts) >= 4
        for game in parts:
            assert any(name.startswith(f"{PACKAGE}.{room}.{game}") for name in modules)

    def test_every_file_of_the_program_is_in_the_bundle(self):
        planned = set(bundle_list.planned_files())
        for path in (ROOT / "assets").rglob("*"):
            if path.is_file():
                assert f"{PACKAGE}/_assets/{path.relative_to(ROOT / 'assets').as_posix()}" in planned
        for code in languages():
            assert f"{PACKAGE}/_translations/kingsbridge_{code}.ts" in planned
            assert f"{PACKAGE}/_translations/kingsbridge_{code}.qm" in planned
        assert "font_source_serif_pro/files/SourceSerifPro-Regular.ttf" in planned

    def test_the_list_is_the_same_every_time(self):
        command = [sys.executable, str(ROOT / "packaging/bundle.py"), "--list"]
        first, second = (
            subprocess.run(command, capture_output=True, text=True, check=True, env={**os.environ, "PYTHONHASHSEED": n})
            for n in ("1", "2")
        )
        assert first.stdout == second.stdout
        assert first.stdout.splitlines() == bundle_list.planned()

    @pytest.mark.parametrize(
        ("inside", "wanted"),
        [
            ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
            ("PySide6/Qt/plugins/wayland-decoration-client/libadwaita.so", True),
            ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
            ("PySide6/Qt/plugins/tls/libqopensslbackend.so", False),
            ("PySide6/plugins/platforms/qwindows.dll", True),
            ("PySide6\\translations\\qtbase_de.qm", True),
            ("PySide6/Qt/translations/qtbase_fr.qm", False),
            ("PySide6/Qt/qml/QtQuick/qmldir", False),
            ("kingsbridge_desktop/_translations/kingsbridge_de.qm", True),
        ],
    )
    def test_only_the_parts_of_qt_that_are_used_go_in(self, inside, wanted):
        assert bundle_list.wanted_of_qt(inside, ("de", "en")) == wanted


class TestPacking:
    def test_the_command_of_the_readme_needs_no_environment(self):
        """Whoever builds has nothing but Python: the script itself makes what it needs."""
        command = [sys.executable, "-E", "-S", str(ROOT / "packaging/bundle.py"), "--help"]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        assert "--plain" in done.stdout

    def test_the_archive_is_the_same_every_time_and_tar_reads_it(self, tmp_path, monkeypatch):
        folder = tmp_path / "folder"
        (folder / "lib").mkdir(parents=True)
        (folder / "kingsbridge").write_bytes(bytes(range(256)) * 400)
        (folder / "kingsbridge").chmod(0o755)
        (folder / "lib/text").write_text("words")
        (folder / "lib/link").symlink_to("text")
        monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
        first, second = (bundle_pack.tar(folder, tmp_path / name) for name in ("a.tar.xz", "b.tar.xz"))
        assert first.read_bytes() == second.read_bytes()
        with tarfile.open(first) as archive:
            entries = {Path(entry.name).name: entry for entry in archive}
        assert {name: entry.mode for name, entry in entries.items() if entry.isreg()} == {
            "kingsbridge": 0o755,
            "text": 0o644,
        }
        assert entries["link"].linkname == "text"
        assert {entry.mtime for entry in entries.values()} == {1700000000}

    @pytest.mark.skipif(sys.platform == "win32", reason="a script of the shell")
    def test_a_bundle_that_does_not_play_is_refused(self, tmp_path):
        program = tmp_path / "kingsbridge"
        program.write_text('#!/bin/sh\necho "$@" >> "$0.log"\n[ "$3" != pillars ] || { echo "no Bot" >&2; exit 1; }\n')
        program.chmod(0o755)
        with pytest.raises(bundle.BuildError, match=r"(?s)simulate --game pillars .*no Bot"):
            bundle.try_out(program)
        assert (tmp_path / "kingsbridge.log").read_text().startswith("doctor\n")

    def test_machine_code_is_packed_as_such_where_xz_knows_it(self):
        assert [one["id"] for one in bundle_pack.compression("x86_64")] == [lzma.FILTER_X86, lzma.FILTER_LZMA2]
        assert [one["id"] for one in bundle_pack.compression("riscv64")] == [lzma.FILTER_LZMA2]

    @pytest.mark.skipif(find_spec("PyInstaller") is None, reason="not installed")
    def test_parts_of_glibc_stay_with_the_system(self, tmp_path):
        """A library that belongs to another glibc would not load, and nothing would sound."""
        entries = [("libmvec.so.1", "/nowhere", "BINARY"), ("x.so", sys.executable, "EXTENSION")]
        assert [one[0] for one in bundle_parts.needed(entries)] == ["x.so"]


class TestDesktop:
    def test_the_entry_opens_saves_and_has_both_languages(self):
        text = (desktop_files.HERE / "kingsbridge.desktop").read_text(encoding="utf-8")
        entry = dict(line.split("=", 1) for line in text.split("\n\n")[0].splitlines()[1:])
        assert entry["Exec"] == "kingsbridge %f"
        assert entry["MimeType"] == "application/x-kingsbridge;"
        for key in ("GenericName", "Comment", "Keywords"):
            assert entry[key] != entry[f"{key}[de]"]
        for action in entry["Actions"].strip(";").split(";"):
            assert f"[Desktop Action {action}]" in text

    @pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="not installed")
    def test_the_entry_is_valid(self):
        entry = str(desktop_files.HERE / "kingsbridge.desktop")
        assert subprocess.run(["desktop-file-validate", entry], capture_output=True, text=True).stdout == ""

    def test_the_notes_of_the_newest_release_are_in_the_metainfo(self):
        root = ElementTree.fromstring(desktop_files.metainfo())
        newest = root.find("releases/release")
        assert newest is not None
        assert newest.get("version") == changelog.releases()[0].version
        words = [node.text or "" for node in newest.iter("li")]
        assert words
        assert not any(mark in word for word in words for mark in "*`")

    @pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="not installed")
    def test_the_metainfo_is_valid(self, tmp_path):
        file = tmp_path / "local.kingsbridge.kingsbridge.metainfo.xml"
        file.write_text(desktop_files.metainfo(), encoding="utf-8")
        assert subprocess.run(["appstreamcli", "validate", "--no-net", str(file)]).returncode == 0

    def test_the_icons_of_other_systems_hold_every_size(self, qapp):
        ico, icns = desktop_files.ico(), desktop_files.icns()
        assert struct.unpack("<HHH", ico[:6]) == (0, 1, 7)
        assert icns[:4] == b"icns"
        assert struct.unpack(">I", icns[4:8])[0] == len(icns)
        assert icns.count(b"\x89PNG") == 6

    @pytest.mark.parametrize("name", ["kingsbridge", "kingsbridge-symbolic", "application-x-kingsbridge"])
    def test_a_drawn_icon_is_only_paths(self, name):
        root = ElementTree.parse(desktop_files.HERE / "icons" / f"{name}.svg").getroot()
        assert {node.tag.split("}")[1] for node in root.iter()} == {"svg", "path"}

    def test_everything_for_the_desktop_is_the_same_every_time(self, tmp_path, qapp):
        for name in ("a", "b"):
            desktop_files.write_share(tmp_path / name)
        first, second = (
            {p.relative_to(tmp_path / n): p.read_bytes() for p in (tmp_path / n).rglob("*.*") if p.is_file()}
            for n in ("a", "b")
        )
        assert first == second
        assert Path("man/de/man6/kingsbridge.6.gz") in first


class TestManual:
    @pytest.mark.parametrize("code", list(manual.WORDS))
    def test_it_names_every_command_and_option(self, code):
        text = manual.manual(code, "2026-01-01")
        for word in (*COMMANDS, "new\\-window", "continue", "iterations", "no\\-window"):
            assert word in text
        assert "bench\\-start" not in text

    def test_every_language_has_one(self):
        assert set(manual.WORDS) == set(languages())

    @pytest.mark.skipif(shutil.which("bash") is None, reason="not installed")
    @pytest.mark.parametrize(
        ("words", "found"),
        [
            (["s"], "simulate"),
            (["simulate", "--game", "web"], "web_of_power"),
            (["bench", "--no"], "--no-window"),
            (["--new-w"], "--new-window"),
        ],
    )
    def test_bash_completes_it(self, words, found, tmp_path):
        script = tmp_path / "completion"
        script.write_text(manual.bash_completion())
        line = (
            f"COMP_WORDS=(kingsbridge {' '.join(words)}); COMP_CWORD={len(words)}; _kingsbridge; echo ${{COMPREPLY[@]}}"
        )
        told = subprocess.run(
            ["bash", "-c", f"compopt() {{ :; }}; . {script}; {line}"], cwd=tmp_path, capture_output=True, text=True
        )
        assert told.stdout.split() == [found]

    def test_the_other_shells_know_the_same_options(self):
        for text in (manual.zsh_completion(), manual.fish_completion()):
            assert all(name in text for name in (*COMMANDS, "iterations", "new-window"))


class TestChangelog:
    def test_a_head_without_a_date_is_refused(self, tmp_path):
        (tmp_path / "C.md").write_text("# new\n\n## 1.0.0\n\n- a\n", encoding="utf-8")
        with pytest.raises(changelog.Unreadable, match=r"1\.0\.0"):
            changelog.releases(tmp_path / "C.md")

    def test_lines_are_joined_and_marks_dropped(self, tmp_path):
        (tmp_path / "C.md").write_text(
            "# new\n\n## 1.0.0 – 2026-01-31\n\nHello.\n\n- one *game*\n  and `more`\n- two\n", encoding="utf-8"
        )
        (release,) = changelog.releases(tmp_path / "C.md")
        assert (release.version, release.date, release.intro) == ("1.0.0", "2026-01-31", "Hello.")
        assert [changelog.plain(line) for line in release.lines] == ["one game and more", "two"]


@pytest.mark.skipif(sys.platform == "win32", reason="a script of the shell")
class TestInstaller:
    @pytest.fixture
    def unpacked(self, tmp_path):
        """A folder as the archive has it, with a program that prints its arguments."""
        folder = tmp_path / "unpacked folder"
        for name in ("lib", "licences", "share/applications", "share/mime/packages"):
            (folder / name).mkdir(parents=True)
        program = folder / "kingsbridge"
        program.write_text('#!/bin/sh\necho "played $*"\n')
        program.chmod(0o755)
        (folder / "lib/x").write_text("x")
        (folder / "licences/x").write_text("x")
        for name in ("install.sh", "launcher.sh"):
            shutil.copy(desktop_files.HERE / name, folder / name)
        shutil.copy(desktop_files.HERE / "kingsbridge.desktop", folder / "share/applications/kingsbridge.desktop")
        shutil.copy(desktop_files.HERE / "kingsbridge-mime.xml", folder / "share/mime/packages/kingsbridge.xml")
        return folder

    def run(self, folder, *arguments, lang="en_GB.UTF-8"):
        home = folder.parent / "home with space"
        home.mkdir(exist_ok=True)
        env = {"HOME": str(home), "PATH": os.environ["PATH"], "LANG": lang}
        done = subprocess.run(
            ["sh", str(folder / "install.sh"), *arguments], env=env, capture_output=True, text=True, encoding="utf-8"
        )
        return home, done

    def test_it_installs_for_one_user_and_the_program_starts(self, unpacked):
        home, done = self.run(unpacked)
        assert done.returncode == 0, done.stderr
        told = subprocess.run([str(home / ".local/bin/kingsbridge"), "a b"], capture_output=True, text=True)
        assert told.stdout == "played a b\n"
        entry = (home / ".local/share/applications/kingsbridge.desktop").read_text(encoding="utf-8")
        assert f'Exec="{home}/.local/bin/kingsbridge" %f' in entry
        assert f"TryExec={home}/.local/bin/kingsbridge" in entry

    def test_it_leaves_nothing_but_the_games(self, unpacked):
        home, _ = self.run(unpacked)
        games = home / ".local/share/Kingsbridge/saves"
        games.mkdir(parents=True)
        (games / "mine.kingsbridge").write_text("{}")
        _, done = self.run(unpacked, "--uninstall")
        assert done.returncode == 0, done.stderr
        left = [path.relative_to(home).as_posix() for path in home.rglob("*") if path.is_file()]
        assert left == [".local/share/Kingsbridge/saves/mine.kingsbridge"]
        assert not (home / ".local/bin").exists()

    def test_the_unpacked_folder_may_go_after_installing(self, unpacked):
        home, _ = self.run(unpacked)
        shutil.rmtree(unpacked)
        told = subprocess.run([str(home / ".local/bin/kingsbridge")], capture_output=True, text=True)
        assert told.returncode == 0

    @pytest.mark.parametrize(("lang", "words"), [("de_DE.UTF-8", "nicht mehr in seinem"), ("en_GB.UTF-8", "no longer")])
    def test_a_program_that_was_moved_is_missed_in_a_sentence(self, unpacked, lang, words):
        home, _ = self.run(unpacked)
        (home / ".local/lib/kingsbridge").rename(home / "elsewhere")
        told = subprocess.run(
            [str(home / ".local/bin/kingsbridge")],
            env={"PATH": "/bin:/usr/bin", "LANG": lang},
            capture_output=True,
            text=True,
            encoding="utf-8",
        )
        assert told.returncode == 2
        assert words in told.stderr

    def test_half_an_archive_is_refused(self, unpacked):
        shutil.rmtree(unpacked / "lib")
        home, done = self.run(unpacked, lang="de_DE.UTF-8")
        assert done.returncode == 1
        assert "nicht vollständig" in done.stderr
        assert not (home / ".local").exists()

    def test_installing_again_replaces_what_was_there(self, unpacked):
        home, _ = self.run(unpacked)
        (unpacked / "lib/x").unlink()
        (unpacked / "lib/y").write_text("y")
        _, done = self.run(unpacked)
        assert done.returncode == 0, done.stderr
        assert [path.name for path in (home / ".local/lib/kingsbridge/lib").iterdir()] == ["y"]

    @pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
    def test_no_right_to_write_is_said(self, unpacked):
        home = unpacked.parent / "home with space"
        home.mkdir()
        home.chmod(0o500)
        _, done = self.run(unpacked)
        home.chmod(0o700)
        assert done.returncode == 1
        assert "no right to write" in done.stderr

    def test_too_little_space_is_said_before_anything_is_changed(self, unpacked):
        tools = unpacked.parent / "tools"
        tools.mkdir()
        (tools / "df").write_text('#!/bin/sh\necho head\necho "disk 100 90 10 90% /"\n')
        (tools / "df").chmod(0o755)
        text = (
            (unpacked / "install.sh").read_text(encoding="utf-8").replace("set -eu", f"set -eu\nPATH={tools}:$PATH", 1)
        )
        (unpacked / "install.sh").write_text(text, encoding="utf-8")
        home, done = self.run(unpacked, lang="de_DE.UTF-8")
        assert done.returncode == 1
        assert "nicht genug Platz" in done.stderr
        assert not (home / ".local/lib/kingsbridge").exists()


def test_a_manual_page_can_be_unpacked(tmp_path):
    desktop_files.write_manuals(tmp_path)
    with gzip.open(tmp_path / "man6/kingsbridge.6.gz") as file:
        assert io.TextIOWrapper(file, encoding="utf-8").read().startswith(".TH KINGSBRIDGE 6")


class FrozenLoader:
    """As PyInstaller's: it gives code, and is of no class that importlib knows."""

    def __init__(self, loader):
        self._loader = loader

    def get_code(self, name):
        return self._loader.get_code(name)


def test_a_corrected_game_opens_in_a_bundle_too(monkeypatch):
    from kingsbridge_desktop.core import editions

    def frozen(name):
        spec: Any = find_spec(name)
        spec.loader = FrozenLoader(spec.loader)
        return spec

    monkeypatch.setattr(editions, "find_spec", frozen)
    edition = editions.edition_of("pillars", {"nothing.that.matters": 1})
    spec = editions._Editions().find_spec(f"{PACKAGE}.games.{edition}.frames")
    assert spec is not None

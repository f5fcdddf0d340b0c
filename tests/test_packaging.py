"""The frame of the project: what is shipped, how it starts, and what it says where it cannot."""

import ast
import importlib.util
import os
import select
import subprocess
import sys
import zipfile
from pathlib import Path
from types import SimpleNamespace

import pytest

import bootstrap
import campaign
import check
import kingsbridge_desktop
import run
import screens
from kingsbridge_desktop import __main__ as command
from kingsbridge_desktop import preflight, resources
from kingsbridge_desktop.command_line import COMMANDS
from kingsbridge_desktop.wish import Wish

ROOT = Path(__file__).resolve().parent.parent
NO_DISPLAY = {key: os.environ[key] for key in ("PATH", "SYSTEMROOT", "HOME") if key in os.environ}


@pytest.fixture(autouse=True)
def english(monkeypatch):
    """Sentences are compared in English, whatever the machine speaks."""
    monkeypatch.setenv("LANGUAGE", "en")


def kingsbridge(*arguments, **environ):
    return subprocess.run(
        [sys.executable, "-m", "kingsbridge_desktop", *arguments],
        cwd=ROOT,
        env=NO_DISPLAY | environ,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
    )


class TestResources:
    def test_the_folders_of_the_source_tree_are_found(self):
        assert resources.assets() == ROOT / "assets"
        assert (resources.translations() / "kingsbridge_de.ts").is_file()

    def test_an_installed_package_uses_its_own_copy(self, tmp_path, monkeypatch):
        (tmp_path / "kingsbridge_desktop" / "_assets").mkdir(parents=True)
        (tmp_path / "assets").mkdir()
        monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "kingsbridge_desktop")
        assert resources.assets() == tmp_path / "kingsbridge_desktop" / "_assets"

    def test_a_missing_folder_is_named(self, tmp_path, monkeypatch):
        monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "kingsbridge_desktop")
        with pytest.raises(FileNotFoundError, match="'translations'"):
            resources.translations()

    def test_the_wheel_carries_art_and_translations(self, tmp_path):
        build = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--quiet"]
        subprocess.run([*build, "-w", str(tmp_path), str(ROOT)], check=True, capture_output=True)
        (wheel,) = tmp_path.glob("*.whl")
        names = set(zipfile.ZipFile(wheel).namelist())
        shipped = {
            f"kingsbridge_desktop/_{folder}/{path.relative_to(ROOT / folder).as_posix()}"
            for folder in ("assets", "translations")
            for path in tracked(folder)
        }
        assert shipped
        assert shipped <= names
        assert {"kingsbridge_desktop/_translations/kingsbridge_de.qm", "kingsbridge_desktop/__main__.py"} <= names
        assert not [name for name in names if name.split("/")[0] in ("assets", "translations", "tests", "packaging")]


def tracked(folder):
    try:
        listing = subprocess.run(
            ["git", "ls-files", "-z", folder], cwd=ROOT, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return [path for path in (ROOT / folder).rglob("*") if path.is_file() and not path.name.startswith(".")]
    return [ROOT / name for name in listing.stdout.split("\0") if name and (ROOT / name).exists()]


class TestQt:
    def test_calls_that_return_nothing_keep_their_reference_to_none(self, qapp):
        """PySide6 6.12.0 loses one reference per call on Python 3.10 and 3.11, until the interpreter aborts."""
        from PySide6.QtCore import QObject

        thing = QObject()
        thing.setObjectName("warm")
        before = sys.getrefcount(None)
        for _ in range(500):
            thing.setObjectName("name")
        assert abs(sys.getrefcount(None) - before) < 100

    def test_the_serif_is_brought_along(self, qapp):
        from PySide6.QtGui import QFont, QFontInfo

        from kingsbridge_desktop.ui import fonts

        font = QFont()
        font.setFamilies(list(fonts.serif_families()))
        assert QFontInfo(font).family() == "Source Serif Pro"

    def test_without_the_font_package_other_serifs_are_asked_for(self, qapp, monkeypatch):
        from kingsbridge_desktop.ui import fonts

        monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
        assert fonts.serif_families.__wrapped__() == fonts.FALLBACKS


def test_the_core_imports_only_the_standard_library():
    for path in (ROOT / "kingsbridge_desktop" / "core").rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for only_typed in [node for node in ast.walk(tree) if isinstance(node, ast.If)]:
            if ast.unparse(only_typed.test) == "TYPE_CHECKING":  # read by mypy, never run
                only_typed.body = [ast.Pass()]
        for node in ast.walk(tree):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.level == 0:
                names = [node.module or ""]
            for name in names:
                ours = name == "kingsbridge_desktop.core" or name.startswith("kingsbridge_desktop.core.")
                assert ours or name.split(".")[0] in sys.stdlib_module_names, f"{path.name} imports {name}"


class TestCommand:
    def test_help_and_version_need_nothing_and_are_quick(self):
        done = kingsbridge("--version", PYTHONPROFILEIMPORTTIME="1")
        assert done.stdout == f"kingsbridge {kingsbridge_desktop.__version__}\n"
        assert "kingsbridge_desktop" in done.stderr, "every import is told there"
        assert not any(slow in done.stderr for slow in ("PySide6", "pydantic", "kingsbridge_desktop.games"))
        assert "  engine " in kingsbridge("--help").stdout

    def test_help_loads_neither_qt_nor_pydantic(self):
        probe = (
            "import sys; from kingsbridge_desktop.__main__ import main; main(['--help']);"
            "sys.exit(bool({'PySide6', 'pydantic'} & set(sys.modules)))"
        )
        assert subprocess.run([sys.executable, "-c", probe], cwd=ROOT, capture_output=True).returncode == 0

    def test_an_unknown_option_shows_the_usage(self):
        done = kingsbridge("--frobnicate")
        assert done.returncode == 2
        assert "usage: kingsbridge" in done.stderr

    @pytest.mark.parametrize(("first", "module"), [(name, one.module) for name, one in COMMANDS.items()])
    def test_a_subcommand_goes_to_its_front_end_with_the_rest(self, first, module, monkeypatch):
        calls: list[tuple[str, list[str]]] = []
        monkeypatch.setattr(importlib, "import_module", lambda name: FrontEnd(name, calls))
        assert command.main([first, "--json"]) == 7
        assert calls == [(module, ["--json"])]

    def test_a_file_goes_to_the_window(self, monkeypatch):
        calls: list[tuple[str, Wish]] = []
        monkeypatch.setattr(preflight, "problem", lambda: None)
        monkeypatch.setattr(importlib, "import_module", lambda name: FrontEnd(name, calls))
        assert command.main(["game.json"]) == 7
        assert calls == [(command.APP, Wish("game.json"))]

    def test_a_missing_library_of_qt_is_named_without_a_traceback(self, monkeypatch, capsys):
        def fail(name):
            raise ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")

        monkeypatch.setattr(preflight, "problem", lambda: None)
        monkeypatch.setattr(preflight, "missing_libraries", lambda: ["libxcb-cursor.so.0"])
        monkeypatch.setattr(preflight, "has_apt", lambda: True)
        monkeypatch.setattr(importlib, "import_module", fail)
        assert command.main([]) == 2
        assert "apt-get install -y libegl1 libxcb-cursor0" in capsys.readouterr().err


class FrontEnd:
    def __init__(self, name, calls):
        self.name, self.calls = name, calls

    def main(self, arguments, **more):
        self.calls.append((self.name, arguments))
        return 7


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux runs without a display")
class TestDisplay:
    @pytest.mark.parametrize(
        ("lang", "words"),
        [("de_DE.UTF-8", "braucht einen grafischen Bildschirm"), ("en_GB.UTF-8", "needs a graphical")],
    )
    @pytest.mark.parametrize(
        "environ",
        [{}, {"DISPLAY": ":987"}, {"WAYLAND_DISPLAY": "wayland-987"}, {"QT_QPA_PLATFORM": "xcb"}],
        ids=["none", "x11 gone", "wayland gone", "forced"],
    )
    def test_without_a_display_one_sentence_and_exit_code_2(self, environ, lang, words):
        done = kingsbridge(LANG=lang, PYTHONUTF8="1", **environ)
        assert done.returncode == 2
        assert words in done.stderr
        assert done.stderr.count("\n") == 1
        assert done.stdout == ""

    def test_a_platform_without_a_display_is_left_alone(self):
        assert preflight.problem({"QT_QPA_PLATFORM": "offscreen"}) is None

    def test_other_systems_always_have_a_display(self):
        assert preflight.problem({}, platform="win32") is None
        assert preflight.problem({}, platform="darwin") is None

    def test_a_wayland_session_needs_no_x11(self, tmp_path):
        (tmp_path / "wayland-0").touch()
        assert preflight.problem({"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)}) is None

    def test_missing_libraries_of_the_x11_plugin_are_named_first(self, monkeypatch):
        monkeypatch.setattr(preflight, "missing_libraries", lambda names: ["libxcb-cursor.so.0"])
        monkeypatch.setattr(preflight, "has_apt", lambda: True)
        text = preflight.problem({"DISPLAY": ":987", "LANG": "de_DE"})
        assert text is not None
        assert "Systembibliotheken von Qt fehlen: libxcb-cursor.so.0" in text
        assert text.endswith("apt-get install -y libxcb-cursor0")


class TestLibraries:
    LISTING = """\
        linux-vdso.so.1 (0x00007ffd)
        libxcb-cursor.so.0 => not found
        libEGL.so.1 => /lib/x86_64-linux-gnu/libEGL.so.1 (0x00007f)
        libxkbcommon-x11.so.0 => not found
        libxcb-cursor.so.0 => not found
"""

    def test_the_loaders_listing_is_read(self):
        assert bootstrap.not_found(self.LISTING) == ["libxcb-cursor.so.0", "libxkbcommon-x11.so.0"]

    def test_each_library_has_its_package(self):
        found = preflight.packages_of(["libxcb-cursor.so.0", "libxkbcommon-x11.so.0", "libunknown.so.1"])
        assert found == ["libxcb-cursor0", "libxkbcommon-x11-0"]

    def test_only_what_does_not_load_is_missing(self):
        def load(name):
            if name == "libGL.so.1":
                raise OSError(name)

        assert preflight.missing_libraries(preflight.PACKAGES, load) == ["libGL.so.1"]

    def test_the_command_is_the_one_this_user_can_type(self):
        assert preflight.apt_command(["a", "b"], root=True) == "apt-get update && apt-get install -y a b"
        assert preflight.apt_command(["a"], root=False) == "sudo apt-get update && sudo apt-get install -y a"

    def test_without_apt_the_libraries_are_still_named(self):
        text = preflight.libraries_sentence(["libGL.so.1"], "en", apt=False)
        assert "libGL.so.1" in text
        assert "apt" not in text.replace("libGL", "")

    def test_root_on_debian_gets_them_installed(self, monkeypatch):
        installed = []

        def install(packages):
            installed.append(packages)
            return True

        self.pretend(monkeypatch, uid=0, apt=install)
        bootstrap.provide(["libxcb-cursor0"], "missing")
        assert installed == [["libxcb-cursor0"]]

    def test_others_are_told_the_command(self, monkeypatch):
        self.pretend(monkeypatch, uid=1000, apt=lambda packages: pytest.fail("not root"))
        with pytest.raises(bootstrap.SetupError, match=r"sudo apt-get install -y python3\.11-venv"):
            bootstrap.provide(["python3.11-venv"], "venv is missing.")

    def test_a_failed_installation_by_root_ends_in_the_command_too(self, monkeypatch):
        self.pretend(monkeypatch, uid=0, apt=lambda packages: False)
        with pytest.raises(bootstrap.SetupError, match="apt-get install -y x"):
            bootstrap.provide(["x"], "x is missing.")

    @staticmethod
    def pretend(monkeypatch, uid, apt):
        monkeypatch.setattr(os, "geteuid", lambda: uid, raising=False)
        monkeypatch.setattr(preflight, "has_apt", lambda: True)
        monkeypatch.setattr(bootstrap, "apt_install", apt)


@pytest.fixture
def project(tmp_path):
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    return tmp_path


def finished(project, extras=()):
    """An environment as a completed installation leaves it."""
    venv = project / ".venv"
    site = venv / ("Lib/site-packages" if bootstrap.WINDOWS else "lib/python3.11/site-packages")
    for name in ("PySide6", "shiboken6", "pydantic", "pydantic_core", "platformdirs"):
        (site / name).mkdir(parents=True)
        (site / name / "__init__.py").touch()
    (site / "kingsbridge_desktop-0.1.0.dist-info").mkdir()
    (venv / "pyvenv.cfg").touch()
    python = bootstrap.environment_python(venv)
    python.parent.mkdir(parents=True, exist_ok=True)
    python.touch()
    bootstrap.write_stamp(venv, bootstrap.stamp_of(project, extras))
    return venv, site


class TestEnvironment:
    def verdict(self, project, extras=()):
        return bootstrap.verdict(project / ".venv", bootstrap.stamp_of(project, extras))

    def test_a_finished_one_is_kept(self, project):
        finished(project)
        assert self.verdict(project) == "keep"

    def test_a_richer_one_is_kept(self, project):
        finished(project, ("dev", "bench"))
        assert self.verdict(project) == "keep"
        assert self.verdict(project, ("bench",)) == "keep"

    def test_missing_extras_are_added(self, project):
        finished(project)
        assert self.verdict(project, ("dev",)) == "update"

    def test_changed_dependencies_are_brought_in(self, project):
        finished(project)
        (project / "pyproject.toml").write_text("[project]\nname = 'x'\n")
        assert self.verdict(project) == "update"

    def test_none_is_made(self, project):
        assert self.verdict(project) == "rebuild"

    def test_an_interrupted_one_is_made_anew(self, project):
        venv, _ = finished(project)
        (venv / "kingsbridge.building").touch()
        assert self.verdict(project) == "rebuild"

    def test_a_folder_that_is_no_environment_is_replaced(self, project):
        (project / ".venv").mkdir()
        assert self.verdict(project) == "rebuild"

    def test_one_whose_python_is_gone_is_made_anew(self, project):
        venv, _ = finished(project)
        bootstrap.environment_python(venv).unlink()
        assert self.verdict(project) == "rebuild"

    @pytest.mark.parametrize("key", ["python", "base", "platform", "root"])
    def test_one_of_another_python_or_place_is_made_anew(self, project, key):
        venv, _ = finished(project)
        bootstrap.write_stamp(venv, bootstrap.stamp_of(project, ()) | {key: "other"})
        assert self.verdict(project) == "rebuild"

    def test_a_lost_package_is_installed_again(self, project):
        _, site = finished(project)
        (site / "PySide6" / "__init__.py").unlink()
        assert self.verdict(project) == "update"

    @pytest.mark.parametrize(("works", "verdict"), [(True, "update"), (False, "rebuild")])
    def test_one_made_by_hand_is_used_if_its_python_works(self, project, monkeypatch, works, verdict):
        venv, _ = finished(project)
        (venv / "kingsbridge.json").unlink()
        monkeypatch.setattr(bootstrap, "runs_needed_python", lambda venv: works)
        assert self.verdict(project) == verdict

    def test_a_spoilt_stamp_counts_as_none(self, project):
        venv, _ = finished(project)
        (venv / "kingsbridge.json").write_text('{"proj')
        assert bootstrap.read_stamp(venv) is None

    def test_the_stamp_is_written_only_after_everything_succeeded(self, project, monkeypatch):
        def fail(python, what):
            raise bootstrap.SetupError("no network")

        monkeypatch.setattr(bootstrap, "create_venv", lambda venv: None)
        monkeypatch.setattr(bootstrap, "install", fail)
        with pytest.raises(bootstrap.SetupError):
            bootstrap.ensure(root=project)
        assert bootstrap.read_stamp(project / ".venv") is None
        assert self.verdict(project) == "rebuild"

    def test_a_second_start_does_nothing(self, project, monkeypatch):
        venv, _ = finished(project)
        monkeypatch.setattr(bootstrap, "make", lambda *_, **__: pytest.fail("made again"))
        assert bootstrap.ensure(root=project) == bootstrap.environment_python(venv)

    def test_where_there_is_no_package_for_sounds_it_goes_on_without(self, project, monkeypatch, capfd):
        asked = []

        def install(python, what):
            asked.append(what[-1])
            if "sound" in what[-1]:
                raise bootstrap.NoPackage("There is no package miniaudio")

        monkeypatch.setattr(bootstrap, "install", install)
        bootstrap.install_project(Path("python"), project, ["bench", "sound"])
        assert asked == [f"{project}[bench,sound]", f"{project}[bench]"]
        assert "without sounds" in capfd.readouterr().err

    def test_an_update_keeps_the_extras(self, project, monkeypatch):
        finished(project, ("dev",))
        asked = []
        monkeypatch.setattr(bootstrap, "install", lambda python, what: asked.append(what))
        monkeypatch.setattr(bootstrap, "check_libraries", lambda venv: None)
        bootstrap.ensure(("bench",), root=project)
        assert asked == [["--editable", f"{project}[bench,dev]"]]
        assert self.verdict(project, ("bench", "dev")) == "keep"

    @pytest.mark.parametrize(
        ("output", "words"),
        [
            ("OSError: [Errno 28] No space left on device", "disk is full"),
            ("NewConnectionError(...): Failed to establish a new connection", "network connection"),
            ("Temporary failure in name resolution\nERROR: No matching distribution found for x", "network connection"),
            ("ERROR: No matching distribution found for PySide6-Essentials<6.12", "pyside6-essentials"),
            ("[Errno 13] Permission denied: '.venv'", "may not write"),
            ("something odd\nERROR: boom\n", "ERROR: boom"),
            ("", "no reason was given"),
        ],
    )
    def test_a_failure_is_explained_in_a_sentence(self, output, words):
        assert words in bootstrap.explain(output)

    @pytest.mark.parametrize(
        ("output", "words"),
        [
            ("OSError: [Errno 28] No space left on device", "Der Datenträger ist voll"),
            ("NewConnectionError(...): Failed to establish a new connection", "prüfe die Netzverbindung"),
            ("ERROR: No matching distribution found for PySide6-Essentials<6.12", "kein Paket pyside6-essentials"),
            ("[Errno 13] Permission denied: '.venv'", "nicht schreiben"),
            ("", "ein Grund wurde nicht genannt"),
        ],
    )
    def test_on_a_german_system_it_is_a_german_one(self, output, words, monkeypatch):
        monkeypatch.setenv("LANGUAGE", "de_DE:en")
        assert words in bootstrap.explain(output)

    @pytest.mark.parametrize(
        ("environ", "german"),
        [
            ({"LANG": "de_DE.UTF-8"}, True),
            ({"LANG": "de_AT.UTF-8", "LC_ALL": "C"}, False),
            ({"LANGUAGE": "en", "LANG": "de_DE.UTF-8"}, False),
        ],
    )
    def test_the_language_is_the_systems(self, environ, german, monkeypatch):
        for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(name, raising=False)
        for name, value in environ.items():
            monkeypatch.setenv(name, value)
        assert bootstrap.speaks_german() == german

    def test_a_failed_start_says_why_and_shows_no_traceback(self, monkeypatch, capsys):
        def fail(extras):
            raise bootstrap.SetupError("The disk is full.")

        monkeypatch.setattr(bootstrap, "ensure", fail)
        assert run.main([]) == 1
        assert capsys.readouterr().err == "The disk is full.\n"


class TestCheck:
    def names(self, *argv):
        return [name for name, _ in check.stages(check.parse(list(argv)), "python")]

    def test_all_stages_run_by_default(self):
        assert self.names() == ["ruff", "format", "types", "imports", "translations", "tests"]

    def test_a_single_stage_can_be_chosen(self):
        assert self.names("--only", "types") == ["types"]
        assert self.names("-k", "undo") == ["tests"]
        assert self.names("--soak") == ["soak"]

    def marks(self, *argv):
        ((_, call),) = check.stages(check.parse([*argv, "--only", "tests"]), "python")
        after_pytest = call[call.index("pytest") :]
        return after_pytest[after_pytest.index("-m") + 1]

    def test_slow_tests_belong_to_the_whole_check_but_not_to_the_fast_one(self):
        assert self.marks() == "not soak"
        assert self.marks("--fast") == "not slow and not soak"
        assert self.marks("--soak") == "soak"

    def test_a_compiled_tree_is_made_first_and_tested_as_a_whole(self, monkeypatch, capfd):
        seen = []
        monkeypatch.setattr(bootstrap, "ensure", lambda extras: Path("python"))

        def run(command, options, folder=ROOT):
            seen.append((command, folder))
            return 0

        monkeypatch.setattr(check, "run", run)
        assert check.main(["--compiled"]) == 0
        (making, here), (testing, there) = seen
        assert here == ROOT
        assert there == making[-1] != str(ROOT)
        assert {os.path.join("tests", name) for name in ("games", "models", "golden", "test_compiled.py")} <= set(
            testing
        )
        assert "everything is green" in capfd.readouterr().out

    def test_what_cannot_be_compiled_is_not_tested(self, monkeypatch, capfd):
        monkeypatch.setattr(bootstrap, "ensure", lambda extras: Path("python"))
        monkeypatch.setattr(check, "run", lambda command, options: 1)
        assert check.main(["--compiled"]) == 1
        assert "1 of 1 stages failed" in capfd.readouterr().out

    def main_with_codes(self, monkeypatch, *codes):
        """What the check says when its stages end with these codes."""
        left = iter(codes)
        monkeypatch.setattr(bootstrap, "ensure", lambda extras: Path("python"))
        monkeypatch.setattr(check, "provide_screen_reader", lambda: None)
        monkeypatch.setattr(check, "run", lambda command, options: next(left))
        return check.main([])

    def test_it_goes_on_after_a_failure_and_reports_it(self, monkeypatch, capfd):
        assert self.main_with_codes(monkeypatch, 1, 0, 0, 0, 0, 5) == 1
        out = capfd.readouterr().out
        assert "FAILED (1)" in out
        assert "NO TESTS FOUND" in out
        assert "2 of 7 stages failed" in out

    def test_green_is_green(self, monkeypatch, capfd):
        assert self.main_with_codes(monkeypatch, 0, 0, 0, 0, 0, 0) == 0
        assert "everything is green" in capfd.readouterr().out

    def test_what_failed_beside_the_others_and_passes_alone_is_green_and_named(self, monkeypatch, capfd):
        assert self.main_with_codes(monkeypatch, 0, 0, 0, 0, 0, 1, 0) == 0
        assert "some failed first" in (out := capfd.readouterr().out)
        assert "everything is green" in out

    def test_what_fails_alone_too_is_a_failure(self, monkeypatch, capfd):
        assert self.main_with_codes(monkeypatch, 0, 0, 0, 0, 0, 1, 1) == 1
        assert "1 of 8 stages failed" in capfd.readouterr().out

    def test_a_run_that_does_not_end_is_a_failure_and_is_not_tried_again(self, monkeypatch, capfd):
        assert self.main_with_codes(monkeypatch, 0, 0, 0, 0, 0, check.LATE) == 1
        assert "NOT ENDED" in capfd.readouterr().out

    @pytest.mark.skipif(os.name != "posix", reason="process groups")
    def test_a_stage_over_its_limit_goes_with_all_that_it_started(self, monkeypatch, tmp_path):
        monkeypatch.setattr(check, "LIMIT", 4)
        pipe = tmp_path / "pipe"
        os.mkfifo(pipe)
        reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
        try:
            grandchild = f"exec 3>{pipe}; echo begun >&3; sleep 60"
            child = f"import subprocess; subprocess.call(['sh', '-c', {grandchild!r}])"
            assert check.run([sys.executable, "-c", child], check.parse([])) == check.LATE
            assert os.read(reader, 99) == b"begun\n"
            assert select.select([reader], [], [], 20)[0], "somebody still holds the pipe"
            assert os.read(reader, 99) == b""
        finally:
            os.close(reader)


class TestCampaigns:
    @pytest.mark.parametrize(
        "name", ["disks", "kills", "protocol_lines", "save_damage", "settings_files", "window_faults"]
    )
    def test_each_can_be_run(self, name):
        """They are run by hand now and then, so nobody would notice that one no longer starts."""
        script = str(ROOT / "packaging" / "campaign.py")
        command = [sys.executable, script, "--here", name, "--count", "1", "--seed", "4"]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=240, check=False)
        assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
        assert "no fault" in done.stdout

    def test_the_list_names_each_with_its_number_and_what_it_tries(self, capsys):
        assert campaign.main(["--here"]) == 0
        assert "save_damage       100000  Damaged saves" in capsys.readouterr().out

    def test_an_unknown_name_is_answered_with_the_known_ones(self, capsys):
        assert campaign.main(["--here", "kittens"]) == 2
        assert "save_damage" in capsys.readouterr().err

    def test_a_fault_is_shown_and_ends_with_code_1(self, monkeypatch, capsys):
        monkeypatch.setattr(campaign, "campaign", lambda name: SimpleNamespace(COUNT=2, run=self.one_fault))
        assert campaign.main(["--here", "save_damage", "--seed", "7"]) == 1
        assert "2 trials, seed 7" in (told := capsys.readouterr().out)
        assert "fault: it broke" in told

    @staticmethod
    def one_fault(trials):
        trials.saw("fine")
        trials.fail("it broke")


@pytest.mark.parametrize(("size", "ratio"), [("1280x800@100", 1), ("1920x1080@100r2", 2)])
def test_pictures_of_a_fine_screen_have_two_pixels_for_one(size, ratio, tmp_path):
    width, height = map(int, size.split("@")[0].split("x"))
    grab = (
        "from PySide6.QtWidgets import QApplication, QLabel\n"
        "app = QApplication([])\n"
        "label = QLabel('x'); label.resize(30, 20); label.show(); app.processEvents()\n"
        "room = label.screen().geometry()\n"
        "print(label.grab().width(), label.grab().height(), room.width(), room.height())\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", grab],
        env=NO_DISPLAY | screens.screen(size, tmp_path),
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert ran.stdout.split() == [str(n) for n in (30 * ratio, 20 * ratio, width, height)], ran.stderr

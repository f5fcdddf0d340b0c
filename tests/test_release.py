"""Preparing a release: one version, a dated changelog, checksums; nothing is published."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

import changelog
import kingsbridge_desktop
import release

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def tree(tmp_path):
    (tmp_path / "__init__.py").write_text('"""Doc."""\n\n__version__ = "1.0.0"\n', encoding="utf-8")
    notes = "# What is new\n\n## 1.1.0 – in work\n\nMore.\n\n- *a* thing\n\n## 1.0.0 – 2026-01-31\n\n- b\n"
    (tmp_path / "CHANGELOG.md").write_text(notes, encoding="utf-8")
    return tmp_path


def test_the_version_stands_in_one_place():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert project["tool"]["hatch"]["version"]["path"] == "kingsbridge_desktop/__init__.py"
    assert release.version() == kingsbridge_desktop.__version__
    assert changelog.releases()[0].version == kingsbridge_desktop.__version__


def test_setting_a_version_dates_its_notes(tree):
    release.set_version("1.1.0", tree / "__init__.py", tree / "CHANGELOG.md")
    assert release.version(tree / "__init__.py") == "1.1.0"
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", changelog.releases(tree / "CHANGELOG.md")[0].date)


@pytest.mark.parametrize("wrong", ["1.2.0", "1.1", "v1.1.0", ""])
def test_a_version_without_notes_is_refused(tree, wrong):
    with pytest.raises(release.NotReady):
        release.set_version(wrong, tree / "__init__.py", tree / "CHANGELOG.md")
    assert release.version(tree / "__init__.py") == "1.0.0"


def test_notes_in_work_cannot_be_released(monkeypatch, tree):
    newest = changelog.releases(tree / "CHANGELOG.md")
    monkeypatch.setattr(changelog, "releases", lambda: newest)
    monkeypatch.setattr(release, "_git", lambda *words: "")
    with pytest.raises(release.NotReady, match="still in work"):
        release.check()


def test_the_text_of_the_tag_is_made_from_the_notes(monkeypatch, tree):
    newest = changelog.releases(tree / "CHANGELOG.md")
    monkeypatch.setattr(changelog, "releases", lambda: newest)
    assert release.tag_text() == "Kingsbridge 1.1.0\n\nMore.\n\n- a thing\n"


def test_the_sums_can_be_checked(tmp_path):
    (tmp_path / "a.deb").write_bytes(b"a")
    (tmp_path / "notes.txt").write_bytes(b"b")
    sums = release.write_sums(tmp_path).read_text(encoding="utf-8")
    assert sums.endswith("  a.deb\n")
    assert sums.count("\n") == 1


def test_a_folder_without_packages_is_said(tmp_path):
    with pytest.raises(release.NotReady, match="no package"):
        release.write_sums(tmp_path)


def test_nothing_is_published_by_itself():
    source = (ROOT / "packaging/release.py").read_text(encoding="utf-8")
    workflow = (ROOT / ".github/workflows/check.yml").read_text(encoding="utf-8")
    for word in ("git push", '"push"', "twine", "gh release", "upload-release", "contents: write"):
        assert word not in source
        assert word not in workflow


def test_the_python_versions_of_the_metadata_are_those_that_are_checked():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = {line.split(" :: ")[-1] for line in project["classifiers"] if re.search(r":: 3\.\d+$", line)}
    workflow = (ROOT / ".github/workflows/check.yml").read_text(encoding="utf-8")
    listed = re.search(r"python: \[([^\]]+)\]", workflow)
    assert listed is not None
    assert named == set(re.findall(r"'([\d.]+)'", listed[1])) == {"3.11", "3.12", "3.13"}


def test_the_scripts_of_the_shell_can_be_read():
    for path in (ROOT / "packaging").rglob("*.sh"):
        assert subprocess.run(["sh", "-n", str(path)]).returncode == 0

"""Settings are kept; whatever lies in their place costs the settings at most, with a sentence, never the start."""

from __future__ import annotations

import json
import multiprocessing
import os
from pathlib import Path
from typing import Any

import pytest

from kingsbridge_desktop.saves import folder
from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.text.problems import problem
from kingsbridge_desktop.ui.settings import Settings, Values
from kingsbridge_desktop.ui.settings_file import SettingsFile

USUAL = Values()
SETUP = {"count": 3, "rows": [{"level": "person", "name": "Anna", "colour": 0}]}


def file() -> Path:
    path = folder.home() / "settings.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def written() -> dict[str, Any]:
    loaded = json.loads(file().read_text(encoding="utf-8"))
    assert isinstance(loaded, dict)
    return loaded


def test_what_was_set_holds_at_the_next_start():
    Settings().set("speed", "fast")
    again = Settings()
    assert again.values.speed == "fast"
    assert again.problem is None


def test_without_a_file_everything_is_as_usual_and_nothing_is_said():
    settings = Settings()
    assert settings.values == USUAL
    assert settings.problem is None


def lay_text(words: bytes):
    return lambda path: path.write_bytes(words)


def lay_huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(3_000_000_000)


def lay_locked(path: Path) -> None:
    path.write_text("{}")
    path.chmod(0)


def lay_loop(path: Path) -> None:
    path.symlink_to(path)


UNUSABLE = {
    "empty": lay_text(b""),
    "cut off": lay_text(b'{"speed": "fa'),
    "binary": lay_text(bytes(range(256)) * 40),
    "a picture": lay_text(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"),
    "zeros": lay_text(b"\0" * 4096),
    "a list": lay_text(b"[1, 2]"),
    "a number": lay_text(b"7"),
    "null": lay_text(b"null"),
    "deep": lay_text(b"[" * 200_000),
    "deep names": lay_text(b'{"a":' * 200_000),
    "a long number": lay_text(b'{"text_size": ' + b"9" * 10_000 + b"}"),
    "another coding": lay_text('{"names": ["Jürgen"]}'.encode("latin-1")),
    "utf-16": lay_text('{"speed": "fast"}'.encode("utf-16")),
    "huge": lay_huge,
    "a folder": lambda path: path.mkdir(),
    "a full folder": lambda path: (path / "x").mkdir(parents=True),
    "a pipe": lambda path: os.mkfifo(path),
    "a device": lambda path: path.symlink_to("/dev/zero"),
    "a link to itself": lay_loop,
}


@pytest.mark.skipif(os.name != "posix", reason="pipes, links and devices are made as on Unix")
@pytest.mark.parametrize("kind", UNUSABLE)
class TestAnUnusableFile:
    def test_is_told_and_everything_is_as_usual(self, kind):
        UNUSABLE[kind](file())
        settings = Settings()
        assert settings.values == USUAL
        assert settings.problem is not None
        for language in ("de", "en"):
            sentence = problem(from_linguist(language), settings.problem)
            assert "{" not in sentence
            assert "settings.json" in sentence

    def test_is_set_aside_when_something_is_kept(self, kind):
        UNUSABLE[kind](file())
        settings = Settings()
        settings.failed.connect(lambda problem: pytest.fail(str(problem)))
        settings.set("speed", "slow")
        assert written() == {"speed": "slow"}
        assert os.path.lexists(file().with_name("settings.unusable-1"))
        assert Settings().problem is None


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may read everything")
def test_a_file_without_rights_is_told():
    lay_locked(file())
    assert Settings().problem is not None


ODD: list[tuple[str, Any]] = [
    ("language", "kl"),
    ("language", ["de"]),
    ("theme", 3),
    ("speed", None),
    ("text_size", 100.5),
    ("text_size", True),
    ("text_size", 10**30),
    ("text_size", "100"),
    ("bot_seconds", -1),
    ("bot_seconds", float("nan")),
    ("bot_seconds", float("inf")),
    ("bot_seconds", [2]),
    ("play_forced", 1),
    ("show_projection", "yes"),
    ("names", "Anna"),
    ("names", [1]),
    ("names", ["x" * 100_000]),
    ("names", ["half \ud800"]),
    ("names", ["Anna"] * 10_000),
    ("last_setup", []),
    ("last_setup", {"pillars": 7}),
    ("last_setup", {"pillars": {"count": 10**400, "rows": []}}),
    ("last_setup", {"pillars": {"count": 2, "rows": 5}}),
    ("last_setup", {"pillars": {"count": 2, "rows": [[]]}}),
    ("last_setup", {"pillars": {"count": 2, "rows": [{"level": {}, "name": "", "colour": 0}]}}),
    ("last_setup", {"pillars": {"count": 2, "rows": [{"level": "easy", "name": "", "colour": 10**30}]}}),
    ("geometry", 5),
    ("geometry", "ä"),
    ("geometry", "A" * 100_000),
]


@pytest.mark.parametrize(("name", "value"), ODD, ids=[str(number) for number in range(len(ODD))])
def test_a_value_that_makes_no_sense_costs_itself_alone_and_is_named(name, value):
    other = "theme" if name != "theme" else "speed"
    file().write_text(json.dumps({name: value, other: Values.__dataclass_fields__[other].default}), encoding="utf-8")
    settings = Settings()
    assert settings.values == USUAL
    assert name in str(settings.problem)


def test_names_of_a_later_release_are_kept_and_not_complained_of():
    file().write_text('{"music": "loud", "speed": "fast"}')
    settings = Settings()
    assert settings.problem is None
    settings.set("speed", "slow")
    assert written() == {"music": "loud", "speed": "slow"}


class TestTwoCopies:
    def test_each_writes_only_what_it_changed(self):
        one, other = Settings(), Settings()
        one.set("speed", "fast")
        other.set("theme", "candle")
        one.set("text_size", 130)
        assert written() == {"speed": "fast", "theme": "candle", "text_size": 130}

    def test_the_tables_of_different_games_do_not_cost_each_other(self):
        one, other = Settings(), Settings()
        one.set("last_setup", {"pillars": SETUP})
        other.set("last_setup", {"web_of_power": SETUP})
        assert set(written()["last_setup"]) == {"pillars", "web_of_power"}

    def test_lose_nothing_when_they_write_at_the_same_time(self):
        context = multiprocessing.get_context("spawn")
        names = [f"key{number}" for number in range(4)]
        copies = [context.Process(target=_write_often, args=(str(file()), name)) for name in names]
        for copy in copies:
            copy.start()
        for copy in copies:
            copy.join(60)
            assert copy.exitcode == 0
        assert dict.fromkeys(names, 24) == written()


def _write_often(path: str, name: str) -> None:
    for number in range(25):
        SettingsFile(Path(path)).change(name, number, None)


def test_a_folder_that_cannot_be_written_is_told_once_and_the_setting_holds(private_home):
    private_home.joinpath("kingsbridge").write_text("a file where the folder should be")
    settings = Settings()
    told: list[Any] = []
    settings.failed.connect(told.append)
    settings.set("speed", "fast")
    settings.set("theme", "candle")
    assert settings.values.speed == "fast"
    assert [error.id for error in told] == ["settings_unwritable"]
    assert str(private_home / "kingsbridge") in problem(from_linguist("en"), told[0])

"""Every refusal has a clear sentence in both languages."""

import string
from pathlib import Path

import pytest

from kingsbridge_desktop.bots import levels
from kingsbridge_desktop.core import errors as core_errors
from kingsbridge_desktop.core.errors import BadSetup, IllegalAction, KingsbridgeError
from kingsbridge_desktop.core.types import Action, Reason
from kingsbridge_desktop.headless import engine
from kingsbridge_desktop.play.match import UndoRefused
from kingsbridge_desktop.saves import errors as save_errors
from kingsbridge_desktop.saves import store
from kingsbridge_desktop.text import problems
from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.ui import bot_runner


def all_errors(cls=KingsbridgeError):
    for child in cls.__subclasses__():
        yield child
        yield from all_errors(child)


def ids():
    _ = core_errors, save_errors, engine, levels, bot_runner  # imported, so that their classes are known
    return sorted({cls.id for cls in all_errors() if cls.__module__.startswith("kingsbridge_desktop.")})


@pytest.mark.parametrize("error_id", ids())
def test_every_error_has_a_sentence(error_id):
    by_reason = (UndoRefused.id, bot_runner.OwnBotFailed.id)  # several sentences each
    assert error_id in problems.SENTENCES or error_id in by_reason


@pytest.mark.parametrize("code", ["de", "en"])
@pytest.mark.parametrize("why", sorted(problems.OWN_BOT))
def test_every_failure_of_a_program_has_a_sentence_with_its_name(code, why):
    told = problems.problem(from_linguist(code), bot_runner.OwnBotFailed("it failed", name="Rook", why=why))
    assert "Rook" in told
    assert told.endswith(".")
    assert "{" not in told


@pytest.mark.parametrize("code", ["de", "en"])
def test_sentences_are_filled_in_and_differ_between_the_languages(code):
    language, english = from_linguist(code), from_linguist("en")
    for error_id, source in problems.SENTENCES.items():
        names = {name for _, name, _, _ in string.Formatter().parse(source) if name and name != "detail"}
        error = KingsbridgeError("because 3 < 5", **{name: f"<{name}>" for name in names})
        error.id = error_id
        sentence = problems.problem(language, error)
        assert "{" not in sentence
        is_copied = source.endswith("\n{command}")  # a command to type has a line of its own, and no stop
        assert sentence.endswith("\n<command>" if is_copied else ".")
        assert all(f"<{name}>" in sentence for name in names)
        if "{detail}" in source:
            assert "because 3 < 5" in sentence
        if code == "de":
            assert sentence != problems.problem(english, error)


def test_an_error_nobody_knows_still_says_something():
    error = KingsbridgeError("the {unknown} happened.")
    assert problems.problem(from_linguist("en"), error) == "Something went wrong: the {unknown} happened."


def test_a_file_is_named_first(tmp_path):
    (tmp_path / "note.txt").write_text("hello")
    with pytest.raises(save_errors.SaveForeign) as refused:
        store.read(tmp_path / "note.txt")
    assert problems.problem(from_linguist("en"), refused.value) == "note.txt: This is not a saved game of Kingsbridge."


def test_errors_as_they_are_really_raised_fill_their_sentences(tmp_path):
    raised = [
        IllegalAction("pillars", 3, Action("play"), "0" * 16),
        BadSetup("two players have the same colour", colours=[1, 1]),
        save_errors.SaveTooNew("newer", format=3, app="9.0"),
        save_errors.SaveTooNew("newer"),
        save_errors.SaveTooLarge("large", file="x", megabytes=200),
        save_errors.SaveUnwritable("no", file="x"),
        save_errors.SaveUnwritable("no", file="x", folder=str(Path("there"))),
        save_errors.DiskFull("full", file="x", folder="y"),
    ]
    for error in raised:
        for code in ("de", "en"):
            assert "{" not in problems.problem(from_linguist(code), error)


@pytest.mark.parametrize("kind", ["undo_at_start", "undo_other", "undo_chance", "undo_revealed", "redo_at_end"])
def test_every_end_of_taking_back_has_a_sentence(kind):
    refused = UndoRefused(Reason(kind, (1,) if kind == "undo_other" else ()))
    german, english = (problems.problem(from_linguist(code), refused) for code in ("de", "en"))
    assert german != english
    assert "{" not in german + english


def test_the_one_who_acted_since_is_named():
    reason = Reason("undo_other", (1,))
    english = from_linguist("en")
    assert "Bea" in problems.undo_stop(english, reason, ["Anna", "Bea"])
    assert "another player" in problems.undo_stop(english, reason)

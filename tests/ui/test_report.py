"""The report as PDF, the record as text, the picture of a board: from the menu and from the command line."""

from datetime import date
from itertools import pairwise

import pytest
from PySide6.QtGui import QImage

from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.headless import record, report
from kingsbridge_desktop.play.files import save_match
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.ui.dialogs import file_dialog
from kingsbridge_desktop.ui.ending import exporting
from kingsbridge_desktop.ui.ending.report import ending_of, pdf_of
from tests.play.test_story import finished
from tests.ui.driver import open_window
from tests.ui.pdf_words import pages_of, words_of


@pytest.fixture(scope="module", params=game_ids())
def match(request):
    return finished(request.param)


@pytest.fixture(scope="module")
def cards():
    return finished("pillars_cards", 3)


@pytest.fixture
def game(tmp_path, cards):
    path = tmp_path / "game.kingsbridge"
    save_match(path, cards)
    return path


def squeezed(words):
    return "".join(words.split())


@pytest.mark.parametrize("code", ["de", "en"])
def test_a_report_has_one_or_two_pages_whose_words_can_be_found(qapp, match, code):
    ending = ending_of(match, from_linguist(code), date(2026, 11, 17))
    pdf = pdf_of(ending)
    assert pdf.startswith(b"%PDF")
    assert 1 <= pages_of(pdf) <= 2
    words = words_of(pdf)
    assert squeezed(ending.title)[1:] in words
    for score in match.scores():
        assert str(abs(score)) in words
    for moment in ending.moments()[:1]:
        assert squeezed(moment.sentence)[1:20] in words
    assert squeezed({"de": "Woher die Punkte kamen", "en": "Where the points came from"}[code]) in words


def test_the_cathedral_grows_from_round_to_round_as_everybody_saw_it(qapp):
    match = finished("pillars")
    ending = ending_of(match, from_linguist("en"))
    parts = ending.parts(12)
    assert [part.after.number for part in parts] == [1, 2, 3, 4, 5, 6]
    assert [part.note.built for part in parts] == ["nave", "portal", "apse", "first tower", "second tower", "roof"]
    assert all(part.note.happened and ending.emblem(part.note.emblem) for part in parts)
    pictures = [part.picture for part in parts]
    assert all(before != after for before, after in pairwise(pictures))
    words = words_of(pdf_of(ending))
    for part in parts:
        assert part.note.built.split()[-1] in words
        assert squeezed(part.note.happened.split()[0]) in words
    assert squeezed("How it went") in words


def test_a_game_without_such_a_picture_has_its_parts_by_name(qapp, cards):
    ending = ending_of(cards, from_linguist("en"))
    assert all(part.picture is None and not part.note.built for part in ending.parts(12))
    assert squeezed("Deal 1") in words_of(pdf_of(ending))


def test_a_game_of_which_only_the_end_is_left_still_has_its_page(qapp, cards):
    left = Match("pillars_cards", cards.seats, 1, cards.options, start=cards.state)
    ending = ending_of(left, from_linguist("de"))
    assert ending.moments() == []
    assert [who.score for who in ending.podium()] == [
        str(score).replace("-", "−") for score in sorted(cards.scores(), reverse=True)
    ]
    assert pages_of(pdf_of(ending)) == 1


# the command line


def test_the_command_writes_a_report(qapp, game, tmp_path, capsys):
    out = tmp_path / "out.pdf"
    assert report.main([str(game), str(out), "--lang", "de"]) == 0
    assert "WoherdiePunktekamen" in words_of(out.read_bytes())
    assert "out.pdf" in capsys.readouterr().out


def test_a_running_game_has_no_report(qapp, tmp_path, capsys):
    path = tmp_path / "running.kingsbridge"
    save_match(path, finished("pillars_cards", 3, plies=20))
    assert report.main([str(path), str(tmp_path / "out.pdf")]) == 2
    assert "running.kingsbridge" in capsys.readouterr().err
    assert not (tmp_path / "out.pdf").exists()


@pytest.mark.parametrize("command", [report, record])
@pytest.mark.parametrize("content", [None, b"", b"not a game", b'{"format": 4}'])
def test_a_wrong_file_is_a_sentence(command, content, tmp_path, capsys):
    path = tmp_path / "wrong.kingsbridge"
    if content is not None:
        path.write_bytes(content)
    arguments = [str(path), str(tmp_path / "out.pdf")] if command is report else [str(path)]
    assert command.main(arguments) == 2
    told = capsys.readouterr().err
    assert "wrong.kingsbridge" in told
    assert "Traceback" not in told


def test_a_folder_that_cannot_be_written_to_is_a_sentence(qapp, game, tmp_path, capsys):
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    assert report.main([str(game), str(blocked / "out.pdf")]) == 2
    assert "out.pdf" in capsys.readouterr().err


def test_a_full_disk_is_a_sentence_and_leaves_no_half_report(qapp, game, tmp_path, capsys, monkeypatch):
    def full(handle):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    assert report.main([str(game), str(tmp_path / "out.pdf")]) == 2
    assert capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["game.kingsbridge"]


@pytest.mark.parametrize(("code", "words"), [("de", "Durchgang 1"), ("en", "Deal 1")])
def test_the_command_prints_the_record_in_a_language(game, capsys, code, words):
    assert record.main([str(game), "--lang", code]) == 0
    assert words in capsys.readouterr().out


# the menu


@pytest.fixture
def window(qtbot, cards):
    window = open_window(qtbot, language="en")
    window.start(cards)
    page = window.game
    assert page is not None
    qtbot.waitUntil(page.ending.isVisible, timeout=5000)
    yield window
    window.close()


def test_the_menu_exports_report_record_and_picture(window, tmp_path, monkeypatch):
    told: list[str] = []
    monkeypatch.setattr(exporting, "_tell", lambda window, words: told.append(words))

    def choose(name, kind=-1):
        def answer(parent, title, wish, kinds):
            return tmp_path / name, kinds[kind]

        monkeypatch.setattr(file_dialog, "ask_where", answer)

    choose("game")
    window.menus.actions["report"].trigger()
    assert pages_of((tmp_path / "game.pdf").read_bytes()) in (1, 2)
    choose("game.txt")
    window.menus.actions["record"].trigger()
    assert "Durchgang 1" in (tmp_path / "game.txt").read_text(encoding="utf-8"), "the last kind is the other language"
    choose("board.png")
    window.menus.actions["picture"].trigger()
    assert QImage(str(tmp_path / "board.png")).width() == exporting.BOARD_WIDE
    assert told == ["Written: game.pdf", "Written: game.txt", "Written: board.png"]


def test_an_export_that_fails_says_why(window, tmp_path, monkeypatch):
    told: list[str] = []
    monkeypatch.setattr(exporting, "_tell", lambda window, words: told.append(words))
    monkeypatch.setattr(file_dialog, "ask_where", lambda *_: (tmp_path / "a" / "b.pdf", ""))
    (tmp_path / "a").write_text("in the way")
    window.menus.actions["report"].trigger()
    assert len(told) == 1
    assert "b.pdf" in told[0]

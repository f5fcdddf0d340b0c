"""A film as an animated picture: what it shows, that others can read it, that nothing hidden is in it or left of it."""

import sys
import threading

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter
from PySide6.QtWidgets import QApplication

from kingsbridge_desktop.core.registry import game_ids, rules_of
from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.headless import film as command
from kingsbridge_desktop.play.files import save_match
from kingsbridge_desktop.play.film_plan import FASTEST, LAST, Shot, shots
from kingsbridge_desktop.saves.errors import SaveUnwritable
from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.ui.art.palette import Theme
from kingsbridge_desktop.ui.dialogs import file_dialog
from kingsbridge_desktop.ui.dialogs.film import FilmDialog
from kingsbridge_desktop.ui.film import animation, writing
from kingsbridge_desktop.ui.film.animation import Gif, NoFilmPackage, WebP, changed
from kingsbridge_desktop.ui.film.painter import FilmPainter
from kingsbridge_desktop.ui.film.writing import AHEAD, FilmWriter, write_now
from kingsbridge_desktop.ui.settings import Settings
from kingsbridge_desktop.ui.style.scrolled import Scrolled
from tests.play.test_review import finished
from tests.ui.driver import open_window

GAMES = [game for game in game_ids() if game != "toy"]
ENGLISH = from_linguist("en")


def card_game():
    return finished("pillars_cards", 3, 3)


def plan(match, first=0, last=6, speed=1.0):
    return list(shots(match, game_text(match.edition, ENGLISH, match.names), first, last, speed))


def picture(*spots, size=(64, 48)):
    """A plain picture with coloured spots."""
    image = QImage(size[0], size[1], QImage.Format.Format_RGB32)
    image.fill(QColor("#F3E7CB"))
    painter = QPainter(image)
    for x, y, wide, high, colour in spots:
        painter.fillRect(QRect(x, y, wide, high), QColor(colour))
    painter.end()
    return image


class Blank:
    """A painter that paints nothing but the number of the move."""

    def __init__(self, text):
        self.text = text

    def paint(self, shot):
        return picture((shot.ply % 32 * 2, 0, 2, 48, "#9C2A1E"))


# what it shows


@pytest.mark.parametrize("game", GAMES)
def test_a_film_shows_every_move_as_everybody_may_know_it(game):
    match = finished(game, rules_of(game).seats[0], 3)
    found = plan(match, 0, 12)
    assert sorted({shot.ply for shot in found}) == list(range(13))
    for ply in range(13):
        last = [shot for shot in found if shot.ply == ply][-1]
        assert last.position.key() == match.view(NOBODY, ply).key()
    for shot in found:
        assert match.rules.mask(shot.position, NOBODY).key() == shot.position.key()  # nothing is left to hide
    assert any(shot.words for shot in found)


def test_from_any_moment_to_any_moment_at_any_speed():
    match = card_game()
    usual, fast = plan(match, 3, 9), plan(match, 3, 9, 8.0)
    assert {shot.ply for shot in usual} == set(range(3, 10))
    assert len(usual) == len(fast)
    for slow, quick in list(zip(usual, fast, strict=True))[:-1]:
        assert quick.ms == max(FASTEST, round(slow.ms / 8)) or abs(quick.ms - slow.ms / 8) <= 1
    assert usual[-1].ms == fast[-1].ms == LAST
    assert {shot.ply for shot in plan(match, 5, 5)} == {5}


@pytest.mark.parametrize("game", GAMES)
def test_every_board_is_painted_in_both_languages_and_lights(qapp, game):
    match = finished(game, rules_of(game).seats[0], 3)
    lights: tuple[tuple[str, Theme], ...] = (("en", "day"), ("de", "candle"))
    for code, light in lights:
        painter = FilmPainter(match, from_linguist(code), light, 320, Settings())
        first, then = (painter.paint(shot) for shot in plan(match, 0, 8)[:: len(plan(match, 0, 8)) - 1])
        assert first.width() == then.width() == 320
        assert first.size() == then.size()
        assert first != then


# the files


@pytest.mark.parametrize(
    "spot", [(10, 12, 6, 4, "#000000"), (0, 0, 64, 48, "#123456"), (63, 47, 1, 1, "#FF0000"), (0, 47, 1, 1, "#00FF00")]
)
def test_only_what_differs_is_written(spot):
    before, now = picture(), picture(spot)
    part = changed(before, now)
    assert part is not None
    assert (part.x % 2, part.y % 2) == (0, 0)
    whole = before.copy()
    painter = QPainter(whole)
    painter.drawImage(part.x, part.y, part.image)
    painter.end()
    assert whole == now
    assert part.image.width() <= spot[2] + 1
    assert part.image.height() <= spot[3] + 1
    assert changed(now, now.copy()) is None


@pytest.mark.parametrize("kind", [WebP, Gif])
def test_others_read_the_pictures_in_their_order_and_times(tmp_path, qapp, kind):
    if kind is Gif:
        pytest.importorskip("PIL")
    path = tmp_path / f"film.{kind.__name__.lower()}"
    pictures = [picture(), picture((20, 10, 12, 9, "#9C2A1E")), picture((2, 3, 30, 40, "#2B4C7E"))]
    with path.open("w+b") as file:
        film = kind(file)
        for image, ms in ((pictures[0], 500), (pictures[1], 300), (pictures[1].copy(), 200), (pictures[2], 700)):
            film.add(image, ms)
        film.finish()
    reader = QImageReader(str(path))
    assert reader.supportsAnimation()
    assert reader.imageCount() == 3
    times = []
    for wanted in pictures:
        read = reader.read()
        times.append(reader.nextImageDelay())
        for x in range(0, 64, 7):
            for y in range(0, 48, 5):
                found, meant = read.pixelColor(x, y), wanted.pixelColor(x, y)
                near_an_edge = any(
                    wanted.pixelColor(min(63, max(0, x + dx)), min(47, max(0, y + dy))) != meant
                    for dx in (-3, 0, 3)
                    for dy in (-3, 0, 3)
                )
                off = max(abs(found.red() - meant.red()), abs(found.green() - meant.green()))
                assert near_an_edge or off <= 16, (x, y, found.name(), meant.name())
    assert times == [500, 500, 700]


def test_without_the_package_a_gif_is_refused_with_the_command_and_a_webp_is_not(monkeypatch, tmp_path, qapp):
    monkeypatch.setattr(animation, "can_write", lambda kind: kind != ".gif")
    match = card_game()
    painter = Blank(game_text(match.edition, ENGLISH, match.names))
    with pytest.raises(NoFilmPackage) as refused:
        write_now(iter(plan(match)), painter, tmp_path / "film.gif")
    assert "-m pip install pillow" in str(refused.value.details["command"])
    assert write_now(iter(plan(match)), painter, tmp_path / "film.webp") == len(plan(match))
    assert [path.name for path in tmp_path.iterdir()] == ["film.webp"]


# beside the window


def written(qtbot, path, painter=None, found=None, meanwhile=lambda writer: None):
    """Writes a film in the window's time; what came of it."""
    match = card_game()
    told: list[object] = []
    writer = FilmWriter(iter(found or plan(match)), painter or Blank(None), path, qapp_object())
    writer.ended.connect(lambda: told.append(None))
    writer.failed.connect(told.append)
    meanwhile(writer)
    return writer, told


def qapp_object():
    """Something that lives longer than the film."""
    app = QApplication.instance()
    assert app is not None
    return app


def test_the_film_takes_its_place_when_it_is_whole(qtbot, tmp_path):
    path = tmp_path / "film.webp"
    path.write_bytes(b"the one before")
    came: list[int] = []
    _, told = written(qtbot, path, meanwhile=lambda writer: writer.came_to.connect(came.append))
    assert path.read_bytes() == b"the one before"
    qtbot.waitUntil(lambda: bool(told))
    assert told == [None]
    assert QImageReader(str(path)).imageCount() > 1
    assert came[-1] == 6
    assert [one.name for one in tmp_path.iterdir()] == ["film.webp"]


def test_pictures_wait_in_a_short_row_whatever_the_film_is_long(qtbot, tmp_path, monkeypatch):
    packed: list[int] = []
    most: list[int] = []
    gate = threading.Semaphore(0)

    class Slow(WebP):
        def add(self, image, ms):
            gate.acquire(timeout=30)
            packed.append(ms)
            super().add(image, ms)

    class Counted(Blank):
        painted = 0

        def paint(self, shot):
            self.painted += 1
            most.append(self.painted - len(packed))
            gate.release()
            return super().paint(shot)

    monkeypatch.setattr(writing, "animation_for", lambda path, file: Slow(file))
    found = [Shot(number, None, "", 50) for number in range(60)]
    _, told = written(qtbot, tmp_path / "film.webp", Counted(None), found)
    qtbot.waitUntil(lambda: bool(told))
    assert told == [None]
    assert len(packed) == 60
    assert max(most) <= AHEAD + 2  # those that wait, the one that is packed and the one that is painted


def test_a_film_that_nobody_wants_any_more_leaves_nothing(qtbot, tmp_path):
    found = [Shot(number, None, "", 50) for number in range(5000)]
    path = tmp_path / "film.webp"
    writer, told = written(qtbot, path, found=found)
    qtbot.waitUntil(lambda: any(tmp_path.iterdir()))
    writer.stop()
    assert not writer.is_running
    assert list(tmp_path.iterdir()) == []
    qtbot.wait(20)
    assert told == []


def test_a_picture_that_cannot_be_painted_ends_the_film_with_a_sentence(qtbot, tmp_path):
    class Broken(Blank):
        def paint(self, shot):
            if shot.ply > 2:
                raise RuntimeError("no more paint")
            return super().paint(shot)

    with qtbot.captureExceptions() as caught:
        _, told = written(qtbot, tmp_path / "film.webp", Broken(None))
        qtbot.waitUntil(lambda: bool(told))
    assert [type(error) for error in told] == [animation.FilmUnwritable]
    assert caught
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_is_told(qtbot, tmp_path):
    with pytest.raises(SaveUnwritable):
        written(qtbot, tmp_path / "nowhere" / "film.webp")


# the dialog


@pytest.fixture
def window(qtbot):
    window = open_window(qtbot, language="en")
    yield window
    window.close()


def shown(window, qtbot):
    window.start(card_game())
    qtbot.waitUntil(lambda: window.game.ending.isVisible())
    window.game.ending.put_away()
    assert window.menus.actions["film"].isEnabled()
    window.menus.actions["film"].trigger()
    dialog = window.findChild(FilmDialog)
    assert dialog is not None
    return dialog


def test_a_part_of_the_game_is_chosen_and_written(window, qtbot, tmp_path, monkeypatch):
    path = tmp_path / "our game.webp"
    monkeypatch.setattr(file_dialog, "ask_where", lambda *about: (path, ""))
    said: list[str] = []
    monkeypatch.setattr(window, "say", lambda write: said.append(write()))
    dialog = shown(window, qtbot)
    assert dialog.chosen[:2] == (0, window.game.table.match.ply)
    before = dialog.length.text()
    dialog.first.setValue(4)
    dialog.last.setValue(7)
    dialog.width_box.setCurrentIndex(0)
    assert dialog.length.text() != before
    assert dialog.length.text().startswith("3 moves")
    assert dialog.from_words.text()
    with qtbot.waitSignal(dialog.written):
        dialog.begin_button.click()
        assert dialog.bar.isVisible()
    assert QImageReader(str(path)).imageCount() >= 3
    assert QImageReader(str(path)).size().width() == 640
    assert said == ["Written: our game.webp"]


def test_the_wrong_way_round_cannot_be_written(window, qtbot):
    dialog = shown(window, qtbot)
    dialog.first.setValue(9)
    dialog.last.setValue(4)
    assert not dialog.begin_button.isEnabled()
    dialog.reject()


def test_the_dialog_grows_with_a_longer_sentence_instead_of_scrolling(window, qtbot, monkeypatch):
    dialog = shown(window, qtbot)
    bar = dialog.findChild(Scrolled).verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() == 0)
    before = dialog.height()
    monkeypatch.setattr(dialog, "_told", lambda ply: "Philip: a builder goes to the castle. " * 4)
    dialog.last.setValue(3)
    qtbot.waitUntil(lambda: dialog.height() > before and bar.maximum() == 0)
    dialog.reject()


def test_closing_the_dialog_ends_the_writing(window, qtbot, tmp_path, monkeypatch):
    path = tmp_path / "film.webp"
    monkeypatch.setattr(file_dialog, "ask_where", lambda *about: (path, ""))
    dialog = shown(window, qtbot)
    dialog.begin_button.click()
    writer = dialog.writer
    qtbot.waitUntil(lambda: dialog.bar.value() > 0)
    dialog.reject()
    assert not writer.is_running
    assert list(tmp_path.iterdir()) == []


def test_the_dialog_says_what_is_missing_and_follows_the_language(window, qtbot, monkeypatch):
    monkeypatch.setattr(animation, "can_write", lambda kind: kind != ".gif")
    dialog = shown(window, qtbot)
    dialog.kind.setCurrentIndex(1)
    dialog.begin_button.click()
    assert "pip install pillow" in dialog.problem.text()
    assert dialog.writer is None
    dialog.first.setValue(5)
    window.settings.set("language", "de")
    assert dialog.windowTitle() == "Film der Partie"
    assert "Paket Pillow" in dialog.problem.text()
    assert dialog.problem.isVisible()
    assert dialog.chosen[0] == 5
    assert dialog.chosen[-1] == ".gif"
    dialog.reject()


def test_a_package_of_the_program_offers_what_it_can_write(window, qtbot, monkeypatch):
    """Nobody can install anything into it."""
    monkeypatch.setattr(animation, "can_write", lambda kind: kind != ".gif")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    dialog = shown(window, qtbot)
    assert [dialog.kind.itemData(at) for at in range(dialog.kind.count())] == [".webp"]
    dialog.reject()


# in a terminal


def test_a_film_is_written_in_a_terminal(tmp_path, capsys, qapp):
    save, out = tmp_path / "game.kingsbridge", tmp_path / "film"
    save_match(save, card_game())
    assert command.main([str(save), str(out), "--from", "2", "--to", "5", "--width", "320", "--speed", "8"]) == 0
    assert QImageReader(str(tmp_path / "film.webp")).size().width() == 320
    assert "film.webp" in capsys.readouterr().out
    assert command.main([str(tmp_path / "none.kingsbridge"), str(out)]) == 2
    assert command.main([str(save), str(tmp_path / "nowhere" / "film.webp"), "--to", "1"]) == 2
    assert capsys.readouterr().err


@pytest.mark.parametrize(("language", "shown"), [("de", "41 %"), ("en", "41%")])
def test_how_much_is_written_is_told_as_the_language_does(qtbot, language, shown):
    window = open_window(qtbot, language=language)
    dialog = FilmDialog(card_game(), window.settings, window.language, window.colours, window)
    dialog._show_progress(5, 12)
    assert dialog.bar.text() == shown

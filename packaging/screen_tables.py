"""The tables of all games and everything that may lie over them, for `screens.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from kingsbridge_desktop.play.match import Match
    from kingsbridge_desktop.ui.game_page import GamePage
    from kingsbridge_desktop.ui.main_window import MainWindow

Screens = Iterator[tuple[str, "QWidget | Callable[[], QWidget]"]]  # what must be made anew in every light is called
PLIES = {"early": 2, "midway": 45, "late": 110}
NAMES = ("Aliena", "Jack", "Philip", "Ellen", "Martha")
LONG = (  # as long as a name may be, one of them of the widest letters
    "Tante Änne von Kingsbrid",
    "Maximilian-Ferdinand XVI",
    "WWWWWWWWWWWWWWWWWWWWWWWW",
    "Bartholomäus Baumeister",
    "Großmutter Wilhelmine",
)
PATIENCE = 40_000  # ms for an adviser
MOST_ROLLED = 6  # pictures of a page that is rolled


def screens(window: MainWindow, game: str) -> Screens:
    """A game early, midway and late, all that explains it, and its end."""
    for when, plies in PLIES.items():
        page = laid(window, played(game, plies))
        if page.sheets.isVisible():
            yield f"{game}-sheet-{when}", window
            page.sheets.hide()
        yield f"{game}-{when}", window
        yield from _large(window, page, f"{game}-{when}-large")
    yield from _over_the_board(window, game)
    yield from _following(window, game)
    yield from _beside_the_board(window, game)
    yield from _end(window, game)


def laid(window: MainWindow, match: Match) -> GamePage:
    """A game on the table, at its question."""
    from PySide6.QtTest import QTest

    window.desk.asks = False
    window.start(match)
    QTest.qWait(400)
    page = window.game
    assert page is not None
    page.patience.moment = 0
    if page.curtain.isVisible():
        page.curtain.answers()[0].click()  # as who is asked: only so hand and offers are seen
        QTest.qWait(400)
    return page


def _large(window: MainWindow, page: GamePage, name: str) -> Screens:
    """A place that is shown large."""
    view = page.view
    for anchor, target in view.scene.targets.items():
        if target.isVisible() and view.note(view.position, anchor) and view.nearer.keep(anchor):
            yield name, window
            break
    view.put_away()


def _over_the_board(window: MainWindow, game: str) -> Screens:
    """Keyboard, hover, refusal, chooser, what is selected, hint, coach and curtain."""
    from PySide6.QtTest import QTest

    page = laid(window, played(game, 45))
    page.sheets.hide()
    scene = page.view.scene
    offered = next(iter(page.choices.groups), None)
    if offered is not None:
        scene.set_focus_anchor(offered)
        yield f"{game}-keyboard", window
        scene.set_focus_anchor(None)
        page.choices._choose_among(offered, page.table.match.legal()[:6])
        yield f"{game}-chooser", window
        page.choices.close_chooser()
    refused = _refused(page)
    if refused is not None:
        yield f"{game}-refusal", window
        page.toast.hide()
    page.table.settings.values.second_click = "always"
    page.safe_hands._select(page.table.match.legal()[0])
    yield f"{game}-selected", window
    page.safe_hands.let_go()
    page.toast.hide()
    page.table.settings.values.second_click = "never"
    page.hint.press()
    wait(lambda: page.hint.answer is not None)
    for name in ("where", "what", "why"):
        if name != "what":
            yield f"{game}-hint-{name}", window
        page.hint.press()
    page.hint.forget()
    window.settings.set("coach", {game: True})
    page = laid(window, played(game, 3))
    page.sheets.hide()
    QTest.qWait(100)
    yield f"{game}-coach", window
    window.settings.set("coach", {})
    page = laid(window, played(game, 5))
    page.course._draw_curtain(page.table.match.asked)
    yield f"{game}-curtain", window


def _refused(page: GamePage) -> object:
    """Clicks on places until one says why not."""
    said: list[object] = []
    page.choices.refused.connect(lambda words, anchor: said.append(anchor))
    for anchor, target in page.view.scene.targets.items():
        if target.isVisible() and anchor not in page.choices.groups:
            page.view.scene.picked.emit(anchor)
            if said:
                return said[0]
            if not page.choices.is_open:
                return None
    return None


def _following(window: MainWindow, game: str) -> Screens:
    """A caption with its controls, what happened since one's last turn, and the past."""
    from PySide6.QtTest import QTest

    from kingsbridge_desktop.ui.following.recap import since

    settings = window.settings.values
    page = laid(window, played(game, 60))
    page.sheets.hide()
    page.recap._tell(since(page.table, page.view, page.table.viewer))
    yield f"{game}-recap", window
    page.safe_hands._select(page.table.match.legal()[0])
    yield f"{game}-recap-selected", window
    page.safe_hands.let_go()
    page.toast.hide()
    page.look_back(max(1, page.table.match.ply - 3))
    QTest.qWait(900)  # until the log rests in the wood again
    yield f"{game}-past", window
    page.look_back(-1)
    settings.captions = True
    for number in range(3):
        page = laid(window, played(game, 60, people=1 if number else 4))
        page.sheets.hide()
        page.choose(page.table.match.legal()[0])
        wait(page.following.ribbon.isVisible, 3000)
        for _ in range(number):
            page.following.controls.buttons["next"].click()
        if page.following.ribbon.isVisible():
            yield f"{game}-caption-{number}", window
    settings.captions = False


def _beside_the_board(window: MainWindow, game: str) -> Screens:
    """Almanac, list of moves, table in words, and the drawer of a small window."""
    from kingsbridge_desktop.ui.dialogs.almanac import Almanac
    from kingsbridge_desktop.ui.dialogs.moves import MovesDialog

    page = laid(window, played(game, 45))
    page.sheets.hide()
    page.show_almanac()
    almanac = window.findChild(Almanac)
    if almanac is not None:
        yield f"{game}-almanac", almanac
        almanac.close()
    moves = MovesDialog(window, lambda: page.prompt.question, page.choices.moves)
    moves.show()
    yield f"{game}-moves", moves
    moves.close()
    page.show_words()
    if page.words.dialog is not None:
        yield f"{game}-words", page.words.dialog
        page.words.dialog.close()
    if page.room.toggle_drawer():
        yield f"{game}-drawer", window
        page.room.leave_log()


def _end(window: MainWindow, game: str) -> Screens:
    """The page of the end, the sheet behind it, and the table below both."""
    yield from ended(window, played(game, 100_000), f"{game}-end")
    yield f"{game}-end-table", window


def ended(window: MainWindow, match: Match, name: str) -> Screens:
    """The page of the end, and the sheet behind it; both are put away again."""
    from PySide6.QtTest import QTest

    page = laid(window, match)
    QTest.qWait(500)
    yield from rolled(window, page.ending, name)
    page.ending.sheet_wanted.emit()
    QTest.qWait(200)
    yield from rolled(window, page.sheets, f"{name}-sheet")
    page.sheets.hide()
    page.ending.hide()


def questions(window: MainWindow, game: str) -> Screens:
    """Every kind of question that comes up in some games, each once."""
    for kind, match in kinds_of(game).items():
        page = laid(window, _again(match))
        page.sheets.hide()
        yield f"{game}-asks-{kind}", window


def kinds_of(game: str) -> dict[str, Match]:
    """A game at its first question of each kind with more than one answer."""
    found: dict[str, Match] = {}
    for seed in range(3):
        match, rng = _new(game, seed, 4), Random(seed)
        while not match.is_over:
            kind = match.state.stack[-1].kind
            if kind not in found and len(match.legal()) > 1:
                found[kind] = _again(match)
            match.submit(rng.choice(match.legal()))
    return found


def _again(match: Match) -> Match:
    """The same game once more, so that nothing done to one is done to the other."""
    from kingsbridge_desktop.play.branching import branched

    return branched(match, match.ply, list(match.seats), same_luck=True)


def _new(game: str, seed: int, people: int) -> Match:
    from kingsbridge_desktop.core.registry import rules_of
    from kingsbridge_desktop.play.match import PERSON, Match, Seat

    count = min(4, rules_of(game).seats[-1])
    levels = [PERSON if at < people else "random" for at in range(count)]
    return Match(game, [Seat(NAMES[at], level, at) for at, level in enumerate(levels)], seed)


@cache
def _played(game: str, plies: int, people: int) -> Match:
    match, rng = _new(game, 11, people), Random(4)
    while not match.is_over and (match.ply < plies or match.asked != 0 or len(match.legal()) < 2):
        match.submit(rng.choice(match.legal()))
    return match


def played(game: str, plies: int, *, people: int = 1) -> Match:
    """A game after so many moves, at a question to the first person; made by chance, the same every time."""
    match = _played(game, plies, people)
    return match if match.is_over else _again(match)


def seated(game: str, names: Sequence[str], plies: int) -> Match:
    """A game of people with these names, at a question to the first of them."""
    from kingsbridge_desktop.play.match import PERSON, Match, Seat

    match, rng = Match(game, [Seat(name, PERSON, at) for at, name in enumerate(names)], 11), Random(4)
    while not match.is_over and (match.ply < plies or match.asked != 0 or len(match.legal()) < 2):
        match.submit(rng.choice(match.legal()))
    return match


def rolled(window: MainWindow, page: QWidget | None, name: str) -> Screens:
    """A page, then what lies below as far as it can be rolled."""
    from kingsbridge_desktop.ui.book.scroll_window import ScrollWindow

    yield name, window
    area = page.findChild(ScrollWindow) if page is not None else None
    if area is None:
        return
    bar, at = area.verticalScrollBar(), 0

    def moved() -> QWidget:
        bar.setValue(at)  # another light may have moved it
        return window

    for number in range(2, MOST_ROLLED + 1):
        if at >= bar.maximum():
            break
        bar.setValue(at)
        area.scroll_by(0.9)
        wait(lambda: False, 200)
        at = bar.value()
        yield f"{name}-{number}", moved


def wait(until: Callable[[], Any], patience: int = PATIENCE) -> None:
    """Until something is so, or for so many ms."""
    from PySide6.QtTest import QTest

    for _ in range(patience // 50):
        if until():
            return
        QTest.qWait(50)

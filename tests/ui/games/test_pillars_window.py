"""Phase III in the window: board, header, plates, prompt and log tell the same moment."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from PySide6.QtGui import QFontMetrics

from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.play.match import Match, Moment
from tests.ui.driver import open_window, seats

MANY = 40  # events in one step


def before_a_long_step() -> tuple[Match, Action]:
    """A game of four that stands before a step with many events, and the action that leads to them."""
    match = Match("pillars", seats(*["person"] * 4), 3)
    rng = Random(3)
    while True:
        match.submit(rng.choice(match.legal()))
        if len(match.steps[-1].events) >= MANY:
            action = match.steps[-1].action
            match.undo(agreed=True)
            return match, action


def test_everything_on_the_page_tells_the_moment_that_the_board_shows(qtbot):
    match, action = before_a_long_step()
    window = open_window(qtbot, speed="fast")
    window.start(match)
    page = window.game
    assert page is not None
    text = page.context.text
    told: list[str] = []
    counts: list[int] = []

    def compare(moments: Sequence[Moment]) -> None:
        s = moments[-1].position
        counts.append(len(moments))
        assert page.view.position is s
        assert page.side.where.text() == text.progress(match.rules.progress(s))
        assert [plate.points for plate in page.players.plates] == [str(points) for points in s.vp]
        assert [plate.chips[0][1].text for plate in page.players.plates] == [str(gold) for gold in s.gold]

    def after(moments: Sequence[Moment]) -> None:
        told.extend(text.event(moment.event) for moment in moments if moment.event is not None)
        lines = [line.words for line in page.log.lines if line.ply == match.ply]
        assert lines == [words for words in told if words]

    def departing(moments: Sequence[Moment]) -> None:
        words = [text.event(moment.event) for moment in moments if moment.event is not None]
        if any(words):
            assert page.prompt.question == [sentence for sentence in words if sentence][-1]

    page.player.shown.connect(compare)
    page.player.shown.connect(after)
    page.player.departed.connect(departing)
    with qtbot.waitSignal(page.player.finished, timeout=60_000):
        page.table.submit(action)
    assert sum(counts) > MANY
    assert len(counts) > 15, "moment by moment"
    window.close()


def test_the_plates_do_not_jump_from_step_to_step(qtbot):
    """Seen: "Runde 3 von 6, Schritt 12: Baustoffmarkt" took two lines, every other step one."""
    window = open_window(qtbot, language="de")
    match = Match("pillars", seats(*["person"] * 4), 3)
    window.start(match)
    page = window.game
    assert page is not None
    column = page.side.layout()
    assert column is not None
    for size in ((1280, 800), (1440, 900)):
        window.resize(*size)
        qtbot.wait(30)
        s, tops, high = match.view(0), set(), set()
        for step in tables.STEPS:
            s.round, s.step = 3, step
            page.side.show_state(match, s)
            column.activate()
            assert f"Schritt {step}" in page.side.where.text()
            tops.add(page.side.roster.y())
            high.add(page.side.where.fontMetrics().height())
        assert len(tops) == 1
        assert min(high) >= QFontMetrics(page.side.font()).height()

"""Measures the window for docs/review.md, in processor time, so that other work on the machine counts little.

review GAME      opens the review of a finished game, lets it be thought out as the window does, and looks from one
                 turning point to another meanwhile: how long the turns of the event loop are.
chronicle        what reading the home page's news and the chronicle takes with few and with many kept games.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QAbstractEventDispatcher, QEventLoop, QTimer  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from kingsbridge_desktop.play import chronicle  # noqa: E402
from kingsbridge_desktop.saves.chronicle import sync  # noqa: E402
from kingsbridge_desktop.ui.chronicle import reading  # noqa: E402
from kingsbridge_desktop.ui.gc_control import Collector  # noqa: E402
from kingsbridge_desktop.ui.home.slips import read_news  # noqa: E402
from kingsbridge_desktop.ui.i18n import Translators  # noqa: E402
from kingsbridge_desktop.ui.main_window import MainWindow  # noqa: E402
from kingsbridge_desktop.ui.settings import Settings  # noqa: E402
from measure_review import played  # noqa: E402

LONGEST = 900.0  # s that a review is waited for
CLICKS = 700  # ms between two looks at another turning point


class Turns:
    """How long each turn of the event loop takes, in processor time of this thread."""

    def __init__(self) -> None:
        self.found: list[float] = []
        self._since = time.thread_time()
        dispatcher = QAbstractEventDispatcher.instance()
        assert dispatcher is not None
        dispatcher.aboutToBlock.connect(self._end)

    def _end(self) -> None:
        """Nothing is left to do; waiting takes no processor time."""
        now = time.thread_time()
        self.found.append(1000 * (now - self._since))
        self._since = now


def review(game: str, seats: int, seed: int) -> None:
    """Turns of the event loop while a quick look runs and somebody looks around."""
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    match = played(game, seats, seed, "greedy")
    Collector(app)  # as the app does, so that nobody looks for garbage in the middle of something else
    window = MainWindow(app, Settings(), Translators())
    window.resize(1280, 800)
    window.show()
    window.reviews.show(match)
    page = window.reviews.page
    assert page is not None
    loop, clicks = QEventLoop(), [0]
    turns: list[Turns] = []

    def click() -> None:
        if page.thinking.is_on and page.reader.points:
            clicks[0] += 1
            page.go_to_point(clicks[0] % len(page.reader.points))

    page.thinking.began.connect(lambda _: turns.append(Turns()))
    page.thinking.ended.connect(lambda _: loop.quit())
    hand = QTimer(interval=CLICKS)
    hand.timeout.connect(click)
    hand.start()
    QTimer.singleShot(round(LONGEST * 1000), loop.quit)
    begin = time.monotonic()
    loop.exec()
    wall = time.monotonic() - begin
    found = sorted(turns[0].found)
    print(
        f"{game}, {seats} players: {len(found)} turns while a quick look ran ({wall:.0f} s, {clicks[0]} clicks), "
        f"longest {found[-1]:.0f} ms, 99 of 100 below {found[round(len(found) * 0.99) - 1]:.0f} ms, "
        f"over 50 ms: {sum(one > 50 for one in found)}",
        flush=True,
    )
    window.close()


def spent(work: Callable[[], object], times: int = 5) -> float:
    """The least processor time of a few goes, in ms."""
    best = float("inf")
    for _ in range(times):
        begin = time.process_time()
        work()
        best = min(best, 1000 * (time.process_time() - begin))
    return best


def kept_games(counts: Sequence[int]) -> None:
    """Home page and chronicle with so many kept games each."""
    from tests.chronicles import fill

    first: tuple[float, float] | None = None
    for count in counts:
        with tempfile.TemporaryDirectory() as home:
            os.environ["KINGSBRIDGE_HOME"] = home
            begin = time.process_time()
            fill(count)
            made = time.process_time() - begin
            begin = time.process_time()
            chronicle.look_through()
            indexed = time.process_time() - begin
            time.sleep(sync.COARSE + 0.5)
            chronicle.look_through()  # notes that nothing has changed since
            home_page, book = spent(read_news), spent(lambda: reading.read(None))
            first = first or (home_page, book)
            print(
                f"{count} games (made in {made:.1f} s, indexed in {indexed:.1f} s): news of the home page "
                f"{home_page:.0f} ms (× {home_page / first[0]:.2f}), the chronicle {book:.0f} ms",
                flush=True,
            )


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=("review", "chronicle"))
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--games", type=int, nargs="+", default=[10, 10_000])
    chosen = parser.parse_args(argv)
    if chosen.command == "chronicle":
        kept_games(chosen.games)
        return 0
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        os.environ["KINGSBRIDGE_HOME"] = home
        review(chosen.game, chosen.seats, chosen.seed)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

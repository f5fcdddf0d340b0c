"""Whole games through the window, by clicks, with a save and a resume in the middle."""

import random

import pytest

from kingsbridge_desktop.core.engine import checksum
from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.play.coaching import coach_of
from kingsbridge_desktop.saves import store
from kingsbridge_desktop.ui.dialogs.live_question import LiveQuestion
from kingsbridge_desktop.ui.lessons.coach_desk import CoachDesk
from kingsbridge_desktop.ui.panels.chooser import Chooser
from kingsbridge_desktop.ui.patience import MOMENT
from kingsbridge_desktop.ui.settings import FACTOR
from tests.ui.driver import Hand, Watcher, open_window, sit_down
from tests.ui.modal import when_open

TABLES = {
    "pillars_cards": ("person", "greedy", "greedy", "greedy"),
    "web_of_power": ("person", "greedy", "greedy"),
    "pillars": ("person", "greedy"),
    "column_of_fire": ("person", "greedy"),
}


@pytest.mark.parametrize("game", game_ids())
def test_a_whole_game_is_played_by_clicks_saved_and_resumed_in_the_middle(game, qtbot):
    window = open_window(qtbot)
    page = sit_down(window, game, TABLES[game])
    hand, watcher = Hand(qtbot, page), Watcher(page)
    rng = random.Random(3)
    resumed = False
    while True:
        hand.clear()
        match = page.table.match
        if match.is_over:
            break
        if not resumed and match.ply >= 25:
            page = _save_close_and_resume(window, page, qtbot)
            hand, watcher = Hand(qtbot, page), Watcher(page)
            resumed = True
            continue
        watcher.look_at_question()
        hand.do(rng.choice(match.legal()))
    assert resumed
    assert watcher.moments > 100
    qtbot.waitUntil(lambda: page.ending.isVisible(), timeout=5_000)
    assert page.ending.story.winners == page.table.match.winners()
    window.go_home()
    qtbot.waitUntil(lambda: not list(store.entries(store.autosave_folder())))  # a finished game leaves nothing


def _save_close_and_resume(window, page, qtbot):
    before = checksum(page.table.match.state)
    ply = page.table.match.ply
    window.desk.save_to(store.save_folder() / "middle.kingsbridge")
    qtbot.waitUntil(lambda: page.table.file.named is not None)
    window.go_home()
    qtbot.waitUntil(window.home.continue_button.isVisible)
    window.home.continue_button.click()
    qtbot.waitUntil(lambda: window.game is not None)
    assert checksum(window.game.table.match.state) == before
    assert window.game.table.match.ply == ply
    return window.game


class CarefulHand(Hand):
    """Presses as a person does who meets the program as it is set: not too soon, and once more where that is wanted."""

    def __init__(self, qtbot, page):
        super().__init__(qtbot, page)
        page.patience.moment = MOMENT
        self.second_clicks = 0

    def click(self, button):
        self.qtbot.waitUntil(lambda: not self.page.patience.is_fresh)
        super().click(button)

    def do(self, action):
        page, ply = self.page, self.page.table.match.ply
        for _ in range(2):
            self.qtbot.waitUntil(lambda: not page.patience.is_fresh)
            asked = when_open(LiveQuestion, lambda box: box.answers[1].click())
            found = [(anchor, actions) for anchor, actions in page.choices.groups.items() if action in actions]
            if not found:
                self._press(action)
            for anchor, actions in found[:1]:
                self._click_place(anchor)
                choosers = page.findChildren(Chooser, "chooser")
                if len(actions) > 1 and choosers and choosers[-1].isVisible():
                    self._choose(actions.index(action))
            asked.cancel()
            if page.table.match.ply > ply:
                return
            assert page.safe_hands.selected == action, "a first press that does nothing has selected"
            self.second_clicks += 1
        self.qtbot.waitUntil(lambda: page.table.match.ply > ply, timeout=5_000)


@pytest.mark.soak
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", game_ids())
def test_a_whole_game_with_everything_on_that_a_player_meets(game, qtbot, monkeypatch):
    """Coach, captions, what happened since, second clicks, the guard against quick ones; only the clock is quicker."""
    monkeypatch.setitem(FACTOR, "fast", 0.02)
    window = open_window(qtbot, speed="fast", captions=True, second_click="final")
    window.settings.set("coach", {game: True})  # as set-up does, before anybody sits down
    page = sit_down(window, game, TABLES[game])
    coach = page.coach
    assert isinstance(coach, CoachDesk)
    hand, watcher, rng = CarefulHand(qtbot, page), Watcher(page), random.Random(5)
    told: list[str] = []
    strips: list[int] = []
    met: list[str] = []  # kinds of questions that the person was asked
    page.following.told.connect(told.append)
    page.recap.shown.connect(lambda: strips.append(page.table.match.ply))
    spoken = Spoken(coach.slip)
    while not page.ending.isVisible():
        hand.clear()
        if page.table.match.is_over:
            qtbot.wait(50)  # the last deal is still told, and its sheet comes before the end
            continue
        met.append(page.table.match.state.stack[-1].kind)
        spoken.look()
        watcher.look_at_question()
        hand.do(rng.choice(page.table.match.legal()))
    assert watcher.moments > 400
    assert len(told) > 20
    assert len(strips) > 2
    assert hand.second_clicks > 0
    assert all(words.strip(" :") for words in told)
    words_of = coach_of(game).questions
    assert {words_of[kind].title["de"] for kind in met} <= set(spoken.titles), "every new question got its word"
    assert len(spoken.titles) == len(set(spoken.titles)), "nothing is said twice"
    assert set(window.settings.values.coach_told[f"{game}/Anna"]) >= set(met)


class Spoken:
    """What the coach has said, in the order in which it was seen."""

    def __init__(self, slip):
        self.slip = slip
        self.titles: list[str] = []

    def look(self):
        """At the slip, when somebody is asked."""
        slip = self.slip
        if not slip.isVisible():
            return
        assert slip.text.height() >= slip.text.heightForWidth(slip.text.width()), "a word that is cut off"
        self.titles.append(slip.title.text())

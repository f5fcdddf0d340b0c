"""The pages of the chronicle: whose it is, what was played and won, the way of the rating, and all games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from kingsbridge_desktop.bots.levels import YARDSTICKS, level_ids
from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.play.own_bots import is_own
from kingsbridge_desktop.play.statistics.figures import by_opponents, figures, records
from kingsbridge_desktop.play.statistics.ratings import FEWEST_GAMES
from kingsbridge_desktop.saves.chronicle.index import Filter
from kingsbridge_desktop.saves.schema import PERSON
from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.text.review import percent
from kingsbridge_desktop.ui.book.block import Block, Drawing, Gap, Heading, Words
from kingsbridge_desktop.ui.book.block import Figures as LedgerBlock
from kingsbridge_desktop.ui.book.book_page import BookPage, draw_nothing_yet
from kingsbridge_desktop.ui.book.chart_view import ChartView
from kingsbridge_desktop.ui.book.ledger import Head, Ledger, Row
from kingsbridge_desktop.ui.book.scribe import BOLD, MIDDLE, NAME, NOTE, Scribe
from kingsbridge_desktop.ui.chronicle import reading, words
from kingsbridge_desktop.ui.chronicle.filters import Filters
from kingsbridge_desktop.ui.chronicle.game_list import GamesBlock, GamesModel
from kingsbridge_desktop.ui.chronicle.ornaments import Fact, TitleBlock, quill, seals
from kingsbridge_desktop.ui.chronicle.rating import rating_chart, standing
from kingsbridge_desktop.ui.chronicle.reading import Content
from kingsbridge_desktop.ui.chronicle.results import GameResults, ResultsChart, picture
from kingsbridge_desktop.ui.theme import Colours

MOST_OWN = 3  # columns for bots of one's own
MOST_PERSONS = 18  # that fit on a page
SEALS_HIGH = 138.0


class ChroniclePage(BookPage):
    """The book and its buttons.

    Signals:
        filter_wanted: other games are to be shown; the Filter.
        open_wanted: a game is to be laid on the table; its id.
        review_wanted: a game is to be reviewed; its id.
        delete_wanted: a game is to be deleted; its id.
        restore_wanted: the game that was deleted last is to come back.
        export_wanted: the games that are meant are to be written to a file; the Filter.
        apart_wanted: the files that could not be read are to be told.
        puzzles_wanted: the positions to find the move in are to be seen.
    """

    filter_wanted = Signal(object)
    open_wanted = Signal(str)
    review_wanted = Signal(str)
    delete_wanted = Signal(str)
    restore_wanted = Signal()
    export_wanted = Signal(object)
    apart_wanted = Signal()
    puzzles_wanted = Signal()

    def __init__(self, language: Language, colours: Colours, text_size: int) -> None:
        super().__init__(language, colours, text_size)
        self.content: Content | None = None
        self.games: GamesBlock | None = None
        self.filters: Filters | None = None
        self._deleted = 0  # games that can come back
        self.say_reading(0, 0)

    # content

    def say_reading(self, done: int, all_: int) -> None:
        """Nothing is known yet: how far the reading has come, where that takes long."""
        if self.content is not None:
            return
        told = self.tr("Reading the records: {done} of {all} …").format(done=done, all=all_) if all_ else ""
        self.book.fill([Gap(60), Heading(self.tr("Chronicle")), Words(told or self.tr("Reading …"))])
        self._set_buttons()
        self.hold_keyboard()

    def show_content(self, content: Content) -> None:
        """Fills the pages; the mark of the list stays where it was."""
        at = self.games.at if self.games is not None else 0
        focused = "games" if self.content is None else self.holder()
        self.content = content
        self.games = self.filters = None
        if content.total == 0:
            self.book.fill(self._empty_left(), self._empty_right())
        else:
            self.book.fill(self._left(content), self._right(content))
        self._set_buttons()
        self._find_place(at, focused)

    def _find_place(self, at: int, focused: str) -> None:
        """The mark and the keyboard go where they were before the pages were filled anew."""
        if self.games is not None:
            self.games.mark(at)
        self.hold_keyboard(focused)

    def _first(self) -> list[QWidget]:
        return [self.games.view] if self.games is not None else []

    def fill_again(self) -> None:
        if self.content is not None:
            self.show_content(self.content)
        else:
            self.say_reading(0, 0)

    # the left page

    def _left(self, content: Content) -> list[Block]:
        filters = self.filters = Filters(content, self.language)
        filters.changed.connect(self.filter_wanted)
        title = self._title(content)
        title.person_chosen.connect(self._choose_person)
        blocks: list[Block] = [title, Gap(4), filters]
        if content.chosen.who:
            blocks += self._of_person(content)
        else:
            blocks += self._of_all(content)
        if content.apart:
            blocks += [Gap(4), self._apart_note(content)]
        return blocks

    def _title(self, content: Content) -> TitleBlock:
        chosen, rows = content.chosen, content.rows
        name = next((person.name for person in content.persons if person.who == chosen.who), "")
        if not chosen.who:
            note = self.tr("%n game(s)", "", len(content.ids))
            return TitleBlock(self.tr("The chronicle of this house"), note, content.persons, "")
        title = self.tr("{name}’s chronicle").format(name=name)
        if not rows:
            return TitleBlock(title, self.tr("No game of this kind yet"), content.persons, chosen.who)
        found = figures(rows)
        note = self.tr("%n game(s) since {day}, {won} of them won · {time}", "", len(rows)).format(
            day=words.day(self.language, rows[0].ended),
            won=found.won,
            time=words.duration(self.language, found.seconds),
        )
        return TitleBlock(title, note, content.persons, chosen.who)

    def _choose_person(self, who: str) -> None:
        self.filter_wanted.emit(Filter(who))

    def _of_person(self, content: Content) -> list[Block]:
        chart = self._results(content)
        view = ChartView(chart, chart.least(), 1.0)
        view.setObjectName("results")
        view.chosen.connect(partial(self._choose_game, [row.game for row in chart.rows]))
        blocks: list[Block] = [Heading(self.tr("Games played and won")), view]
        if content.favourites:
            blocks += [Gap(6), Heading(self.tr("What brought luck")), LedgerBlock(self._favourites(content))]
        facts = self._records(content)
        if facts:
            told = ". ".join(f"{fact.words}: {fact.figure}, {fact.note}" for fact in facts)
            blocks += [
                Gap(6),
                Heading(self.tr("Records")),
                Drawing(partial(_draw_seals, facts), SEALS_HIGH, told),
            ]
        return blocks

    def _results(self, content: Content) -> ResultsChart:
        kinds = [level for level in level_ids() if level not in YARDSTICKS or level in content.levels]
        kinds += [level for level in content.levels if is_own(level)][:MOST_OWN]
        opponents = (*kinds, PERSON)
        names = [content.chosen.game] if content.chosen.game else self._all_games(content)
        counted = by_opponents(content.rows, level_ids())
        rows = []
        for game in names:
            mine = [row for row in content.rows if row.game == game]
            rows.append(GameResults(game, figures(mine), [counted.get((game, kind), (0, 0)) for kind in opponents]))
        return ResultsChart(self.language, self.tr("Games played and won"), opponents, rows)

    @staticmethod
    def _all_games(content: Content) -> list[str]:
        return [*game_ids(), *(game for game in content.games if game not in game_ids())]

    def _choose_game(self, games: Sequence[str], column: int) -> None:
        """A click on a game shows it alone, and another one all of them again."""
        assert self.content is not None
        chosen = self.content.chosen
        self.filter_wanted.emit(chosen._replace(game="" if chosen.game == games[column] else games[column]))

    def _favourites(self, content: Content) -> Ledger:
        text = game_text(content.chosen.game, self.language, ())
        rows = []
        for row in content.favourites:
            kind, _, number = row.thing.partition(":")
            share = percent(self.language, row.winners / row.players)
            rows.append(Row(text.favourite(kind, int(number)), (str(row.players), str(row.winners), share)))
        return Ledger((Head(self.tr("Taken")), Head(self.tr("Won")), Head(self.tr("Share"))), rows)

    def _records(self, content: Content) -> list[Fact]:
        found = records(content.rows)
        now = figures(content.rows).streak
        facts = []
        if found.longest_streak:
            note = self.tr("now {number}").format(number=now) if now else self.tr("the longest streak")
            facts.append(Fact(str(found.longest_streak), self.tr("wins in a row"), note))
        for one, said, form in (
            (found.best_score, self.tr("best score"), "{}"),
            (found.closest_win, self.tr("closest win"), "{:+}"),
            (found.clearest_win, self.tr("clearest win"), "{:+}"),
        ):
            if one is not None:
                note = words.short_name(self.language, one.row.game)
                facts.append(Fact(form.format(one.amount).replace("+0", "0").replace("-", "−"), said, note))
        return facts

    def _of_all(self, content: Content) -> list[Block]:
        heads = (Head(self.tr("Played")), Head(self.tr("Won")), Head(self.tr("Rating")))
        rows = []
        for person in content.persons[:MOST_PERSONS]:
            rating = str(round(person.rating)) if person.games >= FEWEST_GAMES else "–"
            rows.append(Row(person.name, (str(person.games), str(person.won), rating)))
        return [Heading(self.tr("Who plays here")), LedgerBlock(Ledger(heads, rows)), Gap(10, 1.0)]

    def _apart_note(self, content: Content) -> Block:
        said = self.tr("%n file(s) of the folder cannot be read and stay apart", "", len(content.apart))
        return Words(said, NOTE, italic=True, quiet=True)

    # the right page

    def _right(self, content: Content) -> list[Block]:
        blocks: list[Block] = []
        if len(content.rows) >= FEWEST_GAMES:
            chart = rating_chart(content, self.language, self.tr("Rating"), self.tr("Game"))
            note = standing(content, self.language)
            view = ChartView(chart, 170, 0.5)
            view.setObjectName("rating")
            view.setToolTip(self.tr("Glicko-2, from all games against people and bots; bots stay where they are"))
            blocks += [Heading(self.tr("Rating"), note), view, Gap(4)]
        model = GamesModel(content.ids, content.first, reading.games)
        title = self.tr("Games")
        self.games = GamesBlock(model, self.language, content.chosen.who, title, self.tr("Review"))
        self.games.chosen.connect(self._row_chosen)
        self.games.opened.connect(self._open)
        self.games.deleted.connect(self._delete)
        self.games.reviewed.connect(self._review)
        few = self.tr("a rating comes after {number} games").format(number=FEWEST_GAMES)
        has_few = bool(content.chosen.who) and len(content.rows) < FEWEST_GAMES
        blocks += [Heading(title, few if has_few else self.tr("the latest first")), self.games]
        return blocks

    # nothing yet

    def _empty_left(self) -> list[Block]:
        told = self.tr(
            "What will stand here: games and wins for each game and each level, the way of the rating, records, "
            "and all games with a way back into them."
        )
        drawing = Drawing(partial(_draw_vignettes, self.language), 300, "", 1.0)
        title = TitleBlock(self.tr("Chronicle"), self.tr("a book to be filled"), (), "")
        return [title, Gap(10), Words(told, NAME), Gap(8), drawing]

    def _empty_right(self) -> list[Block]:
        title = self.tr("Nothing is written here yet")
        told = self.tr(
            "After the first game that is played to its end, wins, points and rating stand on these pages. "
            "Games against bots count as well as games among people."
        )
        return [Drawing(partial(_draw_nothing, title, told), 344, f"{title}. {told}", 1.0)]

    # buttons

    def _set_buttons(self) -> None:
        book, content = self.book, self.content
        book.clear_buttons()
        home = book.add_button(self.tr("Home"), "chronicle_home", far=True)
        home.clicked.connect(self.home_wanted)
        puzzles = book.add_button(self.tr("Find the move"), "chronicle_puzzles", far=True)
        puzzles.clicked.connect(self.puzzles_wanted)
        if self._deleted:
            back = book.add_button(self.tr("Bring back"), "chronicle_restore", far=True)
            back.setToolTip(self.tr("The game that was deleted last; until Kingsbridge is closed"))
            back.clicked.connect(self.restore_wanted)
        if content is None:
            return
        if content.apart:
            apart = book.add_button(self.tr("Files apart …"), "chronicle_apart", far=True)
            apart.clicked.connect(self.apart_wanted)
        if content.total == 0:
            first = book.add_button(self.tr("Play a first game"), "chronicle_first", primary=True)
            first.clicked.connect(self.home_wanted)
            return
        export = book.add_button(self.tr("Save as CSV …"), "chronicle_export")
        export.clicked.connect(self._export)
        self._delete_button = book.add_button(self.tr("Delete …"), "chronicle_delete")
        self._delete_button.clicked.connect(self._delete)
        self._review_button = book.add_button(self.tr("Review"), "chronicle_review")
        self._review_button.clicked.connect(self._review)
        self._open_button = book.add_button(self.tr("Look at it"), "chronicle_open", primary=True)
        self._open_button.clicked.connect(self._open)
        self._row_chosen(self.games.at if self.games is not None else -1)

    def set_deleted(self, count: int) -> None:
        """How many games can come back."""
        self._deleted = count
        self._set_buttons()
        self.hold_keyboard()

    def _row_chosen(self, number: int) -> None:
        for button in self.book.buttons:
            if button.objectName() in ("chronicle_delete", "chronicle_review", "chronicle_open"):
                button.setEnabled(number >= 0)

    def marked(self) -> str:
        """The id of the marked game, empty for none."""
        games = self.games
        return games.model.ids[games.at] if games is not None and 0 <= games.at < len(games.model.ids) else ""

    def _open(self) -> None:
        if self.marked():
            self.open_wanted.emit(self.marked())

    def _review(self) -> None:
        if self.marked():
            self.review_wanted.emit(self.marked())

    def _delete(self) -> None:
        if self.marked():
            self.delete_wanted.emit(self.marked())

    def _export(self) -> None:
        if self.content is not None:
            self.export_wanted.emit(self.content.chosen)


def _draw_seals(facts: Sequence[Fact], scribe: Scribe, box: QRectF) -> None:
    seals(scribe, box, facts)


def _draw_vignettes(language: Language, scribe: Scribe, box: QRectF) -> None:
    """The four games, two by two."""
    wide = min((box.width() - 24) / 2, (box.height() / 2 - 30) * 1.5)
    left = box.center().x() - wide - 12
    for number, game in enumerate(game_ids()[:4]):
        x = left + (number % 2) * (wide + 24)
        y = box.y() + (number // 2) * (wide / 1.5 + 34)
        picture(scribe, game, QRectF(x, y, wide, wide / 1.5))
        name = words.short_name(language, game)
        scribe.text(x + wide / 2, y + wide / 1.5 + 20, name, NAME, BOLD, align=MIDDLE, width=wide)


def _draw_nothing(title: str, told: str, scribe: Scribe, box: QRectF) -> None:
    quill(scribe, QRectF(box.x(), box.center().y() - 160, box.width(), 200))
    draw_nothing_yet(scribe, box, box.center().y() + 60, 30, title, told)

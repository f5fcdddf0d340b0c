"""The shelf of the home page: games side by side, each with the largest picture there is room for."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from kingsbridge_desktop.core.registry import meta_of
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui import pictures
from kingsbridge_desktop.ui.panels.press_button import ReturnButton
from kingsbridge_desktop.ui.style.colours import Colours
from kingsbridge_desktop.ui.theme import table_font
from kingsbridge_desktop.ui.words import game_about, game_line, game_name, game_players

SHAPE = 1.5  # of a picture
EDGE = 5  # around a picture, for gold under the pointer and the ring of the keyboard
LEAST_PICTURE = 120
SMALLEST_PICTURE = 130  # its width: below that letters become smaller first
GAP = 12
SLIP = 0.94  # of a tile's width
WIDEST = 1.12  # a tile, compared with its picture
INSIDE = 6.0  # between a slip's outline and its words
WRAPPED = int(Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap)
TITLE = 1.2  # its letters, compared with those of the line below
LEAST_POINTS = 8.0  # of letters that must become smaller so that no word is cut
SMALLER = 1.0  # points, from one try to the next
FIRM = "\N{NO-BREAK SPACE}"
MEASURED = 1000  # measures of words that are kept: a shelf asks for the same ones again and again


def letters(points: float, title: bool) -> QFont:
    """The letters of a game's title, or of the line below it."""
    return table_font(points * TITLE, bold=True) if title else table_font(points, italic=True)


@lru_cache(MEASURED)
def _height(words: str, points: float, title: bool, room: float) -> float:
    """How high words are in lines of this length."""
    box = QRectF(0, 0, room, 10_000)
    return QFontMetricsF(letters(points, title)).boundingRect(box, WRAPPED, words).height()


@lru_cache(MEASURED)
def _longest(words: str, points: float, title: bool) -> float:
    """How long the longest of the words is."""
    measure = QFontMetricsF(letters(points, title))
    return max((measure.horizontalAdvance(word) for word in words.split()), default=0.0)


def _in_lines(about: str, players: str) -> str:
    """What a game is about, and on a line of its own for how many: so all tiles of the shelf read alike."""
    return f"{about}\n{players.replace(' ', FIRM)}"


@lru_cache(MEASURED)
def _slip_height(title: str, about: str, players: str, points: float, width: int) -> int:
    """How high the slip below a picture is in a tile of this width."""
    room = width * SLIP - 2 * INSIDE
    words = _in_lines(about, players)
    return round(_height(title, points, True, room) + _height(words, points, False, room) + 2 * INSIDE)


class GameTile(QAbstractButton):
    """One game: its picture, and on a slip below it its title and who it is for.

    Signals:
        chosen: it was clicked or chosen by keyboard.
        learn_wanted: its lessons are to be seen.
    """

    chosen = Signal(str)
    learn_wanted = Signal(str)

    def __init__(self, game: str, language: Language, colours: Colours) -> None:
        super().__init__()
        self.game = game
        self.setObjectName(f"tile_{game}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._hovered = False
        self.is_painted = False
        self.words = 0  # how high the slip is; all on the shelf are alike
        self.clicked.connect(lambda: self.chosen.emit(self.game))
        self.learn = ReturnButton(self)
        self.learn.setObjectName(f"learn_{game}")
        self.learn.setCursor(Qt.CursorShape.ArrowCursor)
        self.learn.clicked.connect(lambda: self.learn_wanted.emit(self.game))
        self.restyle(language, colours)

    def restyle(self, language: Language, colours: Colours) -> None:
        """Another language or light; `set_letters` follows."""
        self.colours = colours
        self._title = game_name(language, self.game)
        self._about, self._players = game_about(language, self.game), game_players(language, self.game)
        line = game_line(language, self.game)
        self.setAccessibleName(self._title)
        self.setAccessibleDescription(line)
        self.setToolTip(line)
        self.learn.setText(self.tr("Learn"))
        self.learn.setAccessibleName(f"{self.tr('Learn')}: {self._title}")
        self.learn.setToolTip(self.tr("Short lessons at the table, and what the coach says"))
        self.update()

    def set_letters(self, font: QFont) -> None:
        """Letters of another size."""
        self._wanted = font
        self.shrink_letters(0.0)

    def shrink_letters(self, points: float) -> None:
        """Letters so many points smaller than wanted, where no shelf holds them otherwise."""
        font = QFont(self._wanted)
        font.setPointSizeF(max(min(LEAST_POINTS, font.pointSizeF()), font.pointSizeF() - points))
        self.setFont(font)
        self.learn.setFont(font)
        self.learn.adjustSize()
        self._place_learn()

    def _place_learn(self) -> None:
        self.learn.move(round(self._picture().right()) - self.learn.width() - 4, EDGE + 4)

    def _picture(self) -> QRectF:
        """Where the picture is."""
        whole = QRectF(self.rect())
        width = max(1.0, min(whole.width() - 2 * EDGE, (whole.height() - self.words - 2 * EDGE) * SHAPE))
        return QRectF((whole.width() - width) / 2, EDGE, width, width / SHAPE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_learn()

    def _points(self, *, as_wanted: bool) -> float:
        return (self._wanted if as_wanted else self.font()).pointSizeF()

    def words_height(self, width: int, *, as_wanted: bool = False) -> int:
        """How much room the slip below the picture needs in a tile of this width, now or in the letters wanted."""
        points = self._points(as_wanted=as_wanted)
        return _slip_height(self._title, self._about, self._players, points, width)

    def least_width(self, *, as_wanted: bool = False) -> int:
        """The narrowest tile in which no word is cut, now or in the letters wanted."""
        points = self._points(as_wanted=as_wanted)
        longest = max(_longest(self._title, points, True), _longest(f"{self._about} {self._players}", points, False))
        return round((longest + 2 * INSIDE) / SLIP) + 2

    def _heights(self, room: float) -> tuple[float, float]:
        points = self.font().pointSizeF()
        return _height(self._title, points, True, room), _height(self.line(), points, False, room)

    def line(self) -> str:
        """The words below the title."""
        return _in_lines(self._about, self._players)

    def paintEvent(self, event: QPaintEvent) -> None:
        self.is_painted = True
        c = self.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        whole = QRectF(self.rect())
        picture = self._picture()
        slip = QRectF(whole.width() * (1 - SLIP) / 2, picture.bottom() - 4, whole.width() * SLIP, self.words)
        self._paint_scene(painter, picture)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(c.line, 2))
        painter.drawRoundedRect(picture, 5, 5)
        if self._hovered:
            painter.setPen(QPen(c.hover, 3))
            painter.drawRoundedRect(picture.adjusted(2.5, 2.5, -2.5, -2.5), 4, 4)
        if self.hasFocus():
            painter.setPen(QPen(c.ring, 3))
            painter.drawRoundedRect(picture.adjusted(-3, -3, 3, 3), 7, 7)
        painter.setPen(QPen(c.line, 1.8))
        painter.setBrush(c.hover if self._hovered else c.paper)
        painter.drawRoundedRect(slip, 5, 5)
        self._write(painter, slip)

    def _write(self, painter: QPainter, slip: QRectF) -> None:
        inner = slip.adjusted(INSIDE, INSIDE, -INSIDE, -INSIDE)
        points = self.font().pointSizeF()
        high, _ = self._heights(inner.width())
        painter.setPen(self.colours.text)
        painter.setFont(letters(points, True))
        painter.drawText(QRectF(inner.left(), inner.top(), inner.width(), high), WRAPPED, self._title)
        painter.setPen(self.colours.quiet)
        painter.setFont(letters(points, False))
        painter.drawText(inner.adjusted(0, high, 0, 0), WRAPPED, self.line())

    def _paint_scene(self, painter: QPainter, box: QRectF) -> None:
        """The game's painted scene, or its first letter where it has none."""
        scene = meta_of(self.game).scene
        if scene:
            pixmap = pictures.vignette(scene, box.width(), self.devicePixelRatioF(), self.colours.light)
            painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
            return
        painter.fillRect(box, self.colours.panel)
        painter.setPen(self.colours.gold)
        painter.setFont(table_font(max(8.0, box.height() * 0.4), bold=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._title[:1])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hovered = True
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = False
        self.update()


class TileShelf(QWidget):
    """The games side by side, in as many rows as give them the largest pictures."""

    def __init__(self, tiles: list[GameTile]) -> None:
        super().__init__()
        self._tiles = tiles
        for tile in tiles:
            tile.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def _shown(self) -> list[GameTile]:
        return [tile for tile in self._tiles if not tile.isHidden()]

    def minimumSizeHint(self) -> QSize:
        shown = self._shown()
        across = round(LEAST_PICTURE * SHAPE)
        return QSize(across * len(shown), LEAST_PICTURE + 2 * EDGE + self._words_height(across))

    def usual_height(self) -> int:
        """What slips below the shelf leave it, if they can: one row with pictures as wide as their columns.

        Where a word would be cut in so narrow columns it is as many rows as it takes, with small pictures. Letters
        that are smaller just now do not count: else what lies below would come and go with them.
        """
        tiles = self._shown()
        shown, columns = max(1, len(tiles)), self._usual_columns()
        across = self._across(columns)
        words = max((tile.words_height(across, as_wanted=True) for tile in tiles), default=0)
        if columns == shown:
            return self._tile_height(across - 2 * EDGE, words)
        rows = -(-shown // columns)
        return rows * (LEAST_PICTURE + words + 2 * EDGE) + (rows - 1) * GAP

    def _usual_columns(self) -> int:
        """As many games side by side as have room for their words."""
        tiles = self._shown()
        least = max((tile.least_width(as_wanted=True) for tile in tiles), default=0)
        return max((n for n in range(1, len(tiles) + 1) if self._across(n) >= least), default=1)

    @property
    def grows(self) -> bool:
        """Whether pictures are larger in more than the usual height: not if they are as wide as their columns."""
        return self._usual_columns() < len(self._shown())

    def _words_height(self, across: int) -> int:
        return max((tile.words_height(across) for tile in self._shown()), default=0)

    def _least_width(self) -> int:
        return max((tile.least_width() for tile in self._shown()), default=0)

    def _across(self, columns: int) -> int:
        return max(60, (self.width() - (columns - 1) * GAP) // columns)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Lays the tiles out anew: other letters, another size, a game less."""
        shown = self._shown()
        if not shown or not self.testAttribute(Qt.WidgetAttribute.WA_Resized):  # nobody gave it a size yet
            return
        columns = self._columns()
        picture, wide, words = self._fitting(columns)
        rows = -(-len(shown) // columns)
        high = self._tile_height(picture, words)
        left = (self.width() - columns * wide - (columns - 1) * GAP) // 2
        top = max(0, (self.height() - rows * high - (rows - 1) * GAP) // 2)
        for number, tile in enumerate(shown):
            row, column = divmod(number, columns)
            tile.words = words
            tile.setGeometry(QRect(left + column * (wide + GAP), top + row * (high + GAP), wide, high))

    def _columns(self) -> int:
        """The best number of columns; where none shows all words whole and the pictures too, with smaller letters."""
        shown, smaller = self._shown(), 0.0
        while True:
            for tile in shown:
                tile.shrink_letters(smaller)
            columns = max(range(1, len(shown) + 1), key=self._merits)
            is_inside, is_whole, *_ = self._merits(columns)
            is_seen = self._fitting(columns)[0] >= SMALLEST_PICTURE
            if (is_inside and is_whole and is_seen) or all(tile.font().pointSizeF() <= LEAST_POINTS for tile in shown):
                return columns
            smaller += SMALLER

    def _merits(self, columns: int) -> tuple[bool, bool, bool, int, int]:
        """So many columns, to be compared: all inside, no word cut, no row with a hole, then the largest pictures."""
        shown, (picture, _, words) = len(self._shown()), self._fitting(columns)
        rows = -(-shown // columns)
        is_inside = rows * self._tile_height(picture, words) + (rows - 1) * GAP <= self.height()
        return is_inside, self._across(columns) >= self._least_width(), shown % columns == 0, picture, columns

    @staticmethod
    def _tile_height(picture: int, words: int) -> int:
        return round(picture / SHAPE) + words + 2 * EDGE

    def _fitting(self, columns: int) -> tuple[int, int, int]:
        """In so many columns: how wide a picture and a tile are, and how high the words; a narrow tile breaks lines."""
        rows, across = -(-len(self._shown()) // columns), self._across(columns)
        room = (self.height() - (rows - 1) * GAP) // rows - 2 * EDGE
        picture = wide = across
        for _ in range(3):
            words = self._words_height(wide)
            picture = max(30, min(picture, across - 2 * EDGE, int((room - words) * SHAPE)))
            wide = min(across, max(picture + 2 * EDGE, round(picture * WIDEST), self._least_width()))
        return picture, wide, self._words_height(wide)

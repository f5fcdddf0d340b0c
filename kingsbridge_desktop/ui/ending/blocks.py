"""Parts of the page of the end: its illuminated title, the picture of the winners, and moments that can be visited."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QKeyEvent, QMouseEvent, QPainterPath, QPen

from kingsbridge_desktop.ui.art.lettering import table_font, tell_size
from kingsbridge_desktop.ui.art.palette import INK, LINEN
from kingsbridge_desktop.ui.book.block import Block
from kingsbridge_desktop.ui.book.podium import celebrate
from kingsbridge_desktop.ui.book.scribe import BOLD, SENTENCE, TITLE, Scribe, broken
from kingsbridge_desktop.ui.ending.content import Ending, Told
from kingsbridge_desktop.ui.panels.press_button import ANSWERS
from kingsbridge_desktop.ui.patience import Patience
from kingsbridge_desktop.ui.words import as_tip

_INITIAL = 60.0
_TILES = ("tile_sand", "tile_sage", "tile_sky")
_TILE, _LEAST_TILE = 72.0, 64.0  # a smaller one rather than a page that scrolls
_PITCH = 19.0
LEAST_PICTURE = 300.0
WINNERS = 226.0  # height in which stones, shields and laurel stand; below it they are drawn smaller
LEAST_WINNERS = 150.0  # where letters are large; never so low that they fall below the smallest


def paint_title(scribe: Scribe, box: QRectF, title: str, subtitle: str, colour: str, *, right: str = "") -> None:
    """The title with its first letter illuminated in a player's colour, a line in italics below."""
    scribe.emblem(f"initial:{colour}", box.x() + _INITIAL / 2, box.y() + _INITIAL / 2, _INITIAL)
    _letter(scribe, QRectF(box.x(), box.y(), _INITIAL, _INITIAL), title[:1])
    room = box.width() - _INITIAL - 6
    scribe.text(box.x() + _INITIAL + 5, box.y() + 35, title[1:], TITLE, BOLD, width=room)
    quiet = scribe.tints.quiet
    if right:
        wide = scribe.text(
            box.right(), box.y() + 57, right, SENTENCE, italic=True, colour=quiet, align=Qt.AlignmentFlag.AlignRight
        )
        room -= wide + 12
    scribe.text(box.x() + _INITIAL + 7, box.y() + 57, subtitle, SENTENCE, italic=True, colour=quiet, width=room)


def _letter(scribe: Scribe, box: QRectF, letter: str) -> None:
    """The letter in white with an outline of ink; it is a real letter, so that a PDF can be searched for the name."""
    size = box.width() * 0.82
    font = table_font(size, BOLD)
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, letter.upper())
    base = box.center() - path.boundingRect().center()
    path.translate(base)
    join, cap = Qt.PenJoinStyle.RoundJoin, Qt.PenCapStyle.RoundCap
    scribe.p.setPen(QPen(scribe.lit(INK), 3.2, Qt.PenStyle.SolidLine, cap, join))
    scribe.p.setBrush(scribe.lit(LINEN))
    scribe.p.drawPath(path)
    scribe.p.setFont(font)
    scribe.p.setPen(scribe.lit(LINEN))
    scribe.p.drawText(base, letter.upper())
    tell_size(scribe.p, letter, size)


class TitleBlock(Block):
    """Who has won, in large letters."""

    def __init__(self, ending: Ending) -> None:
        super().__init__()
        self._ending = ending
        self.setAccessibleName(f"{ending.title}. {ending.subtitle}")
        self.setToolTip(as_tip(ending.title))

    def least(self, width: float) -> float:
        return 68

    def paint(self, scribe: Scribe, box: QRectF) -> None:
        ending = self._ending
        paint_title(scribe, box, ending.title, ending.subtitle, ending.winner_colour)


class CelebrationBlock(Block):
    """The winners before their scene; `shown` goes from 0 to 1 while the stones rise."""

    grows = 1.0

    def __init__(self, ending: Ending) -> None:
        super().__init__()
        self._ending = ending
        self.shown = 1.0
        self._table, self._scene, self._backdrop = ending.podium(), ending.scene(), ending.backdrop()
        self.setAccessibleName(ending.picture_sentence)
        self.setToolTip(as_tip(" · ".join(f"{who.name} {who.score}" for who in self._table)))

    def show_part(self, shown: float) -> None:
        """A moment of the celebration."""
        self.shown = shown
        self.update()

    def least(self, width: float) -> float:
        return min(LEAST_PICTURE + 60, max(LEAST_PICTURE, width * 0.6))

    def least_on_screen(self, width: float, left: float, factor: float) -> float:
        return min(self.least(width), max(LEAST_WINNERS, WINNERS / factor, left))

    def paint(self, scribe: Scribe, box: QRectF) -> None:
        part = min(1.0, box.height() / WINNERS)
        scribe.p.save()
        scribe.p.scale(part, part)
        inner = QRectF(0, 0, box.width() / part, box.height() / part).adjusted(4, 4, -4, -8)
        celebrate(scribe, inner, self._table, self._scene, self._backdrop, self._ending.figures, self.shown)
        scribe.p.restore()


class PressedBlock(Block):
    """A block that is pressed like a button.

    Signals:
        pressed: somebody wants what it stands for.
    """

    pressed = Signal()

    def __init__(self, patience: Patience) -> None:
        super().__init__()
        self._patience, self._is_pointed_at = patience, False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def shade(self, scribe: Scribe, box: QRectF) -> None:
        """Darker paper under the pointer."""
        if self._is_pointed_at:
            tint = QColor(scribe.tints.edge)
            tint.setAlpha(110)
            scribe.p.fillRect(box, tint)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.HoverLeave):
            self._is_pointed_at = event.type() == QEvent.Type.HoverEnter
            self.update()
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton and self._patience.counts():
            self.pressed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in ANSWERS:
            super().keyPressEvent(event)
            return
        event.accept()
        if not event.isAutoRepeat() and self._patience.counts():
            self.pressed.emit()


class MomentBlock(PressedBlock):
    """A moment to remember with a small picture; pressed, the table shows it."""

    grows = 0.12

    def __init__(self, told: Told, number: int, patience: Patience) -> None:
        super().__init__(patience)
        self.told, self._tile = told, _TILES[number % len(_TILES)]
        self.setAccessibleName(f"{told.when}: {told.sentence}")
        self.setToolTip(self.tr("Show this moment on the table"))

    def least(self, width: float) -> float:
        lines = len(broken(self.told.sentence, SENTENCE, width - _TILE - 20))
        return max(_LEAST_TILE + 5, 24 + lines * _PITCH)

    def paint(self, scribe: Scribe, box: QRectF) -> None:
        self.shade(scribe, box)
        tile = min(_TILE, max(_LEAST_TILE, box.height() - 5))
        middle = tile / 2 + 3
        scribe.emblem(self._tile, _TILE / 2 + 3, middle + 1, tile)
        scribe.emblem(self.told.emblem, _TILE / 2 + 3, middle + 1, tile - 14)
        x = _TILE + 18
        scribe.text(x, 17, self.told.when, SENTENCE, BOLD, colour=scribe.tints.gold, width=box.width() - x)
        scribe.block(x, 37, self.told.sentence, SENTENCE, box.width() - x - 2, _PITCH)


class ScoreBlock(PressedBlock):
    """The ledger; pressed, the whole score sheet is shown."""

    def __init__(self, ending: Ending, patience: Patience) -> None:
        super().__init__(patience)
        self.ledger = ending.ledger()
        self.setAccessibleName(self.ledger.told())
        self.setToolTip(self.tr("Show the whole score sheet"))

    def least(self, width: float) -> float:
        return self.ledger.height(width) + 4

    def paint(self, scribe: Scribe, box: QRectF) -> None:
        self.shade(scribe, box)
        self.ledger.paint(scribe, box.adjusted(0, 2, 0, 0))


class CodeBlock(PressedBlock):
    """The code of the table and what was made of it so far, for whoever plays it again; pressed, it is copied."""

    def __init__(self, code: str, patience: Patience) -> None:
        super().__init__(patience)
        self.code, self._is_copied, self.record = code, False, ""
        self.setObjectName("end_code")
        self.setToolTip(self.tr("Copy the code: it sets up the same game with the same luck"))
        self.setAccessibleName(self._words())
        self.pressed.connect(self.copy)

    def _words(self) -> str:
        words = self.tr("Copied") if self._is_copied else self.tr("Code of this table")
        return f"{words}: {self.code}"

    def tell(self, record: str) -> None:
        """How often this table was played, and how well."""
        self.record = record
        self._say()

    def copy(self) -> None:
        """Puts it into the clipboard and says so."""
        QGuiApplication.clipboard().setText(self.code)
        self._is_copied = True
        self._say()

    def _say(self) -> None:
        self.setAccessibleName(". ".join(part for part in (self._words(), self.record) if part))
        self.update()

    def least(self, width: float) -> float:
        return 46

    def paint(self, scribe: Scribe, box: QRectF) -> None:
        self.shade(scribe, box)
        quiet = scribe.tints.quiet
        scribe.text(2, 18, self._words(), SENTENCE, italic=True, colour=quiet, width=box.width() - 4)
        scribe.text(2, 38, self.record, SENTENCE, italic=True, colour=quiet, width=box.width() - 4)

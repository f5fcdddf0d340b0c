"""Questions and sentences on a sheet of parchment, with a sign drawn by the hand that drew all others."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget

from kingsbridge_desktop.ui.style.parchment import EDGE, paint_sheet, room_of
from kingsbridge_desktop.ui.theme import grown, table_font

SIGNS = {
    QMessageBox.Icon.Question: "?",
    QMessageBox.Icon.Information: "i",
    QMessageBox.Icon.Warning: "!",
    QMessageBox.Icon.Critical: "!",
}
WIDEST, LEAST = 460, 400  # of its lines, at the usual size of letters; Qt would make them as wide in any size
BESIDE = 140  # of its width, beside its lines
LAST = 0.3  # of the width, that the last of several lines fills if it can
STEP = 4
SIGN = 3.4  # of the letters' height in points, in pixels


class Question(QMessageBox):
    """A question or a sentence on a sheet; what costs something is never its default."""

    def __init__(self, icon: QMessageBox.Icon, title: str, words: str, *, parent: QWidget | None = None) -> None:
        super().__init__(QMessageBox.Icon.NoIcon, title, words, parent=parent)
        self._kind = icon
        self.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        self._draw_sign()

    def fit_words(self) -> None:
        """Gives its lines a width in which the last of them is no word alone."""
        widest = min(grown(WIDEST), room_of(self).width() - grown(BESIDE))
        for name in ("qt_msgbox_label", "qt_msgbox_informativelabel"):  # as Qt calls them
            label = self.findChild(QLabel, name)
            if label is not None:
                label.setMinimumWidth(_even_width(label.text(), label.font(), min(grown(LEAST), widest), widest))

    def _draw_sign(self) -> None:
        """A seal with a letter: red where something is lost, in the ink of the words else."""
        letter = SIGNS.get(self._kind)
        if letter is None:
            return
        side, ratio, palette = self.font().pointSizeF() * SIGN, self.devicePixelRatioF(), self.palette()
        warns = letter == "!"
        ink = palette.color(QPalette.ColorRole.BrightText if warns else QPalette.ColorRole.WindowText)
        sign = QPixmap(round(side * ratio), round(side * ratio))
        sign.setDevicePixelRatio(ratio)
        sign.fill(Qt.GlobalColor.transparent)
        painter = QPainter(sign)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        seal = QRectF(2, 2, side - 4, side - 4)
        painter.setPen(QPen(ink, max(1.8, side / 18)))
        painter.setBrush(palette.color(QPalette.ColorRole.Base))
        painter.drawEllipse(seal)
        painter.setFont(table_font(self.font().pointSizeF() * 1.6, bold=True))
        painter.drawText(seal, Qt.AlignmentFlag.AlignCenter, letter)
        painter.end()
        self.setIconPixmap(sign)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._draw_sign()
            self.fit_words()

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_sheet(self)


def _even_width(words: str, font: QFont, least: int, widest: int) -> int:
    """The widest of these widths in which the last line is not much shorter than the others; one line if it fits."""
    metrics = QFontMetricsF(font)
    natural = max(metrics.horizontalAdvance(part) for part in words.split("\n"))
    if natural <= widest:
        return math.ceil(natural) + 2
    widths = range(widest, least - 1, -STEP)
    shares = {width: min(LAST, _last_line(words, metrics, width) / width) for width in widths}
    return max(widths, key=lambda width: shares[width])  # of equal ones the widest


def _last_line(words: str, metrics: QFontMetricsF, width: int) -> float:
    """How wide the last line is; that of the whole where it is not broken."""
    line = ""
    for word in words.split("\n")[-1].split(" "):
        longer = f"{line} {word}" if line else word
        line = word if metrics.horizontalAdvance(longer) > width else longer
    return metrics.horizontalAdvance(line)

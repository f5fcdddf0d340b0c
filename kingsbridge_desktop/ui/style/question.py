"""Questions and sentences on a sheet of parchment, with a sign drawn by the hand that drew all others."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QMessageBox, QWidget

from kingsbridge_desktop.ui.style.parchment import EDGE, paint_sheet
from kingsbridge_desktop.ui.theme import table_font

SIGNS = {
    QMessageBox.Icon.Question: "?",
    QMessageBox.Icon.Information: "i",
    QMessageBox.Icon.Warning: "!",
    QMessageBox.Icon.Critical: "!",
}
SIGN = 3.4  # of the letters' height in points, in pixels


class Question(QMessageBox):
    """A question or a sentence on a sheet; what costs something is never its default."""

    def __init__(self, icon: QMessageBox.Icon, title: str, words: str, *, parent: QWidget | None = None) -> None:
        super().__init__(QMessageBox.Icon.NoIcon, title, words, parent=parent)
        self._kind = icon
        self.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        self._draw_sign()

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

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_sheet(self)

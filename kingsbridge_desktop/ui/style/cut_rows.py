"""Lists and pages in a dialog whose last line has no room: it fades, as what is cut through looks like a fault."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QPlainTextEdit, QTextEdit, QWidget

from kingsbridge_desktop.ui.style.colours import INKS
from kingsbridge_desktop.ui.style.light import light_now

HIGHEST = 1.4  # lines of letters, over which a high row fades at most
SOFT = 4  # times what is not seen of a line, over which it fades at most
SOLID = 0.35  # of what fades, nearest to the edge, that is not seen at all

Lines = QAbstractItemView | QTextEdit | QPlainTextEdit


class CutRow(QWidget):
    """Lies over what is seen of a line that is cut by the upper or lower edge."""

    def __init__(self, over: QAbstractScrollArea, *, is_above: bool) -> None:
        super().__init__(over)
        self._is_above = is_above
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        well = QColor(INKS[light_now()].well)
        clear = QColor(well)
        clear.setAlpha(0)
        outer, inner = (0, self.height()) if self._is_above else (self.height(), 0)
        shade = QLinearGradient(QPoint(0, outer), QPoint(0, inner))
        shade.setColorAt(0.0, well)
        shade.setColorAt(SOLID, well)
        shade.setColorAt(1.0, clear)
        QPainter(self).fillRect(self.rect(), shade)


class CutRows(QObject):
    """Follows a list or a page: whenever it is painted, it is asked which lines are cut."""

    def __init__(self, area: Lines) -> None:
        super().__init__(area)
        self._area = area
        self.above, self.below = CutRow(area, is_above=True), CutRow(area, is_above=False)
        area.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and watched is self._area.viewport():
            self._follow()
        return False

    def _follow(self) -> None:
        seen = self._area.viewport().geometry()
        most = round(HIGHEST * self._area.fontMetrics().lineSpacing())
        top, bottom = _line(self._area, 0), _line(self._area, seen.height() - 1)
        over, under = QRect(), QRect()
        if top.top() < 0 <= top.bottom():
            high = min(top.bottom() + 1, SOFT * -top.top(), most)
            over = QRect(seen.left(), seen.top(), seen.width(), high)
        hidden = bottom.bottom() + 1 - seen.height()
        if hidden > 0 and bottom.top() < seen.height():
            high = min(seen.height() - bottom.top(), SOFT * hidden, most)
            under = QRect(seen.left(), seen.bottom() + 1 - high, seen.width(), high)
        for edge, where in ((self.above, over), (self.below, under)):
            edge.setGeometry(where)
            edge.setVisible(not where.isEmpty())
            edge.raise_()


def _line(area: Lines, y: int) -> QRect:
    """The line of a list or a page that lies at a height; empty where there is none."""
    at = QPoint(area.viewport().width() // 2, y)
    if isinstance(area, QAbstractItemView):
        return area.visualRect(area.indexAt(at))
    return area.cursorRect(area.cursorForPosition(at))


def soften(dialog: QWidget) -> None:
    """Lets cut lines fade in every list and page that lies on a dialog and does not do so yet."""
    for area in dialog.findChildren(QAbstractScrollArea):
        is_seen = area.window() is dialog  # and not in the list of a box
        if is_seen and isinstance(area, Lines) and area.findChild(CutRows) is None:
            CutRows(area)

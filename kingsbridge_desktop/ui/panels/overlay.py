"""What covers the whole table until it is answered: it holds mouse and keyboard, whatever had them before."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from kingsbridge_desktop.ui.ear.speech import announce, is_heard
from kingsbridge_desktop.ui.panels.press_button import RETURNS
from kingsbridge_desktop.ui.patience import Patience
from kingsbridge_desktop.ui.theme import Colours

_MOUSE = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.MouseMove,
    QEvent.Type.Wheel,
)


class Overlay(QWidget):
    """Lies over its parent. Return and Space press the button that has the keyboard, Tab and arrows go round inside.

    Signals:
        covered: it has come (True) or gone (False).
    """

    covered = Signal(bool)

    def __init__(self, colours: Colours, patience: Patience, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = colours
        self.patience = patience
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._hold_keyboard)
        self.hide()

    def answers(self) -> Sequence[QWidget]:
        """What can be pressed, in the order of Tab."""
        raise NotImplementedError

    def accent(self) -> QPushButton | None:
        """The button that has the keyboard when it is laid: the first, unless another one is the next step."""
        return next((one for one in self.answers() if isinstance(one, QPushButton)), None)

    def spoken(self) -> str:
        """All that it says, for a screen reader."""
        raise NotImplementedError

    def escape(self) -> None:
        """What Esc does."""

    def lay_over(self) -> None:
        """Covers the parent and takes the keyboard."""
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        was_laid = self.isVisible()
        self.show()
        self.raise_()
        self.take_keyboard()
        if not was_laid:
            self.patience.new_question()
            self.covered.emit(True)
        if is_heard():
            announce(self, self.spoken())

    def take_keyboard(self) -> None:
        """Gives the keyboard to the button that is the next step."""
        (self.accent() or self).setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self.covered.emit(False)

    def _hold_keyboard(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Whatever below asks for the keyboard, or loses it by going away, does not get it."""
        parent = self.parentWidget()
        if now is None or parent is None or not self.isVisible():
            return
        if parent.isAncestorOf(now) and now is not self and not self.isAncestorOf(now) and self._is_on_top(parent):
            self.take_keyboard()

    def _is_on_top(self, parent: QWidget) -> bool:
        """Two may lie over one another: the one laid last holds the keyboard."""
        laid = [child for child in parent.children() if isinstance(child, Overlay) and child.isVisible()]
        return bool(laid) and laid[-1] is self

    def focusNextPrevChild(self, forward: bool) -> bool:
        buttons = self.answers()
        if not buttons:
            return True
        at = next((at for at, button in enumerate(buttons) if button.hasFocus()), -1)
        buttons[(at + (1 if forward else -1)) % len(buttons)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Nothing goes on to the table below."""
        key = event.key()
        event.accept()
        if event.isAutoRepeat():
            return
        if key == Qt.Key.Key_Escape:
            if self.patience.counts():
                self.escape()
        elif key in (*RETURNS, Qt.Key.Key_Space):  # no button has the keyboard
            accent = self.accent()
            if self.patience.counts() and accent is not None:
                accent.click()
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up):
            self.focusNextPrevChild(key in (Qt.Key.Key_Right, Qt.Key.Key_Down))

    def event(self, event: QEvent) -> bool:
        if event.type() in _MOUSE:
            event.accept()
            return True  # nothing below is clicked through it
        return super().event(event)

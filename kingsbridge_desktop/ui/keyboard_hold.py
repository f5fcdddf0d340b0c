"""The keyboard is always somewhere: a page that comes or is filled anew takes it where nothing else has it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QApplication, QWidget


def hold(page: QWidget, wanted: Iterable[QWidget], instead_of: QWidget | None = None) -> bool:
    """Gives it to the first of these that can take it, unless it is on the page already or in a window above.

    False if the page is seen and none of these could take it yet. `instead_of` is where nobody put it: Qt gives it to
    the first widget of a window that is new.
    """
    held = QApplication.focusWidget()
    if held is instead_of:
        held = None
    if not page.isVisible() or (held is not None and held.isVisible() and _is_elsewhere_or_on(page, held)):
        return True
    found = next((widget for widget in wanted if widget.isVisibleTo(page) and widget.isEnabled()), None)
    if found is not None:
        found.setFocus()
    return found is not None


def _is_elsewhere_or_on(page: QWidget, held: QWidget) -> bool:
    return held.window() is not page.window() or page.isAncestorOf(held)

"""Names for fields that stand without a label of their own."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QLabel, QWidget


def call(field: QWidget, words: str) -> None:
    """Names a field; it must stand in its parent already.

    WORKAROUND: on Linux a box to choose from tells its choice as its name, and is named by a label that belongs to it.
    """
    field.setAccessibleName(words)
    label = QLabel(words, field.parentWidget())
    label.setBuddy(field)
    label.hide()


def call_unlabelled(parent: QWidget, fields: Sequence[QWidget], words: str) -> None:
    """Names those of a form's fields that no label belongs to."""
    labelled = {label.buddy() for label in parent.findChildren(QLabel)}
    for field in fields:
        if field not in labelled:
            call(field, words)

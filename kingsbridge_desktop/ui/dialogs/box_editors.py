"""Fields in which a value of a printed game is put right: a number, a choice, several, amounts, or a name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QSpinBox, QVBoxLayout, QWidget

from kingsbridge_desktop.games.component_file import LONGEST_NAME, Amounts, Choice, Choices, Kind, Name, Number
from kingsbridge_desktop.text.box import BoxText
from kingsbridge_desktop.ui.i18n import own_name
from kingsbridge_desktop.ui.style.parchment import indent


class Editor(QWidget):
    """The field of one value.

    Signals:
        edited: somebody put in another value.
    """

    edited = Signal()

    def value(self) -> Any:
        """What stands in the field."""
        raise NotImplementedError

    def put(self, value: Any) -> None:
        """Shows a value without telling."""
        self.blockSignals(True)
        self._put(value)
        self.blockSignals(False)

    def _put(self, value: Any) -> None:
        raise NotImplementedError


class _NumberEditor(Editor):
    def __init__(self, kind: Number) -> None:
        super().__init__()
        self.box = _spin(kind.low, kind.high)
        self.box.valueChanged.connect(self.edited)
        self.setFocusProxy(self.box)
        _column(self, [self.box])

    def value(self) -> int:
        return self.box.value()

    def _put(self, value: Any) -> None:
        self.box.setValue(value)


class _ChoiceEditor(Editor):
    """One combo box for each of the ids that can be chosen; those that may stay empty begin with a dash."""

    def __init__(self, kind: Choice | Choices, text: BoxText) -> None:
        super().__init__()
        self._is_one = isinstance(kind, Choice)
        fewest, most = (1, 1) if isinstance(kind, Choice) else (kind.fewest, kind.most)
        words = sorted(
            ((text.words.choice(kind.field, key), key) for key in kind.ids), key=lambda pair: pair[0].lower()
        )
        self.boxes = [self._box(words, may_be_empty=number >= fewest) for number in range(most)]
        self.setFocusProxy(self.boxes[0])
        _column(self, self.boxes)

    def _box(self, words: Sequence[tuple[str, str]], *, may_be_empty: bool) -> QComboBox:
        box = QComboBox()
        box.setMaxVisibleItems(16)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        if may_be_empty:
            box.addItem("–", "")
        for name, key in words:
            box.addItem(name, key)
        box.currentIndexChanged.connect(self.edited)
        return box

    def value(self) -> Any:
        chosen = [box.currentData() for box in self.boxes if box.currentData()]
        return chosen[0] if self._is_one else chosen

    def _put(self, value: Any) -> None:
        wanted = [value] if self._is_one else list(value)
        for number, box in enumerate(self.boxes):
            box.setCurrentIndex(max(0, box.findData(wanted[number] if number < len(wanted) else "")))


class _AmountsEditor(Editor):
    def __init__(self, kind: Amounts, text: BoxText) -> None:
        super().__init__()
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        self.boxes = {key: _spin(0, kind.high) for key in kind.ids}
        self.setFocusProxy(self.boxes[kind.ids[0]])
        for key, box in self.boxes.items():
            form.addRow(text.words.choice(kind.field, key), box)
            box.valueChanged.connect(self.edited)

    def value(self) -> dict[str, int]:
        return {key: box.value() for key, box in self.boxes.items() if box.value()}

    def _put(self, value: Any) -> None:
        for key, box in self.boxes.items():
            box.setValue(value.get(key, 0))


class _NameEditor(Editor):
    def __init__(self, codes: Sequence[str]) -> None:
        super().__init__()
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        self.lines = {code: QLineEdit() for code in codes}
        self.setFocusProxy(self.lines[codes[0]])
        for code, line in self.lines.items():
            line.setMaxLength(LONGEST_NAME)
            form.addRow(own_name(code), line)
            line.textEdited.connect(self.edited)

    def value(self) -> dict[str, str]:
        return {code: line.text().strip() for code, line in self.lines.items()}

    def _put(self, value: Any) -> None:
        for code, line in self.lines.items():
            line.setText(value.get(code, ""))


def editor_for(kind: Kind, printed: Any, text: BoxText) -> Editor:
    """The field for a kind of value."""
    match kind:
        case Number():
            return _NumberEditor(kind)
        case Choice() | Choices():
            return _ChoiceEditor(kind, text)
        case Amounts():
            return _AmountsEditor(kind, text)
        case Name():
            return _NameEditor(list(printed))


def _spin(low: int, high: int) -> QSpinBox:
    box = QSpinBox()
    indent(box)
    box.setRange(low, high)
    return box


def _column(editor: QWidget, fields: Sequence[QWidget]) -> None:
    column = QVBoxLayout(editor)
    column.setContentsMargins(0, 0, 0, 0)
    for field in fields:
        column.addWidget(field)

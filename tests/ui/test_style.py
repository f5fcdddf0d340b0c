"""The look of widgets, measured from painted pixels: every kind, state and light can be read and seen."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import groupby
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QFontInfo, QImage, QPainter, QPalette, QRegion
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QMenuBar,
    QProgressBar,
    QProxyStyle,
    QPushButton,
    QRadioButton,
    QScrollBar,
    QSlider,
    QSpinBox,
    QStyle,
    QTabBar,
    QTextBrowser,
    QToolButton,
    QToolTip,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from art import widgets as drawings
from kingsbridge_desktop.ui.art.palette import Theme, contrast
from kingsbridge_desktop.ui.fonts import FAMILY
from kingsbridge_desktop.ui.style import box_hover
from kingsbridge_desktop.ui.style.parchment import SheetDialog, indent
from kingsbridge_desktop.ui.style.question import Question
from kingsbridge_desktop.ui.style.slices import DASHES, LIGHTS, ROOM, SIDE, TOP, path_of
from kingsbridge_desktop.ui.theme import Colours, apply_theme

TEXT, LINE = 4.5, 3.0
WORDS, NONE = "Hxgm", " "


@pytest.fixture(params=LIGHTS)
def light(request, qapp) -> Iterator[Theme]:
    before = qapp.font(), qapp.palette(), qapp.styleSheet(), qapp.style().name()
    apply_theme(qapp, request.param, 100)
    yield request.param
    qapp.setStyleSheet(before[2])
    qapp.setStyle(before[3])
    qapp.setPalette(before[1])
    qapp.setFont(before[0])


class Kind(NamedTuple):
    """A kind of widget: how it is made and how its words are changed."""

    make: Callable[[], QWidget]
    write: Callable[[Any, str], None]
    states: tuple[str, ...] = ("rest",)


def _button(primary: bool) -> QPushButton:
    button = QPushButton(WORDS)
    button.setProperty("primary", primary)
    return button


def _tool() -> QToolButton:
    tool = QToolButton()
    tool.setText(WORDS)
    return tool


def _combo() -> QComboBox:
    box = QComboBox()
    box.addItems([WORDS])
    return box


def _spin() -> QSpinBox:
    box = QSpinBox()
    indent(box)
    box.setSpecialValueText(WORDS)
    return box


def _label(**properties: bool) -> QLabel:
    label = QLabel(WORDS)
    for name, value in properties.items():
        label.setProperty(name, value)
    return label


def _list() -> QListWidget:
    view = QListWidget()
    view.setAlternatingRowColors(True)
    view.addItems(["", WORDS, ""])
    return view


def _list_selected() -> QListWidget:
    view = _list()
    view.setCurrentRow(1)
    return view


def _text() -> QTextBrowser:
    view = QTextBrowser()
    view.setPlainText(WORDS)
    return view


def _tabs() -> QTabBar:
    tabs = QTabBar()
    tabs.addTab(WORDS)
    return tabs


def _progress() -> QProgressBar:
    bar = QProgressBar()
    bar.setValue(60)
    bar.setFormat(WORDS)
    return bar


def _menu_bar() -> QMenuBar:
    bar = QMenuBar()
    bar.setNativeMenuBar(False)
    bar.addMenu(WORDS)
    return bar


def _paper() -> QWidget:
    from PySide6.QtWidgets import QFrame

    frame = QFrame()
    frame.setProperty("paper", True)
    QVBoxLayout(frame).addWidget(QLabel(WORDS))
    return frame


def _alarm() -> QWidget:
    frame = _paper()
    frame.setProperty("paper", False)
    frame.setProperty("alarm", True)
    return frame


def _write_list(view: QListWidget, words: str) -> None:
    view.item(1).setText(words)


def _write_inner(frame: QWidget, words: str) -> None:
    label = frame.findChild(QLabel)
    assert label is not None
    label.setText(words)


ALL = ("rest", "hover", "focus", "hover+focus", "disabled")
PRESS = (*ALL, "pressed")
KINDS = {
    "button": Kind(lambda: _button(False), QAbstractButton.setText, PRESS),
    "primary button": Kind(lambda: _button(True), QAbstractButton.setText, PRESS),
    "tool": Kind(_tool, QAbstractButton.setText, PRESS),
    "line": Kind(lambda: QLineEdit(WORDS), QLineEdit.setText, ALL),
    "combo box": Kind(_combo, lambda w, words: w.setItemText(0, words), ALL),
    "spin box": Kind(_spin, lambda w, words: w.setSpecialValueText(words), ALL),
    "check box": Kind(lambda: QCheckBox(WORDS), QAbstractButton.setText, ALL),
    "radio button": Kind(lambda: QRadioButton(WORDS), QAbstractButton.setText, ALL),
    "label": Kind(_label, QLabel.setText),
    "quiet label": Kind(lambda: _label(quiet=True), QLabel.setText),
    "warning": Kind(lambda: _label(warning=True), QLabel.setText),
    "list": Kind(_list, _write_list, ("rest", "focus")),
    "selected row": Kind(_list_selected, _write_list, ("rest", "focus")),
    "text": Kind(_text, lambda w, words: w.setPlainText(words), ("rest", "focus")),
    "tab": Kind(_tabs, lambda w, words: w.setTabText(0, words), ("rest", "focus")),
    "progress": Kind(_progress, lambda w, words: w.setFormat(words)),
    "menu bar": Kind(_menu_bar, lambda w, words: w.actions()[0].setText(words)),
    "group": Kind(lambda: QGroupBox(WORDS), lambda w, words: w.setTitle(words if words.strip() else " " * 14)),
    "paper": Kind(_paper, _write_inner),
    "alarm": Kind(_alarm, _write_inner),
}
STATES = [(name, state) for name, kind in KINDS.items() for state in kind.states]
FRAMED = ("button", "primary button", "line", "combo box", "spin box", "list", "text", "paper")


class Stand:
    """A window, or the sheet of a dialog, with one widget in one state."""

    def __init__(self, qtbot: Any, widget: QWidget, *, on_paper: bool = False) -> None:
        self.page = SheetDialog() if on_paper else QWidget()
        self.page.resize(300, 200)
        self.widget = widget
        self.other = QLineEdit(self.page)  # takes the keyboard away from what is looked at
        self.other.setGeometry(0, 180, 20, 20)
        widget.setParent(self.page)
        widget.setGeometry(QRect(QPoint(40, 40), widget.sizeHint().expandedTo(widget.minimumSizeHint())))
        if widget.height() > 120:
            widget.resize(180, 120)
        qtbot.addWidget(self.page)
        self.page.show()
        self.page.activateWindow()
        qtbot.waitUntil(self.page.isActiveWindow)
        self.other.setFocus()
        if isinstance(widget, QListWidget):
            widget.doItemsLayout()  # its rows were measured before it had a style

    def set(self, state: str) -> None:
        """Puts the widget into a state."""
        self.widget.setEnabled(state != "disabled")
        self.widget.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, "hover" in state)
        if isinstance(self.widget, QAbstractButton):
            self.widget.setDown(state == "pressed")
        if "focus" in state:
            self.widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.widget.setFocus()
            assert self.widget.hasFocus()
        for line in self._lines():
            line.setReadOnly(True)  # without a caret, which would be taken for a word

    def _lines(self) -> list[QLineEdit]:
        return [line for line in (self.widget, *self.widget.findChildren(QLineEdit)) if isinstance(line, QLineEdit)]

    def picture(self) -> QImage:
        """The widget and what is around it."""
        for line in self._lines():
            line.deselect()
        QApplication.processEvents()
        return self.page.grab(self.widget.geometry().adjusted(-20, -20, 20, 20)).toImage()


@cache
def _contrast(a: int, b: int) -> float:
    return contrast(QColor.fromRgb(a), QColor.fromRgb(b))


def _colours(image: QImage) -> dict[tuple[int, int], int]:
    """The colour of every pixel as a number."""
    flat = image.convertToFormat(QImage.Format.Format_RGB32)
    numbers = memoryview(flat.constBits()).cast("I")
    across = flat.bytesPerLine() // 4
    return {(x, y): numbers[y * across + x] for x in range(flat.width()) for y in range(flat.height())}


def _words_contrast(stand: Stand, kind: Kind) -> float:
    """The ink of the words against the worst pixel of the ground they stand on."""
    kind.write(stand.widget, WORDS)
    written = _colours(stand.picture())
    kind.write(stand.widget, NONE)
    ground = _colours(stand.picture())
    strength = {at: _contrast(colour, ground[at]) for at, colour in written.items() if colour != ground[at]}
    assert len(strength) > 40, "no words are seen"
    ink = written[max(strength, key=lambda at: strength[at])]
    inside = [at for at, ratio in strength.items() if ratio > 1.5]
    return min(_contrast(ink, ground[at]) for at in inside)


@pytest.mark.parametrize("on_paper", [False, True], ids=["window", "dialog"])
@pytest.mark.parametrize(("name", "state"), STATES)
def test_words_are_read_on_every_widget_in_every_state(qtbot, light, name, state, on_paper):
    kind = KINDS[name]
    stand = Stand(qtbot, kind.make(), on_paper=on_paper)
    stand.set(state)
    assert _words_contrast(stand, kind) >= TEXT


def _edge_contrast(image: QImage, box: QRect) -> float:
    """The weakest of four sides: how much the strongest pixel of its outline differs from the ground outside."""
    outside = image.pixelColor(3, 3)
    middle, depth = box.center(), 10
    lines = (
        [QPoint(box.left() + k, middle.y()) for k in range(depth)],
        [QPoint(box.right() - k, middle.y()) for k in range(depth)],
        [QPoint(middle.x(), box.top() + k) for k in range(depth)],
        [QPoint(middle.x(), box.bottom() - k) for k in range(depth)],
    )
    return min(max(contrast(image.pixelColor(at), outside) for at in line) for line in lines)


@pytest.mark.parametrize("on_paper", [False, True], ids=["window", "dialog"])
@pytest.mark.parametrize(("name", "state"), [(n, s) for n, s in STATES if n in FRAMED and s != "disabled"])
def test_an_outline_is_seen_on_every_side(qtbot, light, name, state, on_paper):
    kind = KINDS[name]
    stand = Stand(qtbot, kind.make(), on_paper=on_paper)
    stand.set(state)
    image = stand.picture()
    assert _edge_contrast(image, QRect(QPoint(20, 20), stand.widget.size())) >= LINE


def _is_near(number: int, b: QColor) -> bool:
    a = QColor.fromRgb(number)
    return max(abs(a.red() - b.red()), abs(a.green() - b.green()), abs(a.blue() - b.blue())) < 24


@pytest.mark.parametrize("name", [name for name, kind in KINDS.items() if "focus" in kind.states])
def test_the_keyboard_is_seen_by_a_ring_in_a_colour_of_its_own(qtbot, light, name):
    kind = KINDS[name]
    widget = kind.make()
    stand = Stand(qtbot, widget)
    widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    stand.set("rest")
    before = _colours(stand.picture())
    stand.set("focus")
    after = _colours(stand.picture())
    ring = Colours(light).ring
    drawn = [at for at, colour in after.items() if _is_near(colour, ring) and not _is_near(before[at], ring)]
    assert len(drawn) >= 40
    outside = before[3, 3]
    assert contrast(ring, QColor.fromRgb(outside)) >= LINE


@pytest.mark.parametrize("name", [name for name, kind in KINDS.items() if "focus" in kind.states])
def test_the_tab_key_draws_no_other_ring_than_a_click(qtbot, light, name):
    """Seen on a desktop: a grey box around the words of a button, which Qt draws only where Tab was pressed."""
    stand = Stand(qtbot, KINDS[name].make())
    stand.set("focus")
    before = stand.picture()
    stand.page.setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
    stand.widget.update()
    assert stand.picture() == before


class _WithIcons(QProxyStyle):
    """What some desktops wish."""

    def styleHint(self, hint: QStyle.StyleHint, *rest: Any) -> int:
        is_asked = hint == QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons
        return 1 if is_asked else super().styleHint(hint, *rest)


def test_no_button_of_a_dialog_wears_an_icon_of_the_desktop(qtbot, qapp, light):
    """Seen on a desktop: a red cross before "Cancel"."""
    qapp.setStyle(_WithIcons("fusion"))
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    box.ensurePolished()
    assert not box.style().styleHint(QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons, None, box)


@pytest.mark.parametrize("state", ["focus", "pressed", "disabled"])
@pytest.mark.parametrize("name", ["button", "primary button"])
def test_a_state_of_a_button_differs_in_shape_and_not_in_colour_alone(qtbot, light, name, state):
    stand = Stand(qtbot, KINDS[name].make())
    KINDS[name].write(stand.widget, NONE)

    def shape() -> set[tuple[int, int, bool, bool]]:
        seen = _colours(stand.picture())
        inner, outer = seen[20 + stand.widget.width() // 2, 20 + stand.widget.height() // 2], seen[3, 3]
        return {(*at, _contrast(colour, inner) > 1.6, _contrast(colour, outer) > 1.6) for at, colour in seen.items()}

    stand.set("rest")
    rest = shape()
    stand.set(state)
    assert len(rest ^ shape()) > 60


@pytest.mark.parametrize("name", ["button", "primary button"])
def test_the_strokes_of_a_pressed_button_are_not_drawn_out_with_it(qtbot, light, name):
    """Slanted ones became stripes on a wide button."""
    stand = Stand(qtbot, KINDS[name].make())
    KINDS[name].write(stand.widget, NONE)
    stand.page.resize(700, 200)
    stand.widget.resize(600, stand.widget.height())
    stand.set("pressed")
    seen = _colours(stand.picture())
    for y in range(20 + 4, 20 + 10):
        row = [seen[x, y] for x in range(20 + 30, 20 + 570)]
        assert max(_contrast(one, row[0]) for one in row) < 1.6, y


@pytest.mark.parametrize(("kind", "part"), [(QCheckBox, 26), (QRadioButton, 26)])
@pytest.mark.parametrize("state", ["rest", "hover", "focus"])
@pytest.mark.parametrize("on", [False, True])
def test_a_mark_is_seen_and_tells_whether_it_is_set(qtbot, light, kind, part, state, on):
    box = kind()
    stand = Stand(qtbot, box)
    box.setChecked(on)
    stand.set(state)
    with_mark = _colours(stand.picture())
    outside = with_mark[3, 3]
    assert sum(_contrast(colour, outside) >= LINE for colour in with_mark.values()) > 30
    if on:
        box.setAutoExclusive(False)
        box.setChecked(False)
        without = _colours(stand.picture())
        changed = [at for at in with_mark if with_mark[at] != without[at]]
        assert sum(_contrast(with_mark[at], without[at]) >= LINE for at in changed) > 12


@pytest.mark.parametrize("orientation", list(Qt.Orientation))
@pytest.mark.parametrize("make", [QSlider, QScrollBar])
def test_handles_are_seen(qtbot, light, make, orientation):
    if make is QSlider and orientation is Qt.Orientation.Vertical:
        pytest.skip("no slider stands upright here")
    handle = make(orientation)
    stand = Stand(qtbot, handle)
    handle.resize(120, 24) if orientation is Qt.Orientation.Horizontal else handle.resize(24, 120)
    image = _colours(stand.picture())
    outside = image[3, 3]
    assert sum(_contrast(colour, outside) >= LINE for colour in image.values()) > 60


def test_a_menu_is_read_also_where_it_is_chosen_and_where_it_is_not_possible(qtbot, light):
    menu = QMenu()
    qtbot.addWidget(menu)
    plain, chosen, off = (menu.addAction(NONE) for _ in range(3))
    for action in (plain, chosen, off):
        action.setText(WORDS)
    off.setEnabled(False)
    menu.popup(QPoint(0, 0))
    menu.setActiveAction(chosen)
    for action in (plain, chosen, off):
        action.setText(WORDS)
        QApplication.processEvents()
        written = _colours(menu.grab().toImage())
        room = menu.actionGeometry(action)
        action.setText("    ")
        QApplication.processEvents()
        empty = _colours(menu.grab().toImage())
        inside = {at for at in written if at in empty and room.contains(QPoint(*at))}
        strength = {at: _contrast(written[at], empty[at]) for at in inside}
        assert max(strength.values()) >= TEXT
        action.setText(WORDS)


def test_the_arrow_of_a_branch_is_seen_also_where_its_row_is_chosen(qtbot, light):
    """Seen in the table in words: a dark arrow on the blue of the chosen row."""
    tree = QTreeWidget()
    tree.setHeaderHidden(True)
    rows = [QTreeWidgetItem(tree, [WORDS]) for _ in range(2)]
    for row in rows:
        QTreeWidgetItem(row, [WORDS])
    qtbot.addWidget(tree)
    tree.resize(300, 200)
    tree.show()
    tree.activateWindow()
    tree.setFocus()
    tree.setCurrentItem(rows[0])
    QApplication.processEvents()
    assert tree.isActiveWindow()
    shown = _colours(tree.grab().toImage())
    edge = tree.viewport().pos()
    for at, row in enumerate(rows):
        box = tree.visualItemRect(row).translated(edge)
        branch = QRect(edge.x(), box.top() + 2, box.left() - edge.x(), box.height() - 4)
        inside = [colour for point, colour in shown.items() if branch.contains(QPoint(*point))]
        ground = Counter(inside).most_common(1)[0][0]
        assert max(_contrast(colour, ground) for colour in inside) >= LINE, at


def test_a_tool_tip_is_read_and_has_an_outline(qtbot, light):
    page = QWidget()
    qtbot.addWidget(page)
    page.show()
    QToolTip.showText(page.mapToGlobal(QPoint(5, 5)), WORDS, page)
    tips = [widget for widget in QApplication.topLevelWidgets() if widget.metaObject().className() == "QTipLabel"]
    image = tips[-1].grab().toImage()
    QToolTip.hideText()
    ground = image.pixelColor(6, 6)
    inside = [image.pixelColor(x, y) for x in range(6, image.width() - 6) for y in range(6, image.height() - 6)]
    assert max(contrast(pixel, ground) for pixel in inside) >= TEXT
    assert contrast(image.pixelColor(image.width() // 2, 0), ground) >= LINE


def test_every_widget_wears_the_serif(qtbot, light):
    dialog = Question(Question.Icon.Question, "Kingsbridge", WORDS)
    qtbot.addWidget(dialog)
    dialog.addButton(Question.StandardButton.Ok)
    dialog.show()
    fonts = {QFontInfo(widget.font()).family() for widget in (dialog, *dialog.findChildren(QWidget))}
    assert fonts == {FAMILY}


@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_buttons_and_fields_grow_with_the_letters(qapp, light, text_size):
    apply_theme(qapp, light, text_size)
    assert QPushButton(WORDS).sizeHint().height() >= 36 * text_size / 100 * 0.72
    box = QCheckBox(WORDS)
    box.ensurePolished()
    assert box.sizeHint().height() >= 24 * text_size / 100
    line = QLineEdit(WORDS)
    line.ensurePolished()
    assert line.sizeHint().height() >= line.fontMetrics().height() + 12


def test_a_button_on_wood_has_a_ground_also_where_it_cannot_be_pressed(qtbot, light):
    planks = QWidget()
    qtbot.addWidget(planks)
    planks.setAutoFillBackground(True)
    palette = planks.palette()
    palette.setColor(QPalette.ColorRole.Window, QColor("#ff00ff"))
    planks.setPalette(palette)
    button = QPushButton(NONE, planks)
    button.setProperty("on_wood", True)
    button.setEnabled(False)
    button.setGeometry(10, 10, 160, 36)
    planks.resize(180, 60)
    planks.show()
    qtbot.waitExposed(planks)
    shown = planks.grab().toImage()
    ratio = shown.devicePixelRatio()
    for x in range(20, 160, 5):
        ground = shown.pixelColor(round(x * ratio), round(28 * ratio))
        assert contrast(ground, Colours(light).faint) >= TEXT, (x, ground.name())


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("make", [QPushButton, QLineEdit, QComboBox])
def test_the_broken_outline_has_dashes_of_one_length_at_every_width(qtbot, light, make, ratio):
    widget = make()
    qtbot.addWidget(widget)
    widget.setEnabled(False)
    for wide, high in ((97, 36), (333, 36), (700, 61)):
        widget.resize(wide, high)
        image = QImage(round(wide * ratio), round(high * ratio), QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        image.fill(Colours(light).window)
        widget.render(image, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
        across = [image.pixel(x, round(ROOM * ratio)) for x in range(image.width())]
        down = [image.pixel(round(ROOM * ratio), y) for y in range(image.height())]
        for line, cut, whole in ((across, SIDE, wide), (down, TOP, high)):
            inked = [_contrast(colour, Colours(light).window.rgb()) > 1.5 for colour in line]
            runs = [
                (on, len(list(run)) / ratio) for on, run in groupby(inked[round(cut * ratio) : -round(cut * ratio)])
            ]
            assert all(DASHES * 0.25 <= long <= DASHES * 0.75 for _, long in runs[1:-1]), (whole, runs)
            assert sum(on for on, _ in runs) == math.ceil((whole - 2 * cut) / DASHES)


@pytest.mark.parametrize("which", LIGHTS)
def test_the_files_show_the_present_drawings(qapp, which):
    for name, drawn in drawings.pictures(which).items():
        kept = QImage(str(path_of(which, name))).convertToFormat(drawn.format())
        assert kept.size() == drawn.size(), f"{name}: run packaging/art/paint.py style"
        assert _difference(kept, drawn) < 4, f"{name}: run packaging/art/paint.py style"


def _difference(a: QImage, b: QImage) -> float:
    """Levels of a colour between two pictures on grey, at every third pixel."""
    grey = []
    for image in (a, b):
        ground = QImage(image.size(), QImage.Format.Format_RGB32)
        ground.fill(0x808080)
        painter = QPainter(ground)
        painter.drawImage(0, 0, image)
        painter.end()
        grey.append(ground)
    points = [(x, y) for x in range(0, a.width(), 3) for y in range(0, a.height(), 3)]
    off = sum(abs(grey[0].pixelColor(x, y).lightness() - grey[1].pixelColor(x, y).lightness()) for x, y in points)
    return off / len(points)


def test_a_box_forgets_the_pointer_when_its_list_closes_elsewhere(qtbot, monkeypatch):
    """After a choice the box above kept the wash of the pointer, which was long somewhere else."""
    dialog = SheetDialog()
    dialog.resize(300, 200)
    box = QComboBox(dialog)
    box.addItems(["one", "two"])
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    qtbot.waitUntil(lambda: box.findChild(box_hover.BoxHover) is not None)
    for at, is_there in ((QPoint(5, 5), True), (QPoint(5, 900), False)):
        box.setFocus()
        box.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, True)
        box.showPopup()
        monkeypatch.setattr(box_hover, "QCursor", SimpleNamespace(pos=lambda at=at: box.mapToGlobal(at)))
        box.hidePopup()
        qtbot.waitUntil(box.hasFocus)
        qtbot.waitUntil(lambda is_there=is_there: box.underMouse() == is_there)

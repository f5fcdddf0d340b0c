"""The style sheet of all widgets; every length grows with the letters, so that text of 200 % keeps its proportions."""

from __future__ import annotations

from PySide6.QtCore import QDir

from kingsbridge_desktop.ui.style.colours import Colours, mix
from kingsbridge_desktop.ui.style.slices import (
    EDGE,
    GROOVE,
    HANDLE,
    MARK,
    PIXELS,
    SCROLL_END,
    SCROLL_SIDE,
    SIDE,
    TOP,
    folder_of,
)

USUAL_EM = 15.3  # pixels of a letter at 100 %
CELL = 3  # pixels that Qt leaves beside the words in a row of a list, and so do the words above it
_STATES = (
    (":hover", "hover"),
    (":focus", "focus"),
    (":hover:focus", "hover-focus"),
    (":pressed", "pressed"),
)


class StyleSheet:
    """Writes the style sheet of one light for letters of `em` pixels."""

    def __init__(self, colours: Colours, em: float) -> None:
        self.c = colours
        self.em = em
        self._place = f"style{colours.light}"
        QDir.setSearchPaths(self._place, [str(folder_of(colours.light))])

    def text(self) -> str:
        """The whole sheet."""
        parts = (
            self._words(),
            self._buttons(),
            self._fields(),
            self._spin_boxes(),
            self._marks(),
            self._sliders(),
            self._scroll_bars(),
            self._lists(),
            self._menus(),
            self._panels(),
        )
        return "\n".join(parts)

    def _px(self, share: float) -> int:
        return round(self.em * share)

    def _inside(self) -> int:
        """The least height inside a button or a field: 36 in all at 100 %, and always as high as the letters."""
        return max(36 - 2 * TOP, self._px(1.15))

    def _url(self, name: str) -> str:
        return f"url({self._place}:{name}.png)"

    def _border(self, name: str, top: int = TOP, side: int = SIDE) -> str:
        """What lies between the corners is drawn out; dashes are repeated, whole ones, as many as there is room for."""
        cuts = f"{top * PIXELS} {side * PIXELS} {top * PIXELS} {side * PIXELS}"
        between = "round" if name.endswith("disabled") else "stretch"
        return f"border-image: {self._url(name)} {cuts} {between} {between};"

    def _frame(self, name: str) -> str:
        return f"border-width: {EDGE}px; {self._border(name, EDGE, EDGE)}"

    def _states(self, rule: str, picture: str) -> str:
        rules = [f"{rule}{state} {{ {self._border(f'{picture}-{name}')} }}" for state, name in _STATES]
        return "\n".join([*rules, f"{rule}:disabled {{ {self._border('disabled')} }}"])

    def _words(self) -> str:
        c = self.c
        return f"""
        QDialog, QMessageBox {{ background: {c.paper.name()}; }}
        QToolTip {{ color: {c.text.name()}; background: {c.raised.name()}; border: 2px solid {c.line.name()};
            padding: {self._px(0.3)}px {self._px(0.5)}px; }}
        QLabel[quiet="true"] {{ color: {c.quiet.name()}; }}
        QLabel[warning="true"], QLabel[rubric="true"] {{ color: {c.warning.name()}; }}
        QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
        QAbstractButton, QSlider, QTabBar, QComboBox, QGroupBox {{ outline: 0; }}
        """

    def _buttons(self) -> str:
        c = self.c
        plain, off = c.text.name(), c.faint.name()
        primary = 'QPushButton[primary="true"]'
        return f"""
        QPushButton {{ border-width: {TOP}px {SIDE}px; {self._border("plain-rest")} color: {plain};
            padding: 0 {self._px(0.3)}px; min-height: {self._inside()}px; }}
        {self._states("QPushButton", "plain")}
        QPushButton:disabled {{ color: {off}; }}
        QPushButton[on_wood="true"]:disabled {{ {self._border("wood-disabled")} }}
        QPushButton:checked {{ {self._border("plain-pressed")} }}
        {primary} {{ {self._border("primary-rest")} color: {c.accent_text.name()}; font-weight: 600; }}
        {self._states(primary, "primary")}
        {primary}:disabled {{ color: {off}; }}
        QToolButton {{ border-width: 6px 8px; {self._border("quiet-rest")} color: {plain};
            padding: 0; min-height: {self._px(0.9)}px; }}
        {self._states("QToolButton", "quiet")}
        QToolButton:checked {{ {self._border("quiet-pressed")} }}
        QToolButton:disabled {{ {self._border("quiet-rest")} color: {off}; }}
        QToolButton::menu-indicator {{ image: none; }}
        QPushButton::menu-indicator {{ image: {self._url("down")};
            width: {self._px(0.7)}px; height: {self._px(0.7)}px; }}
        """

    def _fields(self) -> str:
        c = self.c
        return f"""
        QLineEdit, QComboBox, QAbstractSpinBox {{ border-width: {TOP}px {SIDE}px; {self._border("field-rest")}
            min-height: {self._inside()}px; padding: 0; color: {c.text.name()};
            background: transparent; selection-background-color: {c.accent.name()};
            selection-color: {c.accent_text.name()}; placeholder-text-color: {c.quiet.name()}; }}
        QLineEdit:hover, QComboBox:hover, QAbstractSpinBox:hover {{ {self._border("field-hover")} }}
        QLineEdit:focus, QComboBox:focus, QComboBox:on, QAbstractSpinBox:focus {{ {self._border("field-focus")} }}
        QLineEdit:hover:focus, QComboBox:hover:focus, QAbstractSpinBox:hover:focus {{
            {self._border("field-hover-focus")} }}
        QLineEdit:disabled, QComboBox:disabled, QAbstractSpinBox:disabled {{ {self._border("disabled")}
            color: {c.faint.name()}; }}
        QComboBox::drop-down {{ border: none; width: {self._px(1.2)}px; }}
        QComboBox::down-arrow {{ image: {self._url("down")}; width: {self._px(0.8)}px; height: {self._px(0.8)}px; }}
        QComboBox::down-arrow:disabled {{ image: {self._url("down-off")}; }}
        QComboBox QAbstractItemView {{ background: {c.raised.name()}; border: 2px solid {c.line.name()};
            border-image: none; outline: 0; padding: 3px; selection-background-color: {c.accent.name()};
            selection-color: {c.accent_text.name()}; }}
        QComboBox QAbstractItemView::item {{ min-height: {self._px(1.7)}px; padding: 0 {self._px(0.4)}px; }}
        """

    def _spin_boxes(self) -> str:
        return f"""
        QAbstractSpinBox QLineEdit, QComboBox QLineEdit {{ border: none; border-image: none; padding: 0; min-height: 0;
            background: transparent; }}
        QAbstractSpinBox {{ padding-right: {self._px(1.2)}px; }}
        QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{ border: none; background: transparent;
            subcontrol-origin: border; width: {self._px(1.6)}px; height: {self._px(0.95)}px; }}
        QAbstractSpinBox::up-button {{ subcontrol-position: top right; margin: 5px 7px 0 0; }}
        QAbstractSpinBox::down-button {{ subcontrol-position: bottom right; margin: 0 7px 5px 0; }}
        QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover {{ border-radius: 3px;
            background: {self.c.hover.name()}; }}
        QAbstractSpinBox::up-arrow {{ image: {self._url("up")}; width: {self._px(0.7)}px; height: {self._px(0.7)}px; }}
        QAbstractSpinBox::down-arrow {{ image: {self._url("down")};
            width: {self._px(0.7)}px; height: {self._px(0.7)}px; }}
        QAbstractSpinBox::up-arrow:disabled, QAbstractSpinBox::up-arrow:off {{ image: {self._url("up-off")}; }}
        QAbstractSpinBox::down-arrow:disabled, QAbstractSpinBox::down-arrow:off {{ image: {self._url("down-off")}; }}
        """

    def _marks(self) -> str:
        size = self._px(MARK / USUAL_EM)
        rules = [
            f"QCheckBox, QRadioButton {{ spacing: {self._px(0.4)}px; padding: 1px 0; }}",
            f"QCheckBox:disabled, QRadioButton:disabled {{ color: {self.c.faint.name()}; }}",
            f"QCheckBox::indicator, QRadioButton::indicator, QGroupBox::indicator, QAbstractItemView::indicator"
            f" {{ width: {size}px; height: {size}px; }}",
        ]
        kinds = (("QCheckBox", "check"), ("QRadioButton", "radio"), ("QGroupBox", "check"), ("QListView", "check"))
        for rule, shape in kinds:
            for on, name in (("unchecked", "off"), ("checked", "on")):
                for state, picture in (("", "rest"), *_STATES, (":disabled", "disabled")):
                    if picture != "pressed":
                        url = self._url(f"{shape}-{name}-{picture}")
                        rules.append(f"{rule}::indicator:{on}{state} {{ image: {url}; }}")
        return "\n".join(rules)

    def _sliders(self) -> str:
        c, handle = self.c, self._px(HANDLE / USUAL_EM)
        out = (handle - round(GROOVE.height())) // 2
        return f"""
        QSlider {{ min-height: {handle}px; }}
        QSlider::groove:horizontal {{ border-image: {self._url("groove")} 0 20 0 20 stretch stretch;
            height: {round(GROOVE.height())}px; }}
        QSlider::sub-page:horizontal {{ background: {c.gold.name()}; height: 3px; border-radius: 1px; margin: 2px 0; }}
        QSlider::handle:horizontal {{ image: {self._url("handle-rest")}; width: {handle}px; height: {handle}px;
            margin: -{out}px 0; }}
        QSlider::handle:horizontal:hover {{ image: {self._url("handle-hover")}; }}
        QSlider::handle:horizontal:focus {{ image: {self._url("handle-focus")}; }}
        QSlider::handle:horizontal:disabled {{ image: {self._url("handle-disabled")}; }}
        QProgressBar {{ border-width: {TOP}px {SIDE}px; {self._border("field-rest")} text-align: center;
            color: {c.text.name()}; }}
        QProgressBar::chunk {{ background: {mix(c.well, c.gold, 0.4).name()}; margin: -3px -6px; border-radius: 2px; }}
        """

    def _scroll_bars(self) -> str:
        breadth, least = max(16, self._px(16 / USUAL_EM)), self._px(1.6)

        def handle(way: str, state: str) -> str:
            top, side = (SCROLL_END, SCROLL_SIDE) if way == "v" else (SCROLL_SIDE, SCROLL_END)
            return f"border-width: {top}px {side}px; {self._border(f'scroll-{way}-{state}', top, side)}"

        return f"""
        QScrollBar:vertical {{ background: transparent; width: {breadth}px; margin: 2px 0; border: none; }}
        QScrollBar:horizontal {{ background: transparent; height: {breadth}px; margin: 0 2px; border: none; }}
        QScrollBar::handle:vertical {{ {handle("v", "rest")} min-height: {least}px; margin: 0 1px; }}
        QScrollBar::handle:vertical:hover, QScrollBar::handle:vertical:pressed {{ {handle("v", "hover")} }}
        QScrollBar::handle:horizontal {{ {handle("h", "rest")} min-width: {least}px; margin: 1px 0; }}
        QScrollBar::handle:horizontal:hover, QScrollBar::handle:horizontal:pressed {{ {handle("h", "hover")} }}
        QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; border: none; background: none; }}
        QAbstractScrollArea::corner {{ background: transparent; border: none; }}
        QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
        QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
        """

    def _lists(self) -> str:
        c = self.c
        views = "QListView, QTreeView, QTableView, QTextBrowser, QPlainTextEdit, QTextEdit"
        focused = ", ".join(f"{view}:focus" for view in views.split(", "))
        items = "QListView::item{0}, QTreeView::item{0}, QTableView::item{0}".format
        return f"""
        {views} {{ {self._frame("well")} background: transparent; color: {c.text.name()};
            alternate-background-color: {c.stripe.name()}; outline: 0;
            selection-background-color: {c.accent.name()}; selection-color: {c.accent_text.name()}; }}
        {focused} {{ {self._frame("well-focus")} }}
        {items("")} {{ padding: {self._px(0.1)}px 0; border: none; border-top: 1px solid transparent;
            border-bottom: 1px solid transparent; }}
        QListView::item {{ min-height: {self._px(1.45)}px; }}
        {items(":hover")} {{ background: {c.hover.name()}; color: {c.text.name()}; }}
        {items(":selected")} {{ background: {c.accent.name()}; color: {c.accent_text.name()};
            border-top: 1px solid {c.ring.name()}; border-bottom: 1px solid {c.ring.name()}; }}
        {items(":selected:!active")} {{ background: {c.hover.name()}; color: {c.text.name()};
            border-top: 1px solid {c.line.name()}; border-bottom: 1px solid {c.line.name()}; }}
        {items(":disabled")} {{ color: {c.faint.name()}; }}
        QTreeView::branch:has-children:closed {{ image: {self._url("right")}; }}
        QTreeView::branch:has-children:open {{ image: {self._url("down")}; }}
        QTreeView::branch:selected:active:has-children:closed {{ image: {self._url("right-chosen")}; }}
        QTreeView::branch:selected:active:has-children:open {{ image: {self._url("down-chosen")}; }}
        QListView[bare="true"] {{ background: transparent; border: none; border-image: none; }}
        QHeaderView::section {{ background: {c.panel.name()}; color: {c.text.name()}; border: none;
            border-bottom: 2px solid {c.line.name()}; padding: {self._px(0.2)}px {CELL}px; font-weight: 600; }}
        """

    def _menus(self) -> str:
        c, mark = self.c, self._px(MARK / USUAL_EM)
        return f"""
        QMenuBar {{ background: {c.window.name()}; color: {c.text.name()}; padding: 1px 2px; }}
        QMenuBar::item {{ padding: {self._px(0.2)}px {self._px(0.6)}px; background: transparent; border-radius: 4px; }}
        QMenuBar::item:selected {{ background: {c.hover.name()}; color: {c.text.name()}; }}
        QMenuBar::item:pressed {{ background: {c.accent.name()}; color: {c.accent_text.name()}; }}
        QMenu {{ {self._frame("panel")} background: {c.paper.name()}; color: {c.text.name()}; padding: 2px; }}
        QMenu::item {{ padding: {self._px(0.28)}px {self._px(1.7)}px {self._px(0.28)}px {mark + self._px(0.4)}px;
            border-radius: 3px; }}
        QMenu::item:selected {{ background: {c.accent.name()}; color: {c.accent_text.name()}; }}
        QMenu::item:disabled {{ color: {c.faint.name()}; background: transparent; }}
        QMenu::separator {{ height: 1px; background: {c.line.name()}; margin: 5px 12px; }}
        QMenu::right-arrow {{ image: {self._url("right")}; width: {self._px(0.8)}px; height: {self._px(0.8)}px; }}
        QMenu::right-arrow:selected {{ image: {self._url("right-chosen")}; }}
        QMenu::indicator {{ width: {mark}px; height: {mark}px; left: 2px; }}
        QMenu::indicator:checked {{ image: {self._url("check-on-rest")}; }}
        QMenu::indicator:unchecked {{ image: {self._url("check-off-rest")}; }}
        """

    def _panels(self) -> str:
        c = self.c
        alarm = mix(c.panel, c.warning, 0.14 if c.light == "contrast" else 0.22).name()
        return f"""
        QGroupBox {{ {self._frame("panel")} margin-top: {self._px(0.7)}px; padding-top: {self._px(0.7)}px; }}
        QGroupBox::title {{ subcontrol-origin: margin; subcontrol-position: top left; left: {self._px(0.9)}px;
            padding: 0 {self._px(0.4)}px; color: {c.warning.name()}; background: {c.paper.name()};
            font-weight: 600; }}
        QTabBar::tab {{ border-width: {TOP}px {SIDE}px; {self._border("plain-rest")} margin-right: 2px;
            color: {c.text.name()}; padding: 0 {self._px(0.3)}px; }}
        QTabBar::tab:hover:!selected {{ {self._border("plain-hover")} }}
        QTabBar::tab:selected {{ {self._border("primary-rest")} color: {c.accent_text.name()}; }}
        QTabBar::tab:selected:focus {{ {self._border("primary-focus")} }}
        QTabBar::tab:disabled {{ {self._border("disabled")} color: {c.faint.name()}; }}
        QTabWidget::pane {{ {self._frame("panel")} top: -4px; }}
        QFrame[paper="true"] {{ border-width: 6px; {self._border("panel", EDGE, EDGE)} }}
        QFrame[paper="true"] QLabel {{ border: none; border-image: none; background: transparent; }}
        QFrame[alarm="true"] {{ background: {alarm}; border: 2px solid {c.warning.name()};
            border-radius: 5px; }}
        QFrame[alarm="true"] QLabel {{ border: none; background: transparent; color: {c.text.name()}; }}
        QFrame#chooser_panel QPushButton {{ text-align: left; }}
        QSplitter::handle {{ background: transparent; }}
        """

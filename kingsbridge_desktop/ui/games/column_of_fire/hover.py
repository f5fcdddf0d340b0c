"""What is told about the place under the pointer: a note of parchment, with the card where it is one."""

from __future__ import annotations

from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop.core.types import HIDDEN, NOBODY
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.forecast import conflict, reach
from kingsbridge_desktop.games.column_of_fire.state import State, is_alone, is_used_up, person_under
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.art.palette import ROOMS, Theme
from kingsbridge_desktop.ui.board.sharp import paint_picture
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.games.column_of_fire import layout
from kingsbridge_desktop.ui.games.column_of_fire.faces import Style
from kingsbridge_desktop.ui.theme import scene_font

CONTEXT = "column_of_fire_view"
_STONE = QT_TRANSLATE_NOOP("column_of_fire_view", "Brings a stone: {stone}")
_CARDS_LEFT = QT_TRANSLATE_NOOP("column_of_fire_view", "Cards left in the deck: {count}")
_USED_UP = QT_TRANSLATE_NOOP("column_of_fire_view", "The deck is used up.")
_TO_TURN_UP = QT_TRANSLATE_NOOP("column_of_fire_view", "The next card is still to be turned up.")
_YEARS = QT_TRANSLATE_NOOP("column_of_fire_view", "Uses still to come: {count}")
_LAST_YEAR = QT_TRANSLATE_NOOP("column_of_fire_view", "Leaves next year; the die is free again then.")
_OR = QT_TRANSLATE_NOOP("column_of_fire_view", "or: {rule}")
_HELD_BY = QT_TRANSLATE_NOOP("column_of_fire_view", "In the display of {name}")
_ALONE = QT_TRANSLATE_NOOP(
    "column_of_fire_view", "The only one of this religion: 1 VP each time the religion die is turned down or rerolled."
)
_TOGETHER = QT_TRANSLATE_NOOP("column_of_fire_view", "Of the same religion: {names}")
_RELIGION_AT_ONE = QT_TRANSLATE_NOOP("column_of_fire_view", "At 1 it is rerolled, and the religion chosen anew.")
_BUY_FREE = QT_TRANSLATE_NOOP(
    "column_of_fire_view", "Between the steps of the own turn it can be taken off for {vp} VP."
)
_LEVEN = QT_TRANSLATE_NOOP("column_of_fire_view", "Loch Leven")
_LEVEN_RULE = QT_TRANSLATE_NOOP(
    "column_of_fire_view", "Dice sent here are turned down first in each first half-year and are free after 1."
)
_TRAY = QT_TRANSLATE_NOOP("column_of_fire_view", "Free dice")
_TRAY_RULE = QT_TRANSLATE_NOOP(
    "column_of_fire_view", "They are rolled in the second half-year: one takes a person, one moves the disc."
)
_SUPPLY = QT_TRANSLATE_NOOP("column_of_fire_view", "Advantages, face down")
_SUPPLY_COUNT = QT_TRANSLATE_NOOP("column_of_fire_view", "Left: {count}")
_USED = QT_TRANSLATE_NOOP("column_of_fire_view", "Used advantages")
_NONE = QT_TRANSLATE_NOOP("column_of_fire_view", "none yet")
_TIMES = QT_TRANSLATE_NOOP("column_of_fire_view", "{count} × {what}")
_PROTECTION = QT_TRANSLATE_NOOP("column_of_fire_view", "Protections")
_PROTECTION_RULE = QT_TRANSLATE_NOOP(
    "column_of_fire_view",
    "One averts the harm of an event, or keeps a person's stone off the board. Unused ones are worth 1 VP each.",
)
_GOOD_SELLS = QT_TRANSLATE_NOOP("column_of_fire_view", "{country} pays {vp} VP")
_ADVANTAGE = QT_TRANSLATE_NOOP("column_of_fire_view", "Advantage")
_ADVANTAGES_OF = QT_TRANSLATE_NOOP("column_of_fire_view", "Advantages of {name}, face down")
_WHEN = QT_TRANSLATE_NOOP("column_of_fire_view", "May be used between the steps of the own turn.")
_PRICE = QT_TRANSLATE_NOOP("column_of_fire_view", "{country}: {good} for {vp} VP")
_PRICE_RULE = QT_TRANSLATE_NOOP(
    "column_of_fire_view", "Sold from a ship or goods field, with a house here, at most one of a kind in a turn."
)
_SOLD = QT_TRANSLATE_NOOP("column_of_fire_view", "Sold here in this turn already.")
_DISC_OF = QT_TRANSLATE_NOOP("column_of_fire_view", "Here stands the disc of {name}")
_DIE_SHOWS = QT_TRANSLATE_NOOP("column_of_fire_view", "{name}: {die}")


class Note(NamedTuple):
    """A heading, paragraphs, perhaps a card beside them."""

    title: str
    lines: tuple[str, ...] = ()
    card: cache.Picture | None = None


class Teller:
    """Makes notes from a masked state."""

    def __init__(self, language: Language, style: Style) -> None:
        self._language, self._style, self._text = language, style, style.text

    def _say(self, source: str, **params: Any) -> str:
        return self._language.say(CONTEXT, source, **params)

    def note(self, s: State, anchor: Anchor | None) -> Note | None:
        """What there is to tell about a place; None for nothing."""
        text = self._text
        match anchor:
            case ("open", int(country)):
                return self._deck(s, country)
            case ("person", int(person)):
                return self._person(s, person)
            case ("die", int(seat), int(die)):
                return self._die(s, seat, die)
            case ("field", int(field)):
                who = [self._say(_DISC_OF, name=text.names[seat]) for seat, at in enumerate(s.discs) if at == field]
                return Note(text.field(field), (text.field_rule(field, s.seats), *who))
            case ("stones" | "land", int(country)) | ("house_field", int(country), int(_)):
                first, *more = text.conflict(country, conflict(s, country))
                return Note(text.country(country), (first.partition(": ")[2] or first, *more))
            case ("price", int(country), int(good)):
                title = self._say(
                    _PRICE, country=text.country(country), good=text.good(good), vp=tables.PRICES[country][good]
                )
                sold = (self._say(_SOLD),) if s.sold >> 4 * country + good & 1 else ()
                return Note(title, (self._say(_PRICE_RULE), *sold))
            case ("good", int(_), int(good)):
                buyers = (
                    self._say(_GOOD_SELLS, country=text.country(c), vp=tables.PRICES[c][good])
                    for c in tables.BUYERS[good]
                )
                return Note(text.good(good), tuple(buyers))
            case ("religion", int(seat)):
                return self._religion(s, seat)
            case ("advantage", int(seat), int(kind)):
                return self._advantage(s, seat, kind)
            case ("event",):
                return self._event(s)
        return self._heap(s, anchor)

    def _heap(self, s: State, anchor: Anchor | None) -> Note | None:
        match anchor:
            case ("leven", int(_)):
                return Note(self._say(_LEVEN), (self._say(_LEVEN_RULE),))
            case ("tray", int(_)):
                return Note(self._say(_TRAY), (self._say(_TRAY_RULE),))
            case ("protection", int(_)) | ("protections",):
                return Note(self._say(_PROTECTION), (self._say(_PROTECTION_RULE),))
            case ("supply",):
                return Note(self._say(_SUPPLY), (self._say(_SUPPLY_COUNT, count=s.supply_size),))
            case ("used",):
                counts = [(kind, tables.count_of(s.used, kind)) for kind in range(len(tables.ONE_OF))]
                lines = [
                    self._say(_TIMES, count=count, what=self._text.advantage(kind)) for kind, count in counts if count
                ]
                return Note(self._say(_USED), tuple(lines) or (self._say(_NONE),))
        return None

    def _rules(self, person: int) -> list[str]:
        first, *more = (self._text.symbol_rule(symbol) for symbol in tables.PERSON_SYMBOLS[person])
        return [first, *(self._say(_OR, rule=rule) for rule in more)]

    def _deck(self, s: State, country: int) -> Note:
        person = s.open[country]
        left = self._say(_CARDS_LEFT, count=s.unseen[country].bit_count())
        if person < 0:
            what = self._say(_USED_UP) if is_used_up(s, country) else self._say(_TO_TURN_UP)
            return Note(self._text.country(country), (what, left))
        stone = self._say(_STONE, stone=self._text.stone(tables.PERSON_STONE[person]))
        return Note(
            self._text.person_title(person), (*self._rules(person), stone, left), self._style.person_card(person)
        )

    def _person(self, s: State, person: int) -> Note:
        lines = self._rules(person)
        for seat, display in enumerate(s.displays):
            for entry in display:
                if entry >> 3 == person:
                    left = s.faces[5 * seat + (entry & 7)] - 1
                    lines.append(self._say(_YEARS, count=left) if left else self._say(_LAST_YEAR))
                    lines.append(self._say(_HELD_BY, name=self._text.names[seat]))
        return Note(self._text.person_title(person), tuple(lines), self._style.person_card(person, stone=False))

    def _die(self, s: State, seat: int, die: int) -> Note:
        text = self._text
        title = self._say(_DIE_SHOWS, die=text.die(die), name=text.names[seat])
        if die == tables.BLACK:
            return Note(title, (self._say(_RELIGION_AT_ONE), self._say(_BUY_FREE, vp=tables.FREE_DIE_PRICE)))
        if s.free[seat] >> die & 1:
            return Note(title, text.reach(die, reach(s, seat, die)))
        person = person_under(s, seat, die)
        where = text.person(person) if person >= 0 else self._say(_LEVEN)
        return Note(title, (where, self._say(_BUY_FREE, vp=tables.FREE_DIE_PRICE)))

    def _religion(self, s: State, seat: int) -> Note:
        religion = s.religions[seat]
        if is_alone(s, seat):
            line = self._say(_ALONE)
        else:
            names = [self._text.names[other] for other in range(s.seats) if s.religions[other] == religion]
            line = self._say(_TOGETHER, names=", ".join(names))
        return Note(f"{self._text.names[seat]}: {self._text.religion(religion)}", (line,))

    def _advantage(self, s: State, seat: int, kind: int) -> Note:
        if kind == HIDDEN:
            return Note(self._say(_ADVANTAGES_OF, name=self._text.names[seat]))
        if tables.ADVANTAGE_VP[kind]:
            return Note(self._say(_ADVANTAGE), (self._text.advantage(kind),))
        rule = self._text.symbol_rule(tables.ADVANTAGE_SYMBOL[kind])
        return Note(self._say(_ADVANTAGE), (rule, self._say(_WHEN)))

    def _event(self, s: State) -> Note | None:
        event = next((frame.args[0] for frame in s.stack if frame.kind in ("answer_event", "struck")), NOBODY)
        if event == NOBODY:
            return None
        text = self._text
        return Note(text.event_title(event), (text.event_story(event), text.event_effect(event)))


class NoteItem(QGraphicsItem):
    """The note itself; it never meets the pointer."""

    WIDTH = 440.0

    def __init__(self, light: Theme) -> None:
        super().__init__()
        self._light: Theme = light
        self._note = Note("")
        self._box = QRectF(0, 0, 10, 10)
        self.setZValue(90)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def tell(self, note: Note, light: Theme, beside: QRectF, spare: QRectF) -> None:
        """Lies beside a place, inside the scene, covering neither it nor what is to be seen with it (`spare`)."""
        self.prepareGeometryChange()
        self._note, self._light = note, light
        height = 40.0
        for words, size, bold in self._paragraphs():
            height += self._height(words, size, bold) + 8
        width = self.WIDTH
        if note.card is not None:
            width += layout.CARD[0] + 8
            height = max(height, layout.CARD[1] + 32)
        self._box = QRectF(0, 0, width, height)
        self.setPos(self._free_corner(beside, spare))
        self.show()
        self.update()

    def _free_corner(self, beside: QRectF, spare: QRectF) -> QPointF:
        w, h = self._box.width(), self._box.height()
        y = min(max(beside.center().y() - h / 2, 8), layout.HEIGHT - h - 8)
        x = min(max(beside.center().x() - w / 2, 8), layout.WIDTH - w - 8)
        corners = [
            QPointF(beside.right() + 16, y),
            QPointF(beside.left() - w - 16, y),
            QPointF(x, beside.top() - h - 16),
            QPointF(x, beside.bottom() + 16),
            QPointF(spare.left() - w - 16, min(y, layout.BOARD.bottom() - h)),
            QPointF(spare.right() + 16, min(y, layout.BOARD.bottom() - h)),
        ]
        if beside.center().y() > layout.BOARD.bottom():  # a display is wanted whole
            corners.insert(0, corners.pop(2))
            if spare.isValid():
                corners.insert(1, QPointF(min(x, spare.left() - w - 16), beside.top() - h - 16))
        scene = QRectF(0, 0, layout.WIDTH, layout.HEIGHT)
        inside = [corner for corner in corners if scene.contains(QRectF(corner, self._box.size()))]
        for corner in inside:
            if not QRectF(corner, self._box.size()).intersects(spare):
                return corner
        return inside[0] if inside else QPointF(x, 8)

    def _paragraphs(self) -> list[tuple[str, float, bool]]:
        return [(self._note.title, 32.0, True), *((line, layout.TEXT, False) for line in self._note.lines)]

    def _text_width(self) -> float:
        return self.WIDTH - 48

    def _height(self, words: str, size: float, bold: bool) -> float:
        metrics = QFontMetricsF(scene_font(size, bold=bold))
        flags = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        return metrics.boundingRect(QRectF(0, 0, self._text_width(), 2000), flags, words).height()

    def boundingRect(self) -> QRectF:
        return self._box

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        paint_picture(painter, self._box, cache.PANEL, self._light)
        left = 24.0
        if self._note.card is not None:
            paint_picture(painter, QRectF(16, 16, *layout.CARD), self._note.card, self._light)
            left += layout.CARD[0] + 4
        painter.setPen(QColor(ROOMS[self._light].text))
        y = 20.0
        flags = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        for words, size, bold in self._paragraphs():
            painter.setFont(scene_font(size, bold=bold))
            height = self._height(words, size, bold)
            painter.drawText(QRectF(left, y, self._text_width(), height + 4), flags, words)
            y += height + 8

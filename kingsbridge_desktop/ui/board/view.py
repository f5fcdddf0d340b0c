"""What a game's screen is: a board, and a picture made from a masked position; movement follows from two pictures."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar, cast

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from kingsbridge_desktop.core.types import NOBODY, Action, Event, Reason
from kingsbridge_desktop.games.card_standing import CardStanding
from kingsbridge_desktop.play.match import Moment, Seat
from kingsbridge_desktop.text.base import GameText
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui.art.palette import Theme
from kingsbridge_desktop.ui.board.director import Beat, Director
from kingsbridge_desktop.ui.board.ground import Painting, Wood
from kingsbridge_desktop.ui.board.items import Label, Ornament
from kingsbridge_desktop.ui.board.look_nearer import LookNearer
from kingsbridge_desktop.ui.board.motion import Motion
from kingsbridge_desktop.ui.board.neighbours import rooms_beside
from kingsbridge_desktop.ui.board.picture import Key, Picture, Thing
from kingsbridge_desktop.ui.board.picture_layer import PictureLayer
from kingsbridge_desktop.ui.board.scene import BoardScene
from kingsbridge_desktop.ui.board.slip import Note, Slip
from kingsbridge_desktop.ui.board.stage import Stage
from kingsbridge_desktop.ui.board.targets import Anchor, Target, Zone
from kingsbridge_desktop.ui.ear.speech import told_of
from kingsbridge_desktop.ui.settings import Settings

EMPTY_EDGE = 6.0  # units above and below the letters of a name on the board, with nothing in them


@dataclass
class ViewContext:
    """How a table is to be shown just now; changed in place, followed by `GameView.restyle` or `relight`."""

    seats: Sequence[Seat]
    colours: Sequence[str]  # the livery name of each seat
    text: GameText
    language: Language
    light: Theme
    settings: Settings
    why_not: Callable[[Any, Action], Reason | None] = lambda s, a: None  # the rules' word on what is not possible


class Chip(NamedTuple):
    """A number with a picture on a player's plate."""

    emblem: str  # a name from the art's emblems
    text: str
    tip: str
    projected: bool = False  # what would come, not what is there: a change of it is no gain
    group: str = ""  # in one line those of a group are shown all or not at all: half of a stock would mislead


class Steps(NamedTuple):
    """The steps of a phase by name, and the number of the present one, counted from 1."""

    names: tuple[str, ...]
    now: int


class Standing(NamedTuple):
    """An answer that may be given once for all questions of its kind in a period."""

    label: str
    action: Action
    again: str  # takes it back


class Topic(NamedTuple):
    """What a thing is called in the links of the help, and its name in the paragraph they lead to."""

    key: str
    name: str = ""


class AlmanacEntry(NamedTuple):
    """A card in the almanac: its emblem, what it does, and where its copies are."""

    emblem: str
    name: str
    effect: str
    standing: CardStanding
    where: str = ""  # instead of what the standing says


class AlmanacPage(NamedTuple):
    """A page of the almanac: groups of cards under headings, which may be empty, and a sentence above them."""

    title: str
    groups: Sequence[tuple[str, Sequence[AlmanacEntry]]]
    note: str = ""
    gone: str = ""  # what is said of cards that are not there any more, where that is not for good


class SheetRow(NamedTuple):
    """A line of a score sheet: a name and a cell for each seat; `strong` for sums, `decides` for what breaks a tie."""

    label: str
    cells: tuple[str, ...]
    strong: bool = False
    decides: bool = False


@dataclass
class Sheet:
    """A page to read before the game goes on: end of a deal, of a scoring, of the game."""

    title: str
    rows: list[SheetRow]
    note: str = ""
    winners: tuple[int, ...] = ()
    final: bool = False
    minor: bool = False  # tells a part of a round or a year only: not everybody wants it
    columns: list[str] = field(default_factory=list)  # headings instead of the players' names


PART = 0.05  # of the table: what is larger is no thing but a part of the board
T = TypeVar("T", bound=GameText)


class GameView(QObject, Generic[T]):
    """The base of every game's screen. It never asks whether something is legal: it is told what is offered.

    A subclass says what lies where (`picture`), how a thing looks (`make_item`) and which place an action belongs to.
    Nothing here or below computes what an event does: every moment has its own position, made by the rules.
    """

    OWNED: ClassVar[frozenset[str]] = frozenset()  # kinds of anchors whose second part is the seat they belong to
    LANDED: ClassVar[frozenset[str]] = frozenset()  # kinds of anchors whose second part is the area they lie in
    RIBBON: ClassVar[QPointF | None] = None  # the middle of the upper edge of a caption: over no place and no name
    RIBBON_ROOM: ClassVar[QSizeF | None] = None  # how large a caption can be there, where that is not the whole board
    CONTEXT: ClassVar[str] = ""  # of the screen's own sentences in the Linguist files
    AREAS: ClassVar[Sequence[tuple[str, Sequence[str]]]] = ()  # the table in words: titles, and the kinds of places
    SOUNDS: ClassVar[Mapping[str, Sequence[str]]] = {}  # events by the sound that is heard with them

    def __init__(self, context: ViewContext, room: QRectF, board: tuple[str, QRectF] | None = None) -> None:
        """`room` is all that is seen; `board` names the painted ground in it and says where that lies."""
        super().__init__()
        self.context = context
        light, box = context.light, board[1] if board else room
        self.scene = BoardScene(room, [Wood(room, light), *([Painting(*board, light)] if board else ())], self)
        self.scene.may_pulse = lambda: context.settings.animation_factor > 0
        self.director = Director(lambda: context.settings.animation_factor, self)
        self.layer = PictureLayer(self.scene, self.make_item)
        self.position: Any = None  # the masked position that is shown
        self.viewer = NOBODY
        self.pointed: Anchor | None = None  # where the pointer or the keyboard is
        self._has_marks = False
        self._bound_for: Any = None  # the position that the last movement leads to
        self._names: list[QGraphicsItem] = []
        self._named: defaultdict[Anchor, list[QGraphicsItem]] = defaultdict(list)  # the words that a zone has in it
        self._plates: tuple[Any, Hashable, list[list[Chip]]] | None = None  # of which position, in which words
        self.board_box = box
        self.slip = Slip(light)
        self.scene.addItem(self.slip)
        self.nearer = LookNearer(self, self.slip)

    @property
    def text(self) -> T:
        """The game's own text in the language of the moment."""
        return cast(T, self.context.text)

    # what never moves

    def add_zone(self, anchor: Anchor, path: QPainterPath, at: QPointF, layer: float) -> None:
        """A place without a picture of its own, which never moves."""
        self.add_place(Zone(anchor, path), at, layer)

    def add_place(self, target: Target, at: QPointF, layer: float) -> None:
        """A target which never moves."""
        target.setPos(at)
        target.setZValue(layer)
        self.scene.add_target(target)

    def add_name(self, item: QGraphicsItem, at: QPointF, layer: float, of: Anchor = None) -> None:
        """Words on the board, until it is restyled; the zone that they are the name `of` goes around all of them."""
        item.setPos(at)
        item.setZValue(layer)
        self.scene.addItem(item)
        self._names.append(item)
        if of is not None:
            self._named[of].append(item)

    def names_shown(self) -> list[QRectF]:
        """Where words stand on the board, in scene coordinates."""
        return [item.sceneBoundingRect() for item in self._names if item.isVisible()]

    def words_shown(self) -> list[QRectF]:
        """The same with all plates, plaques and cards that have words or a number on them."""
        shown = [item for item in self.scene.items() if item.isVisible() and isinstance(item, (Ornament, Target))]
        boxes = [(item, item.lettered()) for item in shown]
        boxes += [(item, item.figured()) for item in shown if isinstance(item, Target)]
        return [item.mapRectToScene(box) for item, box in boxes if not box.isEmpty()]

    def pieces_shown(self) -> list[QRectF]:
        """Pieces without words, which a mark that means something else must not hide."""
        whole = self.scene.sceneRect()
        most = PART * whole.width() * whole.height()
        pieces = [item for item in self.scene.items() if item.isVisible() and isinstance(item, Ornament)]
        boxes = [item.sceneBoundingRect() for item in pieces if item.lettered().isEmpty()]
        return [box for box in boxes if box.width() * box.height() < most]

    def things_shown(self, but: Target | None = None) -> list[QRectF]:
        """The same with every other place that is no part of the board but a thing on it."""
        whole = self.scene.sceneRect()
        most = PART * whole.width() * whole.height()
        others = [target for target in self.scene.targets.values() if target.isVisible() and target is not but]
        boxes = [box for one in others if (box := one.scene_box()).width() * box.height() < most]
        return [*boxes, *self.words_shown()]

    # what is seen

    def picture(self, s: Any, viewer: int) -> Picture:
        """What lies where with which face: a pure function of the masked position and who looks."""
        return {}

    def make_item(self, key: Key, thing: Thing) -> QGraphicsItem:
        """An item that shows a thing; `key` is None for what only flies by."""
        raise AssertionError(f"{type(self).__name__} shows things but makes no items of them")

    def decorate(self, s: Any) -> None:
        """Follows a picture with what is no single thing: a plaque of words, a part of the ground."""

    def restyle(self) -> None:
        """The light or the language has changed: paint grounds and words anew; `show` follows. Call the base first."""
        self.layer.clear()
        self.scene.relight(self.context.light)
        self.slip.restyle(self.context.light)
        self.put_away()
        for item in self._names:
            self.scene.retire(item)
        self._names = []
        self._named.clear()

    def relight(self) -> None:
        """The light has changed, nothing else: the same moment, with all that is offered, marked and shown large."""
        self.director.end_beat()
        has_marks = self._has_marks
        self.nearer.stay_through(lambda: self.scene.lay_anew(self._lay_anew))
        self._has_marks = has_marks

    def _lay_anew(self) -> None:
        self.restyle()
        self.rescaled()
        if self.position is not None:
            self.show(self.position, self.viewer)

    def rescaled(self) -> None:
        """The board or its letters are shown larger or smaller: what depends on that follows."""
        scale = self.letter_scale()
        for item in self._names:
            if isinstance(item, Label):
                item.keep_readable(scale)
        self.settle_names()
        for anchor, items in self._named.items():
            zone = self.scene.targets[anchor]
            assert isinstance(zone, Zone)
            zone.take_in([item.sceneBoundingRect() for item in items])
        self._keep_cords_off_names()

    def settle_names(self) -> None:
        """Names have grown or shrunk: those that have outgrown their places find others."""

    def _keep_cords_off_names(self) -> None:
        """The cord of a place ends before a name that is not in it."""
        zones = [target for target in self.scene.targets.values() if isinstance(target, Zone)]
        names = self.names_shown()
        rims = [zone.rim().squared(EMPTY_EDGE) if zone.bends else zone.rim() for zone in zones]
        for zone, rim, room in zip(zones, rims, rooms_beside(rims, names), strict=True):
            if zone.bends:  # a name at its corner is beside a box, but not beside something round
                middle = (rim.left + rim.right) / 2
                room = rooms_beside([rim], [name for name in names if name.left() < middle < name.right()])[0]
            if zone.anchor in self._named:
                own = [item.sceneBoundingRect() for item in self._named[zone.anchor]]
                room = rooms_beside([zone.rim()], [name for name in names if name not in own])[0]
            zone.set_off_names(room)

    def show(self, s: Any, viewer: int) -> None:
        """Makes the picture of a masked position, without movement."""
        if self._has_marks:
            self.scene.mark(())
            self._has_marks = False
        self.position, self.viewer = s, viewer
        self.layer.show(self.picture(s, viewer), arrived=s is self._bound_for)
        self.decorate(s)

    # movement

    def group(self, e: Event) -> str:
        """Neighbouring events of one group move together; empty: each by itself."""
        return ""

    def motion(self, before: Any, after: Any, events: Sequence[Event]) -> Motion:
        """Where the way from one position to the next is special: where things come from, what flies along."""
        return Motion()

    def depart(self, s: Any, viewer: int, events: Sequence[Event], beat: Beat) -> None:
        """Sets out for the picture of a position; `show` must follow when the beat has ended."""
        motion = self.motion(self.position, s, events)
        beat.duration, beat.rest = motion.duration, motion.rest
        if not motion.duration:
            return
        self._bound_for = s
        beat.moves = self.layer.depart(self.picture(s, viewer), motion)
        beat.during = motion.during
        if motion.marks:
            self.scene.mark(motion.marks)
            self._has_marks = True

    # what can be done

    def prepare_offer(self, s: Any, actions: Sequence[Action]) -> None:
        """These actions are about to be offered; a screen without places of its own makes some."""

    def anchor(self, s: Any, a: Action) -> Anchor | None:
        """The place where an action is clicked; None: a button in the prompt bar."""
        return None

    def twins(self, s: Any, anchor: Anchor) -> Sequence[Anchor]:
        """Other places where the same actions are clicked: equal cards that lie beside each other."""
        return ()

    def intended_action(self, s: Any, anchor: Anchor) -> Action | None:
        """What somebody means who clicks a place that offers nothing: done if legal, else the rules say why not."""
        return None

    def intended_actions(self, s: Any, anchor: Anchor) -> Sequence[Action]:
        """All that such a click may mean, where that is more than one thing."""
        action = self.intended_action(s, anchor)
        return () if action is None else (action,)

    def owner(self, s: Any, anchor: Anchor) -> int:
        """The seat whose thing lies there, NOBODY for what is everybody's."""
        if isinstance(anchor, tuple) and len(anchor) > 1 and anchor[0] in self.OWNED:
            return int(anchor[1])
        return NOBODY

    def shares_area(self, anchor: Anchor, other: Anchor) -> bool:
        """Whether two places lie in one area, so that what is said of one is about the other too."""
        places = [place for place in (anchor, other) if isinstance(place, tuple) and len(place) > 1]
        landed = [place[1] for place in places if place[0] in self.LANDED]
        return len(landed) == 2 and landed[0] == landed[1]

    def thing(self, s: Any, anchor: Anchor) -> tuple[str, Sequence[int]]:
        """What a place is called in the game's list of when things are used, and the numbers of the sentence."""
        return (str(anchor[0]) if isinstance(anchor, tuple) and anchor else "", ())

    def rank(self, s: Any, a: Action) -> int:
        """The order of the buttons in the prompt bar, small ranks first; equal ones stand as the rules list them."""
        return 0

    def is_plain_step(self, s: Any, a: Action, others: Sequence[Action]) -> bool:
        """Whether an action is the step that is asked for and all others are only extras beside it."""
        return False

    def warning(self, s: Any, a: Action) -> str:
        """A sentence to confirm before an action that is often regretted; empty for none."""
        return ""

    def standing(self, s: Any) -> Standing | None:
        """How a question that comes again and again is answered for as long as the period lasts."""
        return None

    def period(self, s: Any) -> Hashable:
        """What a standing answer lasts for: a round, a deal."""
        return None

    def points_left(self, s: Any, a: Action) -> int:
        """How many points somebody leaves who finishes with this action; 0 for any other."""
        return 0

    def chips(self, s: Any, seat: int) -> list[Chip]:
        """What stands on a player's plate besides the score."""
        return []

    def plates(self, s: Any) -> list[list[Chip]]:
        """The chips of every seat; several parts of the page ask for those of one moment, and they are made once."""
        context = self.context
        made_for = (context.language, context.settings.values.show_projection)
        if self._plates is None or self._plates[0] is not s or self._plates[1] != made_for:
            self._plates = s, made_for, [self.chips(s, seat) for seat in range(len(context.seats))]
        return self._plates[2]

    def plate_tip(self, s: Any, seat: int) -> str:
        """More about a player, on hover of the plate."""
        return ""

    def steps(self, s: Any) -> Steps | None:
        """Where the phase stands that is played, if it has steps."""
        return None

    def ribbon_at(self) -> QPointF:
        """Where the middle of the upper edge of a caption is to be."""
        if self.RIBBON is not None:
            return self.RIBBON
        room = self.scene.sceneRect()
        return QPointF(room.center().x(), room.top() + room.height() * 0.01)

    def ribbon_rooms(self) -> Sequence[QRectF]:
        """Where a caption covers nothing, the best place first; none: it lies at `ribbon_at`."""
        return ()

    def emblem_of(self, e: Event) -> str:
        """The emblem that stands for an event in a picture story; empty for none."""
        return ""

    def places_of(self, e: Event) -> list[Anchor]:
        """Where an event happened, for pointing at it from the log."""
        return []

    # what is told

    def hover(self, s: Any, anchor: Anchor | None) -> str:
        """The pointer is at a place or at none: the words of the prompt; a note follows if it rests there."""
        self.pointed = anchor
        self.nearer.rest(anchor)
        return self.told(s, anchor) if s is not None else ""

    def told(self, s: Any, anchor: Anchor | None) -> str:
        """What the prompt tells about a place under the pointer, as a rule the head of its note; empty: nothing."""
        note = self.note(s, anchor)
        if note is None:
            return ""
        return note.title if not note.lines else f"{note.title}: {note.lines[0]}"

    def spoken(self, s: Any, anchor: Anchor) -> str:
        """What a screen reader says of a place: what it is and what lies there; empty: it is only seen."""
        note = self.note(s, anchor)
        if note is None:
            return self.told(s, anchor)
        return told_of(note.title, note.lines)

    def places(self, *kinds: str) -> list[Anchor]:
        """The places that are seen, of these kinds or all, in the order of their numbers."""
        found = [anchor for anchor, target in self.scene.targets.items() if anchor is not None and target.isVisible()]
        if not kinds:
            return sorted(found, key=repr)
        named: list[Any] = [anchor for anchor in found if isinstance(anchor, tuple) and anchor[0] in kinds]
        return sorted(named, key=lambda anchor: (kinds.index(anchor[0]), anchor[1:]))

    def areas(self, s: Any) -> Sequence[tuple[str, Sequence[Anchor]]]:
        """The table in words: its areas, and the places that each tells."""
        say = self.context.language.say
        return [(say(self.CONTEXT, title), self.places(*kinds)) for title, kinds in self.AREAS]

    def beside(self, s: Any) -> Sequence[str]:
        """The table in words: what is seen but belongs to no place, in sentences."""
        return ()

    def topic(self, s: Any, anchor: Anchor) -> Topic:
        """What to look up in the rules about a place or a card."""
        return Topic(str(anchor[0]) if isinstance(anchor, tuple) and anchor else "")

    def note(self, s: Any, anchor: Anchor | None) -> Note | None:
        """What a slip of parchment tells about a place where the pointer rests."""
        return None

    def spared(self, anchor: Anchor | None) -> QRectF:
        """What must be seen beside the note of a place."""
        return QRectF()

    def compared(self, anchor: Anchor | None) -> Sequence[QRectF]:
        """What is looked at together with a place, and is not covered by its note where there is another way."""
        return ()

    def look_nearer(self) -> None:
        """The pointer rests where it is: show it large."""
        self.nearer.show(self.pointed, asked=False)

    def letter_scale(self) -> float:
        """How many pixels of the usual letters a unit of the scene has on the screen."""
        views = self.scene.views()
        scale = views[0].transform().m11() if views else 1.0
        return scale * 100 / self.context.settings.values.text_size

    def free_column(self) -> QRectF | None:
        """The wood beside the board; empty while something is said there, None where nothing is kept for that."""
        stage = next(iter(self.scene.views()), None)
        if not isinstance(stage, Stage) or stage.aside().isEmpty():
            return None
        box = stage.free_aside()
        return QRectF() if box.isEmpty() else stage.mapToScene(box).boundingRect()

    def put_away(self) -> None:
        """Takes away what is told about a place."""
        self.nearer.put_away()

    def previews_seat(self, s: Any, seat: int) -> bool:
        """Whether `point_at_seat` shows something on the board: then the plate itself tells nothing at that place."""
        return False

    def point_at_seat(self, s: Any, seat: int) -> None:
        """The pointer is on a player's plate, or on none (NOBODY): more about that player may be shown on the board."""

    def passing(self, moments: Sequence[Moment]) -> None:
        """A step is about to be shown, moment by moment or at once: what a later sheet needs may be kept."""

    def sheet(self, before: Any, s: Any, events: Sequence[Event]) -> Sheet | None:
        """The page to show after these events, if any."""
        return None

    def final_sheet(self, s: Any) -> Sheet | None:
        """The page of the end; None: the lines of the rules' own breakdown."""
        return None

    def proposal(self, s: Any) -> tuple[str, Sequence[Action]] | None:
        """A label and the actions that one click carries out, where the game has a best answer to offer."""
        return None

    def almanac(self, s: Any) -> Sequence[AlmanacPage]:
        """All cards of the game and where they are, as far as a masked position tells; nothing: it has no almanac."""
        return ()


BoardView = GameView[Any]  # the screen of whatever game

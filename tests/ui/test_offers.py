"""What may be picked is seen: measured from the pixels beside every place of every board, in every light and state."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from random import Random
from typing import Any, NamedTuple, get_args

import pytest
from PySide6.QtCore import QLineF, QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QTransform

from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.ui.art import lettering
from kingsbridge_desktop.ui.art.palette import Theme, luminance
from kingsbridge_desktop.ui.board import cord as cord_module
from kingsbridge_desktop.ui.board.cord import (
    AT_REST,
    BLUE,
    CORE,
    DASH,
    FRAMES,
    GROWTH,
    LINE,
    OUTSIDE,
    WIDER,
    Cord,
    Look,
)
from kingsbridge_desktop.ui.board.items import Label, disc_path
from kingsbridge_desktop.ui.board.pulse import STEPS, TIMES
from kingsbridge_desktop.ui.board.scene import BoardScene
from kingsbridge_desktop.ui.board.targets import Mark, Target, Zone
from tests.ui.driver import open_window, seats
from tests.ui.theatre import Theatre

NEEDED = 3.0  # contrast
PLIES = (0, 9, 30, 60)  # after which it is looked at what lies there
POINTS = 32  # around a place
ACROSS = [step * 0.5 for step in range(-12, 25)]  # pixels from the outline outwards
INSIDE = [step * 0.5 for step in range(-26, -12)]  # the same where a cord lies inside its outline
ASIDE = (-2.5, 0.0, 2.5)  # pixels along the cord: the tip of a stud is all ink
CORNER = 25  # degrees of a bend, from which on nobody can say what is outside
_LUMINANCE = [luminance(QColor(level, 0, 0)) / luminance(QColor(255, 0, 0)) for level in range(256)]


class Pixels:
    """How light every pixel of a picture is."""

    def __init__(self, image: QImage) -> None:
        image = image.convertToFormat(QImage.Format.Format_RGB32)
        self.size, self._line, self._bytes = image.size(), image.bytesPerLine(), bytes(image.constBits())

    def at(self, point: QPointF) -> float | None:
        x, y = math.floor(point.x()), math.floor(point.y())
        if not (0 <= x < self.size.width() and 0 <= y < self.size.height()):
            return None
        blue, green, red = self._bytes[y * self._line + 4 * x : y * self._line + 4 * x + 3]
        return 0.2126 * _LUMINANCE[red] + 0.7152 * _LUMINANCE[green] + 0.0722 * _LUMINANCE[blue]


def contrast(a: float, b: float) -> float:
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)


def across(theatre: Theatre, target: Target, corner: QPoint) -> list[list[list[QPointF]]]:
    """Bands of points over the cord, from inside outwards, all around a target but for its corners."""
    path = QPainterPath(target.outline().translated(0, -target.lift))
    to_picture = target.sceneTransform() * theatre.stage.viewportTransform()
    return bands_of(to_picture.map(path).translated(-corner.x(), -corner.y()))


def bands_of(
    path: QPainterPath, asides: Sequence[float] = ASIDE, steps: Sequence[float] = ACROSS
) -> list[list[list[QPointF]]]:
    """The same for an outline in a picture."""
    middle = path.boundingRect().center()
    bands = []
    for step in range(POINTS):
        share = (step + 0.5) / POINTS
        before, here, after = (path.pointAtPercent(share + d) for d in (-0.3 / POINTS, 0.0, 0.3 / POINTS))
        bend = abs(QLineF(before, here).angleTo(QLineF(here, after)))
        if min(bend, 360 - bend) > CORNER:
            continue
        line = QLineF(before, after)
        along = QPointF(line.dx(), line.dy()) / line.length()
        out = QPointF(along.y(), -along.x())
        if QPointF.dotProduct(out, here - middle) < 0:
            out = -out
        bands.append([[here + out * t + along * aside for aside in asides] for t in steps])
    return bands


def worst(bare: Pixels, shown: Pixels, bands: list[list[list[QPointF]]], edge: float) -> float:
    """The least contrast of the cord beside the ground just outside it."""
    outside = next(at for at, t in enumerate(ACROSS) if t >= edge)
    found = []
    for band in bands:
        beside = bare.at(band[outside][len(ASIDE) // 2])
        cord = [light for row in band[:outside] for at in row if (light := shown.at(at)) is not None]
        if beside is not None:
            found.append(max(contrast(beside, light) for light in cord))
    return min(found)


PULSE = {"drawn in": 0, "swollen": 2}  # frames of a pulse besides the one at rest
STATES = ("pointer", "keyboard", "log", "selected", *PULSE)  # besides "offered"


def enter(target: Target, state: str) -> None:
    """Offered as it is, with the pointer or the keyboard there; or pointed at by the log."""
    target.board()._pulse.frame = PULSE.get(state, AT_REST)
    target.set_offered(state != "log")
    target.set_selected(state == "selected")
    target.set_marked(state == "log")
    target.set_focused(state == "keyboard")
    target.hovered = state == "pointer"
    target.on_state_changed()


def at_rest(target: Target) -> None:
    target.board()._pulse.frame = AT_REST
    target.set_offered(False)
    target.set_selected(False)
    target.set_marked(False)
    target.set_focused(False)
    target.hovered = False
    target.on_state_changed()


def picture_of(theatre: Theatre, target: Target) -> tuple[QImage, QPoint]:
    """The part of the stage around a target, and where it begins; nothing lies over the target."""
    target.setZValue(1000.0)
    box = target.mapRectToScene(target.boundingRect().adjusted(-60, -90, 60, 60))
    shown = theatre.stage.mapFromScene(box).boundingRect().intersected(QRect(QPoint(), theatre.stage.size()))
    return theatre.stage.grab(shown).toImage(), shown.topLeft()


def boards(theatre, game: str, light: Theme):
    """A board after some play, again and again."""
    match = Match(game, [Seat(f"{number}", colour=number) for number in range(4)], seed=5)
    rng, stage = Random(2), None
    for plies in PLIES:
        while match.ply < plies and not match.is_over:
            match.submit(rng.choice(match.legal()))
        if stage is None:
            stage = theatre(match, speed="none", light=light)
        viewer = max(0, match.asked)
        stage.view.show(match.view(viewer), viewer)
        stage.stage._show_exactly()
        yield stage


@pytest.mark.parametrize("light", get_args(Theme))
@pytest.mark.parametrize("game", game_ids())
def test_every_place_is_seen_when_it_is_offered(theatre, game, light):
    """The stage as it is grabbed from the screen, with and without the cord."""
    measured, weak = set(), []
    for stage in boards(theatre, game, light):
        for anchor, target in list(stage.view.scene.targets.items()):
            if anchor in measured or not target.isVisible():
                continue
            measured.add(anchor)
            unit = stage.view.scene.cord_unit * stage.stage.transform().m11()
            layer = target.zValue()
            for name in ("offered",):  # the other states are measured below, at every place
                grown = GROWTH[PULSE.get(name, AT_REST)]
                edge = (OUTSIDE + grown + (CORE + WIDER) / 2 + LINE) * unit + 2.0
                enter(target, name)
                shown, corner = picture_of(stage, target)
                target.mark.hide()
                bare, _ = picture_of(stage, target)
                least = worst(Pixels(bare), Pixels(shown), across(stage, target, corner), edge)
                if least < NEEDED:
                    weak.append((anchor, name, round(least, 2)))
                at_rest(target)
            target.setZValue(layer)
    assert len(measured) > 15
    assert not weak


class Laid(NamedTuple):
    """A cord as it is copied onto the stage, and where."""

    image: QImage
    at: QPoint

    def shared(self, other: Laid) -> int:
        """How many pixels two cords have in common."""
        room = QRect(self.at, self.image.size()).intersected(QRect(other.at, other.image.size()))
        if room.isEmpty():
            return 0
        both = self.image.copy(room.translated(-self.at))
        painter = QPainter(both)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        painter.drawImage(QPoint(), other.image, room.translated(-other.at))
        painter.end()
        line, bits = both.bytesPerLine(), bytes(both.constBits())
        rows = (bits[y * line + 3 : y * line + 4 * both.width() : 4] for y in range(both.height()))
        return sum(sum(alpha > 140 for alpha in row) for row in rows)


def laid(theatre: Theatre, target: Target, **state: Any) -> Laid:
    cord, unit, stage = target.cord(), target.board().cord_unit, theatre.stage
    look = target.look_offered()._replace(wash=0, **state)
    image = cord._picture(look, unit, round(stage.transform().m11(), 4), 1.0).toImage()
    at = stage.viewportTransform().map(target.mapToScene(cord.room(unit).topLeft() - QPointF(0, target.lift)))
    return Laid(image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied), at.toPoint())


TINY = 16.8  # pixels: emblems of craftsmen in the smallest window, which are never offered
A_HAIR = 6  # pixels that two round cords may share where each is moved to whole pixels


@pytest.mark.parametrize("size", [(950, 680), (640, 440)])
@pytest.mark.parametrize("game", game_ids())
def test_cords_of_neighbours_do_not_cross(theatre, game, size):
    """All places of a kind at once, in a usual window and in the smallest one, swollen and with the keyboard.

    Around a box the ring of the keyboard may lie over a neighbour's cord, for it has words up to its edges.
    """
    crossed, near = {}, 0
    for stage in boards(theatre, game, "day"):
        stage.stage.resize(*size)
        scale = stage.stage.transform().m11()
        scene, kinds = stage.view.scene, {anchor[0] for anchor in stage.view.places()} - {"back"}  # in a fan
        for kind in kinds:
            scene.offer(stage.view.places(kind))
            shown = [scene.targets[anchor] for anchor in stage.view.places(kind)]
            rims = [(target, rim) for target in shown if (rim := target.rim()).right - rim.left > TINY / scale]
            pairs = [(a, b) for (a, rim), (b, other) in combinations(rims, 2) if -16 <= rim.gap(other)[0] <= 64]
            near += len(pairs)
            swollen = {target: laid(stage, target, frame=2) for pair in pairs for target in pair}
            for one, other in pairs:
                is_round = one.rim().is_round
                keys = laid(stage, one, keyboard=True).shared(laid(stage, other)) if is_round else 0
                worst = max(keys, swollen[one].shared(swollen[other]))
                if worst > A_HAIR:
                    crossed[one.anchor, other.anchor] = worst
    assert near > 10
    assert not crossed


@pytest.mark.parametrize("size", [(950, 680), (640, 440)])
def test_the_ring_of_the_keyboard_covers_no_card_and_none_beside_it(theatre, size):
    """Seen at 1024 × 640 with large letters: the ring lay over the names of the card that had it."""
    stage = next(boards(theatre, "web_of_power", "day"))
    stage.stage.resize(*size)
    scene, hand, near = stage.view.scene, stage.view.places("hand"), 0
    scene.offer(hand)
    unit, rims = scene.cord_unit, {anchor: scene.targets[anchor].rim() for anchor in hand}
    for anchor, rim in rims.items():
        scene.set_focus_anchor(anchor)
        target, others = scene.targets[anchor], [other for other in hand if other != anchor]
        fit, reach = target.cord()._fit(target.look(), unit), target.look().reach
        gap = min(rim.gap(rims[other])[0] for other in others)
        near += gap < 2 * reach * unit
        assert max(fit.inside) <= 0.5 * unit, anchor
        assert fit.unit * reach <= gap + 0.5 * unit, anchor
        assert all(target.zValue() > scene.targets[other].zValue() for other in others), "what has it lies above"
    assert near == len(hand) > 1
    scene.set_focus_anchor(None)
    assert len({scene.targets[anchor].zValue() for anchor in hand}) == 1


@pytest.fixture
def letters():
    yield lettering.set_growth
    lettering.set_growth(1.0)


@pytest.mark.parametrize(("size", "text"), [((950, 680), 100), ((640, 440), 150)])
@pytest.mark.parametrize("game", game_ids())
def test_no_cord_lies_over_a_name(theatre, letters, game, size, text):
    """Seen in Web of Power: the frame of Italy over its name. What a name has grown over lies below it."""
    stage = next(boards(theatre, game, "day"))
    stage.stage.resize(*size)
    letters(text / 100)
    stage.settings.values.text_size = text
    stage.view.restyle()
    stage.view.rescaled()
    scene, to_picture = stage.view.scene, stage.stage.viewportTransform()
    names = [item for item in stage.view._names if isinstance(item, Label) and item.isVisible()]
    boxes = [to_picture.mapRect(name.mapRectToScene(name._path.boundingRect())).toRect() for name in names]
    for target in (target for target in scene.targets.values() if isinstance(target, Zone)):
        for name, box in zip(names, boxes, strict=True):
            letter = QImage(box.size(), QImage.Format.Format_ARGB32_Premultiplied)
            letter.fill(QColor("#000000"))
            states = ({"pointed": True, "frame": 2}, {"keyboard": True}, {"selected": True})
            covered = max(laid(stage, target, **state).shared(Laid(letter, box.topLeft())) for state in states)
            if covered <= A_HAIR:
                continue
            assert name.zValue() > target.zValue(), (target.anchor, name.words)
            assert isinstance(target.anchor, tuple)
            assert target.anchor[0] != "land", (target.anchor, name.words, covered)


LOOKS = {
    "offered": Look(offered=True),
    "pointer": Look(offered=True, pointed=True),
    "keyboard": Look(offered=True, keyboard=True),
    "log": Look(marked=True),
    "selected": Look(offered=True, selected=True),
    "drawn in": Look(offered=True, frame=0),
    "swollen": Look(offered=True, frame=2),
    "quiet": Look(offered=True, quiet=True),
    "quiet, drawn in": Look(offered=True, quiet=True, frame=0),
    "quiet, swollen": Look(offered=True, quiet=True, frame=2),
    "quiet, pointer": Look(offered=True, quiet=True, pointed=True),
    "quiet, keyboard": Look(offered=True, quiet=True, keyboard=True),
    "keyboard alone": Look(keyboard=True),
}


class Inked:
    """Cords as they are painted, by outline and look: the darkest and the lightest pixel of each band across them."""

    def __init__(self, scale: float, unit: float) -> None:
        self.scale, self.unit = scale, unit
        self._found: dict[Any, list[tuple[float, float]]] = {}

    def bands(self, target: Target, look: Look, edge: float) -> list[tuple[float, float]]:
        cord = target.cord()
        key = cord._name(look, self.unit, self.scale, 1.0)
        if key not in self._found:
            image = cord._picture(look, self.unit, self.scale, 1.0).toImage()
            image = image.convertToFormat(QImage.Format.Format_ARGB32)
            self._found[key] = [
                self._extremes(image, band, edge) for band in self._across(cord, target.outline(), look)
            ]
        return self._found[key]

    def _across(self, cord: Cord, outline: QPainterPath, look: Look) -> list[list[list[QPointF]]]:
        to_picture = QTransform.fromScale(self.scale, self.scale)
        to_picture.translate(-cord.room(self.unit).left(), -cord.room(self.unit).top())
        near = DASH * CORE * cord._fit(look, self.unit).unit * self.scale * 0.8  # in a gap there are two dashes so near
        return bands_of(to_picture.map(outline), (-near, 0.0, near) if look.quiet else ASIDE, (*INSIDE, *ACROSS))

    def _extremes(self, image: QImage, band: list[list[QPointF]], edge: float) -> tuple[float, float]:
        lights = []
        for t, row in zip((*INSIDE, *ACROSS), band, strict=True):
            for at in row if t < edge else ():
                pixel = (
                    image.pixel(math.floor(at.x()), math.floor(at.y())) if image.rect().contains(at.toPoint()) else 0
                )
                if pixel >> 24 > 250:
                    lights.append(
                        0.2126 * _LUMINANCE[pixel >> 16 & 255]
                        + 0.7152 * _LUMINANCE[pixel >> 8 & 255]
                        + 0.0722 * _LUMINANCE[pixel & 255]
                    )
        return min(lights), max(lights)


@cache
def inked_at(scale: float, unit: float) -> Inked:
    """Cords of one size: they look the same in every light."""
    return Inked(scale, unit)


def reach(look: Look, unit: float) -> float:
    """Pixels from the outline to just outside a cord."""
    broad = CORE + (WIDER if look.pointed or look.marked or look.selected else 0.0)
    has_cord = look.offered or look.marked or look.selected
    ring = BLUE + LINE if look.keyboard else 0.0
    cord = broad / 2 + LINE if has_cord else -BLUE / 2
    return (OUTSIDE + GROWTH[look.frame] + cord + ring) * unit + 2.0


@pytest.mark.parametrize("light", get_args(Theme))
@pytest.mark.parametrize("game", game_ids())
def test_every_place_is_seen_in_every_state_and_in_every_kind_of_offer(theatre, game, light):
    """What lies beside each place is taken from one picture of the stage, the cord from its own picture."""
    measured, weak = set(), []
    for stage in boards(theatre, game, light):
        ground, scale = Pixels(stage.stage.grab().toImage()), stage.stage.transform().m11()
        unit = stage.view.scene.cord_unit
        inked = inked_at(round(scale, 4), unit)
        for anchor, target in list(stage.view.scene.targets.items()):
            if anchor in measured or not target.isVisible() or target.rotation():
                continue
            measured.add(anchor)
            around = across(stage, target, QPoint())
            for name, look in LOOKS.items():
                edge = reach(look, unit * scale)
                outside = next((at for at, t in enumerate(ACROSS) if t >= edge), len(ACROSS) - 1)
                for band, (dark, bright) in zip(around, inked.bands(target, look, edge), strict=False):
                    beside = ground.at(band[outside][1])
                    if beside is not None and max(contrast(beside, dark), contrast(beside, bright)) < NEEDED:
                        weak.append((anchor, name))
    assert len(measured) > 15
    assert not weak, (len(weak), weak[:8])


def test_the_measure_finds_a_cord_that_is_too_faint(theatre, monkeypatch):
    """Gold alone, as it was once, is found to be too weak on the map by day."""
    monkeypatch.setattr(cord_module, "INK", "#E9B83A")
    monkeypatch.setattr(cord_module, "CORES", ("#E9B83A",) * 3)
    stage = next(boards(theatre, "web_of_power", "day"))
    ground, scale = Pixels(stage.stage.grab().toImage()), round(stage.stage.transform().m11(), 4)
    inked, look, weak = Inked(scale, stage.view.scene.cord_unit * 1.01), LOOKS["offered"], 0
    edge = reach(look, stage.view.scene.cord_unit * scale)
    outside = next(at for at, t in enumerate(ACROSS) if t >= edge)
    for target in stage.view.scene.targets.values():
        if target.isVisible():
            around = zip(across(stage, target, QPoint()), inked.bands(target, look, edge), strict=False)
            lights = [(ground.at(band[outside][1]), *ends) for band, ends in around]
            weak += any(g is not None and max(contrast(g, a), contrast(g, b)) < NEEDED for g, a, b in lights)
    assert weak > 30


def test_of_two_equal_open_cards_both_are_offered(qtbot):
    """Whichever is clicked, the same card is taken."""
    match = Match("web_of_power", seats("person", "random", "random"), 7)
    rng = Random(3)
    while not (match.asked == 0 and match.state.display[0] == match.state.display[1] >= 0 and takes(match)):
        if match.is_over:
            match = Match("web_of_power", seats("person", "random", "random"), match.seed + 1)
        match.submit(rng.choice(match.legal()))
    window = open_window(qtbot)
    window.start(match)
    page = window.game
    assert page is not None
    page.patience.moment = 0
    qtbot.waitUntil(lambda: page.choices.is_open)
    kind = match.state.display[0]
    both = [page.view.scene.targets["open", kind], page.view.scene.targets["open", kind, 1]]
    assert all(target.offered for target in both)
    assert all(target.mark is not None and target.mark.isVisible() for target in both)
    ply = match.ply
    page.view.scene.pick(("open", kind, 1))
    qtbot.waitUntil(lambda: match.ply > ply)
    assert match.steps[ply].action == Action("take", (kind,))


def takes(match: Match) -> bool:
    return any(action.kind == "take" for action in match.legal())


@pytest.mark.parametrize("game", game_ids())
def test_all_states_of_a_place_look_different(theatre, game):
    stage = next(boards(theatre, game, "day"))
    target = next(target for target in stage.view.scene.targets.values() if target.isVisible())
    pictures = [picture_of(stage, target)[0].convertToFormat(QImage.Format.Format_RGB888)]
    for state in ("offered", *STATES):
        enter(target, state)
        pictures.append(picture_of(stage, target)[0].convertToFormat(QImage.Format.Format_RGB888))
    for at, one in enumerate(pictures):
        assert all(one != other for other in pictures[at + 1 :])


def scene_with(*names: str) -> BoardScene:
    scene = BoardScene(QRectF(0, 0, 400, 300))
    for at, name in enumerate(names):
        zone = Zone(name, disc_path(10))
        zone.setPos(60 * at + 40, 100)
        scene.add_target(zone)
    scene.may_pulse = lambda: True
    return scene


def test_an_offer_pulses_three_times_and_rests(qtbot):
    scene = scene_with("a", "b")
    scene.offer(["a"])
    frames = []
    scene._pulse._timer.setInterval(1)
    scene._pulse._show = lambda: frames.append(scene.frame)
    qtbot.waitUntil(lambda: not scene._pulse.is_beating)
    assert set(frames) == set(range(FRAMES))
    assert len(frames) == TIMES * len(STEPS)
    assert scene.frame == AT_REST


def test_without_motion_nothing_pulses(qtbot):
    scene = scene_with("a")
    scene.may_pulse = lambda: False
    scene.offer(["a"])
    assert not scene._pulse.is_beating
    assert scene.frame == AT_REST


def test_a_question_that_is_shown_again_does_not_pulse_again(qtbot):
    scene = scene_with("a")
    scene.offer(["a"])
    scene._pulse.rest()
    scene.offer(["a"])
    assert not scene._pulse.is_beating


def test_when_nothing_is_offered_any_more_the_pulse_ends(qtbot):
    scene = scene_with("a")
    scene.offer(["a"])
    scene.offer([])
    assert not scene._pulse.is_beating


def marks(scene: BoardScene) -> list[Mark]:
    return [item for item in scene.items() if isinstance(item, Mark) and item.isVisible()]


def marked(scene: BoardScene) -> set[Any]:
    return {anchor for anchor, target in scene.targets.items() if target.mark in marks(scene)}


def test_only_what_is_offered_pointed_at_or_marked_has_a_cord(qtbot):
    scene = scene_with("a", "b", "c")
    assert not marks(scene)
    scene.offer(["a"])
    assert marked(scene) == {"a"}
    scene.mark(["b"])
    assert marked(scene) == {"a", "b"}
    scene.offer([])
    scene.mark([])
    assert not marks(scene)


def test_the_log_does_not_take_the_ring_of_the_keyboard_away(qtbot):
    scene = scene_with("a", "b")
    scene.offer(["a", "b"])
    scene.set_focus_anchor("a")
    scene.mark(["b"])
    scene.mark([])
    assert scene.targets["a"].focused
    assert scene.targets["a"].look().keyboard


def test_a_cord_keeps_its_breadth_on_a_small_board_and_grows_with_a_large_one(qtbot):
    scene = BoardScene(QRectF(0, 0, 1320, 1320))
    scene.rescale(0.25)
    assert scene.cord_unit * 0.25 == pytest.approx(1.0)
    scene.rescale(1.0)
    assert scene.cord_unit * 1.0 == pytest.approx(2.0)


def test_a_pulse_paints_only_the_room_of_the_cord(qtbot):
    scene = scene_with("a", "b")
    scene.offer(["a"])
    (mark,) = marks(scene)
    assert mark.boundingRect().width() < 20 + 2 * 14 * scene.cord_unit
    assert mark.boundingRect().contains(scene.targets["a"].shape().boundingRect())

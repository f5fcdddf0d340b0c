"""What lies on the table for one viewer, from a masked position."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QRectF

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.machine import asked
from kingsbridge_desktop.core.types import HIDDEN, NOBODY
from kingsbridge_desktop.games.pillars_cards.forecast import leader_now
from kingsbridge_desktop.games.pillars_cards.state import (
    POINT_LINES,
    State,
    deal_points,
    hand_size,
    stock_of,
    tricks_per_deal,
)
from kingsbridge_desktop.games.pillars_cards.tables import (
    ADVANTAGES,
    COLOUR,
    CRAFTSMEN,
    KING,
    NEUTRALS,
    OWN,
    TOM,
    VALUE,
    YIELDS,
)
from kingsbridge_desktop.text.numbers import signed
from kingsbridge_desktop.ui.board.picture import Key, Picture, Thing
from kingsbridge_desktop.ui.games.pillars_cards import layout, places
from kingsbridge_desktop.ui.games.pillars_cards.fixtures import Deck, KingTrick, Note, Pile, Plate, Slip
from kingsbridge_desktop.ui.games.pillars_cards.mats import Caption, Gain, Heading, Material, NoCards, Sheet
from kingsbridge_desktop.ui.games.pillars_cards.pieces import Card

SCORING_QUESTIONS = frozenset(("choose_material", "make_brick", "convert", "use_helper", "give_up"))
_USED = ("conversion", "brick")  # lines of cards that work once in a scoring

Things = dict[Key, Thing]


def picture(s: State, viewer: int) -> Picture:
    """Everything that can change its place or its face."""
    found: Things = {}
    scorer = scoring_seat(s)
    _seats(s, viewer, found)
    _corners(s, found)
    for seat in range(len(s.colour)):
        _hand(s, viewer, seat, found)
        if seat != scorer:
            _laid(s, viewer, seat, found)
    _trick(s, viewer, found)
    if scorer == NOBODY:
        _note(s, found)
    else:
        _sheet(s, scorer, found)
    return found


def scoring_seat(s: State) -> int:
    """Whose cards are being counted, NOBODY outside a scoring."""
    top = s.stack[-1] if s.stack else None
    return top.seat if top is not None and (top.kind == "score" or top.kind in SCORING_QUESTIONS) else NOBODY


def player_of(s: State, at: int) -> int:
    """Who played the card at that place of the trick."""
    return (s.leader + at) % len(s.colour)


def deck_left(s: State) -> int:
    """How many advantages are still face down."""
    return s.unseen.bit_count() + len(s.returned) - (s.advantage == HIDDEN)


# around the cards


def _seats(s: State, viewer: int, found: Things) -> None:
    seats = len(s.colour)
    active = asked(s)
    for seat in range(seats):
        where = layout.places_of(seats, viewer, seat)
        plate = Plate(seat, s.vp[seat], tuple(stock_of(s, seat)), seat == active)
        found[places.seat_plate(seat)] = _filling(where.plate, plate, layout.PILES)
        found[places.pile(seat)] = _filling(where.pile, Pile(s.tricks[seat]), layout.PILES)


def _filling(box: QRectF, face: Hashable, layer: float) -> Thing:
    return Thing(face, *layout.middle(box), layer)


def _corners(s: State, found: Things) -> None:
    tricks = tricks_per_deal(s)
    finished, left = len(s.past), deck_left(s)
    trick = finished + 1 if finished < tricks else 0
    found[places.DECK] = _filling(layout.DECK, Deck(s.deal, s.deal + left, trick, tricks, left), layout.PILES)
    found[places.KING] = _filling(layout.KING, _king_trick(s), layout.PILES)


def _king_trick(s: State) -> KingTrick:
    """Set aside while tricks are played; in the scoring given to the only trickless player, or lapsed (PC-20)."""
    owner = next((seat for seat, taken in enumerate(s.taken) if taken >> KING & 1), NOBODY)
    if owner != NOBODY:
        return KingTrick("given", owner, 0)
    if not s.king_trick:
        return KingTrick("open", NOBODY, 0)
    scored = len(s.past) == tricks_per_deal(s) and not (s.stack and s.stack[-1].kind == "scoring")
    return KingTrick("lapsed" if scored else "aside", NOBODY, 1)


def _note(s: State, found: Things) -> None:
    note = _note_of(s)
    if note is not None:
        found[places.NOTE] = _filling(layout.NOTE, note, layout.PILES)


def _note_of(s: State) -> Note | None:
    """Who would get the trick as it lies and why, or who leads; None while nobody plays."""
    lead = leader_now(s)
    if lead is not None:
        return Note(lead.reason, lead.seat, s.trick[lead.at])
    if not s.stack:
        return Note("over")
    if s.stack[-1].kind != "play":
        return None
    return Note("leads" if s.past else "leads_first", s.leader)


# cards


def in_hand_order(s: State, seat: int) -> list[list[int]]:
    """A hand in groups: own craftsmen, the others' by seat, black cards, the advantage; each by value."""
    hand = members_of(s.hand[seat])
    seats = len(s.colour)
    groups = [[card for card in hand if COLOUR[card] == s.colour[(seat + after) % seats]] for after in range(seats)]
    groups.append([card for card in hand if NEUTRALS >> card & 1])
    groups.append([card for card in hand if ADVANTAGES >> card & 1])
    return [sorted(group, key=lambda card: (VALUE[card], card)) for group in groups if group]


def _hand(s: State, viewer: int, seat: int, found: Things) -> None:
    box = layout.places_of(len(s.colour), viewer, seat).fan
    if s.hand[seat] == HIDDEN:
        _backs(hand_size(s, seat), seat, box, seat == layout.at_bottom(viewer), found)
        return
    groups = in_hand_order(s, seat)
    cards = [card for group in groups for card in group]
    row, width = layout.hand_row(box, [len(group) for group in groups])
    for at, (card, x) in enumerate(zip(cards, row, strict=True)):
        face = Card(card, lifts=True)
        found[places.card(card)] = Thing(face, x, layout.HAND_Y, layout.BACKS + at, width)


def _backs(number: int, seat: int, box: QRectF, large: bool, found: Things) -> None:
    width, pitch = (layout.HAND_WIDTH, layout.HAND_PITCH) if large else (layout.BACK_WIDTH, layout.BACK_PITCH)
    y = layout.HAND_Y if large else box.center().y()
    xs = layout.row(box, number, width, pitch)
    aside = 0.0 if large or not xs else box.left() + width / 2 - xs[0]  # in line with the plate
    for at, x in enumerate(x + aside for x in xs):
        found[places.back(seat, at)] = Thing(Card(HIDDEN), x, y, layout.BACKS + at, width)


def _laid(s: State, viewer: int, seat: int, found: Things) -> None:
    seat_places = layout.places_of(len(s.colour), viewer, seat)
    cards = members_of(s.laid[seat])
    middles, width = layout.laid_row(seat_places.laid, len(cards))
    y = layout.laid_middle(seat_places, width)
    for at, (card, x) in enumerate(zip(cards, middles, strict=True)):
        found[places.card(card)] = Thing(Card(card), x, y, layout.BACKS + at, width)


def _trick(s: State, viewer: int, found: Things) -> None:
    lead = leader_now(s)
    for at, card in enumerate(s.trick):
        seat = player_of(s, at)
        middle = layout.places_of(len(s.colour), viewer, seat).trick
        face = Card(card, gold=lead is not None and lead.at == at)
        found[places.card(card)] = Thing(face, middle.x(), middle.y(), layout.TRICK + at, layout.TRICK_WIDTH)
        found[places.slip(seat)] = Thing(Slip(seat), *layout.slip_at(middle), layout.SLIPS)


# the sheet of the player who scores


def _sheet(s: State, seat: int, found: Things) -> None:
    found[places.SHEET] = _filling(layout.SHEET, Sheet(seat), layout.SHEET_GROUND)
    gain = Gain(seat, deal_points(s.lines[seat]))
    found[places.GAIN] = _filling(layout.GAIN_BOX, gain, layout.ON_SHEET)
    chooses = bool(s.stack) and s.stack[-1].kind == "choose_material"
    for material, number in enumerate(stock_of(s, seat)):
        face = Material(material, number, is_wanted=chooses and material in YIELDS[TOM])
        found[places.material(material)] = Thing(face, *layout.material_at(material), layout.ON_SHEET)
    _sheet_cards(s, seat, found)


def _sheet_cards(s: State, seat: int, found: Things) -> None:
    groups = sheet_groups(s, seat)
    if not groups:
        found[places.NO_CARDS] = _filling(layout.EMPTY_BOX, NoCards(), layout.ON_SHEET)
    used = {line.card: line.value for line in s.lines[seat] if line.kind in _USED}
    own = _own_words(s, seat)
    rows = layout.sheet_rows([_kind(kind, len(cards), own) for kind, cards in groups])
    for (kind, cards), row in zip(groups, rows, strict=True):
        words, points = own if kind == "own" else kind, _points_of(s, seat, cards)
        for at, box in enumerate(row.headings):
            heading = Heading(words, box.width(), box.height(), "" if at or points is None else signed(points))
            found[places.heading(kind, at)] = _filling(box, heading, layout.ON_SHEET)
        for at, (card, middle) in enumerate(zip(cards, row.cards, strict=True)):
            face = Card(card, dim=kind == "foreign" or card in used)
            found[places.card(card)] = Thing(face, *middle, layout.SHEET_CARDS + at, row.width)
            if card in used:
                caption = layout.caption_at(middle, row.width)
                found[places.caption(card)] = Thing(Caption(used[card]), *caption, layout.ON_SHEET)


def _points_of(s: State, seat: int, cards: Sequence[int]) -> int | None:
    """What cards of a kind have brought so far; None before they are counted."""
    counted = [line.value for line in s.lines[seat] if line.kind in POINT_LINES and line.card in cards]
    return sum(counted) if counted else None


def _own_words(s: State, seat: int) -> str:
    """Which words stand over what works for the player: none about cards that are not there."""
    if not s.laid[seat]:
        return "craftsmen"
    return "own" if s.taken[seat] & OWN[s.colour[seat]] else "advantages"


def _kind(kind: str, number: int, own: str) -> layout.SheetKind:
    heading = layout.HEADING_ROOMS.get(own if kind == "own" else kind, layout.NARROWEST_HEADING)
    return layout.SheetKind(number, converts=kind == "own", heading=heading)


def sheet_groups(s: State, seat: int) -> list[tuple[str, Sequence[int]]]:
    """The rows of the sheet: what works for the player, what counts by itself, the rest."""
    taken, own = s.taken[seat], OWN[s.colour[seat]]
    groups: list[tuple[str, Sequence[int]]] = [
        ("own", [*members_of(taken & own), *members_of(s.laid[seat])]),
        ("black", sorted(members_of(taken & NEUTRALS), key=lambda card: (-VALUE[card], card))),
        ("foreign", members_of(taken & CRAFTSMEN & ~own)),
    ]
    return [group for group in groups if group[1]]

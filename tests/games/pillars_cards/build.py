"""Positions for tests, written with the names of the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from kingsbridge_desktop.core.bits import mask_of
from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.engine import Listener
from kingsbridge_desktop.core.types import Action, Event, Frame
from kingsbridge_desktop.games.pillars_cards.frames import ASK_LEFT
from kingsbridge_desktop.games.pillars_cards.rules import MACHINE, RULES
from kingsbridge_desktop.games.pillars_cards.state import State, deal_points, kinds_in, stock_of
from kingsbridge_desktop.games.pillars_cards.tables import ADVANTAGES, BIT, CARD_IDS, ID_OF

BLUE, GREEN, RED, ORANGE = range(4)
STONE, WOOD, SAND, METAL = range(4)
DONE = Action("done")
START = (1, 1, 1, 0)


def ids(names: str | Sequence[str]) -> list[int]:
    """Card ids from their names, given as one string or a list."""
    return [ID_OF[name] for name in (names.split() if isinstance(names, str) else names)]


def cards(names: str) -> int:
    """A mask of cards from their names."""
    return mask_of(ids(names))


def play(name: str) -> Action:
    """The action that plays a card."""
    return Action("play", (ID_OF[name],))


def convert(name: str, material: int) -> Action:
    """The action by which a card turns a material."""
    return Action("convert", (ID_OF[name], material))


def take(material: int) -> Action:
    """Tom Builder's choice."""
    return Action("take", (material,))


def give_up(material: int) -> Action:
    """One material of the surplus."""
    return Action("give_up", (material,))


def given(
    hands: Sequence[str] = (),
    *,
    seats: int = 4,
    colours: Sequence[int] = (BLUE, GREEN, RED, ORANGE),
    leader: int = 0,
    first: int | None = None,
    trick: str = "",
    taken: Sequence[str] = (),
    king_trick: str = "",
    tricks: Sequence[int] | None = None,
    stock: Mapping[int, Sequence[int]] | None = None,
    laid: Mapping[int, str] | None = None,
    unseen: str | None = None,
    returned: str = "",
    advantage: str = "painter",
    deal: int = 1,
    vp: Sequence[int] = (),
) -> State:
    """A position in which the next card is to be played; only what matters needs to be said."""
    s = State()
    s.colour = tuple(colours[:seats])
    s.deal = deal
    s.leader = leader
    s.first = leader if first is None else first
    s.left = ASK_LEFT[seats]
    s.hand = [cards(names) for names in hands] or [0] * seats
    s.trick = ids(trick)
    s.past = []
    s.taken = [cards(names) for names in taken] or [0] * seats
    s.tricks = list(tricks) if tricks is not None else [1 if mask else 0 for mask in s.taken]
    s.king_trick = cards(king_trick)
    s.stock = list(START) * seats
    for seat, amounts in (stock or {}).items():
        s.stock[seat * 4 : seat * 4 + 4] = amounts
    s.kinds = [kinds_in(stock_of(s, seat)) for seat in range(seats)]
    s.vp = list(vp) or [0] * seats
    s.laid = [cards((laid or {}).get(seat, "")) for seat in range(seats)]
    s.advantage = ID_OF[advantage]
    s.returned = ids(returned)
    used = mask_of(s.returned) | BIT[s.advantage]
    for mask in s.laid:
        used |= mask
    s.unseen = ADVANTAGES & ~used if unseen is None else cards(unseen)
    s.lines = [()] * seats
    s.sheets = []
    s.stack = [Frame("play", (leader + len(s.trick)) % seats)]
    return s


def scoring(taken: Sequence[str], king_trick: str = "king", **more: object) -> State:
    """The first question after all tricks were played; the king's trick lapses unless `tricks` leaves one seat out."""
    tricks = more.pop("tricks", [1] * len(taken))
    s = given(taken=taken, king_trick=king_trick, tricks=tricks, seats=len(taken), **more)  # type: ignore[arg-type]
    s.stack = [Frame("scoring")]
    MACHINE.settle(s, Fast(Random(1)))
    return s


def do(s: State, *actions: Action) -> list[Event]:
    """Takes legal actions one after the other and gives the events."""
    listener = Listener()
    for action in actions:
        assert action in RULES.legal(s), f"{action} is not among {list(RULES.legal(s))}"
        RULES.step(s, action, Fast(Random(1)), listener)
    return listener.events


def asked(s: State) -> tuple[str, int]:
    """The question on top and whom it asks."""
    return s.stack[-1].kind, s.stack[-1].seat


def points(s: State, seat: int, deal: int = 1) -> int:
    """The points of a seat in a deal that is scored, or in the scoring under way."""
    sheets = [*s.sheets, s.lines]
    return deal_points(sheets[deal - 1][seat])


def kept(s: State, seat: int) -> list[int]:
    """A seat's materials."""
    return stock_of(s, seat)


def names(mask: int) -> set[str]:
    """The names of the cards in a mask."""
    return {name for card, name in enumerate(CARD_IDS) if mask >> card & 1}


def random_game(seats: int, seed: int, plies: int | None = None, options: Mapping[str, int] | None = None) -> State:
    """A position from random play, after so many actions or at the end."""
    rng = Random(seed)
    chance = Fast(rng)
    s = RULES.setup(seats, options or {"colours": 0}, chance)
    while s.stack and plies != 0:
        RULES.step(s, rng.choice(RULES.legal(s)), chance)
        plies = None if plies is None else plies - 1
    return s

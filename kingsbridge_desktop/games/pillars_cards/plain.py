"""The position as plain named JSON, and back: what cannot be is refused with the reason.

`to_json` writes what cannot be worked out: who got which cards of this deal follows from the finished tricks, and
whether the scoring has begun from there being no trick left to play.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kingsbridge_desktop.core.bits import mask_of, members_of
from kingsbridge_desktop.core.errors import ImpossibleState
from kingsbridge_desktop.core.types import HIDDEN, NOBODY, Frame, Json
from kingsbridge_desktop.games.pillars_cards.state import Line, State, Trick
from kingsbridge_desktop.games.pillars_cards.tables import CARD_IDS, COLOURS, ID_OF, MATERIALS
from kingsbridge_desktop.games.pillars_cards.validate import check


def to_json(s: State) -> Json:
    """Names for cards, colours and materials; null for what is hidden in a masked state."""
    return {
        "deal": s.deal,
        "first_leader": s.first,
        "leader": s.leader,
        "players": [
            {
                "colour": COLOURS[s.colour[seat]],
                "vp": s.vp[seat],
                "stock": dict(zip(MATERIALS, s.stock[seat * 4 : seat * 4 + 4], strict=True)),
                "laid_out": _names(members_of(s.laid[seat])),
                "hand": None if s.hand[seat] == HIDDEN else _names(members_of(s.hand[seat])),
                "sheet": _plain_lines(s.lines[seat]),
            }
            for seat in range(len(s.colour))
        ],
        "trick": _names(s.trick),
        "finished_tricks": [
            {"leader": t.leader, "taker": None if t.taker == NOBODY else t.taker, "cards": _names(t.cards)}
            for t in s.past
        ],
        "advantages": {
            "this_deal": None if s.advantage == HIDDEN else CARD_IDS[s.advantage],
            "unseen": _names(members_of(s.unseen)),
            "returned": _names(s.returned),
        },
        "sheets": [[_plain_lines(lines) for lines in sheet] for sheet in s.sheets],
        "stack": [
            {"kind": f.kind, "seat": None if f.seat == NOBODY else f.seat, "cards": _names(members_of(f.args[0]))}
            if f.args
            else {"kind": f.kind, "seat": None if f.seat == NOBODY else f.seat}
            for f in s.stack
        ],
    }


def _names(cards: Sequence[int]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def _plain_lines(lines: Sequence[Line]) -> list[Json]:
    return [
        {
            "kind": line.kind,
            "card": None if line.card == NOBODY else CARD_IDS[line.card],
            "material": None if line.material == NOBODY else MATERIALS[line.material],
            "vp": line.value,
        }
        for line in lines
    ]


def from_json(plain: Json) -> State:
    """The position, or ImpossibleState with the reason. `sheet` and `sheets` may be missing in one written by hand."""
    top = _Reader(plain, "the position")
    s = State()
    players = [_Reader(player, f"player {i}") for i, player in enumerate(top.list_of("players"))]
    seats = len(players)
    if seats not in (3, 4):
        raise ImpossibleState(f"{seats} players; the card game is for 3 or 4")
    s.colour = tuple(player.one_of("colour", COLOURS) for player in players)
    s.deal = top.number("deal", 1)
    s.first = top.seat("first_leader", seats)
    s.leader = top.seat("leader", seats)
    s.vp = [player.number("vp") for player in players]
    s.stock = []
    for player in players:
        stock = _Reader(player.get("stock"), f"the stock of {player.what}")
        s.stock += [stock.number(material, 0) for material in MATERIALS]
        stock.finish()
    s.laid = [player.card_mask("laid_out") for player in players]
    s.hand = [HIDDEN if player.get("hand") is None else player.card_mask("hand") for player in players]
    s.lines = [player.lines("sheet", []) for player in players]
    s.trick = top.cards("trick")
    s.past = []
    for i, finished in enumerate(top.list_of("finished_tricks")):
        trick = _Reader(finished, f"finished trick {i}")
        taker = NOBODY if trick.get("taker") is None else trick.seat("taker", seats)
        s.past.append(Trick(trick.seat("leader", seats), taker, tuple(trick.cards("cards"))))
        trick.finish()
    advantages = _Reader(top.get("advantages"), "advantages")
    s.advantage = HIDDEN if advantages.get("this_deal") is None else advantages.one_of("this_deal", CARD_IDS)
    s.unseen = advantages.card_mask("unseen")
    s.returned = advantages.cards("returned")
    advantages.finish()
    s.sheets = []
    for i, sheet in enumerate(top.list_of("sheets", [])):
        rows = _Reader(
            {str(seat): row for seat, row in enumerate(sheet)} if isinstance(sheet, list) else sheet, f"sheet {i}"
        )
        s.sheets.append(tuple(rows.lines(str(seat)) for seat in range(seats)))
        rows.finish()
    s.stack = [_frame(_Reader(frame, f"frame {i}"), seats) for i, frame in enumerate(top.list_of("stack"))]
    for reader in (*players, top):
        reader.finish()
    _work_out(s)
    check(s)
    return s


def _frame(reader: _Reader, seats: int) -> Frame:
    kind = reader.text("kind")
    seat = NOBODY if reader.get("seat") is None else reader.seat("seat", seats)
    args = (reader.card_mask("cards"),) if reader.has("cards") else ()
    reader.finish()
    return Frame(kind, seat, args)


def _work_out(s: State) -> None:
    """What each seat got follows from the tricks, and the king's trick from PC-20 once all are played."""
    seats = len(s.colour)
    s.taken = [0] * seats
    s.tricks = [0] * seats
    s.king_trick = 0
    for trick in s.past:
        if trick.taker == NOBODY:
            s.king_trick = mask_of(trick.cards)
        else:
            s.taken[trick.taker] |= mask_of(trick.cards)
            s.tricks[trick.taker] += 1
    if not any(s.hand) and not s.trick and s.tricks.count(0) == 1:
        s.taken[s.tricks.index(0)] = s.king_trick
        s.king_trick = 0


class _Reader:
    """Takes named values out of a JSON object and refuses missing, wrong and superfluous ones by name."""

    def __init__(self, values: Any, what: str) -> None:
        if not isinstance(values, dict):
            raise ImpossibleState(f"{what} must be an object, not {values!r}"[:200])
        self.values = values
        self.what = what
        self.used: set[str] = set()

    def has(self, name: str) -> bool:
        return name in self.values

    def get(self, name: str) -> Any:
        self.used.add(name)
        if name not in self.values:
            raise ImpossibleState(f"{self.what} lacks {name!r}")
        return self.values[name]

    def refuse(self, name: str, wanted: str) -> ImpossibleState:
        return ImpossibleState(f"{name!r} of {self.what} must be {wanted}, not {self.values[name]!r}"[:200])

    def number(self, name: str, least: int = -9999) -> int:
        value = self.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= 9999:
            raise self.refuse(name, f"a number from {least} to 9999")
        return value

    def text(self, name: str) -> str:
        value = self.get(name)
        if not isinstance(value, str):
            raise self.refuse(name, "a word")
        return value

    def seat(self, name: str, seats: int) -> int:
        value = self.number(name, 0)
        if value >= seats:
            raise self.refuse(name, f"a seat below {seats}")
        return value

    def one_of(self, name: str, names: Sequence[str]) -> int:
        value = self.get(name)
        if not isinstance(value, str) or value not in names:
            raise self.refuse(
                name, f"one of {', '.join(names[:5])}…" if len(names) > 5 else f"one of {', '.join(names)}"
            )
        return names.index(value)

    def list_of(self, name: str, default: list[Any] | None = None) -> list[Any]:
        value = self.get(name) if default is None or self.has(name) else default
        if not isinstance(value, list):
            raise self.refuse(name, "a list")
        return value

    def cards(self, name: str) -> list[int]:
        cards = []
        for card in self.list_of(name):
            if not isinstance(card, str) or card not in ID_OF:
                raise ImpossibleState(f"{name!r} of {self.what} names an unknown card {card!r}"[:200])
            cards.append(ID_OF[card])
        return cards

    def card_mask(self, name: str) -> int:
        cards = self.cards(name)
        mask = mask_of(cards)
        if mask.bit_count() != len(cards):
            raise ImpossibleState(f"{name!r} of {self.what} names a card twice")
        return mask

    def lines(self, name: str, default: list[Any] | None = None) -> tuple[Line, ...]:
        lines = []
        for i, entry in enumerate(self.list_of(name, default)):
            reader = _Reader(entry, f"line {i} of {name!r} of {self.what}")
            card = NOBODY if reader.get("card") is None else reader.one_of("card", CARD_IDS)
            material = NOBODY if reader.get("material") is None else reader.one_of("material", MATERIALS)
            lines.append(Line(reader.text("kind"), card, material, reader.number("vp")))
            reader.finish()
        return tuple(lines)

    def finish(self) -> None:
        superfluous = sorted(str(name) for name in self.values if name not in self.used)
        if superfluous:
            raise ImpossibleState(f"{self.what} has no {superfluous[0]!r}")

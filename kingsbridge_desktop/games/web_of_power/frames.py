"""The questions of a turn, and the forms of their arguments.

`turn`: play a card or a joker, or swap a card. `place`: put the piece of what was played on the board.
`more`: play for a second piece in the same country, or go on. `draw`: take a card, open or from the pile.
"""

from __future__ import annotations

from collections.abc import Mapping

from kingsbridge_desktop.core.fields import Codec
from kingsbridge_desktop.core.types import Frame
from kingsbridge_desktop.games.forms import Name, Number
from kingsbridge_desktop.games.web_of_power.tables import DATA, KINDS, LANDS, MOST_SEATS

ANY = -1  # in a `place` frame: the country is still open
SINGLE, PAIR = 1, 2  # how many cards are played for a piece; a pair is a joker

FRAMES: Mapping[str, Mapping[str, Codec]] = {
    "turn": {},
    "place": {
        "card": Name(DATA.kind_ids),
        "cards": Number(SINGLE, PAIR),
        "country": Name(DATA.land_ids, none=ANY),  # of the first piece in this turn
    },
    "more": {"country": Name(DATA.land_ids)},
    "draw": {"opened": Name(DATA.land_ids)},  # the country that this turn opened; none if it did not
}

# All frames there are, so that a search makes none
TURN = tuple(Frame("turn", seat) for seat in range(MOST_SEATS))
_COUNTRIES = (*range(LANDS), ANY)  # ANY, which is -1, finds the last one
PLACE = tuple(
    tuple(
        {count: tuple(Frame("place", seat, (kind, count, land)) for land in _COUNTRIES) for count in (SINGLE, PAIR)}
        for kind in range(KINDS)
    )
    for seat in range(MOST_SEATS)
)  # by seat, card, number of cards and country
MORE = tuple(tuple(Frame("more", seat, (land,)) for land in range(LANDS)) for seat in range(MOST_SEATS))
DRAW = tuple(
    tuple(Frame("draw", seat, () if opened == ANY else (opened,)) for opened in _COUNTRIES)
    for seat in range(MOST_SEATS)
)  # by seat and the country that was opened, ANY for none

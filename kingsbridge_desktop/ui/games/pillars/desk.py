"""What the plaque beside a mat tells: the bag with its odds, the building so far, or how the round will end."""

from __future__ import annotations

from typing import Any

from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.games.pillars import data as d
from kingsbridge_desktop.games.pillars.outlook import Forecast, bag_odds, forecast
from kingsbridge_desktop.games.pillars.proposal import plan_of
from kingsbridge_desktop.games.pillars.state import State, bits
from kingsbridge_desktop.text.pillars import Text
from kingsbridge_desktop.ui.board.things import Cell
from kingsbridge_desktop.ui.board.view import Look
from kingsbridge_desktop.ui.games.pillars.tableau import Tableau
from kingsbridge_desktop.ui.games.pillars.words import CONTEXT, SAYS
from kingsbridge_desktop.ui.words import signed

Lines = list[list[Cell]]
_NAME, _FIGURE = 0.0, 262.0


def say(look: Look, key: str, **params: Any) -> str:
    """A sentence of this screen."""
    return look.language.say(CONTEXT, SAYS[key], **params)


def told(t: Tableau, look: Look, text: Text) -> tuple[str, Lines]:
    """Title and lines of the plaque."""
    s = t.s
    if t.phase == 2:
        return say(look, "bag"), _bag(s, look)
    if t.question == "build" and t.building != NOBODY and s.stack:
        return say(look, "building"), _building(s, t.building, look)
    projects = t.phase and look.settings.values.show_projection and s.stack
    lines = []
    for seat in range(s.seats):
        points = str(s.vp[seat])
        if projects:
            points += f" → {projected(s, seat)}"
        lines.append(
            [
                Cell(_NAME, look.seats[seat].name, f"shield:{look.colours[seat]}"),
                Cell(_FIGURE, points, bold=True, align="right"),
            ]
        )
    return say(look, "outlook" if projects else "points_now"), lines


def _bag(s: State, look: Look) -> Lines:
    lines: Lines = []
    for seat, chance in enumerate(bag_odds(s)):
        percent = say(look, "percent", percent=round(100 * chance))
        lines.append(
            [
                Cell(_NAME, f"{s.bag[seat]} ×", f"builder_figure:{look.colours[seat]}"),
                Cell(_FIGURE, percent, bold=True, align="right"),
            ]
        )
    return lines


def built(s: State) -> int:
    """VP that the player who builds has made in this step so far."""
    return sum((s.used >> 4 * c & 15) * d.GIVES_VP[c] for c in d.CRAFTSMEN)


def _building(s: State, seat: int, look: Look) -> Lines:
    proposed = plan_of(s, seat)
    return [
        [Cell(_NAME, say(look, "built"), "victory_point"), Cell(_FIGURE, signed(built(s)), bold=True, align="right")],
        [
            Cell(_NAME, say(look, "possible"), "victory_point"),
            Cell(_FIGURE, signed(proposed.vp), bold=True, align="right"),
        ],
        [Cell(_NAME, say(look, "afterwards"), "gold"), Cell(_FIGURE, str(proposed.gold), bold=True, align="right")],
    ]


def projected(s: State, seat: int) -> int:
    """The score after this round if nothing more is decided but the best building."""
    ahead = forecast(s, seat)
    return s.vp[seat] + ahead.vp_places + ahead.vp_building


def forecast_lines(s: State, seat: int, look: Look, text: Text) -> list[str]:
    """Income and score of the round in words."""
    ahead: Forecast = forecast(s, seat)

    def between(low: int, high: int) -> str:
        return str(low) if low == high else say(look, "range", low=low, high=high)

    return [
        say(
            look,
            "forecast_gold",
            now=s.gold[seat],
            income=signed(ahead.income),
            tax=between(ahead.tax_low, ahead.tax_high),
            then=between(ahead.gold_low, ahead.gold_high),
        ),
        say(look, "forecast_goods", goods=text.goods(ahead.resources)),
        say(look, "forecast_vp", places=signed(ahead.vp_places), building=signed(ahead.vp_building)),
        say(look, "forecast_total", vp=projected(s, seat)),
    ]


def holdings(s: State, seat: int, look: Look, text: Text) -> list[str]:
    """A player's craftsmen and advantages by name."""
    craftsmen = ", ".join(text.title(text.craftsman(c)) for c in bits(s.row[seat]))
    advantages = ", ".join(text.title(text.advantage(a)) for a in bits(s.advantages[seat]))
    none = say(look, "none")
    return [
        say(look, "held_craftsmen", names=craftsmen or none),
        say(look, "held_advantages", names=advantages or none),
    ]

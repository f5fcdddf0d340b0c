"""What the plaque beside a mat tells: the bag with its odds, the building so far, or how the round will end."""

from __future__ import annotations

from typing import Any

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.best_building import plan_of
from kingsbridge_desktop.games.pillars.forecast import Forecast, bag_odds, forecast
from kingsbridge_desktop.games.pillars.state import State
from kingsbridge_desktop.text.pillars import Text
from kingsbridge_desktop.ui.board.items import Cell
from kingsbridge_desktop.ui.board.view import ViewContext
from kingsbridge_desktop.ui.games.pillars.tableau import Tableau
from kingsbridge_desktop.ui.games.pillars.words import CONTEXT, SAYS
from kingsbridge_desktop.ui.words import signed

Lines = list[list[Cell]]
_NAME, _FIGURE = 0.0, 262.0


def say(context: ViewContext, key: str, **params: Any) -> str:
    """A sentence of this screen."""
    return context.language.say(CONTEXT, SAYS[key], **params)


def told(t: Tableau, context: ViewContext, text: Text) -> tuple[str, Lines]:
    """Title and lines of the plaque."""
    s = t.s
    if t.phase == 2:
        return say(context, "bag"), _bag(s, context)
    if t.question == "build" and t.building != NOBODY and s.stack:
        return say(context, "building"), _building(s, t.building, context)
    projects = t.phase and context.settings.values.show_projection and s.stack
    lines = []
    for seat in range(s.seats):
        points = str(s.vp[seat])
        if projects:
            points += f" → {projected(s, seat)}"
        lines.append(
            [
                Cell(_NAME, context.seats[seat].name, f"shield:{context.colours[seat]}"),
                Cell(_FIGURE, points, bold=True, align="right"),
            ]
        )
    return say(context, "outlook" if projects else "points_now"), lines


def _bag(s: State, context: ViewContext) -> Lines:
    lines: Lines = []
    for seat, chance in enumerate(bag_odds(s)):
        percent = say(context, "percent", percent=round(100 * chance))
        lines.append(
            [
                Cell(_NAME, f"{s.bag[seat]} ×", f"builder_figure:{context.colours[seat]}"),
                Cell(_FIGURE, percent, bold=True, align="right"),
            ]
        )
    return lines


def built(s: State) -> int:
    """VP that the player who builds has made in this step so far."""
    return sum((s.used >> 4 * c & 15) * tables.GIVES_VP[c] for c in tables.CRAFTSMEN)


def _building(s: State, seat: int, context: ViewContext) -> Lines:
    proposed = plan_of(s, seat)
    return [
        [
            Cell(_NAME, say(context, "built"), "victory_point"),
            Cell(_FIGURE, signed(built(s)), bold=True, align="right"),
        ],
        [
            Cell(_NAME, say(context, "possible"), "victory_point"),
            Cell(_FIGURE, signed(proposed.vp), bold=True, align="right"),
        ],
        [Cell(_NAME, say(context, "afterwards"), "gold"), Cell(_FIGURE, str(proposed.gold), bold=True, align="right")],
    ]


def projected(s: State, seat: int) -> int:
    """The score after this round if nothing more is decided but the best building."""
    ahead = forecast(s, seat)
    return s.vp[seat] + ahead.vp_places + ahead.vp_building


def forecast_lines(s: State, seat: int, context: ViewContext, text: Text) -> list[str]:
    """Income and score of the round in words."""
    ahead: Forecast = forecast(s, seat)

    def between(low: int, high: int) -> str:
        return str(low) if low == high else say(context, "range", low=low, high=high)

    return [
        say(
            context,
            "forecast_gold",
            now=s.gold[seat],
            income=signed(ahead.income),
            tax=between(ahead.tax_low, ahead.tax_high),
            then=between(ahead.gold_low, ahead.gold_high),
        ),
        say(context, "forecast_goods", goods=text.goods(ahead.resources)),
        say(context, "forecast_vp", places=signed(ahead.vp_places), building=signed(ahead.vp_building)),
        say(context, "forecast_total", vp=projected(s, seat)),
    ]


def holdings(s: State, seat: int, context: ViewContext, text: Text) -> list[str]:
    """A player's craftsmen and advantages by name."""
    craftsmen = ", ".join(text.title(text.craftsman(c)) for c in members_of(s.row[seat]))
    advantages = ", ".join(text.title(text.advantage(a)) for a in members_of(s.advantages[seat]))
    none = say(context, "none")
    return [
        say(context, "held_craftsmen", names=craftsmen or none),
        say(context, "held_advantages", names=advantages or none),
    ]

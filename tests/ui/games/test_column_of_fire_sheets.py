"""The pages after a conflict and after a year of A Column of Fire."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kingsbridge_desktop.games.column_of_fire.state import houses_total
from kingsbridge_desktop.play.match import Match, Seat
from tests.ui.driver import open_window, sit_down


def steps_of(stage):
    """Plays a whole game by chance and gives each step's position with its page."""
    rng, match = Random(4), stage.match
    while not match.is_over:
        before = match.view(0)
        match.submit(rng.choice(match.legal()))
        moments = match.moments(match.ply, 0)
        stage.view.passing(moments)
        events = match.events_for(0, match.steps[-1])
        yield moments, events, match.view(0), stage.view.sheet(before, match.view(0), events)


@pytest.fixture
def stage(theatre):
    return theatre(Match("column_of_fire", [Seat(name, "person", at) for at, name in enumerate("ABC")], 11))


def test_a_page_follows_every_year_and_every_conflict_and_nothing_else(stage):
    years = conflicts = 0
    for _, events, s, sheet in steps_of(stage):
        kinds = {event.kind for event in events}
        deserved = bool(kinds & {"year_began", "conflict_won", "conflict_avoided"}) and bool(s.stack)
        assert (sheet is not None) == deserved
        years += "year_began" in kinds
        conflicts += bool(kinds & {"conflict_won", "conflict_avoided"})
    assert years > 3
    assert conflicts > 2


def test_the_page_of_a_year_tells_what_the_year_brought(stage):
    began = None
    told = 0
    for moments, _, s, sheet in steps_of(stage):
        start = [m.position for m in moments if m.event is not None and m.event.kind == "year_began"]
        if sheet is not None and sheet.title.startswith("End of year"):
            rows = {row.label: row.cells for row in sheet.rows}
            assert rows["VP so far"] == tuple(map(str, s.vp))
            assert sheet.rows[-1].label == "VP so far"  # no count of things stands below it as if it were points
            assert rows["Houses"] == tuple(str(houses_total(s, seat)) for seat in range(3))
            if began is not None:
                gained = [int(cell.replace("−", "-")) for cell in rows["VP of this year"]]
                assert gained == [now - then for now, then in zip(start[-1].vp, began, strict=True)]
                told += 1
            else:
                assert "VP of this year" not in rows
        began = start[-1].vp if start else began
    assert told > 2


def test_the_page_of_a_conflict_tells_what_everybody_won_or_lost(stage):
    seen = set()
    for _, events, _, sheet in steps_of(stage):
        if sheet is None:
            continue
        text = stage.view.text
        for event in events:
            if event.kind == "conflict_scored":
                seat, country, vp = event.args
                (row,) = [row for row in sheet.rows if row.label.startswith(f"Conflict, {text.country(country)}")]
                assert row.cells[seat] == f"+{vp}"
                seen.add("won")
            elif event.kind == "house_lost":
                seat, country, _ = event.args
                (row,) = [row for row in sheet.rows if row.label.startswith(f"Conflict, {text.country(country)}")]
                assert row.cells[seat] == "house lost"
                seen.add("lost")
            elif event.kind == "conflict_avoided":
                assert any(row.label.endswith("avoided") for row in sheet.rows)
                seen.add("avoided")
    assert {"won", "lost"} <= seen


def test_the_year_began_is_kept_though_the_movement_is_skipped(qtbot):
    window = open_window(qtbot, language="en")
    page = sit_down(window, "column_of_fire", ("person", "person"))
    view: Any = page.view
    rng = Random(1)
    for _ in range(200):
        if view._vp_at_start:
            break
        if page.sheets.isVisible():
            page.sheets.hide()
        page.table.submit(rng.choice(page.table.match.legal()))
    assert view._vp_at_start

"""What a frame of a moving card costs, by the measure of `kingsbridge bench`."""

from __future__ import annotations

from kingsbridge_desktop.ui import bench


def test_a_moving_card_costs_a_few_copies_of_the_window_at_most(qtbot, monkeypatch):
    monkeypatch.setattr(bench, "screens", lambda: ["pillars_cards"])
    best: dict[str, float] = {}
    for _ in range(3):
        for row in bench.frame_rows():
            assert row["unit"] == "ms"
            assert row["value"] > 0 < row["reference"]
            best[row["name"]] = min(row["ratio"], best.get(row["name"], 1e9))
        if max(best.values()) <= 3.0:
            break
    # The promise is 3; where tests run side by side they take the memory's time from each other.
    assert best["pillars_cards: frame of a moving piece"] <= 4.0
    assert best["pillars_cards: pointing at a piece"] <= 5.0

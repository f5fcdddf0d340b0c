"""What a frame of a moving card costs, by the measure of `kingsbridge bench`."""

from __future__ import annotations

from kingsbridge_desktop.ui import bench


def test_a_moving_card_costs_at_most_two_copies_of_the_window(qtbot, monkeypatch):
    monkeypatch.setattr(bench, "screens", lambda: ["pillars_cards"])
    best: dict[str, float] = {}
    for _ in range(5):  # tests that run side by side take the memory's time from each other
        for row in bench.frame_rows():
            assert row["unit"] == "ms"
            assert row["value"] > 0 < row["reference"]
            best[row["name"]] = min(row["ratio"], best.get(row["name"], 1e9))
        if max(best.values()) <= 2.0:
            break
    assert best["pillars_cards: frame of a moving piece"] <= 2.0
    assert best["pillars_cards: pointing at a piece"] <= 5.0

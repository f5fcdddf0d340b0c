"""The diagram of what was said about chances and what came true."""

from xml.etree import ElementTree

import pytest

from reliability import Foretold, binned, drawn, off_by


def test_chances_are_gathered_by_tenths_and_compared_with_what_came_true():
    said = [*(Foretold(n, 0.24, n < 3) for n in range(10)), Foretold(20, 1.0, 1.0)]
    low, high = binned(said)
    assert [low.number, high.number] == [10, 1]
    assert [low.said, low.won, high.said, high.won] == pytest.approx([0.24, 0.3, 1.0, 1.0])
    assert off_by([low, high]) == pytest.approx(10 / 11 * 0.06)


def test_positions_of_one_game_count_together_for_the_error():
    """Ten positions of ten games tell more than ten positions of two games."""
    apart = binned([Foretold(n, 0.5, n % 2) for n in range(10)])[0]
    together = binned([Foretold(n % 2, 0.5, n % 2) for n in range(10)])[0]
    assert apart.won == together.won == 0.5
    assert apart.error == pytest.approx((0.25 / 10) ** 0.5)
    assert together.error == pytest.approx((0.25 / 2) ** 0.5)


def test_a_panel_shows_its_points_where_they_belong():
    rows = binned([Foretold(n, 0.75, 1.0) for n in range(4)])
    picture = ElementTree.fromstring(drawn({"One": rows, "Two": rows}))
    circles = [one for one in picture.iter() if one.tag.endswith("circle")]
    frames = [one for one in picture.iter() if one.tag.endswith("rect") and one.get("stroke")]
    assert len(circles) == len(frames) == 2
    for circle, frame in zip(circles, frames, strict=True):
        x, y, side = (float(frame.get(key, "")) for key in ("x", "y", "width"))
        assert float(circle.get("cx", "")) == pytest.approx(x + 0.75 * side, abs=0.1)
        assert float(circle.get("cy", "")) == pytest.approx(y, abs=0.1)

"""The board and card file: what it must say, and that it draws a proper map."""

from __future__ import annotations

import json
from itertools import combinations, pairwise
from typing import Any

import pytest

from kingsbridge_desktop import resources
from kingsbridge_desktop.core.bits import mask_of, members_of
from kingsbridge_desktop.core.errors import BadData
from kingsbridge_desktop.games.web_of_power.data import BOX
from kingsbridge_desktop.games.web_of_power.tables import (
    DATA,
    LAND_MASK,
    LAND_OF,
    LANDS,
    NEAR,
    SPACE_OF,
    SPACES,
)


def text() -> str:
    return (resources.assets() / "data" / "web_of_power.json").read_text(encoding="utf-8")


def reached(start: int, within: int) -> int:
    """All spaces that roads join to one, by a walk that knows nothing of the rules."""
    seen = {start}
    todo = [start]
    while todo:
        here = todo.pop()
        for a, b in DATA.roads:
            for there in ({a, b} - {here}) if here in (a, b) else ():
                if there not in seen and within >> there & 1:
                    seen.add(there)
                    todo.append(there)
    return mask_of(seen)


def cross(p: tuple[int, int], q: tuple[int, int], r: tuple[int, int]) -> int:
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])


def test_no_two_roads_cross():
    """WP-06 the board is planar: roads meet only at their ends."""
    at = DATA.space_at
    for (a, b), (c, d) in combinations(DATA.roads, 2):
        if {a, b} & {c, d}:
            continue
        first_between = cross(at[c], at[d], at[a]) * cross(at[c], at[d], at[b]) <= 0
        second_between = cross(at[a], at[b], at[c]) * cross(at[a], at[b], at[d]) <= 0
        assert not (first_between and second_between), f"{DATA.space_ids[a]}-{DATA.space_ids[b]} crosses another road"


def test_no_road_runs_over_a_third_space():
    """WP-06 a road touches no space but its two ends, with room for a piece."""
    for a, b in DATA.roads:
        (ax, ay), (bx, by) = DATA.space_at[a], DATA.space_at[b]
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        for space, (x, y) in enumerate(DATA.space_at):
            along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length**2
            if space not in (a, b) and 0 <= along <= 1:
                off = abs(cross(DATA.space_at[a], DATA.space_at[b], (x, y))) / length
                assert off > 12, f"{DATA.space_ids[space]} lies on {DATA.space_ids[a]}-{DATA.space_ids[b]}"


def test_spaces_do_not_overlap():
    """WP-15 one cloister per space needs spaces apart from each other."""
    for (ax, ay), (bx, by) in combinations(DATA.space_at, 2):
        assert (ax - bx) ** 2 + (ay - by) ** 2 > 50**2


def test_roads_join_each_country_and_the_continent_but_not_england():
    """WP-06 every country is joined in itself, the eight of the continent are joined, England is an island."""
    for land in range(LANDS):
        assert reached(DATA.land_spaces[land][0], LAND_MASK[land]) == LAND_MASK[land], DATA.land_ids[land]
    everything = (1 << SPACES) - 1
    assert reached(SPACE_OF["ENG1"], everything) == LAND_MASK[LAND_OF["ENG"]]
    assert reached(SPACE_OF["FRA1"], everything) == everything & ~LAND_MASK[LAND_OF["ENG"]]


def test_alliances_follow_the_list_of_sea_and_land_links():
    """WP-06, WP-36 fifteen alliances; 1, 2, 3, 5, 6, 15 by sea; a border road joins exactly the allied neighbours."""
    assert [alliance.number for alliance in DATA.alliances] == list(range(1, 16))
    assert {alliance.number for alliance in DATA.alliances if alliance.by_sea} == {1, 2, 3, 5, 6, 15}
    pairs = {
        alliance.number: {DATA.land_ids[alliance.lands[0]], DATA.land_ids[alliance.lands[1]]}
        for alliance in DATA.alliances
    }
    assert pairs[14] == {"ITA", "BUR"}
    assert pairs[15] == {"ITA", "BAY"}
    border = [{DATA.space_ids[a][:3], DATA.space_ids[b][:3]} for a, b in DATA.roads]
    joined = [pair for pair in border if len(pair) == 2]
    assert all(pair in pairs.values() for pair in joined)
    for number, pair in pairs.items():
        assert (pair in joined) == (number not in (1, 2, 3, 5, 6)), number


def test_the_box_is_complete():
    """WP-01, WP-02, WP-06 components and the smallest countries the rulebook's examples need."""
    assert DATA.colours == ("yellow", "red", "green", "purple", "blue")
    assert (DATA.cloisters, DATA.councillors) == (20, 8)
    assert dict(zip(DATA.kind_ids, DATA.kind_counts, strict=True)) == {
        "FKN/ARA": 13,
        "BAY/BUR": 12,
        "LOT/ITA": 11,
        "ENG/SCH": 10,
        "FRA": 9,
    }
    sizes = {name: len(DATA.land_spaces[land]) for name, land in LAND_OF.items()}
    assert sizes == {"ENG": 5, "FKN": 7, "BAY": 6, "ITA": 6, "ARA": 5, "FRA": 8, "LOT": 5, "SCH": 4, "BUR": 5}
    assert (SPACES, len(DATA.roads)) == (51, 63)
    example = [SPACE_OF[name] for name in ("BUR3", "ITA1", "ITA2", "ITA3", "ITA4")]
    assert all(NEAR[a] >> b & 1 for a, b in pairwise(example))
    assert NEAR[SPACE_OF["ITA3"]] >> SPACE_OF["BAY6"] & 1


def test_every_country_has_a_card_and_a_name_in_both_languages():
    """WP-12 each country is shown on exactly one kind of card."""
    for land in range(LANDS):
        assert [land in lands for lands in DATA.kind_lands].count(True) == 1
        assert land in DATA.kind_lands[DATA.land_kind[land]]
        assert set(DATA.land_names[land]) == {"de", "en"}
    assert {len(names) for names in DATA.space_names} == {2}
    assert len({names["de"] for names in DATA.space_names}) == SPACES
    assert members_of(LAND_MASK[0]) == tuple(DATA.land_spaces[0])


def breaking(path: str, value: Any) -> str:
    """The file with one entry changed; `path` like lands.0.names.de."""
    file = json.loads(text())
    *way, last = [int(part) if part.isdigit() else part for part in path.split(".")]
    place = file
    for part in way:
        place = place[part]
    place[last] = value
    return json.dumps(file)


def without_roads(name: str) -> str:
    """The file without the roads of a space."""
    file = json.loads(text())
    file["roads"] = [road for road in file["roads"] if name not in road["between"]]
    return json.dumps(file)


@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        ("{", "JSON"),
        (breaking("cards.0.count", 14), "WP-02"),
        (breaking("cards.4.lands", ["ENG"]), "WP-02"),
        (breaking("supply.cloisters", 21), "WP-01"),
        (breaking("colours", ["yellow", "red"]), "WP-01"),
        (breaking("lands.0.id", "SCO"), "countries"),
        (breaking("lands.0.names.de", ""), "the name in 'de' is empty"),
        (breaking("lands.1.count", 6), "WP-06"),
        (breaking("lands.0.count", 6), "WP-06"),
        (breaking("lands.0.spaces.0.id", "ENG2"), "twice"),
        (breaking("lands.0.spaces.0.at", [10, 2000]), "1000"),
        (breaking("roads.0.between", ["ENG1", "ENG9"]), "road"),
        (breaking("roads.0.between", ["ENG1", "ENG1"]), "road"),
        (breaking("roads.1.between", ["ENG2", "ENG1"]), "twice"),
        (breaking("alliances.0.link", "land"), "WP-06"),
        (breaking("alliances.3.link", "sea"), "WP-06"),
        (breaking("alliances.13.lands", ["ITA", "FRA"]), "WP-06"),
        (breaking("alliances.14.lands", ["ITA", "SCH"]), "WP-06"),
        (breaking("alliances.0.lands", ["ENG", "ENG"]), "alliance 1"),
        (breaking("alliances.1.lands", ["FKN", "ENG"]), "two alliances"),
        (breaking("alliances.0.number", 2), "1 to 15"),
        (breaking("roads.0.length", 3), "roads.0.length"),
        (breaking("game", "pillars"), "game"),
        (without_roads("BAY6"), "WP-06"),
        (without_roads("ITA2"), "WP-06"),
    ],
)
def test_a_file_that_is_not_this_game_is_refused(broken, reason):
    """WP-06 a data file without what is sure from the rulebook is refused, with the reason."""
    with pytest.raises(BadData) as refusal:
        BOX.loads(broken)
    assert reason in refusal.value.message

"""For each game a set of corrections that its laws allow, for tests of editions."""

from __future__ import annotations

from typing import Any

CORRECTIONS: dict[str, dict[str, Any]] = {
    "column_of_fire": {
        "prices.spain_ore.vp": 5,
        "persons.cecil.symbols": ["vp_3"],
        "persons.felipe.country": "france",
        "persons.felipe.name": {"de": "König Philipp II.", "en": "King Philip II"},
        "track.2.symbol": "ship_england",
        "track.1.die": "blue",
        "track.2.die": "violet",
        "track.1.symbol": "vp_1",
        "advantages.captain.count": 3,
        "advantages.advance.count": 1,
        "events.s_mis.value": 4,
        "loch_leven.ll2.good": "cloth",
    },
    "pillars": {
        "places.kings_court.spaces": 3,
        "resource_cards.forest_3.workers": 5,
        "craftsmen.mason_4.uses": {"stone": 1, "wood": 1},
        "craftsmen.mason_4.gives": {"vp": 3},
        "advantages.toledo.gives": {"metal": 3},
        "events.kings_gift.amount": 7,
    },
    "pillars_cards": {
        "neutrals.quarry.count": 3,
        "neutrals.forest.count": 1,
        "craftsmen.stonecutter.converts": {"stone": 6},
        "neutrals.waleran.points": -5,
        "neutrals.philip.names": {"de": "Prior Philipp", "en": "Brother Philip"},
    },
    "web_of_power": {
        "lands.FRA.count": 7,
        "lands.ENG.count": 4,
        "roads.1.between": ["ENG1", "ENG4"],
        "roads.64.between": ["BUR3", "BUR4"],
        "alliances.1.lands": ["ENG", "ARA"],
        "spaces.ENG1.names": {"de": "Durham", "en": "Durham"},
    },
}

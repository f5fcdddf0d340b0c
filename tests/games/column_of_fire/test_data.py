"""The component file is what the rulebook says, and a broken one is refused with the reason."""

import json
from collections import Counter

import pytest

from kingsbridge_desktop.core.errors import BadData
from kingsbridge_desktop.games.column_of_fire.data import BOX, COUNTRIES, FILE
from kingsbridge_desktop.games.component_file import mark_of, text_of

DATA = BOX.load(__name__)


def broken(change) -> str:
    """The file after a change."""
    plain = json.loads(text_of(FILE))
    change(plain)
    return json.dumps(plain)


def swap(entries, a, b, field):
    entries[a][field], entries[b][field] = entries[b][field], entries[a][field]


def person(name):
    return next(card for card in DATA.persons if card.id == name)


def test_each_deck_has_thirteen_persons_and_four_events():
    """CF-06 52 persons and 16 events, by country."""
    assert Counter(card.country for card in DATA.persons) == dict.fromkeys(COUNTRIES, 13)
    assert Counter(card.country for card in DATA.events) == dict.fromkeys(COUNTRIES, 4)


def test_prices_are_four_and_two_in_each_country():
    """CF-11 the price signs."""
    prices = {country.id: {price.good: price.vp for price in country.prices} for country in DATA.countries}
    assert prices == {
        "england": {"cloth": 4, "wine": 2},
        "france": {"book": 4, "ore": 2},
        "netherlands": {"wine": 4, "book": 2},
        "spain": {"ore": 4, "cloth": 2},
    }


def test_there_are_28_advantages_with_the_printed_vp():
    """CF-08 28 tiles; the rulebook lists five of 1, five of 2 and two of 3 VP."""
    counts = {tile.symbol: tile.count for tile in DATA.advantages}
    assert sum(counts.values()) == 28
    assert (counts["vp_1"], counts["vp_2"], counts["vp_3"]) == (5, 5, 2)


def test_the_religion_die_has_two_threes_and_no_six():
    """CF-02 the faces of the black die."""
    assert DATA.numbers.religion_die == [1, 2, 3, 3, 4, 5]


def test_each_deck_has_three_harmful_events_and_one_bonus():
    """CF-80 three that can harm, one of them Loch Leven, and one bonus."""
    for country in COUNTRIES:
        effects = Counter(card.effect for card in DATA.events if card.country == country)
        assert effects["bonus"] == 1
        assert effects["die_to_loch_leven"] == 1
        assert effects["lose_vp"] + effects["lose_goods"] == 2


def test_the_track_has_twenty_fields_four_per_die():
    """CF-59 the length of the track and its colours."""
    assert len(DATA.track) == 20
    assert set(Counter(field.die for field in DATA.track).values()) == {4}


def test_every_symbol_of_the_file_is_one_of_the_known_ones():
    """CF-112 two symbols are a bar."""
    assert person("walsingham").symbols == ["stone_catholic", "stone_protestant"]
    assert person("elizabeth").symbols == ["vp_2"]
    assert max(len(card.symbols) for card in DATA.persons) == 2


def test_persons_of_the_rulebook_examples_are_as_printed():
    """CF-124, CF-116 what the examples say of Feria, Huus, Elizabeth and Walsingham."""
    assert (person("feria").country, person("feria").symbols) == ("spain", ["protection"])
    assert (person("huus").country, person("huus").symbols) == ("netherlands", ["advantage"])
    assert (person("walsingham").country, person("walsingham").stone) == ("england", "protestant")
    assert person("imke").symbols == ["turn_die"]


def test_every_entry_names_its_source():
    fields = ("name", "country", "symbols", "stone")
    assert {mark_of(card.source, name) for card in DATA.persons for name in fields} == {
        "rulebook",
        "outside",
        "rebuilt",
    }
    assert all(event.story[code] for event in DATA.events for code in ("de", "en"))


BROKEN = [
    (lambda d: d["persons"].pop(), "52 persons"),
    (lambda d: d["persons"][1].update(id="england_book"), "two cards have the id"),
    (lambda d: d["persons"][0].update(symbols=["fireball"]), "unknown symbol 'fireball'"),
    (lambda d: d["persons"][0].update(symbols=["any_good"]), "unknown symbol 'any_good'"),
    (lambda d: d["persons"][0].update(symbols=["vp_1", "vp_1"]), "one symbol twice"),
    (lambda d: d["persons"][0].update(symbols=["captain"]), "one captain"),
    (lambda d: d["events"].pop(), "4 events"),
    (lambda d: d["events"][0].update(effect="bonus"), "one bonus event"),
    (lambda d: d["events"][0].update(effect="lose_vp"), "one Loch Leven event"),
    (lambda d: d["events"][1].update(value=0), "needs a value"),
    (lambda d: d["events"][1].update(hits="anglican"), "events.1.hits"),
    (lambda d: d["advantages"][0].update(count=4), "28 advantages"),
    (lambda d: d["advantages"][0].update(symbol="vp_2"), "listed twice"),
    (lambda d: d["advantages"][0].update(symbol="ship_spain"), "unknown symbol"),
    (lambda d: d["track"].pop(), "20 fields"),
    (lambda d: d["track"][1].update(die="brown"), "each die must lead to four fields"),
    (lambda d: d["track"][1].update(symbol="ship_spain"), "the field 'ship_spain' once"),
    (lambda d: d["track"][0].update(symbol="ship_spain"), "the field 'ship_england' once"),
    (lambda d: swap(d["track"], 0, 1, "symbol"), "ships and the violet die belong together"),
    (lambda d: d["track"][1].update(symbol="nap"), "unknown symbol 'nap'"),
    (lambda d: d["loch_leven"][0].update(start_field="ship_france"), "another start field"),
    (lambda d: d["loch_leven"][0].update(religion="catholic"), "two Loch Leven cards"),
    (lambda d: d["loch_leven"].pop(), "4 Loch Leven cards"),
    (lambda d: d["countries"][0].update(die="blue"), "dice must be"),
    (lambda d: d["countries"].reverse(), "countries must be"),
    (lambda d: d["goods"].reverse(), "goods must be"),
    (lambda d: d["countries"][0]["prices"].pop(), "two kinds"),
    (lambda d: d["countries"][0]["prices"][0].update(good="ore"), "two countries"),
    (lambda d: d["numbers"].update(religion_die=[1, 2, 3, 4, 5, 6]), "1 to 5"),
    (lambda d: d["numbers"].update(start_vp="2"), "numbers.start_vp"),
    (lambda d: d.update(extra=1), "extra"),
    (lambda d: [card.update(country="spain") for card in d["persons"][5:13]], "england must have 8 to 18 persons"),
    (lambda d: d["persons"][0].pop("source"), "persons.0.source"),
    (lambda d: d["persons"][0]["source"].update(name="hearsay"), "persons.0.source"),
]


@pytest.mark.parametrize(("change", "reason"), BROKEN, ids=[reason for _, reason in BROKEN])
def test_a_broken_file_is_refused_with_the_reason(change, reason):
    with pytest.raises(BadData, match=reason):
        BOX.loads(broken(change))


def test_text_that_is_no_json_is_refused():
    with pytest.raises(BadData, match=r"column_of_fire\.json"):
        BOX.loads("{")

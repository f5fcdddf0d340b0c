"""What a move brings, in words; the numbers are made in the game's `consequences.py`."""

from __future__ import annotations

from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP

FACTS = {
    "dice": QT_TRANSLATE_NOOP("column_of_fire", "%n free dice then"),
    "reroll": QT_TRANSLATE_NOOP("column_of_fire", "the religion die is rolled anew, up to {number}"),
    "serves": QT_TRANSLATE_NOOP("column_of_fire", "%n use(s) of this person"),
    "serves_on": QT_TRANSLATE_NOOP("column_of_fire", "the die on {person} then shows {number}"),
    "turned": QT_TRANSLATE_NOOP("column_of_fire", "the die is free again in %n year(s)"),
    "house_new": QT_TRANSLATE_NOOP("column_of_fire", "{country}: a first house, %n VP at the end if it stays"),
    "points": QT_TRANSLATE_NOOP("column_of_fire", "%n VP at once"),
    "points_left": QT_TRANSLATE_NOOP("column_of_fire", "%n VP stay on the track"),
    "goods": QT_TRANSLATE_NOOP("column_of_fire", "then {count} × {good}"),
    "goods_in_all": QT_TRANSLATE_NOOP("column_of_fire", "then %n good(s) in all"),
    "advantages": QT_TRANSLATE_NOOP("column_of_fire", "then %n advantage(s) in hand"),
    "protections": QT_TRANSLATE_NOOP("column_of_fire", "then %n protection(s) in all"),
    "to_sell": QT_TRANSLATE_NOOP("column_of_fire", "%n good(s) wait to be sold"),
    "conflict": QT_TRANSLATE_NOOP("column_of_fire", "{country}: a conflict would then bring %n VP"),
    "conflict_lost": QT_TRANSLATE_NOOP("column_of_fire", "{country}: a conflict would then cost the house on {number}"),
    "fields": QT_TRANSLATE_NOOP("column_of_fire", "{country}: then %n free religion field(s)"),
    "house": QT_TRANSLATE_NOOP(
        "column_of_fire", "{country}: the house on {number}, as many VP in a conflict that is won"
    ),
    "alone": QT_TRANSLATE_NOOP("column_of_fire", "the only one of this religion ({religion}): %n VP"),
    "together": QT_TRANSLATE_NOOP("column_of_fire", "%n other(s) of the same religion ({religion})"),
    "deck": QT_TRANSLATE_NOOP("column_of_fire", "{country}: %n card(s) left in the deck"),
    "shows": QT_TRANSLATE_NOOP("column_of_fire", "then shows {number}"),
    "away": QT_TRANSLATE_NOOP("column_of_fire", "away for %n year(s)"),
}
# What the ints of a fact are, in order
FACT_SHAPES = {
    "dice": "n",
    "reroll": "number",
    "serves": "person n",
    "serves_on": "person number",
    "turned": "person n",
    "house_new": "country n",
    "points": "n",
    "points_left": "n",
    "goods": "good count",
    "goods_in_all": "n",
    "advantages": "n",
    "protections": "n",
    "to_sell": "n",
    "conflict": "country n",
    "conflict_lost": "country number",
    "fields": "country n",
    "house": "country number",
    "alone": "religion n",
    "together": "religion n",
    "deck": "country n",
    "shows": "die number",
    "away": "die n",
}

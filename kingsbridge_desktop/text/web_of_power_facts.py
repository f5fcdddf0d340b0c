"""What a move brings, in words; the numbers are made in the game's `consequences.py`."""

from __future__ import annotations

from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP

FACTS = {
    "first_twice": QT_TRANSLATE_NOOP(
        "web_of_power",
        "takes the majority in {country} ({own} : {most}): %n point(s) at the intermediate scoring and "
        "again at the end",
    ),
    "first_once": QT_TRANSLATE_NOOP(
        "web_of_power", "takes the majority in {country} ({own} : {most}): %n point(s) at the end"
    ),
    "level_twice": QT_TRANSLATE_NOOP(
        "web_of_power",
        "shares the majority in {country} ({own} : {most}): %n point(s) at the intermediate scoring and "
        "again at the end",
    ),
    "level_once": QT_TRANSLATE_NOOP(
        "web_of_power", "shares the majority in {country} ({own} : {most}): %n point(s) at the end"
    ),
    "behind_twice": QT_TRANSLATE_NOOP(
        "web_of_power",
        "counts in {country} behind the majority ({own} : {most}): %n point(s) at the intermediate "
        "scoring and again at the end",
    ),
    "behind_once": QT_TRANSLATE_NOOP(
        "web_of_power", "counts in {country} behind the majority ({own} : {most}): %n point(s) at the end"
    ),
    "costs": QT_TRANSLATE_NOOP("web_of_power", "{other} gets %n point(s) less in {country}"),
    "row": QT_TRANSLATE_NOOP("web_of_power", "makes a row of {length}: %n more point(s) for chains at the end"),
    "alliance": QT_TRANSLATE_NOOP("web_of_power", "makes the alliance {country}–{country_b}: %n point(s) at the end"),
    "alliance_more": QT_TRANSLATE_NOOP("web_of_power", "the alliance {country}–{country_b} is then worth %n point(s)"),
    "breaks": QT_TRANSLATE_NOOP("web_of_power", "takes the alliance {country}–{country_b} from {other}: %n point(s)"),
    "council": QT_TRANSLATE_NOOP("web_of_power", "{name} then has {own} of {all} councillors in {country}"),
    "then_cloister": QT_TRANSLATE_NOOP("web_of_power", "then a cloister in {country} counts %n point(s)"),
    "then_councillor": QT_TRANSLATE_NOOP("web_of_power", "there is room for %n more councillor(s) in {country}"),
    "spaces": QT_TRANSLATE_NOOP("web_of_power", "%n free space(s) are left in the countries of {card}"),
    "pair": QT_TRANSLATE_NOOP("web_of_power", "2 × {card} in hand are a joker"),
    "pile": QT_TRANSLATE_NOOP("web_of_power", "%n card(s) are left in the pile"),
    "kept": QT_TRANSLATE_NOOP("web_of_power", "%n card(s) stay in hand"),
}
# What the ints of a fact are, in order
FACT_SHAPES = {
    "first_twice": "country own most n",
    "first_once": "country own most n",
    "level_twice": "country own most n",
    "level_once": "country own most n",
    "behind_twice": "country own most n",
    "behind_once": "country own most n",
    "costs": "country other n",
    "row": "length n",
    "alliance": "country country_b:country n",
    "alliance_more": "country country_b:country n",
    "breaks": "other country country_b:country n",
    "council": "name country own all",
    "then_cloister": "country n",
    "then_councillor": "country n",
    "spaces": "card n",
    "pair": "card",
    "pile": "n",
    "kept": "n",
}

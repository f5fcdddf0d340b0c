"""What a move brings, in words; the numbers are made in the game's `consequences.py`."""

from __future__ import annotations

from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP

FACTS = {
    "gets_points": QT_TRANSLATE_NOOP("pillars_cards", "so far {name} gets the trick, which brings %n point(s)"),
    "loses_points": QT_TRANSLATE_NOOP("pillars_cards", "so far {name} gets the trick, which costs %n point(s)"),
    "gets_cards": QT_TRANSLATE_NOOP("pillars_cards", "so far {name} gets the trick: %n card(s)"),
    "aside": QT_TRANSLATE_NOOP("pillars_cards", "so far the king sets the trick aside: %n card(s)"),
    "to_come": QT_TRANSLATE_NOOP("pillars_cards", "%n card(s) still follow"),
    "stock": QT_TRANSLATE_NOOP("pillars_cards", "then {count} × {material}"),
    "points": QT_TRANSLATE_NOOP("pillars_cards", "makes %n point(s) of it at once"),
    "kept": QT_TRANSLATE_NOOP("pillars_cards", "%n material(s) stay"),
}
# What the ints of a fact are, in order
FACT_SHAPES = {
    "gets_points": "name cards n",
    "loses_points": "name cards n",
    "gets_cards": "name n",
    "aside": "n",
    "to_come": "n",
    "stock": "material count",
    "points": "card:coloured n",
    "kept": "n",
}

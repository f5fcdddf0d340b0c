"""Emblems: one picture per thing, person, place and sign of the four games; registry.py tells how to paint one."""

from art.emblems import (
    actions,
    arms,
    craftsmen,
    dice,
    festive,
    fire_events,
    icon,
    materials,
    people_company,
    people_fire,
    people_kingsbridge,
    pieces,
    pillars_scenes,
    places,
    symbols,
)
from art.emblems.registry import EMBLEMS, GROUPS, all_keys, inset, paint

__all__ = [
    "EMBLEMS",
    "GROUPS",
    "actions",
    "all_keys",
    "arms",
    "craftsmen",
    "dice",
    "festive",
    "fire_events",
    "icon",
    "inset",
    "materials",
    "paint",
    "people_company",
    "people_fire",
    "people_kingsbridge",
    "pieces",
    "pillars_scenes",
    "places",
    "symbols",
]

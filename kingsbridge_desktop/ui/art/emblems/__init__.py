"""Emblems: one picture per thing, person, place and sign of the four games; see registry.py for the way to paint one."""

from . import arms, craftsmen, dice, icon, materials, pieces, places, symbols

from . import people_fire, people_kingsbridge  # isort: skip  (they hold emblems of the modules above)
from .registry import EMBLEMS, GROUPS, inset, paint

__all__ = [
    "EMBLEMS",
    "GROUPS",
    "arms",
    "craftsmen",
    "dice",
    "icon",
    "inset",
    "materials",
    "paint",
    "people_fire",
    "people_kingsbridge",
    "pieces",
    "places",
    "symbols",
]

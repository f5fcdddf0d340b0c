"""The names of the levels, in one place: whoever lists levels lists these."""

from __future__ import annotations

LADDER = ("apprentice", "easy", "normal", "hard", "master")  # opponents for people, the weakest first
QUICK = LADDER[:3]  # have so many tries of their own, and answer at once whatever the budget
YARDSTICKS = ("random", "greedy")  # to measure by; people find better company in the others
FROZEN = "hard-0.1"  # thinks as hard did in 0.1.0, for ever; to measure by, and never offered to people
ADVISER = "adviser"  # no opponent, but who people ask for a hint; reviews look ahead as it does
TUNED = (*LADDER, ADVISER, FROZEN)  # have numbers of their own in assets/data/bots.json
USUAL = "normal"  # sits at a table unless somebody else is asked for
STAND_IN = "greedy"  # answers for a bot that cannot

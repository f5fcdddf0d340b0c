"""Which plural form a number takes, by Qt's rules: they stand in the compiled file of each language.

A .qm file is a magic number followed by sections of a tag, a length and bytes; one of them is a small program: rules
in the order of the forms, each of them comparisons joined by "and" and "or". What fits no rule takes the last form.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

MAGIC = 16  # bytes before the first section
NUMERUS_RULES = 0x88
EQUAL, LESS, LESS_OR_EQUAL, BETWEEN = 1, 2, 3, 4
NOT, MOD_10, MOD_100, LEAD_1000 = 0x08, 0x10, 0x20, 0x40
AND, OR, NEW_RULE = 0xFD, 0xFE, 0xFF

PluralRule = Callable[[int], int]


def plural_rule(path: Path) -> PluralRule:
    """Gives the number of the form; where there is no file, one for 1 and another for the rest, as in English."""
    try:
        program = _section(path.read_bytes(), NUMERUS_RULES)
    except (OSError, IndexError):
        program = b""
    if not program:
        return lambda n: 0 if n == 1 else 1
    return lambda n: _form(program, n)


def _section(data: bytes, wanted: int) -> bytes:
    at = MAGIC
    while at + 5 <= len(data):
        tag, length = data[at], int.from_bytes(data[at + 1 : at + 5], "big")
        if tag == wanted:
            return data[at + 5 : at + 5 + length]
        at += 5 + length
    return b""


def _form(program: bytes, n: int) -> int:
    form = at = 0
    while at < len(program):
        fits, at = _rule(program, at, n)
        if fits:
            return form
        form += 1
    return form


def _rule(program: bytes, at: int, n: int) -> tuple[bool, int]:
    """Whether the rule that begins here fits, and where the next one begins."""
    any_fits, all_fit = False, True
    while True:
        fits, at = _comparison(program, at, n)
        all_fit = all_fit and fits
        if at >= len(program) or program[at] == NEW_RULE:
            return any_fits or all_fit, at + 1
        if program[at] == OR:
            any_fits, all_fit = any_fits or all_fit, True
        at += 1


def _comparison(program: bytes, at: int, n: int) -> tuple[bool, int]:
    code, value = program[at], program[at + 1]
    if code & MOD_10:
        n %= 10
    elif code & MOD_100:
        n %= 100
    elif code & LEAD_1000:
        while n >= 1000:
            n //= 1000
    kind, end = code & 0x07, at + 2
    if kind == BETWEEN:
        fits, end = value <= n <= program[at + 2], at + 3
    else:
        fits = {EQUAL: n == value, LESS: n < value, LESS_OR_EQUAL: n <= value}[kind]
    return fits != bool(code & NOT), end

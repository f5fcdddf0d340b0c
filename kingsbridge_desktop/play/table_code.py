"""A table in one short line that can be typed: game, seats, levels, characters, colours, options, luck, a check letter.

`WP-4K7Q-X9M2-TAHP-D` is the mark of the game and a number in Crockford's 32 signs, which have no I, L, O and U; read
in any case, with or without dashes. The last sign is a sum over the field of 32 elements, which finds every wrong sign
and every swap of two neighbours. Names are not in it: they are everybody's own.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from datetime import date
from typing import NamedTuple

from kingsbridge_desktop.core.editions import corrections_of
from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.core.meta import GameMeta
from kingsbridge_desktop.core.registry import game_ids, meta_of, rules_of
from kingsbridge_desktop.play.match import MOST_HEAD_START, PACES, PERSON, USUAL_PACE, Match, Seat
from kingsbridge_desktop.saves.schema import SaveFile, SeatPart

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_MEANT = str.maketrans("ILO", "110")
GROUP = 4  # signs between two dashes
FORM = 0  # of the number
HANDICAPPED = 1  # of a table whose seats are not alike: a head start and a pace for each follow the rest
DRESSED = 2  # of a table at which characters sit: what follows the rest is said in a number of its own
WITH_HANDICAP, WITH_CHARACTERS, ALL_EXTRAS, EXTRAS = 1, 2, 3, 32
FORMS, VERSIONS, OWN_VALUES, SEATS = 4, 32, 1024, 16
# By their places here; a new level comes at the end, since codes are passed on and kept.
LEVELS = (PERSON, "easy", "normal", "hard", "greedy", "random", "apprentice", "master")
LEVEL_PLACES = 16
CHARACTERS = ("", "mason", "merchant", "earl", "prioress", "scholar", "minstrel", "captain")  # as with the levels
CHARACTER_PLACES = 16
LARGEST_SEED = 10**18
LONGEST = 60  # signs of a line that is looked at


class TableCode(NamedTuple):
    """What a code says of a table. `own_values` is a fingerprint of the values its box was corrected to, 0 for none."""

    game: str
    version: int  # of the rules
    levels: tuple[str, ...]  # by seat
    colours: tuple[int, ...]
    options: tuple[tuple[str, int], ...]
    seed: int
    own_values: int = 0
    head_starts: tuple[int, ...] = ()  # by seat; nothing where all begin with nothing and think as usual
    paces: tuple[int, ...] = ()
    characters: tuple[str, ...] = ()  # by seat; nothing where nobody wears one


class BadCode(KingsbridgeError):
    """A line that is no code of a table that can be set up here; `wrong` in the details says why."""

    id = "bad_code"


def code_of(match: Match) -> str | None:
    """The code of a table; None where it has none.

    It began from a position or a moment of another game, so that nobody could set it up, or a bot of another kind sat
    there, or a character of a later release.
    """
    levels = tuple(seat.level for seat in match.seats)
    worn = _worn(match.seats)
    if worn is None or match.start is not None or not set(levels) <= set(LEVELS) or not 0 <= match.seed < LARGEST_SEED:
        return None
    if match.origin is not None and (match.origin.ply or not match.origin.same_luck):
        return None
    options = tuple((name, match.options[name]) for name in _options_of(match.game))
    colours = tuple(seat.colour for seat in match.seats)
    code = TableCode(
        match.game, match.rules.version, levels, colours, options, match.seed, own_values_of(match.edition)
    )
    if match.has_handicap:
        paces = tuple(USUAL_PACE if seat.is_person else seat.pace for seat in match.seats)
        code = code._replace(head_starts=match.head_starts, paces=paces)
    return written(code._replace(characters=worn))


def _worn(seats: Sequence[Seat | SeatPart]) -> tuple[str, ...] | None:
    """The characters of a table, nothing where nobody wears one; None if one of them cannot be written."""
    worn = tuple("" if seat.level == PERSON else seat.character for seat in seats)
    if not set(worn) <= set(CHARACTERS):
        return None
    return worn if any(worn) else ()


def code_of_save(save: SaveFile) -> str:
    """The code of a kept game's table; empty where it has none, or was not played as the code says to its end."""
    is_other = save.origin is not None and (save.origin.ply > 0 or not save.origin.same_luck)
    levels, worn = tuple(seat.level for seat in save.seats), _worn(save.seats)
    if worn is None or save.start is not None or is_other or save.reseatings or not set(levels) <= set(LEVELS):
        return ""
    try:
        options = tuple((name, save.options[name]) for name in _options_of(save.game))
        colours = tuple(seat.colour for seat in save.seats)
        own = _own_values(save.values)
        code = TableCode(save.game, save.rules, levels, colours, options, save.seed, own)
        if any(seat.has_handicap for seat in save.seats):
            paces = tuple(USUAL_PACE if seat.level == PERSON else seat.pace for seat in save.seats)
            code = code._replace(head_starts=tuple(seat.head_start for seat in save.seats), paces=paces)
        return written(code._replace(characters=worn))
    except (KeyError, ValueError, AssertionError, KingsbridgeError):  # of a game or options that are not known here
        return ""


def own_values_of(edition: str) -> int:
    """A small fingerprint of corrected values, 0 for the printed ones."""
    return _own_values(corrections_of(edition))


def _own_values(corrections: Mapping[str, object]) -> int:
    if not corrections:
        return 0
    plain = repr(sorted((name, repr(value)) for name, value in corrections.items()))
    return 1 + int.from_bytes(hashlib.blake2b(plain.encode(), digest_size=4).digest(), "big") % (OWN_VALUES - 1)


def written(code: TableCode) -> str:
    """The line."""
    number = _Number()
    rules = rules_of(code.game)
    form = DRESSED if code.characters else HANDICAPPED if code.head_starts else FORM
    extras = WITH_CHARACTERS + WITH_HANDICAP * bool(code.head_starts)
    for value, places in (
        (form, FORMS),
        (code.version % VERSIONS, VERSIONS),
        (code.own_values, OWN_VALUES),
        (len(code.levels), SEATS),
        *((LEVELS.index(level), LEVEL_PLACES) for level in code.levels),
        *((colour, len(rules.colours)) for colour in code.colours),
        *((rules.options[name].values.index(value), len(rules.options[name].values)) for name, value in code.options),
        *([(extras, EXTRAS)] if form == DRESSED else []),
        *((CHARACTERS.index(character), CHARACTER_PLACES) for character in code.characters),
        *((points, MOST_HEAD_START + 1) for points in code.head_starts),
        *((PACES.index(pace), len(PACES)) for pace in code.paces),
    ):
        number.add(value, places)
    mark = _mark(meta_of(code.game))
    signs = number.signs(code.seed)
    signs += SIGNS[_check(mark, signs)]
    groups = [signs[at : at + GROUP] for at in range(0, len(signs), GROUP)]
    return "-".join([mark, *groups])


def read(line: str) -> TableCode:
    """What a typed code says; raises BadCode."""
    plain = "".join(sign for sign in line.upper() if sign.isalnum())
    if not plain or len(plain) > LONGEST:
        raise BadCode("this is no code of a table", wrong="form")
    game, mark = _game(plain)
    signs = plain[len(mark) :].translate(_MEANT)
    if len(signs) < 2 or any(sign not in SIGNS for sign in signs):
        raise BadCode("this is no code of a table", wrong="form")
    if SIGNS[_check(mark, signs[:-1])] != signs[-1]:
        raise BadCode("a sign of the code is wrong", wrong="typo")
    return _read(game, signs[:-1])


def is_code(line: str) -> bool:
    """Whether a line is meant as a code and not as a number: it has letters."""
    return any(sign.isalpha() for sign in line)


def _read(game: str, signs: str) -> TableCode:
    rules = rules_of(game)
    number = _Number.of(signs)
    form = number.take(FORMS)
    if form not in (FORM, HANDICAPPED, DRESSED):
        raise BadCode("the code is of a later form", wrong="newer")
    version, own_values, count = number.take(VERSIONS), number.take(OWN_VALUES), number.take(SEATS)
    if count not in rules.seats:
        raise BadCode("the code asks for other seats", wrong="form")
    levels = [number.take(LEVEL_PLACES) for _ in range(count)]
    if any(level >= len(LEVELS) for level in levels):
        raise BadCode("the code asks for a bot of a later version", wrong="newer")
    colours = tuple(number.take(len(rules.colours)) for _ in range(count))
    options = tuple((name, rules.options[name].values) for name in _options_of(game))
    chosen = tuple((name, values[number.take(len(values))]) for name, values in options)
    extras = number.take(EXTRAS) if form == DRESSED else WITH_HANDICAP if form == HANDICAPPED else 0
    if extras > ALL_EXTRAS:
        raise BadCode("the code is of a later form", wrong="newer")
    has_handicap = bool(extras & WITH_HANDICAP)
    worn = [number.take(CHARACTER_PLACES) for _ in range(count)] if extras & WITH_CHARACTERS else []
    if any(character >= len(CHARACTERS) for character in worn):
        raise BadCode("the code asks for a character of a later version", wrong="newer")
    characters = tuple(CHARACTERS[at] for at in worn)
    head_starts = tuple(number.take(MOST_HEAD_START + 1) for _ in range(count)) if has_handicap else ()
    paces = tuple(PACES[number.take(len(PACES))] for _ in range(count)) if has_handicap else ()
    if version != rules.version % VERSIONS:
        raise BadCode("the code was made with other rules", wrong="rules")
    if number.left >= LARGEST_SEED or len(set(colours)) < count:
        raise BadCode("this is no code of a table", wrong="form")
    names = tuple(LEVELS[at] for at in levels)
    code = TableCode(game, rules.version, names, colours, chosen, number.left, own_values)
    return code._replace(head_starts=head_starts, paces=paces, characters=characters)


def _options_of(game: str) -> tuple[str, ...]:
    """The options that are asked for; the order of colours follows from the colours."""
    return tuple(name for name in rules_of(game).options if name != "colours")


def _mark(meta: GameMeta) -> str:
    return meta.mark or meta.game_id[:2].upper()


def _game(plain: str) -> tuple[str, str]:
    for game in game_ids():
        mark = _mark(meta_of(game))
        if plain.startswith(mark):
            return game, mark
    raise BadCode("no game of this release has such codes", wrong="game")


class _Number:
    """A whole number that is put together from small ones, and taken apart again in the same order."""

    def __init__(self) -> None:
        self._parts: list[tuple[int, int]] = []
        self.left = 0

    @classmethod
    def of(cls, signs: str) -> _Number:
        made = cls()
        for sign in signs:
            made.left = made.left * len(SIGNS) + SIGNS.index(sign)
        return made

    def add(self, value: int, places: int) -> None:
        assert 0 <= value < places
        self._parts.append((value, places))

    def take(self, places: int) -> int:
        self.left, value = divmod(self.left, places)
        return value

    def signs(self, rest: int) -> str:
        number = rest
        for value, places in reversed(self._parts):
            number = number * places + value
        found = ""
        while number or not found:
            number, sign = divmod(number, len(SIGNS))
            found = SIGNS[sign] + found
        return found


def _check(mark: str, signs: str) -> int:
    """The sum that the last sign writes: each sign times another power of an element that makes the whole field."""
    total = 0
    for value in (*(ord(sign) % len(SIGNS) for sign in mark), *(SIGNS.index(sign) for sign in signs)):
        total = _twice(total) ^ value
    return _twice(total)


def _twice(value: int) -> int:
    """Times x in the field of 32 elements, by x⁵ + x² + 1."""
    value <<= 1
    return value ^ 0b100101 if value & 0b100000 else value


def of_the_day(day: date) -> TableCode:
    """The game of a day: the same for everybody, made from the date alone. One person against normal bots."""
    games: Sequence[str] = [game for game in game_ids() if meta_of(game).mark]
    game = games[day.toordinal() % len(games)]
    rules = rules_of(game)
    luck = int.from_bytes(hashlib.blake2b(f"kingsbridge {day.isoformat()}".encode(), digest_size=8).digest(), "big")
    luck, place = divmod(luck, 60)
    count = rules.seats[len(rules.seats) // 2]
    levels = tuple(PERSON if seat == place % count else "normal" for seat in range(count))
    options = tuple((name, rules.options[name].values[0]) for name in _options_of(game))
    return TableCode(game, rules.version, levels, tuple(range(count)), options, luck % 2**32)

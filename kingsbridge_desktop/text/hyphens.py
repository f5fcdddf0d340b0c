"""Where long words of names may be parted, and which names are shortened, so that they are read on small cards."""

from __future__ import annotations

from functools import lru_cache

from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language

SOFT = "\u00ad"  # a hyphen that is seen only at the end of a line
BAR = "|"
# A list of the long words in names of cards, persons and countries in this language, each with bars where it may be
# parted at the end of a line; words that are not in the list are never parted.
_LONG_WORDS = QT_TRANSLATE_NOOP(
    "long_words",
    "Ex|com|mu|ni|ca|tion Bar|tholo|mew’s Icono|clas|tic Paci|fi|ca|tion arch|bishop’s Fes|tivi|ties Glass|blower "
    "Inqui|si|tion Stone|cutter Arch|bishop Arch|deacon Com|ple|tion Con|spir|acy Coro|na|tion Fitz|gerald "
    "Vol|un|teers Wal|sing|ham Wood|worker Archi|tect Car|pen|ter Eliza|beth Exe|cu|tion Fran|conia Gold|smith "
    "Rich|ard’s Titel|mans Wil|lem|sen Bur|gundy Cate|rina Col|lapse Con|flict Ham|leigh Im|proved Isa|belle "
    "Jeró|nima Lor|raine Mas|sacre Mer|chant Phil|ip’s Remi|gius Sculp|tor Trou|bles bles|sing Am|boise Aum|ande "
    "Ba|varia Build|er Cap|tain Coli|gny Coun|cil Eng|land Fran|cis Gas|pard Ma|donna Mar|gery Mat|thus "
    "Rich|ard Se|ville Span|ish Wale|ran Weep|ing Wil|lard Wil|liam found|er free|dom strik|es "
    "Clois|ters Al|li|ances Chains",
)
# A list of names of cards in this language that are too long for a small one, each followed by a shorter one.
_SHORT_NAMES = QT_TRANSLATE_NOOP(
    "short_names",
    "Improved mortar mixer: Impr. mortar mixer; The archbishop’s blessing: Blessing; The king’s gift: King’s gift; "
    "Archbishop Thomas: Thomas; William Hamleigh: William; Regan Hamleigh: Regan",
)


@lru_cache(maxsize=8)
def _shortened(listed: str) -> dict[str, str]:
    pairs = (entry.split(":") for entry in listed.split(";"))
    return {name.strip().casefold(): short.strip() for name, short in pairs}


def short_name(language: Language, name: str) -> str:
    """A shorter form of a name with soft hyphens; empty if it has none."""
    short = _shortened(language.say("short_names", _SHORT_NAMES)).get(name.casefold(), "")
    return with_hyphens(language, short) if short else ""


@lru_cache(maxsize=8)
def _parted(listed: str) -> dict[str, str]:
    return {word.replace(BAR, "").casefold(): word for word in listed.split()}


def with_hyphens(language: Language, name: str) -> str:
    """The name with soft hyphens in its long words."""
    known = _parted(language.say("long_words", _LONG_WORDS))
    return " ".join(_with_hyphens(word, known.get(word.casefold(), "")) for word in name.split(" "))


def _with_hyphens(word: str, parted: str) -> str:
    """The word as it is written here, parted where the list says."""
    found, at = "", 0
    for part in parted.split(BAR)[:-1]:
        found += word[at : at + len(part)] + SOFT
        at += len(part)
    return found + word[at:]

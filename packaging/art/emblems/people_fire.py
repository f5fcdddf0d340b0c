"""The persons of A Column of Fire, four countries of thirteen: merchants and captains in the dress of their country."""

from kingsbridge_desktop.ui.art.palette import (
    LAPIS,
    LEAD,
    LINEN,
    MUREX,
    OAK_D,
    ORANGE,
    ORP,
    SOOT,
    UMBER,
    VERD,
    VERM,
    WINE,
)

from art.emblems.faces import Features, enrol

_RED, _BLACK, _GREY, _FAIR, _BROWN, _WHITE = "#B8502A", "#2B2420", "#968E84", "#C9A05A", "#60402A", "#E2DCCE"
_GREEN_GROUND, _BLUE_GROUND, _ORANGE_GROUND, _BROWN_GROUND = "#B5C4AE", "#A9BAD0", "#E0BE8E", "#CDB393"

# fmt: off
ENGLAND: dict[str, Features] = {
    "england_book": Features(
        skin="pale", jaw="oval", age=2, hair="sides", hair_colour=_GREY, beard="goatee", beard_colour=_GREY,
        hat="skullcap", hat_colour=SOOT, dress="ruff", colour="#4A5A48", hold="book", ground=_GREEN_GROUND,
    ),
    "england_ore": Features(
        jaw="square", nose="broad", hair="crop", hair_colour=_RED, beard="short", beard_colour=_RED, hat="cap",
        hat_colour="#5C636A", dress="jerkin", colour="#6A5440", trim="#A58B5E", hold="ore", ground=_GREEN_GROUND,
    ),
    "england_cloth": Features(
        jaw="round", mouth="smile", hair="bob", hair_colour=_BROWN, hat="flat_cap", hat_colour="#8A3A34",
        dress="fur", colour="#8A3A34", trim=UMBER, hold="cloth", ground=_GREEN_GROUND,
    ),
    "england_wine": Features(
        jaw="round", nose="broad", mouth="smile", hair="receding", hair_colour=_BROWN, beard="whiskers",
        dress="band_collar", colour="#5E2F46", trim=ORP, hold="wine", ground=_GREEN_GROUND,
    ),
    "england_captain": Features(
        skin="tan", jaw="square", brow="stern", hair="long", hair_colour=_FAIR, beard="pointed", beard_colour=_FAIR,
        hat="plumed_hat", hat_colour="#3E4A3A", hat_trim=VERM, dress="sailor", colour="#5A6E4E", trim=VERM,
        hold="spyglass", ground=_GREEN_GROUND,
    ),
    "elizabeth": Features(
        skin="pale", jaw="oval", brow="raised", nose="hooked", lips=True, hair="rolls", hair_colour="#C4602C",
        hat="coronet", hat_colour=LAPIS, dress="great_ruff", colour=WINE, trim=ORP, hold="scepter",
        ground=_GREEN_GROUND,
    ),
    "walsingham": Features(
        skin="olive", jaw="gaunt", brow="stern", eyes="keen", hair="short", hair_colour=_BLACK, beard="pointed",
        hat="skullcap", hat_colour=SOOT, dress="ruff", colour=SOOT, trim=ORP, hold="cipher", ground=_GREEN_GROUND,
    ),
    "cecil": Features(
        jaw="square", age=2, eyes="heavy", hair="", beard="forked", beard_colour=_WHITE, hat="flat_cap",
        hat_colour="#2E2A2C", dress="chain", colour="#7E2B3A", trim="#4E3A28", hold="scroll", ground=_GREEN_GROUND,
    ),
    "margery": Features(
        skin="pale", age=0, brow="sad", lips=True, hair="parted", hair_colour="#8A4A28", hat="french_hood",
        hat_colour=VERM, hat_trim=LINEN, dress="square_neck", colour=VERM, trim=ORP, hold="rosary",
        ground=_GREEN_GROUND,
    ),
    "barney": Features(
        skin="tan", age=0, mouth="smile", hair="curls", hair_colour=_BLACK, beard="short", dress="sailor",
        colour="#A5482E", trim=LINEN, hold="anchor", ground=_GREEN_GROUND,
    ),
    "ned": Features(
        age=0, eyes="keen", brow="raised", mouth="smile", hair="short", hair_colour="#7A4E2C", hat="plumed_cap",
        hat_colour=VERD, hat_trim=LINEN, dress="band_collar", colour=VERD, trim=ORP, hold="letter",
        ground=_GREEN_GROUND,
    ),
    "rollo": Features(
        skin="pale", jaw="square", brow="stern", eyes="keen", mouth="smirk", hair="parted", hair_colour=_BLACK,
        beard="moustache", hat="hood", hat_colour="#3B2F3E", dress="cloak", colour="#3B2F3E", hold="dagger",
        ground=_GREEN_GROUND,
    ),
    "alice": Features(
        jaw="round", age=2, mouth="smile", lips=True, hair="", hat="coif", hat_colour=LINEN, dress="fur",
        colour="#3F6A7A", trim=UMBER, hold="purse", ground=_GREEN_GROUND,
    ),
}

FRANCE: dict[str, Features] = {
    "france_book": Features(
        skin="pale", jaw="gaunt", eyes="keen", hair="parted", hair_colour=_BLACK, beard="imperial", hat="tall_hat",
        hat_colour=SOOT, hat_trim=LEAD, dress="band_collar", colour="#33415E", hold="book", ground=_BLUE_GROUND,
    ),
    "france_ore": Features(
        skin="tan", jaw="square", age=2, hair="crop", hair_colour=_GREY, beard="walrus", beard_colour=_GREY,
        hat="kerchief", hat_colour="#4A6078", hat_trim=LINEN, dress="apron", colour="#4A6078", hold="ore",
        ground=_BLUE_GROUND,
    ),
    "france_cloth": Features(
        skin="pale", lips=True, mouth="smile", hair="parted", hair_colour=_FAIR, hat="heart_hood", hat_colour=LINEN,
        hat_trim=LAPIS, dress="square_neck", colour=LAPIS, trim=ORP, hold="cloth", ground=_BLUE_GROUND,
    ),
    "france_wine": Features(
        jaw="round", nose="broad", mouth="smile", hair="curls", hair_colour=_BROWN, beard="imperial",
        hat="flat_cap", hat_colour=MUREX, dress="ruff", colour=MUREX, hold="wine", ground=_BLUE_GROUND,
    ),
    "france_captain": Features(
        skin="tan", brow="raised", hair="long", hair_colour=_BLACK, beard="moustache", hat="plumed_cap",
        hat_colour=LAPIS, hat_trim=LINEN, dress="cloak", colour=LAPIS, hold="rapier", ground=_BLUE_GROUND,
    ),
    "caterina": Features(
        skin="olive", jaw="round", age=2, eyes="heavy", lips=True, hair="", hat="heart_hood", hat_colour="#2A2628",
        hat_trim=LINEN, dress="great_ruff", colour="#2A2628", trim="#5A5458", hold="vial", ground=_BLUE_GROUND,
    ),
    "pierre": Features(
        skin="pale", age=0, brow="raised", eyes="keen", mouth="smirk", hair="long", hair_colour=_FAIR,
        beard="imperial", hat="plumed_cap", hat_colour=VERM, hat_trim="#F0E2B8", dress="ruff_chain", colour=VERM,
        hold="dagger", ground=_BLUE_GROUND,
    ),
    "mary": Features(
        skin="pale", age=0, lips=True, hair="rolls", hair_colour="#A8542E", hat="arched_crown", hat_colour=VERM,
        dress="ruff", colour="#EDE4D0", trim=ORP, hold="thistle", ground=_BLUE_GROUND,
    ),
    "coligny": Features(
        jaw="oval", age=2, hair="receding", hair_colour=_GREY, beard="pointed", beard_colour=_WHITE,
        dress="ruff_plate", colour=LINEN, hold="closed_book", trim=SOOT, ground=_BLUE_GROUND,
    ),
    "alison": Features(
        skin="pale", age=0, mouth="smile", lips=True, hair="braids", hair_colour=_BLACK, hat="circlet",
        hat_colour=VERD, dress="gown", colour="#3E7A86", hold="flower", trim=VERM, ground=_BLUE_GROUND,
    ),
    "sylvie": Features(
        age=0, eyes="keen", lips=True, hair="parted", hair_colour=_BROWN, hat="kerchief", hat_colour="#8FA3B5",
        hat_trim=LINEN, dress="shawl", colour="#5B6472", trim="#8C94A0", hold="closed_book", ground=_BLUE_GROUND,
    ),
    "guise": Features(
        jaw="square", brow="stern", hair="crop", hair_colour=_FAIR, beard="pointed", beard_colour=_FAIR,
        hat="morion", hat_trim=ORP, dress="ruff_plate", colour=VERM, hold="sword", ground=_BLUE_GROUND,
    ),
    "isabelle": Features(
        jaw="round", age=2, brow="sad", lips=True, hair="", hat="wimple", hat_colour="#4A5568", dress="band_collar",
        colour="#4A5568", trim=LINEN, hold="candle", ground=_BLUE_GROUND,
    ),
}

NETHERLANDS: dict[str, Features] = {
    "netherlands_book": Features(
        skin="pale", jaw="oval", lips=True, hair="", hat="coif", hat_colour=LINEN, dress="ruff", colour="#4A4038",
        hold="book", ground=_ORANGE_GROUND,
    ),
    "netherlands_ore": Features(
        jaw="square", hair="short", hair_colour=_FAIR, beard="whiskers", beard_colour=_FAIR, hat="stocking_cap",
        hat_colour=VERM, hat_trim=LINEN, dress="jerkin", colour="#7A5A3A", trim="#C9B58A", hold="ore",
        ground=_ORANGE_GROUND,
    ),
    "netherlands_cloth": Features(
        jaw="oval", brow="raised", hair="bob", hair_colour=_FAIR, hat="chaperon", hat_colour="#A4482A", dress="fur",
        colour="#3F5F5A", trim=UMBER, hold="cloth", ground=_ORANGE_GROUND,
    ),
    "netherlands_wine": Features(
        jaw="round", nose="snub", mouth="smile", hair="curls", hair_colour=_RED, hat="wide_hat",
        hat_colour="#5A4632", hat_trim=ORANGE, dress="band_collar", colour="#8A5A2A", hold="wine",
        ground=_ORANGE_GROUND,
    ),
    "netherlands_captain": Features(
        skin="tan", jaw="square", age=2, hair="short", hair_colour=_WHITE, beard="full", beard_colour=_WHITE,
        hat="tall_hat", hat_colour="#4A3A2C", hat_trim=ORANGE, dress="sailor", colour="#8E4E22", trim=LINEN,
        hold="wheel", ground=_ORANGE_GROUND,
    ),
    "jan": Features(
        jaw="round", mouth="smile", hair="short", hair_colour=_BROWN, beard="full", hat="flat_cap", hat_colour=SOOT,
        dress="chain", colour="#6A3A26", trim="#A98658", hold="coin", ground=_ORANGE_GROUND,
    ),
    "titelmans": Features(
        skin="pale", jaw="gaunt", age=2, brow="stern", eyes="keen", nose="hooked", mouth="grim", hair="sides",
        hair_colour=_GREY, hat="biretta", hat_colour=SOOT, hat_trim=VERM, dress="cassock", colour=SOOT, trim=VERM,
        hold="crucifix", ground=_ORANGE_GROUND,
    ),
    "huus": Features(
        jaw="round", age=2, mouth="smile", hair="tonsure", hair_colour=_WHITE, dress="surplice", colour=MUREX,
        trim=ORP, hold="open_book", ground=_ORANGE_GROUND,
    ),
    "albert": Features(
        jaw="oval", hair="short", hair_colour=_FAIR, beard="goatee", beard_colour=_FAIR, hat="cap",
        hat_colour="#5E6A5A", dress="band_collar", colour="#5E6A5A", trim=LINEN, hold="protestant",
        ground=_ORANGE_GROUND,
    ),
    "imke": Features(
        skin="pale", age=0, brow="sad", nose="snub", lips=True, hair="braids", hair_colour=_FAIR, hat="wreath",
        hat_colour=VERM, hat_trim=LINEN, dress="bodice", colour=ORANGE, trim=SOOT, ground=_ORANGE_GROUND,
    ),
    "betje": Features(
        jaw="round", mouth="smile", lips=True, hair="", hat="veil", hat_colour=LINEN, hat_trim=ORANGE,
        dress="shawl", colour="#5A6A78", trim="#B8864A", hold="basket", ground=_ORANGE_GROUND,
    ),
    "matthus": Features(
        age=0, brow="stern", mouth="grim", nose="broad", hair="wild", hair_colour="#A5742E", beard="stubble",
        dress="rags", colour="#7C6A4C", hold="axe", ground=_ORANGE_GROUND,
    ),
    "evi": Features(
        skin="tan", age=2, lips=True, hair="bun", hair_colour=_GREY, hat="kerchief", hat_colour="#7E3F34",
        hat_trim=ORP, dress="bodice", colour="#4F6A4A", trim=LINEN, hold="pot", ground=_ORANGE_GROUND,
    ),
}

SPAIN: dict[str, Features] = {
    "spain_book": Features(
        skin="olive", jaw="gaunt", age=2, hair="bald", beard="long", beard_colour=_WHITE, hat="skullcap",
        hat_colour=WINE, dress="band_collar", colour="#5A3A2A", hold="book", ground=_BROWN_GROUND,
    ),
    "spain_ore": Features(
        skin="brown", jaw="square", nose="broad", hair="crop", hair_colour=_BLACK, beard="walrus", hat="kerchief",
        hat_colour="#8E2F22", hat_trim=ORP, dress="jerkin", colour="#6A3E22", trim="#B98A5A", hold="ore",
        ground=_BROWN_GROUND,
    ),
    "spain_cloth": Features(
        skin="olive", brow="raised", lips=True, hair="parted", hair_colour=_BLACK, hat="veil", hat_colour="#33292A",
        hat_trim=VERM, dress="square_neck", colour="#8E2F22", trim=ORP, hold="cloth", ground=_BROWN_GROUND,
    ),
    "spain_wine": Features(
        skin="olive", jaw="round", mouth="smile", hair="short", hair_colour=_BLACK, beard="moustache",
        hat="wide_hat", hat_colour="#3A302A", hat_trim=VERM, dress="ruff", colour="#6B3F2A", hold="wine",
        ground=_BROWN_GROUND,
    ),
    "spain_captain": Features(
        skin="tan", jaw="gaunt", brow="stern", hair="short", hair_colour=_BLACK, beard="pointed", hat="morion",
        hat_trim=VERM, dress="ruff_plate", colour=ORP, hold="astrolabe", ground=_BROWN_GROUND,
    ),
    "felipe": Features(
        skin="pale", jaw="gaunt", eyes="heavy", mouth="grim", hair="short", hair_colour="#B98A4A", beard="goatee",
        hat="arched_crown", hat_colour=VERM, dress="ruff_chain", colour=SOOT, trim=ORP, hold="catholic",
        ground=_BROWN_GROUND,
    ),
    "romero": Features(
        skin="olive", jaw="round", brow="stern", eyes="heavy", mouth="smirk", hair="sides", hair_colour=_BLACK,
        hat="cardinal", hat_colour="#A8261E", hat_trim=ORP, dress="cassock", colour="#A8261E", trim=LINEN,
        hold="rosary", ground=_BROWN_GROUND,
    ),
    "pedro": Features(
        skin="tan", age=2, brow="sad", hair="receding", hair_colour=_GREY, beard="forked", beard_colour=_GREY,
        dress="jerkin", colour="#4F5A48", trim="#CBB78C", hold="quill", ground=_BROWN_GROUND,
    ),
    "feria": Features(
        skin="olive", age=0, brow="raised", eyes="heavy", mouth="smirk", hair="short", hair_colour=_BROWN,
        beard="imperial", hat="plumed_hat", hat_colour="#5A2A3A", hat_trim=ORP, dress="great_ruff",
        colour="#5A2A3A", trim=ORP, hold="falcon", ground=_BROWN_GROUND,
    ),
    "jeronima": Features(
        skin="olive", age=0, eyes="keen", mouth="smirk", lips=True, hair="long", hair_colour=_BLACK, hat="wreath",
        hat_colour=VERM, hat_trim="#D88A7A", dress="gown", colour=VERM, hold="cup", ground=_BROWN_GROUND,
    ),
    "carlos": Features(
        skin="tan", jaw="square", mouth="smile", hair="short", hair_colour=_BLACK, beard="short", dress="apron",
        colour="#7A4A2A", hold="tongs", ground=_BROWN_GROUND,
    ),
    "alonso": Features(
        skin="olive", jaw="gaunt", brow="stern", eyes="keen", mouth="grim", hair="", beard="stubble",
        beard_colour=_BLACK, hat="hood", hat_colour="#EDE4D0", dress="cowl_cross", colour="#3A322E", trim=ORP,
        hold="torch", ground=_BROWN_GROUND,
    ),
    "ebrima": Features(
        skin="dark", jaw="square", nose="broad", mouth="smile", hair="crop", hair_colour="#1E1814", beard="goatee",
        hat="turban", hat_colour="#D9C48C", hat_trim=VERM, dress="tunic", colour="#B8642E", trim=OAK_D,
        hold="tankard", ground=_BROWN_GROUND,
    ),
}

# fmt: on
BY_COUNTRY = {"england": ENGLAND, "france": FRANCE, "netherlands": NETHERLANDS, "spain": SPAIN}

for _people in BY_COUNTRY.values():
    enrol(_people)

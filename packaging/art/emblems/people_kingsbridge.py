"""The persons of both Pillars games: one row of features each, known by face, hat, dress and what they hold."""

from kingsbridge_desktop.ui.art.palette import (
    IRON,
    LAPIS,
    LEAF,
    LINEN,
    MUREX,
    OAK_D,
    ORP,
    SOOT,
    UMBER,
    VERD,
    VERM,
    WINE,
)

from art.emblems.faces import Features, enrol

_COPPER, _BLACK, _ASH, _WHEAT, _CHESTNUT, _WHITE = "#B4552A", "#2E2722", "#8F867A", "#C99B4E", "#6B4226", "#DDD6C6"

# fmt: off
PEOPLE: dict[str, Features] = {
    "king": Features(
        jaw="square", age=2, brow="stern", hair="bob", hair_colour="#8A5A34", beard="full", hat="crown",
        dress="ermine", colour=VERM, hold="scepter", ground="#8FA5BF",
    ),
    "lady_aliena": Features(
        skin="pale", age=0, mouth="smile", lips=True, hair="curls", hair_colour="#4E2E1C", hat="circlet",
        hat_colour=VERD, dress="gown", colour=VERD, hold="yarn", ground="#C2A7B4",
    ),
    "william_hamleigh": Features(
        jaw="square", brow="stern", eyes="keen", nose="broad", mouth="smirk", hair="crop", hair_colour=_WHEAT,
        beard="stubble", hat="mail_coif", hat_trim=VERM, dress="mail", colour="#8E2A22", trim=ORP, hold="sword",
        ground="#B9847A",
    ),
    "prior_philip": Features(
        skin="pale", jaw="gaunt", brow="raised", eyes="keen", hair="tonsure", hair_colour=_BLACK,
        dress="cowl_cross", colour="#6E4A2C", trim="#E2C48C", hold="keys", ground="#C9B98F",
    ),
    "tom_builder": Features(
        skin="tan", jaw="square", age=2, hair="short", hair_colour="#4E3824", beard="full", beard_colour="#5E4630",
        dress="apron", colour="#7C8F5E", hold="hammer", ground="#A9C0B6",
    ),
    "regan_hamleigh": Features(
        skin="pale", jaw="gaunt", age=2, brow="stern", eyes="keen", nose="hooked", mouth="grim", hair="",
        hat="wimple", hat_colour="#4B2E46", dress="fur", colour=WINE, trim=UMBER, hold="dagger", ground="#A99A9E",
    ),
    "ellen": Features(
        skin="tan", brow="raised", eyes="keen", mouth="smirk", lips=True, hair="wild", hair_colour="#33241A",
        dress="tunic", colour="#6E5A34", trim=OAK_D, hold="raven", ground="#9DB08C",
    ),
    "bishop_waleran": Features(
        skin="pale", jaw="gaunt", age=2, brow="stern", eyes="keen", nose="hooked", mouth="grim", hair="sides",
        hair_colour=_BLACK, hat="mitre", hat_colour=LINEN, hat_trim=VERM, dress="stole", colour=SOOT,
        hold="crozier", ground="#D9C48C",
    ),
    "alfred_builder": Features(
        jaw="round", age=0, brow="stern", eyes="heavy", nose="broad", mouth="grim", hair="crop", hair_colour=_WHEAT,
        hat="cap", hat_colour="#7A3E2A", dress="tunic", colour="#B07A42", hold="mallet", ground="#C7B49A",
    ),
    "richard": Features(
        age=0, brow="stern", hair="", hat="nasal_helm", hat_trim=ORP, beard="short", beard_colour="#6B4226",
        dress="mail", colour=LAPIS, trim=ORP, hold="banner", ground="#A8B79A",
    ),
    "jack": Features(
        skin="pale", age=0, brow="raised", mouth="smile", hair="wild", hair_colour=_COPPER, dress="tunic",
        colour="#5E7A8A", hold="rose_plan", ground="#D3C49A",
    ),
    "otto": Features(
        skin="tan", jaw="square", age=2, hair="bald", beard="forked", beard_colour=_BLACK, hat="kerchief",
        hat_colour=SOOT, hat_trim=OAK_D, dress="jerkin", colour=SOOT, trim="#9A7B52", hold="chisel",
        ground="#B7AFA0",
    ),
    "francis": Features(
        skin="pale", jaw="oval", mouth="smile", hair="tonsure", hair_colour=_CHESTNUT, dress="cassock", colour=IRON,
        trim=LINEN, hold="letter", ground="#C9C0A6",
    ),
    "archbishop_thomas": Features(
        jaw="gaunt", age=2, brow="sad", hair="sides", hair_colour=_ASH, beard="short", beard_colour=_ASH,
        hat="mitre", hat_colour="#D9B44A", hat_trim=LAPIS, dress="pallium", colour=VERM, hold="cross_staff",
        ground="#B3B8C8",
    ),
    "remigius": Features(
        jaw="round", brow="sad", eyes="heavy", mouth="grim", hair="tonsure", hair_colour=_ASH, age=2, dress="cowl",
        colour="#4E4238", hold="coin", ground="#BDB39C",
    ),
}
PEOPLE["aliena"] = PEOPLE["lady_aliena"]

_HALF_KNOWN: dict[str, Features] = {  # general figures, for help pages and tokens
    "queen": Features(
        skin="pale", lips=True, hair="rolls", hair_colour="#C4602C", hat="coronet", dress="great_ruff", colour=WINE,
        ground="#A9BFA8",
    ),
    "bishop": Features(
        hair="sides", hat="mitre", hat_colour=LINEN, hat_trim=VERM, dress="stole", colour=MUREX, hold="crozier",
        ground="#D9C48C",
    ),
    "monk": Features(hair="tonsure", dress="cowl_cross", colour="#6E4A2C", trim="#D3A565", ground="#C9B98F"),
    "lady": Features(skin="pale", lips=True, hair="", hat="hennin", dress="gown", colour=VERD, ground="#C2A7B4"),
    "knight": Features(
        hair="", hat="great_helm", hat_colour=VERM, dress="mail", colour=SOOT, trim=VERM, hold="sword",
        ground="#B9847A",
    ),
    "builder": Features(
        skin="tan", hair="", beard="short", beard_colour="#4E3824", hat="straw_hat", hat_colour=VERM, dress="apron",
        colour=LEAF, hold="hammer", ground="#A9C0B6",
    ),
    "captain": Features(
        skin="tan", hair="", beard="full", hat="tricorne", hat_colour=SOOT, dress="sailor", colour=LAPIS, trim=ORP,
        hold="wheel", ground="#9DB8C0",
    ),
    "merchant": Features(
        hair="", beard="moustache", beard_colour=UMBER, hat="chaperon", hat_colour=VERM, dress="fur", colour=LAPIS,
        trim=UMBER, hold="purse", ground="#D8B77C",
    ),
}

# fmt: on
enrol(PEOPLE)
enrol(_HALF_KNOWN)

"""The characters that bots can wear, of no game in particular: one row of features each."""

from kingsbridge_desktop.ui.art.palette import LAPIS, LINEN, MUREX, OAK_D, ORP, SOOT, UMBER, VERD, VERM, WINE

from art.emblems.faces import Features, enrol

# fmt: off
COMPANY: dict[str, Features] = {
    "company_mason": Features(
        skin="tan", jaw="square", age=2, brow="raised", nose="broad", mouth="smile", hair="sides",
        hair_colour="#8F867A", beard="walrus", beard_colour="#A59C8E", hat="straw_hat", hat_colour=VERD, dress="apron",
        colour="#B58A52", hold="compasses", ground="#A8BFC0",
    ),
    "company_merchant": Features(
        skin="rosy", jaw="round", age=2, brow="raised", eyes="keen", nose="snub", mouth="smirk", hair="bob",
        hair_colour="#60402A", beard="whiskers", beard_colour="#60402A", hat="flat_cap", hat_colour="#2E6B5E",
        dress="fur", colour="#8A3A34", trim=UMBER, hold="purse", ground="#E0BE8E",
    ),
    "company_earl": Features(
        jaw="square", brow="stern", eyes="keen", nose="broad", mouth="grim", hair="bob", hair_colour="#B4552A",
        beard="forked", beard_colour="#B4552A", hat="nasal_helm", hat_trim=VERM, dress="plate", colour=VERM, trim=ORP,
        hold="sword", ground="#B98A7C",
    ),
    "company_prioress": Features(
        skin="pale", jaw="oval", age=2, brow="calm", mouth="calm", lips=True, hair="", hat="veil", hat_colour="#33303A",
        hat_trim=LINEN, dress="cowl_cross", colour="#4A4450", trim=LINEN, hold="candle", ground="#C7B6D0",
    ),
    "company_scholar": Features(
        skin="dark", jaw="gaunt", age=2, brow="raised", eyes="heavy", mouth="calm", hair="", beard="full",
        beard_colour="#DDD6C6", hat="skullcap", hat_colour=WINE, dress="chain", colour="#33517A", trim="#D8C9A0",
        hold="astrolabe", ground="#CBBE8E",
    ),
    "company_minstrel": Features(
        skin="rosy", jaw="oval", age=0, brow="raised", mouth="smile", hair="curls", hair_colour="#C99B4E",
        hat="plumed_cap", hat_colour=MUREX, hat_trim=ORP, dress="tunic", colour="#C4602C", trim=LAPIS, hold="flower",
        ground="#B5CBA6",
    ),
    "company_captain": Features(
        skin="brown", jaw="square", age=1, brow="calm", eyes="keen", mouth="smirk", lips=True, hair="long",
        hair_colour="#2B2420", hat="wide_hat", hat_colour=SOOT, hat_trim=VERM, dress="sailor", colour=LAPIS,
        trim=OAK_D, hold="anchor", ground="#9DBAC8",
    ),
}

# fmt: on
enrol(COMPANY, "company")

"""The art of the table: pictures from assets/art, put together with live words and served from a cache.

Most callers need two modules:

    from kingsbridge_desktop.ui.art import cache, palette

    face = cache.card("game_card", value=6, emblem="woodworker", player="green",
                      pay=[(1, "wood")], get=[(3, "victory_point")], name="Schreiner")
    cache.pixmap(face, (120, 180), ratio, "day")               # QPixmap; always the same object for the same question
    cache.pixmap(cache.emblem("stone"), 32, ratio)             # any emblem; halo=True gives it a rim on dark wood
    cache.pixmap(cache.shield("red"), 48, ratio)               # a seat's shield with its pattern
    cache.pixmap(cache.vignette("pillars"), (480, 320), ratio) # the home screen's scene of a game
    cache.pixmap(cache.PANEL, (400, 300), ratio, "candle")     # parchment; also PARCHMENT, CURTAIN
    cache.pixmap(cache.card("trick_pile", count=3), (120, 130), ratio)
    cache.pixmap(cache.card("card_back", deck="pillars_cards"), (120, 180), ratio)

``light`` is "day" or "candle". The frames and their options are listed in cards.py; names come in the language of the
moment and always fit. Emblem names are the ids of the games' data: craftsmen, materials, goods, persons ("elizabeth",
"lady_aliena"), places, events ("cold_winter", "e_ll"), arms ("arms_france", see cards.ARMS), pieces with a player
("cloister:blue", "councillor:red", "trading_house:green", "builder_figure:…", "worker_figure:…", "disc:…", "cube:…"),
dice ("die:white:3"), actions of A Column of Fire (cards.ACTIONS). Each is a file in assets/art/emblem;
packaging/art paints them.

    layers     emblems, frames and scenes from their files, in any size and light
    palette   colours, LIVERIES (colour, pattern, tincture per player), ROOMS (colours of panels and words per light)
    lettering  table_font(pixels), letters(painter, box, text, largest): words that fit
    grounds    wood, parchment, panel_frame, curtain: laid into any box from tiles and frames
"""

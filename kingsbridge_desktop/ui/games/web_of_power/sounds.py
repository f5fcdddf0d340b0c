"""What is heard on the board: events by their sound."""

SOUNDS = {
    "piece": ("cloister_placed", "councillor_placed"),
    "card": (
        *("card_played", "joker_played", "card_swapped", "card_discarded"),
        *("open_card_taken", "card_drawn", "card_drawn_unseen"),
    ),
    "coins": ("country_scored", "alliance_scored", "chains_scored"),
}

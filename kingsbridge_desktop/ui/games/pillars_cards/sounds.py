"""What is heard on the table: events by their sound."""

SOUNDS = {
    "card": (
        *("card_played", "trick_taken", "king_trick_set_aside", "king_trick_got", "king_trick_lapsed"),
        *("advantage_laid_out", "advantage_returned", "deal_began"),
    ),
    "piece": ("material_got", "brick_made", "material_given_up"),
    "coins": ("material_converted", "player_scored"),
}

"""What is heard on the board: events by their sound."""

SOUNDS = {
    "dice": ("dice_rolled", "religion_rolled"),
    "card": ("person_taken", "event_turned_up", "advantage_drawn", "advantage_drawn_unseen", "advantage_used"),
    "piece": ("stone_placed", "person_stone_placed", "house_placed", "house_raised", "house_lost", "disc_moved"),
    "coins": ("good_sold", "good_sold_by_captain", "bonus_scored", "conflict_scored", "vp_gained"),
}

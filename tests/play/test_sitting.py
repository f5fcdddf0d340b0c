"""The time played: what lies between two changes, and of a long pause only its beginning."""

from kingsbridge_desktop.play.sitting import LONGEST_THOUGHT, Sitting


def test_time_between_changes_is_counted_and_a_long_pause_only_in_part():
    times = iter([100.0, 107.5, 110.0, 110.0 + 3600, 3715.0])
    sitting = Sitting(50.0, lambda: next(times))
    assert sitting.tick() == 57.5
    assert sitting.tick() == 60.0
    assert sitting.tick() == 60.0 + LONGEST_THOUGHT
    assert sitting.tick() == 65.0 + LONGEST_THOUGHT

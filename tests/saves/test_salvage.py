"""What is left of a damaged save never stops anybody, whatever is left."""

import random

from kingsbridge_desktop.saves import salvage, store


def test_every_cut_of_a_save_gives_its_first_steps_or_nothing(save):
    text = store.dumps(save.model_copy(update={"steps": save.steps * 4})).encode()
    most = 0
    for length in range(len(text)):
        remains = salvage.remains_of(text[:length])
        if remains is not None:
            assert remains.steps == (save.steps * 4)[: len(remains.steps)]
            assert len(remains.steps) >= most
            most = len(remains.steps)
    assert most == 8


def test_random_damage_never_crashes(save):
    chance = random.Random(4)
    text = store.dumps(save).encode()
    for _ in range(300):
        changed = bytearray(text)
        for _ in range(chance.choice((1, 3, 40))):
            changed[chance.randrange(len(changed))] = chance.randrange(256)
        remains = salvage.remains_of(bytes(changed))
        assert remains is None or len(remains.seats) == 2


def test_a_file_that_is_no_save_has_no_remains():
    for content in (b"", b"\x00" * 100, b"[]", b'{"game": "toy"}', b" " * 1000):
        assert salvage.remains_of(content) is None

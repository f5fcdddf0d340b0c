"""Years, halves, turns and the windows between steps (CF-15 to CF-19)."""

from kingsbridge_desktop.core.types import Action
from tests.games.column_of_fire.build import act, die, given, religion

PAY_RELIGION = act("pay_die", "black")


def test_all_first_halves_come_before_all_second_halves():
    """CF-15 the last first half is followed by the start player's second half."""
    t = given(half=1, seat=3, vp=[3, 3, 3, 3], start=0)
    t.do("turn_religion").do("end_turn")
    assert (t.s.half, t.s.active) == (1, 0)
    assert t.happened("turn_began") == [(0, 1)]


def test_after_the_last_second_half_the_next_year_begins():
    """CF-15 the year counts on."""
    t = given(half=2, seat=3, vp=[3] * 4, year=4)
    t.do("roll", chance=[0] * 5).do("pass").do("move", 16, 0).do("decline")
    assert (t.s.year, t.s.half, t.s.active) == (5, 0, 0)


def test_limits_of_a_turn_begin_anew_in_the_second_half():
    """CF-16 the sale of the first half does not count in the second (CF-61, CF-65)."""
    t = given(
        seats=2,
        seat=0,
        vp=[2, 2],
        discs=(19, 7),
        houses={"england": {0: 2}},
        goods={0: {"cloth": 2}},
        persons={0: [("ned", "white", 3)]},
    )
    t.do("turn_use", "ned", "advance").do("sell", "england", "cloth").do("done")
    assert t.s.sold
    while t.asked != ("roll", 0):
        t.do(*_first(t))
    assert t.s.sold == 0


def test_a_sale_does_not_bind_the_next_player():
    """CF-16 the last first half is followed by another player's second half, with nothing sold yet (CF-65)."""
    t = given(
        seats=2,
        seat=1,
        vp=[2, 2],
        discs=(7, 19),
        houses={"england": {1: 2}},
        goods={1: {"cloth": 1}},
        persons={1: [("ned", "white", 3)]},
    )
    t.do("turn_use", "ned", "advance").do("sell", "england", "cloth").do("done").do("end_turn")
    assert (t.s.half, t.s.active) == (1, 0)
    assert t.s.sold == 0


def test_every_turn_may_have_its_own_event():
    """CF-16, CF-40 in two first halves and in the second half of the same player."""
    remove = {seat: ["remove_person"] for seat in range(2)}
    t = given(seats=2, vp=[30, 30], religions="CC", hands=remove, religion_dice=(5, 5), shown={"england": "margery"})
    for removed, event in (("caterina", "f_mis"), ("felipe", "s_mis")):
        t.do("use_advantage", "remove_person").do("remove_person", removed, chance=[t.card(event), 0])
        assert t.happened("event_ignored") == []
        t.do("turn_religion").do("end_turn")
    assert (t.s.half, t.s.active, t.s.event_seen) == (1, 0, 0)
    t.do("roll", chance=[die(1)] * 5).do("choose", "white", "england").do("decline")
    t.do("turn_up", "england", chance=[t.card("e_rel"), 0])
    assert t.s.vp == [28, 28]


def _first(t):
    a = next(a for a in t.legal() if a.kind not in ("pay_die", "use_advantage"))
    return (a.kind, *a.args)


def test_windows_of_the_first_half():
    """CF-17 before Loch Leven, before religion, before each person, after the last."""
    t = given(
        vp=[9, 0, 0, 0],
        leven={0: {"blue": 3}},
        persons={0: [("elizabeth", "white", 3), ("feria", "brown", 1)]},
        shown={"england": "ned"},
    )
    seen = []
    while t.s.active == 0 and t.s.half == 0:
        assert t.can("pay_die", "black")
        seen.append(t.asked[0])
        t.do(*_first(t))
    assert seen == ["turn_leven", "turn_religion", "turn_person", "turn_person", "end_turn"]


def test_windows_of_the_second_half():
    """CF-17 before the roll, after it, after the person's action, before the move, after it."""
    t = given(half=2, vp=[9, 0, 0, 0], protections=(1, 0, 0, 0), houses={"england": {0: 1}})
    t.do("roll", chance=[die(4)] * 5)
    windows = []
    for kind, args, chance in (
        ("choose", ("white", "england"), []),
        ("place_stone", ("protestant", "england"), []),
        ("raise_house", ("england", 4), []),
        ("gain_vp", (2,), []),
        ("turn_up", ("england",), None),
        ("move", (1, 0), []),
        ("decline", (), []),
        ("end_turn", (), []),
    ):
        windows.append((t.asked[0], t.can("pay_die", "black")))
        t.do(kind, *args, chance=[t.card("ned")] if chance is None else chance)
    assert windows == [
        ("choose", True),
        ("stone", False),
        ("house", False),
        ("act", False),
        ("turn_up", True),
        ("move", True),
        ("use_field", False),
        ("end_turn", True),
    ]


def test_no_window_inside_a_reroll():
    """CF-17 the reroll with its choice is one step."""
    t = given(vp=[9, 0, 0, 0], religion_dice=(1, 3, 3, 3)).do("reroll_religion", chance=[religion(4)])
    assert t.asked == ("choose_religion", 0)
    assert not t.can("pay_die")


def test_no_window_in_anothers_turn():
    """CF-17 whoever is hit by an event may not use anything then."""
    t = given(
        half=2, vp=[9, 9, 0, 0], houses={"england": {1: 2}}, hands={1: ["captain"]}, goods={1: {"wine": 1, "ore": 1}}
    )
    t.do("roll", chance=[die(1)] * 5).do("choose", "white", "england").do("decline")
    t.do("turn_up", "england", chance=[t.card("e_mis")])
    assert t.asked == ("answer_event", 1)
    assert {a.kind for a in t.legal()} == {"lose_good"}


def test_a_window_is_not_asked_when_nothing_can_be_used():
    """CF-17 with 2 VP and no advantage the first half runs by itself."""
    t = given(vp=[2, 2, 2, 2])
    assert t.asked == ("roll", 0)
    assert t.s.half == 1
    assert t.legal() == [Action("roll")]


def test_a_window_is_asked_with_any_advantage_so_that_nothing_is_told_of_it():
    """CF-17, CF-13 a hand of VP tiles cannot be used, but the others must not learn that."""
    t = given(vp=[2, 2, 2, 2], hands={0: ["vp_1"]})
    assert t.asked == ("turn_religion", 0)
    assert t.legal() == [Action("turn_religion")]


def test_a_window_stays_open_until_the_step_is_taken():
    """CF-17 several things may be used at one window."""
    t = given(vp=[7, 0, 0, 0], hands={0: ["stone_neutral"]})
    t.do("pay_die", "black", chance=[religion(5)]).do("choose_religion", "catholic")
    t.do("use_advantage", "stone_neutral").do("place_stone", "neutral", "spain")
    t.do("pay_die", "black", chance=[religion(4)]).do("choose_religion", "protestant")
    assert t.s.vp[0] == 1
    assert t.s.religion_dice[0] == 3  # with 1 VP left nothing can be used any more, so the 4 was turned down


def test_what_must_be_done_has_no_way_round():
    """CF-18 turning down, rolling, placing a stone and a first house, moving: only optional things beside them."""
    t = given(vp=[9, 0, 0, 0])
    assert {a.kind for a in t.legal()} == {"pay_die", "turn_religion"}
    t = given(half=2, vp=[9, 0, 0, 0])
    assert {a.kind for a in t.legal()} == {"pay_die", "roll"}
    t.do("roll", chance=[die(4)] * 5).do("choose", "white", "england")
    assert t.stones("england") == "P"
    assert t.house(0, "england") == 4
    t.do("decline").do("turn_up", "england", chance=[0])
    assert {a.kind for a in t.legal()} == {"move", "pay_die"}


def test_what_may_be_done_can_be_left():
    """CF-18 a person's and a field's action, raising, protections."""
    t = given(half=2, protections=(1, 0, 0, 0), houses={"england": {0: 1}})
    t.do("roll", chance=[die(4)] * 5).do("choose", "white", "england")
    assert t.can("place_stone")
    assert t.can("protect")
    t.do("place_stone", "protestant", "england")
    assert t.can("keep_house")
    assert t.can("raise_house")
    t.do("keep_house", "england")
    assert t.can("decline")
    t.do("decline", chance=[t.card("ned")]).do("move", 1, 0)
    assert t.can("decline")


def test_year_one_has_a_first_half():
    """CF-19 only the religion die lies on a card: turned down, or at 1 rerolled, and the minority counts."""
    t = given(year=1, religions="CPPP", religion_dice=(3, 1, 2, 5))
    assert t.s.religion_dice[0] == 2
    assert t.s.vp[0] == 3
    assert t.asked[0] == "end_turn"  # 3 VP open the window after the last die
    t.do("end_turn", chance=[religion(5)])
    assert t.asked == ("choose_religion", 1)

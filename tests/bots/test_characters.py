"""Characters: they lean where answers are as good as equal, know no more than their level, and tell what decided."""

import json
from random import Random

import pytest

from kingsbridge_desktop import resources
from kingsbridge_desktop.bots import characters
from kingsbridge_desktop.bots.base import Bot, Budget, evaluator_of
from kingsbridge_desktop.bots.bot_process import Question, Thinker
from kingsbridge_desktop.bots.characters import (
    RIVALS,
    CharacterBot,
    character_ids,
    is_character,
    loads,
    outlook,
    remark,
    shipped,
)
from kingsbridge_desktop.bots.levels import make_bot
from kingsbridge_desktop.core.errors import BadData
from kingsbridge_desktop.core.machine import asked
from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.company import CHARACTERS
from kingsbridge_desktop.text.language import from_linguist
from tests.contract.tables import played

FILE = resources.assets() / "data" / characters.FILE


class Told(Bot):
    """Answers as it is told, and says that it found some answers equally good."""

    def __init__(self, action, near, values=None):
        self.action = action
        values = values or [0.5] * len(near)
        self.stats = {
            "best": [
                {"kind": a.kind, "args": list(a.args), "visits": 9, "value": value}
                for a, value in zip(near, values, strict=True)
            ]
        }

    def choose(self, masked, legal, budget, rng):
        return self.action


def choices(game, most=6):
    """Positions with a real choice, as who is asked may know them."""
    for ply in played(game, 3, 11).some(60):
        if len(ply.legal) > 2:
            rules = played(game, 3, 11).rules
            yield rules, rules.mask(ply.state, asked(ply.state)), ply.legal
            most -= 1
        if not most:
            return


def terms_of(game, code):
    """What the evaluation of a game is made of, by the words it has for it."""
    return getattr(game_text(game, from_linguist(code), ["a", "b", "c", "d"]), "TERMS")  # noqa: B009


def test_there_are_at_least_six_and_each_likes_something_in_every_game():
    assert len(character_ids()) >= 6
    assert set(character_ids()) == set(CHARACTERS)
    for likes in shipped().likes.values():
        assert set(likes) == set(game_ids())
    for game in game_ids():
        assert len({tuple(sorted(likes[game].items())) for likes in shipped().likes.values()}) == len(character_ids())


@pytest.mark.parametrize("game", game_ids())
def test_what_they_like_are_terms_of_the_game(game):
    known = set(terms_of(game, "en")) | {RIVALS}
    for name, likes in shipped().likes.items():
        assert set(likes[game]) <= known, name


@pytest.mark.parametrize("game", game_ids())
def test_of_equal_answers_it_takes_the_one_that_suits_it_and_says_so_truly(game):
    swayed = 0
    for rules, masked, legal in choices(game):
        seat = asked(masked)
        for name in character_ids():
            bot = CharacterBot(game, Told(legal[0], legal[:3]), name)
            chosen = bot.choose(masked, legal, Budget(), Random(3))
            seed = Random(3).getrandbits(60)
            after = {a: outlook(rules, evaluator_of(game), masked, a, seat, seed) for a in legal[:3]}
            suits = {a: sum(bot.likes.get(kind, 0) * value for kind, value in after[a].items()) for a in after}
            leads = {a: sum(after[a].values()) for a in after}
            margin = shipped().games[game].margin
            suits = {a: suit for a, suit in suits.items() if abs(leads[a] - leads[legal[0]]) <= margin}
            assert suits[chosen] >= suits[legal[0]]
            assert max(suits.values()) - suits[chosen] < characters.WORTH_SWAY
            said = bot.stats["remark"]
            swayed += chosen != legal[0]
            if said:
                other = legal[0] if chosen != legal[0] else legal[1]
                gains = {
                    kind: after[chosen].get(kind, 0) - after[other].get(kind, 0)
                    for kind in {**after[chosen], **after[other]}
                }
                assert gains[said["wanted"]] == max(gains.values())
                assert said["swayed"] is (chosen != legal[0])
                assert not said["gave_up"] or gains[said["gave_up"]] < 0
    assert swayed, "a character that never goes its own way is none"


@pytest.mark.parametrize("others", [(0.3, 0.2), (0.7, 0.8)], ids=["worse", "better"])
@pytest.mark.parametrize("game", game_ids())
def test_it_never_takes_what_its_level_finds_clearly_worse_or_better(game, others):
    """Better ones neither: a level that draws plays a worse answer now and then, and its characters are no stronger."""
    for _, masked, legal in choices(game):
        for name in character_ids():
            bot = CharacterBot(game, Told(legal[0], legal[:3], [0.5, *others]), name)
            assert bot.choose(masked, legal, Budget(), Random(3)) == legal[0]
            assert not bot.stats["remark"] or not bot.stats["remark"]["swayed"]


@pytest.mark.parametrize("level", ["apprentice", "easy", "normal"])
@pytest.mark.parametrize("game", game_ids())
def test_it_sees_nothing_that_its_seat_cannot_know(game, level):
    """Hidden things are exchanged for others; choice and remark stay the same."""
    rng = Random(2)
    for rules, masked, legal in choices(game, 3):
        seat = asked(masked)
        poisoned = rules.mask(rules.determinize(masked, seat, rng), seat)
        found = []
        for view in (masked, poisoned):
            bot = CharacterBot(game, make_bot(game, level), "earl")
            found.append((bot.choose(view, legal, Budget(iterations=20), Random(5)), bot.stats.get("remark")))
        assert found[0] == found[1]
        assert found[0][0] in legal


def test_of_a_hidden_hand_nobody_speaks():
    untold = shipped().untold["pillars_cards"]
    assert "hand" in untold
    for _, masked, legal in choices("pillars_cards", 12):
        for name in character_ids():
            bot = CharacterBot("pillars_cards", Told(legal[0], legal[:3]), name)
            bot.choose(masked, legal, Budget(), Random(3))
            assert not bot.stats["remark"] or bot.stats["remark"]["wanted"] not in untold


def test_a_remark_names_the_greatest_gain_and_the_greatest_loss():
    said = remark({"gold": 3.0, "points": 1.0}, {"gold": 1.0, "points": 2.0}, swayed=True)
    assert said == {"wanted": "gold", "gave_up": "points", "swayed": True}
    assert remark({"gold": 1.1}, {"gold": 1.0}, swayed=False) is None
    assert remark({"gold": 2.0}, {"gold": 1.0}, swayed=False) == {"wanted": "gold", "gave_up": "", "swayed": False}


def test_the_bot_process_dresses_a_level_and_leaves_unknown_characters_out():
    _, masked, _ = next(choices("web_of_power"))
    thinker = Thinker()
    for character in ("mason", "", "of_a_later_release"):
        question = Question(1, "web_of_power", "easy", masked, Budget(), 1, 0.0, character)
        _, stats = thinker.think(question)
        assert ("remark" in stats) <= (character == "mason")
    assert not is_character("of_a_later_release")


@pytest.mark.parametrize(
    "change",
    [
        {"format": 2},
        {"games": {"pillars": {"tolerance": 0.0, "tried": 0.5, "margin": 1.0}}},
        {"characters": {"A B": {"likes": {}}}},
        {"more": 1},
        {"untold": None},
    ],
)
def test_bad_numbers_are_refused(change):
    with pytest.raises(BadData):
        loads(json.dumps({**json.loads(FILE.read_text()), **change}))

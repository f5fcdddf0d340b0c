"""Programs of one's own as players: who can be chosen, by which name, and how a command line names them."""

import pytest

from kingsbridge_desktop.bots.levels import UnknownLevel, offered_levels
from kingsbridge_desktop.bots.program_bot import ProgramBot
from kingsbridge_desktop.bots.program_link import Program
from kingsbridge_desktop.play import own_bots
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.play.table_code import code_of
from kingsbridge_desktop.saves import own_bots as listed
from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.text.levels import level_name, own_name


def test_own_bots_are_offered_after_the_levels_and_called_by_name():
    listed.add("Bruder Größe", "x")
    assert own_bots.offered_players() == (*offered_levels(), "own_bruder_grosse")
    assert level_name(from_linguist("en"), "own_bruder_grosse") == "Bot: Bruder Größe"


def test_one_that_is_not_listed_here_is_called_as_its_id_tells():
    own_bots.known_bots()
    assert own_name("own_brother_variety") == "Brother Variety"
    assert own_name("hard") == ""


def test_only_what_is_listed_has_a_program():
    listed.add("Ada", "ada --fast")
    assert own_bots.program_of("own_ada") == Program("Ada", "ada --fast")
    for level in ("own_eve", "program:ada", "own:Ada", "hard", "own_"):
        assert own_bots.program_of(level) is None


@pytest.mark.parametrize(
    ("line", "players"),
    [
        ("greedy,random", ["greedy", "random"]),
        ("own:Ada, program:x 'a,b' \"c,d\" ,hard", ["own:Ada", "program:x 'a,b' \"c,d\"", "hard"]),
        ("a,,b", ["a", "", "b"]),
    ],
)
def test_players_of_a_command_line(line, players):
    assert own_bots.split_players(line) == players


@pytest.mark.parametrize("player", ["own:ADA", "own:own_ada", "own:ada", "program:x y", "hard"])
def test_who_can_be_named(player):
    listed.add("Ada", "ada")
    own_bots.check_player(player)
    bot = own_bots.make_player("web_of_power", player)
    assert isinstance(bot, ProgramBot) is (player != "hard")


@pytest.mark.parametrize("player", ["own:Eve", "program:", "program: ", "genius", ""])
def test_who_cannot(player):
    with pytest.raises(UnknownLevel):
        own_bots.check_player(player)


def test_a_table_with_an_own_bot_has_no_code():
    seats = [Seat("Anna"), Seat("Bert", "own_ada", 1)]
    assert code_of(Match("web_of_power", [*seats, Seat("Carl", "hard", 2)], 1)) is None

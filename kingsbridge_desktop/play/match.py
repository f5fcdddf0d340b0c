"""A running game: submit, undo, redo, seek, view. Qt-free truth for every front end."""

from __future__ import annotations

import uuid
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, cast

from kingsbridge_desktop.core import engine
from kingsbridge_desktop.core.chance import Scripted, Seeded
from kingsbridge_desktop.core.editions import Corrections, corrections_of
from kingsbridge_desktop.core.errors import BadSetup, ChanceExhausted, ImpossibleState, KingsbridgeError
from kingsbridge_desktop.core.machine import asked
from kingsbridge_desktop.core.registry import rules_of
from kingsbridge_desktop.core.types import EVERYONE, NOBODY, Action, ColourRules, Event, Reason, Rules

PERSON = "person"
LONGEST_NAME = 24
MOST_HEAD_START = 99  # points
PACES = (25, 50, 100, 200, 400)  # percent of the time that a bot of its level takes
USUAL_PACE = 100


class Seat(NamedTuple):
    """Who sits there: a person, or a bot by its level, perhaps as a character; and what makes it easier or harder.

    A head start is counted when the game has ended: rules, bots and plates know nothing of it.
    """

    name: str
    level: str = PERSON
    colour: int = 0
    head_start: int = 0  # points
    pace: int = USUAL_PACE  # percent of its level's thinking; without meaning for a person
    character: str = ""  # that a bot wears

    @property
    def is_person(self) -> bool:
        """Whether hands and eyes sit here."""
        return self.level == PERSON

    @property
    def has_handicap(self) -> bool:
        """Whether it is not as for everybody."""
        return self.head_start != 0 or (self.pace != USUAL_PACE and not self.is_person)


class Step(NamedTuple):
    """One action, who did it, what it led to and what chance said."""

    seat: int
    action: Action
    events: tuple[Event, ...]
    chance: tuple[int, ...]


class Moment(NamedTuple):
    """The position right after an event of a step, as one seat may know it; `event` is None at the end of the step."""

    ply: int  # actions carried out, the step of this moment included
    event: Event | None
    position: Any


class Takeback(NamedTuple):
    """The table agreed to go back `steps` from `ply`, further than fairness allows."""

    ply: int
    steps: int


class Origin(NamedTuple):
    """Another game, by its id, that this one was played on from: after `ply` actions, with its luck or another."""

    match_id: str
    ply: int
    same_luck: bool


class Reseating(NamedTuple):
    """After `ply` actions somebody else took a seat: a person, or a bot by its level."""

    ply: int
    seat: int
    level: str


class Match:
    """A game in progress. States are kept, so going back is instant.

    `game` is a game as printed or an edition of it; the match keeps to its values. `start` is a position written by
    hand to play on from; without it the game is set up by the rules.
    """

    def __init__(
        self,
        game: str,
        seats: Sequence[Seat],
        seed: int,
        options: Mapping[str, int] | None = None,
        *,
        start: Any = None,
        setup: Sequence[int] | None = None,
        match_id: str | None = None,
    ) -> None:
        self.id = match_id or uuid.uuid4().hex  # stays with the game in all its saves
        self.played = 0.0  # seconds at the table
        self.edition = game
        self.rules: Rules[Any] = rules_of(game)
        self.seats = tuple(seats)
        self.seed = seed
        self.options = engine.checked_options(self.rules, options or {})
        self.start = start
        self._check_seats()
        if "colours" in self.rules.options and "colours" not in (options or {}):
            self.options["colours"] = cast(ColourRules, self.rules).seating([seat.colour for seat in self.seats])
        if start is not None:
            begun = engine.Outcome(start.copy(), (), ())
        elif setup is None:
            begun = engine.begin(self.rules, len(self.seats), self.options, Seeded(seed, 0))
        else:
            recorded = Scripted(setup)
            begun = engine.begin(self.rules, len(self.seats), self.options, recorded)
            _all_used(recorded, 0)
        self.setup_chance = begun.chance
        self.setup_events = begun.events
        self._states: list[Any] = [begun.state]
        self._steps: list[Step] = []
        self._checksums: dict[int, str] = {}
        self._ply = 0
        self._script: list[int] = []
        self.takebacks: list[Takeback] = []
        self.origin: Origin | None = None
        self.reseatings: list[Reseating] = []

    def _check_seats(self) -> None:
        colours = [seat.colour for seat in self.seats]
        if len(set(colours)) < len(colours):
            raise BadSetup("two players have the same colour", colours=colours)
        if any(not 0 <= colour < len(self.rules.colours) for colour in colours):
            raise BadSetup(f"{self.rules.game_id} has no such colour: {colours!r}", colours=colours)
        for name in self.names:
            if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
                raise BadSetup(f"a player cannot be called {name!r}", name=name)
        for seat in self.seats:
            if not 0 <= seat.head_start <= MOST_HEAD_START or seat.pace not in PACES:
                raise BadSetup(f"{seat.name} cannot have a head start of {seat.head_start} and {seat.pace} % of time")
        if type(self.seed) is not int or not -(2**63) <= self.seed < 2**63:
            raise BadSetup(f"{self.seed!r} is no seed: a whole number of 64 bits", seed=self.seed)
        if self.start is None:
            return
        if len(self.rules.scores(self.start)) != len(self.seats):
            raise BadSetup(f"the position is not one for {len(self.seats)} players", seats=len(self.seats))
        if engine.hides_something(self.rules, self.start):
            raise ImpossibleState("the position hides something; only a whole one can be played on")

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.rules.game_id

    @property
    def corrections(self) -> Corrections:
        """The values of the printed game that were corrected when this one was begun."""
        return corrections_of(self.edition)

    @property
    def ply(self) -> int:
        """How many actions have been carried out."""
        return self._ply

    @property
    def state(self) -> Any:
        """The full position. For the table itself only: screens and bots take `view`."""
        return self._states[self._ply]

    def state_at(self, ply: int) -> Any:
        """The full position after `ply` actions; as `state`, for the table itself only."""
        return self._states[ply]

    @property
    def steps(self) -> Sequence[Step]:
        """All that was done up to now; what redo would bring back is not part of it."""
        return self._steps[: self._ply]

    @property
    def asked(self) -> int:
        """The seat that must act, NOBODY after the end."""
        return asked(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.state.stack

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [seat.name for seat in self.seats]

    def legal(self) -> Sequence[Action]:
        """What the asked seat may do now."""
        return self.rules.legal(self.state)

    def view(self, seat: int, ply: int | None = None) -> Any:
        """What a seat may know, now or as it was after `ply` actions; NOBODY sees what is open to all."""
        return self.rules.mask(self._states[self._ply if ply is None else ply], seat)

    def events_for(self, seat: int, step: Step) -> list[Event]:
        """The part of a step that a seat may know of."""
        return [event for event in step.events if event.visible_to(seat)]

    def moments(self, ply: int, seat: int) -> list[Moment]:
        """The course of the step that led to `ply`: a moment for each event that the seat may know of, and its end.

        The step is played again from the kept position with its recorded luck, so nothing is kept for this.
        """
        end = Moment(ply, None, self.view(seat, ply))
        if ply == 0:
            return [end]
        step, state = self._steps[ply - 1], self._states[ply - 1].copy()
        found: list[Moment] = []

        def listen(kind: str, /, *args: int, seen_by: int = EVERYONE) -> None:
            event = Event(kind, args, seen_by)
            if event.visible_to(seat):
                found.append(Moment(ply, event, self.rules.mask(state.copy(), seat)))

        self.rules.step(state, step.action, Scripted(step.chance), listen)
        return [*found, end]

    def why_not(self, a: Action) -> Reason | None:
        """Why an action is not possible now, if it has a meaning at all."""
        return self.rules.why_not(self.state, a)

    def checksum_at(self, ply: int) -> str:
        """The fingerprint of the position after `ply` actions, computed once."""
        known = self._checksums.get(ply)
        if known is None:
            known = self._checksums[ply] = engine.checksum(self._states[ply])
        return known

    def script(self, results: Sequence[int]) -> None:
        """The next chance results, used before the seed's own."""
        self._script = list(results)

    def submit(self, a: Action) -> Step:
        """Carries out a legal action; anything else is refused and changes nothing. Forgets what redo held."""
        seeded = Seeded(self.seed, self._ply + 1)
        scripted = Scripted(self._script, seeded)
        done = engine.apply(self.rules, self.state, a, scripted, self._ply)
        self._script = self._script[scripted.used :]
        return self._keep(a, done)

    def replay(self, a: Action, chance: Sequence[int]) -> Step:
        """Carries out an action with the chance results that were recorded for it."""
        recorded = Scripted(chance)
        done = engine.apply(self.rules, self.state, a, recorded, self._ply)
        _all_used(recorded, self._ply)
        return self._keep(a, done)

    def _keep(self, a: Action, done: engine.Outcome) -> Step:
        step = Step(self.asked, a, done.events, done.chance)
        del self._steps[self._ply :], self._states[self._ply + 1 :]
        self._checksums = {ply: known for ply, known in self._checksums.items() if ply <= self._ply}
        self._steps.append(step)
        self._states.append(done.state)
        self._ply += 1
        return step

    def undo_stop(self, steps: int = 1, by: int | None = None) -> Reason | None:
        """Why the last `steps` actions cannot be taken back fairly; None if they can.

        Fair is what brought nobody anything new: the own actions since the last die, revealed card or act of another.
        `by` is the seat of who wants it, where that is known: nobody takes back what another person did.
        """
        if steps < 1 or steps > self._ply:
            return Reason("undo_at_start")
        actor = self._steps[self._ply - 1].seat
        if not self.seats[actor].is_person:
            return Reason("undo_other", (actor,))
        if by is not None and by != actor:
            return Reason("undo_not_own", (actor,))
        for step in reversed(self._steps[self._ply - steps : self._ply]):
            if step.seat != actor:
                return Reason("undo_other", (step.seat,))
            if step.chance:
                return Reason("undo_chance")
            if any(event.kind in self.rules.revealing for event in step.events):
                return Reason("undo_revealed")
        return None

    def steps_to_choice(self) -> int:
        """How many of the last actions lead back to a question with more than one answer; 0 if there was none."""
        for back in range(1, self._ply + 1):
            if len(self.rules.legal(self._states[self._ply - back])) > 1:
                return back
        return 0

    def undo_depth(self) -> int:
        """How many actions can be taken back fairly."""
        depth = 0
        while depth < self._ply and self.undo_stop(depth + 1) is None:
            depth += 1
        return depth

    def undo(self, steps: int = 1, *, by: int | None = None, agreed: bool = False) -> None:
        """Takes actions back. `agreed`: the table wants to go further than fairness allows; that is written down."""
        reason = self.undo_stop(steps, by)
        if reason is not None:
            if not agreed or reason.kind == "undo_at_start":
                raise UndoRefused(reason)
            self.takebacks.append(Takeback(self._ply, steps))
        self._ply -= steps

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back and nothing done since."""
        return self._ply < len(self._steps)

    def redo(self) -> Step:
        """Does again what was taken back last, with the same luck."""
        if not self.can_redo:
            raise UndoRefused(Reason("redo_at_end"))
        step = self._steps[self._ply]
        self._ply += 1
        return step

    def seek(self, ply: int, seat: int = NOBODY) -> Any:
        """What a seat could know after `ply` actions, for looking back; the game itself stays where it is."""
        return self.view(seat, max(0, min(ply, self._ply)))

    def reseat(self, seat: int, level: str) -> None:
        """From now on a seat is played by a person or by a bot of that level; the name and the colour stay."""
        if level == self.seats[seat].level:
            return
        seats = list(self.seats)
        seats[seat] = seats[seat]._replace(level=level)
        self.seats = tuple(seats)
        self.reseatings.append(Reseating(self._ply, seat, level))

    def scores(self) -> tuple[int, ...]:
        """The points by seat."""
        return self.rules.scores(self.state)

    @property
    def has_handicap(self) -> bool:
        """Whether the seats are not alike: such a game says little about who plays better."""
        return any(seat.has_handicap for seat in self.seats)

    @property
    def head_starts(self) -> tuple[int, ...]:
        """The points by seat that are added at the end."""
        return tuple(seat.head_start for seat in self.seats)

    def totals(self) -> tuple[int, ...]:
        """The points by seat with the head starts."""
        return tuple(points + more for points, more in zip(self.scores(), self.head_starts, strict=True))

    def places(self) -> tuple[int, ...]:
        """The places by seat, from 0, head starts counted; equal ones are shared."""
        return engine.places(self.rules, self.state, self.head_starts)

    def winners(self) -> list[int]:
        """The seats that lead or have won."""
        if not any(self.head_starts):
            return engine.winners(self.rules, self.state)
        return [seat for seat, place in enumerate(self.places()) if place == 0]


def check_names_differ(names: Sequence[str]) -> None:
    """Refuses players whom nobody could tell apart; for a new game, as saves may have been begun without this."""
    seen: set[str] = set()
    for name in names:
        plain = "".join(name.casefold().split())
        if plain in seen:
            raise BadSetup(f"two players are called {name!r}", same_name=name)
        seen.add(plain)


def _all_used(recorded: Scripted, ply: int) -> None:
    if recorded.left:
        raise ChanceExhausted(f"{recorded.left} chance results too many were recorded for ply {ply}", ply=ply)


class UndoRefused(KingsbridgeError):
    """Going back that far would not be fair, or there is nothing to go to; `reason` says why."""

    id = "undo_refused"

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"going back stops here: {reason.kind}", reason=reason)
        self.reason = reason

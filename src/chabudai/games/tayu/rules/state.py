"""Ta Yü: tiles of branching canal grow into one network between four coasts.

A tile must join a canal already on the board, and wherever two tiles touch, exit meets exit and blank meets
blank. One side counts its estuaries north and south, the other east and west, and multiplies its two coasts.
The game ends with the first tile that fits nowhere; with three players one plays the flood, who wants both
products to stay low.

Tiles and squares are numbered in `tiles.py` and `board.py`. Actions: 0 passes and 1 to 484 bid in the
auction, then the draws and the axes by name below, and placements from PLACE on.
"""

from typing import Final

from mypy_extensions import i64

from chabudai.core import CHANCE, FIRST, OVER, Outcome, Rng, State, bit, spread
from chabudai.core import shuffle as shuffle_items
from chabudai.games.tayu.rules.auction import PASS, legal_bids, next_bidder
from chabudai.games.tayu.rules.board import PLACE, Board, Edition
from chabudai.games.tayu.rules.redeal import redeal
from chabudai.games.tayu.rules.supply import NONE, SPREAD, Supply
from chabudai.games.tayu.rules.tiles import DESIGNS

DRAW_LEFT: Final = 500
DRAW_RING: Final = 502
AXIS_NS: Final = 504
AXIS_EW: Final = 505

SUPPLY: Final = 1
"""The kind of the chance entry `[SUPPLY, first tile, second tile, …]`."""

NS: Final = 0
EW: Final = 1
NO_AXIS: Final = -1
NOBODY: Final = -1

STUCK: Final = 1
EXHAUSTED: Final = 2
CLOSED: Final = 3
TARGET: Final = 4
FLOOD: Final = 5

REASONS: Final = ["", "stuck", "supply", "closed", "target", "flood"]

AWAIT_FIRST: Final = 0
AWAIT_SUPPLY: Final = 1
AUCTION: Final = 2
AWAIT_BUILDER: Final = 3
AXIS: Final = 4
DRAWING: Final = 5
PLACING: Final = 6
DONE: Final = 7


class Tayu(State):
    def __init__(
        self,
        edition: Edition,
        seats: int,
        board: Board,
        supply: Supply,
        *,
        hand: int,
        rescue: bool,
        first: int,
        target: int,
        flood: int,
        picks_coasts: bool = False,
    ) -> None:
        """`target` and `flood` are 0 and NOBODY unless the host names a saboteur.

        With `picks_coasts` the beginner picks its coasts; otherwise seats decide.
        """
        self.edition = edition
        self.seats: i64 = seats
        self.hand: i64 = hand
        self.rescue = rescue
        self.phase: i64 = AWAIT_FIRST if first < 0 else AWAIT_SUPPLY
        self.starter: i64 = first
        self.turn: i64 = first
        self.flood: i64 = flood
        self.target: i64 = target
        """What the flood has to prevent: the host's, or the lowest bid so far; 0 when there is none."""
        self.flood_out = False
        self.picks_coasts = picks_coasts
        self.axes: list[int] = [NO_AXIS if picks_coasts else seat % 2 for seat in range(seats)]
        self.bids: list[int] = []
        """The auction so far, amount + (seat << 16), 0 for a pass."""
        self.board = board
        self.supply = supply
        self.hidden_draws: i64 = 2 if hand == 2 else 0
        """How many tiles are still to be drawn before the first turn."""
        self.laid: list[int] = []
        """The tiles on the board in order, placement + (seat << 16)."""
        self.placements: list[int] = []
        """What the player who is about to place may do; never changed in place, so that copies share it."""
        self.reason: i64 = 0

    def copy(self) -> "Tayu":
        twin = Tayu(
            self.edition,
            self.seats,
            self.board.copy(),
            self.supply.copy(),
            hand=self.hand,
            rescue=self.rescue,
            first=self.starter,
            target=self.target,
            flood=self.flood,
            picks_coasts=self.picks_coasts,
        )
        twin.phase = self.phase
        twin.turn = self.turn
        twin.flood_out = self.flood_out
        twin.axes = self.axes
        twin.bids = self.bids
        twin.hidden_draws = self.hidden_draws
        twin.laid = self.laid[:]
        twin.placements = self.placements
        twin.reason = self.reason
        return twin

    # The awaited seats and their legal actions

    def mover(self) -> i64:
        if self.phase == DONE:
            return OVER
        if self.phase in (AWAIT_FIRST, AWAIT_SUPPLY, AWAIT_BUILDER):
            return CHANCE
        return self.turn

    def awaiting(self) -> list[int]:
        mover = self.mover()
        return [] if mover == OVER else [mover]

    def legal(self, seat: int) -> list[int]:
        if seat < 0 or seat != self.mover():
            return []
        if self.phase == PLACING:
            return self.placements[:]
        if self.phase == AUCTION:
            return legal_bids(self.bids, self.target)
        if self.phase == AXIS:
            return [AXIS_NS, AXIS_EW]
        draw = self._draw_action()
        return [draw, draw + 1]

    def _draw_action(self) -> i64:
        """The action that draws from the first queue; the next one draws from the second."""
        return DRAW_RING if self.supply.way == SPREAD else DRAW_LEFT

    def pick(self, rng: Rng) -> i64:
        if self.phase == PLACING:
            return self.placements[rng.below(len(self.placements))]
        if self.phase == DRAWING:
            return self._draw_action() + rng.below(2)
        actions = self.legal(self.turn)
        return actions[rng.below(len(actions))]

    def play(self, seat: int, action: int) -> None:
        if self.phase == PLACING:
            self._place(action)
        elif self.phase == DRAWING:
            self._draw(action - self._draw_action())
        elif self.phase == AXIS:
            self._choose_axis(action)
        else:
            self._bid(action)

    # Before the first tile

    def _bid(self, amount: i64) -> None:
        self.bids = [*self.bids, amount + (self.turn << 16)]
        if amount != PASS:
            self.target = amount
            self.flood = self.turn
        rival: i64 = next_bidder(self.bids, self.turn)
        if self.target == 1 or rival == self.flood:
            self.turn = NOBODY
            self.phase = AWAIT_BUILDER
        else:
            self.turn = rival

    def _choose_axis(self, action: i64) -> None:
        mine: i64 = action - AXIS_NS
        axes = [1 - mine for _ in range(self.seats)]
        axes[self.turn] = mine
        if self.flood != NOBODY:
            axes[self.flood] = NO_AXIS
        self.axes = axes
        self.begin_turn()

    # A turn

    def begin_turn(self) -> None:
        """Draw without a choice as often as the rules say so, until somebody has something to decide."""
        while self.phase != DONE:
            if self.supply.left(0) and self.supply.left(1):
                self.phase = DRAWING
                return
            if self.supply.left(0) or self.supply.left(1):
                self.supply.draw(0 if self.supply.left(0) else 1)
            elif self.hand == 1 or self.supply.kept(self.turn) == NONE:
                self._end(EXHAUSTED)
                return
            if self._settle_draw():
                return

    def _draw(self, queue: i64) -> None:
        self.supply.draw(queue)
        if not self._settle_draw():
            self.begin_turn()

    def _settle_draw(self) -> bool:
        """After a draw: is it time to place? Otherwise there is more to draw, or the game is over."""
        if self.hidden_draws > 0:
            self.supply.keep(self.turn, self.supply.drawn, 0)
            self.supply.drawn = NONE
            self.hidden_draws -= 1
            self.turn = self._next_seat()
            return False
        self.find_placements()
        if self.placements:
            self.phase = PLACING
            return True
        self._rescue_or_end()
        return False

    def find_placements(self) -> None:
        """Everything the hand of the player to move allows; two tiles that look alike count once."""
        self.placements = []
        drawn: i64 = self.supply.drawn
        if drawn != NONE:
            self.board.placements(drawn, self.placements)
        if self.hand == 2:
            kept: i64 = self.supply.kept(self.turn)
            if kept not in (NONE, drawn):
                self.board.placements(kept, self.placements)

    def _rescue_or_end(self) -> None:
        """Nothing in hand fits. While nobody has points the tile just drawn may leave (TY8).

        Otherwise the game ends: somebody has points (TY49), nothing is rescued (TY8b), nothing left could be laid
        (TY9), or nothing is left to draw (TY9a).
        """
        if not self.rescue or self.product(NS) or self.product(EW):
            self._end(STUCK)
            return
        fitting: i64 = self.board.fitting()
        if fitting & self.supply.remaining() == 0:
            self._end(CLOSED)
        elif self.supply.left(0) + self.supply.left(1) == 0:
            self._end(STUCK)
        else:
            self.supply.dismiss(self.turn, fitting)

    def _place(self, action: i64) -> None:
        self.board.lay(action)
        self.laid.append(action + (self.turn << 16))
        self.placements = []
        if self.hand == 2:
            self.supply.give(self.turn, (action - PLACE) >> 11)
        else:
            self.supply.drawn = NONE
        if self.flood != NOBODY and not self.flood_out and self._target_reached():
            self.flood_out = True
            if not self.edition.has_auction:
                self._end(TARGET)
                return
        self.turn = self._next_seat()
        self.begin_turn()

    def _target_reached(self) -> bool:
        return self.product(NS) >= self.target or self.product(EW) >= self.target

    def _next_seat(self) -> i64:
        """Clockwise; a flood that can no longer win does not play (TY24)."""
        seat: i64 = (self.turn + 1) % self.seats
        if self.flood_out and seat == self.flood:
            seat = (seat + 1) % self.seats
        return seat

    def _end(self, reason: i64) -> None:
        self.phase = DONE
        self.reason = FLOOD if self.flood != NOBODY and not self.flood_out else reason

    # Chance

    def shuffle(self, rng: Rng) -> list[int]:
        if self.phase != AWAIT_SUPPLY:
            seats = self._possible_starters()
            return [FIRST, seats[rng.below(len(seats))]]
        tiles = self._all_tiles()
        shuffle_items(tiles, rng)
        return [SUPPLY, *tiles]

    def _possible_starters(self) -> list[int]:
        """A builder begins, never the flood; before the auction nobody is the flood (TY27, TY27b)."""
        return [seat for seat in range(self.seats) if seat != self.flood]

    def _all_tiles(self) -> list[int]:
        return [tile for tile in range(DESIGNS) for _ in range(self.edition.copies)]

    def admits(self, entry: list[int]) -> bool:
        if self.phase in (AWAIT_FIRST, AWAIT_BUILDER):
            return len(entry) == 2 and entry[0] == FIRST and entry[1] in self._possible_starters()
        if self.phase == AWAIT_SUPPLY:
            return entry[:1] == [SUPPLY] and sorted(entry[1:]) == self._all_tiles()
        return False

    def deal(self, entry: list[int]) -> None:
        if self.phase == AWAIT_SUPPLY:
            self.supply.fill(entry[1:])
            self.turn = self.starter
            self._open()
            return
        self.starter = entry[1]
        if self.phase == AWAIT_FIRST:
            self.phase = AWAIT_SUPPLY
        else:
            self.turn = self.starter
            self.phase = AXIS

    def _open(self) -> None:
        if self.seats == 3 and self.edition.has_auction:
            self.phase = AUCTION
        elif self.picks_coasts:
            self.phase = AXIS
        else:
            self.begin_turn()

    def redeal(self, seat: int, rng: Rng) -> None:
        if self.phase == AWAIT_FIRST or self.phase == AWAIT_SUPPLY:
            return
        if self.hand == 1 or self.phase == DONE:
            redeal(self.supply, self.pool(), 3, 0, 0, rng)
            return
        seen: i64 = 0 if seat < 0 else bit(seat)
        is_placing_unseen: bool = self.phase == PLACING and seat != self.turn
        fitting: i64 = self.board.fitting() if is_placing_unseen else 0
        redeal(self.supply, self.pool(), seen, self.turn, fitting, rng)
        if is_placing_unseen:
            self.find_placements()

    def pool(self) -> list[int]:
        """How many copies of each tile are neither on the board nor gone."""
        pool = [self.edition.copies] * DESIGNS
        for laid in self.laid:
            pool[((laid & 0xFFFF) - PLACE) >> 11] -= 1
        for tile in self.supply.gone:
            pool[tile] -= 1
        return pool

    # The end

    def product(self, axis: i64) -> i64:
        """The points of two opposite coasts, multiplied."""
        return self.board.coasts[axis] * self.board.coasts[axis + 2]

    def scores(self) -> list[int]:
        return [self._score(seat) for seat in range(self.seats)]

    def _score(self, seat: int) -> int:
        if seat == self.flood:
            return 1 if self.reason == FLOOD else 0
        return 0 if self.axes[seat] == NO_AXIS else self.product(self.axes[seat])

    def outcome(self) -> Outcome | None:
        if self.phase != DONE:
            return None
        winners = [self._wins(seat) for seat in range(self.seats)]
        below = 1 + sum(winners)
        ranks = tuple([1 if won else below for won in winners])
        return Outcome(ranks, tuple(self.scores()), REASONS[self.reason])

    def _wins(self, seat: int) -> bool:
        if self.reason == FLOOD or seat == self.flood:
            return self.reason == FLOOD and seat == self.flood
        mine: i64 = self.product(self.axes[seat])
        if self.reason == TARGET:
            return mine >= self.target
        return mine >= self.product(1 - self.axes[seat])

    def rewards(self) -> list[float]:
        """Partners do not share a win: each gets all of it."""
        outcome = self.outcome()
        if outcome is None:
            raise ValueError("the game is not over")
        if self.seats != 4 or outcome.ranks[0] == outcome.ranks[1]:
            return spread(outcome.ranks)
        return [1.0 if rank == 1 else 0.0 for rank in outcome.ranks]

"""OpenSpiel games: importing this module registers every game as `chabudai_<game>`. It needs the extra `openspiel`.

A shuffle has too many outcomes to list. So chance draws the number of a shuffle instead, digit by digit in base 256.
With `digits` 4 there are 4,294,967,296 shuffles, each equally likely. With `deals`, a smaller game has exactly that
many, drawn at once. `opening` and `actions` cut a part out of a game. Options are written `match:points;target:3`.
"""

from typing import Any

import msgspec
import numpy as np
import pyspiel

from chabudai.core import CHANCE, OVER
from chabudai.errors import BadOption
from chabudai.games import GAMES
from chabudai.games.card import Game
from chabudai.research.position import Position, Setup

BASE = 256
USUAL: dict[str, Any] = {"players": 0, "options": "", "digits": 4, "deals": 0, "opening": 0, "actions": 0}


def _kind(game: Game) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"chabudai_{game.name}",
        long_name=f"Chabudai {game.title}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={**USUAL, "players": game.seats[0]},
    )


def chosen(game: Game, text: str) -> dict[str, Any]:
    """Return the options written as one word such as `match:points;target:3`. OpenSpiel needs commas for itself."""
    kinds = {option.name: option.kind for option in game.all_options()}
    values: dict[str, Any] = {}
    for part in filter(None, text.split(";")):
        name, _, value = part.partition(":")
        if name not in kinds:
            raise BadOption(f"{game.title} has no option {name!r}", option=name)
        values[name] = kinds[name].parse(value)
    return values


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """An OpenSpiel game, made by `pyspiel.load_game("chabudai_okiya")`."""

    card: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**USUAL, **(params or {})}
        seats = given["players"] or self.card.seats[0]
        options = chosen(self.card, given["options"])
        wanted = {"opening": given["opening"], "actions": given["actions"] or None}
        self.setup = Setup(self.card.name, seats=seats, options=options, **wanted)
        self.digits = 1 if given["deals"] else given["digits"]
        self.outcomes = given["deals"] or BASE
        shape = pyspiel.GameInfo(
            num_distinct_actions=self.setup.encoding.actions,
            max_chance_outcomes=self.outcomes,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.setup.longest,
        )
        super().__init__(self.kind, shape, params or {})

    def new_initial_state(self) -> "SpielState":
        """Return the state before the first shuffle."""
        return SpielState(self)

    def make_py_observer(self, _kind: Any = None, params: Any = None) -> "Observer":
        """Return an observer for this game."""
        return Observer(self.setup, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """An OpenSpiel state. `position` is None until the first number is drawn."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.rules = _Rules(game.setup, game.digits, game.outcomes)
        self.position: Position | None = None
        self.drawn: list[int] = []

    def current_player(self) -> int:
        """Return the seat to act, or OpenSpiel's numbers for chance and for the end."""
        mover = CHANCE if self.position is None else self.position.mover
        if mover == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if mover == CHANCE else mover

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.position is None else self.position.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the digits that chance can draw, each equally likely."""
        return [(outcome, 1 / self.rules.outcomes) for outcome in range(self.rules.outcomes)]

    def _apply_action(self, action: int) -> None:
        if self.position is not None and self.position.mover != CHANCE:
            self.position.act(action)
            return
        self.drawn.append(action)
        if len(self.drawn) == self.rules.digits:
            self._deal(sum(digit * BASE**place for place, digit in enumerate(self.drawn)))
            self.drawn = []

    def _deal(self, seed: int) -> None:
        if self.position is None:
            self.position = self.rules.setup.begin(seed)
        else:
            self.position.settle(seed)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"shuffle {action}" if player < 0 else self.rules.setup.encoding.text(action)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.position is not None and self.position.is_over

    def returns(self) -> list[float]:
        """Return what each seat gained, from -1 to 1."""
        if self.position is None or not self.position.is_over:
            return [0.0] * self.rules.setup.seats
        return self.position.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """Return a state that looks the same to this player."""
        twin: SpielState = self.clone()
        if twin.position is not None:
            twin.position = twin.position.redealt(player, int(sampler() * (1 << 40)))
        return twin

    def __str__(self) -> str:
        return " ".join(map(str, self.history()))


class _Rules:
    """What a state knows about its game. Copies share it."""

    def __init__(self, setup: Setup, digits: int, outcomes: int) -> None:
        self.setup, self.digits, self.outcomes = setup, digits, outcomes

    def __deepcopy__(self, _memo: object) -> "_Rules":
        return self


class Observer:
    """An OpenSpiel observer. Tensors are the rows of docs/adapters.md, strings are the view itself."""

    def __init__(self, setup: Setup, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        self.setup = setup
        self.tensor = np.zeros(setup.encoding.width, np.float32)
        self.dict = setup.encoding.named(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the row of a player's view into the tensor."""
        self.tensor[:] = 0.0 if state.position is None else state.position.row(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the view of a player as text."""
        if state.position is None:
            return "not yet dealt"
        return msgspec.json.encode(state.position.view(player)).decode()


def _register(game: Game) -> None:
    kind = _kind(game)
    pyspiel.register_game(kind, type(f"Spiel_{game.name}", (SpielGame,), {"card": game, "kind": kind}))


for _game in GAMES.values():
    _register(_game)

"""Self-play PPO in one file: one network learns to play every seat of the table.

    pip install 'saboteur[env,fast,train]'
    python3 examples/train_ppo.py runs/base --minutes 20     # again: goes on where it was interrupted
    python3 examples/train_ppo.py runs/base --minutes 0 --final 100     # only measure it, thoroughly

The folder gets `checkpoint.npz`, `curve.jsonl`, `curve.svg` and `final.json`; docs/env.md shows one run.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from saboteur import Rules
from saboteur.env import ActionCodes, PolicyBot, VectorEnv
from saboteur.lab import plots
from saboteur.lab.arena import by_side, deal, play_seats
from saboteur.lab.stats import Interval, paired, wilson

Arrays = dict[str, Any]
WIDTH = 64  # legal actions are filled up to a multiple of this, so that few shapes are compiled
UNLIKELY = -1e9


def arguments() -> argparse.Namespace:
    """Return what was asked for; the settings of a run are kept with it."""
    parser = argparse.ArgumentParser(description="Train a network by self-play, or go on.")
    parser.add_argument("folder", type=Path, help="where the run is kept")
    parser.add_argument("--minutes", type=float, default=20, help="for training, without evaluations")
    parser.add_argument("--final", type=int, default=0, help="deals for the last evaluation")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--modules", nargs="*", default=[], help="boxes, such as saboteur2")
    parser.add_argument("--reward", default="shaped", help="gold, win or shaped")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=64, help="played side by side")
    parser.add_argument("--steps", type=int, default=32, help="of each game between two updates")
    parser.add_argument("--minibatch", type=int, default=256)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--rate", type=float, default=1e-3, help="learning rate")
    parser.add_argument("--trace", type=float, default=0.9, help="lambda of the advantages")
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--every", type=float, default=2, help="minutes between evaluations")
    parser.add_argument("--deals", type=int, default=60, help="for each evaluation")
    return parser.parse_args()


# The network ---------------------------------------------------------------------------------------


def words_of(codes: ActionCodes) -> np.ndarray:
    """Return the words of every action as numbers, in rows of equal length; 0 fills up.

    Actions that share a word share its score: a tile is worth something wherever it is laid, and a cell
    whatever is laid there. So the network learns about 4,000 actions from the few it has tried.
    """
    rows, known = [], {("", 0, ""): 0}
    for part in codes.parts:
        for value in part.values:
            words = [(part.words, 0, ""), *((part.words, place, word) for place, word in enumerate(value, 1))]
            rows.append([known.setdefault(word, len(known)) for word in words])
    width = max(map(len, rows))
    return np.array([row + [0] * (width - len(row)) for row in rows], np.int32)


def new_network(rng: np.random.Generator, inputs: int, hidden: int, words: int) -> Arrays:
    """Return the weights of two hidden layers, a score for every word, and a value."""
    shapes = {"1": (inputs, hidden), "2": (hidden, hidden), "words": (hidden, words), "value": (hidden, 1)}
    sizes = {"1": 0.1, "2": (2 / hidden) ** 0.5, "words": 0.01, "value": 0.05}
    weights = {f"w{key}": sizes[key] * rng.standard_normal(shape) for key, shape in shapes.items()}
    biases = {f"b{key}": np.zeros(shape[1]) for key, shape in shapes.items()}
    return {key: jnp.asarray(each, jnp.float32) for key, each in (weights | biases).items()}


def network(net: Arrays, seen: Any, legal: Any, words: Any) -> tuple[Any, Any]:
    """Return the log probabilities of legal actions (-1 fills up) and the values of observations."""
    numbers = seen.astype(jnp.float32)
    layer = jnp.sign(numbers) * jnp.log1p(jnp.abs(numbers))
    for key in "12":
        layer = jax.nn.relu(layer @ net[f"w{key}"] + net[f"b{key}"])
    scores = (layer @ net["wwords"] + net["bwords"]).at[:, 0].set(0)
    rows = jnp.arange(len(seen))[:, None, None]
    logits = jnp.where(legal < 0, UNLIKELY, scores[rows, words[legal]].sum(2))
    return jax.nn.log_softmax(logits), (layer @ net["wvalue"] + net["bvalue"])[:, 0]


@jax.jit
def act(net: Arrays, seen: Any, legal: Any, words: Any, key: Any) -> tuple[Any, Any, Any]:
    """Return chosen places among the legal actions, their log probabilities, and values."""
    logs, values = network(net, seen, legal, words)
    places = jax.random.categorical(key, logs)
    return places, logs[jnp.arange(len(seen)), places], values


def legal_rows(masks: np.ndarray, width: int = WIDTH) -> np.ndarray:
    """Return the numbers of legal actions in rows, filled up with -1."""
    rows, numbers = np.nonzero(masks)
    counts = np.bincount(rows, minlength=len(masks))
    width = max(width, -(-counts.max() // WIDTH) * WIDTH)
    found = np.full((len(masks), width), -1, np.int32)
    found[rows, np.arange(len(rows)) - np.repeat(np.cumsum(counts) - counts, counts)] = numbers
    return found


# Learning ------------------------------------------------------------------------------------------


def loss(net: Arrays, batch: Arrays, words: Any, clip: float, entropy: float) -> Any:
    """Return PPO's loss: the clipped gain, the value's error, and a bonus for trying things."""
    logs, values = network(net, batch["seen"], batch["legal"], words)
    ratio = jnp.exp(logs[jnp.arange(len(values)), batch["places"]] - batch["logs"])
    gains = batch["gains"]
    gain = jnp.minimum(ratio * gains, jnp.clip(ratio, 1 - clip, 1 + clip) * gains).mean()
    unsure = -jnp.where(batch["legal"] < 0, 0, jnp.exp(logs) * logs).sum(1).mean()
    return 0.5 * ((values - batch["returns"]) ** 2).mean() - gain - entropy * unsure


@partial(jax.jit, static_argnames=("clip", "entropy"))
def learn(
    net: Arrays, adam: Arrays, batch: Arrays, words: Any, rate: Any, clip: float, entropy: float
) -> Any:
    """Take one step of Adam on a minibatch, with gradients of a limited length."""
    slopes = jax.grad(loss)(net, batch, words, clip, entropy)
    length = jnp.sqrt(sum((slope**2).sum() for slope in slopes.values()))
    slopes = {key: slope * jnp.minimum(1, 0.5 / (length + 1e-8)) for key, slope in slopes.items()}
    count = adam["count"] + 1
    first = {key: 0.9 * adam["first"][key] + 0.1 * slopes[key] for key in net}
    second = {key: 0.999 * adam["second"][key] + 0.001 * slopes[key] ** 2 for key in net}
    scale = rate * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
    net = {key: net[key] - scale * first[key] / (jnp.sqrt(second[key]) + 1e-8) for key in net}
    return net, {"count": count, "first": first, "second": second}


def advantages(seats: Any, values: Any, rewards: Any, ends: Any, trace: float) -> tuple[Any, Any, Any]:
    """Return advantages (GAE), returns, and which decisions count.

    Every seat of every game is a player of its own, whose next decision comes some steps later; until
    then it gathers rewards. The last decision before the rollout's end is only there for its value.
    """
    steps, games, players = rewards.shape
    each = np.arange(games)
    gains, counts = np.zeros((steps, games), np.float32), np.zeros((steps, games), bool)
    later_value, later_gain, gathered = (np.zeros((games, players), np.float32) for _ in range(3))
    goes_on = np.zeros((games, players), bool)
    for step in range(steps - 1, -1, -1):
        for state in (later_value, later_gain, gathered):
            state[ends[step]] = 0
        goes_on[ends[step]] = True
        gathered += rewards[step]
        at = each, seats[step]
        surprise = gathered[at] + later_value[at] - values[step]
        counts[step] = goes_on[at]
        gains[step] = np.where(counts[step], surprise + trace * later_gain[at], 0)
        later_value[at], later_gain[at], gathered[at], goes_on[at] = values[step], gains[step], 0, True
    return gains, gains + values, counts


class Trainer:
    """The games, the network and what it has learned so far."""

    def __init__(self, asked: argparse.Namespace) -> None:
        """Begin a run, or take up the one that its folder holds."""
        self.asked, self.folder = asked, asked.folder
        self.folder.mkdir(parents=True, exist_ok=True)
        self.file = self.folder / "checkpoint.npz"
        held = dict(np.load(self.file)) if self.file.exists() else {}
        self.told = (
            json.loads(str(held.pop("told")))
            if held
            else {"steps": 0, "updates": 0, "seconds": 0.0, "cpu": 0.0}
        )
        kept = self.told.setdefault("settings", {key: getattr(asked, key) for key in SETTINGS})
        if kept["players"] != asked.players or kept["modules"] != asked.modules:
            raise SystemExit(
                f"{self.folder} holds a run with {kept['players']} players and {kept['modules']}."
            )
        # Every time it is taken up, it deals games that it has not played.
        seed = kept["seed"] * 1_000_003 + self.told["updates"] * asked.games
        self.rng, self.key = np.random.default_rng(seed), jax.random.key(seed)
        self.envs = VectorEnv(
            num_envs=asked.games, players=asked.players, modules=asked.modules, seed=seed, reward=asked.reward
        )
        self.words = jnp.asarray(words_of(self.envs.codes))
        if held:
            self.net = {key[4:]: jnp.asarray(each) for key, each in held.items() if key.startswith("net ")}
            self.adam: Any = {"count": held["count"]}
            for part in ("first", "second"):
                self.adam[part] = {key: jnp.asarray(held[f"{part} {key}"]) for key in self.net}
        else:
            inputs = self.envs.single_observation_space["observation"].shape[0]
            self.net = new_network(self.rng, inputs, asked.hidden, int(self.words.max()) + 1)
            zeros = {key: jnp.zeros_like(each) for key, each in self.net.items()}
            self.adam = {"count": np.int32(0), "first": zeros, "second": dict(zeros)}
        self.seen, self.infos = self.envs.reset()

    def rollout(self) -> Arrays:
        """Play some steps of every game; return all decisions that count, in rows."""
        found: dict[str, list[Any]] = {}
        for _ in range(self.asked.steps):
            self.key, key = jax.random.split(self.key)
            legal = legal_rows(self.seen["action_mask"])
            places, logs, values = map(
                np.asarray, act(self.net, self.seen["observation"], legal, self.words, key)
            )
            now = {"seen": self.seen["observation"].copy(), "legal": legal, "places": places, "logs": logs}
            now |= {"values": values, "seats": self.infos["seats"].copy()}
            actions = legal[np.arange(len(legal)), places]
            self.seen, rewards, ends, cuts, self.infos = self.envs.step(actions)
            now |= {"rewards": rewards.copy(), "ends": ends | cuts}
            for name, each in now.items():
                found.setdefault(name, []).append(each)
        widest = max(legal.shape[1] for legal in found["legal"])
        found["legal"] = [
            np.pad(legal, ((0, 0), (0, widest - legal.shape[1])), constant_values=-1)
            for legal in found["legal"]
        ]
        whole = {name: np.stack(each) for name, each in found.items()}
        gains, returns, counts = advantages(
            whole["seats"], whole["values"], whole["rewards"], whole["ends"], self.asked.trace
        )
        rows = {name: whole[name][counts] for name in ("seen", "legal", "places", "logs")}
        chosen = gains[counts]
        rows["gains"] = (chosen - chosen.mean()) / (chosen.std() + 1e-8)
        return rows | {"returns": returns[counts]}

    def update(self) -> None:
        """Play, and learn from it."""
        asked, rows = self.asked, self.rollout()
        size = min(asked.minibatch, len(rows["gains"]))
        for _ in range(asked.epochs):
            order = self.rng.permutation(len(rows["gains"]))
            for start in range(0, len(order) - size + 1, size):
                batch = {name: each[order[start : start + size]] for name, each in rows.items()}
                self.net, self.adam = learn(
                    self.net, self.adam, batch, self.words, asked.rate, asked.clip, asked.entropy
                )
        self.told["updates"] += 1
        self.told["steps"] += asked.games * asked.steps

    def save(self) -> None:
        """Write everything that is needed to go on."""
        arrays = {f"net {key}": each for key, each in self.net.items()} | {"count": self.adam["count"]}
        for part in ("first", "second"):
            arrays |= {f"{part} {key}": each for key, each in self.adam[part].items()}
        fresh = self.file.with_suffix(".new.npz")
        np.savez(fresh, told=json.dumps(self.told), **{key: np.asarray(each) for key, each in arrays.items()})
        os.replace(fresh, self.file)

    # How good it is ----------------------------------------------------------------------------------

    def bot(self) -> PolicyBot:
        """Return a player for the lab that acts as the network does."""

        def policy(seen: dict[str, np.ndarray], rng: Random) -> int:
            legal = legal_rows(seen["action_mask"][None])
            logs, _ = judged(self.net, seen["observation"][None], legal, self.words)
            return int(rng.choices(legal[0], np.exp(np.asarray(logs[0], np.float64)))[0])

        return PolicyBot(Rules.build(self.asked.players, modules=self.asked.modules), policy)

    def against(self, other: str, deals: int, kind: str) -> Arrays:
        """Play a bot on paired deals: one learner among bots on every seat, and side against side."""
        rules = Rules.build(self.asked.players, modules=self.asked.modules)
        bot, gains, sides = self.bot(), [], {"all bots": 0, "learners dig": 0, "learners sabotage": 0}
        for number in range(deals):
            seed = f"train_ppo/{kind}/{number}"
            play = partial(play_seats, seed=seed, own=bot, budget=0.0)
            base = play(deal(rules, seed), [other] * rules.players)
            alone = [
                play(deal(rules, seed), [other] * seat + [""] + [other] * (rules.players - seat - 1)).gold[
                    seat
                ]
                for seat in range(rules.players)
            ]
            gains.append(fmean(mine - bots for mine, bots in zip(alone, base.gold, strict=True)))
            sides["all bots"] += base.found
            for name, who in (("learners dig", ("", other)), ("learners sabotage", (other, ""))):
                game = deal(rules, seed)
                sides[name] += play(game, by_side(game, *who)).found
        found = {name: wilson(count, deals) for name, count in sides.items()}
        return {"other": other, "deals": deals, "gain": paired(gains), "treasure found": found}

    def note(self) -> None:
        """Measure against random bots, add it to the curve and draw that."""
        told = self.against("random", self.asked.deals, "curve")
        point = {key: self.told[key] for key in ("steps", "updates", "seconds", "cpu")} | told
        with (self.folder / "curve.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(point) + "\n")
        digs, sabotages = (told["treasure found"][f"learners {what}"].text() for what in ("dig", "sabotage"))
        minutes, worked = point["seconds"] / 60, point["cpu"] / 60
        print(
            f"{minutes:5.1f} min ({worked:.1f} of processors), {point['steps']:9,} steps: "
            f"gains {told['gain'].text(1, 2)} gold a round among random bots; "
            f"treasure found by learners {digs} %, despite learners {sabotages} %",
            flush=True,
        )
        draw(self.folder)


judged = jax.jit(network)
SETTINGS = (
    "players", "modules", "reward", "seed", "games", "steps", "minibatch", "epochs", "rate", "trace", "clip",
    "entropy", "hidden",
)  # fmt: skip


def draw(folder: Path) -> None:
    """Draw the learning curve."""
    points = [json.loads(line) for line in (folder / "curve.jsonl").read_text("utf-8").splitlines()]
    columns = [f"{point['seconds'] / 60:.0f}" for point in points]
    names = points[0]["treasure found"]
    found = {
        name: {
            column: Interval(*point["treasure found"][name])
            for column, point in zip(columns, points, strict=True)
        }
        for name in names
    }
    axis = plots.percent_axis("rounds in which the treasure is found")
    title = "Learners on one side, random bots on the other, on the same deals"
    picture = plots.by_column(title, columns, found, "minutes of training", axis)
    (folder / "curve.svg").write_text(picture, encoding="utf-8")


def main() -> None:
    """Train for some minutes, with evaluations between, and measure thoroughly at the end."""
    asked = arguments()
    trainer = Trainer(asked)
    end, due = trainer.told["seconds"] + 60 * asked.minutes, 0.0
    print(f"{jax.devices()[0].platform}, games played by {trainer.envs.backend}", flush=True)
    if not trainer.told["updates"]:
        trainer.note()
    while trainer.told["seconds"] < end:
        began, worked = time.monotonic(), time.process_time()
        trainer.update()
        spent = time.monotonic() - began
        trainer.told["seconds"] += spent
        trainer.told["cpu"] += time.process_time() - worked
        due += spent
        if due >= 60 * asked.every or trainer.told["seconds"] >= end:
            due = 0.0
            trainer.save()
            trainer.note()
    if asked.final:
        found = [trainer.against(other, asked.final, "final") for other in ("random", "rule", "detective")]
        (asked.folder / "final.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        for each in found:
            print(
                each["other"],
                each["gain"].text(1, 2),
                {k: v.text() for k, v in each["treasure found"].items()},
            )


if __name__ == "__main__":
    main()

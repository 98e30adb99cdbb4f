"""What `bench kernel` runs in processes of its own, in today's source and in that of an old commit.

Every script gets the number of players, the boxes and how much to do, and prints what it did per second.
"""

from __future__ import annotations

_HEAD = """
import sys, time
from random import Random
from saboteur import Game, Rules
from saboteur.core import engine
players, modules, wanted = int(sys.argv[1]), sys.argv[2].split(), int(sys.argv[3])
rules, rng, done, spent = Rules.build(players, modules=modules), Random(1), 0, 0.0
"""

# The last word "without" plays as if numba were not installed.
_WITHOUT = """
if sys.argv[-1] == "without":
    from saboteur.bots import kernel_access
    kernel_access.find_spec = lambda name: None
"""

# Random games by `legal` and trusted `play`.
PLAYOUTS = (
    _HEAD
    + """
while done < wanted:
    state = engine.new_game(rules, rng.randbytes(32))
    began = time.process_time()
    while seats := engine.actors(state):
        actions = engine.legal(rules, state, seats[0])
        engine.play(rules, state, seats[0], actions[rng.randrange(len(actions))], trusted=True, events=False)
        done += 1
    spent += time.process_time() - began
print(done / spent)
"""
)

# A position in the middle of a round, and what the seat to move believes.
_MIDDLE = (
    _HEAD
    + """
from saboteur.bots import make_bot
from saboteur.bots import belief
from saboteur.bots.chronicle import Chronicle
from saboteur.bots.rollout import Simulation
from saboteur.bots.seer import made_up
from saboteur.core.worlds import resample
game, bot = Game(rules, "bench"), make_bot("rule")
past = Chronicle.of(game.view())
for _ in range(4):
    (seat, *_) = game.actors
    past.watch(game.play(seat, bot.choose(game.view(seat), game.legal(seat), rng)))
seat = game.actors[0]
view = game.view(seat)
certain = getattr(belief, "Certainties", None) or belief.Known  # its former name
own = belief.believe(rules, certain.to(view), past)
"""
)

# Laps of the searching bot's simulation, in worlds that were made before.
OLD_LAPS = (
    _MIDDLE
    + """
worlds = [made_up(view, own, rng) for _ in range(wanted)]
simulation = Simulation(rules, [own.suspicion(s) for s in range(players)], own.goals)
began = time.process_time()
for world in worlds:
    simulation.run(world, players, rng)
print(wanted / (time.process_time() - began))
"""
)

RESAMPLE = (
    _MIDDLE
    + """
began = time.process_time()
for number in range(wanted):
    resample(view, str(number))
print(wanted / (time.process_time() - began))
"""
)

# The same in the kernel: laps and worlds from the same position.
KERNEL_LAPS = (
    _MIDDLE
    + """
from saboteur.bots.ahead import KernelWorlds
from saboteur.bots.kernel_access import machine_for
from saboteur.bots.value import shipped_value
worlds = KernelWorlds(machine_for(rules), view, own, own, shipped_value(), players, rng)
machine, games = worlds.machine, worlds._games
many = machine.games(wanted + 1)
for place in range(1, wanted + 1):
    worlds._draw()
    machine.fill(games, seat)
    many[place] = games[1]
began = time.process_time()
for place in range(1, wanted + 1):
    machine.laps(many, players, place)
print(wanted / (time.process_time() - began))
began = time.process_time()
for _ in range(wanted):
    machine.fill(games, seat)
print(wanted / (time.process_time() - began))
"""
)

# Whole games between bots of one level, as `saboteur sim` plays them.
SIM = (
    _HEAD
    + _WITHOUT
    + """
from saboteur.bots import make_bot
from saboteur.cli.sim import simulate
level = sys.argv[4]
simulate(rules, {level: make_bot(level)}, 8, "warm")  # enough to load the kernel, if there is one
began = time.process_time()
tally = simulate(rules, {level: make_bot(level)}, wanted, "bench")
print(tally.moves / (time.process_time() - began))
"""
)

# How many worlds the searching bot tries in 0.3 s, whatever the result is.
SEER = (
    _MIDDLE
    + _WITHOUT
    + """
from statistics import median
from saboteur.bots import seer
seer._SETTLED = 1e9
thinker, found = seer.SeerBot(clock=time.process_time), []
thinker.search(view, game.legal(seat), rng, 0.05, past)
for _ in range(wanted):
    tried = thinker.search(view, game.legal(seat), rng, 0.3, past)
    found.append(max(len(each.values) for each in tried))
print(median(found))
"""
)

# Loading the kernel, or compiling it into the folder that is given.
LOAD = """
import sys, time
from pathlib import Path
began = time.process_time()
import saboteur.kernel.kept as kept
if sys.argv[1:]:
    kept.cache_folder = lambda sources: Path(sys.argv[1])
from saboteur.kernel.machine import warm_up
warm_up()
print(time.process_time() - began)
"""

# OpenSpiel's hanabi, random play from Python; chance nodes are not counted as steps.
HANABI = """
import time
from random import Random
import pyspiel
game, rng, steps = pyspiel.load_game("hanabi"), Random(1), 0
began = time.process_time()
for _ in range(150):
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes())
            state.apply_action(rng.choices(actions, odds)[0])
            continue
        actions = state.legal_actions()
        state.apply_action(actions[rng.randrange(len(actions))])
        steps += 1
print(steps / (time.process_time() - began))
"""

# One step a call from Python in the kernel, at two tables, and in fastcatan, which needs Python 3.12.
FASTCATAN = """
import sys, time
from statistics import median
import fastcatan
from saboteur import Rules
from saboteur.kernel.machine import Machine

def kernel(players, modules):
    machine = Machine(Rules.build(players, modules=modules))
    games = machine.games()
    def play():
        steps = 0
        for _ in range(200):
            machine.deal(games)
            legal = machine.legal(games)
            while legal.size:
                legal = machine.step(games, int(legal[steps * 7919 % legal.size]))
                steps += 1
        return steps
    return play

def catan():
    steps, game = 0, fastcatan.Env()
    for seed in range(20):
        game.reset(seed=seed)
        while not game.done:
            legal = game.legal_actions()
            game.step(legal[steps * 7919 % len(legal)])
            steps += 1
    return steps

def timed(work):
    began = time.process_time()
    return work() / (time.process_time() - began)

works = kernel(5, []), kernel(6, ["saboteur2"]), catan
for work in works:
    work()
laps = [[timed(work) for work in works] for _ in range(int(sys.argv[1]))]
print(*map(median, zip(*laps)))
"""

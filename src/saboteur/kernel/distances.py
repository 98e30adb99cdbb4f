"""A survey of the mine: how many cards the lit tunnel needs to each goal, now and after a move.

The same as `bots.survey`, function by function: distances are counted over empty cells, unlit tunnels can be
walked through at no cost. `p` is a record of `TASTES`, whose room the survey uses.
"""

from __future__ import annotations

from .compiled import Record, compiled
from .mine import light_on
from .state import HIDDEN_GOAL, LIVE, START, STEPS, WALL

# No way is longer: layers of `bots.survey._layers`.
_LAYERS = 14


@compiled
def survey_mine(t: Record, s: Record, p: Record) -> None:
    """Measure the ways to all goals that are weighed (`Survey.__init__`)."""
    _join_ends(t, s, p)
    p.nearest = p.far
    p.distance = 0.0 if p.weighed else p.far
    for g in range(t.n_goals):
        if p.weighed >> g & 1:
            _measure(t, s, p, g)
            _find_best(s, p, g)
            way = way_now(s, p, g)
            p.nearest = min(p.nearest, way)
            p.distance += p.weight[g] * way


@compiled
def way_now(s: Record, p: Record, g: int) -> float:
    """Return the present distance to a goal (`Survey._now`, GOAL-4)."""
    return p.waiting if s.reached >> g & 1 else p.first[g]


@compiled
def _measure(t: Record, s: Record, p: Record, g: int) -> None:
    """Count the steps from a goal to every free cell (`_layers`)."""
    steps, queue = p.steps[g], p.queue
    steps[:] = 0
    queue[0] = t.goal_cell[g]
    tail = 1
    head = 0
    for way in range(1, _LAYERS + 1):
        layer = tail
        while head < layer:
            cell = queue[head]
            head += 1
            for d in range(4):
                tail = _step_on(s, p, g, cell + STEPS[d], way, tail)
            if p.n_joins:
                tail = _step_through(s, p, g, cell, way, tail)


@compiled
def _step_on(s: Record, p: Record, g: int, cell: int, way: int, tail: int) -> int:
    if p.room[cell] and s.tile[cell] == 0 and p.steps[g, cell] == 0:
        p.steps[g, cell] = way
        p.queue[tail] = cell
        return tail + 1
    return tail


@compiled
def _step_through(s: Record, p: Record, g: int, cell: int, way: int, tail: int) -> int:
    """Go to all other ends of the unlit tunnels that end at a cell."""
    for i in range(p.n_joins):
        if p.join_end[i] == cell:
            for j in range(p.n_joins):
                if p.join_tunnel[j] == p.join_tunnel[i]:
                    tail = _step_on(s, p, g, p.join_end[j], way, tail)
    return tail


@compiled
def _find_best(s: Record, p: Record, g: int) -> None:
    """Find the shortest way, its cell if only one has it, and the next best way (`Survey._two_best`)."""
    p.first[g] = p.far
    p.second[g] = p.far
    p.only[g] = -1
    for i in range(s.n_live):
        cell = s.live[i]
        way = float(p.steps[g, cell])
        if way == 0.0:
            continue
        if way < p.first[g]:
            p.second[g] = p.first[g]
            p.first[g] = way
            p.only[g] = cell
        elif way == p.first[g]:
            p.only[g] = -1
        elif way < p.second[g]:
            p.second[g] = way


# Unlit tunnels -----------------------------------------------------------------------------------


@compiled
def _add_end(p: Record, cell: int) -> None:
    for i in range(p.n_ends):
        if p.end[i] == cell:
            return
    p.end[p.n_ends] = cell
    p.n_ends += 1


@compiled
def _begin_walk(p: Record) -> None:
    """Forget the ends found before, and which tunnels were passed."""
    p.walk += 1
    p.n_ends = 0


@compiled
def _has_passed(p: Record, cell: int, tunnel: int) -> bool:
    return p.passed[cell] >> 4 == p.walk and p.passed[cell] & tunnel != 0


@compiled
def _pass_through(p: Record, cell: int, tunnel: int) -> None:
    sides = p.passed[cell] & 15 if p.passed[cell] >> 4 == p.walk else 0
    p.passed[cell] = p.walk << 4 | sides | tunnel


@compiled
def _walk_dark(t: Record, s: Record, p: Record, cell: int, tunnel: int) -> None:
    """Note the cells at the ends of an unlit tunnel (`Survey._through`)."""
    if s.lit[cell] & tunnel or _has_passed(p, cell, tunnel):
        return
    _pass_through(p, cell, tunnel)
    t.todo[0] = cell << 4 | tunnel
    top = 1
    while top:
        top -= 1
        here = t.todo[top] >> 4
        sides = t.todo[top] & 15
        for d in range(4):
            if not sides >> d & 1:
                continue
            beside = here + STEPS[d]
            other = s.tile[beside]
            if other in (0, HIDDEN_GOAL):
                _add_end(p, beside)
            elif other != WALL:
                beyond = t.tunnel[other, d ^ 1]
                if beyond and not s.lit[beside] & beyond and not _has_passed(p, beside, beyond):
                    _pass_through(p, beside, beyond)
                    t.todo[top] = beside << 4 | beyond
                    top += 1


@compiled
def _join_ends(t: Record, s: Record, p: Record) -> None:
    """Note which cells unlit tunnels join (`Survey._shortcuts`)."""
    p.n_joins = 0
    _begin_walk(p)
    for i in range(s.n_loose):
        _join_at(t, s, p, s.loose[i])
    for g in range(t.n_goals):
        if s.shown >> g & 1:
            _join_at(t, s, p, t.goal_cell[g])


@compiled
def _join_at(t: Record, s: Record, p: Record, cell: int) -> None:
    tile = s.tile[cell]
    if s.lit[cell] & 15 == t.sides[tile]:
        return
    for d in range(4):
        tunnel = t.tunnel[tile, d]
        if tunnel == 0 or _has_passed(p, cell, tunnel):
            continue
        p.n_ends = 0
        _walk_dark(t, s, p, cell, tunnel)
        if p.n_ends > 1 and p.n_joins + p.n_ends <= len(p.join_end):
            for i in range(p.n_ends):
                p.join_end[p.n_joins] = p.end[i]
                p.join_tunnel[p.n_joins] = cell << 4 | d
                p.n_joins += 1


# What if -----------------------------------------------------------------------------------------


@compiled
def survey_after(t: Record, s: Record, p: Record, tile: int, cell: int) -> None:
    """Work out what a tile on a cell would lead to (`Survey.after_laying`)."""
    _open_from(t, s, p, cell, light_on(t, s, cell, tile))
    p.openings = p.n_ends
    _add_beyond(s, p, cell)
    p.then_nearest = p.far
    p.then_distance = 0.0 if p.weighed else p.far
    p.chance = 0.0
    for g in range(t.n_goals):
        if p.weighed >> g & 1:
            way = _way_after(t, s, p, g, cell)
            p.then_way[g] = way
            p.then_nearest = min(p.then_nearest, way)
            p.then_distance += p.weight[g] * way
            if way == 0.0:
                p.chance += p.weight[g]


@compiled
def _open_from(t: Record, s: Record, p: Record, cell: int, light: int) -> None:
    """Note the cells and goals at the ends of a newly lit tunnel (`Survey._opened`)."""
    _begin_walk(p)
    for d in range(4):
        if not light >> d & 1:
            continue
        beside = cell + STEPS[d]
        other = s.tile[beside]
        if other in (0, HIDDEN_GOAL):
            _add_end(p, beside)
        elif other != WALL and t.tunnel[other, d ^ 1]:
            _walk_dark(t, s, p, beside, t.tunnel[other, d ^ 1])
    count = 0
    for i in range(p.n_ends):
        if not s.lit[p.end[i]] & LIVE:
            p.end[count] = p.end[i]
            count += 1
    p.n_ends = count


@compiled
def _add_beyond(s: Record, p: Record, cell: int) -> None:
    """Add the cells beside reached goals: a stone will open some of them (`Survey._beyond`)."""
    for i in range(p.openings):
        if s.tile[p.end[i]] == HIDDEN_GOAL:
            for d in range(4):
                beside = p.end[i] + STEPS[d]
                if s.tile[beside] == 0 and beside != cell:
                    _add_end(p, beside)


@compiled
def _way_after(t: Record, s: Record, p: Record, g: int, cell: int) -> float:
    """Return the way to a goal once a card lies on a cell (`Survey._way`)."""
    if s.reached >> g & 1:
        return 0.0
    best = p.second[g] if p.only[g] == cell else p.first[g]
    for i in range(p.n_ends):
        if p.end[i] == t.goal_cell[g]:
            return 0.0
        steps = float(p.steps[g, p.end[i]])
        if steps > 0.0:
            best = min(best, steps)
    return best


@compiled
def is_in_the_way(t: Record, s: Record, p: Record, cell: int) -> bool:
    """Tell whether the tunnel could get nearer through this cell (`Survey.is_in_the_way`)."""
    for g in range(t.n_goals):
        if p.weighed >> g & 1:
            for d in range(4):
                steps = p.steps[g, cell + STEPS[d]]
                if steps and steps + 1 < way_now(s, p, g):
                    return True
    return False


@compiled
def distance_without(t: Record, s: Record, p: Record, cell: int) -> float:
    """Return the weighted distance after removing the card on a cell (`Survey.after_removing`)."""
    is_faced = _list_ends_without(t, s, p, cell)
    total = 0.0 if p.weighed else p.far
    for g in range(t.n_goals):
        if not p.weighed >> g & 1:
            continue
        best = p.far
        for i in range(p.n_ends):
            steps = float(p.steps[g, p.end[i]])
            if steps > 0.0:
                best = min(best, steps)
        for d in range(4):
            steps = float(p.steps[g, cell + STEPS[d]])
            if is_faced and steps > 0.0:
                best = min(best, steps + 1.0)
        p.then_way[g] = best
        total += p.weight[g] * best
    return total


@compiled
def _list_ends_without(t: Record, s: Record, p: Record, gone: int) -> bool:
    """List the ends of what stays lit without a card; tell whether it leads to its cell."""
    _begin_walk(p)
    top = _begin_at(t, p, START, t.start_tile, 0)
    for i in range(s.n_loose):
        cell = s.loose[i]
        if t.source[s.tile[cell]] and cell != gone:
            top = _begin_at(t, p, cell, s.tile[cell], top)
    is_faced = False
    while top:
        top -= 1
        here = t.todo[top] >> 4
        sides = t.todo[top] & 15
        for d in range(4):
            if not sides >> d & 1:
                continue
            beside = here + STEPS[d]
            other = s.tile[beside]
            if beside == gone:
                is_faced = True
            elif other == 0:
                _add_end(p, beside)
            elif other < HIDDEN_GOAL:
                beyond = t.tunnel[other, d ^ 1]
                if beyond and not _has_passed(p, beside, beyond):
                    _pass_through(p, beside, beyond)
                    t.todo[top] = beside << 4 | beyond
                    top += 1
    return is_faced


@compiled
def _begin_at(t: Record, p: Record, cell: int, tile: int, top: int) -> int:
    """Begin to walk at every tunnel of a card that light comes from."""
    for d in range(4):
        tunnel = t.tunnel[tile, d]
        if tunnel and not _has_passed(p, cell, tunnel):
            _pass_through(p, cell, tunnel)
            t.todo[top] = cell << 4 | tunnel
            top += 1
    return top

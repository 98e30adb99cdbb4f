"""What happens with the Lantern box: one class for each kind of event, with its facts."""

from saboteur.modding import Public


class LanternLit(Public, kind="lantern-lit"):
    """A player gave another one light."""

    target: int

"""The environment for researchers: PettingZoo's interface over the engine. It needs the extra `env`.

`saboteur_v0` has the environments, `VectorEnv` many games at once; docs/env.md describes both.
"""

try:
    import gymnasium as _gymnasium  # noqa: F401
    import numpy as _numpy  # noqa: F401
    import pettingzoo as _pettingzoo  # noqa: F401
    from PIL import Image as _Image  # noqa: F401
except ImportError as error:
    raise ImportError("saboteur.env needs more packages: pip install 'saboteur[env]'") from error

from . import saboteur_v0
from .action_codes import ActionCodes
from .observations import Observations
from .policy_bot import PolicyBot
from .vector_env import VectorEnv

__all__ = ["ActionCodes", "Observations", "PolicyBot", "VectorEnv", "saboteur_v0"]

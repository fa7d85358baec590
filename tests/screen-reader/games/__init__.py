"""The games that are written down for people to read: scenes of steps, as in a flow."""

from .approach import APPROACH
from .isolation import ISOLATION
from .nearest import NEAREST
from .territories import TERRITORIES

GAMES = [ISOLATION, APPROACH, NEAREST, TERRITORIES]

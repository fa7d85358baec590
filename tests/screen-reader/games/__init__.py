"""The games that are written down for people to read: scenes of steps, as in a flow."""

from .isolation import ISOLATION

GAMES = [ISOLATION]

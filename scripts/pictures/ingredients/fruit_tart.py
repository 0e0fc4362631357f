"""A small tart of pastry and custard with fruit on it, as a list of objects."""

import math

from kit import chance
from kit.leaves import leaf
from kit.materials import surface
from kit.solids import blob, lathe

from .dumplings import egg_tart

TOP = 0.2


def berry_tart():
    """Raspberries and blueberries around a leaf of mint."""
    parts = egg_tart()
    red = surface('#9c1630', '#c4344c', scale=8, roughness=0.32, coat=0.2, scatter=0.4, scatter_depth=0.06)
    blue, crown = surface('#28305a', '#4a5890', scale=5, roughness=0.45, coat=0.1), surface('#1a2040', '#2a3358')
    for i in range(5):
        turn = i * 1.257 + 0.2
        parts += _raspberry((0.25 * math.cos(turn), 0.25 * math.sin(turn), TOP + 0.085), red, i)
    for x, y, z in ((0.02, 0.06, 0.13), (0.08, -0.08, 0.12), (-0.1, -0.02, 0.12)):
        parts.append(blob(blue, (x, y, TOP + z), radii=(0.085, 0.085, 0.08), uneven=0.03, subdivisions=3))
        rim = [(0.026, 0.07), (0.036, 0.088), (0.02, 0.075), (0, 0.068)]
        parts.append(lathe(rim, crown, 16, location=(x, y, TOP + z)))
    green = surface('#2f7a34', '#5aa04c', scale=6, roughness=0.4, scatter=0.25, scatter_tint=(0.4, 1, 0.3))
    for i in range(3):
        lean = (0, -0.45 - 0.2 * (i % 2), i * 1.3 + 0.4)
        parts.append(leaf(green, 0.2, 0.08, 0.2, 0.02, 0.12, location=(0.03, 0.0, TOP + 0.2), rotation=lean))
    return parts


def _raspberry(spot, skin, index):
    parts = []
    for k in range(34):
        height = 1 - 2 * (k + 0.5) / 34
        ring, turn = math.sqrt(1 - height * height), k * 2.4 + index
        at = (spot[0] + 0.088 * ring * math.cos(turn), spot[1] + 0.088 * ring * math.sin(turn), spot[2] + 0.1 * height)
        size = chance.between(0.026, 0.033)
        parts.append(blob(skin, at, radii=(size, size, size), uneven=0.05, subdivisions=2, seed=k))
    return parts

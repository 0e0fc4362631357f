"""Chopsticks, spoons and the like."""

import math

from mathutils import Vector

from .materials import surface
from .shapes import group, sheet, thicken
from .solids import tubes


def steel():
    """Polished cutlery."""
    return surface('#c9c4bb', '#d4d0c8', scale=3, roughness=0.18, metallic=1, bump=0.02, bump_scale=30)


def chopsticks(location, turn, colour='#2a120a', light='#4a2415', length=2.6, gap=0.12):
    """A pair; the thick end is at the location."""
    lacquer = surface(colour, light, scale=2, stretch=(1, 8, 8), roughness=0.3, coat=0.4)
    for i in (0, 1):
        heading = turn + 0.03 * i
        ahead = Vector((math.cos(heading), math.sin(heading), 0))
        start = Vector(location) + Vector((-ahead.y, ahead.x, 0)) * gap * i
        path = [start + ahead * length * t for t in (0, 0.33, 0.66, 1)]
        tubes([path], 0.042, lacquer, taper=lambda t: 1 - 0.45 * t)


def spoon(material, location, turn, size=1.0, rise=0.0):
    """A spoon whose bowl is at the location and whose handle points to the angle `turn`."""

    def point(u, v):
        x, y = u * 2 - 1, v * 2 - 1
        hollow = -0.045 * (1 - x * x) * (1 - y * y)
        return 0.2 * x, y * 0.125 * math.sqrt(max(0, 1 - x * x)), hollow

    head = thicken(sheet(point, 30, 16, material), 0.014)
    line = [(0.17, 0, 0), (0.3, 0, 0.03), (0.6, 0, 0.06 + rise * 0.4), (0.95, 0, 0.03 + rise), (1.08, 0, 0.02 + rise)]
    handle = tubes([line], 0.028, material, taper=lambda t: 0.7 + 0.6 * t)
    return group([head, handle], location, (0, 0, turn), size)


def fork(material, location, turn, size=1.0):
    """A fork whose tines are at the location."""
    tines = [[(-0.26, y, 0.05), (-0.1, y, 0), (0.08, y, 0), (0.16, y * 0.6, 0.02)] for y in (-0.09, -0.03, 0.03, 0.09)]
    points = tubes(tines, 0.018, material, taper=lambda t: 0.6 + 0.5 * t)
    line = [(0.12, 0, 0.01), (0.25, 0, 0.03), (0.6, 0, 0.07), (1.0, 0, 0.04), (1.2, 0, 0.03)]
    handle = tubes([line], 0.032, material, taper=lambda t: 1.5 - 0.9 * min(1, t * 2.2) + 0.7 * max(0, t - 0.45))
    return group([points, handle], location, (0, 0, turn), size)

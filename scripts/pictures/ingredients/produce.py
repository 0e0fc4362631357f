"""Tomatoes, cucumber, avocado and other cut vegetables and fruit."""

import math

from mathutils import noise

from kit import chance
from kit.colours import blend, linear
from kit.materials import painted
from kit.shapes import sheet


def tomato_wedge(spot, rotation, size=0.26, wedge=1.1):
    """A wedge of a tomato; `wedge` is its angle in radians."""
    skin, flesh, pulp, seed = (linear(each) for each in ('#c4201a', '#e2604a', '#d8402c', '#e9b46a'))
    paint = painted(roughness=0.16, coat=0.7, scatter=0.3, scatter_depth=0.1, bump=0.1, bump_scale=14)
    shift = chance.between(0, 30)

    def colour(u, v):
        if 0.28 < u < 0.72:
            return skin
        depth = abs(u - 0.5) * 2
        tone = blend(flesh, pulp, 2 * noise.noise((u * 14, v * 7, shift)))
        return blend(tone, seed, 6 * (noise.noise((u * 34, v * 26, shift)) - 0.45)) if 0.6 < depth < 0.9 else tone

    def point(u, v):
        height = math.cos(v * math.pi)
        reach = math.sin(v * math.pi)
        if u < 0.28 or u > 0.72:
            share = (u / 0.28) if u < 0.28 else (1 - u) / 0.28
            turn = (-0.5 if u < 0.28 else 0.5) * wedge
            reach *= share
        else:
            turn = ((u - 0.28) / 0.44 - 0.5) * wedge
        return reach * math.sin(turn) * size, reach * math.cos(turn) * size - 0.6 * size, height * size * 0.85

    side = sheet(point, 50, 30, paint, colour=colour, location=spot)
    side.rotation_euler = (rotation[0], math.pi / 2 + rotation[1], rotation[2])

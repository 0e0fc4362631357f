"""Round slices of kiwi and apple."""

import math

from mathutils import noise

from kit import chance
from kit.colours import blend, linear
from kit.materials import painted
from kit.shapes import sheet, thicken


def _slice(spot, rotation, radius, colour, thickness=0.05):
    paint = painted(roughness=0.15, coat=0.7, scatter=0.3, scatter_depth=0.05)

    def point(u, v):
        return radius * v * math.cos(u * 2 * math.pi), radius * v * math.sin(u * 2 * math.pi), 0

    face = sheet(point, 120, 50, paint, closed_across=True, colour=colour, location=spot, rotation=rotation)
    return thicken(face, thickness)


def kiwi_slice(spot, rotation, radius):
    """Green, with rays and seeds."""
    green, pale, seed, skin = (linear(each) for each in ('#7f9c2c', '#dfe2b0', '#1d1812', '#6b5230'))
    shift = chance.between(0, 50)

    def colour(u, v):
        ray = noise.noise((math.cos(u * 2 * math.pi) * 9 + shift, math.sin(u * 2 * math.pi) * 9, v))
        tone = blend(pale, green, (v - 0.2 + 0.08 * ray) * 5 + 0.3 * ray)
        dots = abs(((u * 26) % 1) - 0.5) < 0.22 and abs(v - 0.42 - 0.08 * math.sin(u * 82)) < 0.055
        return skin if v > 0.96 else seed if dots else (*blend(tone, pale, 0.25 * max(0, ray))[:3], 1)

    return _slice(spot, rotation, radius, colour)


def apple_slice(spot, rotation, radius):
    """Pale, with red skin and the star of its core."""
    flesh, core, skin = linear('#ecdfb0'), linear('#d9c48a'), linear('#a8241c')

    def colour(u, v):
        star = 0.24 + 0.07 * math.cos(u * 2 * math.pi * 5)
        return skin if v > 0.93 else (*blend(core, flesh, (v - star) * 9)[:3], 1)

    return _slice(spot, rotation, radius, colour)

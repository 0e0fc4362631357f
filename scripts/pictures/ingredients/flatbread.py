"""Breads that are baked flat: painted with blisters and char."""

import math

from mathutils import noise

from kit import chance
from kit.colours import blend, linear
from kit.materials import painted
from kit.shapes import sheet, thicken


def naan(location, rotation, length=1.0, width=0.62, pale='#efd6a2', brown='#c98f4a', char='#3d2010'):
    """A drop-shaped bread with dark blisters."""
    shift = chance.between(0, 50)
    crust = painted(roughness=0.55, scatter=0.15, bump=0.25, bump_scale=14, coat=0.1)
    tones = [linear(each) for each in (pale, brown, char)]

    def spot(u, v):
        around = u * 2 * math.pi
        edge = 1 + 0.07 * noise.noise((math.cos(around) * 1.5 + shift, math.sin(around) * 1.5, 0))
        taper = 1 - 0.22 * math.cos(around)
        return v * length * math.cos(around) * edge, v * width * math.sin(around) * edge * taper

    def blister(x, y):
        return max(0, noise.noise((x * 4.5 + shift, y * 4.5, 1)) - 0.12)

    def colour(u, v):
        x, y = spot(u, v)
        tone = blend(tones[0], tones[1], blister(x, y) * 3 + max(0, v - 0.75) * 1.4)
        dark = blister(x, y) * 4 - 0.8 + 0.9 * noise.noise((x * 13, y * 13, shift))
        return (*blend(tone, tones[2], dark)[:3], 1)

    def point(u, v):
        x, y = spot(u, v)
        rim = 0.09 * max(0, v - 0.8) * (1 - v) * 30
        return x, y, 0.16 * blister(x, y) + rim + 0.05 * noise.noise((x * 1.5, y * 1.5, shift))

    thicken(sheet(point, 160, 60, crust, closed_across=True, colour=colour, location=location, rotation=rotation), 0.05)

"""A kayak and its paddle; here 1 unit is 1 m."""

import math

from kit.materials import surface
from kit.shapes import box, sheet, thicken
from kit.solids import lathe, tubes


def kayak(colour='#d9601c', light='#e08a3c', long=4.1):
    """A kayak that lies with its keel at z = 0, its bow along y."""
    hull = surface(colour, colour, light, scale=0.8, roughness=0.3, coat=0.5)
    dark, cord = surface('#131416', roughness=0.6), surface('#1a1b1d', roughness=0.8)

    def skin(u, v):
        s, turn = 2 * v - 1, u * 2 * math.pi
        wide = 0.3 * max(0.0, 1 - abs(s) ** 2.3) ** 0.85
        rise = 0.2 + 0.13 * abs(s) ** 3
        up = math.sin(turn)
        depth = 0.11 * (1 - 0.4 * s * s) if up > 0 else 0.2 * (1 - 0.55 * abs(s) ** 3)
        shape = math.copysign(abs(up) ** (0.8 if up > 0 else 0.65), up)
        return (
            wide * math.copysign(abs(math.cos(turn)) ** 0.8, math.cos(turn)),
            s * long / 2,
            rise + depth * shape * (0.25 + 0.75 * (1 - abs(s) ** 5)),
        )

    parts = [sheet(skin, 56, 90, hull, closed_across=True)]
    seam = [[skin(side, v / 40) for v in range(1, 40)] for side in (0.0, 0.5)]
    parts.append(tubes(seam, 0.012, dark))
    rim = [(0.2, 0.0), (0.235, 0.03), (0.225, 0.045), (0.195, 0.02)]
    parts.append(lathe(rim, dark, 48, location=(0, -0.15, 0.285), scale=(1, 1.95, 1)))
    parts.append(
        lathe(
            [(0.21, 0.028), (0, 0.02)],
            surface('#08090a', roughness=1),
            48,
            location=(0, -0.15, 0.285),
            scale=(1, 1.95, 1),
        )
    )
    parts.append(box((0.26, 0.04, 0.14), dark, 0.02, location=(0, -0.42, 0.33), rotation=(0.25, 0, 0)))
    lines = []
    for y in (0.85, 1.05, -0.95, -1.15):
        for way in (-1, 1):
            ends = [
                skin(share, (y + d) / long + 0.5) for share, d in ((0.09, 0.12 * way), (0.25, 0), (0.41, -0.12 * way))
            ]
            lines.append([(x, yy, z + 0.022) for x, yy, z in ends])
    parts.append(tubes(lines, 0.006, cord))
    for side in (-1, 1):
        parts.append(
            lathe([(0.09, 0), (0.1, 0.02), (0.09, 0.035), (0, 0.04)], dark, 32, location=(0, side * 1.35, 0.298))
        )
    return parts


def paddle(colour='#e0b02c', long=2.2):
    """A paddle along x with two blades."""
    shaft, blade = surface('#1a1c1e', roughness=0.4), surface(colour, colour, roughness=0.35, coat=0.3)
    parts = [tubes([[(-long / 2 + 0.3, 0, 0), (0, 0, 0), (long / 2 - 0.3, 0, 0)]], 0.015, shaft)]
    for side in (-1, 1):

        def spoon(u, v, side=side):
            wide = 0.09 * math.sin(math.pi * min(1, 0.08 + u * 0.88)) ** 0.6
            return side * (long / 2 - 0.42 + 0.46 * u), (v - 0.5) * 2 * wide, 0.02 * math.cos((v - 0.5) * 3) - 0.02

        parts.append(thicken(sheet(spoon, 24, 9, blade), 0.012))
    return parts

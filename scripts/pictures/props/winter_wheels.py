"""A wheel with a winter tyre; lengths are in units of 10 cm."""

import math

from kit.materials import surface
from kit.shapes import box, group, slab
from kit.solids import lathe

SIDE = [(2.05, -0.86), (2.3, -0.98), (2.72, -1.04), (2.98, -0.98), (3.04, -0.92)]
ROWS = ((-0.72, 0.5, 0.0), (-0.22, 0.4, 0.42), (0.22, 0.4, -0.42), (0.72, 0.5, 0.0))
BLOCKS = 58


def winter_wheel():
    """A wheel lying flat around the origin, 2 high."""
    return [group([*_tyre(), *_rim()], (0, 0, 1.04))]


def standing_wheel(lean=0.12):
    """A wheel that stands on its tread, its rim to the viewer, and leans back."""
    return [group([*_tyre(), *_rim()], (0, 0, 3.16), (math.pi / 2 - lean, 0, 0))]


def _tyre():
    rubber = surface('#17181a', '#222427', scale=5, roughness=0.6, specular=0.45)
    profile = [*SIDE, *((radius, -z) for radius, z in reversed(SIDE))]
    parts = [lathe(profile, rubber, 120, smooth=False), lathe([(2.05, -0.86), (1.98, 0), (2.05, 0.86)], rubber)]
    for radius in (2.42, 2.62):
        for side in (-1, 1):
            line = [(radius - 0.02, 1.0), (radius, 1.035), (radius + 0.02, 1.0)]
            parts.append(lathe([(r, side * z) for r, z in line], rubber, 96, smooth=False))
    for i in range(BLOCKS):
        for row, (z, wide, slant) in enumerate(ROWS):
            turn = (i + 0.5 * (row % 2)) * 2 * math.pi / BLOCKS
            spot = (3.06 * math.cos(turn), 3.06 * math.sin(turn), z)
            parts.append(box((0.22, 0.24, wide), rubber, 0.025, location=spot, rotation=(slant, 0, turn)))
    return parts


def _rim():
    """An alloy rim of five forked spokes."""
    alloy = surface('#a9acb0', '#b9bcc0', scale=20, roughness=0.26, metallic=0.95)
    dark = surface('#131416', roughness=0.5)
    lip = [(2.14, 0.8), (2.12, 0.9), (2.04, 0.92), (1.96, 0.84), (1.9, 0.5), (1.86, -0.5), (1.96, -0.86)]
    parts = [lathe(lip, alloy, 120, smooth=False), lathe([(1.88, -0.4), (0, -0.4)], dark, 64, smooth=False)]
    hub = [(0.72, 0.1), (0.66, 0.48), (0.52, 0.56), (0.3, 0.56), (0.27, 0.5), (0.25, 0.6), (0, 0.63)]
    parts.append(lathe(hub, alloy, 80, smooth=False))
    for i in range(5):
        turn = i * 2 * math.pi / 5
        for side in (-1, 1):
            spoke = [(0.45, side * 0.02 - 0.13), (1.98, side * 0.36 - 0.1), (1.98, side * 0.36 + 0.1)]
            outline = [*spoke, (0.45, side * 0.02 + 0.13)]
            parts.append(slab(outline, 0.3, alloy, 0.06, location=(0, 0, 0.34), rotation=(0, 0.06, turn)))
        between = turn + math.pi / 5
        spot = (0.42 * math.cos(between), 0.42 * math.sin(between), 0.5)
        parts.append(lathe([(0.09, 0), (0.09, 0.1), (0, 0.12)], dark, 6, smooth=False, location=spot))
    return parts

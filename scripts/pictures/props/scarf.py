"""Folded scarves with their fringes; lengths are in units of 10 cm."""

import math

from kit import chance
from kit.materials import surface
from kit.shapes import group
from kit.solids import tubes

from .laundry import fold


def _wool(colour, light):
    return surface(
        colour, light, scale=60, stretch=(1, 5, 1), detail=3, roughness=0.95, sheen=0.5, bump=0.6, bump_scale=110
    )


def _fringe(wool, wide, deep, high, low):
    """Twisted strands that hang over the edge to the right."""
    strands = []
    for i in range(30):
        y = (i / 29 - 0.5) * deep * 0.9 + chance.between(-0.01, 0.01)
        start, sway = wide / 2 - 0.1, chance.between(-0.05, 0.05)
        reach = start + 0.26 + chance.between(0, 0.06)
        end = max(low, high - chance.between(0.5, 0.62))
        strands.append(
            [(start, y, high - 0.03), (start + 0.13, y, high - 0.05), (start + 0.2, y + 0.3 * sway, high - 0.2),
             (start + 0.23, y + 0.7 * sway, (high + end) / 2 - 0.05), (reach, y + sway, end)]
        )  # fmt: skip
    return tubes(strands, 0.03, wool, 3, lambda t: 1.0 + 0.15 * math.sin(t * 40))


def scarves(colours=(('#8a8478', '#a39c8e'), ('#2a3550', '#3a4868'), ('#9a4a30', '#b05c40')), wide=2.5, deep=1.9):
    """Folded scarves, the first pair of colours at the bottom; each has its fringe to the right."""
    parts, z = [], 0.0
    for dark, light in colours:
        wool = _wool(dark, light)
        folds, turn = [], chance.between(-0.05, 0.05)
        base = z
        for high in (0.2, 0.19, 0.18):
            folds.append(fold(wool, wide, deep, high, location=(0, 0, z)))
            z += high * 0.88
        folds.append(_fringe(wool, wide, deep, z, 0.04 if base == 0 else 0.05))
        parts.append(group(folds, (chance.between(-0.05, 0.05), 0, 0), (0, 0, turn)))
    return parts

"""Fried potatoes."""

import math

from kit import chance
from kit.materials import surface
from kit.shapes import box


def fries_heap(centre, count, radius, height=0.5, length=(0.55, 1.0), thickness=0.1):
    """A loose heap around (x, y, z)."""
    potato = surface(
        '#c07f30',
        '#deac5e',
        '#e8c284',
        scale=4,
        roughness=0.42,
        scatter=0.15,
        scatter_depth=0.06,
        bump=0.35,
        bump_scale=15,
        coat=0.12,
    )
    for i in range(count):
        distance = radius * math.sqrt(chance.between(0, 1))
        around = chance.angle()
        rise = height * (i / count) * (1 - 0.6 * distance / radius)
        spot = (
            centre[0] + distance * math.cos(around),
            centre[1] + distance * math.sin(around),
            centre[2] + 0.08 + rise,
        )
        lean = (chance.between(-0.5, 0.5), chance.between(-0.45, 0.45), chance.angle())
        box((chance.between(*length), thickness, thickness), potato, 0.018, location=spot, rotation=lean)

"""Bread dough that rises, and a starter in its jar; each maker returns objects."""

import math

from mathutils import noise

from kit import chance
from kit.clear import glass
from kit.colours import blend, linear
from kit.materials import painted, surface
from kit.shapes import place, sheet
from kit.solids import blob_data, lathe


def risen_dough():
    """A dome that fills a basket, with bubbles under its skin."""
    return [_dough(), *_bubbles()]


def _dough():
    """A dome with the marks of the cane in flour and a soft skin."""
    paint = painted(
        roughness=0.62, scatter=0.25, scatter_tint=(1, 0.8, 0.5), scatter_depth=0.06, bump=0.15, bump_scale=30
    )
    skin, pale, flour = linear('#c4a36c'), linear('#d9bd8c'), linear('#f0e6d2')

    def point(u, v):
        x, y = math.cos(u * 2 * math.pi), math.sin(u * 2 * math.pi)
        reach = 1.08 * v
        rise = 0.72 + 0.34 * (1 - v**2.6) + 0.02 * noise.noise((x * v * 2, y * v * 2, 4))
        rise += 0.05 * noise.noise((x * v * 1.1, y * v * 1.1, 9))
        return reach * x, reach * y, rise - 0.14 * max(0, v - 0.9) * 10 * 0.7

    def colour(u, v):
        x, y = v * math.cos(u * 2 * math.pi), v * math.sin(u * 2 * math.pi)
        field = noise.fractal((x * 3, y * 3, 2), 1, 2, 5)
        fine = noise.fractal((x * 22, y * 22, 5), 0.8, 2, 4)
        tone = blend(skin, pale, 0.5 + field)
        return (*blend(tone, flour, max(0, 0.05 + 1.1 * fine + 1.1 * noise.noise((x * 2.4, y * 2.4, 7))))[:3], 1)

    return sheet(point, 160, 90, paint, closed_across=True, colour=colour)


def _bubbles():
    """Bubbles under the skin."""
    skin = surface('#e2ca9e', '#ecdab6', roughness=0.45, scatter=0.3, coat=0.1)
    parts = []
    for _ in range(9):
        x, y = chance.in_disc(0.85)
        size = chance.between(0.025, 0.06)
        z = 0.72 + 0.34 * (1 - (math.hypot(x, y) / 1.08) ** 2.6) - size * 0.1
        parts.append(place(blob_data((size, size * 0.9, size * 0.4), 0.05, 2, 3), skin, (x, y, z), chance.tilt(0.1)))
    return parts


def starter(height=1.25, radius=0.46):
    """A jar of bubbling starter."""
    clear = glass()
    side = [(0, 0), (radius - 0.06, 0), (radius, 0.05), (radius, height - 0.25), (radius - 0.06, height - 0.1)]
    parts = [lathe([*side, (radius - 0.04, height - 0.02), (radius - 0.06, height)], clear, smooth=False)]
    paint = painted(roughness=0.5, scatter=0.3, scatter_tint=(1, 0.8, 0.5), scatter_depth=0.05, coat=0.2)
    pale, hollow = linear('#ead9b6'), linear('#b5986a')
    reach, top = radius - 0.025, height * 0.58

    def colour(u, v):
        turn = u * 2 * math.pi
        spot = (math.cos(turn) * 7, math.sin(turn) * 7, v * 16)
        hole = (
            max(0, noise.noise(spot) - 0.28) * 4
            + max(0, noise.noise((spot[0] * 2.2, spot[1] * 2.2, v * 34)) - 0.35) * 3
        )
        return (*blend(pale, hollow, hole)[:3], 1)

    def point(u, v):
        turn = u * 2 * math.pi
        z = 0.05 + (top - 0.05) * min(1, v / 0.7)
        shrink = 1 if v < 0.7 else max(0, (1 - v) / 0.3)
        dome = 0.07 * (1 - shrink**2) + 0.02 * noise.noise(
            (shrink * 5 * math.cos(turn), shrink * 5 * math.sin(turn), 2)
        )
        return reach * shrink * math.cos(turn), reach * shrink * math.sin(turn), z + (dome if v >= 0.7 else 0)

    parts.append(sheet(point, 160, 140, paint, closed_across=True, colour=colour))
    band = surface('#b5442c', roughness=0.6)
    ring = [(radius + 0.005, height * 0.36), (radius + 0.02, height * 0.38), (radius + 0.005, height * 0.4)]
    return [*parts, lathe(ring, band)]

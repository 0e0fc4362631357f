"""A green bottle of soju and small glasses."""

import math

from kit import chance
from kit.arrange import arrange
from kit.clear import drink, film, glass
from kit.materials import surface
from kit.shapes import place, sheet
from kit.solids import blob_data, lathe

DEFAULT = (('bottle', (-0.45, 0.25), -20), ('glass', (0.35, -0.15), 0), ('glass', (0.95, 0.1), 0))
SIDE = [(0.0, 0.0), (0.27, 0.0), (0.315, 0.03), (0.325, 0.1), (0.325, 0.6), (0.325, 1.12), (0.305, 1.28)]
NECK = [(0.24, 1.44), (0.17, 1.6), (0.138, 1.78), (0.13, 1.95), (0.13, 2.0)]


def build(things=DEFAULT, **scene):
    """Things: bottle, glass."""
    arrange(THINGS, things, **scene)


def _bottle(label='#f1ecdf', band='#3f8a4a'):
    """A bottle of 360 ml with a plain label and a twist cap."""
    green = film('#7fd08a', ior=1.55, roughness=0.02, ripple=0, edge=3)
    shell = lathe(SIDE + NECK, green)
    inside = [(0, 0.04), *((r - 0.02, z) for r, z in SIDE[2:]), (0.21, 1.46), (0.15, 1.58), (0, 1.58)]
    liquor = lathe(inside, drink('#2f9a48', 0.4))
    metal = surface('#c9ccca', roughness=0.3, metallic=1)
    cap = [(0.15, 1.93), (0.152, 1.95), (0.146, 1.97), (0.152, 1.99), (0.152, 2.16), (0.14, 2.19), (0, 2.195)]
    parts = [shell, liquor, lathe(cap, metal, smooth=False), _paper(0.34, 1.02, 2.5, label)]
    parts += [_paper(0.4, 0.52, 2.5, band, 0.002), _paper(0.9, 0.93, 2.5, band, 0.002)]
    parts.append(_paper(1.6, 1.72, 6.3, label, inner=0.168, slope=-0.17))
    return parts + _dew()


def _paper(low, high, wide, colour, lift=0.0, inner=0.325, slope=0.0):
    """A label around the bottle, `wide` radians of it."""
    paper = surface(colour, colour, scale=20, roughness=0.5, coat=0.1)

    def point(u, v):
        turn = (u - 0.5) * wide - math.pi / 2
        reach = inner + 0.003 + lift + slope * v * (high - low)
        return reach * math.cos(turn), reach * math.sin(turn), low + (high - low) * v

    return sheet(point, 60, 8, paper)


def _dew(count=170):
    """Drops of water, as the bottle is cold."""
    water, parts = drink('#f4fbf6', 0.12, ior=1.5), []
    for _ in range(count):
        turn, size = chance.angle(), chance.between(0.006, 0.017)
        at = (0.328 * math.cos(turn), 0.328 * math.sin(turn), chance.between(0.05, 1.12))
        parts.append(place(blob_data((size * 0.5, size, size * 1.2), 0.1, 1, 2), water, at, (0, 0, turn)))
    return parts


def _glass(level=0.4):
    """A small straight glass with a thick base."""
    clear = glass()
    outside = [(0, 0), (0.19, 0), (0.2, 0.02), (0.215, 0.3), (0.24, 0.56), (0.235, 0.57), (0.225, 0.56)]
    inside = [(0.2, 0.3), (0.185, 0.11), (0.16, 0.09), (0, 0.09)]
    soju = [(0, 0.1), (0.18, 0.11), (0.195, 0.3), (0.205, level), (0, level)]
    return [
        lathe(outside + inside, clear, 64, smooth=False),
        lathe(soju, drink('#f4f8f2', 0.05), 64, smooth=False),
    ]


THINGS = {'bottle': _bottle, 'glass': _glass}

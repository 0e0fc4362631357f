"""What a goldsmith makes rings with: a mandrel, a hammer, filings; lengths are in units of 10 cm."""

import math

from kit import chance
from kit.materials import surface
from kit.shapes import box, group, sheet
from kit.solids import lathe, tubes
from kit.wood import wood

from .necklace import metal


def mandrel():
    """A tapered steel on which rings are rounded, lying along the x axis, with a ring on it."""
    steel = surface('#8f9296', '#a3a6aa', scale=9, roughness=0.28, metallic=1)
    side = [
        (0, -2.0),
        (0.06, -2.0),
        (0.1, -1.96),
        (0.24, 1.2),
        (0.22, 1.24),
        (0.15, 1.3),
        (0.15, 2.1),
        (0.13, 2.15),
        (0, 2.16),
    ]
    placing = {'location': (0, 0, 0.24), 'rotation': (0, math.pi / 2, 0)}
    parts = [lathe(side, steel, 64, smooth=False, **placing)]
    for i in range(14):
        z = -1.4 + 0.18 * i
        reach = 0.1 + 0.14 * (z + 1.96) / 3.16
        groove = [(reach + 0.002, z - 0.008), (reach - 0.002, z), (reach + 0.002, z + 0.008)]
        parts.append(lathe(groove, surface('#3a3c3f', roughness=0.5), 48, smooth=False, **placing))
    band = [(0.178, -0.35), (0.215, -0.35), (0.22, -0.3), (0.22, -0.2), (0.215, -0.15), (0.185, -0.15)]
    return [*parts, lathe(band, metal('#d3d5d8', 0.2), 64, **placing)]


def ring(colour='#d3d5d8', lean=0.0, planished=True):
    """A ring with the marks of a hammer, lying flat or leaning."""
    silver = metal(colour, 0.2)

    def band(u, v):
        turn, around = u * 2 * math.pi, v * 2 * math.pi
        mark = 0.008 * math.sin(turn * 17 + 2 * math.sin(around)) * math.sin(around * 3) if planished else 0
        reach = 0.32 + 0.03 * math.cos(around) + mark * (math.cos(around) > 0)
        return reach * math.cos(turn), reach * math.sin(turn), 0.075 * math.sin(around)

    shape = sheet(band, 200, 24, silver, closed_across=True, closed_along=True)
    return [group([shape], (0, 0, 0.08 + 0.32 * math.sin(lean)), (lean, 0, 0))]


def planishing_hammer():
    """A small hammer lying along the x axis, its polished head to the left."""
    steel, handle = surface('#a9acb0', roughness=0.14, metallic=1), wood('#8a5428', '#c08a4c', 0.4)
    shaft = [(-1.1, 0, 0.2), (-0.3, 0, 0.18), (0.6, 0, 0.15), (1.5, 0, 0.15)]
    parts = [
        tubes([shaft], 0.1, handle, fineness=6, taper=lambda t: 0.7 + 0.2 * math.sin(t * 3) + 0.35 * max(0, t - 0.5))
    ]
    side = [
        (0, -0.56),
        (0.17, -0.55),
        (0.2, -0.52),
        (0.2, -0.38),
        (0.1, -0.24),
        (0.09, -0.16),
        (0.13, -0.1),
        (0.13, 0.1),
    ]
    side += [(0.09, 0.16), (0.1, 0.26), (0.18, 0.4), (0.18, 0.5), (0.14, 0.55), (0, 0.57)]
    return [*parts, lathe(side, steel, 56, smooth=False, location=(-1.1, 0, 0.2), rotation=(math.pi / 2, 0, 0))]


def filings(count=120, colour='#c3c6c9'):
    """Fine dust and short pieces of wire."""
    silver = metal(colour, 0.25)
    parts = []
    for _ in range(count):
        x, y = chance.in_disc(0.55)
        size = chance.between(0.006, 0.016)
        parts.append(
            box((size * 2, size, size), silver, 0.001, location=(x, y, size / 2), rotation=(0, 0, chance.angle()))
        )
    for _ in range(3):
        x, y = chance.in_disc(0.5)
        turn = chance.angle()
        wire = [(x + t * math.cos(turn), y + t * math.sin(turn), 0.03) for t in (0, 0.2, 0.4)]
        parts.append(tubes([wire], 0.026, silver, fineness=4))
    return parts

"""Pots, bottles and tubes of creams and oils; each is a list of objects that stand at the origin."""

import math

from kit.clear import drink
from kit.materials import surface
from kit.shapes import sheet
from kit.solids import lathe, tubes


def jar(colour='#f3efe6', lid='#c9a878', size=1.0, cream=False):
    """A pot of cream, open when `cream` is set."""
    shell = surface(colour, colour, roughness=0.25, coat=0.4, scatter=0.1)
    top = surface(lid, lid, roughness=0.3, metallic=0.6)
    side = [(0, 0), (0.36, 0), (0.4, 0.04), (0.4, 0.42), (0.37, 0.45), (0.34, 0.45), (0.33, 0.4), (0, 0.36)]
    parts = [lathe([(r * size, z * size) for r, z in side], shell)]
    if cream:
        white = surface('#f8f2ea', '#fdfaf5', roughness=0.35, scatter=0.4, coat=0.2)

        def swirl(u, v):
            turn, reach = u * 2 * math.pi, 0.32 * (1 - v)
            wave = 0.03 * math.sin(turn * 2 + v * 14) * (1 - v)
            return reach * math.cos(turn) * size, reach * math.sin(turn) * size, (0.4 + 0.13 * v**1.6 + wave) * size

        parts.append(sheet(swirl, 80, 40, white, closed_across=True))
    else:
        cap = [(0, 0.44), (0.4, 0.44), (0.415, 0.47), (0.415, 0.68), (0.39, 0.71), (0, 0.71)]
        parts.append(lathe([(r * size, z * size) for r, z in cap], top))
    return parts


def dropper(colour='#8a4a1a', label='#efe6d6', size=1.0):
    """A bottle of serum with a pipette; a pale colour is see-through glass."""
    shell = surface(colour, colour, roughness=0.06, coat=1, scatter=0.2) if label else drink(colour, 0.35)
    black = surface('#141414', roughness=0.4)
    side = [
        (0, 0),
        (0.27, 0),
        (0.3, 0.05),
        (0.3, 0.12),
        (0.3, 0.45),
        (0.3, 0.72),
        (0.29, 0.82),
        (0.24, 0.95),
        (0.13, 1.0),
        (0.13, 1.1),
        (0, 1.1),
    ]
    collar = [(0, 1.08), (0.16, 1.08), (0.165, 1.11), (0.165, 1.32), (0.15, 1.34), (0.1, 1.35)]
    bulb = [*collar, (0.085, 1.42), (0.095, 1.6), (0.07, 1.72), (0, 1.75)]
    parts = [lathe([(r * size, z * size) for r, z in each], what) for each, what in ((side, shell), (bulb, black))]
    if label:
        paper = surface(label, label, roughness=0.7)
        parts.append(lathe([(0.308 * size, 0.2 * size), (0.308 * size, 0.65 * size)], paper, 64, smooth=False))
        ink = surface('#3a342c', roughness=0.8)
        for z, wide in ((0.5, 0.5), (0.42, 0.34), (0.34, 0.34)):
            band = [
                (0.31 * size * math.sin(t), -0.31 * size * math.cos(t), z * size)
                for t in (-wide, -wide / 3, wide / 3, wide)
            ]
            parts.append(tubes([band], 0.012 * size, ink, fineness=1))
    return parts


def tube(colour='#d9b8a4', cap='#f3ede4'):
    """A squeezable tube standing on its cap."""
    skin = surface(colour, colour, roughness=0.4, coat=0.2)

    def point(u, v):
        turn, flat = u * 2 * math.pi, v**1.5
        return 0.28 * (1 + 0.25 * flat) * math.cos(turn), 0.28 * (1 - flat) * math.sin(turn), 0.24 + 1.35 * v

    lid = [(0, 0), (0.25, 0), (0.27, 0.03), (0.27, 0.24), (0, 0.25)]
    return [sheet(point, 64, 30, skin, closed_across=True), lathe(lid, surface(cap, cap, roughness=0.35))]

"""A jug of oil, a filter, a funnel and a dipstick; lengths are in units of 10 cm."""

import math

from kit.materials import surface
from kit.shapes import box, sheet, slab
from kit.solids import lathe, tubes

from .brakes import hole, steel


def oil_jug(colour='#20242a', label='#c8321c'):
    """A jug of five quarts with a grip at its left."""
    shell, paper = surface(colour, colour, roughness=0.35, coat=0.2), surface(label, label, roughness=0.45)

    def body(u, v):
        turn = u * 2 * math.pi
        grow = min(1.0, 0.9 + v * 4) if v < 0.72 else 1 - 0.74 * ((v - 0.72) / 0.28) ** 1.3
        cx = math.copysign(abs(math.cos(turn)) ** 0.4, math.cos(turn))
        sy = math.copysign(abs(math.sin(turn)) ** 0.4, math.sin(turn))
        end = 0.0 if v == 0 else 1.0
        shift = 0.42 * max(0.0, (v - 0.72) / 0.28)
        return shift + 0.98 * grow * cx * end, (0.56 * grow + 0.04) * sy * end, 2.55 * v

    parts = [sheet(body, 120, 60, shell, closed_across=True)]
    grip = [(-0.72, 0, 1.7), (-0.86, 0, 2.2), (-0.62, 0, 2.56), (-0.1, 0, 2.62), (0.3, 0, 2.4)]
    parts.append(tubes([grip], 0.15, shell, fineness=7))
    neck = [(0.3, 2.4), (0.26, 2.56), (0.26, 2.66)]
    parts.append(lathe(neck, shell, 48, smooth=False, location=(0.42, 0, 0)))
    cap = surface('#d9a01c', roughness=0.4)
    parts.append(
        lathe([(0.33, 2.6), (0.33, 2.9), (0.3, 2.94), (0, 2.94)], cap, 48, smooth=False, location=(0.42, 0, 0))
    )
    for i in range(30):
        turn = i * math.pi / 15
        spot = (0.42 + 0.33 * math.cos(turn), 0.33 * math.sin(turn), 2.75)
        parts.append(box((0.03, 0.03, 0.26), cap, 0.008, location=spot, rotation=(0, 0, turn)))
    parts.append(box((1.5, 0.02, 1.2), paper, 0.006, location=(0, -0.6, 0.95)))
    pale, gold = surface('#f3efe6', roughness=0.5), surface('#e8b02c', roughness=0.35)
    parts.append(box((1.5, 0.024, 0.3), pale, 0.004, location=(0, -0.6, 0.5)))
    turns = [i * math.pi / 20 for i in range(40)]
    drop = [(0.36 * math.sin(t) * abs(math.cos(t / 2)) ** 0.9, -0.4 * math.cos(t)) for t in turns]
    outline = slab(drop, 0.02, gold, 0.006, location=(0, -0.605, 1.12), rotation=(math.pi / 2, 0, 0))
    return [*parts, outline]


def oil_filter(colour='#e07a1c'):
    """A screw-on filter standing on its fluted end, its thread up."""
    paint, metal = surface(colour, colour, roughness=0.25, coat=0.5), steel('#b9bcc0')
    rubber = surface('#141516', roughness=0.5)
    can = [(0, 0), (0.3, 0), (0.38, 0.06), (0.4, 0.28), (0.41, 0.3), (0.41, 0.98), (0.43, 1.0), (0.43, 1.05)]
    parts = [lathe([*can, (0.39, 1.06)], paint, 96, smooth=False)]
    parts.append(lathe([(0.39, 1.04), (0.35, 1.08), (0.31, 1.04)], rubber, 64))
    parts.append(lathe([(0.4, 1.03), (0.15, 1.05), (0.14, 1.1), (0.11, 1.1), (0.1, 0.8)], metal, 64, smooth=False))
    for i in range(8):
        parts.append(hole(0.22, i * math.pi / 4, 1.055, 0.035, rubber))
    for i in range(18):
        turn = i * math.pi / 9
        spot = (0.385 * math.cos(turn), 0.385 * math.sin(turn), 0.17)
        parts.append(box((0.05, 0.07, 0.24), paint, 0.02, location=spot, rotation=(0, 0, turn)))
    return parts


def funnel(colour='#c8321c'):
    """A funnel standing on its wide rim."""
    plastic = surface(colour, colour, roughness=0.4, scatter=0.1)
    side = [(0.78, 0), (0.8, 0.02), (0.76, 0.16), (0.72, 0.18), (0.16, 0.78), (0.12, 0.86), (0.085, 1.5), (0.06, 1.5)]
    return [lathe(side, plastic, 72, smooth=False)]


def dipstick():
    """A dipstick with its yellow ring, lying along the x axis."""
    ring = [(-1.5 + 0.16 * math.cos(i * 0.524), 0.16 * math.sin(i * 0.524), 0.06) for i in range(13)]
    line = [(-1.34, 0, 0.06), (-0.6, 0.03, 0.04), (0.4, -0.02, 0.03), (1.7, 0.02, 0.03)]
    return [tubes([ring], 0.05, surface('#e8b02c', roughness=0.4)), tubes([line], 0.022, steel())]

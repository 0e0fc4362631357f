"""For contact lenses: a case with its caps, a bottle of solution; lengths are in units of 10 cm."""

import math

from kit.clear import film
from kit.materials import surface
from kit.shapes import box, group, sheet
from kit.solids import lathe


def _cap(colour):
    """A screw cap with a ribbed edge, its top at 0.16."""
    plastic = surface(colour, colour, roughness=0.35, coat=0.2)
    parts = [
        lathe([(0.33, 0), (0.33, 0.13), (0.3, 0.16), (0.26, 0.162), (0.24, 0.15), (0, 0.15)], plastic, 96, smooth=False)
    ]
    for i in range(44):
        turn = i * 2 * math.pi / 44
        spot = (0.332 * math.cos(turn), 0.332 * math.sin(turn), 0.065)
        parts.append(box((0.02, 0.022, 0.11), plastic, 0.008, location=spot, rotation=(0, 0, turn)))
    return parts


def lens(tint='#cfe6f2'):
    """A soft lens, its hollow up; it rests on its middle."""
    clear = film(tint, ior=1.45, roughness=0.02, ripple=0, edge=1.6)
    rim = surface('#a9cde0', roughness=0.15, coat=1)

    def dome(u, v):
        turn, rise = u * 2 * math.pi, 1.12 * v
        return (
            0.21 * math.sin(rise) * math.cos(turn),
            0.21 * math.sin(rise) * math.sin(turn),
            0.21 * (1 - math.cos(rise)),
        )

    edge = [(0.189, 0.117), (0.192, 0.121), (0.188, 0.123)]
    return [sheet(dome, 64, 24, clear, closed_across=True), lathe(edge, rim, 64, smooth=False)]


def lens_case(left='#2f8aa0', right='#f0f1ee', shell='#f2f3f0'):
    """A case: the right well is closed, the left one open with a lens; its cap leans at the case."""
    white = surface(shell, shell, roughness=0.3, coat=0.3, scatter=0.1)
    parts = [box((0.7, 0.34, 0.1), white, 0.04, location=(0, 0, 0.1))]
    for side in (-1, 1):
        well = [
            (0, 0.05),
            (0.27, 0.03),
            (0.31, 0),
            (0.34, 0.02),
            (0.35, 0.2),
            (0.3, 0.22),
            (0.3, 0.32),
            (0.28, 0.33),
            (0.26, 0.32),
            (0.24, 0.16),
            (0, 0.09),
        ]
        parts.append(lathe(well, white, 80, location=(side * 0.48, 0, 0)))
    parts.append(group(_cap(right), (0.48, 0, 0.2)))
    water = film('#e6f3f6', ior=1.33, roughness=0.01, ripple=0)
    parts.append(lathe([(0.262, 0.27), (0, 0.27)], water, 64, smooth=False, location=(-0.48, 0, 0)))
    parts.append(group(lens(), (-0.46, 0.01, 0.17), (0.2, 0.1, 0)))
    parts.append(group(_cap(left), (-0.62, -0.62, 0.05), (-0.5, 0.12, 0.3)))
    return parts


def solution(cap='#2f8aa0', label='#7fb9cc'):
    """A bottle of solution with a band and its cap."""
    white, band = surface('#f4f5f2', roughness=0.3, coat=0.3, scatter=0.15), surface(label, label, roughness=0.5)
    top = surface(cap, cap, roughness=0.35, coat=0.2)
    side = [
        (0, 0),
        (0.38, 0),
        (0.42, 0.05),
        (0.42, 0.3),
        (0.42, 1.0),
        (0.4, 1.2),
        (0.26, 1.36),
        (0.16, 1.4),
        (0.16, 1.48),
        (0, 1.48),
    ]
    lid = [(0, 1.42), (0.2, 1.42), (0.2, 1.62), (0.13, 1.68), (0.11, 1.8), (0, 1.82)]
    parts = [lathe(side, white, 96), lathe(lid, top, 64, smooth=False)]
    parts.append(lathe([(0.4225, 0.3), (0.4225, 0.92)], band, 96, smooth=False))
    drop = surface('#f4f5f2', roughness=0.5)

    def tear(u, v):
        turn, t = (u - 0.5) * 0.8, v
        wide = 0.36 * math.sin(math.pi * min(1, t**0.75)) * (1 - 0.35 * t)
        a = turn * wide * 2.2
        return 0.425 * math.sin(a), -0.425 * math.cos(a), 0.42 + 0.36 * t

    return [*parts, sheet(tear, 20, 20, drop)]

"""From a dentist to take home: a clear guard in its case, syringes of gel; lengths are in units of 10 cm."""

import math

from kit.clear import film
from kit.materials import surface
from kit.shapes import group, sheet, slab, thicken
from kit.solids import lathe

from .phone import rounded


def guard(tint='#e3f0f4'):
    """A clear guard for the upper teeth, its trough down."""
    clear = surface(tint, tint, roughness=0.08, coat=1, scatter=0.5, scatter_tint=(0.9, 1, 1))

    def trough(u, v):
        t = (u - 0.5) * 2
        x, y = 0.33 * math.sin(t * 1.5), 0.42 * math.cos(t * 1.5)
        long = math.hypot(x, y) or 1
        around = math.pi * (0.08 + 0.84 * v)
        tooth = 1 + 0.07 * math.cos(t * 34)
        wide = (0.055 + 0.035 * abs(t)) * tooth
        out = wide * math.cos(around)
        high = (0.11 + 0.02 * math.cos(t * 34)) * math.sin(around) ** 0.5
        return x * (1 + out / long), y * (1 + out / long) - 0.15, high

    return [group([thicken(sheet(trough, 200, 24, clear), 0.018)], scale=1.25)]


def _half(colour, high, wall=0.03):
    """An open box with round corners."""
    plastic = surface(colour, colour, roughness=0.35, coat=0.25)
    outer = rounded(1.15, 1.0, 0.4, 14)
    count = len(outer)
    rings = [
        (0.86, 0.0),
        (0.97, 0.03),
        (1.0, 0.1),
        (1.0, high),
        (1 - 2 * wall, high),
        (0.94, 0.1),
        (0.86, 0.04),
        (0.0, 0.035),
    ]

    def side(u, v):
        share, z = rings[round(v * (len(rings) - 1))]
        x, y = outer[round(u * count) % count]
        return x * share, y * share, z

    return [
        sheet(side, count, len(rings), plastic, closed_across=True),
        slab([(x * 0.85, y * 0.85) for x, y in outer], 0.02, plastic, 0.005),
    ]


def guard_case(colour='#3f8f9a'):
    """An open case with the guard in it; its lid stands behind."""
    parts = [*_half(colour, 0.24), group(guard(), (0, 0, 0.14), (0.1, 0, 0))]
    parts.append(group(_half(colour, 0.16), (0, 0.62, 0.62), (1.95, 0, 0)))
    hinge = surface(colour, colour, roughness=0.4)
    parts.append(
        lathe(
            [(0, -0.28), (0.035, -0.28), (0.035, 0.28), (0, 0.28)],
            hinge,
            24,
            smooth=False,
            location=(0, 0.52, 0.22),
            rotation=(0, math.pi / 2, 0),
        )
    )
    return parts


def syringe(colour='#2f8aa0', gel='#e6f1f2'):
    """A small syringe of gel along the x axis, its tip to the left."""
    clear, paste = (
        film('#f1f6f6', ior=1.5, roughness=0.02, ripple=0, edge=2.2),
        surface(gel, gel, roughness=0.3, scatter=0.3),
    )
    cap, white = surface(colour, colour, roughness=0.35, coat=0.2), surface('#f2f2ee', roughness=0.35)
    placing = {'location': (0, 0, 0.115), 'rotation': (0, math.pi / 2, 0)}
    barrel = [(0.04, -0.62), (0.105, -0.56), (0.11, -0.5), (0.11, 0.45), (0.11, 0.5)]
    parts = [lathe(barrel, clear, 48, smooth=False, **placing)]
    parts.append(lathe([(0, -0.55), (0.098, -0.54), (0.098, 0.16), (0, 0.16)], paste, 48, smooth=False, **placing))
    parts.append(
        lathe(
            [(0, 0.16), (0.1, 0.16), (0.1, 0.22), (0.04, 0.24), (0.04, 0.86), (0.14, 0.86), (0.14, 0.9), (0, 0.9)],
            white,
            48,
            smooth=False,
            **placing,
        )
    )
    parts.append(
        lathe(
            [(0, -0.95), (0.03, -0.95), (0.035, -0.9), (0.06, -0.62), (0.075, -0.6), (0.075, -0.55), (0, -0.55)],
            cap,
            48,
            smooth=False,
            **placing,
        )
    )
    parts.append(
        slab(rounded(0.62, 0.24, 0.11), 0.03, white, 0.01, location=(0.5, 0, 0.115), rotation=(0, math.pi / 2, 0))
    )
    parts.append(lathe([(0.111, -0.3), (0.111, 0.1)], surface('#f4f4f0', roughness=0.6), 48, smooth=False, **placing))
    parts.append(lathe([(0.1115, -0.16), (0.1115, -0.08)], cap, 48, smooth=False, **placing))
    return parts

"""Ear buds in their case; lengths are in units of 10 cm."""

import math

from kit.materials import glowing, surface
from kit.shapes import box, group, sheet, slab, thicken
from kit.solids import lathe, tubes

from .chargers import plastic


def earbuds_case(colour='#eceae5', tip='#d9d6cf'):
    """An open charging case with two buds in it."""
    shell, dark = plastic(colour, 0.16), surface('#b9b6ae', roughness=0.5)
    metal = surface('#c9ccd0', roughness=0.2, metallic=1)

    def half(u, v, low, high):
        turn = u * 2 * math.pi
        cx, sy = (math.copysign(abs(f(turn)) ** 0.55, f(turn)) for f in (math.cos, math.sin))
        rise = low + (high - low) * v
        grow = (1 - (1 - min(1.0, rise / 0.5)) ** 2.6) ** 0.5 if rise < 0.5 else 1.0
        return 1.0 * cx * (0.3 + 0.7 * grow) * (grow > 0), 0.42 * sy * (0.25 + 0.75 * grow) * (grow > 0), rise

    body = [thicken(sheet(lambda u, v: half(u, v, 0.0, 0.85), 120, 50, shell, closed_across=True), 0.02)]
    flat = [half(i / 90, 1, 0, 0.85) for i in range(90)]
    body.append(slab([(x * 0.97, y * 0.97) for x, y, _ in flat], 0.02, dark, 0.006, location=(0, 0, 0.8)))
    lid = [thicken(sheet(lambda u, v: half(u, v, 0.08, 0.5), 120, 30, shell, closed_across=True), 0.03)]
    lid.append(slab([(x * 0.95, y * 0.95) for x, y, _ in flat], 0.02, dark, 0.006, location=(0, 0, 0.3)))
    body.append(group(lid, (0, 0.86, 1.12), (math.pi + 1.05 + math.pi, 0, 0)))
    hinge = tubes([[(-0.3, 0.42, 0.86), (0, 0.42, 0.86), (0.3, 0.42, 0.86)]], 0.05, metal)
    lamp = box((0.06, 0.02, 0.06), glowing('#bfe8c8', 2.5), 0.01, location=(0, -0.425, 0.5))
    buds = [group(earbud(colour, tip), (0.42 * side, -0.02, 0.62), (0.12, 0, 0.5 * side)) for side in (-1, 1)]
    return [*body, hinge, lamp, *buds]


def earbud(colour='#eceae5', tip='#d9d6cf'):
    """A bud on its stem, standing on the stem."""
    shell, soft, dark = plastic(colour, 0.14), surface(tip, tip, roughness=0.6), surface('#26282b', roughness=0.6)
    stem = [(0, 0), (0.09, 0), (0.11, 0.03), (0.115, 0.4), (0.13, 0.55), (0, 0.6)]
    head = [(0, -0.22), (0.14, -0.2), (0.22, -0.1), (0.24, 0.02), (0.2, 0.12), (0.12, 0.18), (0, 0.2)]
    tip_of = [(0.11, 0.16), (0.2, 0.18), (0.21, 0.24), (0.15, 0.36), (0.08, 0.36), (0, 0.3)]
    parts = [lathe(stem, shell, 40)]
    bulb = [lathe(head, shell, 48), lathe(tip_of, soft, 40), lathe([(0.075, 0.33), (0, 0.33)], dark, 24)]
    parts.append(group(bulb, (0, -0.05, 0.62), (0.95, 0, 0)))
    return [*parts, box((0.03, 0.01, 0.2), dark, 0.01, location=(0, -0.118, 0.3))]


def ear_tips(colour='#d9d6cf'):
    """Two more pairs of tips, lying."""
    soft = surface(colour, colour, roughness=0.6)
    parts = []
    for i, size in enumerate((0.8, 0.8, 1.15, 1.15)):
        profile = [(0.07, 0), (0.1, 0), (0.19, 0.02), (0.21, 0.08), (0.15, 0.2), (0.08, 0.21), (0.07, 0.1)]
        parts.append(
            lathe([(r * size, z * size) for r, z in profile], soft, 40, location=(0.36 * (i % 2), 0.4 * (i // 2), 0))
        )
    return parts

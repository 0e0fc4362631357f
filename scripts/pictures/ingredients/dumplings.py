"""Dumplings and buns; each is built once and can be placed many times with `copy_of`."""

import math

from mathutils import noise

from kit import chance
from kit.colours import blend, linear
from kit.materials import painted, surface
from kit.shapes import place, sheet, thicken
from kit.solids import blob, lathe


def copy_of(thing, location, rotation=(0, 0, 0), scale=1):
    """Another object with the same form and modifiers."""
    double = place(thing.data, None, location, rotation, scale)
    for modifier in thing.modifiers:
        twin = double.modifiers.new(modifier.name, modifier.type)
        if modifier.type == 'SOLIDIFY':
            twin.thickness, twin.offset = modifier.thickness, modifier.offset
    return double


def dough(fried):
    """Wheat dough; fried dumplings are brown at the bottom."""
    return surface(
        '#e2bf8c' if fried else '#efe0c0',
        '#f0dab2' if fried else '#f7ecd4',
        scale=5,
        roughness=0.3,
        scatter=0.45,
        scatter_tint=(1, 0.72, 0.45),
        scatter_depth=0.14,
        coat=0.35,
        bump=0.12,
        bump_scale=20,
        foot=('#7a3a12', 0.0, 0.6) if fried else None,
    )


def crescent(material, seed):
    """A folded dumpling with a pleated crest, along the x axis."""
    shift, pleats, half_length = seed * 3.7, 9 + seed % 2, 0.52

    def point(u, v):
        along, around = u * 2 - 1, v * 2 * math.pi
        body = max(0, 1 - abs(along) ** 2.4) ** 0.5
        cos, sin = math.cos(around), math.sin(around)
        up = max(0, sin)
        width, height = 0.25 * body + 0.012, 0.36 * body + 0.03
        y = width * cos * (1 - up**1.2 * 0.55)
        z = height * (0.5 + 0.5 * sin)
        crest = up**7
        pleat = math.sin(along * pleats * math.pi + 0.9 * math.sin(along * 2 + shift) + 0.5)
        y += crest * (0.022 * pleat + 0.07 * body) + 0.022 * up**2 * pleat * body * (1 if cos < 0 else 0.35)
        z += crest * (0.045 * body + 0.02) + 0.006 * crest * pleat
        dent = noise.fractal((along * 2 + shift, y * 5, z * 5), 1, 2, 3) * 0.022
        x = half_length * along * (1 - 0.04 * up)
        return x + dent * 0.5, y + dent + 0.16 * along * along - 0.08, max(0, z + (dent if z > 0.03 else 0))

    return sheet(point, 120, 72, material, closed_along=True)


def soup_dumpling(seed):
    """A round dumpling whose pleats turn around its top."""
    skin = surface(
        '#f0dfc0', '#f8eed8', '#e2c298', scale=2.5, roughness=0.28, coat=0.45, scatter=0.6, scatter_depth=0.2
    )
    return _pleated(skin, radius=0.42, height=0.36, pleats=16, twist=0.9, seed=seed)


def bun(colour='#f6efe2', shade='#fbf7ee', seed=0):
    """A steamed bun with a pleated top."""
    skin = surface(colour, shade, scale=3, roughness=0.6, scatter=0.5, scatter_depth=0.15, bump=0.08, bump_scale=30)
    return _pleated(skin, radius=0.5, height=0.5, pleats=14, twist=0.6, seed=seed)


def smooth_bun(colour='#f6e6c0', shade='#fbf0d6', seed=0):
    """A round bun without pleats."""
    skin = surface(colour, shade, scale=3, roughness=0.55, scatter=0.5, scatter_depth=0.15, bump=0.05, bump_scale=30)
    radii = (0.5, 0.5, 0.38)
    return blob(skin, (0, 0, 0.36), radii=radii, uneven=0.03, frequency=1, subdivisions=5, seed=seed, floor=-0.3)


def split_bun(seed=0):
    """A barbecue pork bun that has burst open on top."""
    skin = surface(
        '#f8f3e8', '#fdfaf3', scale=3, roughness=0.65, scatter=0.5, scatter_depth=0.15, bump=0.25, bump_scale=18
    )
    filling = surface('#5a1f10', '#7d3418', scale=8, roughness=0.2, coat=0.8, bump=0.5, bump_scale=20)
    filled = blob(filling, (0, 0, 0.5), radii=(0.2, 0.2, 0.16), uneven=0.3, frequency=3, subdivisions=4)

    def point(u, v):
        around = u * 2 * math.pi
        crack = 0.5 + 0.5 * math.cos(around * 3 + 0.4 * math.sin(around + seed))
        reach = 0.5 * math.sin(math.pi * min(1, v * 0.93) ** 0.8) + 0.02
        if v > 0.7:
            reach += (v - 0.7) * (0.25 + 0.5 * (1 - crack))
        rough = 0.03 * noise.noise((math.cos(around) * 4, math.sin(around) * 4, v * 5 + seed)) * v
        return (
            (reach + rough) * math.cos(around),
            (reach + rough) * math.sin(around),
            0.02 + 0.62 * v * (0.9 + 0.12 * crack),
        )

    return [filled, sheet(point, 96, 40, skin, closed_across=True)]


def crystal_dumpling(seed=0):
    """A prawn dumpling in a translucent, pleated skin."""
    skin = painted(roughness=0.18, coat=0.7, scatter=0.5, scatter_tint=(1, 0.6, 0.45), scatter_depth=0.2)
    clear, prawn, deep = linear('#efe4d6'), linear('#eeb494'), linear('#dd7a50')

    def colour(u, v):
        along, around = u * 2 - 1, v * 2 * math.pi
        inside = (1 - along**4) * (1 - max(0, math.sin(around)) ** 1.5)
        stripe = 0.5 + noise.fractal((along * 4, around * 1.3, seed), 1, 2, 3)
        return (*blend(clear, blend(prawn, deep, stripe * 0.9), inside * 0.95)[:3], 1)

    def point(u, v):
        along, around = u * 2 - 1, v * 2 * math.pi
        body = max(0, 1 - abs(along) ** 2.2) ** 0.5
        cos, sin = math.cos(around), math.sin(around)
        ridge = max(0, sin) ** 5
        pleat = math.sin(along * 22 + seed)
        y = 0.27 * body * cos * (1 - 0.35 * max(0, sin)) + 0.2 * along * along + ridge * 0.03 * pleat
        z = 0.17 * body * (1 + sin) + ridge * (0.07 * body + 0.012 * pleat)
        return 0.46 * along, y - 0.08, z

    return sheet(point, 120, 60, skin, closed_along=True, colour=colour)


def siu_mai():
    """An open dumpling in a yellow skin with roe on top."""
    skin = surface('#dcae62', '#e8c284', scale=3, roughness=0.35, coat=0.3, scatter=0.4, scatter_depth=0.1)
    filling = surface('#d9a88a', '#ecc8ae', '#c08464', scale=7, roughness=0.3, coat=0.4, bump=0.5, bump_scale=22)
    roe = surface('#e8641a', '#f08a34', roughness=0.1, coat=1, scatter=0.4)
    parts = [blob(filling, (0, 0, 0.34), radii=(0.28, 0.28, 0.17), uneven=0.12, frequency=3, subdivisions=4)]
    for _ in range(14):
        x, y = chance.in_disc(0.1)
        parts.append(blob(roe, (x, y, 0.51), radii=(0.028, 0.028, 0.028), uneven=0, subdivisions=2))

    def point(u, v):
        around = u * 2 * math.pi
        frill = v**4 * (0.03 * math.sin(around * 9) + 0.02 * math.sin(around * 5 + 1))
        reach = 0.3 + 0.035 * math.sin(math.pi * v) + frill
        return reach * math.cos(around), reach * math.sin(around), 0.02 + 0.4 * v + frill

    parts.append(thicken(sheet(point, 90, 16, skin, closed_across=True), 0.018))
    return parts


def egg_tart():
    """A tart of flaky pastry with custard."""
    pastry = surface('#c98f42', '#e6b972', '#a86a26', scale=8, roughness=0.6, bump=0.5, bump_scale=24)
    custard = surface('#dd9238', '#e6a654', '#b8641c', scale=2.4, roughness=0.15, coat=0.8, scatter=0.4)

    def point(u, v):
        around = u * 2 * math.pi
        reach = 0.3 + 0.17 * v + 0.012 * math.cos(around * 18)
        return reach * math.cos(around), reach * math.sin(around), 0.24 * v + 0.02 * v * noise.noise((around * 3, v, 0))

    shell = thicken(sheet(point, 144, 14, pastry, closed_across=True), 0.05)
    return [shell, lathe([(0.43, 0.185), (0.3, 0.2), (0.15, 0.205), (0, 0.205)], custard, 64)]


def _pleated(material, radius, height, pleats, twist, seed):
    def point(u, v):
        around = u * 2 * math.pi
        profile = math.sin(math.pi * (0.08 + 0.92 * (1 - v)) ** 0.75) ** 0.62 if v < 1 else 0
        depth = max(0, v - 0.35) / 0.65
        fold = 1 + 0.1 * depth * math.sin(around * pleats + v * twist * 6 + seed)
        reach = radius * profile * fold + 0.015
        turn = around + twist * depth
        knot = 0.1 * height * max(0, v - 0.9) * 10
        z = 2 * height * (0.5 - 0.5 * math.cos(math.pi * v**0.85)) * 0.8 + knot
        return reach * math.cos(turn), reach * math.sin(turn), z * (1 + 0.03 * noise.noise((around, v, seed)))

    return sheet(point, 168, 60, material, closed_across=True)

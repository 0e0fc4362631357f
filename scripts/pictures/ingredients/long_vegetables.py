"""Long vegetables; each maker returns the objects of one that lies along x from the origin."""

import math

from kit import chance
from kit.leaves import leaf
from kit.materials import surface
from kit.shapes import sheet, thicken
from kit.solids import blob, tubes

FRESH = {'scatter': 0.2, 'scatter_tint': (0.5, 1, 0.3), 'scatter_depth': 0.05}


def carrot(length=1.15, radius=0.12):
    """Lying along x, its green top to -x."""
    skin = surface(
        '#cf6a1e', '#e08436', '#b9581a', scale=3, stretch=(14, 1, 1), roughness=0.45, coat=0.15, bump=0.3, bump_scale=8
    )
    path = [(0, 0, 0), (length * 0.3, 0.01, 0), (length * 0.65, -0.02, 0), (length, 0.02, 0)]
    root = tubes([path], radius, skin, fineness=8, taper=lambda t: (1 - t) ** 0.55 * (0.94 + 0.06 * t) + 0.03)
    green = surface('#3a6a24', '#5f9038', scale=6, roughness=0.45, coat=0.15, **FRESH)
    stems, parts = [], [root]
    for _ in range(9):
        dy, dz = chance.between(-0.28, 0.28), chance.between(-0.05, 0.3)
        reach = chance.between(0.6, 1.0)
        tip = (-reach, dy, dz)
        stems.append([(0.02, 0, 0), (-reach * 0.4, dy * 0.3, dz * 0.6), (-reach * 0.75, dy * 0.7, dz), tip])
        for k in range(5):
            share = 0.55 + 0.1 * k
            spot = (-reach * share, dy * share, dz * (0.5 + 0.5 * share))
            lean = (chance.between(-0.5, 0.5), chance.between(-0.3, 0.3), math.pi + (0.9 if k % 2 else -0.9))
            parts.append(leaf(green, 0.2, 0.06, 0.2, 0.03, 0.5, 8, location=spot, rotation=lean))
    return [*parts, tubes(stems, 0.014, green, fineness=2)]


def leek(length=2.3):
    """Lying along x: white, then green leaves that part to +x."""
    white = surface('#e9e6d3', '#f3f0e2', scale=3, stretch=(0.6, 6, 6), roughness=0.35, coat=0.3, scatter=0.2)
    shaft = tubes([[(0, 0, 0), (0.4, 0, 0), (0.8, 0.01, 0), (1.2, 0, 0)]], 0.15, white, fineness=8)
    green = surface('#3a6a34', '#5f8a4a', '#a5c07c', scale=2, stretch=(0.6, 7, 7), roughness=0.4, coat=0.15)
    parts = [shaft]
    for i in range(6):
        side = chance.between(-0.3, 0.3)

        def point(u, v, side=side, i=i):
            wide = 0.15 * (1 - 0.5 * u**2) * (1 + 0.4 * u)
            y = side * u * u + (v - 0.5) * 2 * wide
            z = 0.12 * (1 - 3 * (v - 0.5) ** 2) * (1 - u) - 0.08 + 0.05 * i + 0.16 * math.sin(u * 2.6 + 0.4 * i) * u
            return 1.0 + u * (length - 1.0) * (0.8 + 0.05 * i), y, z

        parts.append(thicken(sheet(point, 30, 9, green), 0.014))
    return parts


def courgette(length=1.5, radius=0.17):
    """Lying along x, speckled, with its stalk to -x."""
    skin = surface('#1f4a1c', '#3f7430', '#7a9c54', scale=9, stretch=(0.7, 3, 3), roughness=0.28, coat=0.4, bump=0.1)
    stalk = surface('#7a9450', '#96ad68', scale=6, roughness=0.5)
    path = [(0, 0, 0), (length * 0.35, 0.06, 0), (length * 0.7, 0.06, 0), (length, 0, 0)]
    body = tubes([path], radius, skin, fineness=9, taper=lambda t: 0.72 + 0.36 * math.sin(math.pi * min(1, t * 0.85)))
    tip = blob(skin, (length, 0, 0), radii=(0.09, radius * 0.86, radius * 0.86), uneven=0.02)
    stem = tubes(
        [[(0.02, 0, 0), (-0.08, 0, 0.01), (-0.16, -0.01, 0.02), (-0.2, -0.02, 0.03)]], 0.085, stalk, fineness=6
    )
    return [body, tip, stem]


def aubergine(length=1.35, radius=0.28):
    """Lying along x, its green cap to -x."""
    skin = surface('#1c0d22', '#2a1434', scale=2, roughness=0.1, coat=1)
    green = surface('#4a6a2c', '#6b8a3f', scale=6, roughness=0.5)
    path = [(0, 0, 0), (length * 0.3, 0.03, 0), (length * 0.65, 0.05, 0), (length, 0, 0)]
    body = tubes([path], radius, skin, fineness=10, taper=lambda t: 0.55 + 0.5 * math.sin(math.pi * t * 0.72))
    tip = blob(skin, (length * 0.99, 0, 0), radii=(0.22, radius * 0.93, radius * 0.93), uneven=0.02, subdivisions=5)
    parts = [body, tip]
    for i in range(6):
        lean = (i * 1.047, 0.3, 0)
        spot = (-0.02, -0.145 * math.sin(i * 1.047), 0.145 * math.cos(i * 1.047))
        parts.append(leaf(green, 0.34, 0.11, 0.3, 0.01, location=spot, rotation=lean))
    stem = tubes([[(0.05, 0, 0), (-0.1, 0, 0.02), (-0.22, 0.02, 0.05), (-0.32, 0.05, 0.06)]], 0.07, green, fineness=6)
    return [*parts, stem]

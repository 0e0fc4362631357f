"""Tools for cutting and shaping hair; each is a list of objects that lie at the origin."""

import math

from kit.materials import surface
from kit.shapes import box, group, sheet, thicken
from kit.solids import lathe, tubes


def polished(colour='#b9bcc0', roughness=0.16):
    return surface(colour, colour, roughness=roughness, metallic=1)


def razor(scales='#1c1612'):
    """An open straight razor; the blade points to the left."""
    steel, horn = (
        polished('#c3c6c9', 0.08),
        surface(scales, '#33261c', scale=4, distortion=1.4, roughness=0.12, coat=0.8),
    )

    def blade(u, v):
        return -1.45 * u, 0.3 * (v - 0.5) + 0.02 * math.sin(u * 3), 0.16 + 0.03 * math.sin(u * 2) + 0.02 * v

    parts = [thicken(sheet(blade, 30, 6, steel), 0.02)]
    spine = [(0, 0.14, 0.18), (-0.5, 0.15, 0.2), (-1.0, 0.16, 0.21), (-1.44, 0.16, 0.2)]
    shank = [(0.0, 0.02, 0.17), (0.22, 0, 0.16), (0.42, 0.05, 0.16), (0.52, 0.14, 0.17)]
    parts += [tubes([spine], 0.035, steel, fineness=4), tubes([shank], 0.05, steel, fineness=4)]
    grip = []
    for z in (0.1, 0.22):
        grip.append([(0.28, 0.0, z), (0.7, -0.34, z - 0.02), (1.2, -0.6, z - 0.03), (1.75, -0.72, z - 0.04)])
    parts.append(tubes(grip, 0.075, horn, fineness=5, taper=lambda t: 0.8 + 0.5 * math.sin(math.pi * t)))
    return [
        *parts,
        lathe(
            [(0, -0.08), (0.035, -0.08), (0.035, 0.09), (0, 0.1)], polished('#c9a24a'), 20, location=(0.3, -0.01, 0.17)
        ),
    ]


def comb(colour='#b58a3c', metallic=1.0, teeth=46):
    """A comb lying flat along the x axis."""
    body = surface(colour, colour, scale=6, roughness=0.25, metallic=metallic, coat=0.2)
    parts = [box((2.3, 0.2, 0.08), body, 0.03, location=(0, 0.2, 0.05))]
    for i in range(teeth):
        x = -1.08 + 2.16 * i / (teeth - 1)
        wide = 0.026 if i < teeth / 2 else 0.018
        parts.append(box((wide, 0.36, 0.05), body, 0.008, location=(x, -0.06, 0.05)))
    for x in (-1.11, 1.11):
        parts.append(box((0.08, 0.4, 0.07), body, 0.02, location=(x, -0.04, 0.05)))
    return parts


def scissors(metal='#c3c6c9', size=1.0):
    """Open scissors; the tips point to the left."""
    steel = polished(metal, 0.12)
    parts = []
    for side in (-1, 1):

        def blade(u, v, side=side):
            wide = 0.13 * (1 - u) ** 0.7 + 0.004
            return -1.35 * u, side * (0.0 + wide * v * 0.9 - 0.01), 0.07 + 0.02 * side

        leg = [(0.0, 0.03 * side, 0.07), (0.45, -0.1 * side, 0.07), (0.8, -0.2 * side, 0.07)]
        loop = []
        for i in range(17):
            turn = i * math.pi / 8
            loop.append((1.06 + 0.26 * math.cos(turn), -0.3 * side + 0.17 * math.sin(turn), 0.07))
        arm = [
            thicken(sheet(blade, 24, 5, steel), 0.035),
            tubes([leg], 0.055, steel, fineness=4),
            tubes([loop], 0.045, steel, fineness=5),
        ]
        parts.append(group(arm, rotation=(0, 0, 0.17 * side)))
    parts.append(
        lathe(
            [(0, 0), (0.06, 0), (0.065, 0.03), (0.04, 0.045), (0, 0.045)], polished('#c9a24a'), 24, location=(0, 0, 0.1)
        )
    )
    return [group(parts, scale=size)]


def clippers(colour='#18191b'):
    """Hair clippers lying on their back."""
    shell, steel = surface(colour, '#222326', scale=60, roughness=0.45, coat=0.1), polished()

    def body(u, v):
        turn = u * 2 * math.pi
        wide = 0.26 + 0.05 * math.cos(v * 5) + 0.05 * v
        ends = min(1, v * 9) ** 0.5
        x, z = -0.95 + 1.75 * (1 - v), 0.22 * ends * (0.85 + 0.15 * math.cos(v * 4))
        return (
            x,
            wide * ends * math.copysign(abs(math.cos(turn)) ** 0.7, math.cos(turn)),
            0.23 + z * math.copysign(abs(math.sin(turn)) ** 0.7, math.sin(turn)),
        )

    parts = [sheet(body, 64, 60, shell, closed_across=True)]
    parts.append(box((0.22, 0.5, 0.34), surface('#26282a', roughness=0.4), 0.05, location=(0.85, 0, 0.24)))
    parts.append(box((0.2, 0.5, 0.08), steel, 0.01, location=(1.03, 0, 0.34)))
    for i in range(22):
        parts.append(box((0.14, 0.012, 0.03), steel, 0.003, location=(1.18, -0.23 + 0.022 * i, 0.34)))
    parts.append(box((0.3, 0.09, 0.05), polished('#c9a24a', 0.25), 0.02, location=(0.2, 0, 0.45)))
    cord = [(-0.9, 0, 0.23), (-1.3, 0.05, 0.1), (-1.9, 0.4, 0.05), (-2.3, 1.2, 0.05), (-1.6, 1.9, 0.05)]
    return [*parts, tubes([cord], 0.04, shell, fineness=4)]


def iron(colour='#1a1b1d'):
    """A hair straightener, slightly open."""
    shell, plate = (
        surface(colour, '#232427', scale=60, roughness=0.4, coat=0.15),
        surface('#8a6a5c', roughness=0.15, metallic=0.8),
    )
    parts = []
    for side in (-1, 1):
        arm = [
            box((2.6, 0.34, 0.17), shell, 0.07, location=(0, 0, 0)),
            box((0.95, 0.26, 0.03), plate, 0.01, location=(-0.75, 0, -0.085 * side)),
        ]
        parts.append(group(arm, (0, 0, 0.22 + 0.15 * side), (0, 0.07 * side, 0)))
    cord = [(1.25, 0, 0.22), (1.7, 0.05, 0.12), (2.2, 0.5, 0.05), (2.1, 1.3, 0.05), (1.2, 1.8, 0.05)]
    return [*parts, tubes([cord], 0.05, shell, fineness=5)]

"""Things of a beauty room: lashes, glue, a basin for the feet, salt; lengths are in units of 10 cm."""

import math

from kit import chance
from kit.materials import surface
from kit.shapes import box, place, sheet, thicken
from kit.solids import blob, blob_data, lathe, tubes
from kit.wood import wood


def lash_card(rows=7, colour='#f4f2ec'):
    """A card of lash extensions in strips, longer from row to row."""
    base, strip, black = (
        surface(colour, roughness=0.4, coat=0.3),
        surface('#e6d9cf', roughness=0.7),
        surface('#0e0d0d', roughness=0.35),
    )
    parts = [box((2.3, 1.75, 0.05), base, 0.04, location=(0, 0, 0.025))]
    for row in range(rows):
        y, hairs, long = 0.68 - 0.23 * row, [], 0.1 + 0.014 * row
        parts.append(box((2.0, 0.06, 0.03), strip, 0.006, location=(0, y, 0.065)))
        for i in range(150):
            x = -0.97 + 1.94 * i / 149
            reach = long * chance.between(0.96, 1.03)
            hairs.append(
                [
                    (x, y - 0.01, 0.082),
                    (x, y - 0.03 - reach * 0.5, 0.085),
                    (x, y - 0.03 - reach * 0.86, 0.11),
                    (x, y - 0.03 - reach, 0.15 + 0.004 * row),
                ]
            )
        parts.append(tubes(hairs, 0.0045, black, fineness=1, taper=lambda t: 1.15 - 0.95 * t))
    return parts


def glue_ring(colour='#e9c9c4'):
    """A small stone with a drop of glue, and a brush for lashes beside it."""
    stone, drop = (
        surface('#7fae9a', '#a3c9b8', scale=3, distortion=1, roughness=0.12, coat=0.7),
        surface('#141214', roughness=0.04, coat=1),
    )
    parts = [lathe([(0, 0), (0.3, 0), (0.32, 0.03), (0.32, 0.1), (0.29, 0.13), (0, 0.13)], stone, 64)]
    parts.append(blob(drop, (0, 0, 0.13), radii=(0.11, 0.11, 0.05), uneven=0.02, subdivisions=4))
    pink = surface(colour, colour, roughness=0.3, coat=0.3)
    parts.append(tubes([[(0.75, -0.6, 0.05), (0.7, 0, 0.05), (0.66, 0.55, 0.05)]], 0.035, pink, fineness=5))
    bristles = []
    for i in range(110):
        t, turn = i / 110, i * 2.4
        y = 0.58 + 0.4 * t
        x, reach = 0.66 - 0.03 * t, 0.07 * (0.75 + 0.25 * math.sin(t * math.pi))
        bristles.append(
            [
                (x, y, 0.07),
                (x + reach * math.cos(turn) * 0.6, y + 0.01, 0.07 + 0.6 * reach * math.sin(turn)),
                (x + reach * math.cos(turn), y + 0.02, 0.07 + reach * math.sin(turn)),
            ]
        )
    return [*parts, tubes(bristles, 0.006, surface('#1c1a1a', roughness=0.5), fineness=1)]


def foot_basin(colour='#b5855a', petals=9, milk='#f1ebe0'):
    """A wooden basin of milky water with petals."""
    timber = surface('#8a5c34', '#ad7c4a', scale=4, stretch=(7, 7, 1), roughness=0.45)
    hoop = surface('#b58a4c', roughness=0.3, metallic=1)
    side = [
        (0, 0.03),
        (1.42, 0.03),
        (1.46, 0),
        (1.56, 0),
        (1.72, 1.05),
        (1.7, 1.09),
        (1.6, 1.09),
        (1.58, 1.05),
        (1.5, 0.5),
    ]
    parts = [lathe(side, timber, 120, smooth=False)]
    for low in (0.2, 0.78):
        reach = 1.56 + 0.155 * low + 0.015
        parts.append(
            lathe(
                [(reach, low), (reach + 0.03, low + 0.02), (reach + 0.04, low + 0.1), (reach + 0.02, low + 0.12)],
                hoop,
                120,
            )
        )
    water = surface(milk, milk, roughness=0.05, coat=1, scatter=0.2)
    parts.append(lathe([(1.58, 0.86), (0.8, 0.86), (0, 0.86)], water, 96, smooth=False))
    pink = [surface(tint, tint, roughness=0.6, scatter=0.2) for tint in ('#c9788a', '#d9929c', '#e6b4b4')]

    def petal(u, v):
        half = 0.17 * math.sin(math.pi * min(1, u**0.7)) + 0.003
        return 0.36 * u, (v - 0.5) * 2 * half, 0.05 * u * u + 0.16 * abs(v - 0.5) * (u - 0.2)

    for _ in range(petals):
        x, y = chance.in_disc(1.3)
        parts.append(
            thicken(
                sheet(
                    petal,
                    24,
                    12,
                    chance.pick(pink),
                    location=(x, y, 0.875),
                    rotation=(chance.between(-0.1, 0.1), 0, chance.angle()),
                ),
                0.01,
            )
        )
    return parts


def pumice():
    stone, pore = surface('#8f8a84', '#a5a09a', scale=9, roughness=1), surface('#4f4b47', roughness=1)
    parts = [blob(stone, (0, 0, 0.18), radii=(0.46, 0.3, 0.19), uneven=0.08, frequency=2, subdivisions=5, floor=-0.15)]
    hole = blob_data((1, 1, 0.4), 0.2, 2, 2)
    for _ in range(90):
        turn, rise = chance.angle(), math.asin(chance.between(0.05, 1))
        out = (math.cos(rise) * math.cos(turn), math.cos(rise) * math.sin(turn), math.sin(rise))
        parts.append(
            place(hole, pore, (0.46 * out[0], 0.3 * out[1], 0.18 + 0.19 * out[2]), scale=chance.between(0.012, 0.03))
        )
    return parts


def salt_bowl(colour='#e9dcd2'):
    """A bowl of coarse salt with a wooden scoop."""
    timber, salt = wood('#6b4526', '#9a6c3f', 0.45), surface(colour, '#f6efe8', scale=16, roughness=0.5, scatter=0.3)
    side = [
        (0, 0.02),
        (0.26, 0.02),
        (0.3, 0),
        (0.36, 0.04),
        (0.56, 0.3),
        (0.58, 0.36),
        (0.54, 0.37),
        (0.48, 0.28),
        (0, 0.1),
    ]
    parts = [
        lathe(side, timber, 80),
        blob(salt, (0, 0, 0.24), radii=(0.48, 0.48, 0.16), uneven=0.16, frequency=4, subdivisions=6),
    ]
    crystal = blob_data((1, 0.9, 0.8), 0.3, 2, 2)
    for _ in range(140):
        x, y = chance.in_disc(0.42)
        high = 0.24 + 0.16 * math.sqrt(max(0, 1 - (x * x + y * y) / 0.23))
        parts.append(place(crystal, salt, (x, y, high), chance.tilt(1), chance.between(0.016, 0.034)))
    return parts

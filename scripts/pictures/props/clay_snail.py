"""What children make of clay: snails, a block to cut from, a wooden tool; lengths are in units of 10 cm."""

import math

from kit.materials import surface
from kit.shapes import box
from kit.solids import blob, tubes
from kit.wood import wood


def _clay(colour):
    return surface(colour, colour, scale=7, roughness=0.8, bump=0.35, bump_scale=14)


def clay_snail(colour='#a8674a', house='#b87a58', size=1.0):
    """A snail that looks to the right: a rolled body, a coil on its back, two feelers."""
    skin, coil = _clay(colour), _clay(house)
    body = [
        (-0.95, 0, 0.05), (-0.6, 0, 0.1), (-0.2, 0, 0.15), (0.2, 0, 0.16), (0.5, 0, 0.18),
        (0.68, 0, 0.32), (0.74, 0, 0.52), (0.82, 0, 0.64),
    ]  # fmt: skip
    parts = [
        tubes(
            [[tuple(s * size for s in p) for p in body]], 0.165 * size, skin, 6, lambda t: 0.35 + 0.75 * min(1, t * 2.2)
        )
    ]
    parts.append(blob(skin, (0.82 * size, 0, 0.66 * size), radii=(0.17 * size,) * 3, uneven=0.06, seed=4))
    path = []
    for i in range(66):
        turn, t = i * 0.3, i / 65
        reach = 0.05 + 0.4 * t
        path.append(
            (
                size * (-0.12 + reach * math.cos(-turn + 2.2)),
                0.05 * size * (1 - t) * -1.6,
                size * (0.68 + reach * math.sin(-turn + 2.2)),
            )
        )
    parts.append(tubes([path], 0.088 * size, coil, 6, lambda t: 0.8 + 0.35 * t))
    parts.append(blob(coil, (-0.12 * size, 0.0, 0.68 * size), radii=(0.4 * size, 0.07 * size, 0.4 * size), uneven=0.03))
    feelers, ends = [], []
    for side in (-1, 1):
        end = (1.02 * size, 0.13 * side * size, 0.98 * size)
        feelers.append(
            [(0.84 * size, 0.07 * side * size, 0.74 * size), (0.93 * size, 0.1 * side * size, 0.87 * size), end]
        )
        ends.append(blob(skin, end, radii=(0.058 * size,) * 3, uneven=0.05, subdivisions=3))
    eye = surface('#2a1c14', roughness=0.6)
    parts.append(
        blob(eye, (0.9 * size, -0.145 * size, 0.71 * size), radii=(0.024 * size,) * 3, uneven=0, subdivisions=2)
    )
    return [*parts, tubes(feelers, 0.034 * size, skin, 4), *ends]


def clay_block(colour='#a8674a'):
    """A block of clay, cut with a wire, and two rolled pieces."""
    clay = _clay(colour)
    return [
        box((1.5, 1.0, 0.85), clay, 0.09, location=(0, 0, 0.42)),
        tubes([[(-0.9, -0.95, 0.1), (-0.2, -1.0, 0.1), (0.5, -0.93, 0.1), (0.9, -0.98, 0.1)]], 0.1, clay, 6),
    ]


def modelling_tool():
    """A knife of wood, lying along the x axis."""
    timber = wood('#9a6c3c', '#c99a62', 0.5)
    return [
        tubes(
            [[(-0.9, 0, 0.05), (-0.4, 0, 0.055), (0.4, 0, 0.055), (1.0, 0.02, 0.05)]],
            0.055,
            timber,
            5,
            lambda t: 0.6 + 0.6 * math.sin(2.6 * t + 0.25),
        )
    ]


def board(wide=4.6, deep=3.0):
    """A board of wood."""
    return [box((wide, deep, 0.14), wood('#a8804c', '#d6b280', 0.55), 0.03, location=(0, 0, 0.07))]

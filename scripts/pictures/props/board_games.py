"""Chess and darts; each is a list of objects that stand at the origin."""

import math

from kit import chance
from kit.colours import linear
from kit.materials import painted, surface
from kit.shapes import box, group, sheet
from kit.solids import lathe, tubes
from kit.wood import wood

FOOT = [(0, 0), (0.36, 0), (0.38, 0.05), (0.34, 0.12), (0.27, 0.16), (0.22, 0.24)]


MEN = {
    'pawn': [
        *FOOT,
        (0.15, 0.55),
        (0.13, 0.66),
        (0.22, 0.7),
        (0.2, 0.74),
        (0.16, 0.77),
        (0.22, 0.9),
        (0.16, 1.04),
        (0, 1.08),
    ],
    'rook': [*FOOT, (0.2, 0.6), (0.19, 0.78), (0.29, 0.84), (0.3, 1.08), (0.22, 1.08), (0.21, 0.98), (0, 0.97)],
    'bishop': [
        *FOOT,
        (0.14, 0.7),
        (0.13, 0.86),
        (0.23, 0.9),
        (0.2, 0.95),
        (0.16, 0.99),
        (0.22, 1.14),
        (0.13, 1.34),
        (0.04, 1.42),
    ]
    + [(0.07, 1.47), (0.04, 1.53), (0, 1.54)],
    'queen': [
        *FOOT,
        (0.15, 0.85),
        (0.14, 1.05),
        (0.26, 1.1),
        (0.22, 1.15),
        (0.17, 1.2),
        (0.2, 1.38),
        (0.28, 1.58),
        (0.2, 1.56),
    ]
    + [(0.1, 1.6), (0.06, 1.64), (0.08, 1.7), (0.05, 1.76), (0, 1.77)],
    'king': [
        *FOOT,
        (0.16, 0.95),
        (0.15, 1.14),
        (0.27, 1.2),
        (0.23, 1.25),
        (0.18, 1.3),
        (0.21, 1.5),
        (0.26, 1.68),
        (0.2, 1.74),
        (0, 1.79),
    ],
}


PLACES = {
    'light': (
        ('king', 1, 0),
        ('pawn', 0, 1),
        ('pawn', 2, 1),
        ('bishop', 2, -1),
        ('rook', -1, -1),
        ('pawn', 1, 2),
        ('queen', -1, 1),
    ),
    'dark': (
        ('king', 3, 5),
        ('pawn', 2, 4),
        ('pawn', 0, 3),
        ('queen', 4, 3),
        ('rook', 5, 5),
        ('pawn', 4, 4),
        ('bishop', 1, 5),
    ),
}


def chess():
    """A game in progress; the board's fields are 0.9 wide."""
    fields = [wood('#5a3420', '#7a4a2c', 0.25), wood('#c9a274', '#e0c094', 0.25)]
    parts = []
    for row in range(-3, 8):
        for column in range(-3, 8):
            spot = ((column - 2) * 0.9, (row - 2) * 0.9, 0.05)
            parts.append(box((0.9, 0.9, 0.1), fields[(row + column) % 2], 0.004, location=spot))
    shades = {'light': wood('#c99a60', '#e6c490', 0.22), 'dark': wood('#1c100a', '#33200f', 0.2)}
    for side, men in PLACES.items():
        for name, column, row in men:
            spot = (
                (column - 2) * 0.9 + chance.between(-0.05, 0.05),
                (row - 2) * 0.9 + chance.between(-0.05, 0.05),
                0.1,
            )
            parts.append(lathe(MEN[name], shades[side], 64, location=spot))
            if name == 'king':
                for size in ((0.06, 0.05, 0.24), (0.18, 0.05, 0.06)):
                    parts.append(box(size, shades[side], 0.015, location=(spot[0], spot[1], spot[2] + 1.88)))
    return parts


def dartboard(radius=2.2):
    """A dartboard that stands upright, with three darts in it."""
    paint = painted(roughness=0.85, bump=0.35, bump_scale=60)
    black, cream, red, green = (linear(each) for each in ('#161412', '#e2d3ac', '#a8201c', '#1f6a3a'))

    def colour(u, v):
        slot = int(u * 20 + 0.5) % 2
        if v < 0.05:
            return red
        if v < 0.11:
            return green
        if 0.46 < v < 0.51 or 0.76 < v < 0.81:
            return green if slot else red
        return black if v > 0.81 or slot == 0 else cream

    def point(u, v):
        turn = u * 2 * math.pi
        return radius * v * math.sin(turn), 0, radius + radius * v * math.cos(turn)

    wire = surface('#c3c6c9', roughness=0.25, metallic=1)
    parts = [sheet(point, 401, 201, paint, colour=colour)]
    lines = []
    for i in range(20):
        turn = (i + 0.5) * math.pi / 10
        lines.append(
            [
                (r * math.sin(turn), -0.02, radius + r * math.cos(turn))
                for r in (0.11 * radius, 0.4 * radius, 0.81 * radius)
            ]
        )
    for share in (0.05, 0.11, 0.46, 0.51, 0.76, 0.81):
        circle = [
            (share * radius * math.sin(i * 0.1047), -0.02, radius + share * radius * math.cos(i * 0.1047))
            for i in range(61)
        ]
        lines.append(circle)
    parts.append(tubes(lines, 0.014, wire, fineness=2))
    edge = surface('#161412', '#211e1a', scale=30, roughness=0.9)
    parts.append(
        lathe(
            [(0, 0.02), (radius, 0.02), (radius * 1.01, 0.2), (0, 0.3)], edge, 96, smooth=False, location=(0, 0, radius)
        )
    )
    parts[-1].rotation_euler = (-math.pi / 2, 0, 0)
    for x, z, lean in ((0.03, 0.02, (0.06, 0.05)), (-0.3, 1.05, (0.1, -0.08)), (0.5, 0.35, (-0.05, 0.1))):
        parts.append(group(dart(), (x, 0, radius + z), (math.pi / 2 + lean[0], 0, lean[1])))
    return parts


def dart(colour='#c8281e'):
    steel, brass = surface('#c3c6c9', roughness=0.2, metallic=1), surface('#b58a3c', roughness=0.3, metallic=1)
    flight = surface(colour, roughness=0.5)
    barrel = [
        (0, -0.1),
        (0.012, 0),
        (0.016, 0.3),
        (0.06, 0.34),
        (0.065, 0.5),
        (0.055, 0.55),
        (0.065, 0.6),
        (0.06, 0.85),
        (0.03, 0.9),
    ]
    parts = [lathe(barrel, brass, 24), lathe([(0.025, 0.88), (0.025, 1.6), (0, 1.62)], steel, 16)]
    for turn in (0, math.pi / 2):
        parts.append(box((0.5, 0.006, 0.5), flight, 0.002, location=(0, 0, 1.55), rotation=(0, 0, turn)))
    return parts

"""Chess, darts, wooden blocks, a lock with its keys, dice."""

import math

from kit.arrange import arrange
from kit.materials import surface
from kit.shapes import box, group
from kit.solids import blob, lathe, tubes
from kit.wood import wood
from props.board_games import chess, dartboard

DEFAULT = (('chess', (0, 0), 30),)


def build(things=DEFAULT, **scene):
    """Things: chess, dartboard, blocks, lock, keys, dice, candle-lamp."""
    arrange(THINGS, things, **scene)


def _blocks():
    """Wooden blocks, stacked as a child would: an arch, a tower, some loose ones."""
    plain = wood('#c99a66', '#e6c294', 0.5)
    tints = [surface(colour, light, scale=2, stretch=(1, 8, 8), roughness=0.5) for colour, light in TINTS]
    parts = []
    for x, y, z, size, which, turn in BLOCKS:
        material = plain if which is None else tints[which]
        parts.append(box(size, material, 0.035, location=(x, y, z + size[2] / 2), rotation=(0, 0, turn)))
    roof = lathe(
        [(0.62, 0), (0.62, 0.02), (0, 0.62)],
        tints[1],
        4,
        smooth=False,
        location=(-0.75, 0.2, 1.5),
        rotation=(0, 0, math.pi / 4 + 0.1),
    )
    roof.data.polygons.foreach_set('use_smooth', [False] * len(roof.data.polygons))
    ball = blob(tints[3], (0.95, -0.85, 0.26), radii=(0.26,) * 3, uneven=0, subdivisions=5)
    return [
        *parts,
        roof,
        ball,
        lathe([(0, 0), (0.25, 0), (0.25, 0.7), (0, 0.7)], tints[2], 64, smooth=False, location=(1.55, 0.25, 0)),
    ]


TINTS = (('#c8402c', '#d65a40'), ('#2f6a9a', '#4480ae'), ('#e0a42c', '#ecb84a'), ('#4a8a4a', '#62a060'))
BLOCKS = (
    (-1.2, 0.2, 0, (0.45, 0.6, 1.0), None, 0.1), (-0.3, 0.25, 0, (0.45, 0.6, 1.0), None, 0.08),
    (-0.75, 0.22, 1.0, (1.4, 0.6, 0.45), 0, 0.1),
    (0.6, 0.4, 0, (0.6, 0.6, 0.6), 2, 0.4), (0.62, 0.42, 0.6, (0.55, 0.55, 0.55), None, 0.1),
    (0.6, 0.4, 1.15, (0.5, 0.5, 0.5), 3, 0.6),
    (0.1, -0.75, 0, (0.55, 0.55, 0.55), 0, 0.7), (-0.95, -0.85, 0, (1.1, 0.45, 0.3), None, -0.3),
    (-0.9, -0.85, 0.3, (0.45, 0.45, 0.3), 1, -0.1),
)  # fmt: skip


def _lock(metal='#b58a3c'):
    """A padlock lying on its back."""
    brass, steel = (
        surface(metal, '#8f6a2c', scale=3, roughness=0.32, metallic=1, bump=0.1, bump_scale=12),
        surface('#9a9da0', roughness=0.25, metallic=1),
    )
    hole = surface('#0c0b0a', roughness=0.9)
    arch = [
        (-0.38, 0.5, 0.26),
        (-0.38, 0.95, 0.26),
        (-0.25, 1.25, 0.26),
        (0.25, 1.25, 0.26),
        (0.38, 0.95, 0.26),
        (0.38, 0.5, 0.26),
    ]
    parts = [box((1.2, 1.15, 0.5), brass, 0.12, location=(0, 0, 0.26)), tubes([arch], 0.1, steel, fineness=8)]
    parts.append(lathe([(0.2, 0), (0.19, 0.02), (0.13, 0.02), (0.12, 0.005)], brass, 48, location=(0, -0.1, 0.51)))
    parts.append(lathe([(0.075, 0.012), (0, 0.012)], hole, 24, smooth=False, location=(0, -0.05, 0.51)))
    return [*parts, box((0.06, 0.22, 0.01), hole, 0.002, location=(0, -0.18, 0.52))]


def _keys(metal='#9a7434'):
    """Two old keys on a ring."""
    iron = surface(metal, '#6b4f24', scale=6, roughness=0.35, metallic=1, bump=0.2, bump_scale=20)
    parts = []
    for turn, size in ((-0.25, 1.0), (0.3, 0.85)):
        bow = [(0.3 * math.cos(i * 0.5236), 0.24 * math.sin(i * 0.5236), 0.06) for i in range(13)]
        stem = [(0.28, 0, 0.06), (0.7, 0, 0.06), (1.2, 0, 0.06), (1.75, 0, 0.06)]
        key = [tubes([bow], 0.055, iron, fineness=5), tubes([stem], 0.06, iron, fineness=5)]
        for x in (0.4, 1.3):
            key.append(
                lathe(
                    [(0.06, -0.05), (0.1, -0.03), (0.1, 0.03), (0.06, 0.05)],
                    iron,
                    24,
                    location=(x, 0, 0.06),
                    rotation=(0, math.pi / 2, 0),
                )
            )
        for x, long in ((1.5, 0.32), (1.66, 0.26)):
            key.append(box((0.1, long, 0.07), iron, 0.015, location=(x, -long / 2, 0.06)))
        parts.append(group(key, (0, 0, 0.03 * (turn > 0)), (0, 0, turn), size))
    loop = [
        (-0.55 + 0.5 * math.cos(i * 0.5236), 0.5 * math.sin(i * 0.5236), 0.1 + 0.05 * math.cos(i * 0.5236))
        for i in range(13)
    ]
    return [*parts, tubes([loop], 0.035, iron, fineness=5)]


def _dice(count=3):
    resin, pip = surface('#8f1820', '#9c2228', roughness=0.12, coat=0.8, scatter=0.2), surface('#f3efe6', roughness=0.5)
    parts = []
    for i in range(count):
        cube = [box((0.36, 0.36, 0.36), resin, 0.05, location=(0, 0, 0.18))]
        for x, y in ((-0.09, -0.09), (0.09, 0.09), (0, 0), (-0.09, 0.09), (0.09, -0.09))[: 5 - i]:
            cube.append(blob(pip, (x, y, 0.36), radii=(0.032, 0.032, 0.006), uneven=0, subdivisions=3))
            cube.append(blob(pip, (x, -0.18, 0.18 + y), radii=(0.032, 0.006, 0.032), uneven=0, subdivisions=3))
        parts.append(group(cube, (0.5 * i, 0.35 * (i % 2), 0), (0, 0, 0.7 * i + 0.3)))
    return parts


THINGS = {'chess': chess, 'dartboard': dartboard, 'blocks': _blocks, 'lock': _lock, 'keys': _keys, 'dice': _dice}

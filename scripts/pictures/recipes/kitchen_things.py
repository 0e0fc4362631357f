"""A knife on its board, an enamelled pot, a loaf, vegetables beside them."""

import math

from mathutils import noise

from ingredients.breads import loaf
from kit import chance
from kit.arrange import arrange
from kit.colours import blend, linear
from kit.leaves import leaf
from kit.materials import painted, surface
from kit.shapes import box, group, sheet, slab
from kit.solids import lathe, tubes
from kit.vessels import glaze
from kit.wood import wood

DEFAULT = (('board', (0, 0), 4), ('knife', (0.1, -0.35, 0.2), 12), ('onion', (-0.75, 0.45, 0.2), 0))


def build(things=DEFAULT, **scene):
    """Things: board, knife, onion, parsley, whetstone, pot, spoon."""
    arrange(THINGS, things, **scene)


def _board(length=3.6, depth=2.1):
    timber = wood('#6b4222', '#a8743f', 0.5)
    parts = [
        box((length, depth / 4 - 0.006, 0.2), timber, 0.02, location=(0, (i - 1.5) * depth / 4, 0.1)) for i in range(4)
    ]
    return parts


def _knife(dark='#3a2012', light='#6b3f22'):
    """A chef's knife of 33 cm, its tip to the left, its edge to the viewer."""
    steel = surface(
        '#b5b8bb', '#c9ccce', scale=5, stretch=(2, 12, 1), roughness=0.17, metallic=1, bump=0.02, bump_scale=60
    )
    spine = [(0, 0.24), (-0.7, 0.22), (-1.4, 0.15), (-1.9, 0.03), (-2.15, -0.1)]
    edge = [(-2.0, -0.16), (-1.6, -0.215), (-1.0, -0.245), (-0.4, -0.25), (0, -0.25)]
    parts = [slab([*spine, *edge], 0.035, steel, 0.012)]
    parts.append(box((0.16, 0.4, 0.12), steel, 0.04, location=(0.05, 0.06, 0.02)))
    timber, rivet = wood(dark, light, 0.3), surface('#c9a24a', roughness=0.25, metallic=1)

    def grip(u, v):
        turn = u * 2 * math.pi
        x = 0.1 + 1.2 * v
        wide, sag = 0.15 + 0.03 * math.sin(v * 5.2 + 0.6), 0.05 * math.sin(v * 3.1)
        ends = min(1, (1 - v) * 12) ** 0.5
        return x, 0.08 - sag + wide * ends * math.cos(turn), 0.03 + 0.1 * ends * math.sin(turn)

    parts.append(sheet(grip, 48, 40, timber, closed_across=True))
    for x in (0.35, 0.72, 1.05):
        parts.append(lathe([(0.045, 0), (0.04, 0.006), (0, 0.008)], rivet, 24, location=(x, 0.06, 0.125)))
    for part in parts:
        part.location.z += 0.02
    return parts


def _onion():
    """Half of a red onion, its cut face to the viewer, and some slices."""
    cut = painted(roughness=0.2, coat=0.5, scatter=0.2, scatter_depth=0.06)
    white, violet = linear('#f3e6ee'), linear('#8a2a5a')
    skin = surface('#6b1a44', '#8f3a66', scale=5, stretch=(1, 1, 5), roughness=0.25, coat=0.4)

    def colour(u, v):
        ring = abs(((v * 6.5 + 0.15 * noise.noise((math.cos(u * 6.28) * 2, math.sin(u * 6.28) * 2, 1))) % 1) - 0.5) * 2
        return (*blend(white, violet, max(0, ring - 0.72) * 3.2 + max(0, v - 0.93) * 9)[:3], 1)

    def face(u, v):
        turn = u * 2 * math.pi
        return 0.5 * v * math.cos(turn), 0, 0.5 * v * math.sin(turn)

    dome = [(0.5, 0), (0.49, 0.15), (0.4, 0.34), (0.22, 0.46), (0.05, 0.5), (0, 0.56)]
    half = [sheet(face, 96, 60, cut, closed_across=True, colour=colour)]
    half.append(lathe(dome, skin, 64, rotation=(-math.pi / 2, 0, 0)))
    parts = [group(half, (0, 0.1, 0.42), (-0.75, 0, 0.5))]
    for i in range(3):
        wide = 0.42 - 0.07 * i
        ring = [
            (wide, 0),
            (wide + 0.02, 0.03),
            (wide, 0.06),
            (wide - 0.07, 0.06),
            (wide - 0.08, 0.03),
            (wide - 0.07, 0),
            (wide, 0),
        ]
        slice_skin = surface('#e9d3e0', '#b56a94', scale=6, roughness=0.25, coat=0.4)
        parts.append(
            lathe(
                ring,
                slice_skin,
                64,
                location=(0.95 + 0.25 * i, 0.25 - 0.12 * i, 0.01 + 0.03 * i),
                rotation=(0.06 * i, 0.05, 0),
            )
        )
    return parts


def _parsley(count=16):
    green = surface('#2f6b1f', '#4f8a34', scale=7, roughness=0.4, coat=0.2)
    stems, parts = [], []
    for i in range(count):
        turn = 0.4 + chance.between(-0.5, 0.5)
        reach = chance.between(0.5, 0.9)
        tip = (reach * math.cos(turn), reach * math.sin(turn), 0.06 + 0.05 * (i % 3))
        stems.append([(0, 0, 0.04), (tip[0] * 0.5, tip[1] * 0.45, 0.07), tip])
        for k in range(4):
            parts.append(
                leaf(
                    green,
                    0.22,
                    0.09,
                    0.2,
                    0.02,
                    0.3,
                    location=tip,
                    rotation=(chance.between(-0.4, 0.4), -0.2, turn + (k - 1.5) * 0.8),
                )
            )
    return [*parts, tubes(stems, 0.016, green, fineness=2)]


def _whetstone():
    coarse, fine = (
        surface('#8a5a44', '#9a6a52', scale=30, roughness=0.9),
        surface('#cfc3b0', '#dad0be', scale=30, roughness=0.8),
    )
    return [
        box((1.9, 0.7, 0.16), coarse, 0.02, location=(0, 0, 0.08)),
        box((1.9, 0.7, 0.12), fine, 0.02, location=(0, 0, 0.22)),
    ]


def _pot(kind='teal', bread=True):
    """An enamelled pot of 26 cm with a loaf inside; the lid leans against it."""
    shell, cream = glaze(kind), surface('#e9e0d0', roughness=0.25, coat=0.5)
    knob = surface('#c9a24a', roughness=0.25, metallic=1)
    side = [(0, 0), (1.1, 0), (1.2, 0.05), (1.3, 0.3), (1.33, 1.05), (1.36, 1.1), (1.33, 1.13)]
    parts = [lathe(side, shell), lathe([(1.33, 1.13), (1.26, 1.1), (1.23, 0.4), (1.1, 0.14), (0, 0.12)], cream)]
    for way in (-1, 1):
        ear = [
            (way * 1.3, -0.3, 0.85),
            (way * 1.6, -0.28, 0.88),
            (way * 1.66, 0, 0.88),
            (way * 1.6, 0.28, 0.88),
            (way * 1.3, 0.3, 0.85),
        ]
        parts.append(tubes([ear], 0.09, shell, fineness=6))
    lid = [(1.34, 0), (1.35, 0.05), (1.1, 0.2), (0.5, 0.3), (0.18, 0.33), (0, 0.33)]
    top = [lathe(lid, shell), lathe([(0.1, 0.32), (0.08, 0.42), (0.2, 0.5), (0.2, 0.56), (0, 0.6)], knob, 40)]
    parts.append(group(top, (1.75, 0.55, 0.72), (0.35, 1.15, 0.4)))
    if bread:
        loaf_parts = loaf(0.0, slices=0)
        parts.append(group(loaf_parts, (0.1, -0.2, 0.42), (0, 0, 0.4), 1.05))
    return parts


def _spoon():
    timber = wood('#9a6a3c', '#c99a62', 0.5)
    stem = [(0, 0, 0.1), (0.8, 0, 0.12), (1.6, 0, 0.1), (2.2, 0, 0.08)]

    def bowl(u, v):
        turn, reach = u * 2 * math.pi, v
        return -0.28 + 0.36 * reach * math.cos(turn), 0.24 * reach * math.sin(turn), 0.05 + 0.1 * reach * reach

    return [tubes([stem], 0.075, timber, fineness=5), sheet(bowl, 48, 16, timber, closed_across=True)]


THINGS = {
    'board': _board, 'knife': _knife, 'onion': _onion, 'parsley': _parsley, 'whetstone': _whetstone, 'pot': _pot,
    'spoon': _spoon,
}  # fmt: skip

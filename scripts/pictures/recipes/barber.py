"""Things of a barber and a hairdresser: razor, foam, brush, combs, scissors, clippers, tint."""

import math

from mathutils import noise

from kit import chance
from kit.arrange import arrange
from kit.materials import surface
from kit.shapes import box, sheet
from kit.solids import lathe, tubes
from kit.vessels import glaze
from kit.wood import wood
from props.bottles import dropper
from props.hair_tools import clippers, comb, iron, polished, razor, scissors
from props.textiles import folded_towel, rolled_towel

DEFAULT = (
    ('foam-bowl', (-0.4, 0.4), 0),
    ('shaving-brush', (0.75, 0.5), 0),
    ('razor', (0.3, -0.6), 12),
)


def build(things=DEFAULT, **scene):
    """Things: foam-bowl, shaving-brush, razor, comb, scissors, clippers, iron, tint, bottle and two kinds of towels."""
    arrange(THINGS, things, **scene)


def _foam_bowl(kind='wood'):
    """A bowl of whipped foam."""
    side = [(0, 0), (0.4, 0), (0.46, 0.04), (0.62, 0.24), (0.68, 0.44), (0.65, 0.46), (0.6, 0.4), (0.5, 0.2), (0, 0.1)]
    shell = wood('#4a2a14', '#7d4c28', 0.35) if kind == 'wood' else glaze(kind)
    foam = surface(
        '#f3f0ea', '#fbfaf6', scale=9, roughness=0.6, scatter=0.3, scatter_depth=0.05, bump=0.2, bump_scale=40
    )

    def cream(u, v):
        turn, reach = u * 2 * math.pi, 0.61 * (1 - v**1.3)
        swirl = 0.05 * math.sin(turn * 2 + v * 16) * math.sin(math.pi * min(1, v * 1.2))
        rough = 0.025 * noise.noise((reach * math.cos(turn) * 6, reach * math.sin(turn) * 6, 2))
        return (
            (reach + swirl * 0.3) * math.cos(turn),
            (reach + swirl * 0.3) * math.sin(turn),
            0.38 + 0.3 * v**0.8 + swirl + rough,
        )

    return [lathe(side, shell), sheet(cream, 120, 60, foam, closed_across=True)]


def _shaving_brush(handle='#1c1612'):
    """A badger brush standing on its handle."""
    resin, ring = surface(handle, '#3a2a1e', scale=4, distortion=1.5, roughness=0.12, coat=0.8), polished('#c9a24a')
    grip = [(0, 0), (0.2, 0), (0.24, 0.05), (0.2, 0.2), (0.14, 0.34), (0.2, 0.5), (0.19, 0.56), (0, 0.56)]
    parts = [lathe(grip, resin), lathe([(0.19, 0.55), (0.2, 0.57), (0.2, 0.64), (0.18, 0.66), (0, 0.66)], ring)]
    dark, tip = [], []
    for _ in range(420):
        x, y = chance.in_disc(1)
        top = 1.34 - 0.17 * (x * x + y * y) + chance.between(-0.02, 0.02)
        line = [
            (0.16 * x, 0.16 * y, 0.64),
            (0.27 * x, 0.27 * y, 0.92),
            (0.31 * x, 0.31 * y, 1.14),
            (0.3 * x, 0.3 * y, top),
        ]
        dark.append(line[:3])
        tip.append(line[1:])
    parts.append(tubes(dark, 0.009, surface('#3a2c22', '#5a4636', scale=9, roughness=0.7), fineness=1))
    return [*parts, tubes(tip, 0.009, surface('#d9cdb8', '#e8dfce', scale=9, roughness=0.7), fineness=1)]


def _tint(colour='#8a3a1e', kind='black'):
    """A bowl of hair colour with its flat brush."""
    cream = surface(colour, colour, scale=6, roughness=0.35, coat=0.4, bump=0.15, bump_scale=12)
    side = [
        (0, 0),
        (0.34, 0),
        (0.4, 0.03),
        (0.54, 0.3),
        (0.58, 0.36),
        (0.55, 0.37),
        (0.5, 0.3),
        (0.34, 0.08),
        (0, 0.06),
    ]

    def surface_of(u, v):
        turn, reach = u * 2 * math.pi, 0.5 * (1 - v)
        wave = 0.03 * math.sin(turn * 2 + v * 12) * (1 - v)
        return reach * math.cos(turn), reach * math.sin(turn), 0.28 + 0.06 * v + wave

    stick = [(0.2, 0.05, 0.42), (0.6, 0.2, 0.55), (1.1, 0.38, 0.68), (1.5, 0.52, 0.78)]
    black = surface('#17181a', roughness=0.4)
    head = box((0.42, 0.34, 0.1), black, 0.03, location=(0.05, 0.0, 0.38), rotation=(0, -0.25, 0.35))
    return [
        lathe(side, glaze(kind)),
        sheet(surface_of, 96, 40, cream, closed_across=True),
        tubes([stick], 0.05, black, fineness=5),
        head,
    ]


THINGS = {
    'foam-bowl': _foam_bowl, 'shaving-brush': _shaving_brush, 'razor': razor, 'comb': comb, 'scissors': scissors,
    'clippers': clippers, 'iron': iron, 'tint': _tint, 'bottle': dropper, 'folded-towel': folded_towel,
    'rolled-towel': rolled_towel,
}  # fmt: skip

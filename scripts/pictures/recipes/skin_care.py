"""Pots of cream, serums, towels and leaves on a table."""

import math

from kit import chance
from kit.arrange import arrange
from kit.leaves import leaf
from kit.materials import surface
from kit.shapes import sheet
from kit.solids import blob, lathe, tubes
from kit.vessels import glaze
from props.bottles import dropper, jar, tube
from props.textiles import folded_towel, rolled_towel

DEFAULT = (
    ('folded-towel', (-1.1, 1.0), 8, '#efe9df', 2),
    ('dropper', (-0.55, -0.1), 10),
    ('jar', (0.35, -0.35), 0, '#f3efe6', '#c9a878', 1.0, True),
    ('tube', (0.75, 0.45), 20),
    ('sprig', (-1.35, -0.75), 20),
)


def build(things=DEFAULT, **scene):
    """Things: jar, dropper, tube, mask-bowl, folded-towel, rolled-towel, sprig, stones."""
    arrange(THINGS, things, **scene)


def _sprig(count=9, dark='#3f5f44', light='#7a9a78'):
    """A twig of eucalyptus lying on the table."""
    green, bark = surface(dark, light, scale=5, roughness=0.5), surface('#6b5a48', roughness=0.7)
    path = [(t, 0.08 * math.sin(t * 2.4), 0.06) for t in (0, 0.5, 1.0, 1.6)]
    parts = [tubes([path], 0.018, bark)]
    for i in range(count * 2):
        t = 0.1 + 1.5 * i / (count * 2)
        side = (1.0 if i % 2 else -1.0) * chance.between(0.7, 1.2)
        spot = (t, 0.08 * math.sin(t * 2.4), 0.07)
        size = 0.42 - 0.12 * t
        parts.append(leaf(green, size, size * 0.42, 0.1, 0.01, location=spot, rotation=(0.15, -0.3, side)))
    return parts


def _stones(count=3):
    """Smooth stones on top of each other."""
    basalt = surface('#1c1d1f', '#34363a', '#4a4c4e', scale=9, roughness=0.4, bump=0.3, bump_scale=38)
    parts, z = [], 0.0
    for i in range(count):
        radii = (0.5 - 0.1 * i, 0.42 - 0.08 * i, 0.15 - 0.02 * i)
        spot = (0.03 * (-1) ** i, 0, z + radii[2])
        parts.append(blob(basalt, spot, (0, 0, i), radii=radii, uneven=0.05, frequency=1.1, subdivisions=5, seed=i))
        z += radii[2] * 1.93
    return parts


def _mask_bowl(colour='#b8c79a', kind='white'):
    """A bowl of face mask with a flat brush across it."""
    cream = surface(colour, colour, scale=5, roughness=0.4, coat=0.2, scatter=0.1, bump=0.1, bump_scale=14)
    handle = surface('#c9a878', '#e0c496', scale=3, stretch=(9, 1, 9), roughness=0.4)
    side = [
        (0, 0.02),
        (0.3, 0.02),
        (0.34, 0),
        (0.4, 0.05),
        (0.56, 0.28),
        (0.6, 0.4),
        (0.57, 0.41),
        (0.5, 0.28),
        (0, 0.08),
    ]

    def swirl(u, v):
        turn, reach = u * 2 * math.pi, 0.53 * (1 - v)
        wave = 0.03 * math.sin(turn * 2 + v * 13) * (1 - v)
        return reach * math.cos(turn), reach * math.sin(turn), 0.31 + 0.07 * v + wave

    stick = [(-0.3, -0.1, 0.47), (0.2, 0.05, 0.5), (0.8, 0.24, 0.52), (1.35, 0.42, 0.54)]
    hair = [(-0.3, -0.1, 0.47), (-0.45, -0.15, 0.46), (-0.62, -0.2, 0.43)]
    parts = [lathe(side, glaze(kind)), sheet(swirl, 96, 40, cream, closed_across=True)]
    parts.append(tubes([stick], 0.045, handle, fineness=5, taper=lambda t: 1.1 - 0.3 * t))
    return [
        *parts,
        tubes([hair], 0.11, surface('#e9e0d0', '#cfc2ac', scale=30, roughness=0.8), taper=lambda t: 0.7 + 0.4 * t),
    ]


THINGS = {
    'mask-bowl': _mask_bowl,
    'jar': jar,
    'dropper': dropper,
    'tube': tube,
    'folded-towel': folded_towel,
    'rolled-towel': rolled_towel,
    'sprig': _sprig,
    'stones': _stones,
}

"""A potter's things: a bowl on the wheel, glazes, pots, test tiles; lengths are in units of 10 cm."""

import math

from kit import chance
from kit.materials import ceramic, surface
from kit.shapes import box, group
from kit.solids import blob, lathe, tubes
from kit.vessels import glaze
from kit.wood import wood


def thrown_bowl(colour='#8a5a44'):
    """A wet bowl on the wheel's head, with its throwing rings."""
    clay = surface(colour, '#7d4f3b', scale=3, roughness=0.22, rough_to=0.4, coat=0.35)
    wheel = surface('#8f9498', '#a3a8ac', scale=9, roughness=0.3, metallic=1)
    head = [(0, 0), (1.9, 0), (1.95, 0.03), (1.95, 0.15), (1.9, 0.18), (0, 0.18)]
    parts = [lathe(head, wheel, 128, smooth=False)]
    for reach in (0.6, 0.95, 1.3, 1.65):
        line = [(reach - 0.015, 0.181), (reach, 0.176), (reach + 0.015, 0.181)]
        parts.append(lathe(line, surface('#4a4d50', roughness=0.5), 96, smooth=False))
    outside, inside = [(0.0, 0.18), (0.72, 0.18), (0.74, 0.22), (0.66, 0.3)], []
    for i in range(46):
        t = i / 45
        reach = 0.66 + 0.62 * math.sin(t * 1.45) + 0.018 * math.sin(t * 42)
        outside.append((reach, 0.3 + 1.0 * t))
        inside.append((reach - 0.1 - 0.04 * (1 - t) + 0.01 * math.sin(t * 40 + 1), 0.36 + 0.97 * t))
    rim = [(outside[-1][0] - 0.01, 1.34), (outside[-1][0] - 0.05, 1.355), (inside[-1][0], 1.345)]
    parts.append(lathe([*outside, *rim, *reversed(inside), (0.3, 0.32), (0, 0.3)], clay, 160, smooth=False))
    slip = surface('#8f6048', roughness=0.1, coat=0.9)
    parts.append(blob(slip, (0, 0, 0.185), radii=(1.05, 1.0, 0.02), uneven=0.16, frequency=1.6, subdivisions=6))
    return parts


def splash_pan(colour='#d9d6ce'):
    """The basin around the wheel's head."""
    shell = surface(colour, colour, roughness=0.35, coat=0.2)
    side = [(2.1, -0.3), (2.35, -0.25), (2.45, -0.1), (2.5, 0.55), (2.58, 0.6), (2.62, 0.55), (2.6, -0.4), (1.5, -0.45)]
    parts = [lathe(side, shell, 128)]
    wet = surface('#7d523e', '#8f6048', scale=4, roughness=0.15, coat=0.8)
    return [*parts, lathe([(2.4, -0.2), (0, -0.2)], wet, 64, smooth=False)]


def glaze_jar(colour='#2f5c6a', lean=0.3):
    """A jar of glaze with a brush in it."""
    body, fluid = ceramic('#e6e0d4', '#c9bda9', 0.4), surface(colour, colour, roughness=0.1, coat=0.8)
    side = [(0, 0), (0.46, 0), (0.5, 0.04), (0.5, 0.92), (0.52, 0.96), (0.49, 0.98), (0.45, 0.94), (0.45, 0.1)]
    parts = [lathe(side, body, 80), lathe([(0.46, 0.84), (0, 0.84)], fluid, 64, smooth=False)]
    drip = [(0.47, 0.0, 1.0), (0.525, 0, 0.95), (0.515, 0, 0.8), (0.505, 0, 0.62)]
    parts.append(group([tubes([drip], 0.05, fluid, taper=lambda t: 0.8 + 0.6 * t**3)], (0, 0, 0), (0, 0, -1.8 + lean)))
    timber = wood('#8a5428', '#c98f52', 0.4)
    stick = [(0.1, 0, 0.6), (0.3, 0, 1.1), (0.62, 0, 1.95)]
    ferrule = [(0.2, 0, 0.85), (0.28, 0, 1.03), (0.34, 0, 1.2)]
    metal = surface('#c9a85c', roughness=0.25, metallic=1)
    return [*parts, group([tubes([stick], 0.05, timber), tubes([ferrule], 0.058, metal)], (0, 0, 0), (0, 0, lean))]


POTS = {
    'bowl': (
        (0, 0.02),
        (0.4, 0),
        (0.44, 0.05),
        (0.72, 0.3),
        (0.92, 0.72),
        (0.9, 0.76),
        (0.85, 0.72),
        (0.5, 0.2),
        (0, 0.12),
    ),
    'vase': (
        (0, 0.02),
        (0.34, 0),
        (0.4, 0.06),
        (0.62, 0.6),
        (0.5, 1.15),
        (0.24, 1.42),
        (0.3, 1.66),
        (0.26, 1.67),
        (0.2, 1.45),
        (0.3, 1.2),
        (0, 0.3),
    ),
    'mug': (
        (0, 0.02),
        (0.36, 0),
        (0.42, 0.05),
        (0.43, 0.4),
        (0.43, 0.95),
        (0.41, 0.98),
        (0.38, 0.94),
        (0.37, 0.15),
        (0, 0.1),
    ),
}


def pot(kind='bowl', shade='celadon', bare='#c9a98a'):
    """A pot dipped in glaze; its foot is bare clay."""
    profile = POTS[kind]
    top = max(z for _, z in profile)
    parts = [lathe(profile, glaze(shade), 96, wobble=0.01)]
    low = [(r + 0.006, z) for r, z in profile[1:] if z < 0.2 * top][:4]
    return [
        *parts,
        lathe([*low, (low[-1][0] + 0.012, low[-1][1] + 0.03)], surface(bare, bare, scale=9, roughness=0.9), 96),
    ]


def tiles(shades=('navy', 'celadon', 'rust', 'stoneware', 'teal', 'sand')):
    """A row of test tiles, each dipped in a glaze of its own."""
    parts = []
    for i, shade in enumerate(shades):
        spot = (0.48 * i - 0.24 * (len(shades) - 1), 0.03 * math.sin(i * 2.1), 0.05)
        turn = (0, 0, chance.between(-0.06, 0.06))
        parts.append(box((0.4, 0.62, 0.09), surface('#c9a98a', roughness=0.9), 0.02, location=spot, rotation=turn))
        parts.append(
            box((0.405, 0.44, 0.094), glaze(shade), 0.025, location=(spot[0], spot[1] + 0.095, 0.052), rotation=turn)
        )
    return parts

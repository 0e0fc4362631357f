"""Bowls, plates, cups and boards, standing at z = 0 unless placed elsewhere."""

import math

from .materials import ceramic, surface
from .solids import lathe, tubes
from .wood import wood

# name: (colour, speck, roughness)
GLAZES = {
    'stoneware': ('#e9e4da', '#b8a88e', 0.22),
    'white': ('#f4f1ea', '#e9e4da', 0.14),
    'black': ('#191b1f', '#33373d', 0.24),
    'navy': ('#233244', '#3c5068', 0.24),
    'celadon': ('#a9bfae', '#8ea895', 0.18),
    'sand': ('#cdb999', '#a98f6a', 0.32),
    'rust': ('#8d4a2c', '#5f2d1a', 0.3),
    'blue': ('#5d7f9c', '#47657f', 0.2),
    'blush': ('#dcb9aa', '#c79f8f', 0.28),
    'teal': ('#2f5c5c', '#214545', 0.22),
}


def glaze(name):
    """The ceramic of a named glaze."""
    return ceramic(*GLAZES[name])


def bowl(material, radius=1.0, height=0.78, wall=0.05, **placing):
    """A deep bowl; `radius` is that of its rim."""
    inner = 0.88 * radius - wall * 0.3
    outside = [(0, 0.02), (0.34 * radius, 0.02), (0.38 * radius, 0), (0.42 * radius, 0.05)]
    outside += [(0.72 * radius, 0.22 * height), (0.93 * radius, 0.6 * height), (radius, height - 0.02)]
    inside = [(radius - 0.02, height + 0.01), (radius - wall, height - 0.03), (inner, 0.6 * height)]
    inside += [(0.66 * radius, 0.27 * height), (0.4 * radius, 0.12 * height), (0, 0.1 * height)]
    return lathe(outside + inside, material, wobble=0.008, **placing)


def plate(material, radius=1.3, height=0.16, **placing):
    """A flat plate with a raised rim; food lies on it at z = 0.08."""
    outside = [(0, 0.03), (0.5 * radius, 0.03), (0.55 * radius, 0), (0.6 * radius, 0.03)]
    outside += [(0.86 * radius, height * 0.55), (radius, height)]
    inside = [(radius - 0.02, height + 0.025), (0.86 * radius, height * 0.8), (0.66 * radius, 0.09)]
    inside += [(0.55 * radius, 0.075), (0, 0.07)]
    return lathe(outside + inside, material, wobble=0.006, **placing)


def dish(material, radius=0.5, height=0.28, **placing):
    """A small dish for sauce; sauce fills it at 0.8 of its height."""
    profile = [
        (0, 0.02),
        (0.5 * radius, 0.02),
        (0.54 * radius, 0),
        (0.6 * radius, 0.03),
        (0.93 * radius, 0.78 * height),
    ]
    profile += [(radius, height), (0.95 * radius, height + 0.01), (0.87 * radius, 0.78 * height), (0.55 * radius, 0.07)]
    return lathe([*profile, (0, 0.06)], material, **placing)


def cup(material, radius=0.69, height=0.62, handle=True, turn=-0.35, base=0.08):
    """A cup whose coffee stands at base + 0.93 of its height; the handle points to the angle `turn`."""
    outside = [(0, 0), (0.43, 0), (0.48, -0.016), (0.54, 0.065), (0.72, 0.32), (0.91, 0.68), (1, 1)]
    inside = [(0.98, 1.024), (0.94, 0.984), (0.855, 0.68), (0.65, 0.32), (0, 0.16)]
    profile = [(x * radius, base + z * height) for x, z in outside + inside]
    lathe(profile, material, wobble=0.003)
    if not handle:
        return
    side = [(0.86, 0.81), (1.17, 0.89), (1.48, 0.81), (1.48, 0.53), (1.2, 0.35), (0.76, 0.34)]
    path = [(x * radius * math.cos(turn), x * radius * math.sin(turn), base + z * height) for x, z in side]
    tubes([path], 0.08 * radius, material, fineness=6)


def saucer(material, radius=1.02):
    """A saucer at the origin; its cup stands at z = 0.08."""
    profile = [(0, 0.03), (0.39, 0.03), (0.43, 0), (0.49, 0.03), (0.78, 0.1), (1, 0.2), (0.98, 0.225), (0.76, 0.14)]
    profile += [(0.49, 0.075), (0.29, 0.07), (0, 0.07)]
    lathe([(x * radius, z) for x, z in profile], material, wobble=0.004)


def round_board(radius=1.55, dark='#5a361c', light='#94623a', **placing):
    """A wooden board; food lies on it at z = 0.16."""
    profile = [(0, 0), (0.78 * radius, 0), (0.97 * radius, 0), (radius, 0.03), (radius, 0.13), (0.98 * radius, 0.16)]
    return lathe([*profile, (0.84 * radius, 0.162), (0, 0.162)], wood(dark, light, 0.5), **placing)


def steamer(radius=1.25, height=0.5, **placing):
    """A bamboo basket without its lid; the floor is at 0.3 of its height."""
    cane = surface('#b0824e', '#cfa673', scale=3, stretch=(1, 1, 14), roughness=0.5, bump=0.2, bump_scale=20)
    side = [(0, 0.3), (0.9, 0.3), (0.92, 0.32), (0.92, 0.98), (0.95, 1), (1, 1), (1, 0.62), (1.03, 0.6), (1.03, 0.3)]
    side += [(1, 0.28), (1, 0), (0.9, 0), (0.9, 0.25), (0, 0.25)]
    return lathe([(x * radius, z * height) for x, z in side], cane, smooth=False, **placing)

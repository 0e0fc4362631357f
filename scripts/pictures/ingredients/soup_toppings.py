"""Toppings of a bowl of noodles or rice; each has a place of its own, so that most combinations fit together."""

import math

from kit import chance
from kit.materials import surface
from kit.shapes import box, sheet, thicken
from kit.solids import blob, lathe, tubes

from .greens import bean_sprouts, bok_choy, chilli_rings, herbs, sesame, spring_onion
from .produce import tomato_wedge
from .proteins import breast_slices, egg_half, fried_egg, meat_slices, minced_meat, pork_roll, prawns, tofu_cubes


def add_topping(name, level):
    """Adds one topping at its place in a bowl filled up to `level`."""
    TOPPINGS[name](level)


def scattered(count, radius=0.75, centre=(0.1, -0.08)):
    """Spots for what is strewn over the whole dish."""
    return [(centre[0] + x, centre[1] + y) for x, y in (chance.in_disc(radius) for _ in range(count))]


def _pork_rolls(level):
    for i, (x, y, turn) in enumerate([(-0.52, 0.28, 0.4), (-0.3, 0.46, 1.2), (-0.62, -0.02, 2.0)]):
        pork_roll((x, y, level + 0.12 + 0.035 * i), (chance.between(-0.1, 0.2), 0.2 - 0.08 * i, turn))


def _eggs(level):
    egg_half((0.42, 0.4, level + 0.15), 0.4)
    egg_half((0.66, 0.12, level + 0.12), 1.1)


def _prawns(level):
    prawns([(-0.38, 0.36, 0.3), (-0.6, 0.04, -0.5), (-0.1, 0.5, 1.0)], level + 0.16)


def _corn(level):
    kernel = surface('#f0b81c', '#f7d04a', scale=6, roughness=0.25, coat=0.5, scatter=0.3)
    for _ in range(70):
        x, y = chance.in_disc(0.26)
        spot = (0.45 + x, -0.42 + y, level + 0.1 + 0.12 * (1 - (x * x + y * y) / 0.07))
        blob(kernel, spot, chance.tilt(1), radii=(0.045, 0.038, 0.034), uneven=0.1, subdivisions=2)


def _nori(level):
    weed = surface('#141a12', '#232c1e', scale=12, roughness=0.5, bump=0.6, bump_scale=40)
    for i in range(2):
        spot = (0.5 + 0.14 * i, 0.62 + 0.02 * i, level + 0.28)
        thicken(box((0.55, 0.012, 0.62), weed, 0.004, location=spot, rotation=(-0.35, 0.1, -0.55 + 0.12 * i)), 0.004)


def _wood_ear(level):
    dark = surface('#1c1210', '#38241c', scale=7, roughness=0.25, coat=0.5)
    for i in range(9):
        shift = chance.between(0, 20)

        def point(u, v, shift=shift):
            return (u - 0.5) * 0.4, (v - 0.5) * 0.05, 0.03 * math.sin(u * 9 + shift) + 0.02 * math.sin(v * 4 + shift)

        spot = (0.35 + chance.between(-0.15, 0.15), -0.35 + chance.between(-0.12, 0.12), level + 0.12 + 0.012 * i)
        thicken(sheet(point, 24, 4, dark, location=spot, rotation=chance.tilt(0.3)), 0.012)


def _tomato(level):
    for i, (x, y) in enumerate([(-0.45, 0.1), (-0.2, 0.42), (0.35, 0.35), (0.55, -0.05), (-0.3, -0.35), (0.2, -0.5)]):
        lean = (chance.between(-0.5, 0.5), chance.between(-0.3, 0.3), i * 1.3)
        tomato_wedge((x, y, level + 0.13), lean)


def _egg_flower(level):
    curd = surface('#f2c84a', '#f8e08a', scale=5, roughness=0.3, scatter=0.4, coat=0.3, bump=0.3, bump_scale=12)
    for i in range(16):
        x, y = chance.in_disc(0.62)
        radii = (chance.between(0.1, 0.2), 0.09, 0.05)
        blob(curd, (x, y, level + 0.09), chance.tilt(0.4), radii=radii, uneven=0.5, frequency=2.5, seed=i)


def _pickled_greens(level):
    leaf_green = surface('#6b7a2c', '#98a548', scale=6, roughness=0.3, coat=0.4, bump=0.3, bump_scale=14)
    for i in range(34):
        x, y = chance.in_disc(0.3)
        radii = (chance.between(0.04, 0.11), 0.03, 0.018)
        blob(leaf_green, (0.42 + x, -0.3 + y, level + 0.13), chance.tilt(0.6), radii=radii, uneven=0.3, seed=i)


def _wontons(level):
    colours = ('#f0cfa4', '#f8e6c6', '#eab08c')
    skin = surface(*colours, scale=2.5, roughness=0.2, coat=0.6, scatter=0.6, scatter_depth=0.25)
    for i, (x, y) in enumerate([(-0.5, 0.22), (-0.2, 0.52), (0.3, 0.47), (0.62, 0.1), (-0.6, -0.2)]):
        blob(skin, (x, y, level + 0.1), (0, 0, i), radii=(0.21, 0.17, 0.14), uneven=0.05, frequency=0.9, seed=i)
        shift = chance.between(0, 9)

        def point(u, v, shift=shift):
            flare = 0.04 + 0.3 * v
            ruffle = 0.035 * v * math.sin(u * 12 + shift)
            x, y = flare * math.cos(u * 6.283), 0.45 * flare * math.sin(u * 6.283)
            return x, y + ruffle, 0.1 + 0.08 * v - 0.16 * v**3 + ruffle

        lean = (0.5, 0.3, i * 1.3)
        tail = sheet(point, 60, 12, skin, closed_across=True, location=(x, y, level + 0.1), rotation=lean)
        thicken(tail, 0.012)


def _squash(level):
    flesh = surface('#d98a2c', '#eba548', '#c8701c', scale=6, roughness=0.4, coat=0.2, bump=0.25, bump_scale=18)
    rind = surface('#2f4a24', '#4a6a34', scale=8, roughness=0.4, coat=0.2)
    for i in range(4):
        spot = (-0.5 + 0.13 * i, 0.05 + 0.16 * i, level + 0.13)
        lean = (0.35, chance.between(-0.1, 0.1), -0.9 + 0.1 * i)

        def arc(u, v, inner=0.16, outer=0.4):
            turn = (u - 0.5) * 2.6
            reach = inner + (outer - inner) * v
            return reach * math.sin(turn), reach * math.cos(turn) - 0.28, 0

        thicken(sheet(arc, 30, 8, flesh, location=spot, rotation=lean), 0.09)
        edge = sheet(lambda u, v: arc(u, 1 + 0.06 * v), 30, 3, rind, location=spot, rotation=lean)
        thicken(edge, 0.094)


def _butter(level):
    butter = surface('#f6e08a', '#f9e8a4', scale=2, roughness=0.3, scatter=0.5, coat=0.3)
    box((0.2, 0.2, 0.12), butter, 0.03, location=(0.3, 0.1, level + 0.19), rotation=(0.1, 0.1, 0.4))


def _narutomaki(level):
    white = surface('#fbf7f0', '#f6f0e6', roughness=0.35, scatter=0.4)
    pink = surface('#e8809a', '#ee94aa', roughness=0.35)
    for x, y in [(0.1, 0.55), (-0.05, 0.42)]:
        lathe([(0, 0), (0.15, 0), (0.16, 0.03), (0.15, 0.05), (0, 0.05)], white, 36, location=(x, y, level + 0.13))
        swirl = [(0.03 + 0.009 * t, t * 0.62) for t in range(11)]
        path = [(x + r * math.cos(a), y + r * math.sin(a), level + 0.185) for r, a in swirl]
        tubes([path], 0.013, pink)


TOPPINGS = {
    'beef': lambda level: meat_slices('beef', (-0.32, 0.16, level + 0.11)),
    'shank': lambda level: meat_slices('shank', (-0.3, 0.2, level + 0.11), 6, 0.85),
    'chicken': lambda level: breast_slices('chicken', (-0.32, 0.22, level + 0.1)),
    'fish': lambda level: breast_slices('fish', (-0.28, 0.2, level + 0.06), 0.9, 6, 1.1),
    'lamb': lambda level: meat_slices('lamb', (-0.2, 0.1, level + 0.16), 8, 0.55),
    'pork': _pork_rolls,
    'prawns': _prawns,
    'egg': _eggs,
    'fried-egg': lambda level: fried_egg((0.25, 0.2, level + 0.16)),
    'tofu': lambda level: tofu_cubes([(-0.4, 0.2), (-0.15, 0.4), (-0.5, -0.1), (-0.15, 0.1)], level + 0.1),
    'mince': lambda level: minced_meat([chance.in_disc(0.42) for _ in range(90)], level + 0.14),
    'greens': lambda level: bok_choy((0.25, 0.12, level + 0.1), 0.7),
    'herbs': lambda level: herbs((0.4, -0.12, level + 0.17), 9, 0.36),
    'basil': lambda level: herbs((0.35, 0.1, level + 0.17), 6, 0.42, 0.0, '#1f5a1c', '#3f8a30'),
    'sprouts': lambda level: bean_sprouts((0.3, -0.5, level + 0.1)),
    'onion': lambda level: spring_onion(scattered(46)),
    'chilli': lambda level: chilli_rings([(0.42, 0.18), (0.52, 0.02), (0.3, 0.34), (0.58, 0.28), (-0.32, -0.4)]),
    'sesame': lambda level: sesame(scattered(80)),
    'corn': _corn,
    'nori': _nori,
    'wood-ear': _wood_ear,
    'tomato': _tomato,
    'egg-flower': _egg_flower,
    'pickled-greens': _pickled_greens,
    'wontons': _wontons,
    'squash': _squash,
    'butter': _butter,
    'narutomaki': _narutomaki,
}

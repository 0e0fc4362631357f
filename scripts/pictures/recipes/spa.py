"""Stones, candles, towels and oils on a table."""

import math

from mathutils import noise

from kit import chance
from kit.camera import set_view
from kit.colours import blend, linear
from kit.leaves import leaf
from kit.lights import area_light, backdrop, point_light, sky
from kit.materials import glowing, painted, surface
from kit.shapes import box, group, sheet, thicken
from kit.solids import blob, lathe, tubes
from kit.tables import set_table
from kit.wood import wood

# name: (sky, key light, side light, wall)
MOODS = {
    'candlelight': (('#efe3d2', 0.2), ('#fff0dc', 360), ('#ffd9a0', 200), '#4a4238'),
    'daylight': (('#eef2f2', 0.6), ('#fffaf2', 420), ('#eef4ff', 160), '#c9d2c4'),
    'dusk': (('#c4c8dc', 0.3), ('#ffe6d0', 300), ('#b8c4f0', 220), '#5a5468'),
}


def build(
    motif=('stones', 'candles', 'towels', 'leaves', 'salt'),
    mood='candlelight',
    towels='#f1ece2',
    table='driftwood',
    turn=-2,
):
    """Motif: stones, candles, towels, leaves, salt, flowers, oils, soap."""
    set_table(table)
    air, key, side, wall = MOODS[mood]
    sky(*air)
    area_light((-3.4, 1.6, 3.0), (0, 0, 0.5), 2.2, key[1], key[0])
    area_light((3.2, -3.4, 2.6), (0, 0, 0.5), 3, 90, '#f4f2ff')
    area_light((1.5, 4, 3), (0, 0, 0.5), 1.4, side[1], side[0])
    backdrop(wall, wall, distance=8, lights=22 if mood != 'daylight' else 0)
    for name in motif:
        if name == 'towels':
            _towels(towels)
        else:
            THINGS[name]()
    set_view('low', (0, 0.1, 0.62), 5.7, turn, lens=62, focus=(-0.1, -0.5, 0.8))


def _stones():
    basalt = surface(
        '#17181a', '#2e3033', '#46484a', scale=9, roughness=0.34, rough_to=0.55, bump=0.35, bump_scale=38, coat=0.12
    )
    z = 0.0
    for i, (x, y, height, shift) in enumerate(PILE):
        turn = (chance.between(-0.03, 0.03), chance.between(-0.05, 0.05), chance.between(0, 3))
        form = {'uneven': 0.05, 'frequency': 1.1, 'subdivisions': 5, 'seed': i + 2, 'octaves': 2}
        blob(basalt, (-0.15 + shift, -0.1, z + height * 0.97), turn, radii=(x, y, height), **form)
        z += height * 1.93


PILE = ((0.72, 0.6, 0.2, 0), (0.56, 0.48, 0.17, 0.03), (0.42, 0.36, 0.14, -0.02), (0.27, 0.24, 0.1, 0.02))


def _flowers():
    for spot, lean, size in (
        ((-0.13, -0.13, 1.15), (0.45, 0.1, 0.5), 0.9),
        ((0.72, -0.95, 0.05), (0.35, 0.1, 1.3), 1.0),
    ):
        _frangipani(spot, lean, size)


def _frangipani(location, rotation, size):
    petal_paint = painted(roughness=0.45, scatter=0.5, scatter_tint=(1, 0.85, 0.6), scatter_depth=0.1, bump=0.08)
    heart, white, blush = (linear(each) for each in ('#f2b21c', '#fdf6e6', '#f6cfd0'))

    def colour(u, v):
        tone = blend(heart, white, min(1, max(0, (u - 0.04) / 0.5)) ** 0.6)
        return (*blend(tone, blush, max(0, u - 0.75) * 1.2)[:3], 1)

    def point(u, v):
        half = 0.17 * math.sin(math.pi * min(1, u**0.62 * 0.985)) ** 0.8 + 0.004
        y = (v - 0.5) * 2 * half
        lift = 0.03 + 0.2 * u - 0.27 * u * u + abs(v - 0.35) ** 1.5 * 0.16 * u + (v - 0.5) * 0.1 * (1 - u)
        return u * 0.46, y + 0.1 * u * u, lift

    petals = []
    for i in range(5):
        petal = thicken(sheet(point, 36, 18, petal_paint, colour=colour), 0.012)
        petal.rotation_euler = (0, 0, i * 1.2566)
        petals.append(petal)
    group(petals, location, rotation, size)


def _towels(colour):
    cotton = surface(colour, colour, scale=5, roughness=0.95, sheen=0.6, bump=1.0, bump_scale=60, scatter=0.1)
    rolls = (
        ((1.15, 0.95, 0.36), (0, 0, 1.05), 1.9),
        ((1.85, 0.75, 0.36), (0.6, 0, 1.05), 1.9),
        ((1.52, 0.9, 0.97), (2, 0, 1), 1.8),
    )
    for location, rotation, length in rolls:
        shift = chance.between(0, 40)

        def point(u, v, length=length, shift=shift):
            turn = u * 4.2 * 2 * math.pi
            reach, x = 0.06 + 0.3 * u, (v - 0.5) * length * (1 + 0.012 * math.sin(turn * 0.5))
            soft = 0.012 * noise.fractal((x * 3, turn * 1.2, shift), 1, 2, 4)
            reach += soft + 0.01 * noise.noise((x * 55, turn * reach * 55, shift))
            return x + 0.02 * noise.noise((turn, shift, 0)), reach * math.cos(turn), reach * math.sin(turn) * 0.94

        thicken(sheet(point, 420, 150, cotton, location=location, rotation=rotation), 0.05)


def _candles():
    wax = surface(
        '#f0d8b4', '#f6e4c6', scale=2, roughness=0.4, scatter=0.6, scatter_tint=(1, 0.6, 0.3), scatter_depth=0.2
    )
    flame, wick = glowing('#ff9a3c', 9), surface('#16100c', roughness=0.9)
    for x, y, radius, height in ((-1.3, 0.35, 0.32, 0.8), (-1.8, -0.15, 0.17, 0.43), (-0.85, 0.85, 0.22, 1.15)):
        side = [(0, 0), (0.94, 0), (1, 0.02), (1, 0.94), (0.94, 1), (0.8, 1), (0.62, 0.93), (0, 0.91)]
        lathe([(r * radius, z * height) for r, z in side], wax, wobble=0.01, location=(x, y, 0))
        top = height * 0.9
        tubes([[(x, y, top), (x + 0.005, y, top + 0.06), (x + 0.015, y, top + 0.12)]], 0.012, wick)
        drop = [(0, 0), (0.03, 0.03), (0.042, 0.09), (0.028, 0.18), (0.008, 0.26), (0, 0.29)]
        lathe(drop, flame, 24, location=(x + 0.012, y, top + 0.1))
        point_light((x, y, top + 0.4), 7, '#ffb060', 0.05)


def _leaves():
    green = surface(
        '#2c5a24',
        '#4d8a3a',
        scale=3,
        stretch=(1, 9, 1),
        roughness=0.32,
        scatter=0.15,
        scatter_tint=(0.5, 1, 0.2),
        coat=0.25,
    )
    for i in range(7):
        spot = (-0.55 + chance.between(-0.1, 0.1), 0.75 + chance.between(-0.05, 0.1), 0.05 + 0.03 * i)
        tip = (chance.between(-0.3, 0.3), chance.between(-0.35, -0.1), 2.2 + i * 0.22)
        leaf(green, chance.between(1.0, 1.5), 0.13, 0.18, location=spot, rotation=tip)
    for i in range(3):
        tip = (chance.between(-0.2, 0.2), -0.08, -2.9 + i * 0.35)
        leaf(green, chance.between(0.8, 1.0), 0.1, 0.1, location=(0.25, -0.8, 0.03 + 0.01 * i), rotation=tip)


def _salt():
    side = [(0, 0.02), (0.26, 0.02), (0.28, 0), (0.32, 0.03), (0.5, 0.24), (0.52, 0.3), (0.49, 0.31), (0.46, 0.24)]
    lathe([*side, (0.28, 0.08), (0, 0.07)], wood('#4a2c18', '#7a4c2a', 0.45), location=(1.3, -0.45, 0))
    salt = surface('#f2d9d0', '#fbf1ec', scale=14, roughness=0.5, scatter=0.4, bump=1, bump_scale=45)
    form = {'radii': (0.43, 0.43, 0.17), 'uneven': 0.22, 'frequency': 3.5, 'subdivisions': 6, 'octaves': 7}
    blob(salt, (1.3, -0.45, 0.2), **form)


def _oils():
    amber = surface('#5a2c0c', '#7a4214', scale=2, roughness=0.08, coat=1)
    cap = surface('#16120f', roughness=0.3)
    label = surface('#ede3d0', roughness=0.6)
    for x, y, size in ((0.35, 0.55, 1.0), (0.8, 0.15, 0.8)):
        side = [(0, 0), (0.24, 0), (0.27, 0.03), (0.27, 0.62), (0.2, 0.74), (0.1, 0.8), (0.1, 0.92), (0, 0.92)]
        lathe(side, amber, 64, location=(x, y, 0), scale=size)
        lathe([(0, 0.9), (0.13, 0.9), (0.14, 0.93), (0.13, 1.18), (0, 1.19)], cap, 48, location=(x, y, 0), scale=size)
        lathe([(0.274, 0.16), (0.274, 0.5)], label, 64, smooth=False, location=(x, y, 0), scale=size)


def _soap():
    bars = (('#d9c9a4', 0), ('#a9b894', 0.24), ('#d9b4a4', 0.48))
    for i, (colour, z) in enumerate(bars):
        bar = surface(colour, colour, scale=4, roughness=0.45, scatter=0.3, bump=0.1, bump_scale=12)
        turned = (0, 0, 0.3 + chance.between(-0.12, 0.12))
        box((0.85, 0.52, 0.23), bar, 0.05, location=(-0.2 + 0.04 * i, -0.5, 0.115 + z), rotation=turned)
    twine = surface('#9a7a4c', '#b5935f', scale=20, roughness=0.9)
    loop = [(-0.2, -0.8, 0.05), (-0.2, -0.8, 0.7), (-0.2, -0.5, 0.73), (-0.2, -0.22, 0.7), (-0.2, -0.22, 0.05)]
    tubes([loop], 0.02, twine)


THINGS = {
    'stones': _stones,
    'flowers': _flowers,
    'candles': _candles,
    'leaves': _leaves,
    'salt': _salt,
    'oils': _oils,
    'soap': _soap,
}

"""Nigiri and rolls on a board or slate."""

import math

from mathutils import noise

from ingredients.beside import set_beside
from ingredients.kimbap import kimbap_filling
from kit import chance
from kit.camera import set_view
from kit.colours import blend, linear
from kit.leaves import leaf
from kit.lights import set_light
from kit.materials import painted, surface
from kit.shapes import box, group, place, sheet, thicken
from kit.solids import blob, blob_data, lathe
from kit.tables import set_table
from kit.wood import wood

# name: (flesh, fat lines, stripes per unit)
FISH = {
    'salmon': ('#ec7a3c', '#f9c9a0', 9),
    'tuna': ('#a81e2a', '#c2434a', 3),
    'yellowtail': ('#efc9b8', '#d98a80', 4),
    'seabream': ('#f6ebe2', '#eeb0a0', 3),
    'omelette': ('#f2c23c', '#e6a828', 7),
    'seared-salmon': ('#e07a44', '#c98a5c', 9),
}
# name: what is in the middle, as (colour, x, y, radius)
ROLLS = {
    'tuna': (('#b02430', 0, 0, 0.1),),
    'salmon': (('#ec7a3c', 0, 0, 0.1),),
    'avocado': (('#b9c85a', -0.05, 0.02, 0.075), ('#cfe0a4', 0.06, -0.02, 0.06)),
    'cucumber': (('#a8cc6c', 0, 0, 0.09),),
}


def build(
    nigiri=('salmon', 'tuna', 'yellowtail', 'seabream', 'omelette', 'salmon'),
    rolls=('tuna', 'avocado'),
    sashimi=(),
    board='slate',
    beside=('soy', 'chopsticks'),
    table='ash',
    light='window-left',
    view='seated',
    target=(0, 0, 0.2),
    distance=5.9,
    turn=0,
    ginger=True,
):
    """`rolls` (kimbap or of ROLLS) come in sixes, `sashimi` in fans of five slices; board: slate, wood or white."""
    set_table(table)
    set_light(light)
    _board(board)
    rice, grain = _rice(), blob_data((0.05, 0.021, 0.02), 0.04, 1, 2)
    for i, fish in enumerate(nigiri):
        x = -1.2 + 2.4 * (i + 0.5) / len(nigiri) + 0.05
        _nigiri(fish, rice, grain, (x, 0.42), 1.25)
    each = 6 // len(rolls) if nigiri and rolls else 4
    for i, filling in enumerate(rolls):
        for k in range(each):
            x = -1.2 + (i * each + k) * 0.39
            row = -0.42 + (0.05 * (k % 2) if nigiri else 0.62 * i)
            _roll(filling, rice, grain, (x if nigiri else -1.0 + 0.46 * k, row), 0.2 * k)
    for i, fish in enumerate(sashimi):
        _fan(fish, (-1.0 + 2.2 * i / max(1, len(sashimi) - 1) if len(sashimi) > 1 else 0, -0.35 + 0.3 * (i % 2)))
    if ginger:
        _ginger((1.25, -0.3, 0.2))
    set_beside(beside)
    set_view(view, target, distance, turn, focus=(0, -0.3, 0.4))


def _board(name):
    if name == 'wood':
        box((3.3, 2.1, 0.16), wood('#7a5632', '#b58a58', 0.5), 0.03, location=(0, 0, 0.08))
    else:
        colours = ('#26292c', '#34383b') if name == 'slate' else ('#efece6', '#f7f5f0')
        stone = surface(*colours, scale=5, roughness=0.5 if name == 'slate' else 0.15, bump=0.15, bump_scale=14)
        box((3.3, 2.1, 0.14), stone, 0.02, location=(0, 0, 0.09))


def _rice():
    return surface('#f6f2e8', '#efe8d8', scale=3, roughness=0.4, scatter=0.4, scatter_depth=0.06, coat=0.2)


def _nigiri(fish, rice, grain, spot, heading):
    core = blob_data((0.4, 0.19, 0.15), 0.03, 1, 3)
    parts = [place(core, rice, (0, 0, 0.14))]
    for _ in range(150):
        turn, height = chance.angle(), chance.between(-0.9, 0.6)
        ring = math.sqrt(1 - height * height)
        at = (0.4 * ring * math.cos(turn), 0.19 * ring * math.sin(turn), 0.14 + 0.15 * height)
        parts.append(place(grain, rice, at, chance.tilt(0.8)))
    parts.append(_slice(fish, 0.53, 0.2, drape=0.17, z=0.31))
    if fish == 'omelette':
        nori = surface('#141a12', '#232c1e', scale=12, roughness=0.5)
        parts.append(box((0.16, 0.44, 0.36), nori, 0.05, location=(0, 0, 0.2)))
    group(parts, (*spot, 0.16), (0, 0, heading))


def _slice(fish, half_length, half_width, drape, z=0.0):
    """A slab of fish along x; it hangs down by `drape` at its ends."""
    flesh, fat, stripes = (linear(FISH[fish][0]), linear(FISH[fish][1]), FISH[fish][2])
    paint = painted(roughness=0.22, scatter=0.4, scatter_depth=0.09, coat=0.5, bump=0.08, bump_scale=16)
    shift = chance.between(0, 40)
    seared = linear('#6b3a1c')

    def colour(u, v):
        x, y = u * 2 - 1, v * 2 - 1
        wave = x * stripes + abs(y) * 2.2 + 0.5 * noise.noise((x * 2, y * 2, shift))
        line = max(0, 1 - abs((wave % 1) - 0.5) * 9)
        tone = blend(flesh, fat, line * 0.9 + 0.3 * noise.noise((x * 5, y * 9, shift)))
        if fish.startswith('seared'):
            tone = blend(tone, seared, 2.4 * noise.noise((x * 3, y * 6, shift + 3)) + 0.25)
        return (*tone[:3], 1)

    def point(u, v):
        x, y = u * 2 - 1, v * 2 - 1
        edge = 1 - 0.1 * abs(x) ** 3 + 0.03 * noise.noise((x * 3, y, shift))
        sag = drape * abs(x) ** 2.6 + 0.06 * abs(y) ** 3
        return x * half_length, y * half_width * edge, z - sag + 0.01 * noise.noise((x * 6, y * 6, shift))

    return thicken(sheet(point, 110, 36, paint, colour=colour), 0.05)


def _fan(fish, spot):
    for i in range(5):
        piece = _slice(fish, 0.34, 0.19, drape=0.02)
        piece.location = (spot[0] + 0.12 * i - 0.25, spot[1] + 0.02 * i, 0.24 + 0.03 * i)
        piece.rotation_euler = (0.25, -0.3, 1.35 + 0.04 * i)
    shiso = surface('#2c5f22', '#4a8436', scale=5, roughness=0.4, coat=0.2)
    leaf(shiso, 0.7, 0.26, 0.2, 0.04, 0.1, location=(spot[0] - 0.35, spot[1] + 0.1, 0.2), rotation=(0.2, -0.3, 0.9))


def _roll(filling, rice, grain, spot, heading):
    nori = surface('#121710', '#20281c', scale=14, roughness=0.45, bump=0.5, bump_scale=40)
    profile = [(0.222, 0), (0.232, 0.02), (0.232, 0.32), (0.222, 0.34), (0.215, 0.33), (0.215, 0)]
    parts = [lathe(profile, nori, 40, smooth=False), lathe([(0.216, 0.31), (0.1, 0.325), (0, 0.325)], rice, 32)]
    for _ in range(70):
        x, y = chance.in_disc(0.195)
        parts.append(place(grain, rice, (x, y, 0.33), chance.tilt(0.4), 0.8))
    if filling == 'kimbap':
        parts += kimbap_filling()
    for colour, x, y, radius in ROLLS.get(filling, ()):
        flesh = surface(colour, colour, roughness=0.25, coat=0.4, scatter=0.3)
        radii = (radius, radius * 0.9, 0.06)
        parts.append(blob(flesh, (x, y, 0.335), radii=radii, uneven=0.15, frequency=2, subdivisions=3, seed=len(parts)))
    group(parts, (*spot, 0.16), (0, 0, heading))


def _ginger(spot):
    pink = surface('#f0bda8', '#f6d6c4', scale=4, roughness=0.25, coat=0.4, scatter=0.5)
    paste = surface('#8fb04a', '#a8c464', scale=6, roughness=0.6, bump=0.4, bump_scale=20)
    for i in range(6):
        leaf(pink, 0.3, 0.13, 0.8, 0.08, location=(spot[0], spot[1], spot[2] + 0.02 * i), rotation=(0.4, -0.5, i * 1.1))
    blob(paste, (spot[0] + 0.05, spot[1] + 0.42, spot[2] + 0.05), radii=(0.13, 0.12, 0.1), uneven=0.12, floor=-0.05)

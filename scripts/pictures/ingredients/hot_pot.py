"""A pot of broth that simmers at the table, and the plates of raw food around it."""

import math

from mathutils import noise

from kit import chance
from kit.colours import blend, linear
from kit.materials import painted, surface
from kit.shapes import box, place, sheet, thicken
from kit.solids import blob_data, lathe, tubes
from kit.vessels import glaze, plate

from .broth import BROTHS, fill_bowl, oil_drops
from .greens import chilli_rings, herbs, spring_onion
from .noodles import noodle_nest
from .pieces import heap
from .proteins import prawns

LEVEL = 0.72
RADIUS = 1.36
METALS = {'steel': ('#b9b6b0', '#cbc8c2'), 'copper': ('#b0683c', '#c8834f'), 'iron': ('#1d1e20', '#2c2d30')}


def pot(broths=('red', 'pale'), metal='steel', floating=('spring-onion',)):
    """At the origin; two broths are divided by a wall that bends. `floating` are pieces, with no broth of their own."""
    kind = METALS[metal]
    skin = surface(*kind, scale=3, roughness=0.22 if metal != 'iron' else 0.5, metallic=1 if metal != 'iron' else 0.3)
    side = [(0, 0.1), (1.0, 0.1), (1.2, 0.14), (1.36, 0.3), (1.42, 0.55), (1.44, 0.94), (1.52, 0.98), (1.52, 1.01)]
    lathe([*side, (1.42, 1.0), (1.39, 0.94), (1.37, 0.55), (1.3, 0.32), (0, 0.2)], skin)
    for end in (-1, 1):
        ear = [(end * 1.42, -0.3, 0.84), (end * 1.72, -0.24, 0.9), (end * 1.72, 0.24, 0.9), (end * 1.42, 0.3, 0.84)]
        tubes([ear], 0.055, skin, fineness=6)
    if len(broths) == 1:
        fill_bowl(broths[0], LEVEL, RADIUS)
        oil_drops(broths[0], LEVEL, RADIUS, count=110, inner=0.2, size=0.02)
    else:
        for half, broth in enumerate(broths):
            _half(broth, half)
        _divider(skin)
    if floating:
        heap(floating, 16, 1.05, 0.02, base=LEVEL - 0.01, tilt=0.5)


def _bend(t):
    """The wall's course: x at the share t of its way from front to back."""
    return 0.42 * math.sin(2 * math.pi * t)


def _half(broth, half):
    """A surface from the wall to the side, darker where oil has gathered."""
    floor, oil = BROTHS[broth][1], BROTHS[broth][2]
    base, light, drop = linear(floor[0]), linear(floor[1]), linear(oil)
    paint = painted(roughness=0.1, coat=0.9, bump=0.12, bump_scale=5)
    sign, shift = (-1, 1)[half], chance.between(0, 40)

    def spot(u, v):
        y = (u * 2 - 1) * RADIUS * 0.999
        edge = sign * math.sqrt(max(0, RADIUS**2 - y * y))
        middle = _bend(u) * math.sqrt(max(0, 1 - (u * 2 - 1) ** 4))
        return middle + (edge - middle) * v, y

    def point(u, v):
        return *spot(u, v), LEVEL

    def colour(u, v):
        x, y = spot(u, v)
        tone = blend(base, light, 0.5 + noise.fractal((x * 2 + shift, y * 2, 0), 1, 2, 4))
        pools = noise.fractal((x * 3.4 + shift, y * 3.4, 5), 1, 2, 3)
        return (*blend(tone, drop, (pools - 0.08) * 5)[:3], 1)

    sheet(point, 130, 90, paint, colour=colour)
    _floating(broth, spot)


def _floating(broth, spot):
    """Chillies and peppercorns on a red broth, dates and berries on a pale one."""
    red = broth == 'red'
    skin = surface(*(('#7a120c', '#a81f14') if red else ('#5f1a10', '#8a2c1a')), scale=5, roughness=0.25, coat=0.6)
    berry = surface(*(('#4a2a18', '#6b4024') if red else ('#c23a1c', '#d9562c')), scale=6, roughness=0.35, coat=0.4)
    for i in range(14 if red else 6):
        x, y = spot(chance.between(0.12, 0.88), chance.between(0.18, 0.86))
        if red:
            path = [(-0.17, 0, 0), (0, chance.between(-0.06, 0.06), 0.02), (0.18, 0, 0)]
            pod = tubes([path], 0.042, skin, taper=lambda t: 1.1 - 0.6 * t)
            pod.location, pod.rotation_euler = (x, y, LEVEL + 0.02), (0, 0, chance.angle())
        else:
            place(blob_data((0.13, 0.09, 0.08), 0.15, 3, 4, seed=i), skin, (x, y, LEVEL + 0.02), chance.tilt(0.4))
    seed = blob_data((0.03, 0.03, 0.028) if red else (0.05, 0.035, 0.03), 0.1, 2, 2)
    for _ in range(46 if red else 16):
        x, y = spot(chance.between(0.08, 0.92), chance.between(0.1, 0.92))
        place(seed, berry, (x, y, LEVEL + 0.012), chance.tilt(0.6))
    spring_onion([spot(chance.between(0.1, 0.9), chance.between(0.1, 0.9)) for _ in range(8 if red else 20)])


def _divider(skin):
    def point(u, v):
        return _bend(u) * math.sqrt(max(0, 1 - (u * 2 - 1) ** 4)), (u * 2 - 1) * 1.38, 0.25 + 0.7 * v

    thicken(sheet(point, 80, 4, skin), 0.035)


def raw_plate(kind='beef', vessel='white'):
    """At the origin, a plate of one kind: beef, lamb, mushrooms, tofu, greens, noodles, prawns, cabbage or fish-balls."""
    plate(glaze(vessel), 0.95, 0.14)
    RAW[kind]()


def _rolls(lean, fat):
    """Thin slices, rolled up, in a ring and on top of each other."""
    tones = linear(lean), linear(fat)
    paint = painted(roughness=0.4, scatter=0.3, scatter_depth=0.05, coat=0.25, bump=0.15, bump_scale=24)

    def roll(spot, turn, lean_by):
        shift, wide = chance.between(0, 50), chance.between(0.26, 0.34)

        def point(u, v):
            around, reach = u * 8.2, 0.045 + 0.019 * u * 8.2 / 2
            ripple = 0.02 * noise.noise((u * 6 + shift, v * 5, 0))
            return (v - 0.5) * 2 * wide, reach * math.cos(around) + ripple, reach * math.sin(around) + ripple

        def colour(u, v):
            veins = noise.fractal((u * 9 + shift, v * 3.5, 0), 1, 2, 4)
            edge = max(0, 1 - min(v, 1 - v) * 9)
            return (*blend(*tones, (abs(veins) < 0.1) * 0.8 + edge * 0.9 + 0.2 * veins)[:3], 1)

        thicken(sheet(point, 90, 26, paint, colour=colour, location=spot, rotation=(0, lean_by, turn)), 0.012)

    for i in range(9):
        turn = i * 2 * math.pi / 9
        roll((0.5 * math.cos(turn), 0.5 * math.sin(turn), 0.22), turn + 0.15, -0.12)
    for i in range(4):
        turn = i * 1.57 + 0.4
        roll((0.2 * math.cos(turn), 0.2 * math.sin(turn), 0.4), turn + 0.5, -0.2)


def _mushrooms():
    """Thin white ones in bunches, and brown caps."""
    white = surface('#f3ead6', '#faf4e6', scale=3, roughness=0.35, scatter=0.4)
    brown = surface('#6b4528', '#8a5f3a', scale=5, roughness=0.45, coat=0.2)
    cap = blob_data((0.05, 0.05, 0.045), 0.05, 2, 3)
    for bunch in (-0.5, 0.15):
        paths = []
        for _ in range(42):
            x, z = bunch + chance.between(-0.14, 0.14), 0.14 + chance.between(0, 0.22)
            tip = (x * 1.2 + chance.between(-0.08, 0.08), 0.42 + chance.between(-0.1, 0.12), z + chance.between(0, 0.1))
            paths.append([(bunch + 0.4 * (x - bunch), -0.45, 0.16 + 0.4 * (z - 0.14)), (x, 0, z), tip])
            place(cap, white, tip)
        tubes(paths, 0.022, white)
    for i in range(5):
        top = [(0, 0.1), (0.1, 0.09), (0.17, 0.03), (0.16, -0.02), (0.05, -0.03), (0, -0.03)]
        spot = (0.6 + 0.05 * (i % 2), -0.45 + 0.22 * i, 0.22 + 0.04 * (i % 2))
        lathe(top, brown, 30, location=spot, rotation=(chance.between(-0.3, 0.3), 0.5, i))


def _tofu():
    curd = surface('#f4ecd8', '#fbf6e8', scale=4, roughness=0.35, scatter=0.5, coat=0.3, bump=0.12, bump_scale=10)
    for i in range(12):
        spot = (-0.42 + 0.28 * (i % 4), -0.3 + 0.3 * (i // 4), 0.22)
        box((0.25, 0.26, 0.24), curd, 0.025, location=spot, rotation=(0, 0, chance.between(-0.06, 0.06)))


def _fish_balls():
    skin = surface('#f2ead8', '#fbf6ea', '#e6d2ac', scale=5, roughness=0.3, scatter=0.4, coat=0.3)
    for i in range(12):
        turn, reach = i * 2.4, 0.6 * math.sqrt((i + 0.5) / 12)
        form = blob_data((0.17, 0.17, 0.16), 0.04, 2, 4, seed=i)
        place(form, skin, (reach * math.cos(turn), reach * math.sin(turn), 0.24 + 0.14 * (1 - reach)))


def _prawns():
    prawns([(0.45 * math.cos(i * 0.9), 0.45 * math.sin(i * 0.9), i * 0.9) for i in range(7)], 0.2, 1.15)
    herbs((0, 0, 0.2), 5, 0.3)


def _greens():
    heap(('lettuce', 'spinach'), 44, 0.7, 0.34, base=0.14, tilt=1.0)


RAW = {
    'beef': lambda: _rolls('#a3302c', '#ecc8bc'),
    'lamb': lambda: _rolls('#8a3a34', '#f0dcd0'),
    'mushrooms': _mushrooms,
    'tofu': _tofu,
    'greens': _greens,
    'cabbage': lambda: heap(('cabbage',), 44, 0.7, 0.34, base=0.14, tilt=1.0),
    'noodles': lambda: noodle_nest('egg', 0.18, 0.62, mound=0.24, bundles=22),
    'prawns': _prawns,
    'fish-balls': _fish_balls,
    'chillies': lambda: chilli_rings([chance.in_disc(0.5) for _ in range(30)], 0.06),
}

"""Tea in a pot: clay, porcelain or cast iron, with small cups and leaves."""

import math

from mathutils import noise

from kit import chance
from kit.arrange import arrange
from kit.materials import surface
from kit.shapes import box, place
from kit.solids import blob_data, lathe, tubes
from kit.vessels import dish, glaze
from kit.wood import wood

DEFAULT = (
    ('tray', (0, 0), 0),
    ('pot', (-0.35, 0.3, 0.2), 200, 'clay'),
    ('cup', (0.75, -0.25, 0.2), 0, 'white', '#b5702a'),
    ('cup', (0.1, -0.62, 0.2), 0, 'white', '#b5702a'),
    ('leaves', (1.55, 0.95), 0),
)


def build(things=DEFAULT, **scene):
    """Things: tray, pot (clay, iron or a glaze), cup (glaze, colour of the tea), mug, flask, leaves, pitcher."""
    arrange(THINGS, things, **scene)


def _pot(kind='clay'):
    body = [(0, 0.03), (0.3, 0.02), (0.36, 0), (0.42, 0.04), (0.62, 0.28), (0.66, 0.46), (0.56, 0.68), (0.36, 0.8)]
    if kind == 'iron':
        skin = surface('#17181a', '#26282a', scale=14, roughness=0.55, specular=0.4, bump=0.3, bump_scale=40)
    elif kind == 'clay':
        skin = surface('#5f2c1e', '#74392a', scale=8, roughness=0.42, coat=0.15, bump=0.05, bump_scale=60)
    else:
        skin = glaze(kind)
    parts = [lathe([*body, (0.3, 0.82), (0, 0.82)], skin)]
    lid = [(0.35, 0.79), (0.345, 0.83), (0.26, 0.89), (0.1, 0.92), (0.055, 0.95), (0.06, 1.0), (0.085, 1.05)]
    parts.append(lathe([*lid, (0.06, 1.1), (0, 1.11)], skin))
    spout = [(0.5, 0, 0.26), (0.74, 0, 0.36), (0.86, 0, 0.56), (0.97, 0, 0.76), (1.05, 0, 0.8)]
    parts.append(tubes([spout], 0.1, skin, fineness=8, taper=lambda t: 1.5 - 0.9 * t**0.7))
    if kind == 'iron':
        parts += _bumps(skin)
        arch = [(0.46, 0, 0.74), (0.6, 0, 1.05), (0.4, 0, 1.42), (0, 0, 1.52), (-0.4, 0, 1.42), (-0.6, 0, 1.05)]
        parts.append(tubes([[*arch, (-0.46, 0, 0.74)]], 0.045, skin, fineness=6))
    else:
        ear = [(-0.52, 0, 0.66), (-0.8, 0, 0.78), (-1.02, 0, 0.6), (-0.92, 0, 0.32), (-0.58, 0, 0.22)]
        parts.append(tubes([ear], 0.06, skin, fineness=8, taper=lambda t: 1.15 - 0.3 * math.sin(math.pi * t)))
    return parts


def _bumps(skin):
    """The rows of small knobs on a cast-iron pot."""
    knob = blob_data((0.026, 0.026, 0.022), 0, 1, 2)
    parts = []
    for row, (radius, z) in enumerate(((0.655, 0.4), (0.66, 0.47), (0.645, 0.54), (0.61, 0.61), (0.56, 0.67))):
        for i in range(44):
            turn = (i + 0.5 * (row % 2)) * 2 * math.pi / 44
            parts.append(place(knob, skin, (radius * math.cos(turn), radius * math.sin(turn), z)))
    return parts


def _cup(kind='white', tea='#b5702a', size=0.34):
    side = [(0, 0.03), (0.5, 0.03), (0.54, 0), (0.58, 0.05), (0.84, 0.5), (0.97, 1.0), (1.0, 1.13)]
    side += [(0.97, 1.15), (0.93, 1.1), (0.8, 0.52), (0.5, 0.16), (0, 0.12)]
    liquid = surface(tea, tea, roughness=0.04, coat=1, scatter=0.2)
    top = [(0.92 * size, 0.9 * size), (0.5 * size, 0.9 * size), (0, 0.9 * size)]
    return [lathe([(r * size, z * size) for r, z in side], glaze(kind), wobble=0.004), lathe(top, liquid, 48)]


def _tray(length=3.0, depth=2.0):
    bamboo = wood('#4a2c18', '#7d5232', 0.4)
    parts = [box((length, depth, 0.1), bamboo, 0.03, location=(0, 0, 0.05))]
    for i in range(13):
        spot = (0, (i - 6) * depth * 0.068, 0.16)
        parts.append(box((length * 0.93, depth * 0.046, 0.08), bamboo, 0.02, location=spot))
    for side in (-1, 1):
        parts.append(box((length, 0.08, 0.2), bamboo, 0.03, location=(0, side * depth / 2, 0.1)))
        parts.append(box((0.08, depth, 0.2), bamboo, 0.03, location=(side * length / 2, 0, 0.1)))
    return parts


def _leaves(kind='white'):
    """A small dish with rolled, dry leaves."""
    parts = [dish(glaze(kind), 0.5, 0.2)]
    tints = [
        surface(dark, light, scale=6, roughness=0.7) for dark, light in (('#1c2416', '#3a4426'), ('#2e2a18', '#4a4428'))
    ]
    for i in range(90):
        x, y = chance.in_disc(0.36)
        radii = (chance.between(0.03, 0.08), 0.02, 0.018)
        form = blob_data(radii, 0.5, 2.5, 2, seed=i)
        parts.append(
            place(
                form, chance.pick(tints), (x, y, 0.13 + 0.07 * noise.noise((x * 4, y * 4, 0)) + 0.05), chance.tilt(0.6)
            )
        )
    return parts


def _mug(kind='navy', tea='#6b2f10'):
    side = [
        (0, 0),
        (0.3, 0),
        (0.36, 0.03),
        (0.39, 0.3),
        (0.39, 0.74),
        (0.375, 0.76),
        (0.36, 0.73),
        (0.35, 0.08),
        (0, 0.05),
    ]
    clay = glaze(kind)
    handle = [(0.37, 0, 0.62), (0.6, 0, 0.64), (0.66, 0, 0.4), (0.58, 0, 0.17), (0.37, 0, 0.15)]
    liquid = surface(tea, tea, roughness=0.05, coat=1)
    return [lathe(side, clay), tubes([handle], 0.05, clay, fineness=6), lathe([(0.355, 0.64), (0, 0.64)], liquid, 48)]


def _pitcher(kind='white'):
    side = [(0, 0.02), (0.26, 0.02), (0.3, 0), (0.36, 0.1), (0.38, 0.34), (0.3, 0.62), (0.36, 0.78)]
    inside = [(0.34, 0.78), (0.28, 0.62), (0.35, 0.34), (0.3, 0.1), (0, 0.08)]
    milk = surface('#f6eede', '#fbf6ea', roughness=0.2, coat=0.5)
    return [lathe(side + inside, glaze(kind)), lathe([(0.29, 0.6), (0, 0.6)], milk, 40)]


def _flask(kind='celadon'):
    """A flask for warm sake."""
    side = [
        (0, 0.02),
        (0.3, 0.02),
        (0.34, 0),
        (0.42, 0.1),
        (0.46, 0.42),
        (0.38, 0.8),
        (0.2, 1.08),
        (0.17, 1.25),
        (0.24, 1.42),
    ]
    return [lathe([*side, (0.21, 1.42), (0.14, 1.25), (0.16, 1.1), (0, 0.9)], glaze(kind), wobble=0.01)]


THINGS = {'flask': _flask, 'tray': _tray, 'pot': _pot, 'cup': _cup, 'leaves': _leaves, 'mug': _mug, 'pitcher': _pitcher}

"""Nail polish, lipsticks and brushes on a table."""

import math

from kit import chance
from kit.arrange import arrange
from kit.clear import glass
from kit.materials import surface
from kit.shapes import box
from kit.solids import blob, lathe, tubes

DEFAULT = (
    ('polish', (-0.9, 0.3), 0, '#b0243a'),
    ('polish', (-0.35, 0.0), 0, '#d9788a'),
    ('polish', (0.2, 0.3), 0, '#7a2448'),
    ('polish', (0.75, 0.05), 0, '#e6c9bc'),
    ('open-polish', (0.4, -0.75), -25, '#c8503c'),
)


def build(things=DEFAULT, **scene):
    """Things: polish, open-polish, file, lipstick, brush, powder."""
    arrange(THINGS, things, **scene)


def _polish(colour='#b0243a'):
    """A bottle of nail polish, seen through its glass."""
    paint = surface(colour, colour, roughness=0.06, coat=1, scatter=0.15)
    side = [(0, 0.03), (0.2, 0.03), (0.215, 0.06), (0.215, 0.4), (0.18, 0.47), (0, 0.47)]
    shell = [(0, 0), (0.22, 0), (0.245, 0.03), (0.245, 0.42), (0.2, 0.5), (0.1, 0.54), (0.1, 0.6)]
    cap = [(0, 0.56), (0.125, 0.56), (0.13, 0.6), (0.105, 1.3), (0.09, 1.34), (0, 1.34)]
    black = surface('#121214', roughness=0.22, coat=0.5)
    return [lathe(side, paint, smooth=False), lathe(shell, glass()), lathe(cap, black, smooth=False)]


def _open_polish(colour='#c8503c'):
    """An open cap with its brush, in front of a drop of polish."""
    parts = [
        lathe([(0, 0), (0.12, 0), (0.13, 0.03), (0.105, 0.72), (0, 0.74)], surface('#121214', roughness=0.22, coat=0.5))
    ]
    stem = surface('#1a1a1c', roughness=0.4)
    paint = surface(colour, colour, roughness=0.05, coat=1)
    parts.append(lathe([(0.03, -0.4), (0.03, 0)], stem, 16))
    parts.append(lathe([(0, -0.72), (0.05, -0.66), (0.055, -0.55), (0.035, -0.4), (0, -0.4)], paint, 20))
    for part in parts:
        part.rotation_euler = (0, math.pi / 2, 0)
        part.location = (0, 0, 0.13)
    drop = blob(paint, (-0.85, -0.02, 0.012), radii=(0.3, 0.2, 0.03), uneven=0.35, frequency=1.4)
    return [*parts, drop]


def _file(colour='#d9a0a8'):
    grit = surface(colour, colour, scale=60, roughness=0.95, bump=0.6, bump_scale=160)
    return [box((1.8, 0.2, 0.03), grit, 0.06, location=(0, 0, 0.03))]


def _lipstick(colour='#a81e2c', shell='#17161a'):
    case, gold = surface(shell, shell, roughness=0.2, coat=0.6), surface('#c9974a', roughness=0.2, metallic=1)
    wax = surface(colour, colour, roughness=0.3, coat=0.2, scatter=0.2)
    stick = lathe([(0.105, 0.6), (0.108, 0.95), (0.1, 1.1), (0.06, 1.17), (0, 1.19)], wax, 48)
    for vertex in stick.data.vertices:
        if vertex.co.z > 0.85:
            vertex.co.z = min(vertex.co.z, 1.02 + 1.3 * vertex.co.x)
    base = [(0, 0), (0.15, 0), (0.155, 0.02), (0.155, 0.38), (0, 0.38)]
    collar = [(0, 0.38), (0.13, 0.38), (0.13, 0.66), (0.118, 0.67), (0.108, 0.64), (0, 0.6)]
    return [lathe(base, case, smooth=False), lathe(collar, gold, smooth=False), stick]


def _brush(size=1.0, handle='#1a1a1c', hair='#4a2c1c', spread=0.17):
    """A make-up brush lying along the x axis, its hair to the left."""
    parts = []
    profile = [(0, 0), (0.03, 0.02), (0.05, 0.7), (0.06, 1.2), (0.05, 1.32)]
    ferrule = [(0.055, 1.3), (0.062, 1.34), (0.085, 1.66), (0.08, 1.68)]
    parts.append(lathe(profile, surface(handle, handle, roughness=0.2, coat=0.6), 32))
    parts.append(lathe(ferrule, surface('#c9974a', roughness=0.22, metallic=1), 32))
    hairs = []
    for _ in range(260):
        x, y = chance.in_disc(1)
        bulge = spread / 0.08
        tip = 2.12 - 0.16 * (x * x + y * y) + chance.between(-0.03, 0.03)
        hairs.append(
            [
                (0.08 * x, 0.08 * y, 1.64),
                (0.08 * bulge * x, 0.08 * bulge * y, 1.86),
                (0.075 * bulge * x, 0.075 * bulge * y, tip),
            ]
        )
    parts.append(tubes(hairs, 0.007, surface(hair, '#8a5a3a', scale=9, roughness=0.6), fineness=1))
    for part in parts:
        part.rotation_euler = (0, -math.pi / 2, 0)
        part.location = (0.9, 0, spread * size + 0.01)
        part.scale = (size, size, size)
    return parts


def _powder(colour='#d9a08a'):
    """An open compact of pressed powder with its mirror."""
    case = surface('#17161a', roughness=0.2, coat=0.6)
    cake = surface(colour, colour, scale=30, roughness=0.9, bump=0.15, bump_scale=70)
    mirror = surface('#e6eaec', roughness=0.03, metallic=1)
    base = lathe([(0, 0), (0.5, 0), (0.53, 0.03), (0.53, 0.11), (0.46, 0.11), (0.45, 0.08), (0, 0.08)], case)
    lid = lathe([(0, 0), (0.5, 0), (0.53, 0.03), (0.53, 0.07), (0.47, 0.07), (0, 0.065)], case)
    face = lathe([(0.45, 0.073), (0, 0.073)], mirror, 64, smooth=False)
    for part in (lid, face):
        part.location, part.rotation_euler = (0, 0.56, 0.55), (1.35, 0, 0)
    return [base, lathe([(0.45, 0.095), (0.4, 0.1), (0, 0.1)], cake), lid, face]


THINGS = {
    'polish': _polish,
    'open-polish': _open_polish,
    'file': _file,
    'lipstick': _lipstick,
    'brush': _brush,
    'powder': _powder,
}

"""A pottery studio: racks of bowls and jars, a wheel with a pot on it, a table. 1 unit is 1 m."""

import math

from kit import chance
from kit.camera import camera
from kit.furniture import black_steel, pendant
from kit.lights import area_light, sky
from kit.materials import ceramic, surface
from kit.rooms import floor_of_planks, plain_walls, window_wall
from kit.shapes import box
from kit.solids import blob, lathe, tubes
from kit.vessels import glaze
from kit.wood import wood

# profiles of radius and height
VASE = ((0, 0), (0.06, 0), (0.1, 0.09), (0.085, 0.19), (0.04, 0.25), (0.05, 0.28), (0.042, 0.28), (0.03, 0.25))
JUG = ((0, 0), (0.065, 0), (0.08, 0.06), (0.07, 0.15), (0.06, 0.2), (0.07, 0.22), (0.062, 0.22), (0.05, 0.19))
BOWL = ((0, 0.01), (0.045, 0), (0.05, 0.01), (0.1, 0.06), (0.12, 0.1), (0.112, 0.1), (0.08, 0.045), (0, 0.02))
CUP = ((0, 0), (0.035, 0), (0.045, 0.03), (0.046, 0.1), (0.041, 0.1), (0.038, 0.02), (0, 0.015))
DISH = ((0, 0.01), (0.07, 0), (0.09, 0.01), (0.14, 0.035), (0.135, 0.04), (0.08, 0.02), (0, 0.018))


def build(turn=0.0):
    """`turn` moves the camera sideways."""
    sky('#e6ebf0', 0.6)
    area_light((-3.4, 0.6, 1.9), (0.4, 1.8, 0.7), 2.8, 300, '#fff4e4', size_y=2.0)
    area_light((0.6, -3, 2.8), (0, 1.5, 0.6), 3, 70, '#ffe9d0')
    timber, steel = wood('#8a6238', '#c89c66', 0.5), black_steel()
    floor_of_planks('#5f4a38', '#8c6f54', 0.2, 0.6)
    plaster = surface('#c9b49c', '#d3c0a8', scale=1.2, roughness=0.9, bump=0.15, bump_scale=12)
    plain_walls(plaster, plaster, surface('#e2dacc', roughness=0.9))
    window_wall(surface('#f0ece2', roughness=0.5), timber, '#d9e6f0', 2.8, lamps=0)
    clays = [
        surface('#b57350', '#c08360', scale=9, roughness=0.85),
        surface('#d9cfbf', '#e4dccd', scale=9, roughness=0.85),
    ]
    glazes = [*clays, *(glaze(kind) for kind in ('stoneware', 'celadon', 'navy', 'rust', 'sand', 'teal'))]
    _rack(timber, glazes, clays)
    _wheel((-0.55, 1.25), clays[0])
    _stool((-0.75, 0.55), timber)
    _table((1.75, 1.15), timber, steel, glazes, clays)
    for x, y in ((-0.55, 1.3), (1.7, 1.3)):
        pendant(x, y, 2.1, glaze('rust'), steel, 1.1, 26)
    camera((-0.95 + turn, -2.35, 1.55), (0.4, 2.4, 1.05), lens=29, blur=0.03, focus=(-0.3, 1.3, 0.8))


def _pot(profile, material, spot, size=1.0):
    lathe(profile, material, 48, wobble=0.002, location=spot, scale=size)


def _row(start, end, y, z, kinds, materials, spacing):
    """Pots of one or two kinds side by side."""
    x = start
    while x < end:
        profile = chance.pick(kinds)
        spot = (x + chance.between(-0.012, 0.012), y + chance.between(-0.03, 0.03), z)
        _pot(profile, chance.pick(materials), spot, chance.between(0.85, 1.05))
        x += spacing


def _rack(timber, glazes, clays):
    """Boards on posts along the back wall."""
    start, end, y = -1.9, 3.0, 3.7
    for x in (start, (start + end) / 2, end):
        for depth in (-0.2, 0.2):
            box((0.06, 0.05, 2.5), timber, 0.008, location=(x, y + depth, 1.25))
    rows = (
        (0.3, (VASE, JUG), clays, 0.27), (0.8, (BOWL, BOWL, DISH), clays, 0.29), (1.25, (JUG, VASE), glazes[2:], 0.25),
        (1.68, (CUP,), glazes[1:5], 0.13), (2.0, (BOWL, CUP), glazes, 0.26), (2.35, (VASE, JUG), glazes[2:], 0.28),
    )  # fmt: skip
    for z, kinds, materials, spacing in rows:
        box((end - start + 0.1, 0.46, 0.03), timber, 0.006, location=((start + end) / 2, y, z))
        _row(start + 0.2, end - 0.15, y - 0.06, z + 0.016, kinds, materials, spacing)
    for x in (-1.55, -1.2):
        bag = surface('#d9d4c8', '#e2ded4', scale=5, roughness=0.4, coat=0.2)
        box((0.3, 0.34, 0.2), bag, 0.07, location=(x, y - 0.05, 0.1))


def _wheel(spot, clay):
    """A potter's wheel with its basin and a wet pot."""
    x, y = spot
    shell, steel = surface('#4a6a72', roughness=0.4, coat=0.2), surface('#a9acb0', roughness=0.3, metallic=1)
    box((0.5, 0.58, 0.36), shell, 0.04, location=(x, y + 0.04, 0.34))
    for dx in (-0.2, 0.2):
        for dy in (-0.2, 0.25):
            box((0.05, 0.05, 0.18), steel, 0.008, location=(x + dx, y + dy, 0.09))
    basin = [(0, 0.52), (0.3, 0.52), (0.34, 0.55), (0.34, 0.64), (0.325, 0.64), (0.32, 0.56), (0, 0.545)]
    lathe(basin, surface('#e4e0d6', roughness=0.4), 64, smooth=False, location=(x, y, 0))
    lathe(
        [(0, 0.54), (0.03, 0.54), (0.03, 0.6), (0.16, 0.6), (0.16, 0.625), (0, 0.625)],
        steel,
        64,
        smooth=False,
        location=(x, y, 0),
    )
    wet = surface('#8a5540', '#9a644c', scale=4, roughness=0.25, coat=0.4)
    side = [(0, 0), (0.09, 0)]
    for i in range(12):
        t = i / 11
        side += [(0.09 + 0.055 * math.sin(t * 2.6) + 0.002 * (-1) ** i, 0.005 + 0.2 * t)]
    side += [(side[-1][0] + 0.012, 0.215), (side[-1][0], 0.216), (0.09, 0.12), (0, 0.03)]
    lathe(side, wet, 80, location=(x, y, 0.625))
    blob(clay, (x + 0.25, y - 0.1, 0.585), radii=(0.05, 0.04, 0.03), uneven=0.2, seed=3)


def _stool(spot, timber):
    x, y = spot
    lathe([(0, 0.48), (0.16, 0.48), (0.17, 0.5), (0.16, 0.53), (0, 0.53)], timber, 48, location=(x, y, 0))
    for dx, dy in ((-1, -1), (-1, 1), (1, -1), (1, 1)):
        leg = [(x + 0.09 * dx * (1 + t * 0.7), y + 0.09 * dy * (1 + t * 0.7), 0.49 * (1 - t)) for t in (0, 0.5, 1)]
        tubes([leg], 0.017, timber)


def _table(spot, timber, steel, glazes, clays):
    """A work table with fresh pots, a jar of tools and a block of clay."""
    x, y = spot
    box((1.5, 0.8, 0.06), timber, 0.012, location=(x, y, 0.82))
    for dx in (-0.68, 0.68):
        for dy in (-0.33, 0.33):
            box((0.07, 0.07, 0.79), timber, 0.008, location=(x + dx, y + dy, 0.395))
    box((1.3, 0.66, 0.03), timber, 0.008, location=(x, y, 0.25))
    _row(x - 0.55, x + 0.6, y, 0.266, (VASE, JUG), glazes[2:], 0.27)
    box(
        (0.5, 0.36, 0.02),
        surface('#8f8a80', '#a39e94', scale=40, roughness=0.9),
        0.004,
        location=(x - 0.42, y - 0.12, 0.86),
    )
    for dx, dy, profile, which in (
        (-0.55, -0.1, BOWL, 1),
        (-0.3, -0.16, BOWL, 1),
        (0.3, 0.1, VASE, 0),
        (0.52, -0.05, JUG, 0),
    ):
        _pot(profile, clays[which], (x + dx, y + dy, 0.87 if dx < 0 else 0.85))
    jar = (x - 0.02, y + 0.16, 0.85)
    _pot(CUP, ceramic('#3f5a5a', '#2f4646'), jar, 1.25)
    for i in range(6):
        turn = i * 1.05
        line = [
            (jar[0] + r * math.cos(turn), jar[1] + r * math.sin(turn), 0.87 + h)
            for r, h in ((0.01, 0), (0.035, 0.12), (0.07, 0.22 + 0.012 * i))
        ]
        tubes([line], 0.006, timber)
    blob(clays[0], (x + 0.06, y - 0.2, 0.9), radii=(0.12, 0.1, 0.075), uneven=0.12, subdivisions=5, seed=2, floor=-0.05)

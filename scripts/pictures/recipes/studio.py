"""A studio for yoga, dance or weights: a wide floor, a wall of mirrors or windows, a few props. 1 unit is 1 m."""

import math

from mathutils import noise

from kit.camera import camera
from kit.furniture import black_steel, potted_plant
from kit.lights import area_light, sky
from kit.materials import surface
from kit.rooms import WIDTH, brick_wall, floor_of_planks, floor_of_tiles, plain_walls, window_wall
from kit.shapes import box, group, sheet, thicken
from kit.solids import lathe, tubes
from kit.vessels import glaze
from kit.wood import wood
from props.barre import barre


def build(style='yoga', turn=0.0):
    """Styles: yoga, dance, weights."""
    sky('#dfe8f2', 0.75)
    area_light((-3.6, 1, 1.8), (0, 1, 0.6), 3.4, 360, '#fff0dc' if style == 'dance' else '#eef3ff', size_y=2.2)
    # a lamp behind the camera that no mirror shows
    front = area_light((0, -3, 2.8), (0, 1, 0.6), 3.4, 110, '#fff4e4')
    front.visible_glossy = False
    steel, timber = black_steel(), wood('#9a7048', '#d3a878', 0.3)
    STYLES[style](steel, timber)
    window_wall(timber if style == 'yoga' else steel, timber, '#d3e3ee', 3.2, lamps=0)
    near = -2.7 if style == 'yoga' else -3.6
    camera((-0.6 + turn, near, 1.4), (0.3, 2.0, 0.85), lens=30, blur=0.03, focus=(0, 1.2, 0.6))


def _walls(colour):
    plaster = surface(colour, colour, roughness=0.85, bump=0.08, bump_scale=30)
    plain_walls(plaster, plaster, surface('#e2dccf', roughness=0.9))


def _rolled(x, y, z, colour, radius=0.065, length=0.62, standing=False):
    """A rolled mat, lying with its end to the viewer."""
    foam = surface(colour, colour, scale=40, roughness=0.85, bump=0.2, bump_scale=90)

    def point(u, v):
        turn = u * 4.5 * 2 * math.pi
        reach = radius * (0.15 + 0.85 * u)
        return reach * math.cos(turn), (v - 0.5) * length, reach * math.sin(turn)

    roll = thicken(sheet(point, 150, 4, foam, location=(x, y, z + radius)), 0.006)
    if standing:
        roll.rotation_euler = (math.pi / 2, 0, 0)
        roll.location = (x, y, z + length / 2)


def _mat(x, y, colour, turn=0.0):
    """A mat that lies flat, slightly wavy."""
    foam = surface(colour, colour, scale=40, roughness=0.85, bump=0.2, bump_scale=90)

    def point(u, v):
        return (u - 0.5) * 0.61, (v - 0.5) * 1.73, 0.008 + 0.006 * noise.noise((u * 3, v * 4, x))

    thicken(sheet(point, 30, 60, foam, location=(x, y, 0), rotation=(0, 0, turn)), 0.006)


def _yoga(steel, timber):
    floor_of_planks('#a07c54', '#d0ad82', 0.16, 0.28)
    _walls('#ece6da')
    for i in range(5):
        box((0.14, 7.2, 0.2), timber, 0.01, location=(WIDTH[0] + 0.9 + i * 1.55, 0.5, 3.02))
    colours = ('#7d9178', '#b5785a', '#8a9a9c', '#c9b08a')
    for i, x in enumerate((-1.9, -0.6, 0.7, 2.0)):
        _mat(x, 1.1 + 0.05 * (-1) ** i, colours[i])
        box(
            (0.23, 0.15, 0.09),
            surface('#b98a58', '#c99f70', scale=26, roughness=0.85),
            0.012,
            location=(x + 0.12, 1.85, 0.06),
            rotation=(0, 0, 0.3 * i),
        )
    box((2.3, 0.32, 0.04), timber, 0.01, location=(1.6, 3.8, 0.42))
    box((2.3, 0.32, 0.04), timber, 0.01, location=(1.6, 3.8, 0.08))
    for x in (0.47, 1.6, 2.73):
        box((0.04, 0.32, 0.42), timber, 0.008, location=(x, 3.8, 0.21))
    for i in range(13):
        _rolled(0.6 + 0.165 * i, 3.78, 0.105, colours[i % 4], length=0.4)
    for i in range(4):
        box(
            (0.42, 0.3, 0.07),
            surface(colours[i % 4], roughness=0.95, sheen=0.4),
            0.03,
            location=(0.8, 3.8, 0.48 + 0.075 * i),
        )
    basin = lathe(
        [(0, 0), (0.08, 0), (0.13, 0.07), (0.13, 0.09), (0.12, 0.08), (0, 0.02)],
        surface('#b5803f', roughness=0.3, metallic=1),
        40,
    )
    basin.location = (1.7, 3.8, 0.44)
    potted_plant(2.9, 3.3, glaze('stoneware'), 1.15, leaves=80)
    potted_plant(-2.75, 3.35, glaze('sand'), 0.8, leaves=50)


def _dance(steel, timber):
    floor_of_planks('#8a6038', '#c0905c', 0.14, 0.14)
    _walls('#e6ddd0')
    barre(steel, timber)
    box((0.36, 1.9, 0.05), timber, 0.015, location=(2.95, 1.7, 0.44))
    for y in (0.9, 2.5):
        box((0.3, 0.06, 0.42), timber, 0.01, location=(2.95, y, 0.21))
    box((0.4, 0.26, 0.2), surface('#6b2f24', roughness=0.6), 0.03, location=(2.95, 2.2, 0.57))
    potted_plant(-2.7, 3.1, glaze('stoneware'), 1.0, leaves=60)


def _weights(steel, timber):
    floor_of_tiles((('#1c1d1f', '#242628'), ('#212224', '#2a2c2e')), 0.8, 0.7)
    _walls('#5a4038')
    brick_wall('#7a4a36', '#9c6248')
    copper = surface('#c07a4e', '#c07a4e', roughness=0.4, metallic=0.75)
    for z in (0.32, 0.86):
        box((3.4, 0.42, 0.04), steel, 0.008, location=(0.9, 3.6, z))
        for i in range(11):
            _kettlebell((-0.66 + 0.31 * i, 3.58, z + 0.02), copper if z > 0.5 else steel, 0.62 + 0.03 * (i % 4))
    for x in (-0.8, 0.9, 2.6):
        box((0.05, 0.4, 1.0), steel, 0.006, location=(x, 3.6, 0.5))
    box((2.9, 2.0, 0.06), timber, 0.01, location=(0.1, 1.1, 0.03))
    _barbell((0.1, 1.1, 0.06))
    for x in (-2.3, -1.5):
        box((0.08, 0.08, 2.3), steel, 0.008, location=(x, 3.2, 1.15))
    tubes([[(-2.3, 3.2, 2.25), (-1.9, 3.2, 2.25), (-1.5, 3.2, 2.25)]], 0.02, steel)


def _kettlebell(spot, iron, size):
    body = [(0, 0), (0.05, 0), (0.09, 0.05), (0.092, 0.1), (0.07, 0.15), (0, 0.165)]
    arch = [
        (-0.055, 0, 0.13),
        (-0.065, 0, 0.19),
        (-0.03, 0, 0.225),
        (0.03, 0, 0.225),
        (0.065, 0, 0.19),
        (0.055, 0, 0.13),
    ]
    group([lathe(body, iron, 32), tubes([arch], 0.017, iron, fineness=5)], spot, (0, 0, 0), size * 1.5)


def _barbell(spot):
    chrome = surface('#b9bcc0', roughness=0.2, metallic=1)
    x, y, z = spot
    tubes(
        [[(x - 1.1, y, z + 0.225), (x - 0.4, y, z + 0.225), (x + 0.4, y, z + 0.225), (x + 1.1, y, z + 0.225)]],
        0.014,
        chrome,
        fineness=6,
    )
    for side in (-1, 1):
        for offset, colour in ((0.72, '#a8281e'), (0.79, '#1f3a6a'), (0.86, '#17181a')):
            plate = [
                (0.03, -0.03),
                (0.12, -0.028),
                (0.13, -0.02),
                (0.19, -0.02),
                (0.2, -0.03),
                (0.225, -0.03),
                (0.225, 0.03),
                (0.2, 0.03),
            ]
            plate += [(0.19, 0.02), (0.13, 0.02), (0.12, 0.028), (0.03, 0.03)]
            rubber = surface(colour, colour, roughness=0.5)
            lathe(
                plate,
                rubber,
                64,
                smooth=False,
                location=(x + side * offset, y, z + 0.225),
                rotation=(0, math.pi / 2, 0),
            )


STYLES = {'yoga': _yoga, 'dance': _dance, 'weights': _weights}

"""A hair salon or a barber shop: chairs in front of mirrors, shelves with bottles. 1 unit is 1 m."""

import math

from kit.camera import camera
from kit.furniture import black_steel, potted_plant
from kit.lights import area_light, point_light, sky
from kit.materials import glowing, surface
from kit.rooms import brick_wall, floor_of_planks, floor_of_tiles, plain_walls, window_wall
from kit.shapes import box, group, place, sheet, thicken
from kit.solids import blob_data, lathe, tubes
from kit.vessels import glaze
from kit.wood import wood
from props.shelf_goods import bottles

# name: (wall, wood dark, wood light, leather, metal, floor, bottles, bulbs around the mirrors)
STYLES = {
    'salon': (
        '#e9e3d8',
        '#b58f60',
        '#dcb98c',
        '#1d1c1c',
        '#c9ccd0',
        'pale',
        ('#efe9df', '#c9a878', '#3a3230', '#b58f78'),
        True,
    ),
    'barber': (
        'brick',
        '#3a2012',
        '#6b3f22',
        '#5a2a16',
        '#b5792e',
        'checks',
        ('#6b3410', '#2f5a3a', '#d9c39a', '#7a1f1a'),
        False,
    ),
}
CHECKS = (('#e2ddd2', '#ece8df'), ('#26282a', '#323436'))


def build(style='salon', hour='day', turn=0.0):
    """Hours: day, dusk."""
    colour, dark, light, seat, metal, floor, shades, bulbs = STYLES[style]
    timber = wood(dark, light, 0.3)
    leather = surface(seat, seat, scale=6, roughness=0.35, coat=0.15, bump=0.15, bump_scale=40)
    shiny = surface(metal, metal, roughness=0.18, metallic=1)
    sky('#dfe8f2' if hour == 'day' else '#8a8f9e', 0.75 if hour == 'day' else 0.35)
    area_light((-3.6, 1, 1.8), (0, 1, 0.8), 3.4, 330 if hour == 'day' else 110, '#eaf1ff', size_y=2.2)
    # a lamp behind the camera that no mirror shows
    front = area_light((0, -3, 2.8), (0, 1.5, 0.7), 3.4, 130 if hour == 'day' else 190, '#ffeed8')
    front.visible_glossy = False
    if floor == 'checks':
        floor_of_tiles(CHECKS)
    else:
        floor_of_planks('#96744e', '#c8a57c')
    wall_colour = '#5a4438' if colour == 'brick' else colour
    plaster = surface(wall_colour, wall_colour, roughness=0.85, bump=0.08, bump_scale=30)
    plain_walls(plaster, plaster, surface('#d9d2c6', roughness=0.9))
    if colour == 'brick':
        brick_wall('#6b4030', '#8a5642')
    window_wall(
        black_steel(), timber, '#cfe0f2' if hour == 'day' else '#5f7fa8', 3.2 if hour == 'day' else 1.4, lamps=0
    )
    for x in (-1.9, -0.5, 0.9, 2.3):
        _place(x, timber, shiny, shades, bulbs)
        _chair(x + 0.05, 2.55, 0.35, leather, shiny)
    for z in (2.45,):
        box((5.6, 0.22, 0.035), timber, 0.008, location=(0.2, 3.84, z))
        bottles(-2.5, 2.9, 3.84, z + 0.018, shades)
    potted_plant(-2.85, 2.1, glaze('stoneware'), 1.1, leaves=70)
    camera((-1.3 + turn, -2.7, 1.55), (0.3, 2.8, 1.12), lens=31, blur=0.03, focus=(0, 2.3, 1.0))


def _place(x, timber, shiny, shades, bulbs):
    """A mirror with its lamps and a shelf below it."""
    mirror = surface('#e9edee', roughness=0.01, metallic=1)
    box((0.95, 0.05, 1.3), timber, 0.015, location=(x, 3.93, 1.6))
    box((0.83, 0.02, 1.18), mirror, 0.004, location=(x, 3.9, 1.6))
    box((1.05, 0.34, 0.05), timber, 0.012, location=(x, 3.78, 0.82))
    box((0.95, 0.3, 0.2), timber, 0.01, location=(x, 3.8, 0.7))
    bottles(x + 0.12, x + 0.5, 3.72, 0.846, shades)
    if bulbs:
        lamp = glowing('#ffdcae', 9)
        for side in (-0.53, 0.53):
            for i in range(6):
                place(blob_data((0.034,) * 3, 0, 1, 3), lamp, (x + side, 3.9, 1.05 + 0.22 * i))
        point_light((x, 3.5, 1.7), 14, '#ffdcae', 0.2)
    else:
        shade = glowing('#ffcf96', 7)
        for side in (-0.58, 0.58):
            tubes([[(x + side, 3.95, 1.75), (x + side, 3.86, 1.74), (x + side, 3.82, 1.8)]], 0.014, shiny)
            place(blob_data((0.065, 0.065, 0.075), 0, 1, 3), shade, (x + side, 3.82, 1.87))
            point_light((x + side, 3.7, 1.87), 12, '#ffcf96', 0.06)


def _chair(x, y, facing, leather, shiny):
    """A hydraulic chair whose back is to the viewer."""
    parts = [box((0.56, 0.54, 0.15), leather, 0.05, location=(0, 0, 0.56))]

    def back(u, v):
        bend = (u - 0.5) * 1.25
        return 0.31 * math.sin(bend), -0.24 - 0.07 * math.cos(bend) - 0.1 * v, 0.62 + 0.52 * v

    parts.append(thicken(sheet(back, 24, 12, leather), 0.09))
    for side in (-1, 1):
        arm = [
            (side * 0.3, 0.22, 0.56),
            (side * 0.34, 0.22, 0.76),
            (side * 0.34, -0.1, 0.8),
            (side * 0.31, -0.26, 0.72),
        ]
        parts.append(tubes([arm], 0.022, shiny, fineness=5))
        parts.append(box((0.075, 0.34, 0.06), leather, 0.025, location=(side * 0.34, 0.06, 0.81)))
    foot = [(0.3, 0), (0.29, 0.03), (0.08, 0.05), (0.06, 0.1), (0.06, 0.3), (0.045, 0.32), (0.045, 0.48), (0.14, 0.49)]
    parts.append(lathe(foot, shiny, 48))
    rest = [(-0.2, 0.3, 0.4), (-0.2, 0.55, 0.18), (0.2, 0.55, 0.18), (0.2, 0.3, 0.4)]
    parts.append(tubes([rest], 0.018, shiny, fineness=5))
    group(parts, (x, y, 0), (0, 0, facing - 0.3))

"""A hotel room, a cabin or a massage room. 1 unit is 1 m."""

import math

from mathutils import noise

from kit import chance
from kit.camera import camera
from kit.cloth import linen
from kit.furniture import potted_plant
from kit.lights import area_light, point_light, sky
from kit.materials import glowing, surface
from kit.rooms import floor_of_planks
from kit.shapes import box, sheet, thicken, wall
from kit.solids import blob, lathe, tubes
from kit.vessels import glaze
from kit.wood import wood

# name: (wall behind the bed, headboard dark and light, throw, curtains, floor)
STYLES = {
    'harbour': ('#3a4a58', '#4a2e1c', '#7d5232', ('#b5763f', '#c98a52'), '#d9d4ca', ('#5a3c26', '#8a6244')),
    'linen': ('#d9cfbf', '#9a7850', '#c9a67a', ('#8a9a84', '#a3b29c'), '#efe9dd', ('#96744e', '#c8a57c')),
    'cabin': ('#8a5c34', '#6b4424', '#a87644', ('#8a2a20', '#a33c2c'), '#c9b48e', ('#5a3a20', '#8a5f38')),
    'night': ('#26303f', '#2a1c14', '#5a3e2a', ('#a8863f', '#c09c52'), '#3f4654', ('#3a2416', '#6b4629')),
    'rose': ('#b88a80', '#8a5c44', '#b58060', ('#e0c9bc', '#ecdccf'), '#f0e4dc', ('#7a5840', '#a98664')),
}


def build(style='harbour', hour='day', turn=0.0):
    """Hours: day, evening."""
    wall_colour, dark, light, throw, curtains, floor = STYLES[style]
    _lights(hour)
    floor_of_planks(*floor, width=0.18, roughness=0.35)
    plaster = surface(wall_colour, wall_colour, roughness=0.85, bump=0.08, bump_scale=30)
    white = surface('#e9e4da', roughness=0.9)
    wall([(-4, 3, 0), (4, 3, 0), (4, 3, 2.9), (-4, 3, 2.9)], plaster)
    wall([(2.9, -4, 0), (2.9, 3, 0), (2.9, 3, 2.9), (2.9, -4, 2.9)], white)
    wall([(-4, -4, 2.88), (4, -4, 2.88), (4, 3, 2.88), (-4, 3, 2.88)], white)
    _window(hour, curtains)
    _bed(wood(dark, light, 0.35), throw)
    for side in (-1, 1):
        _night_table(side, wood(dark, light, 0.35), hour)
    rug = linen('#b8aa94', '#d0c4b0', weave=40)
    box((3.4, 1.7, 0.02), rug, 0.008, location=(0.3, 0.75, 0.012))
    _picture(wood(dark, light, 0.4))
    potted_plant(2.45, 2.45, glaze('stoneware'), 0.9, leaves=46)
    camera((-1.35 + turn, -2.35, 1.38), (0.3, 1.5, 0.82), lens=29, blur=0.03, focus=(0.1, 0.8, 0.7))


def _lights(hour):
    if hour == 'day':
        sky('#e6edf6', 0.75)
        area_light((-3.4, 0.6, 1.6), (0.5, 0.8, 0.6), 2.6, 260, '#fff6ea', size_y=2.0)
        area_light((0, -3.6, 2.6), (0, 1, 0.6), 3, 60, '#fff4e4')
    else:
        sky('#5a6484', 0.25)
        area_light((-3.4, 0.6, 1.6), (0.5, 0.8, 0.6), 2.6, 60, '#8fa8e0', size_y=2.0)
        area_light((0, -3.6, 2.6), (0, 1, 0.6), 3, 50, '#ffdfb8')


def _window(hour, curtains):
    outside = glowing('#dbe9f6', 3.0) if hour == 'day' else glowing('#2f4a78', 0.8)
    wall([(-5, -2.5, 0), (-5, 4, 0), (-5, 4, 4), (-5, -2.5, 4)], outside)
    frame = surface('#22201e', roughness=0.4)
    for y in (-0.9, 0.35, 1.6):
        box((0.06, 0.06, 2.5), frame, 0.006, location=(-3.2, y, 1.35))
    for z in (0.1, 2.6):
        box((0.06, 2.6, 0.06), frame, 0.006, location=(-3.2, 0.35, z))
    plaster = surface('#e9e4da', roughness=0.9)
    wall([(-3.24, 1.6, 0), (-3.24, 3, 0), (-3.24, 3, 2.9), (-3.24, 1.6, 2.9)], plaster)
    fabric = linen(curtains, curtains, weave=80)
    for start, end in ((1.35, 2.6), (-1.3, -0.75)):

        def fold(u, v, start=start, end=end):
            depth = 0.07 * math.sin(u * 34) * (0.5 + 0.5 * v) + 0.02 * noise.noise((u * 8, v * 3, start))
            return -3.08 + depth, start + (end - start) * u, 0.03 + 2.75 * (1 - v)

        thicken(sheet(fold, 130, 20, fabric), 0.008)


def _bed(frame, throw):
    sheet_white = surface('#efebe2', '#f6f3ec', scale=2, roughness=0.85, sheen=0.3, bump=0.1, bump_scale=24)
    box((2.1, 2.3, 0.3), frame, 0.03, location=(0.3, 1.75, 0.22))
    box((1.95, 2.15, 0.26), sheet_white, 0.1, location=(0.3, 1.75, 0.47))
    box((2.5, 0.09, 1.2), frame, 0.02, location=(0.3, 2.93, 0.72))

    def duvet(u, v):
        x, y = (u - 0.5) * 2.34, (v - 0.5) * 1.72
        over = max(0, abs(x) - 0.96)
        puff = 0.06 * noise.fractal((x * 1.6, y * 1.6, 3), 1, 2, 4) + 0.03 * noise.noise((x * 5, y * 2.5, 1))
        front = max(0, -y - 0.72)
        return x * (1 - 0.16 * over), y, 0.13 + puff - 1.5 * over - 1.1 * front

    thicken(sheet(duvet, 110, 90, sheet_white, location=(0.3, 1.45, 0.55)), 0.05)
    wool = surface(*throw, scale=30, roughness=0.95, sheen=0.4, bump=0.5, bump_scale=70)

    def blanket(u, v):
        x, y = (u - 0.5) * 2.46, (v - 0.5) * 0.62
        over = max(0, abs(x) - 0.98)
        puff = 0.05 * noise.fractal((x * 1.6, (y - 0.3) * 1.6, 3), 1, 2, 4) + 0.015 * noise.noise((x * 9, y * 4, 7))
        return x * (1 - 0.16 * over), y, 0.2 + puff - 1.5 * over

    thicken(sheet(blanket, 110, 40, wool, location=(0.3, 1.08, 0.55)), 0.025)
    cushion = surface(*throw, scale=20, roughness=0.9, sheen=0.3, bump=0.3, bump_scale=60)
    for x, y, width, material in (
        (-0.2, 2.55, 0.42, sheet_white),
        (0.8, 2.55, 0.42, sheet_white),
        (0.3, 2.3, 0.3, cushion),
    ):
        _pillow((x, y, 0.84), width, material)


def _pillow(location, width, material):
    shift = chance.between(0, 20)

    def point(u, v):
        x, z = u * 2 - 1, v * 2 - 1
        puff = (max(0, 1 - x**4) * max(0, 1 - z**4)) ** 0.5
        pinch = 1 - 0.08 * (abs(x * z))
        return x * width * pinch, 0.02 * noise.noise((x * 3, z * 3, shift)), z * width * 0.62 * pinch, puff

    for side in (-1, 1):

        def half(u, v, side=side):
            x, y, z, puff = point(u, v)
            return x, y + side * 0.13 * puff, z

        sheet(half, 40, 40, material, location=location, rotation=(-0.42, 0, 0))


def _night_table(side, material, hour):
    x = 0.3 + side * 1.5
    box((0.46, 0.4, 0.5), material, 0.015, location=(x, 2.72, 0.3))
    foot = surface('#b5792e', roughness=0.25, metallic=1)
    lathe([(0, 0), (0.1, 0), (0.1, 0.015), (0.02, 0.03), (0.018, 0.3), (0, 0.3)], foot, 32, location=(x, 2.72, 0.55))
    shade = surface('#f0e2c8', '#f6ecd8', roughness=0.8, scatter=0.3)
    inputs = shade.node_tree.nodes['Principled BSDF'].inputs
    inputs['Emission'].default_value = (1, 0.62, 0.3, 1)
    inputs['Emission Strength'].default_value = 1.6
    thicken(lathe([(0.17, 0), (0.12, 0.22)], shade, 48, smooth=False, location=(x, 2.72, 0.82)), 0.004)
    point_light((x, 2.72, 0.92), 22 if hour == 'day' else 45, '#ffb878', 0.08)
    if side > 0:
        cup = [(0, 0), (0.035, 0), (0.045, 0.09), (0.04, 0.09), (0.032, 0.01), (0, 0.01)]
        lathe(cup, glaze('white'), 32, location=(x - 0.13, 2.6, 0.55))


def _picture(frame):
    paint = surface('#d9cbb0', '#7a94a0', '#c97a4a', scale=1.4, distortion=1.2, roughness=0.8)
    box((0.95, 0.03, 0.7), frame, 0.01, location=(0.3, 2.97, 1.85))
    box((0.86, 0.03, 0.61), paint, 0.004, location=(0.3, 2.95, 1.85))
    cord = surface('#1a1512', roughness=0.8)
    tubes([[(0.3, 2.98, 2.2), (0.3, 2.99, 2.3), (0.3, 2.99, 2.4)]], 0.003, cord)
    blob(cord, (0.3, 2.97, 2.4), radii=(0.012,) * 3, uneven=0, subdivisions=2)

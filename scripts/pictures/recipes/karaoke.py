"""A room for karaoke: sofas along the walls, a screen, strips of coloured light. 1 unit is 1 m."""

import math

from kit.camera import camera
from kit.clear import drink, glass
from kit.lights import area_light, point_light, sky
from kit.materials import glowing, surface
from kit.shapes import box, group, mesh_data, place, sheet, wall
from kit.solids import blob_data, lathe, tubes
from recipes.stage import THINGS

SIDE, NEAR, FAR, HEIGHT = 2.9, -4.6, 3.4, 2.75
DUSK = (
    ('#ff8a5a', 1.5, 1.35, 0.3),
    ('#c84a8a', 1.15, 0.9, 1.7),
    ('#6a2f8a', 0.75, 0.62, 3.1),
    ('#24184a', 0.4, 0.4, 4.6),
)


def build(strips=('#ff3fa0', '#3f7aff'), leather='#5a2038', turn=0.0):
    """`strips` are the colours of the light at the ceiling and under the sofas."""
    sky('#3a3050', 0.22)
    _shell(strips)
    _screen()
    seat = surface(leather, leather, scale=6, roughness=0.38, coat=0.15, bump=0.12, bump_scale=40)
    for side in (-1, 1):
        _sofa(side, seat, strips[1])
    _table()
    _mirror_ball((0.2, 1.2, 2.42))
    area_light((0, -3.6, 2.5), (0, 1.5, 0.4), 2.6, 130, '#ffd9c0')
    camera((0.35 + turn, -3.3, 1.55), (0.05, 2.2, 0.92), lens=26, blur=0.02, focus=(0, 0.6, 0.6))


def _shell(strips):
    plaster = surface('#2c2036', '#33263e', scale=2, roughness=0.7)
    carpet = surface('#1c1826', '#2a2236', scale=70, roughness=0.95, bump=0.3, bump_scale=150)
    panel = surface('#3a2440', '#432a4a', scale=20, roughness=0.8, sheen=0.4, bump=0.1, bump_scale=80)
    wall([(-SIDE, NEAR, 0), (SIDE, NEAR, 0), (SIDE, FAR, 0), (-SIDE, FAR, 0)], carpet)
    wall([(-SIDE, FAR, 0), (SIDE, FAR, 0), (SIDE, FAR, HEIGHT), (-SIDE, FAR, HEIGHT)], plaster)
    wall([(-SIDE, NEAR, HEIGHT), (SIDE, NEAR, HEIGHT), (SIDE, FAR, HEIGHT), (-SIDE, FAR, HEIGHT)], plaster)
    for side in (-1, 1):
        x = side * SIDE
        wall([(x, NEAR, 0), (x, FAR, 0), (x, FAR, HEIGHT), (x, NEAR, HEIGHT)], plaster)
        for i in range(14):
            size, spot = (0.07, 0.55, 1.0), (x - side * 0.04, NEAR + 0.3 + i * 0.57, 1.5)
            box(size, panel, 0.03, location=spot)
        edge = x - side * 0.1
        box((0.05, FAR - NEAR, 0.05), glowing(strips[0], 5), 0.01, location=(edge, (NEAR + FAR) / 2, HEIGHT - 0.1))
        for y in (-2.4, 0, 2.2):
            point_light((edge - side * 0.25, y, HEIGHT - 0.3), 26, strips[0], 0.2)
    box((2 * SIDE - 0.3, 0.05, 0.05), glowing(strips[0], 5), 0.01, location=(0, FAR - 0.1, HEIGHT - 0.1))


def _screen():
    """A wide screen with hills in the evening."""
    black, y = surface('#08080a', roughness=0.25), FAR - 0.1
    box((3.3, 0.1, 1.92), black, 0.02, location=(0, y + 0.03, 1.45))
    wall(
        [(-1.6, y - 0.03, 0.53), (1.6, y - 0.03, 0.53), (1.6, y - 0.03, 2.37), (-1.6, y - 0.03, 2.37)],
        glowing('#ffb48a', 1.3),
    )
    for i, (colour, strength, tall, shift) in enumerate(DUSK):

        def hill(u, v, tall=tall, shift=shift, i=i):
            top = tall * (0.85 + 0.12 * math.sin(u * 7 + shift) + 0.05 * math.sin(u * 19 + 2 * shift))
            return -1.6 + 3.2 * u, y - 0.034 - 0.002 * i, 0.53 + top * v

        sheet(hill, 90, 2, glowing(colour, strength))
    place(blob_data((0.2, 0.005, 0.2), 0, 1, 4), glowing('#ffe2b0', 3), (0.65, y - 0.032, 1.92))
    area_light((0, y - 0.4, 1.5), (0, 0, 0.6), 2.6, 60, '#ff9a9a', size_y=1.4)
    for side in (-1, 1):
        box((0.4, 0.32, 1.0), black, 0.03, location=(side * 2.2, FAR - 0.25, 0.5))
        for z, radius in ((0.32, 0.14), (0.72, 0.1)):
            place(
                blob_data((radius, 0.02, radius), 0, 1, 4),
                surface('#26262c', roughness=0.6),
                (side * 2.2, FAR - 0.42, z),
            )


def _sofa(side, seat, glow):
    """Four seats along a wall, with light under their edge."""
    x = side * (SIDE - 0.48)
    for i in range(5):
        y = -2.6 + i * 0.96
        box((0.86, 0.94, 0.3), seat, 0.05, location=(x, y, 0.27))
        box((0.66, 0.93, 0.16), seat, 0.06, location=(x - side * 0.1, y, 0.46))
        box((0.24, 0.93, 0.52), seat, 0.09, location=(x + side * 0.33, y, 0.72), rotation=(0, side * 0.12, 0))
    edge = x - side * 0.36
    box((0.03, 4.8, 0.03), glowing(glow, 7), 0.005, location=(edge, -0.68, 0.09))
    for y in (-2, -0.4, 1.2):
        point_light((edge - side * 0.14, y, 0.12), 9, glow, 0.1)
    gold = surface('#a8742c', '#b8843c', scale=30, roughness=0.8, sheen=0.5)
    for y in (-1.2, 0.9):
        lean = (0.2, -side * 0.5, 0.3 * side)
        box((0.14, 0.44, 0.4), gold, 0.07, location=(x + side * 0.06, y, 0.76), rotation=lean)


def _table():
    """A low table with microphones, drinks and two tablets with songs."""
    top, steel = surface('#151318', roughness=0.3), surface('#b9bcc0', roughness=0.25, metallic=1)
    box((1.0, 2.3, 0.05), top, 0.015, location=(0, 0.2, 0.47))
    box((0.5, 1.6, 0.44), surface('#17151c', roughness=0.5), 0.02, location=(0, 0.2, 0.22))
    box((1.02, 2.32, 0.012), steel, 0.004, location=(0, 0.2, 0.44))
    for x, y, turned, colour in ((-0.16, -0.45, 0.9, '#8f9296'), (0.2, -0.1, 2.3, '#b58a3c')):
        group(THINGS['microphone'](colour), (x, y, 0.495), (0, 0, turned), 0.12)
    for x, y, tint in (
        (0.3, -0.62, '#c8641c'),
        (-0.32, 0.1, '#b02840'),
        (0.26, 0.5, '#d9a01c'),
        (-0.2, 0.85, '#c8641c'),
    ):
        _drink((x, y, 0.495), tint)


def _drink(spot, tint):
    clear, outside = glass(), [(0, 0), (0.034, 0), (0.036, 0.005), (0.038, 0.08), (0.041, 0.15)]
    lathe(outside, clear, 40, smooth=False, location=spot)
    lathe(
        [(0, 0.012), (0.033, 0.012), (0.036, 0.08), (0.037, 0.12), (0, 0.12)],
        drink(tint, 0.6),
        40,
        location=spot,
        smooth=False,
    )
    box((0.03, 0.03, 0.03), clear, 0.004, location=(spot[0], spot[1], spot[2] + 0.118), rotation=(0.4, 0.3, 0.5))


def _mirror_ball(spot):
    """A ball of flat mirrors under the ceiling."""
    rows, points, faces = 14, [], []
    for row in range(rows + 1):
        turn = math.pi * row / rows
        for i in range(28):
            around = i * 2 * math.pi / 28
            reach = 0.2 * math.sin(turn)
            points.append((reach * math.cos(around), reach * math.sin(around), 0.2 * math.cos(turn)))
    for row in range(rows):
        for i in range(28):
            k = (i + 1) % 28
            faces.append((row * 28 + i, row * 28 + k, (row + 1) * 28 + k, (row + 1) * 28 + i))
    place(mesh_data(points, faces, smooth=False), surface('#d9dce0', roughness=0.08, metallic=1), spot)
    tubes(
        [[(spot[0], spot[1], spot[2] + 0.19), (*spot[:2], spot[2] + 0.3), (*spot[:2], HEIGHT)]],
        0.008,
        surface('#111111'),
    )

"""Billiard balls on cloth, bowling balls and pins on a lane."""

import math

from kit.camera import camera
from kit.clear import film
from kit.lights import area_light, point_light, sky
from kit.materials import glowing, surface
from kit.shapes import box, place, wall
from kit.solids import blob_data, lathe, tubes
from kit.wood import planks, wood

BALL_COLOURS = ('#d9a01c', '#1f3a8a', '#b0241c', '#4a2060', '#c8641c', '#1f5a34', '#6b1f1c', '#141414')


def build(game='billiards', glow='#ffb868', turn=0.0):
    """Games: billiards, bowling. `glow` is the colour of the light behind; `turn` moves the camera sideways."""
    if game == 'billiards':
        _billiards(glow, turn)
    else:
        _bowling(glow, turn)


def _billiards(glow, turn):
    sky('#8a8478', 0.12)
    area_light((-1.2, 1.0, 4.2), (0, 0.6, 0), 2.4, 420, '#fff0d8')
    area_light((3.4, 3.0, 2.4), (0, 0, 0), 1.6, 120, glow)
    baize = surface('#14503a', '#1a6046', scale=60, roughness=0.95, sheen=0.5, bump=0.4, bump_scale=160)
    box((30, 30, 0.2), baize, location=(0, 0, -0.1))
    rail = wood('#2a120a', '#5f2e18', 0.25)
    box((30, 1.2, 0.9), rail, 0.2, location=(0, 6.2, 0.2))
    form = blob_data((0.285, 0.285, 0.285), 0, 1, 5)
    number = 0
    for row in range(5):
        for i in range(row + 1):
            colour = BALL_COLOURS[number % 8]
            resin = surface(colour, colour, roughness=0.06, coat=1)
            spot = ((i - row / 2) * 0.572, row * 0.496, 0.285)
            ball = place(form.copy(), resin, spot, (number, number * 0.7, 0))
            if number >= 8:
                _add_stripe(ball)
            number += 1
    ivory = surface('#efe6d2', '#f4ecdb', roughness=0.06, coat=1)
    place(form.copy(), ivory, (0.9, -2.0, 0.285))
    cue = [(0.98, -2.35, 0.31), (1.3, -3.4, 0.42), (1.9, -5.4, 0.6), (2.5, -7.4, 0.8)]
    tubes([cue], 0.08, wood('#8a5a2c', '#c99a5c', 0.25), taper=lambda t: 0.6 + 0.8 * t)
    chalk = surface('#2f5a8a', '#3f6e9e', roughness=0.9)
    box((0.34, 0.34, 0.34), chalk, 0.03, location=(-1.7, -0.6, 0.17), rotation=(0, 0, 0.5))
    camera((turn, -5.6, 2.5), (0.15, 0.55, 0.2), lens=52, blur=0.2, focus=(0.1, -0.2, 0.3))


def _add_stripe(ball):
    """White caps above and below the coloured band."""
    ivory = surface('#efe6d2', '#f4ecdb', roughness=0.06, coat=1)
    ball.data.materials.append(ivory)
    for face in ball.data.polygons:
        face.material_index = 1 if abs(face.center.z) > 0.15 else 0


PIN = ((0, 0), (0.26, 0.0), (0.3, 0.1), (0.44, 0.6), (0.6, 1.15), (0.56, 1.7), (0.34, 2.25), (0.23, 2.6), (0.26, 2.95),
       (0.32, 3.25), (0.27, 3.6), (0.12, 3.77), (0, 3.8))  # fmt: skip


def _bowling(glow, turn):
    sky('#5a5468', 0.15)
    area_light((-2.4, -1.0, 5.0), (0, 3, 1), 2.6, 650, '#fff0dc')
    area_light((0, 7.6, 6.4), (0, 6, 0.5), 6, 480, '#fff4e4', size_y=0.6)
    planks(wood('#8a5c30', '#c99a60', 0.12), 0.42, extent=26)
    wall([(-16, 10, -1), (16, 10, -1), (16, 10, 12), (-16, 10, 12)], surface('#120f18', roughness=0.7))
    for side in (-1, 1):
        box((0.6, 26, 0.5), surface('#1b1a20', roughness=0.4), 0.1, location=(side * 3.6, 0, 0.1))
        box((0.08, 26, 0.08), glowing(glow, 6), 0.02, location=(side * 3.2, 0, 0.34))
        point_light((side * 3.0, 3, 0.8), 60, glow, 0.4)
    plastic = surface('#f2efe8', '#f6f4ef', roughness=0.15, coat=0.8)
    red = surface('#b01c1c', '#b82420', roughness=0.15, coat=0.8)
    for row in range(4):
        for i in range(row + 1):
            spot = ((i - row / 2) * 1.25, 4.4 + row * 1.05, 0)
            lathe(PIN, plastic, 48, location=spot)
            for height, radius in ((2.42, 0.285), (2.68, 0.237)):
                lathe(
                    [(radius, height - 0.05), (radius + 0.006, height), (radius, height + 0.05)], red, 48, location=spot
                )
    marble = surface('#1f2f7a', '#3a5ac0', '#0f1a4a', scale=1.6, distortion=2, roughness=0.05, coat=1)
    place(blob_data((0.95, 0.95, 0.95), 0, 1, 6), marble, (-0.75, -0.9, 0.95), (0.4, 0.2, 0))
    hole = surface('#05060a', roughness=0.6)
    for dx, dz in ((-0.1, 0.74), (0.14, 0.76), (0.02, 0.55)):
        depth = -math.sqrt(0.945**2 - dx**2 - dz**2)
        lathe(
            [(0.1, 0.012), (0, 0.012)], hole, 32, location=(-0.75 + dx, -0.9 + depth, 0.95 + dz), rotation=(0.9, 0, 0)
        )
    mirror = film('#ffffff', ior=1.25, roughness=0.08, ripple=0)
    wall([(-3.2, -13, 0.004), (3.2, -13, 0.004), (3.2, 10, 0.004), (-3.2, 10, 0.004)], mirror)
    camera((turn, -6.6, 2.1), (0.0, 2.2, 1.3), lens=42, blur=0.16, focus=(-0.6, -1.4, 1.0))

"""Where new drivers practise: lines and cones on asphalt, a stop sign, a hedge. 1 unit is 1 m."""

import math

import bpy

from kit import chance
from kit.camera import camera
from kit.lights import sky
from kit.materials import surface
from kit.outdoors import hedge, ridge, sun, tree, wide_sky
from kit.shapes import box, group, place, slab
from kit.solids import lathe, tubes


def build(turn=0.0, view=None, hour='day'):
    """`turn` moves the camera sideways; `view` is another one: [place, target, lens]. Hours: day, evening."""
    air, low, high, power, warm, spot = HOURS[hour]
    sky(*air)
    wide_sky(low, high, height=26, strength=1.05)
    ridge('#8fa3b0', 56, 6.5, 1.2, 0.8)
    ridge('#5a7a68', 48, 3.4, 3.0, 0.6, 0.6)
    sun(spot, power, warm, 1.4)
    _ground()
    _lines()
    hedge(-14, 14, 13.2, 1.35, 1.0, 6500, ('#3f6a30', '#557f3c', '#6f9a48'))
    for x, y, high, wide in (
        (-9.2, 22, 5.6, 4.6),
        (-5.2, 24, 4.6, 3.6),
        (-1.2, 23, 5.0, 4.0),
        (7.6, 22, 5.8, 4.8),
        (11.6, 24, 5.2, 4.4),
    ):
        tree(x, y, high, wide)
    for x, y in ((-1.35, 1.0), (-0.6, 2.5), (-1.7, 4.2), (-0.6, 5.9), (-1.7, 7.6), (-0.6, 9.3)):
        _cone((x, y))
    _stop_sign((2.35, 5.2))
    if view:
        camera(view[0], view[1], lens=view[2], blur=0.03)
    else:
        camera((0.3 + turn, -1.9, 1.15), (0.12, 5.0, 1.06), lens=32, blur=0.03, focus=(-0.72, 1.2, 0.5))


# name: (light of the sky, its lower and upper colour, power, colour and place of the sun)
HOURS = {
    'day': (('#d3dfee', 0.6), '#e6ecf0', '#4f90d8', 4200, '#ffe0b4', (-8, -2.5, 6.0)),
    'evening': (('#c9c4d6', 0.42), '#ffd9a0', '#5f83b8', 5200, '#ffb868', (-11, 3.0, 3.4)),
}


def _ground():
    asphalt = surface('#3f4144', '#4f5154', '#5c5e60', scale=26, detail=10, roughness=0.9, bump=0.6, bump_scale=130)
    box((70, 70, 0.1), asphalt, 0.001, location=(0, 20, -0.05))
    stone = surface('#a3a098', '#b5b2aa', scale=6, roughness=0.85)
    for i in range(30):
        box((0.98, 0.16, 0.16), stone, 0.02, location=(-14.5 + i, 11.6, 0.06))
    grass = surface('#4a6a2c', '#5f7f38', '#6f8a44', scale=9, roughness=1, bump=0.8, bump_scale=60)
    box((40, 12, 0.1), grass, 0.01, location=(0, 17.7, 0.05))


def _lines():
    """Bays to the right, a middle line and a line to stop at."""
    white = surface('#b9b8b2', '#d9d8d2', scale=22, band=(0.3, 0.45), roughness=0.8)
    yellow = surface('#b58a2c', '#d9a83f', scale=22, band=(0.3, 0.45), roughness=0.8)
    for i in range(5):
        box((4.6, 0.11, 0.006), white, 0.001, location=(5.6, 1.2 + 2.5 * i, 0.003))
    box((0.11, 10.1, 0.006), white, 0.001, location=(7.9, 6.2, 0.003))
    for i in range(7):
        box((0.12, 1.1, 0.006), yellow, 0.001, location=(0.55, -1.6 + 2.0 * i, 0.003))
    box((0.12, 16, 0.006), white, 0.001, location=(-3.4, 3.5, 0.003))
    box((2.3, 0.32, 0.006), white, 0.001, location=(1.95, 4.3, 0.003), rotation=(0, 0, 0))


def _cone(spot):
    """A cone with two white bands on its square foot."""
    orange, white = surface('#d9481a', '#e0521f', scale=9, roughness=0.5), surface('#eceae4', roughness=0.35)
    x, y = spot
    foot = box((0.36, 0.36, 0.035), surface('#c23f16', roughness=0.6), 0.012, location=(0, 0, 0.018))
    cone = lathe(
        [(0.14, 0.03), (0.125, 0.06), (0.032, 0.66), (0.03, 0.7), (0.02, 0.7), (0.018, 0.6)], orange, 64, smooth=False
    )
    bands = []
    for low, high in ((0.28, 0.4), (0.47, 0.55)):
        edge = [(0.125 - 0.155 * (z - 0.06) + 0.002, z) for z in (low, high)]
        bands.append(lathe(edge, white, 64, smooth=False))
    group([foot, cone, *bands], (x, y, 0), (0, 0, chance.between(-0.4, 0.4)))


def _stop_sign(spot):
    """A red octagon on a post of steel."""
    x, y = spot
    red, white = surface('#b81c1c', roughness=0.3, coat=0.3), surface('#f0efea', roughness=0.35)
    steel = surface('#8f9498', '#a0a5a8', scale=8, roughness=0.4, metallic=0.9)
    corners = [(math.cos(math.pi * (i / 4 + 1 / 8)), math.sin(math.pi * (i / 4 + 1 / 8))) for i in range(8)]
    parts = [slab([(0.4 * a, 0.4 * b) for a, b in corners], 0.006, white, 0.001, rotation=(math.pi / 2, 0, 0))]
    parts.append(
        slab(
            [(0.37 * a, 0.37 * b) for a, b in corners],
            0.008,
            red,
            0.001,
            location=(0, -0.002, 0),
            rotation=(math.pi / 2, 0, 0),
        )
    )
    parts.append(_word('STOP', white))
    group(parts, (x, y, 2.1), (0, 0, -0.12))
    tubes([[(x, y + 0.03, 0), (x, y + 0.03, 1.2), (x, y + 0.03, 2.5)]], 0.03, steel, fineness=5)


def _word(text, material):
    letters = bpy.data.curves.new('word', 'FONT')
    letters.body, letters.size = text, 0.235
    letters.align_x, letters.align_y = 'CENTER', 'CENTER'
    letters.offset, letters.extrude = 0.006, 0.001
    return place(letters, material, (0, -0.013, 0), (math.pi / 2, 0, 0))

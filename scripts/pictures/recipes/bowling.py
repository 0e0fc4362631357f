"""Bowling lanes seen from the balls: a rack in front, pins in the light far behind. 1 unit is 1 m."""

from kit import chance
from kit.camera import camera
from kit.clear import film
from kit.lights import area_light, point_light, sky
from kit.materials import glowing, surface
from kit.shapes import box, place, wall
from kit.solids import blob_data, lathe
from kit.wood import planks, wood
from recipes.game_table import PIN

BALLS = (
    ('#1f2f7a', '#3a5ac0'), ('#8a1c28', '#c8404a'), ('#c8641c', '#e8923c'), ('#1f6a4a', '#3f9a70'),
    ('#5a2a7a', '#8a4ab0'), ('#17181c', '#3a3c44'), ('#b0286a', '#d95a94'),
)  # fmt: skip
LANE, PINS = 1.7, 7.4


def build(glow='#ff4f8a', second='#4a6aff', turn=0.0):
    """`glow` and `second` are the colours of the light along the lanes and the walls."""
    sky('#4a4460', 0.2)
    planks(wood('#8a5c30', '#c99a60', 0.14), 0.14, extent=30)
    _room(glow, second)
    for i in range(-2, 3):
        _lane(i * LANE, glow if i % 2 else second)
    _rack(-0.3, -0.9)
    area_light((-1.5, -2.5, 3.4), (0, 0.5, 0.5), 2, 170, '#ffe6cc')
    mirror = film('#ffffff', ior=1.25, roughness=0.07, ripple=0)
    wall([(-6, 1.2, 0.004), (6, 1.2, 0.004), (6, 12, 0.004), (-6, 12, 0.004)], mirror)
    camera((0.75 + turn, -3.3, 1.3), (0.1, 4.0, 0.72), lens=34, blur=0.008, focus=(0, 2.5, 0.4))


def _room(glow, second):
    dark = surface('#1a1622', roughness=0.7)
    wall([(-8, 11.5, 0), (8, 11.5, 0), (8, 11.5, 5), (-8, 11.5, 5)], dark)
    wall([(-8, -6, 3.4), (8, -6, 3.4), (8, 12, 3.4), (-8, 12, 3.4)], dark)
    for side in (-1, 1):
        wall([(side * 4.6, -6, 0), (side * 4.6, 12, 0), (side * 4.6, 12, 4), (side * 4.6, -6, 4)], dark)
        box((0.06, 14, 0.06), glowing(second, 6), 0.01, location=(side * 4.5, 4, 2.6))
        for y in (0, 4, 8):
            point_light((side * 4.1, y, 2.5), 60, second, 0.3)
    panel = surface('#2a2238', roughness=0.5)
    box((9.2, 0.1, 1.5), panel, 0.02, location=(0, PINS - 0.35, 2.15))
    for i, colour in enumerate((glow, '#ffb45a', second)):
        box((9.2, 0.02, 0.09), glowing(colour, 2.2), 0.004, location=(0, PINS - 0.42, 1.75 + 0.3 * i))
    area_light((0, PINS - 0.2, 1.38), (0, PINS + 0.4, 0.1), 9, 330, '#fff4e4', size_y=0.1)


def _lane(x, glow):
    """Ten pins on a lane between its gutters."""
    gutter, plastic = surface('#1b1a22', roughness=0.35), surface('#f2efe8', roughness=0.15, coat=0.8)
    red = surface('#b01c1c', roughness=0.15, coat=0.8)
    for side in (-1, 1):
        box((0.24, 10.6, 0.03), gutter, 0.01, location=(x + side * 0.66, 6.5, 0.0))
        box((0.03, 10.6, 0.04), glowing(glow, 5), 0.005, location=(x + side * 0.8, 6.5, 0.03))
    for row in range(4):
        for i in range(row + 1):
            spot = (x + (i - row / 2) * 0.3, PINS + row * 0.24, 0)
            lathe(PIN, plastic, 32, location=spot, scale=0.1)
            for height, radius in ((2.42, 0.29), (2.68, 0.242)):
                band = [(radius, height - 0.06), (radius + 0.006, height), (radius, height + 0.06)]
                lathe(band, red, 32, location=spot, scale=0.1)
    for i in range(7):
        mark = (x + (i - 3) * 0.13, 3.2 + 0.25 * abs(i - 3) * -1 + 0.75, 0.003)
        box((0.03, 0.14, 0.002), surface('#3a2010', roughness=0.4), 0.001, location=mark)


def _rack(x, y):
    """The return with its balls."""
    shell, chrome = surface('#22202c', roughness=0.3, coat=0.4), surface('#b9bcc0', roughness=0.18, metallic=1)
    box((1.5, 0.5, 0.5), shell, 0.1, location=(x, y, 0.3))
    box((1.56, 0.56, 0.05), chrome, 0.02, location=(x, y, 0.56))
    for side in (-1, 1):
        box((1.5, 0.03, 0.1), chrome, 0.012, location=(x, y + side * 0.25, 0.62))
    for i in range(6):
        for row in range(2):
            marble = surface(*chance.pick(BALLS), scale=9, distortion=2, roughness=0.06, coat=1)
            spot = (x - 0.58 + i * 0.232, y - 0.115 + 0.23 * row, 0.585 + 0.108)
            place(blob_data((0.108,) * 3, 0, 1, 5), marble, spot, chance.tilt(3))

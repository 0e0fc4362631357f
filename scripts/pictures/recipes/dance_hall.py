"""The hall for dancing: its barre in the morning, with the lights down, with lamps on a line. 1 unit is 1 m."""

import math

from kit.camera import camera
from kit.furniture import black_steel, potted_plant
from kit.lights import area_light, sky
from kit.materials import glowing, surface
from kit.rooms import WIDTH, floor_of_planks, plain_walls, window_wall
from kit.shapes import box, group, sheet, thicken, wall
from kit.solids import lathe
from kit.vessels import glaze
from kit.wood import wood
from props.barre import barre
from props.electronics import speaker
from props.shop_lamps import string_lights


def build(motif='barre', turn=0.0):
    """Motifs: barre, lights, salsa. `turn` moves the camera sideways."""
    MOTIFS[motif](turn)


def _hall(light):
    """Floor, walls, mirrors and the barre of the hall."""
    floor_of_planks('#8a6038', '#c0905c', 0.14, 0.14)
    plaster = surface(light, light, roughness=0.85, bump=0.08, bump_scale=30)
    plain_walls(plaster, plaster, surface('#e2dccf', roughness=0.9))
    wall([(WIDTH[0], -3.3, 0), (WIDTH[1], -3.3, 0), (WIDTH[1], -3.3, 3.2), (WIDTH[0], -3.3, 3.2)], plaster)
    steel, timber = black_steel(), wood('#9a7048', '#d3a878', 0.3)
    barre(steel, timber)
    return steel, timber


def _barre(turn):
    sky('#f0e6d8', 0.6)
    steel, timber = _hall('#e6ddd0')
    window_wall(steel, timber, '#fff0da', 3.0, lamps=0)
    area_light((-3.1, 1.6, 1.9), (1, 3.6, 0.5), 1.6, 260, '#ffe9cf', size_y=2.2)
    front = area_light((0, -1.5, 2.8), (0, 3, 0.6), 2.4, 60, '#fff4e4')
    front.visible_glossy = False
    _draped((0.28, 3.7, 1.13))
    potted_plant(2.9, 3.2, glaze('stoneware'), 1.0, leaves=60)
    camera((-1.35 + turn, 0.35, 1.35), (0.6, 3.9, 0.98), lens=33, blur=0.03, focus=(0.3, 3.6, 1.0))


def _draped(spot):
    """A towel over the barre."""
    cotton = surface('#d9a0a0', '#e3b4b0', scale=30, roughness=0.95, sheen=0.5, bump=0.4, bump_scale=90)

    def drape(u, v):
        fall = v - 0.5
        side = -1 if fall < 0 else 1
        down = max(0.0, abs(fall) * 1.1 - 0.03)
        return (u - 0.5) * 0.4 + 0.01 * math.sin(v * 9), side * (0.03 + 0.012 * math.sin(u * 17) * down * 3), -down

    thicken(sheet(drape, 40, 60, cotton, location=spot), 0.012)


def _lights(turn):
    sky('#3a2a5a', 0.4)
    steel, timber = _hall('#6b6478')
    for x, colour in ((-2.4, '#ff3fa0'), (0.1, '#7a4aff'), (2.6, '#28b4ff')):
        lamp = area_light((x, 1.6, 3.05), (x * 0.7, 2.6, 0), 0.7, 170, colour)
        lamp.data.spread = 1.7
        lathe(
            [(0, 0), (0.09, 0), (0.1, 0.04), (0.1, 0.26), (0, 0.27)], steel, 32, smooth=False, location=(x, 1.6, 2.85)
        )
        box((0.12, 0.12, 0.01), glowing(colour, 12), 0.003, location=(x, 1.6, 2.84))
    for z, colour in ((0.03, '#ff3fa0'), (2.52, '#7a4aff')):
        box((6.6, 0.02, 0.02), glowing(colour, 9), 0.004, location=(0.05, 3.9, z))
    for x, turned in ((-2.35, 0.35), (2.5, -0.35)):
        group(speaker('#2a2a2e', '#3a3a40'), (x, 3.1, 0.0), (0, 0, turned), 0.36)
    area_light((0, -2.6, 2.6), (0, 2, 0.2), 2.4, 60, '#c49aff').visible_glossy = False
    area_light((0, -1.2, 2.9), (0, -3.3, 1.0), 3.0, 150, '#8a5aff').visible_glossy = False
    camera((-0.5 + turn, -1.9, 1.15), (0.15, 3.2, 1.15), lens=29, blur=0.02, focus=(0, 3, 0.6))


def _salsa(turn):
    sky('#4a4a64', 0.25)
    steel, timber = _hall('#c98a5a')
    window_wall(steel, timber, '#3a4a7a', 0.6, lamps=30)
    for y, z in ((0.2, 2.85), (1.7, 2.95), (3.1, 2.85)):
        string_lights((WIDTH[0] + 0.9, y, z), (WIDTH[1], y + 0.2, z), 0.32, 16, '#ffb45a', 3)
    area_light((0.4, 1.2, 3.0), (0, 1.8, 0), 3.2, 150, '#ffc48a').visible_glossy = False
    area_light((0, -2.6, 2.6), (0, 2, 0.4), 2.4, 50, '#ffb87a').visible_glossy = False
    group(speaker(), (1.75, 3.35, 0.0), (0, 0, -0.35), 0.28)
    camera((0.9 + turn, -2.6, 1.35), (-0.35, 3.0, 1.35), lens=29, blur=0.02, focus=(0, 2.5, 0.6))


MOTIFS = {'barre': _barre, 'lights': _lights, 'salsa': _salsa}

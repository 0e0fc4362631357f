"""On the boards of the small theatre: a play's kitchen, a quartet's chairs among lamps, improv. 1 unit is 1 m."""

import math

from kit import chance
from kit.camera import camera
from kit.furniture import black_steel, pendant
from kit.lights import area_light, point_light, sky
from kit.materials import surface
from kit.shapes import box, group
from kit.wood import wood
from props.stage_props import hat_stand, jar_lamps, music_stand
from props.stage_set import cubes, kitchen_table, wooden_chair
from props.strings import cello_on_stand, violin
from recipes.theatre import LIFT, shell, velvet_curtain


def build(motif='play', curtain='#7a1420', turn=0.0):
    """Motifs: play, quartet, improv. `turn` moves the camera sideways."""
    sky('#4a3c34', 0.22)
    shell(wood('#5a3820', '#94643a', 0.3))
    velvet_curtain(curtain)
    MOTIFS[motif](turn)


def _play(turn):
    kitchen_table(0.1, 4.0, LIFT)
    wooden_chair(-0.95, 3.95, LIFT, -math.pi / 2 + 0.15)
    wooden_chair(1.15, 4.1, LIFT, math.pi / 2 - 0.3)
    pendant(0.1, 4.0, LIFT + 1.75, surface('#2f5a50', roughness=0.35), black_steel(), 1.35, 42, 4.3)
    blue = surface('#3f6a7a', '#4a7a8a', scale=3, roughness=0.6)
    box((0.95, 0.42, 0.9), blue, 0.01, location=(-2.1, 5.0, LIFT + 0.45))
    box((1.02, 0.48, 0.04), wood('#8a6238', '#c49a66', 0.5), 0.008, location=(-2.1, 5.0, LIFT + 0.92))
    area_light((-2.4, 1.4, 4.1), (0, 4.0, LIFT + 0.5), 0.4, 95, '#ffe2b8').data.spread = 1.0
    area_light((2.6, 1.4, 4.1), (0, 4.0, LIFT + 0.5), 0.4, 60, '#ffd09a').data.spread = 1.0
    area_light((0, 3.2, 4.1), (0, 5.6, 1.8), 4.5, 60, '#ff9a60', size_y=0.3)
    camera((1.15 + turn, 0.15, 1.95), (-0.1, 4.2, 1.5), lens=38, blur=0.02, focus=(0, 3.8, 1.4))


def _quartet(turn):
    for i, x in enumerate((-1.45, -0.5, 0.5, 1.45)):
        lean = -x / 1.45
        deep = 4.3 - 0.5 * abs(lean) ** 1.4
        facing = math.pi + 0.55 * -lean
        wooden_chair(x, deep, LIFT, facing, ('#4a2c18', '#7a4c2a'))
        if i < 3:
            group(violin(), (x + 0.06, deep - 0.16, LIFT + 0.475), (0.0, 0, -0.5 + 0.35 * i), 0.36)
        if i != 3:
            music_stand(x * 0.72 - 0.32, deep - 0.62, LIFT, 0.45 + 0.5 * -lean)
    cello_on_stand((1.5, 3.25, LIFT), 0.25)
    spots = [
        (-3.6 + 7.2 * i / 37 + chance.between(-0.05, 0.05), 2.74 + chance.between(-0.04, 0.1), LIFT) for i in range(38)
    ]
    for _ in range(110):
        x, y = chance.between(-3.7, 3.7), chance.between(3.0, 5.35)
        if y > 4.75 or abs(x) > 2.1:
            spots.append((x, y, LIFT))
    jar_lamps(spots, 1.6)
    area_light((-1.4, 1.4, 4.2), (0, 4.0, LIFT + 0.5), 0.8, 230, '#ffcf94').data.spread = 1.1
    area_light((2.0, 1.2, 3.4), (0.8, 3.6, LIFT + 0.5), 0.8, 90, '#ffc48a').data.spread = 1.1
    area_light((0, 3.4, 4.1), (0, 5.6, 1.8), 4.5, 50, '#ff9a60', size_y=0.3)
    point_light((0, 5.0, LIFT + 0.5), 14, '#ffab5a', 0.3)
    camera((1.5 + turn, -0.1, 2.0), (0.12, 4.0, 1.25), lens=37, blur=0.02, focus=(0.6, 3.5, 1.2))


def _improv(turn):
    hat_stand(-0.95, 4.4, LIFT)
    cubes(
        (
            (0.35, 4.3, LIFT, 0.2, '#b5701a'),
            (0.95, 4.0, LIFT, -0.3, '#1f5a68'),
            (0.62, 4.15, LIFT + 0.45, 0.5, '#9a3a1c'),
        )
    )
    wooden_chair(-0.15, 3.55, LIFT, math.pi + 0.5)
    wooden_chair(1.65, 4.35, LIFT, math.pi - 0.5)
    area_light((-1.8, 1.2, 4.1), (0.2, 4.0, LIFT + 0.6), 0.5, 125, '#fff0d2').data.spread = 0.95
    area_light((2.4, 1.4, 4.1), (0.2, 4.0, LIFT + 0.6), 0.5, 60, '#ffdcb0').data.spread = 0.95
    area_light((0, 3.2, 4.1), (0, 5.6, 1.8), 4.5, 60, '#ffab70', size_y=0.3)
    camera((-1.25 + turn, 0.35, 1.75), (0.25, 4.2, 1.5), lens=38, blur=0.02, focus=(0.2, 4.0, 1.3))


MOTIFS = {'play': _play, 'quartet': _quartet, 'improv': _improv}

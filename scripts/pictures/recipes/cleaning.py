"""A corner of a house with what cleaners bring: mop, bucket, bottles, vacuum cleaner. 1 unit is 1 m."""

import math

from kit import chance
from kit.camera import camera
from kit.lights import area_light, sky
from kit.materials import surface
from kit.rooms import floor_of_planks
from kit.shapes import box, group, wall
from kit.solids import lathe
from kit.wood import wood
from props.cleaning import broom, bucket, caddy, gloves, mop, spray, vacuum
from props.textiles import rolled_towel

FAR = 3.98


def build(turn=0.0):
    """`turn` moves the camera sideways."""
    sky('#eaf0f4', 0.6)
    area_light((-3.0, 1.4, 1.9), (0.3, 3.4, 0.6), 2.0, 150, '#fff6ea')
    area_light((1.4, 0, 2.4), (0.2, 3.4, 0.5), 2.4, 50, '#ffffff')
    floor_of_planks('#a07c54', '#d0ad82', 0.16, 0.25)
    plaster = surface('#9cc0bc', '#9cc0bc', scale=2, roughness=0.85)
    wall([(-4, FAR, 0), (4, FAR, 0), (4, FAR, 3), (-4, FAR, 3)], plaster)
    white = surface('#f4f2ec', roughness=0.5)
    box((8, 0.03, 0.14), white, 0.006, location=(0, FAR - 0.015, 0.07))
    _shelf(white)
    group(bucket('#e8b02c'), (-0.62, 3.1, 0), (0, 0, 0.3))
    gloves((-0.62, 3.1, 0.3))
    mop(-1.2, FAR, '#2f7a8a')
    broom(-1.55, FAR)
    caddy((0.25, 3.0, 0))
    vacuum((1.2, 3.05, 0))
    camera((-0.5 + turn, 0.55, 1.0), (0.04, 3.6, 0.7), lens=29, blur=0.03, focus=(0, 3.2, 0.5))


def _shelf(white):
    """A board with spray bottles, jars and towels."""
    box((2.3, 0.26, 0.035), white, 0.008, location=(0.45, FAR - 0.14, 1.28))
    for x in (-0.4, 1.3):
        box((0.03, 0.22, 0.18), white, 0.006, location=(x, FAR - 0.12, 1.18))
    for i, colour in enumerate(('#3f9ab0', '#e8b02c', '#6aa860', '#e0785a')):
        group(spray(colour), (-0.52 + 0.19 * i, FAR - 0.14, 1.298), (0, 0, chance.between(-0.3, 0.3)))
    for level in range(2):
        for i in range(4 - level):
            colour = ('#f0ebe0', '#6aa8b0', '#e8b02c', '#f0ebe0')[(i + level) % 4]
            spot = (0.55 + 0.155 * i + 0.077 * level, FAR - 0.14, 1.298 + 0.135 * level)
            group(rolled_towel(colour, 2.2, 0.73), spot, (0, 0, math.pi / 2), 0.1)
    jar = surface('#e9e4d8', roughness=0.3, coat=0.3)
    lathe(
        [(0, 0), (0.07, 0), (0.075, 0.02), (0.075, 0.2), (0.07, 0.22), (0, 0.22)],
        jar,
        48,
        location=(1.32, FAR - 0.14, 1.298),
    )
    lathe(
        [(0, 0.22), (0.078, 0.22), (0.078, 0.25), (0, 0.255)],
        wood('#8a6238', '#c49c64', 0.5),
        48,
        location=(1.32, FAR - 0.14, 1.298),
    )

"""A room with bunk beds: of cedar in a cabin, painted in a hotel. 1 unit is 1 m."""

import math

from kit import chance
from kit.camera import camera
from kit.cloth import linen
from kit.furniture import potted_plant
from kit.lights import area_light, point_light, sky
from kit.materials import glowing, surface
from kit.rooms import floor_of_planks
from kit.shapes import box, group, wall
from kit.solids import lathe
from kit.vessels import glaze
from kit.wood import wood
from props.bunk import FAR, bunk


def build(style='cabin', turn=0.0):
    """Styles: cabin, hotel. `turn` moves the camera sideways."""
    STYLES[style](turn)


def _cabin(turn):
    sky('#e2ebf4', 0.4)
    cedar, dark = wood('#7a4c28', '#b5804a', 0.5), wood('#4a2e1a', '#75502e', 0.5)
    floor_of_planks('#5f4128', '#94683f', 0.18, 0.4)
    high = 0.14
    for row in range(20):
        box((6.4, 0.08, high * 0.985), cedar, 0.012, location=(0, FAR + 0.04, (row + 0.5) * high))
        side = box((7, 0.08, high * 0.985), cedar, 0.012, location=(1.95, 0, (row + 0.5) * high))
        side.rotation_euler = (0, 0, math.pi / 2)
    wall([(-4, -4, 2.75), (4, -4, 2.75), (4, 4, 2.75), (-4, 4, 2.75)], surface('#c9b08a', roughness=0.8))
    plaid = ('#8a2a20', '#a33c2c'), ('#2f4a5a', '#3f6074')
    bunk(0.85, dark, plaid, (-1, 0.16))
    _window(-1.25, 1.35, dark, '#e6c090')
    box((2.2, 1.5, 0.02), linen('#a8987c', '#c9bca0', weave=40), 0.008, location=(-0.9, 1.5, 0.012))
    _small_table(-0.55, 2.65, dark, '#2f5a50')
    area_light((-1.3, FAR - 0.3, 1.6), (0, 0.5, 0.6), 1.1, 60, '#ffe2bc')
    area_light((-2.4, -2.6, 2.4), (0.4, 2, 0.8), 2.4, 120, '#ffe6c8')
    for z in (0.98, 2.12):
        point_light((0.3, FAR - 0.35, z), 7, '#ffb060', 0.06)
    camera((-1.55 + turn, -1.3, 1.55), (0.38, 2.2, 1.06), lens=33, blur=0.02, focus=(0.3, 1.8, 1.0))


def _hotel(turn):
    sky('#e6edf6', 0.7)
    floor_of_planks('#96744e', '#c8a57c', 0.16, 0.35)
    white, blue = surface('#ebe6dc', roughness=0.9), surface('#2f5f6a', '#34666f', scale=2, roughness=0.8)
    wall([(-4, FAR, 0), (4, FAR, 0), (4, FAR, 2.9), (-4, FAR, 2.9)], blue)
    wall([(1.95, -4, 0), (1.95, FAR, 0), (1.95, FAR, 2.9), (1.95, -4, 2.9)], white)
    wall([(-4, -4, 2.88), (4, -4, 2.88), (4, 4, 2.88), (-4, 4, 2.88)], white)
    wall([(-2.6, -4, 0), (-2.6, FAR, 0), (-2.6, FAR, 2.9), (-2.6, -4, 2.9)], white)
    frame = wood('#a8804e', '#d6b07c', 0.4)
    bunk(0.95, frame, (('#d98a3c', '#e0a05a'), ('#d98a3c', '#e0a05a')), (-1, 0.0))
    _window(-1.35, 1.5, frame, '#dceaf6')
    box((2.0, 1.6, 0.02), linen('#d9cdb8', '#e9e0d0', weave=40), 0.008, location=(-0.9, 1.2, 0.012))
    _small_table(-0.45, 2.65, frame, '#e0a03c')
    potted_plant(-2.1, 2.55, glaze('stoneware'), 0.75, leaves=44)
    area_light((-2.4, 0.8, 1.8), (0.6, 1.6, 0.9), 2.2, 170, '#fff4e2', size_y=1.8)
    area_light((-1.0, -2.8, 2.5), (0.4, 2, 0.8), 2.6, 90, '#fff2e0')
    for z in (0.98, 2.12):
        point_light((0.35, FAR - 0.35, z), 9, '#ffc080', 0.06)
    camera((-0.75 + turn, -1.75, 1.35), (0.42, 2.2, 1.06), lens=32, blur=0.02, focus=(0.4, 1.8, 1.0))


def _window(x, z, frame, outside):
    wide, tall = 0.95, 0.95
    box((wide, 0.02, tall), glowing(outside, 1.3), 0.002, location=(x, FAR - 0.02, z))
    for dx in (-wide / 2, 0, wide / 2):
        box((0.06, 0.09, tall + 0.06), frame, 0.008, location=(x + dx, FAR - 0.04, z))
    for dz in (-tall / 2, 0, tall / 2):
        box((wide + 0.12, 0.09, 0.06), frame, 0.008, location=(x, FAR - 0.04, z + dz))


def _small_table(x, y, frame, book):
    box((0.4, 0.34, 0.46), frame, 0.012, location=(x, y, 0.23))
    for i, colour in enumerate((book, '#d9cbb0', '#8a3a2c')):
        box(
            (0.22 - 0.02 * i, 0.16, 0.03),
            surface(colour, roughness=0.6),
            0.005,
            location=(x, y - 0.02, 0.477 + 0.031 * i),
            rotation=(0, 0, 0.2 * i),
        )
    group(
        [lathe([(0, 0), (0.035, 0), (0.045, 0.09), (0.04, 0.09), (0.032, 0.01), (0, 0.01)], glaze('white'), 32)],
        (x + 0.13, y - 0.1, 0.46),
        (0, 0, chance.angle()),
    )


STYLES = {'cabin': _cabin, 'hotel': _hotel}

"""A wooden cabin by the sea: a stove, a sofa, a wide window. 1 unit is 1 m."""

import math

from kit import chance
from kit.camera import camera
from kit.cloth import linen
from kit.furniture import black_steel, pendant
from kit.lights import area_light, point_light, sky
from kit.materials import glowing, surface
from kit.rooms import floor_of_planks
from kit.shapes import box, group, place, sheet, wall
from kit.solids import blob_data, lathe, tubes
from kit.vessels import glaze
from kit.wood import wood

FAR, SIDE, HEIGHT = 3.4, 3.3, 2.7
# the window: from, to, sill, top
VIEW = (-1.0, 2.2, 0.85, 2.2)
LAND = (('#7a98b0', 1.66, 0.07, 0.6), ('#4f6f80', 1.6, 0.08, 2.2))


def build(turn=0.0):
    """`turn` moves the camera sideways."""
    sky('#e2ebf4', 0.55)
    area_light((0.6, FAR - 0.2, 1.6), (0, 0, 0.4), 3.0, 130, '#e4f0ff', size_y=1.3)
    area_light((-1.5, -3.4, 2.5), (0, 1.5, 0.6), 3, 120, '#ffe4c4')
    cedar, dark = wood('#7a4c28', '#b5804a', 0.5), wood('#3f2818', '#6b4629', 0.5)
    floor_of_planks('#5f4128', '#94683f', 0.18, 0.4)
    walls(cedar, dark)
    _window(dark)
    stove()
    _sofa(dark)
    _table(cedar)
    box((3.0, 1.9, 0.02), linen('#a8987c', '#c9bca0', weave=40), 0.008, location=(0.5, 0.9, 0.012))
    pendant(0.6, 1.2, 1.95, surface('#2f4a54', roughness=0.35), black_steel(), 1.2, 26, HEIGHT)
    camera((-0.5 + turn, -3.0, 1.45), (0.25, 2.4, 1.08), lens=27, blur=0.03, focus=(0.4, 1.6, 0.7))


def walls(cedar, dark):
    left, right, sill, top = VIEW
    high = 0.135
    for row in range(20):
        z = (row + 0.5) * high
        pieces = ((-SIDE, SIDE),) if z < sill or z > top else ((-SIDE, left), (right, SIDE))
        for start, end in pieces:
            box((end - start, 0.08, high * 0.985), cedar, 0.012, location=((start + end) / 2, FAR + 0.04, z))
        for side in (-1, 1):
            board = box((7.4, 0.08, high * 0.985), cedar, 0.012, location=(side * (SIDE + 0.04), -0.2, z))
            board.rotation_euler = (0, 0, math.pi / 2)
    ceiling = surface('#d9c9ae', '#e2d4bc', scale=2, stretch=(9, 1, 1), roughness=0.8)
    wall([(-SIDE, -4, HEIGHT), (SIDE, -4, HEIGHT), (SIDE, FAR, HEIGHT), (-SIDE, FAR, HEIGHT)], ceiling)
    for y in (-1.2, 0.6, 2.4):
        box((2 * SIDE, 0.16, 0.2), dark, 0.012, location=(0, y, HEIGHT - 0.1))


def frame(dark):
    """Of the window, with its sill."""
    left, right, sill, top = VIEW
    middle = (left + right) / 2
    for x in (left, left + (right - left) / 3, right - (right - left) / 3, right):
        box((0.07, 0.14, top - sill), dark, 0.008, location=(x, FAR, (sill + top) / 2))
    for z in (sill, top):
        box((right - left + 0.16, 0.14, 0.07), dark, 0.008, location=(middle, FAR, z))
    box((right - left + 0.24, 0.24, 0.04), dark, 0.01, location=(middle, FAR - 0.1, sill - 0.04))


def _window(dark):
    """Sky, sea and islands behind the panes."""
    sill = VIEW[2]
    far = FAR + 2.4
    wall([(-9, far + 0.3, 1.5), (9, far + 0.3, 1.5), (9, far + 0.3, 6), (-9, far + 0.3, 6)], glowing('#dfeaf4', 2.1))
    wall([(-9, far, -2), (9, far, -2), (9, far, 1.62), (-9, far, 1.62)], glowing('#7fa4b8', 1.0))
    wall(
        [(-9, far - 0.04, -2), (9, far - 0.04, -2), (9, far - 0.04, 1.35), (-9, far - 0.04, 1.35)],
        glowing('#5f8aa0', 0.9),
    )
    for i, (colour, base, tall, shift) in enumerate(LAND):

        def ridge(u, v, base=base, tall=tall, shift=shift, i=i):
            rise = tall * (1 + math.sin(u * 9 + shift) + 0.5 * math.sin(u * 23 + shift)) * math.sin(math.pi * u)
            return -3 + 5.4 * u + 1.5 * i, far + 0.1 - 0.05 * i, base + max(0.0, rise) * v

        sheet(ridge, 120, 2, glowing(colour, 0.9))
    frame(dark)
    for x, size in ((-0.7, 1.0), (-0.52, 0.7)):
        lathe(
            [(0, 0), (0.05, 0), (0.06, 0.06), (0.035, 0.13), (0.04, 0.15)],
            glaze('celadon'),
            32,
            location=(x, FAR - 0.12, sill - 0.02),
            scale=size,
        )
    stone = surface('#8f9290', '#b5b5b0', scale=9, roughness=0.7)
    for x in (1.75, 1.88, 1.97):
        form = blob_data((0.06, 0.045, 0.035), 0.1, 1.2, 4, seed=int(x * 50))
        place(form, stone, (x, FAR - 0.13, sill + 0.012))


def stove():
    """A round iron stove with its pipe, and logs beside it."""
    iron, x, y = surface('#17181a', '#1f2022', scale=30, roughness=0.55), -2.35, 2.6
    box((1.3, 1.1, 0.05), surface('#3a3c3e', '#46484a', scale=4, roughness=0.6), 0.008, location=(x, y, 0.025))
    lathe(
        [(0, 0.16), (0.3, 0.16), (0.31, 0.2), (0.31, 0.95), (0.34, 0.97), (0.34, 1.01), (0, 1.02)],
        iron,
        64,
        smooth=False,
        location=(x, y, 0.04),
    )
    for turn in range(3):
        dx, dy = 0.24 * math.cos(turn * 2.1 + 0.5), 0.24 * math.sin(turn * 2.1 + 0.5)
        box((0.06, 0.06, 0.16), iron, 0.01, location=(x + dx, y + dy, 0.12))
    tubes([[(x, y + 0.05, 1.0), (x, y + 0.05, 1.8), (x, y + 0.05, HEIGHT)]], 0.075, iron, fineness=8)
    door = [box((0.4, 0.04, 0.38), iron, 0.02), box((0.3, 0.045, 0.27), glowing('#ff8a34', 2.4), 0.01)]
    door.append(box((0.02, 0.05, 0.1), surface('#b58a3c', roughness=0.3, metallic=1), 0.006, location=(0.18, -0.03, 0)))
    group(door, (x + 0.1, y - 0.3, 0.66), (0, 0, 0.3))
    point_light((x + 0.2, y - 0.6, 0.5), 16, '#ff9a4a', 0.15)
    bark, cut = (
        surface('#4a3626', '#5f4632', scale=9, roughness=0.95, bump=0.5),
        surface('#c9a070', '#d9b488', scale=9, roughness=0.8),
    )
    for row in range(4):
        for i in range(5 - row % 2):
            spot = (x + 0.78 + (i + 0.5 * (row % 2)) * 0.125, y + 0.3, 0.065 + row * 0.108)
            radius = chance.between(0.05, 0.06)
            log = [(radius, -0.17), (radius, 0.17)]
            lathe(log, bark, 20, smooth=False, location=spot, rotation=(math.pi / 2, 0, 0))
            lathe([(radius, 0.17), (0, 0.171)], cut, 20, smooth=False, location=spot, rotation=(math.pi / 2, 0, 0))


def _sofa(dark):
    """A sofa under the window, with cushions and a blanket."""
    wool, x, y = surface('#c9beac', '#d6ccbb', scale=60, roughness=0.95, sheen=0.4, bump=0.25, bump_scale=120), 1.0, 2.7
    box((2.3, 0.9, 0.22), wool, 0.05, location=(x, y, 0.25))
    for side in (-1, 1):
        box((0.2, 0.9, 0.42), wool, 0.07, location=(x + side * 1.14, y, 0.4))
        box((1.02, 0.72, 0.18), wool, 0.07, location=(x + side * 0.52, y - 0.05, 0.43))
        box((1.02, 0.24, 0.46), wool, 0.1, location=(x + side * 0.52, y + 0.28, 0.68), rotation=(-0.18, 0, 0))
        for depth in (-0.38, 0.38):
            box((0.07, 0.07, 0.16), dark, 0.01, location=(x + side * 1.08, y + depth, 0.08))
    for dx, colour, lean in ((-0.85, '#2f5a6a', 0.25), (0.8, '#b5643a', -0.2), (0.5, '#d9c9a4', -0.35)):
        cushion = surface(colour, colour, scale=30, roughness=0.95, sheen=0.5, bump=0.3, bump_scale=90)
        box((0.46, 0.16, 0.42), cushion, 0.075, location=(x + dx, y + 0.08, 0.72), rotation=(-0.4, lean * 0.6, lean))


def _table(cedar):
    """A low table with a pot of tea and books."""
    x, y, leg = 0.55, 1.05, black_steel()
    box((1.15, 0.6, 0.05), cedar, 0.015, location=(x, y, 0.4))
    for dx in (-0.5, 0.5):
        for dy in (-0.23, 0.23):
            box((0.04, 0.04, 0.38), leg, 0.006, location=(x + dx, y + dy, 0.19))
    for dx, dy in ((-0.25, -0.05), (0.02, -0.12)):
        cup = [(0, 0), (0.035, 0), (0.045, 0.04), (0.045, 0.09), (0.04, 0.09), (0.036, 0.01), (0, 0.01)]
        lathe(cup, glaze('navy'), 40, location=(x + dx, y + dy, 0.426))
    for i, colour in enumerate(('#8a3a2c', '#d9cbb0', '#2f4a5a')):
        box(
            (0.26 - 0.02 * i, 0.19, 0.03),
            surface(colour, roughness=0.6),
            0.005,
            location=(x + 0.32, y + 0.04, 0.441 + 0.031 * i),
            rotation=(0, 0, 0.2 * i),
        )

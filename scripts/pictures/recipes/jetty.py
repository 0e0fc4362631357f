"""A jetty where trips to the whales begin: planks, posts with rope, a life ring, islands. 1 unit is 1 m."""

import math

from mathutils import noise

from kit import chance
from kit.camera import camera
from kit.colours import linear
from kit.lights import point_light, sky
from kit.materials import glowing, painted, surface
from kit.outdoors import ridge, sun, wide_sky
from kit.shapes import box, group, place, sheet
from kit.solids import blob_data, lathe, tubes
from kit.wood import wood

DECK, HALF = 0.0, 1.25


def build(turn=0.0):
    """`turn` moves the camera sideways."""
    sky('#cfd8e4', 0.55)
    wide_sky('#f9b67c', '#4f86c8', height=26, strength=0.9)
    ridge('#8a92b0', 55, 5.0, 0.6, 0.8)
    ridge('#5f7a8c', 50, 2.6, 2.4, 0.6)
    ridge('#2f4a50', 44, 1.1, 4.4, 0.45, 1.1)
    sun((-7, -2.5, 4.5), 2100, '#ffc98a')
    _sea()
    _deck()
    _life_ring((-1.19, 1.02, 0.62))
    _crates()
    _lamp((1.3, 4.95))
    camera((0.5 + turn, -3.3, 1.6), (-0.1, 4.0, 0.62), lens=29, blur=0.02, focus=(-0.6, 1.2, 0.5))


def _sea():
    water = surface('#1f4a58', '#26545f', scale=0.4, roughness=0.06, specular=0.6)

    def wave(u, v):
        x, y = (u - 0.5) * 110, -6 + 62 * v**1.8
        near = min(1, 14 / (y + 12))
        rise = 0.09 * noise.fractal((x * 0.55, y * 0.8, 1), 1, 2, 4) + 0.03 * noise.noise((x * 2.6, y * 3.4, 5))
        return x, y, -1.0 + rise * near

    sheet(wave, 620, 460, water)


def _deck():
    timber, pile = wood('#6b5a48', '#9c8a74', 0.7), wood('#4a3a2c', '#75614c', 0.7)
    for i in range(76):
        y = -5 + i * 0.145
        spot = (chance.between(-0.015, 0.015), y, -0.025 + chance.between(-0.003, 0.003))
        box((2 * HALF, 0.137, 0.05), timber, 0.006, location=spot)
    for side in (-1, 1):
        box(
            (10.9, 0.16, 0.16), timber, 0.01, location=(side * (HALF - 0.06), 0.45, -0.13), rotation=(0, 0, math.pi / 2)
        )
        tops = []
        for y in (-2.0, 1.2, 4.4):
            x = side * (HALF + 0.06)
            lathe([(0, 0.86), (0.11, 0.85), (0.125, 0.82), (0.13, -1.6)], pile, 40, wobble=0.01, location=(x, y, 0))
            tops.append((x, y, 0.62))
        _rope(tops)


def _rope(tops):
    hemp = surface('#a88a5c', '#c4a878', scale=60, stretch=(1, 1, 6), roughness=0.95, bump=0.5, bump_scale=120)
    for start, end in zip(tops, tops[1:]):
        line = []
        for i in range(15):
            t = i / 14
            line.append((start[0], start[1] + (end[1] - start[1]) * t, start[2] - 1.3 * t * (1 - t)))
        tubes([line], 0.02, hemp, fineness=4)
    for x, y, z in tops:
        rings = [
            [(x + 0.145 * math.cos(k * 0.5236), y + 0.145 * math.sin(k * 0.5236), z + 0.035 * i) for k in range(13)]
            for i in (-1, 0, 1)
        ]
        tubes(rings, 0.019, hemp, fineness=4)


def _life_ring(spot):
    """A ring of red and white quarters hanging on a post."""
    paint, white, red = painted(roughness=0.4, coat=0.3), linear('#f3efe6'), linear('#c8321c')

    def point(u, v):
        around, through = u * 2 * math.pi, v * 2 * math.pi
        reach = 0.26 + 0.072 * math.cos(through)
        return reach * math.cos(around), 0.055 * math.sin(through), reach * math.sin(around)

    def colour(u, v):
        return red if int(u * 8 + 0.5) % 2 else white

    ring = sheet(point, 160, 24, paint, closed_across=True, closed_along=True, colour=colour)
    cord = surface('#e6dcc4', roughness=0.8)
    loops = []
    for i in range(4):
        start = i * math.pi / 2 + math.pi / 8
        bow = [(0.34 + 0.045 * math.sin(math.pi * k / 8), start + k * math.pi / 16) for k in range(9)]
        loops.append([(reach * math.cos(turn), 0, reach * math.sin(turn)) for reach, turn in bow])
    group([ring, tubes(loops, 0.012, cord)], spot, (0.06, 0, 0.12))


def _crates():
    """Two crates with a coil of rope and a pair of binoculars."""
    timber = wood('#7a5a38', '#b08c5c', 0.6)
    for x, y, z, turned in ((0.72, 2.0, 0, 0.12),):
        parts = []
        for row in range(3):
            for side in (-1, 1):
                parts.append(box((0.72, 0.025, 0.13), timber, 0.006, location=(0, side * 0.25, 0.09 + 0.15 * row)))
                end = box((0.5, 0.025, 0.13), timber, 0.006, location=(side * 0.36, 0, 0.09 + 0.15 * row))
                end.rotation_euler = (0, 0, math.pi / 2)
                parts.append(end)
        for i in range(5):
            parts.append(box((0.74, 0.1, 0.02), timber, 0.005, location=(0, -0.21 + 0.105 * i, 0.475)))
        parts.append(group(_binoculars(), (0.05, 0.0, 0.485), (0, 0, 0.5)))
        group(parts, (x, y, z), (0, 0, turned))
    hemp = surface('#b5986a', '#cfb488', scale=60, roughness=0.95, bump=0.5, bump_scale=120)
    coil = []
    for i in range(150):
        turn = i * 0.3
        level, reach = int(turn / (8 * math.pi)), 0.12 + 0.2 * ((turn / (8 * math.pi)) % 1)
        coil.append((-0.5 + reach * math.cos(turn), 2.7 + reach * math.sin(turn), 0.025 + 0.04 * level))
    tubes([coil], 0.02, hemp, fineness=4)


def _binoculars():
    black, brass = (
        surface('#17181a', '#202124', scale=60, roughness=0.55, bump=0.3, bump_scale=150),
        surface('#8f9296', roughness=0.3, metallic=1),
    )
    parts = []
    for side in (-1, 1):
        body = [
            (0, 0),
            (0.026, 0),
            (0.028, 0.04),
            (0.036, 0.07),
            (0.04, 0.14),
            (0.04, 0.17),
            (0.036, 0.17),
            (0.03, 0.16),
            (0, 0.16),
        ]
        spot = (side * 0.046, 0, 0.043)
        parts.append(lathe(body, black, 40, smooth=False, location=spot, rotation=(math.pi / 2, 0, 0)))
        parts.append(
            lathe(
                [(0.034, 0.163), (0, 0.163)],
                surface('#1a2a4a', roughness=0.03, coat=1),
                32,
                smooth=False,
                location=spot,
                rotation=(math.pi / 2, 0, 0),
            )
        )
    parts.append(tubes([[(0, -0.02, 0.05), (0, -0.06, 0.05), (0, -0.1, 0.05)]], 0.014, brass))
    parts.append(box((0.07, 0.03, 0.02), black, 0.006, location=(0, -0.1, 0.045)))
    return [group(parts, scale=1.25)]


def _lamp(spot):
    """A lamp on its pole at the end of the jetty."""
    x, y = spot
    iron = surface('#1c2426', roughness=0.5)
    tubes([[(x, y, -0.5), (x, y, 1.2), (x, y, 2.6), (x - 0.1, y, 2.85), (x - 0.35, y, 2.88)]], 0.03, iron, fineness=5)
    lathe([(0.03, 0.1), (0.06, 0.09), (0.14, 0.0)], iron, 40, location=(x - 0.4, y, 2.8))
    place(blob_data((0.055, 0.055, 0.06), 0, 1, 3), glowing('#ffd9a0', 9), (x - 0.4, y, 2.8))
    point_light((x - 0.4, y, 2.7), 14, '#ffd09a', 0.05)

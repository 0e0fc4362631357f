"""A yard of gardeners: a barrow with plants, tools against a fence, pots. 1 unit is 1 m."""

import math

from kit import chance
from kit.camera import camera
from kit.lights import sky
from kit.materials import surface
from kit.outdoors import hedge, sun, wide_sky
from kit.shapes import box, group, place
from kit.solids import blob_data, lathe
from kit.wood import wood
from props.garden import barrow, bush, can, fork, rake, spade

FENCE = 2.9


def build(colour='#2f6a4a', turn=0.0, view=None):
    """`colour` is that of the barrow; `view` is another view: [place, target, lens]."""
    sky('#dfe9f4', 0.75)
    wide_sky('#d6e6f6', '#5f9ad6', height=24, strength=1.1)
    sun((-4.5, -2.5, 5.5), 900, '#fff0d4', 0.8)
    _ground()
    _fence()
    hedge(-6, 6.5, 4.2, 2.15, 0.8, 5200)
    barrow((0.1, 1.2), colour)
    for i, make in enumerate((spade, rake, fork)):
        group(make(), (1.62 + 0.42 * i, 2.55, 0.0), (-0.17, 0.05 * (i - 1), 0))
    _pots()
    can((-1.25, 1.55))
    if view:
        camera(view[0], view[1], lens=view[2], blur=0.03)
    else:
        camera((-0.85 + turn, -2.75, 1.35), (0.25, 2.2, 0.72), lens=32, blur=0.03, focus=(0, 1.1, 0.5))


STONES = (('#8f8a80', '#a39e94'), ('#9a9284', '#ada698'), ('#85827c', '#98958e'), ('#a0958a', '#b3a99c'))


def _ground():
    stones = [surface(dark, light, scale=3, roughness=0.85, bump=0.2, bump_scale=18) for dark, light in STONES]
    for row in range(22):
        for i in range(-16, 17):
            x = i * 0.46 + (0.23 if row % 2 else 0)
            spot = (x + chance.between(-0.004, 0.004), -3.2 + row * 0.31, -0.03 + chance.between(-0.004, 0.004))
            box((0.445, 0.295, 0.06), chance.pick(stones), 0.012, location=spot)
    soil = surface('#3a2a1c', '#4f3a28', scale=12, roughness=1, bump=0.6, bump_scale=30)
    box((16, 2.4, 0.1), soil, 0.01, location=(0, 4.2, -0.04))
    box((16, 14, 0.02), surface('#4a4438', roughness=1), 0.001, location=(0, 0, -0.07))


def _fence():
    timber = wood('#7a5c40', '#a88a68', 0.7)
    for i in range(76):
        board = box(
            (1.45 + chance.between(-0.01, 0.01), 0.022, 0.135), timber, 0.006, location=(-4.1 + i * 0.142, FENCE, 0.78)
        )
        board.rotation_euler = (0, math.pi / 2, 0)
    for z in (0.35, 1.2):
        box((12, 0.05, 0.08), timber, 0.008, location=(1, FENCE + 0.04, z))
    box((12, 0.07, 0.04), timber, 0.008, location=(1, FENCE, 1.52))


def _pots():
    """Clay pots along the fence, some with plants, some stacked."""
    clay = surface('#a8603c', '#bd7550', scale=5, roughness=0.85, bump=0.15, bump_scale=20)
    soil = surface('#2f2116', '#45321f', scale=14, roughness=1)
    side = [(0, 0), (0.12, 0), (0.16, 0.22), (0.18, 0.22), (0.185, 0.29), (0.165, 0.29), (0.15, 0.24), (0, 0.23)]
    for x, y, size, flower in (
        (-2.15, 2.4, 1.25, '#e6e0f0'),
        (-1.6, 2.55, 1.0, None),
        (-2.6, 2.0, 0.9, '#d96a8a'),
        (0.95, 2.55, 1.1, '#e8b84a'),
    ):
        lathe(side, clay, 56, smooth=False, location=(x, y, 0), scale=size)
        place(blob_data((0.15, 0.15, 0.02), 0.2, 3, 4), soil, (x, y, 0.245 * size), scale=size)
        bush((x, y, 0.27 * size), 1.5 * size, ('#3f6a30', '#5f8a44', '#2f5a2c'), flower, 70)
    for i in range(4):
        lathe(side, clay, 56, smooth=False, location=(-0.9 + 0.01 * i, 2.5, 0.075 * i), scale=0.8, rotation=(0, 0, i))

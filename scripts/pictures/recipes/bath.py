"""A room to bathe or to rest in: a hotel's pool, a room of glowing salt bricks. 1 unit is 1 m."""

import math

from mathutils import noise

from kit import chance
from kit.camera import camera
from kit.clear import film
from kit.colours import linear
from kit.furniture import black_steel, potted_plant
from kit.lights import area_light, point_light, sky
from kit.materials import surface
from kit.rooms import DEPTH, HEIGHT, WIDTH, floor_of_planks, plain_walls, window_wall
from kit.shapes import box, group, sheet, wall
from kit.solids import lathe
from kit.vessels import glaze
from kit.wood import wood
from props.textiles import rolled_towel


def build(style='pool', turn=0.0):
    """Styles: pool, salt."""
    STYLES[style](turn)


def _pool(turn):
    sky('#dfe8f2', 0.8)
    area_light((-3.6, 1, 1.8), (0, 1, 0.6), 3.4, 380, '#eef4ff', size_y=2.2)
    area_light((0, -3, 2.8), (0, 1, 0.6), 3.4, 110, '#fff4e4')
    stone = surface('#d6cfc2', '#e2dcd0', scale=3, roughness=0.35)
    tile = surface('#5fb0b0', '#7cc4c2', scale=6, roughness=0.2)
    plaster = surface('#d9d2c4', '#d9d2c4', roughness=0.85, bump=0.08, bump_scale=30)
    plain_walls(plaster, plaster, surface('#e6e0d4', roughness=0.9))
    window_wall(black_steel(), stone, '#d3e6f2', 3.4, lamps=0)
    left, right, near, far = -2.2, 1.2, -3.0, 2.9
    for x in range(-18, 18):
        for y in range(-14, 18):
            spot = (x * 0.25 + 0.125, y * 0.25 + 0.125)
            if not (left < spot[0] < right and near < spot[1] < far):
                box((0.244, 0.244, 0.04), stone, 0.004, location=(*spot, -0.02))
    for x in range(int((right - left) / 0.2)):
        for y in range(int((far - near) / 0.2)):
            box((0.194, 0.194, 0.02), tile, 0.003, location=(left + 0.1 + x * 0.2, near + 0.1 + y * 0.2, -0.95))
    for corners in (
        [(left, far, -1), (right, far, -1), (right, far, 0), (left, far, 0)],
        [(left, near, -1), (left, far, -1), (left, far, 0), (left, near, 0)],
        [(right, near, -1), (right, far, -1), (right, far, 0), (right, near, 0)],
    ):
        wall(corners, tile)

    def ripple(u, v):
        x, y = left + (right - left) * u, near + (far - near) * v
        return x, y, -0.12 + 0.012 * noise.noise((x * 3, y * 3, 1)) + 0.006 * noise.noise((x * 9, y * 9, 4))

    sheet(ripple, 160, 260, film('#8fdcd8', ior=1.33, roughness=0.03, ripple=0.15, ripple_scale=6))
    slat = wood('#8a6038', '#c49660', 0.45)
    for i in range(62):
        box((0.09, 0.05, 2.75), slat, 0.012, location=(-4.1 + i * 0.122, 3.96, 1.4))
    for y in (0.2, 1.7):
        _lounger(2.3, y)
    potted_plant(2.85, 3.3, glaze('stoneware'), 1.2, leaves=80)
    potted_plant(-2.75, 3.4, glaze('sand'), 1.0, leaves=60)
    camera((0.2 + turn, -3.6, 1.55), (0.1, 2.0, 0.55), lens=28, blur=0.02, focus=(0.5, 1.0, 0.2))


def _lounger(x, y):
    timber, cushion = (
        wood('#7a5232', '#b0804e', 0.4),
        surface('#efeae0', roughness=0.95, sheen=0.4, bump=0.3, bump_scale=80),
    )
    parts = [
        box((0.68, 1.3, 0.06), timber, 0.015, location=(0, -0.2, 0.3)),
        box((0.62, 1.25, 0.1), cushion, 0.04, location=(0, -0.2, 0.38)),
    ]
    parts.append(box((0.68, 0.75, 0.06), timber, 0.015, location=(0, 0.72, 0.52), rotation=(0.65, 0, 0)))
    parts.append(box((0.62, 0.72, 0.1), cushion, 0.04, location=(0, 0.69, 0.6), rotation=(0.65, 0, 0)))
    for dx in (-0.28, 0.28):
        for dy in (-0.75, 0.4):
            parts.append(box((0.06, 0.06, 0.3), timber, 0.008, location=(dx, dy, 0.15)))
    parts.append(group(rolled_towel('#7fb0b4', 4.0, 0.7), (0, -0.6, 0.43), (0, 0, 0), 0.1))
    group(parts, (x, y, 0), (0, 0, -0.12))


def _salt(turn):
    sky('#6b4038', 0.12)
    plaster = surface('#7a4a3c', roughness=0.9)
    plain_walls(plaster, plaster, surface('#4a2c22', roughness=0.9))
    floor_of_planks('#6b4428', '#9c6a42', 0.18, 0.35)
    left, near, far = WIDTH[0], DEPTH[0], DEPTH[1]
    wall([(left, near, 0), (left, far, 0), (left, far, HEIGHT), (left, near, HEIGHT)], plaster)
    tints = []
    for colour, strength in (('#ff9a70', 0.8), ('#ff8a60', 0.6), ('#ffb08a', 1.0), ('#f07a58', 0.5)):
        brick = surface('#e8a088', '#f2c0a8', '#d98468', scale=5, roughness=0.5, bump=0.5, bump_scale=14)
        inputs = brick.node_tree.nodes['Principled BSDF'].inputs
        inputs['Emission'].default_value = linear(colour)
        inputs['Emission Strength'].default_value = strength * 0.5
        tints.append(brick)
    for row in range(20):
        for i in range(26):
            x = -4.1 + i * 0.3 + (0.15 if row % 2 else 0)
            spot = (x, 3.95 + chance.between(-0.02, 0.02), 0.08 + row * 0.155)
            box((0.29, 0.12, 0.145), chance.pick(tints), 0.02, location=spot)
        for i in range(22):
            y = -2.5 + i * 0.3 + (0.15 if row % 2 else 0)
            box((0.12, 0.29, 0.145), chance.pick(tints), 0.02, location=(3.35, y, 0.08 + row * 0.155))
    for i in range(4):
        point_light((-2.4 + 1.6 * i, 3.3, 0.7), 26, '#ff9a6a', 0.3)
    area_light((0, 0.5, 3.0), (0, 1, 0), 3, 60, '#ffc49a')
    mat = surface('#c9a878', '#d9bc90', scale=50, stretch=(1, 12, 1), roughness=0.8, bump=0.5, bump_scale=60)
    block = wood('#9a6a3c', '#c99a66', 0.45)
    for x in (-1.6, -0.4, 0.8, 2.0):
        box((0.78, 1.9, 0.03), mat, 0.01, location=(x, 1.5, 0.015))
        box((0.34, 0.16, 0.11), block, 0.03, location=(x, 2.3, 0.085))
    group(rolled_towel('#f0ece4', 4.0, 0.8), (-0.4, 0.75, 0.03), (0, 0, 0.1), 0.1)
    crystal = surface('#f0b8a0', '#f8d8c8', scale=6, roughness=0.3)
    basin = lathe([(0, 0), (0.3, 0), (0.42, 0.2), (0.4, 0.22), (0.3, 0.05)], block, 48)
    basin.location = (2.75, 0.6, 0)
    for _ in range(60):
        x, y = chance.in_disc(0.34)
        size = chance.between(0.03, 0.07)
        spot = (2.75 + x, 0.6 + y, 0.16 + 0.1 * (1 - math.hypot(x, y) / 0.34))
        box((size, size, size), crystal, size * 0.2, location=spot, rotation=chance.tilt(1.5))
    camera((-0.9 + turn, -3.4, 1.35), (0.5, 2.2, 0.95), lens=29, blur=0.02, focus=(0, 1.5, 0.3))


STYLES = {'pool': _pool, 'salt': _salt}

"""A small theatre: rows of seats seen from the last one, a stage with a curtain in the light. 1 unit is 1 m."""

import math

from mathutils import noise

from kit.camera import camera
from kit.furniture import black_steel
from kit.lights import area_light, point_light, sky
from kit.materials import glowing, surface
from kit.shapes import box, group, place, sheet, thicken, wall
from kit.solids import blob_data, lathe, tubes
from kit.wood import planks, wood

SIDE, NEAR, BACK, STAGE, LIFT, HEIGHT = 4.2, -5.4, 6.2, 2.6, 0.72, 4.4


def build(curtain='#7a1420', seats='#6b1a20', turn=0.0):
    """`curtain` and `seats` are the colours of the velvet."""
    sky('#4a3c34', 0.28)
    steel, timber = black_steel(), wood('#5a3820', '#94643a', 0.3)
    shell(timber)
    velvet_curtain(curtain)
    _microphone(steel)
    _stool((0.7, 3.9), timber, steel)
    velvet = surface(seats, seats, scale=30, roughness=0.9, sheen=0.8, bump=0.15, bump_scale=90)
    for row in range(4):
        _row(-2.9 + row * 1.15, 0.2 * (3 - row) - 0.1, velvet, timber)
    _lamps(steel)
    camera((-0.9 + turn, -5.1, 2.35), (0.15, 3.6, 1.2), lens=31, blur=0.02, focus=(0, 1.5, 1.0))


def shell(timber):
    plaster = surface('#3a2a22', '#40302a', scale=2, roughness=0.9)
    for side in (-1, 1):
        x = side * SIDE
        wall([(x, NEAR, 0), (x, BACK, 0), (x, BACK, HEIGHT), (x, NEAR, HEIGHT)], plaster)
        _side_bricks(x - side * 0.03)
    wall([(-SIDE, NEAR, HEIGHT), (SIDE, NEAR, HEIGHT), (SIDE, BACK, HEIGHT), (-SIDE, BACK, HEIGHT)], plaster)
    wall([(-SIDE, BACK, 0), (SIDE, BACK, 0), (SIDE, BACK, HEIGHT), (-SIDE, BACK, HEIGHT)], plaster)
    planks(wood('#2c1a10', '#4a2e1c', 0.5), 0.18, extent=14)
    boards = 16
    for i in range(boards):
        depth = (BACK - STAGE) / boards
        spot = (0, STAGE + (i + 0.5) * depth, LIFT - 0.03)
        box((2 * SIDE, depth * 0.99, 0.06), timber, 0.006, location=spot)
    box((2 * SIDE, 0.05, LIFT - 0.06), surface('#16100d', roughness=0.6), 0.01, location=(0, STAGE + 0.03, LIFT / 2))
    for x in (-3.0, -1.0, 1.0, 3.0):
        box((0.16, 11.6, 0.24), timber, 0.01, location=(x, 0.4, HEIGHT - 0.12))


def _side_bricks(x):
    group_of = []
    brick = surface('#6b4030', '#8a5642', scale=3, roughness=0.85, bump=0.4, bump_scale=18)
    for row in range(44):
        for i in range(30):
            y = -1.2 + i * 0.25 + (0.125 if row % 2 else 0)
            group_of.append(box((0.06, 0.235, 0.085), brick, 0.008, location=(x, y, 0.05 + row * 0.1)))
    group(group_of)


def velvet_curtain(colour):
    velvet = surface(colour, colour, scale=20, roughness=0.9, sheen=0.8)
    for start, end in ((-SIDE, -0.02), (0.02, SIDE)):

        def fold(u, v, start=start, end=end):
            depth = 0.11 * math.sin(u * 62) * (0.55 + 0.45 * v) + 0.04 * noise.noise((u * 9, v * 2, start))
            return start + (end - start) * u, 5.6 + depth, LIFT + 0.02 + 3.3 * (1 - v)

        thicken(sheet(fold, 260, 16, velvet), 0.01)

    def valance(u, v):
        depth = 0.07 * math.sin(u * 120)
        drop = 0.55 + 0.16 * abs(math.sin(u * math.pi * 6))
        return -SIDE + 2 * SIDE * u, 5.3 + depth, HEIGHT - drop * v

    thicken(sheet(valance, 420, 8, velvet), 0.01)


def _microphone(steel):
    """A microphone on its stand, in the middle of the stage."""
    x, y = 0.05, 3.7
    lathe([(0.16, 0), (0.15, 0.02), (0.02, 0.035), (0, 0.035)], steel, 40, location=(x, y, LIFT))
    tubes([[(x, y, LIFT + z) for z in (0.02, 0.5, 1.0, 1.42)]], 0.012, steel, fineness=4)
    body = [(0, 0), (0.012, 0), (0.016, 0.12), (0.026, 0.17), (0, 0.175)]
    lathe(body, steel, 24, location=(x, y, LIFT + 1.4), rotation=(0.5, 0, 0))
    mesh = surface('#8f9296', roughness=0.35, metallic=1)
    place(blob_data((0.032, 0.032, 0.036), 0, 1, 3), mesh, (x, y - 0.09, LIFT + 1.57))


def _stool(spot, timber, steel):
    lathe([(0, 0.66), (0.17, 0.66), (0.18, 0.69), (0.16, 0.72), (0, 0.72)], timber, 40, location=(*spot, LIFT))
    for x, y in ((-1, -1), (-1, 1), (1, -1), (1, 1)):
        leg = [(spot[0] + 0.1 * x * (1 + t), spot[1] + 0.1 * y * (1 + t), LIFT + 0.67 * (1 - t)) for t in (0, 0.5, 1)]
        tubes([leg], 0.014, steel)


def _row(y, z, velvet, timber):
    """Folding seats seen from behind, on their step."""
    box((2 * SIDE, 1.15, max(0.02, z)), surface('#1d1613', roughness=0.9), 0.005, location=(0, y + 0.2, z / 2))
    for i in range(13):
        x = (i - 6) * 0.58 + (0.29 if round(y * 100) % 2 else 0)

        def back(u, v):
            bend = (u - 0.5) * 0.9
            top = 0.05 * (1 - (2 * u - 1) ** 4) * v
            return 0.27 * math.sin(bend) / math.sin(0.45), 0.06 - 0.06 * math.cos(bend) - 0.12 * v, 0.42 + 0.5 * v + top

        shell = thicken(sheet(back, 20, 14, velvet, location=(x, y, z)), 0.09)
        bevel = shell.modifiers.new('edges', 'BEVEL')
        bevel.width, bevel.segments = 0.035, 3
        box((0.5, 0.12, 0.42), velvet, 0.05, location=(x, y + 0.2, z + 0.62), rotation=(-0.25, 0, 0))
        box((0.05, 0.4, 0.04), timber, 0.015, location=(x + 0.29, y + 0.12, z + 0.66))
        box((0.04, 0.3, 0.64), surface('#141210', roughness=0.5), 0.01, location=(x + 0.29, y + 0.12, z + 0.33))


def _lamps(steel):
    """The lamp on the microphone, a row above the stage, lights along the walls."""
    spot = area_light((-1.2, 1.2, 4.1), (0.1, 4.0, LIFT + 0.6), 0.35, 330, '#fff0d2')
    spot.data.spread = 0.75
    area_light((0, 3.4, 4.0), (0, 5.6, 1.8), 4.5, 150, '#ffb070', size_y=0.3)
    area_light((-1.5, -1.5, 4.2), (0, -2.2, 0), 4, 210, '#ffcf9a')
    area_light((0, -5.3, 3.4), (0, -1, 0.6), 3, 90, '#ffe0c0')
    tubes([[(-3.6, 2.3, 3.75), (0, 2.3, 3.75), (3.6, 2.3, 3.75)]], 0.03, steel)
    can = [(0, 0), (0.09, 0), (0.1, 0.04), (0.1, 0.28), (0.115, 0.32)]
    for x in (-2.4, -1.2, 0, 1.2, 2.4):
        lathe(can, steel, 32, smooth=False, location=(x, 2.28, 3.62), rotation=(2.5, 0, -0.15 * x))
        tubes([[(x, 2.3, 3.75), (x, 2.29, 3.68), (x, 2.28, 3.6)]], 0.02, steel)
    for side in (-1, 1):
        for y in (-0.4, 1.6):
            place(blob_data((0.06, 0.06, 0.09), 0, 1, 3), glowing('#ffb868', 7), (side * (SIDE - 0.14), y, 2.3))
            point_light((side * (SIDE - 0.25), y, 2.3), 14, '#ffb868', 0.1)

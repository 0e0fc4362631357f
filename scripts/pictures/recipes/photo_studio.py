"""A photographer's studio: paper from a roll, soft boxes, a camera on its tripod. 1 unit is 1 m."""

import math

from kit.camera import camera
from kit.furniture import potted_plant
from kit.lights import area_light, sky
from kit.materials import glowing, surface
from kit.rooms import brick_wall, floor_of_planks
from kit.shapes import box, group, sheet, thicken, wall
from kit.solids import lathe, tubes
from kit.vessels import glaze
from kit.wood import wood
from props.electronics import camera as camera_of


def build(paper='#d9a58c', turn=0.0):
    """`paper` is the colour of the backdrop."""
    sky('#dfe6ee', 0.4)
    area_light((-4.2, 0.4, 2.0), (0, 1.6, 0.8), 2.6, 190, '#e8f0ff', size_y=2.4)
    black = empty_studio()
    backdrop(paper, black)
    stool((0.35, 2.0), wood('#6b4526', '#a8743f', 0.35))
    soft_box((-1.75, 1.15, 1.95), (0.35, 2.0, 0.9), black, 120)
    soft_box((2.5, 1.7, 1.75), (0.35, 2.0, 0.9), black, 50)
    _tripod((-0.55, -0.75), black)
    _table(black)
    potted_plant(3.35, 3.2, glaze('stoneware'), 1.0, leaves=60)
    camera((-1.35 + turn, -3.3, 1.55), (0.35, 2.2, 1.18), lens=29, blur=0.03, focus=(-0.3, 0.5, 1.1))


def empty_studio():
    """Floor and walls; returns the black of the stands."""
    floor_of_planks('#7a5a3c', '#ab8358', 0.16, 0.35)
    plaster = surface('#c9c4ba', roughness=0.9)
    wall([(-6, 4, 0), (6, 4, 0), (6, 4, 3.6), (-6, 4, 3.6)], plaster)
    wall([(4.2, -4, 0), (4.2, 4, 0), (4.2, 4, 3.6), (4.2, -4, 3.6)], plaster)
    brick_wall('#d1ccc3', '#e4e0d8')
    return surface('#151618', roughness=0.5)


def backdrop(colour, black):
    """Paper that hangs from a roll between two stands and sweeps along the floor."""
    paper = surface(colour, colour, scale=2, roughness=0.85)
    drop, radius = 2.65, 0.55

    def sweep(u, v):
        along = v * 4.6
        x = 0.35 + (u - 0.5) * 2.6
        if along < drop - radius:
            return x, 3.5, drop - along
        bend = (along - drop + radius) / radius
        if bend < math.pi / 2:
            return x, 3.5 - radius * (1 - math.cos(bend)), 0.01 + radius * (1 - math.sin(bend))
        return x, 3.5 - radius - (along - drop + radius - radius * math.pi / 2), 0.01

    sheet(sweep, 4, 120, paper)
    lathe([(0, -1.36), (0.06, -1.36), (0.06, 1.36), (0, 1.36)], paper, 32, smooth=False,
          location=(0.35, 3.55, drop + 0.02), rotation=(0, math.pi / 2, 0))  # fmt: skip
    for x in (-1.08, 1.78):
        _stand((x, 3.55), drop + 0.04, black)


def _stand(spot, height, black):
    """A pole on three legs."""
    x, y = spot
    tubes([[(x, y, 0.25), (x, y, height / 2), (x, y, height)]], 0.014, black)
    tubes([[(x, y, 0.25), (x, y, 0.6), (x, y, height * 0.55)]], 0.02, black)
    for i in range(3):
        turn = i * 2 * math.pi / 3 + 0.5
        foot = (x + 0.42 * math.cos(turn), y + 0.42 * math.sin(turn), 0.01)
        tubes([[(x, y, 0.62), ((x + foot[0]) / 2, (y + foot[1]) / 2, 0.31), foot]], 0.011, black)


def soft_box(spot, target, black, power):
    """A lamp behind white cloth, on its stand."""
    x, y, z = spot
    _stand((x, y), z, black)
    front, deep = 0.48, 0.5

    def side(u, v):
        corner = u * 4
        along = corner - int(corner)
        edges = ((-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1))
        (ax, az), (bx, bz) = edges[int(corner) % 4], edges[int(corner) % 4 + 1]
        reach = front * (0.22 + 0.78 * v)
        return (ax + (bx - ax) * along) * reach, -deep * v, (az + (bz - az) * along) * reach * 1.25

    parts = [thicken(sheet(side, 32, 3, black, closed_across=True), 0.01)]
    for polygon in parts[0].data.polygons:
        polygon.use_smooth = False
    parts.append(
        box((2 * front - 0.03, 0.02, 2.5 * front - 0.03), glowing('#fff6e8', 3.4), 0.01, location=(0, -deep + 0.02, 0))
    )
    parts.append(
        lathe([(0, 0), (0.075, 0), (0.08, 0.24), (0, 0.25)], black, 32, smooth=False, rotation=(-math.pi / 2, 0, 0))
    )
    dx, dy, dz = (b - a for a, b in zip(spot, target))
    level = math.hypot(dx, dy)
    group(
        parts,
        spot,
        (math.atan2(dz, level), 0, math.atan2(dx, -dy) + math.pi if dy < 0 else -math.atan2(dx, dy) + math.pi),
    )
    ahead = [a + 0.6 * b / math.hypot(level, dz) for a, b in zip(spot, (dx, dy, dz))]
    area_light(tuple(ahead), target, 0.9, power, '#fff0dc')


def _tripod(spot, black):
    """A camera on three legs, looking at the stool."""
    x, y = spot
    top = 1.3
    for i in range(3):
        turn = i * 2 * math.pi / 3 + 0.35
        foot = (x + 0.46 * math.cos(turn), y + 0.46 * math.sin(turn), 0.01)
        knee = (x + 0.22 * math.cos(turn), y + 0.22 * math.sin(turn), 0.62)
        tubes([[(x, y, top - 0.1), knee, foot]], 0.013, black)
        tubes([[(x, y, top - 0.1), ((x + knee[0]) / 2, (y + knee[1]) / 2, 0.9), knee]], 0.019, black)
    tubes([[(x, y, 0.85), (x, y, 1.1), (x, y, top)]], 0.016, black)
    box((0.09, 0.09, 0.05), black, 0.015, location=(x, y, top + 0.01))
    body = camera_of()
    strap = body[-1]
    strap.hide_render = True
    group(body, (x, y, top + 0.035), (0, 0, math.pi - 0.32), 0.13)


def stool(spot, timber):
    x, y = spot
    lathe([(0, 0.58), (0.18, 0.58), (0.19, 0.61), (0.17, 0.64), (0, 0.64)], timber, 48, location=(x, y, 0.01))
    for dx, dy in ((-1, -1), (-1, 1), (1, -1), (1, 1)):
        leg = [(x + 0.1 * dx * (1 + t), y + 0.1 * dy * (1 + t), 0.6 - 0.59 * t) for t in (0, 0.5, 1)]
        tubes([leg], 0.016, timber)
    for z in (0.25,):
        ring = [(x + 0.165 * math.cos(i * 0.5236), y + 0.165 * math.sin(i * 0.5236), z) for i in range(13)]
        tubes([ring], 0.01, timber)


def _table(black):
    """A small table with a screen and a lens."""
    timber = wood('#9a7048', '#cfa274', 0.4)
    box((1.1, 0.55, 0.04), timber, 0.01, location=(2.75, 0.55, 0.76))
    for x in (2.28, 3.22):
        for y in (0.33, 0.77):
            box((0.04, 0.04, 0.75), black, 0.005, location=(x, y, 0.375))
    screen = [box((0.36, 0.24, 0.012), surface('#9a9da2', roughness=0.35, metallic=0.8), 0.005)]
    lid = box(
        (0.36, 0.008, 0.24),
        surface('#9a9da2', roughness=0.35, metallic=0.8),
        0.003,
        location=(0, 0.12, 0.12),
        rotation=(-0.25, 0, 0),
    )
    shown = box((0.34, 0.002, 0.21), glowing('#c9a08a', 0.9), 0.001, location=(0, 0.115, 0.125), rotation=(-0.25, 0, 0))
    group([*screen, lid, shown], (2.7, 0.55, 0.79), (0, 0, 0.6))
    for x, y, size in ((2.4, 0.5, 1.0), (3.05, 0.65, 1.25)):
        lens = [(0, 0), (0.036, 0), (0.038, 0.05), (0.034, 0.06), (0.04, 0.07), (0.04, 0.1), (0.034, 0.1), (0, 0.09)]
        lathe(lens, black, 40, smooth=False, location=(x, y, 0.78), scale=size)

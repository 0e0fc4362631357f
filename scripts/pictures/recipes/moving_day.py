"""An empty room on the day of a move: a wrapped chest of drawers, a bucket and a mop, a clean carpet. 1 unit is 1 m."""

import math

from kit import chance
from kit.camera import camera
from kit.lights import area_light, sky
from kit.materials import glowing, surface
from kit.rooms import floor_of_planks
from kit.shapes import box, group, mesh_data, place, wall
from kit.solids import lathe
from kit.wood import wood
from props.cleaning import bucket, mop, spray, vacuum
from props.home_parts import carton
from props.laundry import quilt

FAR, SIDE = 3.98, -2.3


def build(style='bucket', colour='#e6dccb', view=None):
    """Styles: dresser, bucket, carpet; `colour` is that of the walls, `view` [place, target, lens]."""
    sky('#e6ecf2', 0.5)
    area_light((2.8, -1.2, 2.6), (0, 3, 0.5), 2.6, 70, '#fff4e6')
    area_light((-6.2, 0.9, 4.4), (0.3, 3.1, 0.2), 0.35, 2600, '#ffe0b0')
    plaster, white = surface(colour, colour, scale=2, roughness=0.85), surface('#f3f0e8', roughness=0.5)
    wall([(SIDE, FAR, 0), (4, FAR, 0), (4, FAR, 3), (SIDE, FAR, 3)], plaster)
    _window(plaster, white)
    box((8, 0.03, 0.14), white, 0.006, location=(1.7, FAR - 0.015, 0.07))
    STYLES[style]()
    place_, target, lens = view or VIEWS[style]
    camera(place_, target, lens=lens, blur=0.03)


def _window(plaster, white):
    """The wall to the left with a window; its light falls on the floor."""
    low, high, near, far = 0.75, 2.35, 1.3, 2.9
    for y, z, deep, tall in (
        (FAR - 0.54, 1.5, 1.08, 3.0), (-0.85, 1.5, 4.3, 3.0), (2.1, low / 2, 1.6, low),
        (2.1, (high + 3) / 2, 1.6, 3 - high),
    ):  # fmt: skip
        box((0.16, deep, tall), plaster, 0.004, location=(SIDE - 0.08, y, z))
    for y in (near, 2.1, far):
        box((0.07, 0.06, high - low), white, 0.006, location=(SIDE - 0.1, y, (low + high) / 2))
    for z in (low, 1.55, high):
        box((0.07, far - near, 0.06), white, 0.006, location=(SIDE - 0.1, 2.1, z))
    box((0.3, far - near + 0.2, 0.04), white, 0.01, location=(SIDE + 0.02, 2.1, low - 0.02))
    pane = wall([(SIDE - 3, -3, -1), (SIDE - 3, 7, -1), (SIDE - 3, 7, 5), (SIDE - 3, -3, 5)], glowing('#e6f0fa', 2.0))
    pane.visible_shadow = False
    box((0.03, 8, 0.14), white, 0.006, location=(SIDE + 0.015, 0, 0.07))


def _dresser():
    floor_of_planks('#8a643f', '#c09468', 0.16, 0.3)
    timber, brass = wood('#6b4426', '#a8743f', 0.4), surface('#b58a3c', roughness=0.3, metallic=1)
    parts = [
        box((1.24, 0.5, 0.74), timber, 0.012, location=(0, 0, 0.53)),
        box((1.3, 0.54, 0.04), timber, 0.012, location=(0, 0, 0.91)),
    ]
    for row in range(3):
        for i in (-1, 1):
            spot = (0.305 * i, -0.252, 0.28 + 0.24 * row)
            parts.append(box((0.58, 0.02, 0.215), timber, 0.008, location=spot))
            knob = [(0, 0), (0.012, 0), (0.01, 0.015), (0.02, 0.025), (0.014, 0.038), (0, 0.04)]
            parts.append(lathe(knob, brass, 32, location=(spot[0], -0.262, spot[2]), rotation=(math.pi / 2, 0, 0)))
    for x in (-0.55, 0.55):
        for y in (-0.19, 0.19):
            parts.append(box((0.06, 0.06, 0.17), timber, 0.01, location=(x, y, 0.085)))
    webbing = surface('#d9761c', '#c9681a', scale=60, roughness=0.8)
    for x in (-0.48, 0.48):
        parts.append(box((0.05, 0.566, 0.8), webbing, 0.004, location=(x, 0, 0.54)))
    parts.append(group(quilt('#35506f', '#c9582c', 2, 6.2, 4.4), (0.02, 0, 0.93), (0, 0, 0.02), 0.1))
    group(parts, (0.35, 3.2, 0), (0, 0, -0.3))
    group(carton(4.4, 3.6, 3.2), (1.6, 3.3, 0), (0, 0, 0.2), 0.1)
    group(carton(3.4, 3.0, 2.4), (1.62, 3.32, 0.322), (0, 0, -0.12), 0.1)
    group(carton(3.8, 3.2, 2.8), (-0.85, 3.45, 0), (0, 0, 0.35), 0.1)


def _bucket():
    floor_of_planks('#96704a', '#cda577', 0.16, 0.22)
    group(bucket('#3f8a8f', True), (0.0, 2.75, 0), (0, 0, 0.4), 1.15)
    mop(0.62, FAR, '#3f8a8f')
    for x, y, colour in ((0.42, 2.95, '#e0a43c'), (-0.36, 2.98, '#6aa860')):
        group(spray(colour), (x, y, 0), (0, 0, 0.5 - x), 1.2)
    cloth = surface('#d9785a', '#c96a4c', scale=40, roughness=0.95, sheen=0.5, bump=0.8, bump_scale=70)
    for i in range(3):
        box(
            (0.26 - 0.01 * i, 0.2, 0.03),
            cloth,
            0.014,
            location=(0.4, 2.6, 0.016 + 0.03 * i),
            rotation=(0, 0, 0.3 + 0.05 * i),
        )


def _carpet(count=170000):
    """Wool in stripes, as the vacuum cleaner leaves them."""
    shades = (('#b3a692', '#beb19d', '#a89b87'), ('#c6b9a5', '#cfc3b0', '#bdb09b'))
    box((12, 12, 0.02), surface('#8f826e', roughness=1), 0.001, location=(0, 2, -0.01))
    bins = {(side, k): ([], []) for side in (0, 1) for k in range(3)}
    for _ in range(count):
        y = 0.2 + 3.76 * chance.between(0, 1) ** 1.5
        x = chance.between(max(SIDE, -0.5 - 0.9 * y), 0.8 + 0.95 * y)
        side = math.floor((x - 0.22 * y + 9) / 0.34) % 2
        points, faces = bins[side, chance.whole(0, 2)]
        tall, wide, start = chance.between(0.016, 0.022), 0.0035 + 0.0012 * y, len(points)
        lean, turn = (0.009 if side else -0.009) + chance.between(-0.005, 0.005), chance.angle()
        dx, dy = wide * math.cos(turn), wide * math.sin(turn)
        points += [(x - dx, y - dy, 0), (x + dx, y + dy, 0), (x + chance.between(-0.006, 0.006), y + lean, tall)]
        faces.append((start, start + 1, start + 2))
    for (side, k), (points, faces) in bins.items():
        place(mesh_data(points, faces), surface(shades[side][k], roughness=0.95, sheen=0.4))
    vacuum((0.35, 2.45, 0.015))


STYLES = {'dresser': _dresser, 'bucket': _bucket, 'carpet': _carpet}
VIEWS = {
    'dresser': ((-0.25, 0.75, 1.2), (0.44, 3.3, 0.58), 34),
    'bucket': ((0.7, 0.85, 0.9), (0.22, 3.1, 0.64), 34),
    'carpet': ((0.1, 0.5, 1.1), (0.52, 2.75, 0.42), 32),
}

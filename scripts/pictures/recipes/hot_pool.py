"""A bath at night: a pool of dark stone, cedar, lamps, towels and a bucket of wood. 1 unit is 1 m."""

from mathutils import noise

from kit.camera import camera
from kit.clear import film
from kit.furniture import potted_plant
from kit.lights import area_light, point_light, sky
from kit.materials import glowing, surface
from kit.shapes import box, sheet, wall
from kit.vessels import glaze
from kit.wood import wood
from props.bath_things import stave_bucket, towel_bench

LEFT, RIGHT, NEAR, FAR, BACK = -1.9, 1.5, -0.4, 2.7, 4.0


def build(turn=0.0):
    """`turn` moves the camera sideways."""
    sky('#4a443e', 0.4)
    cedar, dark = wood('#5a3820', '#94643a', 0.45), surface('#2c2a28', '#3a3735', '#4a4642', scale=2, roughness=0.45)
    floor = surface('#3f3b37', '#565049', scale=3, roughness=0.35)
    for x in range(-14, 14):
        for y in range(-12, 14):
            spot = (x * 0.32 + 0.16, y * 0.32 + 0.16)
            if not (LEFT - 0.2 < spot[0] < RIGHT + 0.2 and NEAR - 0.2 < spot[1] < FAR + 0.2):
                box((0.31, 0.31, 0.04), floor, 0.005, location=(*spot, -0.02))
    _pool(dark)
    for i in range(66):
        box((0.1, 0.05, 3.0), cedar, 0.01, location=(-4.1 + i * 0.122, BACK, 1.5))
    wall(
        [(-4.2, BACK + 0.1, 0), (4, BACK + 0.1, 0), (4, BACK + 0.1, 3.1), (-4.2, BACK + 0.1, 3.1)],
        surface('#1a1210', roughness=0.9),
    )
    plaster = surface('#5f5248', '#6b5d52', scale=2, roughness=0.9)
    wall([(2.9, -4, 0), (2.9, BACK, 0), (2.9, BACK, 3.1), (2.9, -4, 3.1)], plaster)
    wall([(-4.2, -4, 3.05), (4, -4, 3.05), (4, BACK, 3.05), (-4.2, BACK, 3.05)], surface('#3a2a20', roughness=0.9))
    for x in (-2.3, -0.2, 1.9):
        _lamp(x)
    towel_bench((2.35, 1.6), cedar)
    stave_bucket((-0.9, -0.68), cedar)
    potted_plant(-2.75, 3.3, glaze('black'), 1.15, leaves=70)
    area_light((-0.2, 1.2, 2.95), (-0.2, 1.2, 0), 2.6, 150, '#ffd9ac').visible_glossy = False
    area_light((-1.5, -2.8, 2.4), (0, 1, 0), 2.2, 130, '#ffe0bc').visible_glossy = False
    for x in (-1.3, 0.9):
        point_light((x, 2.4, -0.35), 16, '#ffb870', 0.1)
    camera((-1.25 + turn, -2.75, 1.75), (0.1, 1.7, 0.42), lens=29, blur=0.02, focus=(0, 0.8, 0.2))


def _pool(dark):
    tile = surface('#3a5f68', '#466e76', scale=5, roughness=0.25)
    for x in range(17):
        for y in range(16):
            box((0.194, 0.194, 0.02), tile, 0.003, location=(LEFT + 0.1 + x * 0.2, NEAR + 0.1 + y * 0.195, -0.8))
    for corners in (
        [(LEFT, FAR, -0.8), (RIGHT, FAR, -0.8), (RIGHT, FAR, 0), (LEFT, FAR, 0)],
        [(LEFT, NEAR, -0.8), (LEFT, FAR, -0.8), (LEFT, FAR, 0), (LEFT, NEAR, 0)],
        [(RIGHT, NEAR, -0.8), (RIGHT, FAR, -0.8), (RIGHT, FAR, 0), (RIGHT, NEAR, 0)],
    ):
        wall(corners, tile)
    for x, y, wide, deep in (
        (-0.2, FAR + 0.16, 4.0, 0.32),
        (-0.2, NEAR - 0.16, 4.0, 0.32),
        (LEFT - 0.16, 1.15, 0.32, 3.08),
        (RIGHT + 0.16, 1.15, 0.32, 3.08),
    ):
        box((wide, deep, 0.2), dark, 0.025, location=(x, y, 0.06))

    def ripple(u, v):
        x, y = LEFT + (RIGHT - LEFT) * u, NEAR + (FAR - NEAR) * v
        return x, y, 0.06 + 0.01 * noise.noise((x * 3, y * 3, 1)) + 0.005 * noise.noise((x * 9, y * 9, 4))

    sheet(ripple, 160, 200, film('#bfe2e0', ior=1.33, roughness=0.03, ripple=0.15, ripple_scale=6))


def _lamp(x):
    """A lit lantern of paper and wood on the wall."""
    frame = wood('#2a1a10', '#4a301c', 0.5)
    box((0.2, 0.14, 0.36), glowing('#ffb868', 2.6), 0.004, location=(x, BACK - 0.12, 1.75))
    for dx in (-0.1, 0, 0.1):
        box((0.018, 0.16, 0.4), frame, 0.003, location=(x + dx, BACK - 0.12, 1.75))
    for dz in (-0.19, -0.06, 0.07, 0.19):
        box((0.22, 0.16, 0.018), frame, 0.003, location=(x, BACK - 0.12, 1.75 + dz))
    point_light((x, BACK - 0.4, 1.75), 40, '#ffab5a', 0.12)

"""A bay where cars are washed by hand: buckets, a reel with its hose, bottles, wheels. 1 unit is 1 m."""

import math

from kit import chance
from kit.camera import camera
from kit.clear import film
from kit.lights import area_light, sky
from kit.materials import surface
from kit.rooms import tile_wall
from kit.shapes import box, group, place, wall
from kit.solids import blob_data, lathe, tubes
from props.cleaning import bucket, spray
from props.garage import wheel
from props.textiles import rolled_towel

FAR = 3.98


def build(turn=0.0, view=None):
    """`turn` moves the camera sideways; `view` is another view: [place, target, lens]."""
    sky('#dce8f2', 0.4)
    area_light((-3.2, 0.4, 2.6), (0.2, 3.2, 0.5), 2.4, 190, '#eef6ff')
    area_light((0.3, 2.0, 3.2), (0.1, 3.2, 0), 3.0, 90, '#f4faff', size_y=0.3)
    concrete = surface('#4f5558', '#626a6c', '#70787a', scale=1.3, roughness=0.1, rough_to=0.5)
    wall([(-6, -4, 0), (6, -4, 0), (6, 4.2, 0), (-6, 4.2, 0)], concrete)
    wall(
        [(-6, FAR + 0.02, 0), (6, FAR + 0.02, 0), (6, FAR + 0.02, 3.4), (-6, FAR + 0.02, 3.4)],
        surface('#dfe4e4', roughness=0.6),
    )
    tile_wall('#e6ecec', '#f2f6f6', top=3.0, tile=(0.3, 0.15))
    box((9, 0.03, 0.3), surface('#1f6aa0', roughness=0.2, coat=0.5), 0.002, location=(0, FAR - 0.02, 1.05))
    box((0.16, 7, 0.02), surface('#26282a', roughness=0.5, metallic=0.6), 0.004, location=(0.1, 1.4, 0.004))
    group(bucket('#1f6aa0', True), (-0.42, 2.55, 0), (0, 0, 0.2), 1.15)
    group(bucket('#c8321c', True), (0.1, 2.85, 0), (0, 0, -0.4), 1.15)
    _sponges()
    _reel((-0.85, FAR - 0.06, 1.75))
    _bay_shelf()
    group(wheel(), (1.62, 3.5, 0.33), (math.pi / 2 - 0.2, 0, -0.3))
    group(wheel(), (0.9, 3.62, 0.33), (math.pi / 2 - 0.2, 0, 0.2))
    puddle = film('#ffffff', ior=1.33, roughness=0.03, ripple=0.1, ripple_scale=3)
    for x, y, wide, deep in ((-0.5, 1.7, 1.1, 0.5), (0.9, 2.2, 0.7, 0.35), (-1.6, 2.6, 0.6, 0.4)):
        place(blob_data((wide, deep, 0.004), 0.18, 1.6, 5, seed=int(x * 10) + 30), puddle, (x, y, 0.003))
    if view:
        camera(view[0], view[1], lens=view[2], blur=0.03)
    else:
        camera((0.75 + turn, -0.55, 1.25), (0.22, 3.6, 0.9), lens=30, blur=0.03, focus=(0, 2.8, 0.5))


def _sponges():
    soft = surface('#e8a82c', '#d9982a', scale=60, roughness=0.95, bump=0.9, bump_scale=50)
    for x, y, turned in ((0.52, 2.5, 0.3), (-0.95, 2.75, -0.5)):
        place(blob_data((0.12, 0.07, 0.05), 0.06, 2, 5, floor=-0.035), soft, (x, y, 0.04), (0, 0, turned))
    mitt = surface('#2f7ab0', '#3f8ac0', scale=50, roughness=1, sheen=0.6, bump=1.0, bump_scale=70)
    place(blob_data((0.14, 0.1, 0.05), 0.16, 5, 5, floor=-0.03), mitt, (0.5, 2.85, 0.04), (0, 0, 0.5))


def _reel(spot):
    """A reel with its hose on the wall; the lance hangs beside it."""
    x, y, z = spot
    steel, hose = surface('#b9bcc0', roughness=0.25, metallic=1), surface('#16181a', '#1f2124', roughness=0.45)
    for shift in (-0.02, -0.3):
        ring = [(x + 0.33 * math.sin(t), y + shift, z + 0.33 * math.cos(t)) for t in (k * 0.1309 for k in range(49))]
        spokes = []
        for k in range(5):
            turn = k * 1.2566 + 0.3
            spokes.append([(x + r * math.sin(turn), y + shift, z + r * math.cos(turn)) for r in (0.05, 0.2, 0.33)])
        tubes([ring, *spokes], 0.013, steel, fineness=5)
    lathe(
        [(0.0, 0), (0.07, 0), (0.07, 0.34), (0, 0.345)],
        steel,
        40,
        smooth=False,
        location=(x, y, z),
        rotation=(math.pi / 2, 0, 0),
    )
    coil = []
    for i in range(290):
        turn = i * 0.26
        wind = turn / (2 * math.pi)
        coil.append(
            (
                x + (0.22 + 0.045 * (wind // 6)) * math.sin(turn),
                y - 0.055 - 0.038 * (wind % 6),
                z + (0.22 + 0.045 * (wind // 6)) * math.cos(turn),
            )
        )
    tubes([coil], 0.019, hose, fineness=5)
    _lance((x + 0.76, y, z), (x + 0.28, y - 0.14, z - 0.02), steel, hose)


def _lance(spot, start, steel, hose):
    """The lance beside the reel; the hose hangs from the start."""
    x, y, z = spot
    low = [(x - 0.46, y - 0.13, z - 0.5), (x - 0.34, y - 0.1, z - 1.0), (x - 0.1, y - 0.1, z - 1.05)]
    tubes([[start, *low, (x, y - 0.1, z - 0.6)]], 0.017, hose, fineness=5)
    tubes([[(x, y - 0.1, z - 0.6), (x, y - 0.06, z - 0.2), (x, y - 0.06, z + 0.4)]], 0.011, steel, fineness=5)
    box((0.05, 0.06, 0.2), surface('#c8321c', roughness=0.4), 0.016, location=(x, y - 0.09, z - 0.48))
    for dz in (-0.1, 0.2):
        box((0.06, 0.06, 0.03), steel, 0.006, location=(x, y - 0.02, z + dz))


def _bay_shelf():
    """Bottles and rolled cloths on two boards."""
    steel = surface('#a9acb0', roughness=0.35, metallic=0.9)
    for z in (1.42, 1.82):
        box((1.5, 0.28, 0.025), steel, 0.004, location=(1.05, FAR - 0.16, z))
    for i, colour in enumerate(('#1f6aa0', '#e8b02c', '#c8321c', '#2f8a5a', '#1f6aa0', '#f0efe9')):
        group(spray(colour, '#1c1d20'), (0.42 + 0.15 * i, FAR - 0.16, 1.433), (0, 0, chance.between(-0.4, 0.4)), 1.05)
    for level in range(2):
        for i in range(6 - level):
            colour = ('#2f7ab0', '#e8b02c', '#f0efe9')[(i + level) % 3]
            spot = (0.5 + 0.155 * i + 0.077 * level, FAR - 0.16, 1.833 + 0.135 * level)
            group(rolled_towel(colour, 2.2, 0.73), spot, (0, 0, math.pi / 2), 0.1)

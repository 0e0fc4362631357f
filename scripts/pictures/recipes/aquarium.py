"""A dark hall in front of a tall tank with kelp and rocks; benches stand before the glass. 1 unit is 1 m."""

import math

from kit import chance
from kit.camera import camera
from kit.colours import blend, linear
from kit.leaves import leaf
from kit.lights import area_light, sky
from kit.materials import glowing, painted, surface
from kit.shapes import box, place, sheet, wall
from kit.solids import blob_data, tubes
from kit.wood import wood

RIGHT, LOW, TOP, GLASS, BACK = 3.3, 0.55, 3.2, 3.6, 6.4


def build(turn=0.0):
    """`turn` moves the camera sideways."""
    sky('#2a4460', 0.3)
    _hall()
    _water()
    _rocks()
    for i in range(17):
        _kelp(-3.3 + 0.4 * i + chance.between(-0.2, 0.2), chance.between(4.4, 5.8))
    _bubbles()
    for x, y in ((-1.5, 1.3), (1.6, 1.1)):
        _bench(x, y)
    for x in (-3.9, 3.95):
        _sign(x)
    for x in (-2.6, 0, 2.6):
        area_light((x, 1.2, 3.85), (x * 0.7, 1.2, 0), 0.25, 22, '#ffd9a8').data.spread = 1.2
    area_light((0, 4.8, 3.9), (0, 5.2, 0), 5.5, 300, '#c4f0ff', size_y=1.4)
    area_light((0, GLASS - 0.1, 1.9), (0, -1, 0.2), 6, 420, '#4aa0e0', size_y=2.2)
    camera((-0.9 + turn, -3.3, 1.45), (0.2, 3.0, 1.5), lens=25, blur=0.02, focus=(0, 2.5, 1.0))


def _hall():
    dark, floor = surface('#0f151c', roughness=0.7), surface('#11161c', '#161c22', scale=4, roughness=0.16)
    wall([(-7, -6, 0), (7, -6, 0), (7, GLASS, 0), (-7, GLASS, 0)], floor)
    box((9, 0.3, LOW), dark, 0.02, location=(0, GLASS, LOW / 2))
    box((9, 0.3, 1.2), dark, 0.02, location=(0, GLASS, TOP + 0.6))
    for side in (-1, 1):
        box((2.6, 0.3, 4.2), dark, 0.02, location=(side * (RIGHT + 1.3), GLASS, 2.1))
        wall([(side * 4.6, -6, 0), (side * 4.6, GLASS, 0), (side * 4.6, GLASS, 4), (side * 4.6, -6, 4)], dark)
    wall([(-7, -6, 3.9), (7, -6, 3.9), (7, GLASS, 3.9), (-7, GLASS, 3.9)], dark)
    rail = surface('#8f9296', roughness=0.25, metallic=1)
    tubes([[(x, GLASS - 0.55, 0.9) for x in (-3.6, -1, 1, 3.6)]], 0.022, rail, fineness=5)
    for x in (-3.3, -1.1, 1.1, 3.3):
        tubes([[(x, GLASS - 0.55, 0.9), (x, GLASS - 0.55, 0.4), (x, GLASS - 0.55, 0)]], 0.016, rail)


def _water():
    """The back of the tank: deep blue below, light above."""
    paint = painted(roughness=1.0)
    principled = paint.node_tree.nodes['Principled BSDF']
    paint.node_tree.links.new(principled.inputs['Base Color'].links[0].from_socket, principled.inputs['Emission'])
    principled.inputs['Emission Strength'].default_value = 0.55
    deep, light = linear('#06263f'), linear('#4fb4d8')

    def colour(u, v):
        ray = 0.12 * math.sin(u * 23 + v * 2) * v + 0.08 * math.sin(u * 57 + v * 5) * v
        return (*blend(deep, light, v**1.5 + ray)[:3], 1)

    def back(u, v):
        bend = (u - 0.5) * 2
        return 5.2 * bend, BACK - 1.6 * bend * bend, 4.2 * v

    sheet(back, 160, 60, paint, colour=colour)


def _rocks():
    stone = surface('#2a3a3f', '#4a5a58', '#6b6a58', scale=3, roughness=0.9, bump=0.6, bump_scale=8)
    sand = surface('#6b7a74', '#8a948a', scale=30, roughness=0.95)
    box((8, 2.6, 0.3), sand, 0.05, location=(0, 5.1, LOW - 0.1))
    for i in range(16):
        x, y = chance.between(-3.6, 3.6), chance.between(4.3, 5.6)
        size = chance.between(0.22, 0.55)
        form = blob_data((size * 1.3, size, size * 0.8), 0.35, 1.5, 5, seed=i)
        place(form, stone, (x, y, LOW + size * 0.25), (0, 0, chance.angle()))
    coral = [surface(colour, colour, scale=9, roughness=0.8, bump=0.5) for colour in ('#b5486a', '#c87a3a', '#8a6ab0')]
    for i in range(18):
        spot = (chance.between(-3, 3), chance.between(4.1, 4.7), LOW + chance.between(0.08, 0.2))
        place(blob_data((0.11, 0.11, 0.14), 0.4, 4, 4, seed=i), chance.pick(coral), spot)


def _kelp(x, y):
    """A stalk that sways to the surface, with its blades."""
    stalk, blade = (
        surface('#3f4a1c', roughness=0.5),
        surface('#3f5a24', '#6b7a30', scale=5, roughness=0.45, scatter=0.2),
    )
    tall = chance.pick((1.4, 2.2, 3.4, 3.4, 3.4))
    sway, shift = chance.between(0.1, 0.25), chance.between(0, 6)

    def at(t):
        return x + sway * math.sin(t * 4 + shift) * t, y + 0.1 * math.cos(t * 3 + shift), LOW + tall * t

    tubes([[at(t / 12) for t in range(13)]], 0.014, stalk)
    for i in range(30):
        t = (i + chance.between(0, 1)) / 30
        tip = (chance.between(-0.5, 0.5), chance.between(-0.7, 0.3), chance.angle())
        leaf(blade, chance.between(0.3, 0.6), 0.08, 0.5, 0.03, location=at(t), rotation=tip)


def _bubbles():
    air = surface('#d9f4ff', roughness=0.05, coat=1)
    for x, y in ((-0.75, 4.6), (2.3, 4.9)):
        for i in range(26):
            size = chance.between(0.008, 0.02)
            spot = (
                x + chance.between(-0.06, 0.06),
                y + chance.between(-0.06, 0.06),
                LOW + 0.1 * i + chance.between(0, 0.1),
            )
            place(blob_data((size, size, size), 0, 1, 2), air, spot)


def _bench(x, y):
    timber, steel = wood('#7a5030', '#c08a54', 0.35), surface('#101113', roughness=0.4)
    for i in range(4):
        box((1.7, 0.11, 0.06), timber, 0.012, location=(x, y - 0.18 + 0.12 * i, 0.44))
    for side in (-0.65, 0.65):
        box((0.06, 0.44, 0.4), steel, 0.01, location=(x + side, y, 0.21))


def _sign(x):
    """A lit board beside the glass: a picture above lines of text."""
    y = GLASS - 0.17
    box((0.5, 0.03, 0.8), glowing('#cfe4e8', 0.5), 0.01, location=(x, y, 1.65))
    area_light((x, y - 0.5, 2.7), (x, y, 1.7), 0.2, 8, '#e6f6ff')
    box((0.42, 0.01, 0.3), surface('#3fa0b8', '#9ad4d0', scale=5, roughness=0.6), 0.004, location=(x, y - 0.02, 1.84))
    ink = surface('#1a2a30', roughness=0.8)
    for i in range(6):
        box(
            (0.42 if i % 3 else 0.3, 0.008, 0.016),
            ink,
            0.002,
            location=(x - (0 if i % 3 else 0.06), y - 0.02, 1.6 - 0.05 * i),
        )

"""A salon for dogs and cats: a grooming table, a tub, shelves with bottles and towels. 1 unit is 1 m."""

import math

from kit import chance
from kit.camera import camera
from kit.furniture import BOTTLES, JARS, potted_plant, row_of_things
from kit.lights import area_light, sky
from kit.materials import surface
from kit.rooms import floor_of_tiles, plain_walls, tile_wall, window_wall
from kit.shapes import box, group, place, sheet, thicken
from kit.solids import blob_data, lathe, tubes
from kit.vessels import glaze
from kit.wood import wood
from props.textiles import rolled_towel

SHADES = ('#f3ece0', '#e8b04a', '#6aa8a0', '#d97a5a', '#f0d9b0')


def build(colour='#d98f4e', turn=0.0, view=None):
    """`colour` is that of the wall above the tiles; `view` is another view: [place, target, lens]."""
    sky('#eaf0f4', 0.7)
    area_light((-3.5, 0.6, 1.9), (0.3, 1.6, 0.7), 3.0, 250, '#f4f8ff', size_y=2.2)
    area_light((0.3, -2.8, 2.9), (0.3, 2, 0.6), 3.2, 90, '#fff4e4')
    floor_of_tiles((('#8fa3a0', '#9cb0ac'), ('#c4cbc6', '#ced5d0')), 0.5, 0.3)
    plaster = surface(colour, colour, scale=1.5, roughness=0.85, bump=0.08, bump_scale=30)
    plain_walls(plaster, plaster, surface('#f0ece4', roughness=0.9))
    tile_wall('#e9e9e4', '#f4f4f0', top=1.3, tile=(0.2, 0.1))
    pine, chrome = wood('#a8804c', '#dab888', 0.4), surface('#b9bcc0', roughness=0.2, metallic=1)
    window_wall(surface('#f0ece2', roughness=0.5), pine, '#dbe9f4', 3.0, lamps=0)
    _paw((-2.35, 3.93, 2.15))
    _grooming_table((-0.75, 1.35), chrome)
    _tub((1.9, 3.3), pine, chrome)
    _shelves(pine)
    _hooks(pine, chrome)
    _cushion((0.75, 1.0))
    potted_plant(-2.85, 3.3, glaze('stoneware'), 0.95, leaves=60)
    if view:
        camera(view[0], view[1], lens=view[2], blur=0.03)
    else:
        camera((-0.95 + turn, -2.4, 1.5), (0.25, 2.6, 1.1), lens=29, blur=0.03, focus=(-0.4, 1.6, 0.9))


def _paw(spot):
    """A paw cut from wood on the wall."""
    x, y, z = spot
    white = surface('#fbf7ee', roughness=0.5)
    for dx, dz, wide, tall, lean in (
        (0, -0.1, 0.21, 0.17, 0), (-0.24, 0.08, 0.075, 0.105, 0.35), (-0.09, 0.2, 0.08, 0.115, 0.1),
        (0.09, 0.2, 0.08, 0.115, -0.1), (0.24, 0.08, 0.075, 0.105, -0.35),
    ):  # fmt: skip
        form = blob_data((wide, 0.025, tall), 0, 1, 5)
        place(form, white, (x + dx, y, z + dz), (0, -lean, 0))


def _grooming_table(spot, chrome):
    """A table with a ribbed mat, an arm with its loop, brushes, a towel and scissors."""
    x, y = spot
    rubber = surface('#2a4a4c', '#33565a', scale=50, roughness=0.8)
    box((1.1, 0.62, 0.05), rubber, 0.02, location=(x, y, 0.83))
    box((1.12, 0.64, 0.03), chrome, 0.01, location=(x, y, 0.8))
    for dx in (-0.42, 0.42):
        ends = [(x + dx, y - 0.24, 0.02), (x + dx, y, 0.4), (x + dx, y + 0.24, 0.78)]
        tubes([ends, [(x + dx, y + 0.24, 0.02), (x + dx, y, 0.4), (x + dx, y - 0.24, 0.78)]], 0.018, chrome)
    for dy in (-0.24, 0.24):
        tubes([[(x - 0.5, y + dy, 0.03), (x, y + dy, 0.03), (x + 0.5, y + dy, 0.03)]], 0.02, chrome)
    arm = [
        (x - 0.5, y + 0.25, 0.75),
        (x - 0.5, y + 0.25, 1.3),
        (x - 0.5, y + 0.25, 1.68),
        (x - 0.44, y + 0.2, 1.78),
        (x - 0.2, y + 0.1, 1.8),
        (x, y + 0.02, 1.8),
    ]
    tubes([arm], 0.015, chrome, fineness=5)
    loop = [(x + 0.075 * math.sin(t), y + 0.02, 1.5 + 0.12 * math.cos(t)) for t in (i * 0.3927 for i in range(17))]
    strap = surface('#b0402c', roughness=0.8)
    tubes([loop, [(x, y + 0.02, 1.79), (x, y + 0.02, 1.7), (x, y + 0.02, 1.62)]], 0.006, strap)
    _brushes((x + 0.3, y - 0.1, 0.857))
    group(rolled_towel('#f0ebe0', 3.0, 0.7), (x - 0.22, y + 0.05, 0.857), (0, 0, 0.4), 0.1)
    lathe(BOTTLES[1], surface('#6aa8a0', roughness=0.2, coat=0.4), 40, location=(x + 0.42, y + 0.18, 0.857), scale=0.8)


def _brushes(spot):
    """Two oval brushes with wooden backs, one lying on its bristles."""
    x, y, z = spot
    back, pad = wood('#8a5a30', '#c08c54', 0.35), surface('#2a2a2c', roughness=0.8)
    for dx, dy, turned in ((0, 0, 0.5), (-0.24, -0.1, -0.3)):
        parts = [place(blob_data((0.055, 0.037, 0.012), 0, 1, 4), back, (0, 0, 0.036))]
        parts.append(tubes([[(0.045, 0, 0.034), (0.1, 0, 0.034), (0.17, 0, 0.03)]], 0.013, back, fineness=5))
        parts.append(place(blob_data((0.046, 0.03, 0.016), 0, 1, 4), pad, (0, 0, 0.016)))
        group(parts, (x + dx, y + dy, z), (0, 0, turned))


def _tub(spot, pine, chrome):
    """A raised tub with its tap and a hose."""
    x, y = spot
    white = surface('#f4f3ee', roughness=0.15, coat=0.6)
    box((1.5, 0.7, 0.6), pine, 0.015, location=(x, y, 0.32))
    for i in range(3):
        box((0.46, 0.015, 0.5), pine, 0.01, location=(x - 0.48 + 0.48 * i, y - 0.355, 0.32))

    def shell(u, v):
        turn = u * 2 * math.pi
        wide, deep = (0.72, 0.34) if v < 0.6 else (0.66, 0.29)
        drop = (0.62 + 0.34 * v / 0.5) if v < 0.5 else (0.96 if v < 0.6 else 0.96 - 0.28 * (v - 0.6) / 0.4)
        shape = 0.35
        cx = math.copysign(abs(math.cos(turn)) ** shape, math.cos(turn))
        sy = math.copysign(abs(math.sin(turn)) ** shape, math.sin(turn))
        shrink = 1 if v < 0.95 else max(0.0, (1 - v) / 0.05)
        return x + wide * cx * shrink, y + deep * sy * shrink, drop

    thicken(sheet(shell, 120, 60, white, closed_across=True), 0.01)
    tubes(
        [[(x, y + 0.42, 1.25), (x, y + 0.3, 1.28), (x, y + 0.18, 1.27), (x, y + 0.15, 1.2)]], 0.018, chrome, fineness=5
    )
    for dx in (-0.12, 0.12):
        lathe(
            [(0, 0), (0.03, 0), (0.035, 0.03), (0, 0.04)],
            chrome,
            32,
            location=(x + dx, y + 0.6, 1.25),
            rotation=(math.pi / 2, 0, 0),
        )
    group(rolled_towel('#e8b04a', 3.2, 0.6), (x - 0.5, y - 0.29, 0.962), (0, 0, 0.0), 0.1)


def _shelves(pine):
    tints = [surface(shade, roughness=0.2, coat=0.4) for shade in SHADES]
    for z, forms, start in ((1.72, JARS, 1.0), (2.12, BOTTLES, 1.0)):
        box((2.1, 0.26, 0.04), pine, 0.01, location=(1.95, 3.84, z))
        row_of_things(forms, tints, start + 0.05, 2.2, 3.84, z + 0.02, 0.15)
    for level in range(2):
        for i in range(4 - level):
            colour = ('#f0ebe0', '#6aa8a0', '#f0ebe0', '#e8b04a')[(i + level) % 4]
            spot = (2.38 + 0.155 * i + 0.077 * level, 3.82, 1.74 + 0.135 * level)
            group(rolled_towel(colour, 2.2, 0.73), spot, (0, 0, math.pi / 2), 0.1)


def _hooks(pine, chrome):
    """Leads and a collar on a board with hooks."""
    box((1.5, 0.035, 0.12), pine, 0.01, location=(-0.55, 3.93, 1.85))
    for i, colour in enumerate(('#b0402c', '#2a6a70', '#d99a2c', '#3a3a44', '#7a5232')):
        x = -1.15 + 0.3 * i
        tubes([[(x, 3.91, 1.85), (x, 3.85, 1.84), (x, 3.83, 1.87)]], 0.008, chrome)
        strap = surface(colour, colour, roughness=0.7)
        long, wide = chance.between(0.5, 0.62), chance.between(0.07, 0.1)
        line = [
            (
                x + wide * math.sin(t) * (0.5 - 0.5 * math.cos(t)),
                3.85 - 0.004 * i,
                1.86 - long * (0.5 - 0.5 * math.cos(t)),
            )
            for t in (k * 0.2618 for k in range(25))
        ]
        tubes([line], 0.009, strap, fineness=4)


def _cushion(spot):
    """A round bed with a bowl and a ball beside it."""
    x, y = spot
    plush, inside = (
        surface('#8a7a68', '#9a8a78', scale=30, roughness=0.95, sheen=0.7),
        surface('#efe6d6', '#f6efe2', scale=30, roughness=0.95, sheen=0.7),
    )
    lathe(
        [(0.2, 0.02), (0.36, 0), (0.42, 0.07), (0.38, 0.15), (0.3, 0.16), (0.26, 0.1), (0.2, 0.06)],
        plush,
        80,
        wobble=0.012,
        location=(x, y, 0),
    )
    place(blob_data((0.3, 0.3, 0.07), 0.04, 2, 5), inside, (x, y, 0.06))
    place(blob_data((0.045,) * 3, 0, 1, 4), surface('#c8402c', roughness=0.5), (x + 0.62, y - 0.25, 0.045))
    side = [(0, 0), (0.13, 0), (0.1, 0.06), (0.085, 0.06), (0.08, 0.025), (0, 0.02)]
    lathe(side, glaze('teal'), 48, location=(x + 0.62, y + 0.2, 0))

"""The lobby of a cinema: a counter with popcorn, posters in lit frames, a rope on brass posts. 1 unit is 1 m."""

import math

from kit import chance
from kit.camera import camera
from kit.clear import glass
from kit.colours import linear
from kit.lights import area_light, point_light, sky
from kit.materials import glowing, painted, surface
from kit.rooms import floor_of_tiles, plain_walls
from kit.shapes import box, place, sheet, wall
from kit.solids import blob_data, lathe, tubes
from kit.wood import wood

# name of the posters: sky, hills or towers in front
POSTERS = (('#e8a04a', '#a83a2c', '#3a1a24'), ('#4a9ab0', '#1f5a7a', '#10243a'), ('#d9c8a0', '#c8642c', '#2a2a34'))


def build(wall_colour='#5a1a22', turn=0.0):
    """`wall_colour` is that of the walls and of the counter."""
    sky('#5a4a44', 0.3)
    area_light((0.3, -2.6, 2.9), (0.3, 2, 0.4), 3.2, 270, '#ffdcb4')
    area_light((1.1, 1.2, 3.0), (1.1, 2.4, 0.9), 2.6, 90, '#ffe2bc', size_y=0.5)
    floor_of_tiles((('#d9cfc0', '#e4dccf'), ('#3a2226', '#46292e')), 0.6, 0.15)
    plaster = surface(wall_colour, wall_colour, scale=2, roughness=0.75)
    plain_walls(plaster, plaster, surface('#2c2022', roughness=0.9))
    wall([(-4.2, -4, 0), (-4.2, 4, 0), (-4.2, 4, 3.15), (-4.2, -4, 3.15)], plaster)
    brass, timber = surface('#b5842e', roughness=0.22, metallic=1), wood('#5a3018', '#94602f', 0.3)
    _counter(timber, plaster, brass)
    _popcorn_machine((1.75, 2.35, 1.04))
    _cups((-0.35, 2.4, 1.04))
    _sign(brass)
    for i, x in enumerate((-3.55, -2.55, -1.55)):
        _poster(x, POSTERS[i], brass)
    for x in (-2.6, -1.5, -0.4):
        _post((x, 1.0), brass)
    _rope(brass)
    camera((0.55 + turn, -3.3, 1.55), (-0.1, 2.6, 1.3), lens=31, blur=0.03, focus=(0.5, 2.0, 1.1))


def _counter(timber, panel, brass):
    box((3.6, 0.6, 0.98), timber, 0.02, location=(1.1, 2.4, 0.5))
    box((3.75, 0.72, 0.05), surface('#1a1516', roughness=0.15, coat=0.4), 0.012, location=(1.1, 2.38, 1.01))
    for i in range(7):
        box((0.42, 0.03, 0.66), panel, 0.012, location=(-0.37 + 0.49 * i, 2.09, 0.52))
    for z in (0.1, 0.93):
        box((3.62, 0.03, 0.03), brass, 0.008, location=(1.1, 2.085, z))
    box((3.6, 0.02, 0.02), glowing('#ffc478', 6), 0.004, location=(1.1, 2.1, 0.965))
    box((0.3, 0.22, 0.02), surface('#26282a', roughness=0.4), 0.006, location=(0.55, 2.4, 1.2), rotation=(0.7, 0, 0.2))
    box((0.06, 0.08, 0.16), surface('#26282a', roughness=0.4), 0.01, location=(0.55, 2.45, 1.11))


def _popcorn_machine(spot):
    """A glass case with a heap of popcorn under its kettle."""
    x, y, z = spot
    red, chrome = surface('#a81c1c', roughness=0.25, coat=0.6), surface('#c3c6c9', roughness=0.2, metallic=1)
    box((0.72, 0.5, 0.14), red, 0.015, location=(x, y, z + 0.07))
    box((0.76, 0.54, 0.16), red, 0.02, location=(x, y, z + 0.94))
    box((0.5, 0.012, 0.09), surface('#f3e2b0', roughness=0.5), 0.01, location=(x, y - 0.275, z + 0.94))
    for dx in (-0.345, 0.345):
        for dy in (-0.235, 0.235):
            box((0.025, 0.025, 0.72), chrome, 0.004, location=(x + dx, y + dy, z + 0.5))
    pane = glass()
    box((0.67, 0.004, 0.72), pane, 0.001, location=(x, y - 0.235, z + 0.5))
    for side in (-0.345, 0.345):
        box((0.004, 0.46, 0.72), pane, 0.001, location=(x + side, y, z + 0.5))
    lathe([(0, 0), (0.11, 0), (0.14, 0.04), (0.14, 0.15), (0, 0.16)], chrome, 48, location=(x + 0.05, y, z + 0.58))
    tubes([[(x + 0.05, y, z + 0.72), (x + 0.05, y, z + 0.8), (x + 0.05, y, z + 0.9)]], 0.016, chrome)
    corn = [
        surface(colour, light, scale=60, roughness=0.7)
        for colour, light in (('#f2d9a0', '#fbeecb'), ('#e8bf70', '#f6dfa8'))
    ]
    forms = [blob_data((0.021, 0.02, 0.019), 0.4, 2.4, 3, seed=i) for i in range(6)]
    for _ in range(900):
        dx, dy = chance.between(-0.32, 0.32), chance.between(-0.21, 0.21)
        top = 0.14 + 0.22 * (1 - (dx / 0.45) ** 2) * (0.75 + 0.25 * math.sin(dx * 9))
        height = z + top * (1 if chance.between(0, 1) < 0.6 else chance.between(0.65, 1.0))
        place(chance.pick(forms).copy(), chance.pick(corn), (x + dx, y + dy, max(z + 0.15, height)), chance.tilt(3))
    point_light((x - 0.2, y - 0.12, z + 0.8), 16, '#ffdca4', 0.08)


def _cups(spot):
    """Striped buckets and stacks of paper cups."""
    x, y, z = spot
    paper, white, red = painted(roughness=0.5), linear('#f4eee2'), linear('#b0241c')
    for i, dx in enumerate((0, 0.24, 0.5)):
        for level in range(3 - i % 2):

            def side(u, v, dx=dx, level=level):
                around, reach = u * 2 * math.pi, 0.075 + 0.035 * v
                return x + dx + reach * math.cos(around), y + reach * math.sin(around), z + 0.2 * v + 0.06 * level

            sheet(side, 128, 8, paper, closed_across=True, colour=lambda u, v: red if int(u * 16) % 2 else white)
    plain = surface('#e9e2d4', roughness=0.6)
    for dx in (2.75, 2.9):
        for level in range(6):
            lathe(
                [(0.03, 0), (0.042, 0.12), (0.045, 0.122), (0.04, 0.12)],
                plain,
                40,
                location=(x + dx, y, z + 0.025 * level),
            )


def _sign(brass):
    """Lit boards above the counter in a frame of bulbs."""
    box((3.4, 0.1, 0.92), surface('#1a1214', roughness=0.5), 0.02, location=(1.1, 3.86, 2.25))
    ink = surface('#4a2a20', roughness=0.8)
    for i in range(3):
        x = 0.05 + 1.05 * i
        box((0.94, 0.02, 0.66), glowing('#ffe0a8', 0.8), 0.01, location=(x, 3.8, 2.25))
        for row in range(6):
            z = 2.46 - 0.085 * row
            box(
                (0.3 + 0.1 * ((row * 7 + i) % 3), 0.006, 0.022),
                ink,
                0.004,
                location=(x - 0.22 + 0.05 * ((row * 7 + i) % 3), 3.787, z),
            )
            box((0.12, 0.006, 0.022), ink, 0.004, location=(x + 0.34, 3.787, z))
    bulb = glowing('#ffd08a', 9)
    for i in range(29):
        for z in (1.83, 2.67):
            place(blob_data((0.024,) * 3, 0, 1, 2), bulb, (-0.54 + 0.117 * i, 3.8, z))
    for i in range(6):
        for x in (-0.54, 2.74):
            place(blob_data((0.024,) * 3, 0, 1, 2), bulb, (x, 3.8, 1.95 + 0.12 * i))
    area_light((1.1, 3.3, 2.9), (1.1, 3.2, 0.9), 3.0, 40, '#ffcf90', size_y=0.3)
    for x in (0.0, 1.1, 2.2):
        point_light((x, 3.5, 2.2), 7, '#ffcf90', 0.2)


def _poster(x, colours, brass):
    """A printed picture of dusk and ridges in a lit frame on the back wall."""
    y, low, wide, tall = 3.92, 0.75, 0.72, 1.08
    box((wide + 0.12, 0.08, tall + 0.12), brass, 0.01, location=(x, y, low + tall / 2))
    box((wide, 0.02, tall), glowing(colours[0], 0.75), 0.002, location=(x, y - 0.04, low + tall / 2))
    place(blob_data((0.13, 0.002, 0.13), 0, 1, 4), glowing('#fff0d0', 1.0), (x + 0.06, y - 0.052, low + 0.72))
    for i, share in enumerate((0.52, 0.3)):

        def ridge(u, v, i=i, share=share):
            top = tall * share * (0.8 + 0.16 * math.sin(u * 6 + i * 2 + x * 3) + 0.08 * math.sin(u * 17 + x))
            return x + (u - 0.5) * wide, y - 0.054 - 0.002 * i, low + top * v

        sheet(ridge, 60, 2, glowing(colours[1 + i], 0.75))
    ink = glowing('#f6ead0', 0.8)
    for row, long in ((0.13, 0.42), (0.07, 0.28)):
        box((long, 0.004, 0.03), ink, 0.002, location=(x, y - 0.06, low + row))
    area_light((x, y - 0.45, low + tall + 0.35), (x, y, low + tall * 0.6), 0.3, 7, '#ffdcae')


def _post(spot, brass):
    side = [
        (0.16, 0),
        (0.155, 0.02),
        (0.03, 0.04),
        (0.022, 0.06),
        (0.022, 0.9),
        (0.035, 0.91),
        (0.04, 0.95),
        (0, 0.985),
    ]
    lathe(side, brass, 48, smooth=False, location=(*spot, 0))


def _rope(brass):
    velvet = surface('#7a1420', '#8a1c28', scale=40, roughness=0.9, sheen=0.8)
    for start in (-2.6, -1.5):
        line = [(start + 1.1 * t, 1.0, 0.86 - 0.85 * t * (1 - t)) for t in (i / 12 for i in range(13))]
        tubes([line], 0.024, velvet, fineness=5)

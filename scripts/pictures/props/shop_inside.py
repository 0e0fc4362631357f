"""Rooms that are seen through the window of a store; 1 unit is 1 m, the window is at y = 0."""

from kit import chance
from kit.furniture import BOTTLES, JARS, black_steel, paper_lantern, pendant, potted_plant, row_of_things, stool
from kit.lights import area_light
from kit.materials import surface
from kit.rooms import shelf
from kit.shapes import box, group, place, wall
from kit.solids import blob_data, lathe, tubes
from kit.vessels import glaze
from kit.wood import wood

LEFT, RIGHT, NEAR, FAR, HEIGHT = -3.2, 3.2, 0.26, 3.98, 2.95
# name: (walls, floor, wood dark, wood light, light)
ROOMS = {
    'gelato': ('#cfb3ae', '#b5a48c', '#9a7048', '#d3a878', '#ffeedd'),
    'sushi': ('#c9a488', '#5a4632', '#9a6a40', '#d6a678', '#ffbe80'),
    'grill': ('#7f6a60', '#4a3222', '#6b4020', '#a8703c', '#ffc48c'),
    'cafe': ('#d9c7aa', '#7a5a3c', '#6b4424', '#a8743f', '#ffcf94'),
}


def room(kind, front, brightness=1.0):
    """The room of a kind; `front` is the window (left, right, low, high)."""
    colour, floor, dark, light, shine = ROOMS[kind]
    timber = wood(dark, light, 0.35)
    _shell(surface(colour, colour, scale=1, roughness=0.85), surface(floor, roughness=0.5))
    lamp = area_light((0, 1.9, HEIGHT - 0.05), (0, 1.9, 0), 5.6, 120 * brightness, shine, size_y=2.6)
    lamp.visible_camera = False
    lamp.visible_glossy = False
    THINGS[kind](front, timber, brightness, shine)
    _side_walls(timber, ROOMS[kind][0])
    potted_plant(2.7 if front[0] + front[1] < 0 else -2.7, 2.2, glaze('stoneware'), 1.05, leaves=45)


def _shell(plaster, floor):
    wall([(LEFT, FAR, 0), (RIGHT, FAR, 0), (RIGHT, FAR, HEIGHT), (LEFT, FAR, HEIGHT)], plaster)
    for x in (LEFT, RIGHT):
        wall([(x, NEAR, 0), (x, FAR, 0), (x, FAR, HEIGHT), (x, NEAR, HEIGHT)], plaster)
    wall([(LEFT, NEAR, 0.0), (RIGHT, NEAR, 0.0), (RIGHT, FAR, 0.0), (LEFT, FAR, 0.0)], floor)
    top = surface('#b8a890', roughness=0.9)
    wall([(LEFT, NEAR, HEIGHT), (RIGHT, NEAR, HEIGHT), (RIGHT, FAR, HEIGHT), (LEFT, FAR, HEIGHT)], top)


def _side_walls(frame, colour):
    """Pictures in frames, without a motif, and a rail at the height of the chairs."""
    paper = surface('#e6dccb', colour, scale=3, band=(0.45, 0.55), roughness=0.7)
    for x in (LEFT + 0.02, RIGHT - 0.02):
        box((0.05, FAR - NEAR, 0.06), frame, 0.006, location=(x, (FAR + NEAR) / 2, 0.95))
        for y, width, height in ((0.95, 0.5, 0.66), (1.65, 0.42, 0.54), (2.4, 0.5, 0.66), (3.15, 0.42, 0.54)):
            box((0.04, width, height), frame, 0.008, location=(x, y, 1.7))
            box((0.05, width - 0.09, height - 0.09), paper, 0.004, location=(x, y, 1.7))


def _shelves(timber, forms, shades, heights, spacing, glow, colour='#ffb868'):
    tints = [surface(shade, roughness=0.12, coat=0.5) for shade in shades]
    for z in heights:
        shelf(timber, z, -2.6, 2.6, glow=glow, colour=colour)
        row_of_things(forms, tints, -2.5, 2.5, 3.84, z + 0.018, spacing)


def _hanging(xs, y, z, brightness, shine, colour='#b5792e'):
    metal, cord = surface(colour, roughness=0.25, metallic=0.9), black_steel()
    for x in xs:
        pendant(x, y, z, metal, cord, 0.95, 32 * brightness, HEIGHT, shine)


GELATO = ('#e9a0a8', '#b9c98a', '#f2e6c8', '#5a3420', '#e8b04a', '#d9506a', '#efd9b4', '#9a6a48', '#f4ece0', '#8fb8a8')


def _gelato(front, timber, brightness, shine):
    """A case with gelato close to the window, stacked cones on it."""
    left, right = front[0] + 0.25, front[1] - 0.15
    middle, width = (left + right) / 2, right - left
    white, steel = surface('#f4f0e8', roughness=0.3, coat=0.3), surface('#c9ccce', roughness=0.25, metallic=1)
    box((width, 0.8, 0.86), white, 0.02, location=(middle, 0.95, 0.43))
    tilted = []
    count = 8
    for row in range(2):
        for i in range(count):
            x, y = (i + 0.5) * width / count - width / 2, -0.17 + 0.34 * row
            shade = GELATO[(i * 3 + row * 5) % len(GELATO)]
            cream = surface(shade, shade, scale=9, roughness=0.55, scatter=0.05)
            tilted.append(box((width / count - 0.03, 0.31, 0.1), steel, 0.01, location=(x, y, 0.0)))
            form = blob_data((width / count * 0.43, 0.145, 0.13), 0.28, 1.7, 4, seed=i + 9 * row, octaves=2)
            tilted.append(place(form, cream, (x, y, 0.055), (0, 0, chance.between(-0.3, 0.3))))
    group(tilted, (middle, 0.92, 1.0), (0.42, 0, 0))
    box((width + 0.05, 0.3, 0.04), white, 0.01, location=(middle, 1.3, 1.3))
    waffle = surface('#c98a48', '#d9a060', scale=9, roughness=0.8)
    for x in (left + 0.25, left + 0.42, right - 0.55):
        for i in range(6):
            lathe([(0.05, 0), (0.012, 0.16), (0, 0.16)], waffle, 24, smooth=False, location=(x, 1.3, 1.32 + 0.05 * i))
    _shelves(timber, JARS, ('#e9e2d4', '#d98a8a', '#a8b88a', '#e0b060', '#f4f0e8'), (1.5, 1.95, 2.4), 0.17, 18, shine)
    _hanging([left + width * t for t in (0.12, 0.5, 0.88)], 1.5, 2.02, brightness, shine, '#e9b8b0')
    glow = area_light((middle, 0.5, 2.3), (middle, 0.95, 1.0), width, 40 * brightness, '#fff0dc', size_y=0.1)
    glow.visible_camera = False


def _sushi(front, timber, brightness, shine):
    """A counter of pale wood with stools, paper lanterns above it, ceramics behind."""
    box((5.0, 0.5, 1.02), timber, 0.015, location=(-0.2, 2.5, 0.51))
    box((5.1, 0.66, 0.06), timber, 0.015, location=(-0.2, 2.44, 1.06))
    box((4.6, 0.3, 0.2), timber, 0.015, location=(-0.2, 2.7, 1.18))
    seat, steel = surface('#3a2c24', roughness=0.6), black_steel()
    for i in range(6):
        stool(-2.3 + 0.8 * i, 1.75, seat, steel)
    for i, x in enumerate((-2.2, -1.1, 0.0, 1.1, 2.2)):
        paper_lantern(x, 2.3, 2.18 + 0.06 * (i % 2), radius=0.19, power=16 * brightness, ceiling=HEIGHT, glow=shine)
    shades = ('#efe6d2', '#3f4a52', '#8a4a2a', '#5a6a58', '#c9b08a')
    _shelves(timber, (*JARS, BOTTLES[0]), shades, (1.5, 1.95, 2.4), 0.16, 26)


def _grill(front, timber, brightness, shine):
    """Tables under pipes that draw off the smoke, bottles on the back wall."""
    copper, steel = surface('#b0683a', roughness=0.3, metallic=1), black_steel()
    for i, x in enumerate((-2.1, -0.55, 1.0, 2.4)):
        y = 1.25 + 0.5 * (i % 2)
        box((1.0, 0.75, 0.05), timber, 0.012, location=(x, y, 0.76))
        box((0.12, 0.4, 0.74), steel, 0.01, location=(x, y, 0.37))
        lathe([(0, 0), (0.17, 0), (0.18, 0.03), (0.15, 0.03), (0, 0.02)], steel, 40, location=(x, y, 0.785))
        pipe = [(0.14, 0), (0.13, 0.06), (0.07, 0.2), (0.06, 0.26), (0.06, 1.4)]
        lathe(pipe, copper, 40, smooth=False, location=(x, y, 1.6))
        for side in (-1, 1):
            stool(x + 0.3 * side, y - 0.62, surface('#6e2a1c', roughness=0.5), steel, 0.48)
    leather = surface('#6e2418', roughness=0.45)
    box((5.6, 0.5, 0.46), leather, 0.03, location=(0, 3.5, 0.23))
    for i in range(9):
        box((0.6, 0.14, 0.56), leather, 0.05, location=(-2.5 + i * 0.62, 3.78, 0.76))
    bowl, clay = [(0, 0), (0.04, 0), (0.08, 0.05), (0.076, 0.05), (0.036, 0.012), (0, 0.01)], glaze('white')
    for i in range(10):
        lathe(bowl, clay, 32, location=(-2.4 + 0.52 * i + 0.04 * (i % 3), 1.1 + 0.4 * (i % 2), 0.79))
    shades = ('#2f5a23', '#6b3410', '#3f7a4a', '#8a5a1a', '#d9d2c0', '#5a1414')
    _shelves(timber, BOTTLES, shades, (1.3, 1.75, 2.2), 0.11, 60)
    _hanging([-1.35, 0.25, 1.75], 1.6, 1.95, brightness * 1.3, shine)


def _cafe(front, timber, brightness, shine):
    """A bar with stools along the window, jars behind a counter."""
    left, right = front[0], front[1]
    box((right - left, 0.34, 0.05), timber, 0.01, location=((left + right) / 2, 0.46, 0.98))
    box((4.4, 0.6, 1.05), surface('#3f5a4a', roughness=0.5), 0.02, location=(0.2, 2.7, 0.52))
    box((4.5, 0.7, 0.05), timber, 0.015, location=(0.2, 2.7, 1.07))
    steel, chrome = black_steel(), surface('#c9ccce', roughness=0.2, metallic=1)
    box((0.8, 0.45, 0.42), chrome, 0.04, location=(0.9, 2.7, 1.31))
    tubes(
        [[(0.6 + 0.3 * i, 2.45, 1.2), (0.6 + 0.3 * i, 2.4, 1.18), (0.6 + 0.3 * i, 2.36, 1.16)] for i in range(3)],
        0.02,
        steel,
    )
    for i in range(4):
        stool(left + 0.5 + 0.8 * i, 0.95, timber, steel)
    _shelves(timber, JARS, ('#e9e2d4', '#c9b08a', '#8a4a2a', '#3f5a4a'), (1.5, 1.95, 2.4), 0.17, 26)
    _hanging([left + 0.5 + 1.1 * i for i in range(3)], 1.2, 1.95, brightness, shine)


THINGS = {'gelato': _gelato, 'sushi': _sushi, 'grill': _grill, 'cafe': _cafe}

"""Walls, windows and floors of rooms; here 1 unit is 1 m. The camera looks along the y axis."""

from . import chance
from .lights import area_light
from .materials import glowing, surface
from .shapes import box, place, wall
from .solids import blob_data
from .wood import planks, wood

WIDTH = (-4.2, 3.4)
DEPTH = (-3.0, 4.0)
HEIGHT = 3.15


def floor_of_planks(dark='#3a2416', light='#6b4629', width=0.22, roughness=0.3):
    """A wooden floor."""
    planks(wood(dark, light, roughness), width, extent=9)


def floor_of_tiles(colours, size=0.5, roughness=0.25):
    """Square tiles in the given colours, in turn."""
    tiles = [surface(colour, light, scale=3, roughness=roughness) for colour, light in colours]
    for row in range(int(9 / size)):
        for column in range(int(9 / size)):
            spot = (-4.5 + column * size, -4.0 + row * size, -0.02)
            box((size * 0.985, size * 0.985, 0.04), tiles[(row + column) % len(tiles)], 0.004, location=spot)


def plain_walls(back, side, ceiling):
    """The back wall, the wall to the right and the ceiling, in three materials."""
    left, right = WIDTH
    near, far = DEPTH
    wall([(left, far, 0), (right, far, 0), (right, far, HEIGHT), (left, far, HEIGHT)], back)
    wall([(right, near, 0), (right, far, 0), (right, far, HEIGHT), (right, near, HEIGHT)], side)
    wall([(left, near, HEIGHT), (right, near, HEIGHT), (right, far, HEIGHT), (left, far, HEIGHT)], ceiling)


def brick_wall(dark='#7a4a36', light='#9c6248', y=3.98):
    """Bricks in front of the back wall."""
    brick = surface(dark, light, scale=3, roughness=0.85, bump=0.4, bump_scale=18)
    for row in range(34):
        for column in range(-16, 15):
            x = column * 0.25 + (0.125 if row % 2 else 0) + chance.between(-0.004, 0.004)
            spot = (x, y + chance.between(-0.006, 0.006), 0.045 + row * 0.092)
            box((0.235, 0.06, 0.078), brick, 0.008, location=spot)


def tile_wall(dark, light, y=3.98, top=3.1, tile=(0.2, 0.1)):
    """Glazed tiles in front of the back wall."""
    glazed = surface(dark, light, scale=1.5, roughness=0.12, coat=0.6)
    width, height = tile
    for row in range(int(top / height)):
        for column in range(int(7.8 / width)):
            x = WIDTH[0] + column * width + (width / 2 if row % 2 else 0)
            lean = (chance.between(-0.008, 0.008), 0, chance.between(-0.008, 0.008))
            size = (width * 0.97, 0.02, height * 0.95)
            box(size, glazed, 0.004, location=(x, y, height * (row + 0.5)), rotation=lean)


def panelling(material, height=1.1):
    """Wooden panels on the wall to the right."""
    x = WIDTH[1] - 0.03
    for i in range(8):
        box((0.04, 0.06, height), material, 0.01, location=(x, -2.6 + i * 0.85, height / 2))
    for z in (0.08, height):
        box((0.05, 7, 0.07), material, 0.01, location=(x, 0.5, z))


def window_wall(frame, base, outside='#41618f', brightness=0.9, lamps=46):
    """Tall windows to the left; outside is an even sky, at night with lamps of a street."""
    x = -3.3
    for i in range(6):
        box((0.07, 0.07, 2.6), frame, 0.006, location=(x, -1.6 + i * 1.1, 1.6))
    for z in (0.4, 1.9, 2.85):
        box((0.07, 6.4, 0.07), frame, 0.006, location=(x, 1.1, z))
    box((0.12, 6.6, 0.4), base, 0.01, location=(x, 1.1, 0.2))
    wall([(-9, -8, -1), (-9, 12, -1), (-9, 12, 7), (-9, -8, 7)], glowing(outside, brightness))
    shades = [glowing(colour, chance.between(6, 22)) for colour in ('#ffc36b', '#ffe6b5', '#ff8a4a', '#bfe0ff')]
    for _ in range(lamps):
        spot = (chance.between(-8.5, -6), chance.between(-3, 10), chance.between(0.2, 2.2))
        place(blob_data((0.06, 0.06, 0.06), 0, 1, 2), chance.pick(shades), spot)


def daylight(power=160, colour='#eaf1ff'):
    """Light that falls in through the windows."""
    area_light((-3.6, 1, 1.8), (0, 1, 0.8), 3.4, power, colour, size_y=2.2)


def shelf(material, z, start=-1.6, end=2.8, y=3.84, glow=26, colour='#ffb868'):
    """A board on the back wall with a strip of light above it."""
    middle, length = (start + end) / 2, end - start
    box((length, 0.26, 0.035), material, 0.008, location=(middle, y, z))
    if glow:
        area_light((middle, y - 0.12, z + 0.42), (middle, y + 0.11, z), length * 0.95, glow, colour, size_y=0.04)

"""Furniture of rooms; here 1 unit is 1 m."""

import math

from . import chance
from .leaves import leaf
from .lights import point_light
from .materials import glowing, surface
from .shapes import box, group, place, sheet, thicken
from .solids import blob_data, lathe, tubes


def black_steel():
    """Legs and frames."""
    return surface('#101113', roughness=0.35, metallic=1)


def chair(x, y, facing, seat, frame):
    """A chair with a bent back; `facing` is the angle of its front, from the y axis."""
    parts = [box((0.44, 0.42, 0.07), seat, 0.03, location=(0, 0, 0.46))]

    def back(u, v):
        bend = (u - 0.5) * 1.5
        return 0.24 * math.sin(bend), -0.15 - 0.09 * math.cos(bend), 0.62 + 0.26 * v

    parts.append(thicken(sheet(back, 24, 8, seat), 0.04))
    for side in (-0.18, 0.18):
        for depth in (-0.17, 0.17):
            leg = [(side, depth, 0.44), (side * 1.08, depth * 1.08, 0.2), (side * 1.15, depth * 1.15, 0)]
            parts.append(tubes([leg], 0.014, frame))
        post = [(side, -0.17, 0.44), (side * 1.1, -0.2, 0.6), (side * 1.05, -0.24, 0.85)]
        parts.append(tubes([post], 0.012, frame))
    group(parts, (x, y, 0), (0, 0, facing))


def stool(x, y, seat, frame, height=0.74):
    """A bar stool on one leg."""
    rim = [(0, height - 0.02), (0.16, height - 0.02), (0.18, height + 0.01), (0.16, height + 0.06), (0, height + 0.07)]
    lathe(rim, seat, 32, location=(x, y, 0))
    tubes([[(x, y, height - 0.02), (x, y, 0.4), (x, y, 0.02)]], 0.02, frame)
    lathe([(0.2, 0), (0.19, 0.015), (0.02, 0.03)], frame, 32, location=(x, y, 0))


def round_foot_table(x, y, top, frame, width=0.8, height=0.74):
    """A square table on one foot."""
    box((width, width, 0.04), top, 0.012, location=(x, y, height))
    foot = [(0.26, 0), (0.25, 0.02), (0.04, 0.04), (0.03, 0.1), (0.03, height - 0.04), (0.06, height - 0.02)]
    lathe(foot, frame, 32, location=(x, y, 0))


def pendant(x, y, z, shade, cord, size=1.0, power=95, ceiling=3.15, colour='#ffc88a'):
    """A metal lamp hanging from the ceiling; its opening is at the height z."""
    cone = [(0.03, 0.2), (0.06, 0.18), (0.13, 0.1), (0.17, 0)]
    thicken(lathe([(r * size, h * size) for r, h in cone], shade, 48, location=(x, y, z)), 0.006)
    place(blob_data((0.04, 0.04, 0.05), 0, 1, 3), glowing(colour, 45), (x, y, z + 0.06))
    tubes([[(x, y, z + 0.2 * size), (x, y, z + 0.4), (x, y, ceiling)]], 0.006, cord)
    point_light((x, y, z - 0.02), power, colour)


def paper_lantern(x, y, z, colour='#ffdfb0', glow='#ffb060', radius=0.22, power=40, ceiling=3.15):
    """A round, ribbed paper lantern with its light."""
    paper = surface(colour, '#fff0d8', scale=2, roughness=0.8)
    emission = paper.node_tree.nodes['Principled BSDF'].inputs
    emission['Emission'].default_value = (
        glowing(glow, 1).node_tree.nodes['Principled BSDF'].inputs['Emission'].default_value
    )
    emission['Emission Strength'].default_value = 2.2
    profile = []
    for step in range(41):
        turn = math.pi * (0.1 + 0.8 * step / 40)
        ridge = 1 + 0.02 * math.cos(step * math.pi)
        profile.append((radius * math.sin(turn) * ridge, -0.85 * radius * math.cos(turn)))
    lathe(profile, paper, 40, smooth=False, location=(x, y, z))
    cord = surface('#1a1512', roughness=0.8)
    tubes([[(x, y, z + 0.8 * radius), (x, y, (z + ceiling) / 2), (x, y, ceiling)]], 0.006, cord)
    point_light((x, y, z - radius - 0.03), power, glow, radius)


def potted_plant(x, y, pot, size=1.0, leaves=60):
    """A bushy plant in a pot on the floor."""
    green = surface('#1f4a1c', '#3f7a30', scale=4, roughness=0.35, coat=0.2)
    for _ in range(leaves):
        spot = (x, y, (0.45 + chance.between(0, 0.9)) * size)
        tip = (chance.between(-0.4, 0.4), chance.between(-1.3, 0.2), chance.angle())
        leaf(green, chance.between(0.35, 0.65) * size, 0.07 * size, curl=0.5, location=spot, rotation=tip)
    sides = [(0, 0), (0.17, 0), (0.22, 0.4), (0.2, 0.41), (0.16, 0.05)]
    lathe([(r * size, h * size) for r, h in sides], pot, 40, location=(x, y, 0))


BOTTLES = (
    (
        (0, 0),
        (0.036, 0),
        (0.04, 0.02),
        (0.04, 0.17),
        (0.032, 0.22),
        (0.014, 0.26),
        (0.013, 0.31),
        (0.016, 0.32),
        (0, 0.325),
    ),
    ((0, 0), (0.045, 0), (0.048, 0.02), (0.046, 0.15), (0.02, 0.2), (0.016, 0.25), (0.02, 0.26), (0, 0.265)),
    ((0, 0), (0.034, 0), (0.036, 0.02), (0.036, 0.2), (0.016, 0.28), (0.013, 0.33), (0, 0.335)),
)
JARS = (
    ((0, 0), (0.06, 0), (0.065, 0.02), (0.065, 0.14), (0.06, 0.16), (0.06, 0.19), (0, 0.19)),
    ((0, 0), (0.05, 0), (0.07, 0.05), (0.065, 0.11), (0.04, 0.13), (0.045, 0.15), (0, 0.155)),
    ((0, 0), (0.045, 0), (0.05, 0.02), (0.05, 0.22), (0.045, 0.24), (0, 0.245)),
)


def row_of_things(profiles, materials, start, end, y, z, spacing=0.108, gaps=0.14):
    """Bottles or jars on a shelf from x = start to end."""
    forms = []
    for profile in profiles:
        thing = lathe(profile, None, 24)
        forms.append(thing.data)
        thing.hide_render = True
    x = start
    while x < end:
        if chance.between(0, 1) > gaps:
            spot = (x + chance.between(-0.015, 0.015), y + chance.between(-0.05, 0.05), z)
            place(chance.pick(forms).copy(), chance.pick(materials), spot, scale=chance.between(0.85, 1.05))
        x += spacing

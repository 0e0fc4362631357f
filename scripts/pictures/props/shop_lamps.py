"""Lanterns, lamps and strings of lights at the front of a store; here 1 unit is 1 m."""

import math

from kit.colours import linear
from kit.lights import point_light
from kit.materials import glowing, surface
from kit.shapes import group, place, thicken
from kit.solids import blob_data, lathe, tubes


def long_lantern(spot, colour='#b8281a', glow='#ff3512', size=1.0, power=4, rope=0.3):
    """A tall paper lantern with ribs and dark rims."""
    paper = surface(colour, colour, roughness=0.8)
    emission = paper.node_tree.nodes['Principled BSDF'].inputs
    emission['Emission'].default_value = linear(glow)
    emission['Emission Strength'].default_value = 0.42
    x, y, z = spot
    profile = []
    for step in range(61):
        t = step / 60
        swell = 0.13 + 0.055 * math.sin(math.pi * t) ** 0.6
        profile.append(((swell + 0.004 * math.cos(step * math.pi)) * size, (t - 0.5) * 0.52 * size))
    lathe(profile, paper, 48, smooth=False, location=spot)
    ribs = []
    for i in range(1, 12):
        t = i / 12
        reach, high = (0.133 + 0.055 * math.sin(math.pi * t) ** 0.6) * size, z + (t - 0.5) * 0.52 * size
        turns = [k * math.pi / 12 for k in range(25)]
        ribs.append([(x + reach * math.cos(turn), y + reach * math.sin(turn), high) for turn in turns])
    tubes(ribs, 0.005, surface('#5a120c', roughness=0.8))
    black = surface('#14110f', roughness=0.5)
    for side in (-1, 1):
        rim = [(0, 0.02), (0.135, 0.02), (0.135, -0.025), (0, -0.025)]
        lathe([(r * size, h * size) for r, h in rim], black, 40, smooth=False, location=(x, y, z + side * 0.27 * size))
    tubes([[(x, y, z + 0.28 * size), (x, y, z + 0.35 * size), (x, y, z + 0.28 * size + rope)]], 0.006, black)
    point_light((x, y - 0.26 * size, z), power, glow, 0.15)


def swan_lamps(places, z=3.3, colour='#1c2426', power=24, glow='#ffc078'):
    """Lamps on bent arms that light the board above the window."""
    iron = surface(colour, roughness=0.45)
    for x in places:
        arm = [(x, 0, z), (x, -0.2, z + 0.22), (x, -0.5, z + 0.24), (x, -0.62, z + 0.05)]
        tubes([arm], 0.014, iron, fineness=5)
        hood = [(0.03, 0.1), (0.05, 0.09), (0.09, 0.05), (0.15, -0.03)]
        lamp = [thicken(lathe(hood, iron, 40), 0.006)]
        lamp.append(place(blob_data((0.045, 0.045, 0.045), 0, 1, 3), glowing(glow, 22), (0, 0, 0.0)))
        group(lamp, (x, -0.62, z - 0.02), (0.5, 0, 0))
        point_light((x, -0.5, z - 0.12), power, glow, 0.05)


def string_lights(start, end, sag=0.25, count=12, glow='#ffb45a', power=2.0):
    """Bulbs on a cord that hangs between two points."""
    black, bulb = surface('#17140f', roughness=0.6), glowing(glow, 4.5)
    line = []
    for i in range(count * 2 + 1):
        t = i / (count * 2)
        x, y, z = (a + (b - a) * t for a, b in zip(start, end))
        z -= 4 * sag * t * (1 - t)
        line.append((x, y, z))
        if i % 2:
            lathe([(0.016, 0), (0.018, -0.05), (0, -0.05)], black, 16, smooth=False, location=(x, y, z))
            place(blob_data((0.034, 0.034, 0.045), 0, 1, 3), bulb, (x, y, z - 0.085))
            if i % 4 == 1:
                point_light((x, y - 0.05, z - 0.09), power, glow, 0.05)
    tubes([line], 0.007, black)


def soft_spots(places, power=9, colour='#ffc48a'):
    """Small lamps under the eaves that light the wall below."""
    for spot in places:
        point_light(spot, power, colour, 0.08)

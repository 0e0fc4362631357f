"""The cabin by the sea in winter: the stove is lit, a pot on it, waves behind the window. 1 unit is 1 m."""

import math

from kit.camera import camera
from kit.cloth import linen
from kit.lights import area_light, point_light, sky
from kit.materials import surface
from kit.outdoors import wide_sky
from kit.rooms import floor_of_planks
from kit.shapes import box, group, place, sheet, thicken
from kit.solids import blob_data, lathe, tubes
from kit.wood import wood
from props.sea import sea, sunlight
from recipes.cabin import FAR, frame, stove, walls


def build(turn=0.0):
    """`turn` moves the camera sideways."""
    sky('#4a5a74', 0.22)
    wide_sky('#8f9cab', '#3f4d60', distance=58, height=26, strength=0.62)
    sea(('#1f3238', '#34505a', '#b5c4c8'), level=0.15, swell=1.1, near=6, roughness=0.3)
    sunlight((0.9, 0.25, -0.5), 1.4, '#b8c8dc')
    cedar, dark = wood('#7a4c28', '#b5804a', 0.5), wood('#3f2818', '#6b4629', 0.5)
    floor_of_planks('#5f4128', '#94683f', 0.18, 0.4)
    walls(cedar, dark)
    frame(dark)
    stove()
    _pot((-2.35, 2.55, 1.06))
    for x, y, turned in ((-1.55, 1.55, -0.3), (-1.3, 1.6, -0.12)):
        group(_boot(), (x, y, 0.0), (0, 0, turned))
    _armchair((-0.2, 2.05), dark)
    box((2.3, 1.6, 0.02), linen('#8f7458', '#b59a78', weave=40), 0.008, location=(-0.7, 1.3, 0.012))
    point_light((-1.7, 1.6, 0.9), 55, '#ff9a4a', 0.3)
    area_light((0.6, FAR - 0.2, 1.6), (-0.5, 0, 0.4), 2.4, 40, '#a9c0e0', size_y=1.2)
    area_light((1.6, -2.6, 2.5), (-1, 1.8, 0.6), 1.6, 75, '#ffcf96')
    camera((0.5 + turn, -1.35, 1.4), (-1.12, 2.6, 0.98), lens=35, blur=0.025, focus=(-1.5, 2.0, 0.8))


def _pot(spot):
    """An enamelled pot with its lid, on the stove."""
    red, steel = (
        surface('#8a2418', '#9c2c1e', scale=3, roughness=0.2, coat=0.6),
        surface('#b9bcc0', roughness=0.3, metallic=1),
    )
    x, y, z = spot
    lathe([(0, 0), (0.17, 0), (0.18, 0.02), (0.185, 0.17), (0.19, 0.18)], red, 64, smooth=False, location=spot)
    lathe([(0.192, 0.18), (0.19, 0.19), (0.1, 0.225), (0.03, 0.232), (0, 0.233)], red, 64, location=spot)
    lathe([(0.012, 0.23), (0.012, 0.25), (0.03, 0.265), (0.02, 0.28), (0, 0.282)], steel, 32, location=spot)
    for side in (-1, 1):
        ear = [
            (x + side * 0.18, y - 0.06, z + 0.13),
            (x + side * 0.235, y - 0.05, z + 0.135),
            (x + side * 0.235, y + 0.05, z + 0.135),
            (x + side * 0.18, y + 0.06, z + 0.13),
        ]
        tubes([ear], 0.012, red)


def _boot():
    """A rubber boot; its toe points to the viewer."""
    rubber, sole, lining = (
        surface('#c89a1c', roughness=0.25, coat=0.4),
        surface('#5a4420', roughness=0.7),
        surface('#2a2218', roughness=1),
    )
    shaft = [(0.07, 0.06), (0.066, 0.12), (0.075, 0.2), (0.083, 0.34), (0.086, 0.345), (0.08, 0.34), (0.07, 0.2)]
    parts = [lathe(shaft, rubber, 40, location=(0, 0.05, 0), scale=(0.9, 1.1, 1))]
    parts.append(lathe([(0.073, 0.24), (0, 0.2)], lining, 32, location=(0, 0.05, 0), scale=(0.9, 1.1, 1)))
    parts.append(place(blob_data((0.056, 0.145, 0.075), 0, 1, 4, floor=-0.05), rubber, (0, -0.02, 0.07)))
    parts.append(place(blob_data((0.06, 0.15, 0.02), 0, 1, 4, floor=-0.012), sole, (0, -0.02, 0.014)))
    return parts


def _armchair(spot, dark):
    """A low armchair of wood and wool that faces the stove, with a blanket over its arm."""
    wool = surface('#c9beac', '#d6ccbb', scale=60, roughness=0.95, sheen=0.4, bump=0.25, bump_scale=120)
    parts = [
        box((0.62, 0.66, 0.18), wool, 0.06, location=(0, 0, 0.38)),
        box((0.62, 0.18, 0.6), wool, 0.07, location=(0, 0.36, 0.68), rotation=(-0.25, 0, 0)),
    ]
    for side in (-1, 1):
        parts.append(box((0.06, 0.82, 0.04), dark, 0.015, location=(side * 0.38, 0.02, 0.58)))
        for depth in (-0.34, 0.36):
            parts.append(box((0.05, 0.05, 0.58), dark, 0.01, location=(side * 0.38, depth, 0.29)))
        parts.append(box((0.04, 0.74, 0.06), dark, 0.008, location=(side * 0.36, 0.02, 0.28)))
    blanket = surface('#2f5a6a', '#3a6a7a', scale=30, roughness=0.95, sheen=0.5, bump=0.4, bump_scale=90)

    def drape(u, v):
        fall = abs(v - 0.4) * 1.1
        side = -1 if v < 0.4 else 1
        return 0.38 + side * (0.045 + 0.012 * _fold(u, v)), (u - 0.5) * 0.42, 0.625 - max(0, fall - 0.05) * 0.8

    parts.append(thicken(sheet(drape, 30, 50, blanket), 0.02))
    group(parts, (*spot, 0), (0, 0, math.pi / 2 + 0.75))


def _fold(u, v):
    """A fold that depends on the place alone."""
    return math.sin(u * 21) * (0.4 + v)

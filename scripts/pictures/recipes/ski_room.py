"""A room where skis are lent: skis in racks, boots and helmets on shelves, a bench. 1 unit is 1 m."""

import math

from kit import chance
from kit.camera import camera
from kit.furniture import black_steel, pendant
from kit.lights import area_light, sky
from kit.materials import surface
from kit.rooms import floor_of_planks, plain_walls
from kit.shapes import box, group, place, sheet, thicken
from kit.solids import blob_data, lathe, tubes
from kit.wood import wood

SKIS = (
    ('#c8321c', '#f0e6d2'), ('#1f4a8a', '#e0a42c'), ('#17181c', '#c8321c'), ('#e6e2d8', '#2f6a9a'),
    ('#d98a1c', '#22262c'), ('#2f6a5a', '#e6dcc0'), ('#5a2a6a', '#e0c04a'),
)  # fmt: skip
HELMETS = ('#1c1d20', '#e6e4de', '#b0281c', '#1f5a7a', '#d9a01c', '#3f5a44')


def build(turn=0.0):
    """`turn` moves the camera sideways."""
    sky('#dfe8f2', 0.5)
    area_light((-3.2, 0.2, 2.2), (0.3, 2.6, 0.9), 2.6, 230, '#eef4ff')
    area_light((0.4, -2.8, 2.9), (0.2, 2, 0.6), 3.2, 110, '#ffe8cc')
    pine, steel = wood('#9a6c3e', '#d0a069', 0.5), black_steel()
    floor_of_planks('#4a4038', '#6b5e52', 0.2, 0.5)
    plaster = surface('#e4dfd5', roughness=0.85)
    plain_walls(plaster, plaster, surface('#e9e4d8', roughness=0.9))
    for row in range(24):
        box((7.6, 0.05, 0.128), pine, 0.01, location=(-0.4, 3.97, 0.066 + row * 0.131))
    _ski_rack(pine, steel)
    _shelves(pine)
    _bench((-0.5, 0.95), pine, steel)
    _poles((2.95, 2.2))
    for x in (-1.3, 0.5, 2.2):
        pendant(x, 2.1, 2.4, surface('#26343c', roughness=0.4), steel, 1.2, 30)
    camera((-1.0 + turn, -2.7, 1.5), (0.3, 2.6, 1.1), lens=29, blur=0.03, focus=(0, 2.4, 1.0))


def ski(colour, band, length=1.72):
    """A ski standing upright, its tip bent to the viewer."""
    base, stripe = surface(colour, colour, roughness=0.25, coat=0.6), surface(band, band, roughness=0.25, coat=0.6)
    steel = surface('#26282c', roughness=0.35)

    def point(u, v):
        waist = 0.041 + 0.012 * abs(2 * v - 1) ** 2
        round_tip = math.sqrt(max(0.0, 1 - max(0.0, (v - 0.93) / 0.07) ** 2)) if v > 0.93 else 1
        bend = max(0.0, v - 0.87) / 0.13
        return (u - 0.5) * 2 * waist * round_tip, -0.075 * bend**2, length * v

    def mark(u, v):
        x, y, z = point(0.12 + 0.76 * u, 0.56 + 0.3 * v)
        return x, y - 0.008, z

    def toe(u, v):
        x, y, z = point(0.12 + 0.76 * u, 0.08 + 0.16 * v)
        return x, y - 0.008, z

    parts = [thicken(sheet(point, 9, 90, base), 0.013), sheet(mark, 3, 30, stripe), sheet(toe, 3, 20, stripe)]
    for z, high in ((0.62, 0.12), (0.92, 0.1)):
        parts.append(box((0.062, 0.05, high), steel, 0.014, location=(0, -0.035, z)))
    return parts


def _ski_rack(pine, steel):
    """Pairs of skis between pegs on the wall to the left."""
    for z in (0.42, 1.32):
        box((2.7, 0.08, 0.11), pine, 0.012, location=(-1.35, 3.88, z))
    for i in range(10):
        x = -2.55 + 0.265 * i
        colours = SKIS[i % len(SKIS)]
        tall = chance.between(1.55, 1.8)
        for side in (-1, 1):
            group(ski(*colours, tall), (x + side * 0.054, 3.8, 0.05), (0.02, 0, 0))
    pegs = [
        [(-2.68 + 0.265 * i, 3.86, 1.32), (-2.68 + 0.265 * i, 3.78, 1.325), (-2.68 + 0.265 * i, 3.7, 1.34)]
        for i in range(11)
    ]
    tubes(pegs, 0.012, steel)
    box((2.8, 0.34, 0.05), pine, 0.012, location=(-1.35, 3.8, 0.02))


def _boot(colour, buckle):
    """A ski boot with its shell, its cuff and four buckles, its toe to the viewer."""
    shell, liner = surface(colour, colour, roughness=0.3, coat=0.3), surface('#1a1b1e', roughness=0.9)
    metal = surface(buckle, roughness=0.3, metallic=0.9)
    parts = [box((0.105, 0.3, 0.03), liner, 0.01, location=(0, 0, 0.015))]
    parts.append(place(blob_data((0.058, 0.15, 0.075), 0.02, 1, 4, floor=-0.045), shell, (0, -0.01, 0.07)))
    cuff = [(0.052, 0), (0.06, 0.04), (0.062, 0.12), (0.066, 0.22), (0.058, 0.225), (0.05, 0.1)]
    parts.append(lathe(cuff, shell, 40, location=(0, 0.06, 0.075), rotation=(0.16, 0, 0), scale=(0.95, 1.2, 1)))
    inner = [(0.054, 0.1), (0.056, 0.25), (0.05, 0.255), (0.045, 0.1)]
    parts.append(lathe(inner, liner, 40, location=(0, 0.06, 0.075), rotation=(0.16, 0, 0), scale=(0.95, 1.2, 1)))
    for y, z, wide in ((-0.085, 0.125, 0.075), (-0.045, 0.15, 0.085), (-0.03, 0.2, 0.1), (-0.045, 0.255, 0.105)):
        parts.append(box((wide, 0.016, 0.016), metal, 0.004, location=(0, y, z), rotation=(0.5, 0, 0.06)))
    return parts


def _helmet(colour):
    """A helmet with its goggles."""
    shell, lens = (
        surface(colour, colour, roughness=0.3, coat=0.4),
        surface('#2a1a3a', '#7a4a2a', scale=3, roughness=0.05, coat=1),
    )
    dome = place(blob_data((0.12, 0.14, 0.125), 0, 1, 5, floor=-0.05), shell, (0, 0, 0.055))
    strap = surface('#17181a', roughness=0.8)
    goggles = box((0.18, 0.05, 0.075), lens, 0.03, location=(0, -0.12, 0.055), rotation=(-0.15, 0, 0))
    band = [(0.125 * math.cos(t), 0.145 * math.sin(t), 0.062) for t in (math.pi * (i / 12 - 0.13) for i in range(16))]
    return [dome, goggles, tubes([band], 0.016, strap, flatness=0.5)]


def _shelves(pine):
    """Boots and helmets in an open rack to the right."""
    start, end = 0.35, 3.1
    for x in (start, (start + end) / 2, end):
        box((0.05, 0.4, 2.2), pine, 0.01, location=(x, 3.72, 1.1))
    for row, z in enumerate((0.16, 0.64, 1.12, 1.6, 2.08)):
        box((end - start + 0.1, 0.42, 0.04), pine, 0.01, location=((start + end) / 2, 3.72, z))
        for column in range(2):
            left = start + column * (end - start) / 2 + 0.14
            if row < 3:
                for i in range(4):
                    colour = ('#c8cacc', '#22242a', '#b0301f', '#2f4f7a')[(row * 3 + i + column) % 4]
                    for side in (-1, 1):
                        spot = (left + 0.1 + 0.3 * i + side * 0.062, 3.7, z + 0.02)
                        group(_boot(colour, '#c9ccd0'), spot, (0, 0, chance.between(-0.05, 0.05)))
            else:
                for i in range(4):
                    colour = HELMETS[(row + i * 2 + column) % 6]
                    group(_helmet(colour), (left + 0.1 + 0.3 * i, 3.7, z + 0.02), (0, 0, chance.between(-0.3, 0.3)))


def _bench(spot, pine, steel):
    """A long bench with a pair of boots before it and gloves on it."""
    x, y = spot
    for i in range(3):
        box((1.8, 0.12, 0.05), pine, 0.012, location=(x, y - 0.13 + 0.13 * i, 0.45))
    for dx in (-0.7, 0.7):
        box((0.05, 0.36, 0.43), steel, 0.008, location=(x + dx, y, 0.215))
    for dx in (1.15, 1.3):
        group(_boot('#b0301f', '#c9ccd0'), (x + dx, y + 0.15 * dx, 0), (0, 0, 0.5))
    group(_helmet('#e6e4de'), (x - 0.55, y, 0.475), (0, 0, 0.5))
    scarf = surface('#2f5a6a', '#3a6a7a', scale=50, roughness=0.95, sheen=0.5, bump=0.4, bump_scale=90)
    for i in range(3):
        box(
            (0.34 - 0.01 * i, 0.26, 0.045),
            scarf,
            0.02,
            location=(x + 0.1, y, 0.5 + 0.044 * i),
            rotation=(0, 0, 0.08 * i),
        )


def _poles(spot):
    """A basket full of poles."""
    x, y = spot
    box((0.42, 0.42, 0.5), wood('#5a3a22', '#8a5f3a', 0.5), 0.012, location=(x, y, 0.25))
    for _ in range(11):
        dx, dy = chance.between(-0.15, 0.15), chance.between(-0.15, 0.15)
        lean = (x + dx * 1.7, y + dy * 1.7)
        tint = surface(chance.pick(SKIS)[0], roughness=0.3)
        tubes(
            [[(x + dx, y + dy, 0.3), ((x + dx + lean[0]) / 2, (y + dy + lean[1]) / 2, 0.75), (*lean, 1.15)]],
            0.009,
            tint,
        )
        tubes([[(*lean, 1.12), (*lean, 1.2), (*lean, 1.26)]], 0.017, surface('#17181a', roughness=0.6))

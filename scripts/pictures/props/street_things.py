"""What stands on the pavement before a store: planters, bamboo, a bench, a large cone; 1 unit is 1 m."""

import math

from kit import chance
from kit.leaves import leaf
from kit.materials import surface
from kit.outdoors import hedge
from kit.shapes import box, group, place
from kit.solids import blob_data, lathe, tubes
from kit.wood import wood
from props.garden import bush
from props.shop_walls import middle_of

GREENS = ('#3f6a30', '#5f8a44', '#2f5a2c')


def clay_pot(x, y, size=1.0, flower='#d9506a', colour='#a8603c'):
    """A clay pot with a plant in bloom."""
    clay = surface(colour, colour, scale=5, roughness=0.85, bump=0.15, bump_scale=20)
    side = [(0, 0), (0.13, 0), (0.18, 0.26), (0.2, 0.26), (0.205, 0.34), (0.185, 0.34), (0.17, 0.29), (0, 0.28)]
    lathe([(r * size, h * size) for r, h in side], clay, 56, smooth=False, location=(x, y, 0))
    soil = surface('#2f2116', '#45321f', scale=14, roughness=1)
    place(blob_data((0.17, 0.17, 0.03), 0.2, 3, 4), soil, (x, y, 0.29 * size), scale=size)
    for dx, dy in ((0, 0), (0.06, -0.05), (-0.06, -0.04)):
        bush((x + dx * size, y + dy * size, 0.3 * size), 1.6 * size, GREENS, flower, 50)


def box_planter(left, right, y, colour, height=0.42):
    """A long planter with a clipped hedge."""
    paint, middle = surface(colour, roughness=0.55), (left + right) / 2
    box((right - left, 0.58, height), paint, 0.012, location=(middle, y, height / 2 + 0.03))
    for z in (0.06, height + 0.02):
        box((right - left + 0.04, 0.62, 0.05), paint, 0.01, location=(middle, y, z))
    hedge(left + 0.1, right - 0.1, y, height + 0.26, 0.24, int(900 * (right - left)))


def bamboo(x, y, height=1.7, stems=9, pot='#2f3336'):
    """Bamboo in a square pot."""
    stone = surface(pot, pot, scale=6, roughness=0.7)
    box((0.42, 0.42, 0.46), stone, 0.02, location=(x, y, 0.23))
    cane, green = surface('#6b7a34', '#8a9448', scale=5, roughness=0.45), surface('#3f6a2c', '#5a8438', roughness=0.5)
    for _ in range(stems):
        dx, dy = chance.in_disc(0.13)
        lean, high = chance.between(-0.12, 0.12), height * chance.between(0.75, 1.1)
        line = [(x + dx + lean * t * t, y + dy, 0.4 + high * t) for t in (0, 0.3, 0.6, 1)]
        tubes([line], 0.011, cane)
        for _ in range(22):
            t = chance.between(0.3, 1.0)
            spot = (x + dx + lean * t * t + chance.around(0, 0.03), y + dy + chance.around(0, 0.03), 0.4 + high * t)
            tip = (chance.between(-0.4, 0.4), chance.between(-0.2, 0.7), chance.angle())
            leaf(green, chance.between(0.14, 0.24), 0.016, 0.5, fineness=5, location=spot, rotation=tip)


def bench(x, y, colour=('#6e4630', '#a06e50'), length=1.5, facing=0.0):
    """A bench of slats on two iron feet."""
    timber, iron = wood(*colour, 0.5), surface('#23282a', roughness=0.5)
    parts = [box((length, 0.085, 0.035), timber, 0.008, location=(0, -0.15 + 0.1 * i, 0.46)) for i in range(4)]
    for i in range(3):
        spot = (0, 0.22 + 0.02 * i, 0.58 + 0.12 * i)
        parts.append(box((length, 0.03, 0.09), timber, 0.008, location=spot, rotation=(-0.15, 0, 0)))
    for side in (-1, 1):
        sx = side * (length / 2 - 0.18)
        leg = [(sx, -0.17, 0), (sx, -0.16, 0.25), (sx, -0.16, 0.435), (sx, 0, 0.435), (sx, 0.18, 0.435)]
        parts.append(tubes([leg], 0.02, iron))
        back = [(sx, 0.24, 0), (sx, 0.2, 0.3), (sx, 0.22, 0.5), (sx, 0.3, 0.9)]
        parts.append(tubes([back], 0.02, iron))
    group(parts, (x, y, 0), (0, 0, facing))


def large_cone(x, y, scoops=('#e9a0a8', '#f2e2bc', '#a9bd7a'), size=1.0):
    """A cone of gelato as tall as a child, on a round foot."""
    waffle, lines = surface('#c4823c', '#d29450', scale=6, roughness=0.6), []
    foot = surface('#c8566a', roughness=0.4)
    parts = [lathe([(0.26, 0), (0.26, 0.05), (0.05, 0.07), (0.045, 0.2)], foot, 48, smooth=False)]
    parts.append(
        lathe(
            [(0.02, 0.12), (0.05, 0.14), (0.235, 0.8), (0.25, 0.8), (0.25, 0.86), (0, 0.86)], waffle, 56, smooth=False
        )
    )
    for turn in (-1, 1):
        for i in range(9):
            line = []
            for step in range(9):
                t = step / 8
                around, reach = i * math.pi / 4.5 + turn * t * 1.3, 0.053 + 0.184 * t
                line.append((reach * math.cos(around), reach * math.sin(around), 0.15 + 0.64 * t))
            lines.append(line)
    parts.append(tubes(lines, 0.008, surface('#a8682c', roughness=0.7)))
    for i, (dx, z) in enumerate(((-0.1, 0.98), (0.12, 0.99), (0.01, 1.2))):
        cream = surface(scoops[i], scoops[i], scale=8, roughness=0.35, coat=0.3)
        form = blob_data((0.19, 0.19, 0.18), 0.07, 2.4, 5, seed=i, octaves=2)
        parts.append(place(form, cream, (dx, -0.03 * i, z)))
        skirt = blob_data((0.2, 0.2, 0.06), 0.3, 3.2, 5, seed=i + 4, octaves=3)
        parts.append(place(skirt, cream, (dx, -0.03 * i, z - 0.1)))
    group(parts, (x, y, 0), (0, 0, 0), size)


# name: what it places, given window, door and the side of the door
THINGS = {
    'bench': lambda window, entry, side: bench(middle_of(window) - 0.1 * side, -0.55),
    'cone': lambda window, entry, side: large_cone(middle_of(entry) - 0.98 * side, -0.55),
    'pots': lambda window, entry, side: [
        clay_pot(middle_of(entry) + 0.85 * side, -0.4, 1.1, '#e8b84a'),
        clay_pot(middle_of(window) - 1.5 * side, -0.4, 1.15, '#d9506a'),
        clay_pot(middle_of(window) - 1.12 * side, -0.55, 0.8, '#f1e9e0'),
    ],
    'planters': lambda window, entry, side: [
        box_planter(window[0] + 0.05, middle_of(window) - 0.1, -0.46, '#2c3234'),
        box_planter(middle_of(window) + 0.1, window[1] - 0.05, -0.46, '#2c3234'),
    ],
    'bamboo': lambda window, entry, side: [
        bamboo(middle_of(window) - 1.6 * side, -0.4),
        bamboo(middle_of(entry) + 0.8 * side, -0.4, 1.3),
    ],
}

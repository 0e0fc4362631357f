"""What comes to a home: a furnace filter, boards and fittings, cartons, straps; lengths are in units of 10 cm."""

import math

from kit import chance
from kit.materials import surface
from kit.shapes import box, sheet, thicken
from kit.solids import lathe, tubes
from kit.wood import wood


def furnace_filter(wide=4.0, tall=5.0, pleat='#e9ebec'):
    """A pleated filter in its frame of card, standing upright, its face to the viewer."""
    paper, card = surface(pleat, pleat, scale=30, roughness=0.95), surface('#c9a87c', '#d3b48a', scale=8, roughness=0.8)
    count = 26

    def fold(u, v):
        phase = u * count
        depth = abs(phase - math.floor(phase) - 0.5) * 2
        return (u - 0.5) * (wide - 0.3), -0.36 * depth + 0.02, 0.12 + (tall - 0.24) * v

    media = sheet(fold, count * 4 + 1, 3, paper)
    media.data.polygons.foreach_set('use_smooth', [False] * len(media.data.polygons))
    parts = [media]
    for x in (-1, 1):
        parts.append(box((0.3, 0.5, tall), card, 0.02, location=(x * (wide / 2 - 0.13), -0.16, tall / 2)))
    for z in (0.15, tall - 0.15):
        parts.append(box((wide - 0.56, 0.49, 0.3), card, 0.02, location=(0, -0.16, z)))
    wire = surface('#c3c6c9', roughness=0.3, metallic=1)
    lines = []
    for i in range(1, 9):
        z = 0.15 + (tall - 0.3) * i / 9
        lines.append([(x * (wide / 2 - 0.2), -0.365, z) for x in (-1, -0.3, 0.3, 1)])
    for x in (-1.2, 0, 1.2):
        lines.append([(x, -0.368, 0.2 + (tall - 0.4) * t) for t in (0, 0.3, 0.7, 1)])
    return [*parts, tubes(lines, 0.014, wire, fineness=3)]


def board(wide=5.0, deep=2.4, dark='#9a7448', light='#c9a578', holes=True):
    """A board of a desk, lying, with holes for dowels along its front."""
    timber, hole = wood(dark, light, 0.45), surface('#4a3420', roughness=1)
    parts = [box((wide, deep, 0.18), timber, 0.012, location=(0, 0, 0.09))]
    if holes:
        for x in (-0.42, -0.36, 0.36, 0.42):
            spot = (x * wide, -deep / 2 - 0.001, 0.09)
            parts.append(
                lathe([(0.04, 0), (0, 0)], hole, 24, smooth=False, location=spot, rotation=(math.pi / 2, 0, 0))
            )
            spot = (x * wide, -deep / 2 + 0.34, 0.181)
            parts.append(lathe([(0.075, 0), (0, 0)], hole, 24, smooth=False, location=spot))
    return parts


def dowels(count=7):
    """Fluted dowels of beech."""
    beech = wood('#b58a58', '#e0bd8c', 0.6)
    parts = []
    for i in range(count):
        x, y = chance.in_disc(0.55)
        lines = [(0, -0.2), (0.035, -0.2), (0.05, -0.17), (0.05, 0.17), (0.035, 0.2), (0, 0.2)]
        dowel = lathe(lines, beech, 14, smooth=False, location=(x, y, 0.05 + 0.02 * (i % 2)))
        dowel.rotation_euler = (math.pi / 2, 0, chance.angle())
        parts.append(dowel)
    return parts


def cam_locks(count=6):
    """Round locks and their bolts, of zinc."""
    zinc, dark = surface('#b0b3b6', roughness=0.35, metallic=1), surface('#3a3c3e', roughness=0.6)
    parts = []
    for _ in range(count):
        x, y = chance.in_disc(0.75)
        side = [(0, 0), (0.075, 0), (0.075, 0.12), (0.065, 0.13), (0, 0.13)]
        parts.append(lathe(side, zinc, 32, smooth=False, location=(x, y, 0)))
        turn = chance.angle()
        for extra in (0, math.pi / 2):
            parts.append(box((0.09, 0.018, 0.01), dark, 0.002, location=(x, y, 0.13), rotation=(0, 0, turn + extra)))
        a, b = chance.in_disc(1.1)
        bolt = [(0, -0.2), (0.03, -0.2), (0.03, 0.0), (0.018, 0.02), (0.018, 0.12), (0.04, 0.14), (0.04, 0.2), (0, 0.2)]
        parts.append(lathe(bolt, zinc, 20, smooth=False, location=(a, b, 0.045), rotation=(math.pi / 2, 0, turn)))
    return parts


def hex_key():
    """A bent key with six sides."""
    steel = surface('#2a2c2f', roughness=0.35, metallic=0.8)
    line = [
        (-0.75, 0, 0.04),
        (0.4, 0, 0.04),
        (0.55, 0, 0.04),
        (0.62, 0.07, 0.04),
        (0.62, 0.18, 0.04),
        (0.62, 0.42, 0.04),
    ]
    return [tubes([line], 0.04, steel, fineness=1)]


def carton(wide=2.6, deep=2.0, high=1.9, tape='#8a5c30'):
    """A closed carton with a strip of tape."""
    card, strip = surface('#96693f', '#a3764a', scale=5, roughness=0.85), surface(tape, roughness=0.3, coat=0.4)
    parts = [box((wide, deep, high), card, 0.04, location=(0, 0, high / 2))]
    parts.append(box((wide + 0.006, 0.02, 0.012), surface('#5a3c20', roughness=1), 0.002, location=(0, 0, high)))
    parts.append(box((wide + 0.01, 0.36, 0.02), strip, 0.004, location=(0, 0, high)))
    for side in (-1, 1):
        parts.append(box((0.02, 0.36, 0.5), strip, 0.004, location=(side * wide / 2, 0, high - 0.24)))
    return parts


def strap(colour='#d9821c', turns=5):
    """A rolled strap with its buckle."""
    web, metal = surface(colour, colour, scale=60, roughness=0.8), surface('#b0b3b6', roughness=0.3, metallic=1)

    def roll(u, v):
        turn = u * turns * 2 * math.pi
        reach = 0.14 + 0.5 * u
        return reach * math.cos(turn), reach * math.sin(turn), 0.02 + 0.5 * v

    def tail(u, v):
        return 0.64 + 1.3 * u * 0.5, 0.9 * u * u - 0.02, 0.02 + 0.5 * v

    parts = [thicken(sheet(roll, 240, 3, web), 0.035), thicken(sheet(tail, 30, 3, web), 0.035)]
    parts.append(box((0.42, 0.14, 0.62), metal, 0.05, location=(1.3, 0.88, 0.3), rotation=(0, 0, 0.9)))
    return [*parts, box((0.5, 0.08, 0.3), metal, 0.03, location=(1.38, 1.0, 0.3), rotation=(0, 0, 0.5))]

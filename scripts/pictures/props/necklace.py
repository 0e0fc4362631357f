"""A fine necklace with its stone; lengths are in units of 10 cm."""

import math

from mathutils import Vector

from kit.materials import surface
from kit.shapes import group, mesh_data, place
from kit.solids import lathe, tubes


def metal(colour='#d9a648', roughness=0.14):
    """Polished metal."""
    return surface(colour, colour, roughness=roughness, metallic=1)


def cut_stone(radius=0.2, colour='#2f6fb0'):
    """A round stone with flat facets, its table up."""
    rings = ((0.0, 0.55, 0.32), (0.5, 0.82, 0.2), (0.0, 1.0, 0.0), (0.5, 0.6, -0.35))
    points = [
        (
            reach * radius * math.cos((i + shift) * math.pi / 6),
            reach * radius * math.sin((i + shift) * math.pi / 6),
            z * radius,
        )
        for shift, reach, z in rings
        for i in range(12)
    ]
    faces = [tuple(range(12))]
    for ring in range(3):
        a, b = ring * 12, (ring + 1) * 12
        for i in range(12):
            low, high = (b + i, b + (i + 1) % 12), (a + i, a + (i + 1) % 12)
            if rings[ring][0] < rings[ring + 1][0]:
                faces += [(high[0], low[0], high[1]), (low[0], low[1], high[1])]
            else:
                faces += [(high[0], low[0], low[1]), (high[0], low[1], high[1])]
    gem = surface(colour, colour, roughness=0.02, metallic=0.55, coat=1)
    return place(mesh_data(points, faces, smooth=False), gem)


def necklace(stone='#2f5fa0', gold='#cf9a4c'):
    """A chain in a loose loop; its stone sits in a bezel."""
    links, bright = [], metal(gold)
    line = []
    for i in range(1201):
        t = i / 1200
        turn = -math.pi / 2 + 2 * math.pi * t
        swell = 1 + 0.16 * math.sin(turn * 2 + 0.6) + 0.08 * math.cos(turn * 3)
        line.append(Vector((1.15 * swell * math.cos(turn), 0.35 + 0.95 * swell * math.sin(turn), 0.035)))
    ring = [(0.042 * math.cos(t), 0.026 * math.sin(t), 0) for t in (k * math.pi / 6 for k in range(13))]
    pattern = tubes([ring], 0.0105, bright, fineness=2)
    pattern.hide_render = True
    walked, odd = 0.0, False
    for before, spot in zip(line, line[1:]):
        walked += (spot - before).length
        if walked >= 0.058:
            walked, odd = 0.0, not odd
            ahead = spot - before
            turn = math.atan2(ahead.y, ahead.x)
            links.append(place(pattern.data, None, spot, (1.05 if odd else -0.35, 0, turn)))
    low = min(line, key=lambda point: point.y)
    bezel = [(0, 0), (0.19, 0), (0.235, 0.04), (0.24, 0.13), (0.215, 0.15), (0.2, 0.12)]
    gem = cut_stone(0.2, stone)
    gem.location = (0, 0, 0.13)
    eye = [(0.075 * math.cos(t), 0.28 + 0.075 * math.sin(t), 0.07) for t in (k * math.pi / 8 for k in range(17))]
    jewel = [lathe(bezel, bright, 64, smooth=False), gem, tubes([eye], 0.022, bright, fineness=4)]
    return [*links, group(jewel, (low.x, low.y - 0.26, 0.0), (0.12, 0, 0.06), 0.74)]

"""Things of a treatment room: glass and bamboo cups, needles, bands, a roller; lengths are in units of 10 cm."""

import math

from mathutils import noise

from kit import chance
from kit.clear import film, glass
from kit.materials import surface
from kit.shapes import box, place, sheet, thicken
from kit.solids import blob_data, lathe, tubes
from kit.wood import wood


def glass_cup(size=1.0):
    """A cup of thick glass, its mouth down."""
    clear = glass('#eef6f4')
    outside = [(0.4, 0), (0.44, 0.03), (0.42, 0.08), (0.46, 0.3), (0.45, 0.52), (0.36, 0.72), (0.2, 0.82), (0.1, 0.84)]
    outside += [(0.08, 0.9), (0.14, 0.96), (0.12, 1.04), (0, 1.08)]
    inside = [(0.37, 0.02), (0.42, 0.3), (0.41, 0.5), (0.32, 0.68), (0.16, 0.77), (0, 0.79)]
    rim = [(0.36, 0.02), (0.4, -0.01), (0.45, 0.03), (0.43, 0.08)]
    edge = surface('#cfe0dc', roughness=0.08, coat=0.8)
    parts = [lathe([(r * size, z * size) for r, z in each], clear, 80) for each in (outside, inside)]
    parts.append(lathe([(r * size, z * size) for r, z in rim], film('#dcecea', 1.7, 0.02, 0, edge=1.6), 80))
    return [*parts, lathe([((0.405) * size, 0.004), (0.385 * size, 0.01)], edge, 80, smooth=False)]


def bamboo_cup(size=1.0):
    """A cup of bamboo, its mouth up."""
    cane, cut = wood('#8a5f34', '#b58a54', 0.35), surface('#cfae7c', '#bd9a68', scale=12, roughness=0.7)
    side = [(0, 0), (0.36, 0), (0.39, 0.03), (0.4, 0.5), (0.42, 0.56), (0.4, 0.62), (0.4, 1.05)]
    parts = [lathe([(r * size, z * size) for r, z in side], cane, 80)]
    mouth = [(0.4, 1.05), (0.37, 1.08), (0.33, 1.05), (0.33, 0.3), (0, 0.28)]
    return [*parts, lathe([(r * size, z * size) for r, z in mouth], cut, 80)]


def needles(count=10):
    """Fine needles with wound handles, lying side by side on gauze."""
    copper, steel = surface('#b5763f', roughness=0.3, metallic=1), surface('#c9ccd0', roughness=0.15, metallic=1)
    gauze = surface('#f3f1ea', '#e9e6dc', scale=40, roughness=0.95)
    parts = [box((1.5, 1.25, 0.05), gauze, 0.03, location=(0.1, 0, 0.025))]
    for i in range(count):
        y, turn = -0.45 + 0.1 * i, chance.between(-0.03, 0.03)
        coil = [
            (0.1 + 0.5 * t, y + 0.018 * math.sin(t * 90) + turn * t, 0.08 + 0.018 * math.cos(t * 90))
            for t in (k / 60 for k in range(61))
        ]
        parts.append(tubes([coil], 0.01, copper, fineness=2))
        parts.append(tubes([[(-0.55, y, 0.07), (0, y, 0.075), (0.4, y + turn * 0.5, 0.08)]], 0.008, steel, fineness=2))
    return parts


def latex_band(colour='#c8402c', turns=4.6, wide=1.15):
    """A rolled band for exercises, standing, its end loose."""
    latex = surface(colour, colour, roughness=0.5, sheen=0.2, scatter=0.1)

    def roll(u, v):
        turn = u * turns * 2 * math.pi
        reach = 0.14 + 0.28 * u + 0.012 * noise.noise((turn, 0, 1))
        return (v - 0.5) * wide, reach * math.cos(turn), 0.42 + reach * math.sin(turn)

    def tail(u, v):
        return (v - 0.5) * wide, -0.05 - 1.1 * u, 0.015 + 0.05 * math.sin(u * 7) ** 2 * (1 - u)

    return [thicken(sheet(roll, 300, 4, latex), 0.02), thicken(sheet(tail, 40, 4, latex), 0.02)]


def spiky_ball(colour='#3f8a9a', radius=0.42):
    """A massage ball with blunt spikes."""
    rubber = surface(colour, colour, roughness=0.5, coat=0.1)
    parts = [place(blob_data((radius,) * 3, 0, 1, 5), rubber, (0, 0, radius * 1.14))]
    for i in range(110):
        rise, turn = math.asin(1 - 2 * (i + 0.5) / 110), i * 2.39996
        out = (math.cos(rise) * math.cos(turn), math.cos(rise) * math.sin(turn), math.sin(rise))
        spot = tuple(radius * 1.03 * part for part in out)
        bump = blob_data((0.055, 0.055, 0.055), 0, 1, 2)
        parts.append(place(bump, rubber, (spot[0], spot[1], spot[2] + radius * 1.14)))
    return parts


def foam_roller(colour='#2f4a5a', length=3.0, radius=0.72):
    """A roller with a pattern of blocks."""
    foam = surface(colour, colour, scale=20, roughness=0.85)
    tube = [(radius * 0.62, -length / 2), (radius * 0.93, -length / 2), (radius * 0.95, -length / 2 + 0.04)]
    profile = [*tube, *((r, -z) for r, z in reversed(tube)), tube[0]]
    placing = {'location': (0, 0, radius), 'rotation': (0, math.pi / 2, 0)}
    parts = [lathe(profile, foam, 96, smooth=False, **placing)]
    for ring in range(9):
        for i in range(12):
            turn = i * math.pi / 6 + (0.26 if ring % 2 else 0)
            spot = (
                -length / 2 + 0.2 + ring * (length - 0.4) / 8,
                radius * 0.96 * math.cos(turn),
                radius + radius * 0.96 * math.sin(turn),
            )
            parts.append(box((0.27, 0.08, 0.28), foam, 0.03, location=spot, rotation=(turn + math.pi / 2, 0, 0)))
    return parts

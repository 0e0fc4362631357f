"""Rings, pearls, a watch and a pendant on velvet or stone."""

import math

from mathutils import Vector

from kit import chance
from kit.arrange import arrange
from kit.clear import film
from kit.materials import surface
from kit.shapes import box, group, mesh_data, place
from kit.solids import blob_data, lathe, tubes

DEFAULT = (('box', (0.1, 0.25), -8), ('ring', (0, 0, 0.0), 0))


def build(things=DEFAULT, **scene):
    """Things: box (with a ring in it), ring, band, pearls, watch, pendant, cushion."""
    arrange(THINGS, things, **scene)


def gold(colour='#d9a648'):
    """Polished metal."""
    return surface(colour, colour, roughness=0.12, metallic=1)


def velvet(colour='#1f2a4a'):
    """Soft, matt fabric with a bright edge."""
    return surface(colour, colour, scale=30, roughness=0.95, sheen=1.0, bump=0.2, bump_scale=120)


def _facets(radius, material):
    """A brilliant: a table, a crown and a pavilion of flat facets."""
    rings = ((0.0, 0.56, 8, 0.36), (0.2, 0.86, 8, 0.2), (0.0, 1.0, 16, 0.05), (0.0, 1.0, 16, 0.0), (0.2, 0.55, 8, -0.4))
    points, starts = [], []
    for shift, reach, count, z in rings:
        starts.append((len(points), count))
        for i in range(count):
            turn = (i + shift * 2.5) * 2 * math.pi / count
            points.append((reach * radius * math.cos(turn), reach * radius * math.sin(turn), z * radius))
    points.append((0, 0, -0.82 * radius))
    faces = [tuple(range(8))]
    for (a, n), (b, m) in zip(starts, starts[1:]):
        for i in range(m):
            low, high = (b + i, b + (i + 1) % m), (a + (i * n // m), a + ((i + 1) * n // m) % n)
            faces.append((*low, high[1]) if high[0] == high[1] else (*low, high[1], high[0]))
            if n == m:
                continue
    last, count = starts[-1]
    faces += [(last + i, last + (i + 1) % count, len(points) - 1) for i in range(count)]
    return place(mesh_data(points, faces, smooth=False), material)


def _ring(stone='#e6eef4', metal='#d9a648', size=1.0):
    """A standing ring with a round stone."""
    band = lathe(
        [(0.36, -0.04), (0.4, -0.05), (0.42, 0), (0.4, 0.05), (0.36, 0.04), (0.35, 0), (0.36, -0.04)], gold(metal), 96
    )
    band.rotation_euler = (math.pi / 2, 0, 0)
    band.location = (0, 0, 0.42)
    crystal = surface(stone, stone, roughness=0.03, metallic=0.65, coat=1)
    jewel = _facets(0.17, crystal)
    jewel.location = (0, 0, 1.0)
    claws = []
    for i in range(6):
        turn = i * math.pi / 3
        x, y = math.cos(turn), math.sin(turn)
        claws.append(
            [
                (0.03 * x, 0.03 * y, 0.82),
                (0.12 * x, 0.12 * y, 0.9),
                (0.175 * x, 0.175 * y, 1.0),
                (0.15 * x, 0.15 * y, 1.04),
            ]
        )
    parts = [band, jewel, tubes(claws, 0.018, gold(metal), fineness=4)]
    return [group(parts, scale=size)]


def _band(metal='#c9ccd0', lean=0.0, width=0.07):
    """A plain ring lying flat, or leaning."""
    half = width
    side = [(0.36, -half), (0.385, -half), (0.4, 0), (0.385, half), (0.36, half), (0.352, 0), (0.36, -half)]
    return [lathe(side, gold(metal), 96, location=(0, 0, half + 0.36 * math.sin(lean)), rotation=(lean, 0, 0))]


def _box(colour='#1f2a4a', outside='#16203a', stone='#e6eef4'):
    """An open box lined with velvet; a ring stands in its slot."""
    leather, lining = surface(outside, outside, scale=40, roughness=0.5, bump=0.2, bump_scale=90), velvet(colour)
    parts = [box((1.5, 1.4, 0.6), leather, 0.08, location=(0, 0, 0.3))]
    for y in (-0.32, 0.32):
        parts.append(box((1.3, 0.58, 0.2), lining, 0.1, location=(0, y, 0.6)))
    lid = [
        box((1.5, 1.4, 0.4), leather, 0.08, location=(0, 0, 0.2)),
        box((1.32, 1.22, 0.16), lining, 0.1, location=(0, 0, 0.4)),
    ]
    parts.append(group(lid, (0, 0.78, 0.66), (-1.9 + math.pi, 0, 0)))
    parts.append(group(_ring(stone), (0, 0, 0.3)))
    return parts


def _pearls(colour='#d8c9b8'):
    """A string of pearls in loose curves."""
    shell = surface(colour, '#e2d3c8', '#cbb9b8', scale=2, roughness=0.16, coat=1)
    pearl = blob_data((0.115, 0.115, 0.113), 0.01, 1, 4)
    parts = []
    line = []
    for i in range(721):
        turn = math.pi * i / 360
        reach = 1.05 + 0.22 * math.cos(2 * turn + 0.4) + 0.1 * math.sin(3 * turn)
        line.append(Vector((reach * math.cos(turn) * 1.1, reach * math.sin(turn) * 0.85, 0.115)))
    walked = 0.0
    for before, spot in zip(line, line[1:]):
        walked += (spot - before).length
        if walked >= 0.212:
            walked = 0.0
            parts.append(place(pearl, shell, spot, chance.tilt(2), chance.between(0.95, 1.0)))
    return parts


def _watch(dial='#1c2a3f', strap='#5a3420', metal='#c9ccd0'):
    """A wrist watch around a small pillow."""
    steel, face = gold(metal), surface(dial, dial, roughness=0.35, coat=0.4)
    parts = [
        lathe([(0, -0.1), (0.4, -0.1), (0.46, -0.06), (0.47, 0.03), (0.43, 0.08), (0.4, 0.09), (0.39, 0.05)], steel)
    ]
    parts.append(lathe([(0.395, 0.05), (0, 0.05)], face, smooth=False))
    marks = gold('#e6e2d6')
    for i in range(12):
        turn = i * math.pi / 6
        long = 0.09 if i % 3 == 0 else 0.06
        spot = (0.325 * math.sin(turn), 0.325 * math.cos(turn), 0.058)
        parts.append(box((0.02, long, 0.012), marks, 0.003, location=spot, rotation=(0, 0, -turn)))
    for turn, long, wide in ((5.2, 0.2, 0.03), (1.0, 0.29, 0.022), (3.4, 0.31, 0.008)):
        spot = (0.4 * long * math.sin(turn), 0.4 * long * math.cos(turn), 0.07)
        parts.append(box((wide, long, 0.008), marks, 0.002, location=spot, rotation=(0, 0, -turn)))
    parts.append(lathe([(0.4, 0.085), (0.2, 0.1), (0, 0.104)], film('#ffffff', 1.5, 0.01, 0)))
    parts.append(
        lathe(
            [(0, 0), (0.06, 0), (0.065, 0.09), (0, 0.1)], steel, 24, location=(0.47, 0, 0), rotation=(0, math.pi / 2, 0)
        )
    )
    lean = 0.95
    case = group(parts, (0, -0.83 * math.cos(lean), 0.8 + 0.83 * math.sin(lean)), (math.pi / 2 - lean, 0, 0))
    leather = surface(strap, strap, scale=40, roughness=0.55, bump=0.25, bump_scale=90)
    ring = [(0.75, -0.21), (0.8, -0.2), (0.81, 0), (0.8, 0.2), (0.75, 0.21), (0.75, -0.21)]
    pillow = [(0, -0.62), (0.6, -0.62), (0.72, -0.5), (0.74, 0), (0.72, 0.5), (0.6, 0.62), (0, 0.62)]
    rolls = [lathe(ring, leather, smooth=False), lathe(pillow, velvet('#b5a892'))]
    for roll in rolls:
        roll.rotation_euler, roll.location = (0, math.pi / 2, 0), (0, 0, 0.8)
    return [case, *rolls]


def _pendant(stone='#3f8a5c'):
    """A smooth stone ring on a silk cord."""
    jade = surface(stone, '#7ab88a', '#2f6f48', scale=1.6, distortion=1.5, roughness=0.12, coat=0.8, scatter=0.3)
    ring = [(0.16, -0.07), (0.3, -0.09), (0.46, -0.05), (0.48, 0), (0.46, 0.05), (0.3, 0.09), (0.16, 0.07), (0.14, 0)]
    parts = [lathe([*ring, (0.16, -0.07)], jade, location=(0, -0.5, 0.09))]
    silk = surface('#5a1a1e', '#6e2428', scale=60, roughness=0.6, sheen=0.4, bump=0.4, bump_scale=140)
    cords = []
    for side in (-1, 1):
        turns = [(0.02, -0.3), (0.06, -0.02), (0.28, 0.25), (0.75, 0.5), (1.05, 0.95), (0.7, 1.5), (0.2, 2.3)]
        cords.append([(side * x * (1.0 if side > 0 else 1.25), y, 0.05) for x, y in turns])
    parts.append(tubes(cords, 0.034, silk, fineness=4))
    knot = blob_data((0.075, 0.09, 0.07), 0.2, 3, 3)
    return [*parts, place(knot, silk, (0, -0.06, 0.08))]


def _cushion(colour='#5a1f30'):
    return [place(blob_data((1.9, 1.5, 0.3), 0.02, 1, 5, floor=-0.2), velvet(colour), (0, 0, 0.22))]


THINGS = {
    'box': _box,
    'ring': _ring,
    'band': _band,
    'pearls': _pearls,
    'watch': _watch,
    'pendant': _pendant,
    'cushion': _cushion,
}

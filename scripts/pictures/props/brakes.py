"""A brake disc and its pads; lengths are in units of 10 cm."""

import math

from mathutils import noise

from kit.materials import painted, surface
from kit.shapes import box, sheet, slab
from kit.solids import lathe


def steel(colour='#a9acb0', roughness=0.3):
    """Turned metal."""
    return surface(colour, colour, roughness=roughness, metallic=1)


def brake_disc(radius=1.5, thick=0.3):
    """A vented disc lying on its rim, its hat up."""
    iron, dark = surface('#6f7276', '#85888c', scale=6, roughness=0.42, metallic=1), surface('#0c0d0e', roughness=0.8)
    ground = painted(roughness=0.3)
    ground.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = 1

    def face(u, v):
        turn, reach = u * 2 * math.pi, 0.82 + (radius - 0.85) * v
        return reach * math.cos(turn), reach * math.sin(turn), thick + 0.002

    def shade(u, v):
        tone = 0.42 + 0.1 * noise.noise((v * 60, 3, 0)) + 0.05 * noise.noise((v * 9, 7, 0))
        return (tone, tone, tone * 1.02, 1)

    parts = [sheet(face, 160, 90, ground, closed_across=True, colour=shade)]
    for low in (0, thick - 0.1):
        ring = [
            (0.7, low),
            (radius - 0.02, low),
            (radius, low + 0.02),
            (radius, low + 0.08),
            (radius - 0.02, low + 0.1),
        ]
        parts.append(lathe([*ring, (0.7, low + 0.1)], iron, 160, smooth=False))
    for i in range(44):
        turn = i * math.pi / 22
        spot = (1.14 * math.cos(turn), 1.14 * math.sin(turn), thick / 2)
        parts.append(box((0.66, 0.035, thick - 0.12), iron, 0.005, location=spot, rotation=(0, 0, turn)))
    hat = [(0.8, thick - 0.02), (0.74, thick + 0.02), (0.72, thick + 0.36), (0.68, thick + 0.4), (0.34, thick + 0.4)]
    parts.append(lathe([*hat, (0.33, thick + 0.36), (0.33, 0.1)], iron, 120, smooth=False))
    parts += [hole(0.52, i * 2 * math.pi / 5, thick + 0.401, 0.07, dark) for i in range(5)]
    parts += [hole(0.98 + 0.16 * (i % 3), i * math.pi / 15, thick + 0.003, 0.032, dark) for i in range(30)]
    return parts


def hole(reach, turn, height, radius, dark):
    spot = (reach * math.cos(turn), reach * math.sin(turn), height)
    return lathe([(radius, 0), (0, 0)], dark, 24, smooth=False, location=spot)


def brake_pad(plate='#26282b', lining='#4a4541'):
    """A pad lying on its plate, its lining up."""
    metal = surface(plate, plate, scale=30, roughness=0.45, coat=0.2)
    block = surface(lining, '#6b655e', '#35312e', scale=40, detail=8, roughness=0.85)

    def arc(inner, outer, half, count=14):
        turns = [half - 2 * half * i / count for i in range(count + 1)]
        rim = [(outer * math.sin(t), outer * math.cos(t) - 1.4) for t in turns]
        return [*((inner * math.sin(-t), inner * math.cos(t) - 1.4) for t in turns), *rim]

    parts = [slab(arc(1.08, 1.72, 0.42), 0.09, metal, 0.02)]
    for side in (-1, 1):
        parts.append(box((0.2, 0.2, 0.09), metal, 0.02, location=(side * 0.72, -0.02, 0.045)))
    for side in (-1, 1):
        half = [(x, y) for x, y in arc(1.12, 1.68, 0.185)]
        parts.append(slab(half, 0.16, block, 0.03, location=(side * 0.29, -0.03, 0.085), rotation=(0, 0, side * -0.2)))
    return parts

"""For dogs and cats: biscuits shaped like bones in their bowl, a ball, a brush with fine pins; in units of 10 cm."""

import math

from mathutils import Vector

from kit import chance
from kit.materials import surface
from kit.shapes import box, slab
from kit.solids import blob, lathe, tubes
from kit.vessels import glaze
from kit.wood import wood


def bone_outline(long=0.3, wide=0.075, knob=0.085):
    """A bone, counter-clockwise."""
    right = []
    for dy, start, end in ((-1, -190, 35), (1, -35, 190)):
        for i in range(11):
            turn = math.radians(start + (end - start) * i / 10)
            right.append((long + knob * math.cos(turn), dy * wide * 0.95 + knob * math.sin(turn)))
    return [*right, *((-x, -y) for x, y in right)]


def biscuit(location, rotation, size=1.0):
    """One biscuit, baked at its edges."""
    baked = surface(
        *chance.pick((('#a8703a', '#c08a50'), ('#b57c42', '#c9965a'), ('#98622f', '#b58048'))),
        scale=9,
        roughness=0.85,
        bump=0.25,
        bump_scale=30,
    )
    return slab(bone_outline(), 0.11, baked, 0.024, location=location, rotation=rotation, scale=size)


def biscuits(count=3):
    """Some biscuits lying around."""
    spots = ((0, 0), (0.75, -0.22), (0.25, -0.62), (-0.6, -0.4), (1.1, 0.4))
    return [biscuit((x, y, 0), (0, 0, chance.angle())) for x, y in spots[:count]]


def biscuit_bowl(kind='teal', count=24):
    """A heavy bowl, wider at its foot, heaped with biscuits."""
    side = [
        (0, 0.04),
        (1.18, 0.04),
        (1.25, 0),
        (1.28, 0.04),
        (1.06, 0.62),
        (1.0, 0.66),
        (0.95, 0.6),
        (0.9, 0.3),
        (0, 0.2),
    ]
    parts = [lathe(side, glaze(kind), 96)]
    parts.append(blob(surface('#7a4a22', roughness=0.9), (0, 0, 0.42), radii=(0.88, 0.88, 0.26), uneven=0.05))
    for i in range(count):
        turn, reach = i * 2.39996, 0.66 * math.sqrt((i + 0.5) / count)
        out = Vector((0.7 * reach * math.cos(turn), 0.7 * reach * math.sin(turn), 1)).normalized()
        lie = out.to_track_quat('Z', 'Y').to_euler()
        lie.rotate_axis('Z', chance.angle())
        high = 0.72 + 0.28 * (1 - reach / 0.66) + 0.05 * (i % 2)
        parts.append(biscuit((reach * math.cos(turn), reach * math.sin(turn), high), lie, 1.15))
    return parts


def ball(colour='#c8402c', stripe='#efe6d6', radius=0.42):
    """A ball of rubber with a pale stripe."""
    paint, pale = surface(colour, colour, roughness=0.5), surface(stripe, stripe, roughness=0.5)
    band = [(radius * 1.004 * math.cos(t), radius * 1.004 * math.sin(t)) for t in (i * 0.05 - 0.2 for i in range(9))]
    parts = [blob(paint, (0, 0, radius), radii=(radius,) * 3, uneven=0, subdivisions=6)]
    return [*parts, lathe(band, pale, 96, smooth=False, location=(0, 0, radius), rotation=(0.5, 0.5, 0))]


def pin_brush(fur='#b5aca0'):
    """A brush on its wooden back, its fine pins up, with fur in them."""
    timber, pad = wood('#9a6c3c', '#c99a62', 0.4), surface('#c9605a', roughness=0.8)
    steel = surface('#c3c6c9', roughness=0.2, metallic=1)
    parts = [
        box((1.15, 0.72, 0.12), timber, 0.06, location=(0, 0, 0.12)),
        box((1.02, 0.6, 0.06), pad, 0.03, location=(0, 0, 0.19)),
    ]
    grip = [(0.5, 0, 0.12), (0.8, 0, 0.12), (1.4, 0, 0.12), (2.05, 0, 0.1)]
    parts.append(tubes([grip], 0.13, timber, 7, lambda t: 0.72 + 0.4 * math.sin(2.6 * t)))
    pins = []
    for row in range(15):
        for column in range(25):
            x, y = -0.47 + 0.039 * column + 0.02 * (row % 2), -0.26 + 0.037 * row
            pins.append([(x, y, 0.2), (x, y, 0.33), (x - 0.03, y, 0.4)])
    parts.append(tubes(pins, 0.0055, steel, 1))
    hair, strands = surface(fur, fur, roughness=1, sheen=0.6), []
    for _ in range(260):
        x, y = chance.between(-0.46, 0.3), chance.between(-0.25, 0.25)
        turn, long = chance.angle(), chance.between(0.1, 0.26)
        z = chance.between(0.3, 0.46)
        strands.append(
            [
                (x, y, z),
                (x + long * math.cos(turn), y + long * 0.6 * math.sin(turn), z + chance.between(-0.02, 0.05)),
                (
                    x + 1.7 * long * math.cos(turn + 0.6),
                    y + long * math.sin(turn + 0.6),
                    z + chance.between(-0.04, 0.02),
                ),
            ]
        )
    return [*parts, tubes(strands, 0.0022, hair, 1)]

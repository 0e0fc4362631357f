"""Folded clothes: shirts, sweaters, jeans, a judo suit; on a bench or a floor."""

import math

from mathutils import noise

from kit import chance
from kit.arrange import arrange
from kit.leaves import leaf
from kit.materials import surface
from kit.shapes import box, group, sheet, thicken
from kit.solids import blob, lathe, tubes
from props.textiles import folded_towel, rolled_towel

DEFAULT = (('sweaters', (0, 0), 0),)


def build(things=DEFAULT, **scene):
    """Things: sweaters, shirts, jeans, suit, basin, key, ball, folded-towel, rolled-towel."""
    arrange(THINGS, things, **scene)


def _fabric(colour, roughness=0.95):
    return surface(colour, colour, scale=6, roughness=roughness, sheen=0.4, bump=0.5, bump_scale=120)


def _fold(material, z, wide, deep, high, ribs=0.0):
    """A soft fold whose rounded edge faces the viewer."""
    shift = chance.between(0, 40)

    def point(u, v):
        around, x = u * 2 * math.pi, (v - 0.5) * wide
        edge = 1 - 0.06 * abs(2 * v - 1) ** 6
        reach = deep / 2 * edge * (1 + 0.02 * noise.noise((x * 1.5, 0, shift)))
        y = reach * math.copysign(abs(math.cos(around)) ** 0.3, math.cos(around))
        soft = 0.03 * noise.fractal((x * 1.2, y * 1.2, shift), 1, 2, 3) + ribs * math.sin(x * 70)
        level = high / 2 * math.copysign(abs(math.sin(around)) ** 0.6, math.sin(around)) * edge
        return x, y, level + soft * (math.sin(around) > -0.3)

    parts = [thicken(sheet(point, 120, 120, material, closed_across=True, location=(0, 0, z + high / 2)), 0.03)]
    return [*parts, box((wide * 0.96, deep * 0.9, high * 0.7), material, 0.06, location=(0, 0, z + high / 2))]


def _sweaters(colours=('#d9cbb0', '#5f6b4a', '#a8542e', '#22304a')):
    """A pile of folded, ribbed sweaters; the first colour is the lowest."""
    parts, z = [], 0.0
    for colour in colours:
        material = _fabric(colour)
        wide, deep = 3.0 + chance.between(-0.1, 0.1), 2.3 + chance.between(-0.08, 0.08)
        folds = _fold(material, z, wide, deep, 0.26, 0.008) + _fold(material, z + 0.24, wide, deep, 0.26, 0.008)
        parts.append(
            group(
                folds,
                (chance.between(-0.08, 0.08), chance.between(-0.06, 0.06), 0),
                (0, 0, chance.between(-0.04, 0.04)),
            )
        )
        z += 0.47
    return parts


def _shirts(colours=('#2f3f5e', '#efeae0', '#d6c7a8')):
    """A pile of folded shirts with their collars and buttons."""
    parts, z = [], 0.0
    for colour in colours:
        material = _fabric(colour, 0.85)
        folds = _fold(material, z, 2.5, 3.1, 0.3)
        parts.append(group(folds, (0, 0, 0), (0, 0, chance.between(-0.05, 0.05))))
        z += 0.3
    top, pearl = _fabric(colours[-1], 0.85), surface('#f3efe4', roughness=0.2, coat=0.8)
    for side in (-1, 1):

        def collar(u, v, side=side):
            wide = 0.34 * (1 - 0.35 * u)
            x = side * (0.1 + 0.6 * u - 0.12 * u * u)
            return x, 1.05 - 0.75 * u**1.6 - wide * v, 0.09 + 0.05 * math.sin(u * 3) + 0.04 * (1 - v)

        parts.append(thicken(sheet(collar, 24, 8, top, location=(0, 0.1, z - 0.02)), 0.035))
    ring = [(0.34 * math.sin(a), 1.2 + 0.16 * math.cos(a), z + 0.1) for a in (i * 0.4 - 2.4 for i in range(13))]
    parts.append(tubes([ring], 0.09, top, fineness=5))
    parts.append(box((0.26, 2.3, 0.02), top, 0.01, location=(0, -0.35, z + 0.03)))
    for i in range(5):
        button = [(0, 0), (0.055, 0), (0.065, 0.012), (0.055, 0.022), (0.035, 0.014), (0, 0.014)]
        parts.append(lathe(button, pearl, 24, location=(0, 0.45 - 0.42 * i, z + 0.045)))
    return parts


def _jeans(colour='#1f2a44'):
    """Folded jeans whose cuff shows its pale inside."""
    denim = surface(colour, '#2c3a5a', scale=60, stretch=(1, 6, 1), roughness=0.9, bump=0.5, bump_scale=140)
    inside = surface('#b9c0cc', '#d3d8e0', scale=60, roughness=0.9)
    thread, copper = surface('#c98a3c', roughness=0.7), surface('#b5673a', roughness=0.3, metallic=1)
    parts, z = [], 0.0
    for _ in range(3):
        parts += _fold(denim, z, 3.4, 2.0, 0.28)
        z += 0.28
    parts.append(box((0.55, 1.96, 0.06), inside, 0.025, location=(1.42, 0, z + 0.04)))
    parts.append(box((0.06, 1.97, 0.065), surface('#c8302a', roughness=0.8), 0.01, location=(1.62, 0, z + 0.041)))
    pocket = [
        (-1.3, -0.6, z + 0.035),
        (-0.3, -0.6, z + 0.04),
        (-0.3, 0.35, z + 0.04),
        (-0.8, 0.55, z + 0.04),
        (-1.3, 0.35, z + 0.035),
    ]
    lines = [[first, second] for first, second in zip(pocket, [*pocket[1:], pocket[0]])]
    for first, second in lines:
        middle = [tuple(a + (b - a) * t for a, b in zip(first, second)) for t in (0, 0.33, 0.67, 1)]
        parts.append(tubes([middle], 0.008, thread, fineness=2))
    for x, y in ((-1.25, -0.55), (-0.35, -0.55)):
        parts.append(blob(copper, (x, y, z + 0.045), radii=(0.045, 0.045, 0.025), uneven=0, subdivisions=3))
    return parts


def _suit(belt='#f3efe6'):
    """A folded judo suit with its belt tied around it."""
    cotton, band = _fabric('#f0ece2'), _fabric(belt)
    parts, z = [], 0.0
    for _ in range(3):
        parts += _fold(cotton, z, 2.9, 2.2, 0.36)
        z += 0.36
    parts.append(box((0.24, 2.36, z + 0.04), band, 0.06, location=(0, 0, z / 2 + 0.02)))
    parts.append(blob(band, (0, -0.15, z + 0.1), radii=(0.24, 0.19, 0.13), uneven=0.15, subdivisions=5))
    for side in (-1, 1):

        def tail(u, v, side=side):
            return (
                side * (0.1 + 1.0 * u),
                -0.2 - 0.5 * u + (v - 0.5) * 0.24,
                z + 0.09 - 0.04 * u + 0.03 * math.sin(u * 5),
            )

        parts.append(thicken(sheet(tail, 24, 5, band), 0.05))
    return parts


def _basin():
    """A wooden basin with hoops."""
    timber, hoop = (
        surface('#b5854c', '#d3a870', scale=4, stretch=(9, 9, 1), roughness=0.55, bump=0.1),
        surface('#b58a3c', roughness=0.3, metallic=1),
    )
    side = [(0, 0.05), (0.9, 0.05), (0.92, 0), (1.0, 0), (1.08, 0.85), (1.0, 0.85), (0.93, 0.15), (0, 0.12)]
    bands = [
        [(1.02, 0.15), (1.045, 0.17), (1.05, 0.25), (1.03, 0.27)],
        [(1.065, 0.62), (1.085, 0.64), (1.09, 0.71), (1.07, 0.73)],
    ]
    return [lathe(side, timber, smooth=False), *(lathe(band, hoop) for band in bands)]


def _sprig():
    """A small branch of cedar."""
    green = surface('#2f5a34', '#4a7a48', roughness=0.5)
    return [
        leaf(green, 0.5, 0.08, 0.1, location=(0.12 * i, 0, 0.05), rotation=(0, -0.1, 0.7 * (-1) ** i)) for i in range(9)
    ]


def _ball(colour='#b5763f'):
    cedar = surface(colour, '#d39a60', scale=3, stretch=(1, 7, 1), roughness=0.6)
    return [blob(cedar, (0, 0, 0.2), radii=(0.2, 0.2, 0.2), uneven=0, subdivisions=5)]


THINGS = {
    'sweaters': _sweaters, 'shirts': _shirts, 'jeans': _jeans, 'suit': _suit, 'basin': _basin, 'sprig': _sprig,
    'ball': _ball, 'folded-towel': folded_towel, 'rolled-towel': rolled_towel,
}  # fmt: skip

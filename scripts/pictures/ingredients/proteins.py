"""Meat, prawns, eggs and bean curd on top of a dish; (x, y, z) is the middle of the pile."""

import math

from mathutils import noise

from kit import chance
from kit.colours import blend, linear
from kit.materials import painted, surface
from kit.shapes import box, sheet, thicken
from kit.solids import blob, lathe

# name: (colours, roughness, coat)
MEATS = {
    'beef': (('#8d4f42', '#b97a66', '#d9b3a0'), 0.32, 0.45),
    'shank': (('#6b3a24', '#94583a', '#c79a74'), 0.3, 0.6),
    'chicken': (('#d9b98f', '#e6ceac', '#c08a54'), 0.4, 0.3),
    'fish': (('#e6dac6', '#efe6d6', '#cfc0aa'), 0.3, 0.4),
    'lamb': (('#5f3322', '#874c30', '#a8683f'), 0.4, 0.4),
}


def meat_slices(name, centre, count=5, size=1.0):
    """Thin, folded slices that overlap."""
    colours, roughness, coat = MEATS[name]
    meat = surface(
        *colours,
        scale=5,
        stretch=(1, 3.5, 1),
        roughness=roughness,
        scatter=0.25,
        scatter_depth=0.06,
        bump=0.5,
        bump_scale=14,
        coat=coat,
    )
    for i in range(count):
        turn = 0.3 + 0.42 * i + chance.between(-0.2, 0.2)
        offset = (0.19 * math.cos(1.9 * i), 0.22 * math.sin(1.9 * i))
        spot = (centre[0] + offset[0] * size, centre[1] + offset[1] * size, centre[2] + 0.03 * i)
        _slice(meat, spot, turn, size)


def breast_slices(name, centre, turn=0.6, count=7, size=1.0):
    """Slices of a poached breast or fillet, leaning against each other in a row."""
    colours, roughness, coat = MEATS[name]
    meat = surface(
        *colours,
        scale=7,
        stretch=(1, 4, 1),
        roughness=roughness,
        scatter=0.25,
        scatter_depth=0.06,
        bump=0.35,
        bump_scale=16,
        coat=coat,
    )
    for i in range(count):
        along = (i - (count - 1) / 2) * 0.115 * size
        spot = (centre[0] + along * math.cos(turn), centre[1] + along * math.sin(turn), centre[2] + 0.06)
        width = 0.34 * (1 - 0.25 * abs(i - 3) / 3)
        form = {'radii': (0.05, width, 0.17), 'uneven': 0.1, 'frequency': 1.6, 'seed': i, 'floor': -0.12}
        blob(meat, spot, (chance.between(-0.1, 0.1), -0.75, turn + chance.between(-0.08, 0.08)), size, **form)


def _slice(material, spot, turn, size):
    shift = chance.between(0, 50)

    def point(u, v):
        around = v * 2 * math.pi
        edge = noise.noise((math.cos(around) * 1.6 + shift, math.sin(around) * 1.6, 0))
        reach = u * (0.33 + 0.05 * edge) * size
        x, y = reach * math.cos(around) * 1.25, reach * math.sin(around) * 0.8
        waves = 0.05 * math.sin(x * 9 + shift) + 0.07 * noise.noise((x * 3 + shift, y * 3, 1))
        return x, y, waves + 0.02 * noise.noise((x * 14, y * 14, shift))

    lean = (chance.between(-0.15, 0.15), chance.between(-0.25, 0.1), turn)
    thicken(sheet(point, 14, 56, material, closed_along=True, location=spot, rotation=lean), 0.028)


def pork_roll(spot, rotation, radius=0.34):
    """A slice of braised, rolled pork belly: a spiral of meat and fat."""
    meat, dark, fat, rind = (linear(each) for each in ('#b5795a', '#8f5238', '#ead0b2', '#6b3418'))
    paint = painted(roughness=0.3, scatter=0.3, scatter_depth=0.06, coat=0.5, bump=0.2, bump_scale=20)
    shift = chance.between(0, 30)

    def colour(u, v):
        around = u * 2 * math.pi
        x, y = v * math.cos(around), v * math.sin(around)
        wander = 0.55 * noise.noise((x * 1.7 + shift, y * 1.7, 1)) + 0.12 * noise.noise((x * 6, y * 6, shift))
        band = (v * 1.9 + around / (2 * math.pi) + wander) % 1
        width = 0.2 + 0.16 * noise.noise((x * 3, y * 3, shift))
        lean = blend(meat, dark, 0.5 + noise.noise((x * 9, y * 9, shift)))
        tone = blend(fat, lean, abs(band - 0.5) * 9 - width * 7)
        return (*blend(tone, rind, (v - 0.88) * 11)[:3], 1)

    def point(u, v):
        around = u * 2 * math.pi
        reach = min(1, v / 0.92) * radius * (1 + 0.04 * noise.noise((math.cos(around), math.sin(around), shift)))
        height = 0.03 if v < 0.92 else 0.03 - (v - 0.92) * 0.9
        return reach * math.cos(around), reach * 0.92 * math.sin(around), height

    sheet(point, 96, 40, paint, colour=colour, location=spot, rotation=rotation)


def prawns(spots, z, size=1.0):
    """Cooked, curled prawns at (x, y, turn)."""
    flesh = surface(
        '#e8744a',
        '#f6d9c4',
        '#fbeee2',
        scale=4,
        stretch=(5, 1, 1),
        roughness=0.25,
        scatter=0.4,
        scatter_depth=0.1,
        coat=0.5,
        bump=0.15,
        bump_scale=16,
    )

    def point(u, v):
        turn, around = u * 3.3, v * 2 * math.pi
        half = (0.085 * (1 - u) ** 0.45 + 0.018) * (1 + 0.1 * abs(math.sin(u * 17)))
        reach = 0.17 + half * math.cos(around)
        return reach * math.cos(turn), reach * math.sin(turn), half * math.sin(around) * 1.1

    for x, y, turn in spots:
        lean = (chance.between(-0.2, 0.2), chance.between(-0.2, 0.2), turn)
        sheet(point, 90, 24, flesh, closed_along=True, location=(x, y, z), rotation=lean, scale=size)


def egg_half(spot, turn, size=1.0):
    """Half of a soft-boiled egg, its yolk up."""
    white = surface('#fbf6ea', '#f3ecdc', scale=3, roughness=0.25, scatter=0.6, scatter_depth=0.1, coat=0.3)
    yolk = surface('#e8860f', '#f2a31c', scale=5, roughness=0.18, scatter=0.5, scatter_tint=(1, 0.5, 0.1), coat=0.6)
    lean = (chance.between(-0.25, -0.05), chance.between(0.05, 0.2), turn)
    side = [(0, -0.14), (0.12, -0.12), (0.2, -0.03), (0.21, 0.03), (0.2, 0.045), (0.12, 0.04), (0, 0.035)]
    lathe(side, white, location=spot, rotation=lean, scale=(1.25 * size, size, size))
    top = (spot[0], spot[1], spot[2] + 0.03 * size)
    blob(yolk, top, lean, size, radii=(0.135, 0.125, 0.045), uneven=0.04, frequency=2)


def fried_egg(spot, size=1.0):
    """A fried egg with a crisp edge."""
    white = surface('#fdfaf2', '#f6f0e2', scale=3, roughness=0.22, scatter=0.5, coat=0.4, bump=0.15, bump_scale=8)
    brown = surface('#b5742c', '#d9a45a', scale=6, roughness=0.4)
    yolk = surface('#eb8a10', '#f4a51e', scale=3, roughness=0.12, scatter=0.5, scatter_tint=(1, 0.5, 0.1), coat=0.8)
    shift = chance.between(0, 50)

    def point(u, v):
        around = u * 2 * math.pi
        edge = noise.fractal((math.cos(around) * 1.3 + shift, math.sin(around) * 1.3, 0), 1, 2, 3)
        reach = v * (0.48 + 0.09 * edge) * size
        x, y = reach * math.cos(around), reach * math.sin(around)
        ripple = 0.02 * noise.noise((x * 6, y * 6, shift)) + 0.03 * v**6 * noise.noise((x * 12, y * 12, 0))
        return x, y, (0.06 * (1 - v**3) + ripple) * size

    thicken(sheet(point, 90, 24, white, closed_across=True, location=spot), 0.02)
    thicken(
        sheet(point, 90, 24, brown, closed_across=True, location=(spot[0], spot[1], spot[2] - 0.012)), 0.02
    ).scale = (
        1.025,
        1.025,
        0.6,
    )
    blob(yolk, (spot[0] + 0.03, spot[1], spot[2] + 0.06 * size), radii=(0.17, 0.165, 0.1), uneven=0.02, scale=size)


def tofu_cubes(spots, z, fried=False):
    """Cubes of bean curd at (x, y)."""
    colours = ('#d9a55c', '#eec88a') if fried else ('#f6efdd', '#fbf7ea')
    curd = surface(
        *colours, scale=5, roughness=0.35, scatter=0.5, scatter_depth=0.1, coat=0.3, bump=0.15, bump_scale=12
    )
    for x, y in spots:
        lean = (chance.between(-0.2, 0.2), chance.between(-0.2, 0.2), chance.angle())
        box((0.24, 0.24, 0.2), curd, 0.03, location=(x, y, z + chance.between(0, 0.05)), rotation=lean)


def minced_meat(spots, z, dark='#5a2f1a', light='#8d5230'):
    """Crumbs of fried minced meat at (x, y)."""
    meat = surface(dark, light, scale=9, roughness=0.4, coat=0.4, bump=0.6, bump_scale=30)
    for i, (x, y) in enumerate(spots):
        size = chance.between(0.035, 0.07)
        height = z + chance.between(0, 0.06)
        blob(
            meat,
            (x, y, height),
            chance.tilt(3),
            radii=(size, size * 0.8, size * 0.7),
            uneven=0.5,
            seed=i,
            subdivisions=3,
        )

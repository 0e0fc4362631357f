"""What lies between the halves of a bun: each layer is built at a height and returns how thick it is."""

import math

from mathutils import noise

from kit import chance
from kit.colours import blend, linear
from kit.materials import painted, surface
from kit.shapes import round_edges, sheet, thicken
from kit.solids import blob, lathe


def _lettuce(z, index):
    paint = painted(
        roughness=0.36,
        scatter=0.25,
        scatter_tint=(0.5, 1, 0.25),
        scatter_depth=0.05,
        coat=0.2,
        bump=0.35,
        bump_scale=14,
    )
    shift = index * 1.3 + chance.between(0, 9)
    inner, outer, vein_colour = linear('#d3e39c'), linear('#467a24'), linear('#bfd68c')

    def point(u, v):
        cos, sin = math.cos(u * 2 * math.pi), math.sin(u * 2 * math.pi)
        reach = v * (1 + 0.06 * noise.noise((cos * 2, sin * 2, shift)))
        edge = max(0, (v - 0.55) / 0.45)
        ruffle = 1.5 * noise.noise((cos * 5, sin * 5, shift)) * edge
        ruffle += 1.2 * noise.noise((cos * 11, sin * 11, shift + v)) * edge**1.4
        ruffle += 0.7 * noise.noise((cos * 26, sin * 26, shift)) * edge**2
        return reach * cos, reach * sin, z + 0.06 + 0.11 * ruffle - 0.07 * edge * edge

    def colour(u, v):
        cos, sin = math.cos(u * 2 * math.pi), math.sin(u * 2 * math.pi)
        green = min(1, max(0, (v - 0.6) / 0.36)) * (0.75 + 0.5 * noise.noise((cos * 8, sin * 8, v * 7 + shift)))
        vein = max(0, 1 - abs(noise.noise((cos * 9, sin * 9, shift + 0.5 * v))) * 9)
        return (*blend(blend(inner, outer, green), vein_colour, 0.55 * vein)[:3], 1)

    thicken(sheet(point, 420, 26, paint, colour=colour), 0.012)
    return 0.1


def _discs(z, colours, spots, thickness, coat):
    flesh = surface(*colours, scale=5, roughness=0.16, scatter=0.25, coat=coat, bump=0.12, bump_scale=12)
    for x, y, radius in spots:
        lean = (chance.between(-0.06, 0.06), chance.between(-0.06, 0.06), 0)
        half = thickness / 2
        edge = [(0, 0), (radius * 0.9, 0), (radius, half * 0.6), (radius, half * 1.4), (radius * 0.96, thickness)]
        lathe([*edge, (0, thickness)], flesh, wobble=0.012, location=(x, y, z), rotation=lean)
    return thickness + 0.01


def _tomato(z, _):
    spots = [(-0.32, -0.3, 0.45), (0.36, -0.3, 0.46), (0, 0.36, 0.45), (-0.5, 0.25, 0.4), (0.52, 0.25, 0.4)]
    return _discs(z, ('#b3271c', '#cf4632'), spots, 0.1, 0.7)


def _pickles(z, _):
    spots = [(0.52 * math.cos(a), 0.52 * math.sin(a), 0.25) for a in (-1.2, -2.1, -0.4, 0.9, 2.2)]
    return _discs(z, ('#7b862e', '#aeb150'), spots, 0.045, 0.5)


def _onion(z, _):
    flesh = surface('#ead9e6', '#b892b4', scale=5, roughness=0.16, scatter=0.4, coat=0.5)
    for x, y, radius in [(-0.25, -0.36, 0.42), (0.3, -0.34, 0.44), (0.1, -0.42, 0.34), (0, 0.3, 0.5)]:
        inner = radius - 0.05
        ring = [(radius, 0), (radius + 0.01, 0.03), (radius, 0.06), (inner, 0.065), (inner - 0.01, 0.03), (inner, 0)]
        lathe([*ring, (radius, 0)], flesh, 64, wobble=0.03, location=(x, y, z))
    return 0.05


def _disc_of_meat(z, index, colours, thickness=0.3, crumb=1.0, coat=0.0):
    meat = surface(
        *colours,
        scale=9,
        band=(0.32, 0.6),
        roughness=0.7,
        rough_to=0.45,
        specular=0.3,
        coat=coat,
        bump=1,
        bump_scale=26,
    )
    half = thickness / 2
    disc = blob(meat, (0, 0, z + half), radii=(0.92, 0.92, half * 1.25), uneven=0.06, frequency=3.2, subdivisions=6,
                octaves=6, seed=index)  # fmt: skip
    for vertex in disc.data.vertices:
        spot = vertex.co
        rough = noise.fractal(spot * 9, 1, 2, 4) * 0.022 + abs(noise.noise(spot * 5)) * 0.03
        rough = (rough + 0.03 * max(0, noise.noise(spot * 17))) * crumb
        spot += spot.normalized() * rough
        spot.z = max(-half, min(half, spot.z * 1.25)) + rough * 0.5
    return thickness


def _cheese(z, index):
    slab = surface('#db8a1e', '#e29a34', scale=1.5, roughness=0.26, scatter=0.3, scatter_tint=(1, 0.5, 0.15), coat=0.3)

    def point(u, v):
        x, y = (u - 0.5) * 1.68, (v - 0.5) * 1.68
        outside = max(0, math.hypot(x, y) - 0.84)
        droop = 0.9 * outside**1.25 + 0.25 * max(0, max(abs(x), abs(y)) - 0.79)
        return x * (1 - 0.42 * outside), y * (1 - 0.42 * outside), -droop

    turned = (0, 0, 0.62 - 0.43 * index)
    round_edges(thicken(sheet(point, 70, 70, slab, location=(0, 0, z + 0.03), rotation=turned), 0.035), 0.012, 2)
    return 0.05


def _bacon(z, _):
    strip = surface('#7a2418', '#a8482c', '#e0b48a', scale=2.2, stretch=(0.4, 6, 1), roughness=0.35, coat=0.5, bump=0.3)
    for i in range(4):
        shift = chance.between(0, 9)

        def point(u, v, shift=shift):
            wave = 0.07 * math.sin(u * 17 + shift)
            return (u - 0.5) * 2.1, (v - 0.5) * 0.34 + 0.03 * math.sin(u * 6), wave + 0.03 * v

        location, turned = (0, -0.45 + 0.3 * i, z + 0.07), (0, 0, chance.between(-0.25, 0.25))
        thicken(sheet(point, 60, 8, strip, location=location, rotation=turned), 0.03)
    return 0.11


def _slaw(z, _):
    shreds = [surface(c, d, scale=4, roughness=0.35, scatter=0.3) for c, d in SLAW]
    for i in range(130):
        x, y = chance.in_disc(0.9)
        height = z + 0.04 + chance.between(0, 0.1)
        form = {'radii': (0.16, 0.025, 0.02), 'uneven': 0.5, 'subdivisions': 2, 'seed': i}
        blob(chance.pick(shreds), (x, y, height), chance.tilt(0.5), **form)
    return 0.12


SLAW = (('#e3ebc4', '#f2f4e0'), ('#6a2a60', '#8f4a84'), ('#d9772c', '#e6944a'))
LAYERS = {
    'lettuce': _lettuce,
    'tomato': _tomato,
    'onion': _onion,
    'pickles': _pickles,
    'cheese': _cheese,
    'bacon': _bacon,
    'slaw': _slaw,
    'patty': lambda z, i: _disc_of_meat(z, i, ('#2a140a', '#5c3118', '#7d4a28')),
    'chicken': lambda z, i: _disc_of_meat(z, i, ('#a8641f', '#cf9040', '#8a4a14'), 0.36, 1.7, 0.2),
    'fish': lambda z, i: _disc_of_meat(z, i, ('#c98a3a', '#dfae62', '#b5722a'), 0.34, 1.3, 0.1),
    'beet': lambda z, i: _disc_of_meat(z, i, ('#4a1226', '#7a2440', '#5a3a24')),
}

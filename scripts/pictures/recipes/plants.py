"""Plants in pots and bouquets on a table."""

import math

from mathutils import noise

from kit import chance
from kit.arrange import arrange
from kit.colours import blend, linear
from kit.leaves import leaf
from kit.materials import painted, surface
from kit.shapes import group, sheet, thicken
from kit.solids import lathe
from kit.vessels import glaze

DEFAULT = (('snake-plant', (0, 0), 0),)


def build(things=DEFAULT, **scene):
    """Things: snake-plant, bouquet, peony."""
    arrange(THINGS, things, **scene)


def _snake_plant(kind='celadon', leaves=13):
    """Upright, banded leaves in a glazed pot with its saucer."""
    paint = painted(roughness=0.35, coat=0.2)
    dark, pale, edge = linear('#1f4a2a'), linear('#7a9a6a'), linear('#d9cf7a')
    soil = surface('#2a1c12', '#3f2c1e', scale=14, roughness=0.95, bump=1, bump_scale=30)
    pot = [(0, 0.06), (0.5, 0.06), (0.56, 0.1), (0.72, 0.8), (0.78, 1.1), (0.74, 1.13), (0.68, 1.0), (0, 1.0)]
    saucer = [(0, 0), (0.62, 0), (0.8, 0.1), (0.84, 0.16), (0.78, 0.15), (0.6, 0.06), (0, 0.05)]
    parts = [
        lathe(pot, glaze(kind), wobble=0.01),
        lathe(saucer, glaze(kind)),
        lathe([(0.68, 1.0), (0.3, 1.02), (0, 1.03)], soil, 48),
    ]
    for i in range(leaves):
        shift, tall = chance.between(0, 30), chance.between(1.3, 2.7)
        heading, lean = i * 2.4, chance.between(0.03, 0.22)
        twist = chance.between(-0.6, 0.6)

        def colour(u, v, shift=shift):
            band = noise.fractal((v * 9 + shift, u * 1.2, 0), 1, 2, 3)
            tone = blend(dark, pale, 0.35 + 1.6 * band)
            return (*blend(tone, edge, (abs(u - 0.5) * 2 - 0.82) * 9)[:3], 1)

        def point(u, v, tall=tall, twist=twist, lean=lean):
            wide = 0.2 * (0.55 + 0.6 * math.sin(math.pi * min(1, v * 0.8 + 0.1))) * (1 - v**5)
            side = (u - 0.5) * 2
            turn = twist * v
            x, y = side * wide * math.cos(turn), side * wide * math.sin(turn) + 0.1 * side * side * wide
            return x, y + lean * tall * v * v, tall * v

        reach = 0.36 * math.sqrt((i + 0.5) / leaves)
        spot = (reach * math.cos(heading), reach * math.sin(heading), 1.0)
        blade = sheet(point, 9, 40, paint, colour=colour, location=spot, rotation=(0, 0, heading - math.pi / 2))
        parts.append(thicken(blade, 0.02))
    return parts


def _peony(colour='#e6a0b0', heart='#c8607a', size=0.4, openness=1.0):
    """A full, round flower whose petals overlap; its middle is at the origin."""
    paint = painted(roughness=0.55, scatter=0.25, scatter_tint=(1, 0.6, 0.6), scatter_depth=0.05)
    outer, inner = linear(colour), linear(heart)
    parts = []
    rings = ((5, 0.35, 0.5), (6, 0.55, 0.75), (7, 0.8, 1.0), (8, 1.15, 1.12))
    for ring, (count, spread, scale) in enumerate(rings):
        for i in range(count):
            shift = chance.between(0, 40)

            def colour_at(u, v, ring=ring):
                tone = blend(inner, outer, 0.25 + 0.2 * ring + 0.4 * v)
                return (*tone[:3], 1)

            def point(u, v, spread=spread, shift=shift):
                side, far = (u - 0.5) * 2, v
                wide = 0.66 * math.sin(math.pi * min(1, 0.12 + 0.7 * far)) ** 0.7 * (1 - far**7) ** 0.5
                frill = (
                    0.07 * noise.noise((side * 2.5, far * 2, shift)) * far
                    + 0.05 * noise.noise((side * 6, far * 2, shift)) * far**3
                )
                lift = spread * openness
                out = math.sin(lift) * far + 0.16 * math.sin(math.pi * far)
                up = math.cos(lift) * far - 0.18 * side * side * 0.4
                return side * wide, out + frill - 0.22 * side * side * wide, up + frill

            turn = i * 2 * math.pi / count + ring * 0.5 + chance.between(-0.15, 0.15)
            petal = sheet(point, 13, 14, paint, colour=colour_at, rotation=(0, 0, turn), scale=size * scale)
            parts.append(thicken(petal, 0.008))
    return parts


def _bouquet(colours=('#e6a0b0', '#f3e2d0', '#d97a8a', '#f0c6c0'), wrap='#b08a58', count=14):
    """Flowers and leaves wrapped in paper, standing in it as in a vase."""
    kraft = surface(wrap, wrap, scale=8, roughness=0.85, bump=0.3, bump_scale=6)
    greens = [
        surface(dark, light, scale=5, roughness=0.5) for dark, light in (('#2f5a34', '#4f7f4a'), ('#6b8f74', '#93b09a'))
    ]
    parts = []
    for layer in range(2):

        def cone(u, v, layer=layer):
            turn = u * 2 * math.pi
            reach = 0.3 + 0.75 * v**1.3 + 0.04 * math.sin(turn * 7 + layer * 2) * v * v
            rise = 1.55 * v + 0.05 * math.sin(turn * 5 + layer) * v
            return reach * math.cos(turn), reach * math.sin(turn), rise

        parts.append(thicken(sheet(cone, 140, 24, kraft, closed_across=True), 0.012))
    parts.append(
        lathe([(0.4, 0.26), (0.46, 0.3), (0.48, 0.42), (0.46, 0.46)], surface('#a83a44', roughness=0.5, sheen=0.5), 48)
    )
    for i in range(count):
        reach, turn = 1.0 * math.sqrt((i + 0.3) / count), i * 2.4
        size = 0.42 - 0.1 * (i % 3 == 1)
        tilt = (0.75 * reach * math.sin(turn), 0, 0)
        spot = (reach * math.cos(turn), reach * math.sin(turn), 1.66 - 0.3 * reach * reach)
        flower = _peony(chance.pick(colours), '#c8788a', size)
        lean = 0.7 * reach
        parts.append(group(flower, spot, (-lean * math.sin(turn), lean * math.cos(turn), tilt[0])))
    for _ in range(60):
        turn, reach = chance.angle(), chance.between(0.35, 1.1)
        spot = (0.8 * reach * math.cos(turn), 0.8 * reach * math.sin(turn), 1.55)
        tip = (chance.between(-0.4, 0.4), chance.between(-0.9, -0.1), turn)
        parts.append(leaf(chance.pick(greens), chance.between(0.4, 0.75), 0.1, 0.2, location=spot, rotation=tip))
    return parts


THINGS = {'snake-plant': _snake_plant, 'peony': _peony, 'bouquet': _bouquet}

"""Round vegetables and heads; each maker returns the objects of one that stands at the origin."""

import math

from mathutils import noise

from kit import chance
from kit.colours import blend, linear
from kit.leaves import leaf
from kit.materials import painted, surface
from kit.shapes import sheet, thicken
from kit.solids import blob, lathe, tubes

FRESH = {'scatter': 0.2, 'scatter_tint': (0.5, 1, 0.3), 'scatter_depth': 0.05}


def tomato(size=0.34):
    """With its star of sepals."""
    skin = surface('#a81e14', '#c42c1c', '#b8301c', scale=2, roughness=0.14, coat=0.8, scatter=0.2)
    green = surface('#3f6a24', '#5a8a34', scale=6, roughness=0.5)

    def point(u, v):
        turn, rise = u * 2 * math.pi, v * math.pi
        lobes = 1 + 0.035 * math.cos(turn * 5) * (1 - v) ** 1.5
        reach = size * math.sin(rise) ** 0.85 * lobes
        dent = 0.12 * size * math.exp(-((v / 0.12) ** 2))
        return reach * math.cos(turn), reach * math.sin(turn), size * 0.82 * (1 + math.cos(rise)) - dent

    parts = [sheet(point, 80, 50, skin, closed_across=True)]
    for i in range(5):
        lean = (0, -0.15, i * 1.257 + chance.between(-0.2, 0.2))
        parts.append(leaf(green, size * 0.62, size * 0.12, 0.5, 0.02, location=(0, 0, size * 1.58), rotation=lean))
    stalk = [(0, 0, size * 1.5), (0.01, 0, size * 1.62), (0.03, 0.02, size * 1.72), (0.05, 0.02, size * 1.8)]
    return [*parts, tubes([stalk], 0.025, green)]


def onion(size=0.32, colours=('#9a5a24', '#bf8440', '#d3a05c')):
    """A bulb with dry skin, standing."""
    skin = surface(*colours, scale=3, stretch=(5, 5, 0.6), roughness=0.3, coat=0.35, bump=0.15, bump_scale=10)
    side = [
        (0, 0.02),
        (0.3, 0.02),
        (0.75, 0.22),
        (1, 0.72),
        (0.86, 1.2),
        (0.45, 1.52),
        (0.16, 1.75),
        (0.12, 2.0),
        (0.02, 2.05),
    ]
    return [lathe([(r * size, z * size) for r, z in side], skin, 64, wobble=0.015)]


def lettuce(size=0.62, inner='#b9cc74', outer='#3f7426'):
    """A loose head seen from above: leaves in rings, ruffled at the edge."""
    paint = painted(
        roughness=0.4, coat=0.2, scatter=0.25, scatter_tint=(0.5, 1, 0.25), scatter_depth=0.05, bump=0.3, bump_scale=14
    )
    pale, green = linear(inner), linear(outer)
    parts = []
    for ring, (count, lean, length) in enumerate(((4, 1.35, 0.62), (6, 1.0, 0.85), (8, 0.62, 1.0), (9, 0.28, 1.08))):
        for i in range(count):
            shift = chance.between(0, 50)

            def point(u, v, shift=shift, length=length):
                wide = 0.62 * math.sin(math.pi * min(1, 0.12 + u * 0.8)) * length
                edge = max(abs(v - 0.5) * 2, u) ** 3
                ruffle = (
                    0.12 * noise.noise((u * 5 + shift, v * 7, 0)) * edge
                    + 0.07 * noise.noise((u * 13, v * 15, shift)) * edge
                )
                y = (v - 0.5) * 2 * wide * size
                return u * length * size, y, size * (0.9 * (v - 0.5) ** 2 * 1.4 + ruffle + 0.28 * u * u)

            def colour(u, v, shift=shift):
                rib = max(0, 1 - abs(v - 0.5) * 16) * (1 - u)
                field = noise.fractal((u * 4 + shift, v * 4, 0), 1, 2, 4)
                return (*blend(blend(pale, green, u * 1.2 - 0.1 + 0.4 * field), pale, 0.7 * rib)[:3], 1)

            turned = i * 2 * math.pi / count + 0.4 * ring
            spot = (0.05 * math.cos(turned), 0.05 * math.sin(turned), 0.12)
            each = sheet(point, 40, 40, paint, colour=colour, location=spot, rotation=(0, -lean, turned))
            parts.append(thicken(each, 0.01))
    return parts


def broccoli(size=0.55):
    """A head on its stalk, standing."""
    head = surface('#24481a', '#3f6a2c', '#5a8240', scale=18, roughness=0.6, bump=1, bump_scale=46, **FRESH)
    stalk = surface('#8fac62', '#adc582', scale=5, roughness=0.45, **FRESH)
    parts = [tubes([[(0, 0, 0), (0, 0, 0.15), (0.01, 0, 0.3), (0, 0, 0.45)]], 0.17, stalk, fineness=7)]
    for i in range(30):
        reach, turned = size * math.sqrt((i + 0.3) / 30), i * 2.4
        z = 0.42 + 0.42 * size * (1 - (reach / size) ** 2) * 1.6
        form = {'radii': (0.15, 0.15, 0.13), 'uneven': 0.3, 'frequency': 5, 'subdivisions': 5, 'octaves': 5}
        parts.append(
            blob(head, (reach * math.cos(turned), reach * math.sin(turned), z), chance.tilt(0.4), seed=i, **form)
        )
    return parts


def pepper(size=0.36, colours=('#c98a0c', '#dba31c')):
    """A sweet pepper with four lobes, standing."""
    skin = surface(*colours, scale=2, roughness=0.13, coat=0.9, scatter=0.15)
    green = surface('#3f6a24', '#5a8a34', scale=6, roughness=0.45)

    def point(u, v):
        turn, rise = u * 2 * math.pi, v
        lobe = 1 - 0.13 * (1 - abs(math.cos(turn * 2)) ** 0.7)
        side = max(0.0, 1 - abs(2 * rise - 1) ** 3.2) ** 0.55 * (0.86 + 0.2 * rise)
        dent = 0.3 * math.exp(-(((1 - rise) / 0.1) ** 2))
        return size * side * lobe * math.cos(turn), size * side * lobe * math.sin(turn), size * (2.3 * rise - dent)

    stem = [(0, 0, size * 1.95), (0.01, 0, size * 2.2), (0.03, 0.02, size * 2.45), (0.07, 0.03, size * 2.6)]
    cap = blob(green, (0, 0, size * 2.02), radii=(0.13, 0.13, 0.05), uneven=0.2)
    return [sheet(point, 100, 60, skin, closed_across=True), tubes([stem], 0.05, green, fineness=6), cap]

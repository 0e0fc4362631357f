"""Washed and folded clothes, a paper parcel, quilted blankets; lengths are in units of 10 cm."""

import math

from mathutils import noise

from kit import chance
from kit.materials import surface
from kit.shapes import box, group, sheet, thicken
from kit.solids import tubes


def fabric(colour):
    """Washed cotton."""
    return surface(colour, colour, scale=6, roughness=0.95, sheen=0.4, bump=0.5, bump_scale=120)


def fold(material, wide, deep, high, **placing):
    """A soft fold whose rounded edge faces the viewer; it stands at its location."""
    shift = chance.between(0, 40)

    def point(u, v):
        around, x = u * 2 * math.pi, (v - 0.5) * wide
        edge = 1 - 0.07 * abs(2 * v - 1) ** 6
        y = deep / 2 * edge * math.copysign(abs(math.cos(around)) ** 0.3, math.cos(around))
        y *= 1 + 0.03 * noise.noise((x * 1.5, 0, shift))
        soft = 0.045 * noise.fractal((x * 1.1, y * 1.1, shift), 1, 2, 3)
        level = high / 2 * math.copysign(abs(math.sin(around)) ** 0.6, math.sin(around)) * edge
        return x, y, high / 2 + level + soft * (math.sin(around) > -0.3)

    return thicken(sheet(point, 120, 100, material, closed_across=True, **placing), 0.03)


def pile(colours=('#e9e6df', '#d9dde0', '#f0ede6', '#c9d3da', '#efe9df'), wide=2.4, deep=1.9):
    """Folded shirts, the first colour at the bottom; each is folded twice."""
    parts, z = [], 0.0
    for colour in colours:
        material = fabric(colour)
        turn, x = chance.between(-0.05, 0.05), chance.between(-0.06, 0.06)
        for high in (chance.between(0.15, 0.18), chance.between(0.15, 0.18)):
            size = (wide * chance.between(0.97, 1.03), deep * chance.between(0.96, 1.02))
            parts.append(fold(material, *size, high, location=(x, 0, z), rotation=(0, 0, turn)))
            z += high * 0.92
        parts.append(box((wide * 0.9, deep * 0.8, 0.2), material, 0.06, location=(x, 0, z - 0.13)))
    return parts


def socks(colour='#3a4048'):
    """A pair of socks, one on the other, folded once at the heel."""
    knit = fabric(colour)
    shift = chance.between(0, 40)

    def foot(u, v, lift=0.0):
        around, t = u * 2 * math.pi, v
        end = min(1.0, t * 9, (1 - t) * 7) ** 0.5
        wide = (0.34 - 0.05 * math.sin(t * math.pi)) * end * (1 + 0.012 * math.sin(around * 30))
        x = -0.95 + 1.9 * t + 0.02 * noise.noise((t * 4, shift, lift))
        thick = 0.1 * end * (1 + 0.25 * noise.noise((t * 5, math.cos(around), shift)))
        return x, wide * math.cos(around) + 0.05 * math.sin(t * 3), 0.1 + lift + thick * math.sin(around)

    parts = []
    for lift, turn in ((0.0, 0.06), (0.17, -0.05)):
        body = sheet(lambda u, v, lift=lift: foot(u, v, lift), 120, 60, knit, closed_across=True, rotation=(0, 0, turn))
        parts.append(body)
    return parts


def parcel(wide=2.4, deep=1.9, high=0.9):
    """A parcel in brown paper, tied with string."""
    paper = surface('#a97c4c', '#b98c5a', scale=4, roughness=0.8)
    shift = chance.between(0, 40)

    def point(u, v):
        turn, rise = u * 2 * math.pi, math.pi * (v - 0.5)
        cx, sy = (math.copysign(abs(f(turn)) ** 0.22, f(turn)) for f in (math.cos, math.sin))
        grow = abs(math.cos(rise)) ** 0.24
        x, y = wide / 2 * cx * grow, deep / 2 * sy * grow
        crease = 0.035 * abs(noise.noise((x * 2.2, y * 2.2, v * 3 + shift))) + 0.03 * noise.noise((x, y, shift))
        z = high / 2 * (1 + math.copysign(abs(math.sin(rise)) ** 0.3, math.sin(rise)))
        return x * (1 - crease), y * (1 - crease), z - crease * (z > 0.1)

    twine, x, y = surface('#d9c49a', '#c0a878', scale=30, roughness=0.9), wide / 2 + 0.02, deep / 2 + 0.02
    top = high + 0.02
    parts = [sheet(point, 200, 80, paper, closed_across=True)]
    for a, b, across in ((0.0, y, False), (0.1, x, True)):
        line = [(-b, 0.02), (-b, 0.2 * high), (-b, high * 0.8), (-b * 0.96, top - 0.03), (-b * 0.5, top), (0, top)]
        line += [(-s, z) for s, z in reversed(line[:-1])]
        parts.append(tubes([[(s, a, z) if across else (a, s, z) for s, z in line]], 0.022, twine, fineness=4))
    for side in (-1, 1):
        loop = [(0, 0.1, top), (0.3 * side, 0.02, top + 0.1), (0.5 * side, 0.2, top + 0.05), (0.3 * side, 0.3, top)]
        parts.append(tubes([[*loop, (0, 0.1, top + 0.03)]], 0.022, twine, fineness=4))
        tail = [(0, 0.1, top + 0.03), (0.16 * side, -0.15, top + 0.05), (0.3 * side, -0.4, top + 0.02)]
        parts.append(tubes([tail], 0.022, twine, fineness=4))
    return parts


def quilt(colour='#2f4a6a', edge='#c9582c', layers=4, wide=3.4, deep=2.6):
    """A folded moving blanket: quilted in waves, bound at its edge."""
    cloth, binding = fabric(colour), fabric(edge)
    parts, z = [], 0.0
    for layer in range(layers):
        shift, last = chance.between(0, 40), layer == layers - 1

        def point(u, v, shift=shift):
            around, x = u * 2 * math.pi, (v - 0.5) * wide
            y = deep / 2 * math.copysign(abs(math.cos(around)) ** 0.3, math.cos(around))
            y *= 1 + 0.02 * noise.noise((x, 0, shift))
            puff = abs(math.sin(4.2 * (x + 0.1 * math.sin(y * 5)))) ** 0.5 * 0.07
            level = 0.16 * math.copysign(abs(math.sin(around)) ** 0.6, math.sin(around))
            soft = 0.03 * noise.fractal((x * 1.2, y * 1.2, shift), 1, 2, 3)
            return x, y, 0.2 + level + (puff + soft) * (1 if math.sin(around) > -0.2 else -0.4)

        turn = chance.between(-0.02, 0.02)
        body = thicken(sheet(point, 160, 200, cloth, closed_across=True), 0.03)
        rim = [thicken(sheet(lambda u, v, p=point: p(u, v * 0.03 + 0.97), 120, 6, binding, closed_across=True), 0.06)]
        parts.append(group([body, *rim], (0, 0, z), (0, 0, turn)))
        z += 0.33 if not last else 0
    return parts

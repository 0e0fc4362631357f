"""What lies in a Japanese lunch box: grilled salmon, simmered roots, rice in a bed, pickles."""

import math

from mathutils import noise

from kit import chance
from kit.colours import blend, linear
from kit.materials import painted, surface
from kit.shapes import box, place, sheet, thicken
from kit.solids import blob, blob_data, lathe


def rice_bed(width, depth, middle, grains=1500):
    """Rice filling a rectangle around (x, y, z), with black sesame and a salted plum."""
    x, y, z = middle
    white = surface('#f4efe2', '#ece4d0', scale=2, roughness=0.4, scatter=0.4, scatter_tint=(1, 0.85, 0.6), coat=0.2)
    parts = [box((width, depth, 0.3), white, 0.12, location=(x, y, z - 0.15))]
    grain = blob_data((0.05, 0.019, 0.018), 0.04, 1, 2)
    for _ in range(grains):
        at = (x + chance.between(-0.5, 0.5) * width * 0.97, y + chance.between(-0.5, 0.5) * depth * 0.97)
        level = z + 0.035 * noise.noise((at[0] * 3, at[1] * 3, 0)) + chance.between(-0.02, 0.015)
        parts.append(place(grain, white, (*at, level), chance.tilt(0.5)))
    seed, black = blob_data((0.024, 0.014, 0.01), 0.1, 2, 2), surface('#1a1512', roughness=0.4)
    for _ in range(40):
        dx, dy = chance.in_disc(0.24)
        parts.append(place(seed, black, (x + dx, y + dy, z + 0.045), chance.tilt(0.3)))
    plum = surface('#9a1f1c', '#b83a2c', '#7d1414', scale=7, roughness=0.3, coat=0.5, bump=0.6, bump_scale=18)
    parts.append(blob(plum, (x, y, z + 0.07), radii=(0.14, 0.14, 0.12), uneven=0.1, frequency=3, subdivisions=4))
    return parts


def salmon_fillet(length=0.62, width=0.3, thickness=0.22):
    """A grilled fillet at the origin, its skin to +y; half its length and width are given."""
    paint = painted(roughness=0.38, coat=0.3, scatter=0.2, scatter_depth=0.06, bump=0.25, bump_scale=22)
    flesh, fat, seared, skin = (linear(each) for each in ('#d8713e', '#eeb08a', '#8a4a20', '#4a4038'))
    shift = chance.between(0, 50)

    def spot(u, v):
        x, y = u * 2 - 1, v * 2 - 1
        narrow = 1 - 0.3 * max(0, x) ** 1.6 - 0.12 * abs(x) ** 6
        return x * length, (y * narrow - 0.12 * x * x) * width

    def point(u, v):
        x, y = u * 2 - 1, v * 2 - 1
        edge = max(0.0, 1 - max(abs(x) ** 9, abs(y) ** 7)) ** 0.4
        flake = 0.5 + 0.5 * math.sin((x * 3.2 + 0.9 * y * y + 0.3 * noise.noise((x * 2, y * 2, shift))) * 5.2)
        return (*spot(u, v), thickness * edge - 0.012 * (flake > 0.93) + 0.01 * noise.noise((x * 6, y * 6, shift)))

    def colour(u, v):
        x, y = u * 2 - 1, v * 2 - 1
        wave = (x * 3.2 + 0.9 * y * y + 0.3 * noise.noise((x * 2, y * 2, shift))) * 0.83
        line = max(0, 1 - abs((wave % 1) - 0.5) * 8)
        field = noise.fractal((x * 3.4 + shift, y * 2.4, 0), 1, 2, 5)
        tone = blend(
            blend(flesh, fat, 0.75 * line + 0.25 * field), seared, field * 2.3 - 0.05 + max(0, abs(x) - 0.8) * 2
        )
        tone = blend(tone, seared, (abs(y) - 0.82) * 4)
        return (*blend(tone, skin, (y - 0.84) * 12)[:3], 1)

    return [sheet(point, 150, 60, paint, colour=colour)]


def lotus_slice(radius=0.19):
    """A slice of root with its holes, flat at the origin."""
    paint = painted(roughness=0.3, coat=0.4, scatter=0.25, scatter_depth=0.05)
    flesh, edge, hole = linear('#d9bd8c'), linear('#a8824e'), linear('#5a3a20')
    holes = [(0.6 * math.cos(i * 0.785), 0.6 * math.sin(i * 0.785), 0.15) for i in range(8)] + [(0.0, 0.0, 0.09)]

    def colour(u, v):
        x, y = v * math.cos(u * 2 * math.pi), v * math.sin(u * 2 * math.pi)
        near = min(math.hypot(x - hx, y - hy) - size for hx, hy, size in holes)
        tone = blend(flesh, edge, (v - 0.88) * 8 + 0.5 * noise.noise((x * 4, y * 4, 1)))
        return (*blend(hole, tone, near * 22 + 0.5)[:3], 1)

    def point(u, v):
        x, y = v * math.cos(u * 2 * math.pi), v * math.sin(u * 2 * math.pi)
        return x * radius, y * radius, 0

    return thicken(sheet(point, 120, 50, paint, closed_across=True, colour=colour), 0.05)


def carrot_flower(radius=0.17):
    """A slice of carrot cut into five petals."""
    flesh = surface('#d9641c', '#e8823a', scale=5, roughness=0.25, coat=0.5, scatter=0.3)

    def point(u, v):
        reach = radius * (0.84 + 0.16 * abs(math.cos(u * math.pi * 5)))
        side = min(1, v / 0.6)
        height = 0.07 if v < 0.6 else 0.07 * (1 - (v - 0.6) / 0.4)
        return reach * side * math.cos(u * 2 * math.pi), reach * side * math.sin(u * 2 * math.pi), height

    return sheet(point, 120, 24, flesh, closed_across=True)


def shiitake(radius=0.2):
    """A simmered cap with a star cut into it."""
    skin = surface('#4a2c18', '#6b4426', scale=5, roughness=0.25, coat=0.7, bump=0.2, bump_scale=16)
    cut = surface('#d9bf94', roughness=0.5)
    cap = lathe(
        [(radius * 0.8, 0), (radius, 0.03), (radius * 0.9, 0.09), (radius * 0.5, 0.14), (0, 0.155)], skin, 48, 0.02
    )
    stars = []
    for i in range(3):
        stars.append(box((radius * 1.1, 0.03, 0.02), cut, 0.008, location=(0, 0, 0.146), rotation=(0, 0, i * 1.047)))
    return [cap, *stars]


def taro(size=0.16):
    """A peeled, simmered root."""
    flesh = surface('#d3bd98', '#e2d2b4', scale=5, roughness=0.35, coat=0.4, scatter=0.3)
    form = {'radii': (size, size * 0.85, size * 0.75), 'uneven': 0.08, 'frequency': 1.5}
    return blob(flesh, (0, 0, size * 0.7), seed=chance.whole(0, 99), **form)


def yellow_pickle(count=4):
    """Half slices of pickled radish, fanned."""
    flesh = surface('#e0a81c', '#ecc044', scale=5, roughness=0.25, coat=0.5, scatter=0.4)
    slices = []
    for i in range(count):
        half = [(0.15 * math.cos(k * math.pi / 14), 0.15 * math.sin(k * math.pi / 14)) for k in range(15)]
        thing = sheet(lambda u, v, h=half: (h[round(u * 14)][0] * v, h[round(u * 14)][1] * v, 0), 15, 8, flesh)
        thicken(thing, 0.03).location = (0.07 * i, 0.02 * i, 0.05 + 0.02 * i)
        thing.rotation_euler = (0.5, 0.1, 0.1 * i)
        slices.append(thing)
    return slices

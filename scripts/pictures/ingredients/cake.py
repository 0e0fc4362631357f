"""Cakes, creams and berries."""

import math

from mathutils import noise

from kit import chance
from kit.colours import blend, linear
from kit.leaves import leaf
from kit.materials import painted, surface
from kit.shapes import place, sheet, thicken
from kit.solids import blob, blob_data, lathe, tubes


def cake_slice(layers, top, radius=1.5, height=0.82, angle=0.72, turn=0.0, location=(0, 0, 0)):
    """
    A wedge of a layered cake, its tip towards the viewer. `layers` are (colour, share of the height) from the bottom
    up, `top` is the colour of the icing that covers top and back.
    """
    crumb = painted(roughness=0.8, scatter=0.25, scatter_depth=0.08, bump=0.9, bump_scale=26)
    icing = surface(
        top, top, scale=3, roughness=0.45, scatter=0.35, scatter_depth=0.1, coat=0.15, bump=0.12, bump_scale=6
    )
    edges, low = [], 0.0
    for colour, share in layers:
        edges.append((low + share, linear(colour)))
        low += share
    shift = chance.between(0, 40)

    def colour_at(u, v):
        wave = 0.018 * noise.noise((u * 4, v, shift))
        fine = 0.25 * noise.noise((u * 30, v * 24, shift))
        for limit, tone in edges:
            if v + wave <= limit * 1.001:
                return (*blend(tone, (0, 0, 0, 1) if fine < 0 else (1, 1, 1, 1), abs(fine) * 0.5)[:3], 1)
        return edges[-1][1]

    parts = []
    for side in (-1, 1):
        around = side * angle / 2

        def cut(u, v, around=around, side=side):
            rough = 0.012 * noise.noise((u * 12, v * 9, shift + side))
            x, y = u * radius * math.sin(around), u * radius * math.cos(around)
            return x + side * rough, y, v * height

        parts.append(sheet(cut, 90, 60, crumb, colour=colour_at))

    def cover(u, v):
        around = (u - 0.5) * angle * 1.02
        if v < 0.6:
            reach, z = radius * v / 0.6, height
        else:
            reach, z = radius, height * (1 - (v - 0.6) / 0.4)
        swell = 0.035 * min(1, reach / radius * 6) if v < 0.6 else 0.02
        return (reach + 0.02) * math.sin(around), (reach + 0.02) * math.cos(around), z + swell * (v < 0.6)

    parts.append(thicken(sheet(cover, 40, 60, icing), 0.05))
    for part in parts:
        part.location = location
        part.rotation_euler = (0, 0, turn)


def cream_rosette(location, size=0.3, colour='#f8efe0'):
    """A swirl of piped cream."""
    cream = surface(colour, colour, scale=4, roughness=0.45, scatter=0.5, scatter_depth=0.1)

    def point(u, v):
        around = u * 2 * math.pi
        ridges = 1 + 0.13 * math.cos(around * 7 + v * 5)
        reach = size * (1 - v**1.4) * ridges
        return reach * math.cos(around), reach * math.sin(around), size * 1.35 * v

    sheet(point, 112, 40, cream, closed_across=True, location=location)


def strawberry(location, rotation=(0, 0, 0), size=0.26):
    """A whole strawberry, tip up."""
    skin = surface('#a8141a', '#c82a24', scale=4, roughness=0.18, coat=0.7, scatter=0.3, scatter_depth=0.08)
    seed = surface('#e2b85a', '#d9a845', roughness=0.4)
    profile = [(0, 1.15), (0.3, 1.05), (0.62, 0.72), (0.86, 0.3), (0.8, 0.05), (0.5, -0.04), (0, 0)]
    lathe([(r * size, z * size) for r, z in profile], skin, 40, wobble=0.02, location=location, rotation=rotation)
    form = blob_data((0.018, 0.012, 0.008), 0, 1, 2)
    for i in range(46):
        share = (i + 0.5) / 46
        height = 0.1 + 0.95 * share
        reach = 0.86 * (1 - max(0, (height - 0.3) / 0.87) ** 1.7) * size
        turn = i * 2.4
        spot = (location[0] + reach * math.cos(turn), location[1] + reach * math.sin(turn), location[2] + height * size)
        place(form, seed, spot, (1.2, 0, turn + 1.57))


def berries(spots, kind='blueberry'):
    """Small berries at (x, y, z)."""
    if kind == 'raspberry':
        skin = surface('#a81a34', '#c83a50', scale=8, roughness=0.35, scatter=0.4, scatter_depth=0.06)
        for i, spot in enumerate(spots):
            for k in range(28):
                height = 1 - 2 * (k + 0.5) / 28
                ring, turn = math.sqrt(1 - height * height), k * 2.4
                at = (spot[0] + 0.09 * ring * math.cos(turn), spot[1] + 0.09 * ring * math.sin(turn))
                blob(skin, (*at, spot[2] + 0.09 * height), radii=(0.032,) * 3, uneven=0.05, subdivisions=2, seed=i)
        return
    skin = surface('#2a3358', '#46548a', scale=5, roughness=0.45, coat=0.1)
    crown = surface('#1a2040', '#2a3358', roughness=0.6)
    for spot in spots:
        size = chance.between(0.085, 0.115)
        blob(skin, spot, radii=(size, size, size * 0.92), uneven=0.03, subdivisions=3)
        top = [(size * 0.3, 0.03), (size * 0.42, 0.045), (size * 0.22, 0.02), (0, 0.0)]
        lathe(top, crown, 16, location=(spot[0], spot[1], spot[2] + size * 0.62))


def mint_tip(location):
    """Two pairs of small leaves."""
    green = surface('#2f7a34', '#5aa04c', scale=6, roughness=0.4, scatter=0.25, scatter_tint=(0.4, 1, 0.3))
    for i in range(4):
        leaf(green, 0.22, 0.09, 0.2, 0.02, 0.12, location=location, rotation=(0, -0.5 - 0.3 * (i % 2), i * 1.6))


def syrup(spots, colour='#8a4210'):
    """Glossy puddles and runs at (x, y, z, radius)."""
    gloss = surface(colour, colour, roughness=0.05, coat=1, scatter=0.2)
    for i, (x, y, z, radius) in enumerate(spots):
        blob(gloss, (x, y, z), radii=(radius, radius * 0.8, 0.03), uneven=0.3, frequency=1.5, seed=i)


def drizzle(path, colour, width=0.05):
    """A thread of sauce along a path."""
    gloss = surface(colour, colour, roughness=0.1, coat=1, scatter=0.2)
    tubes([path], width, gloss)

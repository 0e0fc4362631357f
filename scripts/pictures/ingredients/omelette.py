"""Rolled omelette in slices, with grated radish."""

import math

from mathutils import noise

from kit import chance
from kit.colours import blend, linear
from kit.leaves import leaf
from kit.materials import painted, surface
from kit.shapes import group, sheet
from kit.solids import blob

EDGE = 3.4


def omelette_slice(length=0.3, width=0.3, height=0.24):
    """A slice at the origin, lying on its long side; its cut face looks to -y. Returns its objects."""
    egg = painted(roughness=0.3, coat=0.4, scatter=0.3, scatter_tint=(1, 0.7, 0.2), scatter_depth=0.05, bump=0.12)
    yolk, pale, brown = linear('#df9428'), linear('#eab04c'), linear('#a8621c')
    shift = chance.between(0, 50)

    def outline(u, v):
        turn = u * 2 * math.pi
        corner = 1 / (abs(math.cos(turn)) ** EDGE + abs(math.sin(turn)) ** EDGE) ** (1 / EDGE)
        uneven = 1 + 0.03 * noise.noise((math.cos(turn) * 2 + shift, math.sin(turn) * 2, 0))
        return width * corner * v * uneven * math.cos(turn), height * (1 + corner * v * uneven * math.sin(turn))

    def face(u, v):
        x, z = outline(u, v)
        ripple = 0.008 * noise.noise((x * 14 + shift, z * 14, 1)) - 0.03 * max(0, v - 0.92) * 12 * v
        return x, -length / 2 - ripple, z

    def face_colour(u, v):
        """The layers are a spiral of thin brown lines."""
        place = v * 5.2 - u + 0.18 * noise.noise((math.cos(u * 6.28) * 2 + shift, math.sin(u * 6.28) * 2, 0))
        line = max(0, 1 - abs((place % 1) - 0.5) * 9) * (v > 0.14)
        field = 0.5 + noise.fractal((v * 6 * math.cos(u * 6.28) + shift, v * 6 * math.sin(u * 6.28), 0), 1, 2, 4)
        tone = blend(blend(yolk, pale, field), brown, 0.5 * line)
        return (*blend(tone, brown, max(0, v - 0.95) * 14)[:3], 1)

    def side(u, v):
        x, z = outline(u, 1)
        return x, (v - 0.5) * length, z

    def side_colour(u, v):
        field = noise.fractal((u * 9 + shift, v * 2, 0), 1, 2, 5)
        return (*blend(blend(yolk, pale, 0.4 + field), brown, 0.3 + 1.3 * field)[:3], 1)

    parts = [sheet(face, 120, 50, egg, closed_across=True, colour=face_colour)]
    parts.append(sheet(lambda u, v: (-face(u, v)[0], length / 2, face(u, v)[2]), 60, 20, egg, closed_across=True,
                       colour=face_colour))  # fmt: skip
    return [*parts, sheet(side, 120, 16, egg, closed_across=True, colour=side_colour)]


def sliced_omelette(floor, count=4, start=-1.05, step=0.5):
    """Slices side by side along x, their cut faces to the viewer, each a little behind the one before it."""
    for i in range(count):
        spot = (start + step * i, 0.06 * i - 0.12 + chance.between(-0.02, 0.02), floor)
        group(omelette_slice(0.34), spot, (-0.14, 0, 0.5 + chance.between(-0.06, 0.06)))


def grated_radish(spot, size=0.3):
    """A wet heap of grated white radish with a drop of soy on it."""
    white = surface('#ece9de', '#f8f6ee', scale=14, roughness=0.25, coat=0.4, scatter=0.4, bump=0.6, bump_scale=26)
    form = {'uneven': 0.3, 'frequency': 3, 'subdivisions': 6, 'octaves': 6, 'floor': -0.03}
    blob(white, spot, radii=(size, size * 0.95, size * 0.75), **form)
    soy = surface('#4a2410', '#6b3818', roughness=0.1, coat=1)
    blob(soy, (spot[0], spot[1], spot[2] + size * 0.62), radii=(size * 0.4, size * 0.36, size * 0.14), uneven=0.3)


def perilla(spot, turn, size=0.75):
    """A green leaf with a toothed edge."""
    green = surface('#2c5f22', '#4a8436', scale=5, roughness=0.45, coat=0.15)
    leaf(green, size, 0.38 * size, 0.1, 0.03, 0.12, location=spot, rotation=(0.05, -0.04, turn))

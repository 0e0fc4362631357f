"""Cooked rice: mounds whose surface is made of grains."""

import math

from kit import chance
from kit.materials import surface
from kit.shapes import place
from kit.solids import blob_data, lathe

# name: (grain, shade)
RICES = {
    'white': ('#f4efe2', '#ece4d0'),
    'fried': ('#e2bd74', '#cf9f52'),
    'saffron': ('#edb83a', '#f6e6b4'),
    'brown': ('#b58a58', '#a07444'),
    'tomato': ('#d9843f', '#c96a2c'),
}


def rice_mound(name, centre, radius, height, grains=1500, flatness=0.5):
    """
    A mound on (x, y, z) with the given radius and height; `flatness` from 0 (a cone) to 1 (a disc with steep sides).
    """
    grain_colour, shade = RICES[name]
    material = surface(
        grain_colour,
        shade,
        scale=2,
        roughness=0.4,
        scatter=0.4,
        scatter_tint=(1, 0.85, 0.6),
        scatter_depth=0.06,
        coat=0.2,
    )
    power = 1.5 + 5 * flatness

    def level(distance):
        return height * (1 - min(1, distance / radius) ** power)

    profile = [(radius * t, level(radius * t) - 0.03) for t in (0, 0.2, 0.4, 0.55, 0.7, 0.8, 0.88, 0.94, 1)]
    lathe(profile[::-1], material, 48, wobble=0.02, location=centre)
    grain = blob_data((0.062, 0.023, 0.021), 0.04, 1, 2)
    for _ in range(grains):
        x, y = chance.in_disc(radius)
        distance = math.hypot(x, y)
        bump = 0.02 * math.sin(x * 9) * math.sin(y * 8)
        spot = (centre[0] + x, centre[1] + y, centre[2] + level(distance) + bump + chance.between(-0.02, 0.012))
        place(grain, material, spot, chance.tilt(0.5))

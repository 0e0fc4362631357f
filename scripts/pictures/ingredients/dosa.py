"""Masala dosa and what is eaten with it; each maker returns objects."""

import math

from mathutils import noise

from kit import chance
from kit.colours import blend, linear
from kit.materials import painted, surface
from kit.shapes import place, sheet, thicken
from kit.solids import blob, blob_data

LENGTH = 1.75


def dosa_roll():
    """A long roll along x that lies on a plate, with its potatoes."""
    return [*_dosa(), *_filling()]


def _dosa():
    """Rolled once and a half, browned in rings as the batter was spread."""
    crust = painted(roughness=0.5, coat=0.25, bump=0.3, bump_scale=40)
    pale, gold, brown = linear('#d6a258'), linear('#b06c24'), linear('#6b3410')
    shift = chance.between(0, 50)

    def point(u, v):
        t = u * 2 - 1
        turn = -2.6 + v * 11.1
        flare = 1 + 0.05 * noise.noise((t * 2 + shift, v * 3, 0)) + 0.1 * abs(t) ** 5
        reach = (0.235 + 0.075 * v) * flare
        uneven = 0.05 * noise.noise((v * 4, shift, 2)) + 0.03 * noise.noise((v * 15, shift, 5))
        x = LENGTH * t * (1 + uneven)
        return x, -0.18 - 1.18 * reach * math.sin(turn), 0.36 + reach * math.cos(turn) * 0.95 - 0.02

    def colour(u, v):
        x, y = (u * 2 - 1) * 1.75, (v - 0.6) * 3.4
        field = noise.fractal((x * 1.6 + shift, y * 1.6, 0), 1, 2, 5)
        fine = noise.fractal((x * 14 + shift, y * 14, 1), 0.8, 2, 3)
        ring = 0.5 + 0.5 * math.sin(math.hypot(x, y) * 26 + 3 * field)
        tone = blend(pale, gold, 0.35 + 0.35 * ring + 0.8 * field + 0.3 * fine)
        return (*blend(tone, brown, 0.45 * ring * (0.6 + field) + 1.3 * field - 0.35 + 0.25 * fine)[:3], 1)

    return [thicken(sheet(point, 220, 110, crust, colour=colour), 0.018)]


def _filling():
    """Turmeric potatoes that look out of both ends, with mustard seeds."""
    potato = surface('#d39a24', '#e3b648', '#c0841a', scale=6, roughness=0.5, coat=0.15, bump=0.5, bump_scale=16)
    black, green = surface('#1d1512', roughness=0.4), surface('#3f6a24', '#5a8a34', roughness=0.4)
    parts = []
    for side in (-1, 1):
        for i in range(20):
            dy, dz = chance.in_disc(0.17)
            x = side * (LENGTH * 0.98 + chance.between(-0.16, 0.1) - 0.5 * math.hypot(dy, dz))
            size = chance.between(0.06, 0.1)
            form = blob_data((size, size * 0.9, size * 0.8), 0.25, 2, 3, seed=i)
            parts.append(place(form, potato, (x, -0.18 + dy, 0.33 + dz), chance.tilt(1)))
            if i % 3 == 0:
                bit = blob_data((0.016, 0.016, 0.015), 0.1, 2, 2)
                parts.append(place(bit, chance.pick((black, green)), (x + side * 0.07, -0.18 + dy, 0.37 + dz)))
    return parts


def _made_of(radius, level, colours, rough=0.2, bump=0.3):
    """A sauce filled to a level, a little uneven."""
    paste = surface(*colours, scale=6, roughness=rough, coat=0.5, scatter=0.15, bump=bump, bump_scale=14)

    def point(u, v):
        x, y = radius * v * math.cos(u * 2 * math.pi), radius * v * math.sin(u * 2 * math.pi)
        return x, y, level + bump * 0.06 * noise.noise((x * 6, y * 6, radius)) * (1 - v**6)

    return sheet(point, 60, 30, paste, closed_across=True)


def _sambar(radius, level):
    parts = [_made_of(radius, level, ('#a8561a', '#bf6e26', '#94460f'), 0.12, 0.1)]
    skin, orange = surface('#4f7a2c', '#6b9440', roughness=0.3, coat=0.5), surface('#d97a24', roughness=0.3, coat=0.5)
    for i in range(9):
        x, y = chance.in_disc(radius * 0.75)
        form = {'radii': (0.085, 0.06, 0.045), 'uneven': 0.15}
        parts.append(blob((skin, orange)[i % 2], (x, y, level), chance.tilt(0.4), seed=i, **form))
    return parts + _seeds(radius, level + 0.012, 12)


def _coconut(radius, level):
    parts = [_made_of(radius, level, ('#ece6d6', '#f4efe2', '#dfe0c4'), 0.4, 0.6)]
    return parts + _seeds(radius * 0.6, level + 0.025, 16)


def _tomato(radius, level):
    return [
        _made_of(radius, level, ('#a8341a', '#c04a24', '#8f2612'), 0.25, 0.7),
        *_seeds(radius * 0.5, level + 0.025, 8),
    ]


def _seeds(radius, level, count):
    """Tempered mustard seeds."""
    black = surface('#1d1512', '#33241c', roughness=0.35, coat=0.3)
    spots = [chance.in_disc(radius) for _ in range(count)]
    return [place(blob_data((0.02, 0.02, 0.018), 0.1, 2, 2), black, (x, y, level)) for x, y in spots]


CHUTNEYS = {'sambar': _sambar, 'coconut': _coconut, 'tomato': _tomato}

"""The surface of a coffee, painted per vertex: crema, milk and the patterns poured into it."""

import math

from mathutils import noise

from kit.colours import blend, linear
from kit.materials import painted
from kit.shapes import sheet

# name: (dark, light, rim, milk)
DRINKS = {
    'coffee': ('#6e3812', '#a2602a', '#5e2d10', '#f6e8d0'),
    'matcha': ('#74893f', '#8fa257', '#5f7a30', '#eef0d0'),
    'hojicha': ('#9a6a44', '#b98a60', '#80522e', '#f4e6d2'),
    'chocolate': ('#3d1e10', '#5c3019', '#2c140a', '#f2e0cc'),
    'black': ('#1c0d06', '#2e170a', '#6b3a18', '#6b3a18'),
}


def pour(drink, pattern, level, radius, turn=0.5):
    """A surface at the height `level`; the pattern is one of PATTERNS."""
    dark, light, rim, milk = (linear(each) for each in DRINKS[drink])
    draw = PATTERNS[pattern]
    cos, sin = math.cos(turn), math.sin(turn)

    def spot(u, v):
        around = u * 2 * math.pi
        return radius * v * math.cos(around), radius * v * math.sin(around)

    def milk_at(x, y):
        scale = 0.637 / radius
        x, y = x * scale, y * scale
        return draw(x * cos + y * sin, y * cos - x * sin)

    def colour(u, v):
        x, y = spot(u, v)
        cloud = 0.5 + 0.5 * noise.fractal((x * 7, y * 7, 1), 1, 2, 4)
        fine = 0.5 + 0.5 * noise.noise((x * 60, y * 60, 1))
        tone = blend(dark, light, cloud * 0.8 + 0.2 * fine)
        tone = blend(tone, rim, max(0, (v - 0.86) / 0.14) * 0.8)
        return (*blend(tone, milk, milk_at(x, y) * (0.94 + 0.06 * fine))[:3], 1)

    def point(u, v):
        x, y = spot(u, v)
        return x, y, level + 0.02 * max(0, v - 0.93) / 0.07 + 0.004 * milk_at(x, y)

    foam = painted(
        roughness=0.3, scatter=0.25, scatter_tint=(1, 0.7, 0.4), scatter_depth=0.06, coat=0.35, bump=0.12, bump_scale=60
    )
    sheet(point, 620, 260, foam, colour=colour)


def _wavy(x, y):
    drift = 0.035 * noise.noise((x * 5, y * 5, 3))
    return x + drift, y + drift * 0.6


def _heart_at(x, y, width):
    x, y = x / width, y / width
    return min(1, max(0, 0.5 - 14 * ((x * x + y * y - 1) ** 3 - x * x * y**3)))


def _rosetta(x, y):
    """Nested leaves from the tail up to a heart."""
    x, y = _wavy(x, y)
    share = (y + 0.46) / 0.86
    milk = 0.0
    if 0 < share < 1:
        width = 0.4 * math.sin(math.pi * min(1, share**0.8 * 0.97 + 0.02)) ** 0.75 * (1 - 0.12 * share)
        off = abs(x) / max(width, 0.01)
        if off < 1:
            stripe = math.sin((share * 8.6 + off * 1.7 - off**2 * 0.35) * math.pi * 1.55)
            milk = min(1, max(0, 0.5 + stripe * 2.6)) * min(1, (width - abs(x)) / 0.025)
        if abs(x) < 0.012 + 0.01 * share and share < 0.96:
            milk = max(milk, 0.9)
    return max(milk, _heart_at(x, y - 0.34, 0.15))


def _heart(x, y):
    x, y = _wavy(x, y)
    return max(_heart_at(x, y - 0.02, 0.36), 0.55 if abs(math.hypot(x, y) - 0.5) < 0.012 else 0)


def _tulip(x, y):
    """Three hearts, one in another."""
    x, y = _wavy(x, y)
    layers = ((-0.16, 0.36), (0.1, 0.26), (0.32, 0.16))
    milk = 0.0
    for height, width in layers:
        gap = _heart_at(x, y - height, width * 1.16)
        milk = max(milk * (1 - gap), _heart_at(x, y - height, width))
    return milk


def _cappuccino(x, y):
    """White foam with a dusting of cocoa."""
    x, y = _wavy(x, y)
    edge = min(1, max(0, (0.5 - math.hypot(x, y)) / 0.06))
    dust = 0.5 + 0.5 * noise.noise((x * 70, y * 70, 5))
    return edge * (1 - 0.75 * max(0, dust - 0.45) * max(0, 1 - math.hypot(x, y) / 0.42))


PATTERNS = {'rosetta': _rosetta, 'heart': _heart, 'tulip': _tulip, 'cappuccino': _cappuccino, 'plain': lambda x, y: 0.0}

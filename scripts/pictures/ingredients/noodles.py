"""Nests of noodles: bundles of parallel strands, folded into arcs."""

import math

from kit import chance
from kit.materials import surface
from kit.solids import tubes

# name: (colour, shade, thickness, flatness)
NOODLES = {
    'rice': ('#f1e6cc', '#e5d2a8', 0.024, 1.0),
    'egg': ('#f2d49a', '#dfb06a', 0.021, 1.0),
    'ramen': ('#f0d8aa', '#dfb67c', 0.026, 1.0),
    'udon': ('#f5eddc', '#e9dcbf', 0.045, 1.0),
    'buckwheat': ('#8d7b69', '#6f5e4e', 0.022, 1.0),
    'wide': ('#f2e6cb', '#e3cfa4', 0.06, 0.3),
    'glass': ('#b59a78', '#9a7d5a', 0.02, 1.0),
    'spaghetti': ('#e3b670', '#d09a4e', 0.024, 1.0),
    'ribbon': ('#e3b87a', '#cc934e', 0.06, 0.2),
    'soy': ('#a8672c', '#7f4519', 0.024, 1.0),
    'curry': ('#e2b04a', '#c98f2e', 0.018, 1.0),
    'flat-fried': ('#b87a44', '#8d5327', 0.065, 0.25),
    'red': ('#d98a4a', '#c06a2a', 0.024, 1.0),
}


def noodle_nest(name, height, radius=1.0, mound=0.0, bundles=26, centre=(0.0, 0.0)):
    """
    A nest whose bundles start at the given height and fill a circle; `mound` raises its middle, for noodles without
    soup.
    """
    colour, shade, thickness, flatness = NOODLES[name]
    material = surface(
        colour,
        shade,
        scale=4,
        roughness=0.28,
        scatter=0.5,
        scatter_tint=(1, 0.62, 0.35),
        scatter_depth=0.08,
        coat=0.35,
    )
    strands = max(2, round(0.19 / (thickness * 1.5 + 0.012)))
    paths = []
    for bundle in range(bundles):
        paths += _bundle(bundle / bundles, height, radius, mound, strands, thickness)
    nest = tubes(paths, thickness, material, fineness=3, flatness=flatness)
    nest.location = (*centre, 0)
    return nest


def _bundle(share, height, radius, mound, strands, thickness):
    """Strands side by side along one arc; `share` of the nest lies below it."""
    middle = (chance.between(-0.22, 0.28) * radius, chance.between(-0.3, 0.16) * radius)
    start, span = chance.angle(), chance.between(2.2, 4.2) * chance.pick([-1, 1])
    base_radius, oval = chance.between(0.12, 0.62) * radius, chance.between(0.75, 1.15)
    level, hump, sway = height - 0.09 + 0.16 * share, chance.between(0.03, 0.1), chance.angle()
    paths = []
    for strand in range(chance.whole(max(2, strands - 2), strands + 2)):
        phase = chance.angle()
        own_radius = base_radius + strand * thickness * 2.1 + chance.between(-0.012, 0.012)
        own_start = start + chance.between(-0.15, 0.15)
        path = []
        for step in range(22):
            t = step / 21
            turn = own_start + span * t
            reach = own_radius * (1 + 0.10 * math.sin(turn * 2 + sway) + 0.03 * math.sin(turn * 7 + phase))
            x, y = middle[0] + reach * math.cos(turn) * oval, middle[1] + reach * math.sin(turn) / oval
            distance = math.hypot(x, y) / radius
            if distance > 1:
                x, y, distance = x / distance, y / distance, 1.0
            rise = hump * math.sin(math.pi * t) ** 0.6 - 0.05 * (abs(t - 0.5) * 2) ** 4
            slope = mound * (1 - distance**1.6) * (0.35 + 0.65 * share) - 0.2 * max(0, distance - 0.55) ** 1.3
            path.append((x, y, level + rise + slope + 0.012 * math.sin(turn * 9 + phase)))
        paths.append(path)
    return paths

"""The liquid in a bowl: tinted films above a coloured floor."""

import math

from kit import chance
from kit.clear import film
from kit.materials import surface
from kit.shapes import place
from kit.solids import blob_data, lathe

# name: (tints of the films from the surface down, floor colours, oil); no films is an opaque broth
BROTHS = {
    'clear': (('#fff7e6', '#fdeecf', '#fae2b8'), ('#d8a55a', '#e2b56e'), '#f6cf7a'),
    'red': (('#ffd9a0', '#f0a050', '#e08a3a'), ('#c9572a', '#d97a3c'), '#e2581c'),
    'soy': (('#ffe2b8', '#e8b476', '#d09050'), ('#6b3a18', '#7d4a22'), '#e5a850'),
    'pale': (('#fffaf0', '#fdf0d4', '#f6e2b4'), ('#e0bd80', '#e8c890'), '#f6e0a0'),
    'creamy': ((), ('#ecd9b4', '#f2e3c4'), '#f0d090'),
    'sesame': ((), ('#dfba80', '#e8c892'), '#d9722a'),
    'miso': ((), ('#cf9146', '#dba660'), '#d9581c'),
    'tomato': ((), ('#d9542a', '#e5713c'), '#f0a040'),
    'golden': ((), ('#e0a232', '#eab548'), '#f2c860'),
    'black': ((), ('#e2cba2', '#ead8b4'), '#1a120c'),
    'green': ((), ('#a3ad62', '#b7c07c'), '#c9d07c'),
    'orange': ((), ('#cf6f2a', '#dc8a44'), '#e8892c'),
    'brown': ((), ('#8d4f22', '#a8642e'), '#c9782c'),
    'spinach': ((), ('#4d6b26', '#5f7d30'), '#8da84a'),
    'rice': ((), ('#f2ebdc', '#f8f3e8'), '#f6ecd0'),
}


def fill_bowl(name, level, radius):
    """Fills a round vessel up to the height `level`, where it has the given radius."""
    films, floor, _ = BROTHS[name]
    if not films:
        creamy = surface(
            *floor, scale=3, roughness=0.22, scatter=0.4, scatter_depth=0.08, coat=0.4, bump=0.06, bump_scale=4
        )
        lathe([(radius, level), (0.5 * radius, level), (0, level)], creamy, segments=64)
        return
    for i, tint in enumerate(films):
        depth = 0.035 * i * (1 + 0.3 * i)
        material = film(tint, ripple=0.03, roughness=0.09) if i == 0 else film(tint, ior=1.0, ripple=0)
        width = radius if i == 0 else radius - 1.25 * depth
        lathe([(width, level - depth), (0.5 * radius, level - depth), (0, level - depth)], material, segments=64)
    ground = surface(*floor, scale=3, roughness=0.5)
    lathe([(0, level - 0.22), (0.46 * radius, level - 0.22), (0.92 * radius, level - 0.2)], ground, segments=48)


def oil_drops(name, level, radius, count=70, inner=0.66, size=0.014):
    """Drops of the broth's oil that float near the rim."""
    oil = film(BROTHS[name][2], ior=1.5, roughness=0.01, ripple=0)
    for _ in range(count):
        drop = abs(chance.around(size * 0.85, size)) + 0.006
        turn, distance = chance.angle(), radius * chance.between(inner, 0.94)
        spot = (distance * math.cos(turn), distance * math.sin(turn), level)
        place(blob_data((drop, drop, drop * 0.3), 0, 1, 3), oil, spot)

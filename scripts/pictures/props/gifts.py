"""Presents: books, a rattle, boxes, a blanket; each is a list of objects that stand at the origin."""

import math

from kit.materials import surface
from kit.shapes import box, group
from kit.solids import blob, lathe, tubes
from kit.wood import wood
from props.textiles import folded_towel


def paint(colour):
    return surface(colour, colour, scale=3, stretch=(1, 8, 8), roughness=0.4, coat=0.2)


def rattle():
    """A beech rattle with rings."""
    timber = wood('#c99a66', '#ecc896', 0.45)
    grip = [
        (0, 0),
        (0.1, 0.02),
        (0.12, 0.1),
        (0.07, 0.2),
        (0.065, 0.8),
        (0.1, 0.9),
        (0.2, 1.0),
        (0.24, 1.16),
        (0.2, 1.32),
        (0, 1.4),
    ]
    parts = [lathe(grip, timber, 48)]
    for z, colour in ((0.4, '#8fb0c4'), (0.55, '#e6c9a0'), (0.7, '#a9bfa0')):
        ring = [(0.15 + 0.05 * math.cos(i * 0.5236), z + 0.05 * math.sin(i * 0.5236)) for i in range(13)]
        parts.append(lathe(ring, paint(colour), 48))
    return [group(parts, (0.6, 0, 0.2), (0, -math.pi / 2, 0))]


def book(colour='#d9604a', accent='#f3d98a', width=2.0, depth=2.0):
    """A hardcover picture book with a simple picture on its cover."""
    cover, pages = surface(colour, colour, scale=30, roughness=0.4, coat=0.3), surface('#f0ead9', roughness=0.9)
    parts = [box((width - 0.06, depth - 0.08, 0.12), pages, 0.01, location=(0, 0, 0.08))]
    parts += [box((width, depth, 0.025), cover, 0.01, location=(0, 0, z)) for z in (0.015, 0.145)]
    parts.append(box((0.03, depth, 0.15), cover, 0.012, location=(-width / 2, 0, 0.08)))
    for i, (x, y, size) in enumerate(((0.3, 0.35, 0.32), (-0.25, -0.3, 0.5), (0.45, -0.45, 0.26))):
        tone = surface(accent if i != 1 else '#f6f0e2', roughness=0.5)
        parts.append(lathe([(size, 0), (size, 0.006), (0, 0.006)], tone, 40, smooth=False, location=(x, y, 0.158)))
    parts.append(
        box((width * 0.55, 0.1, 0.008), surface('#f6f0e2', roughness=0.5), 0.003, location=(0, depth * 0.4, 0.16))
    )
    return parts


def wrapped_books():
    """Two books in brown paper, tied with twine, with a tag."""
    kraft = surface('#a9804e', '#b98f5c', scale=12, roughness=0.85, bump=0.25, bump_scale=8)
    twine = surface('#d9c39a', '#e6d3ae', scale=60, roughness=0.9, bump=0.4, bump_scale=90)
    parts, z = [], 0.0
    for wide, deep, high, turn in ((1.9, 1.35, 0.34, 0.05), (1.8, 1.25, 0.28, -0.06)):
        parts.append(box((wide, deep, high), kraft, 0.03, location=(0, 0, z + high / 2), rotation=(0, 0, turn)))
        z += high
    for wide, deep in ((0.05, 1.42), (1.96, 0.05)):
        parts.append(box((wide, deep, z + 0.03), twine, 0.02, location=(0, 0, z / 2)))
    for side in (-1, 1):
        loop = [
            (0, 0, z + 0.02),
            (side * 0.3, 0.12, z + 0.12),
            (side * 0.42, -0.05, z + 0.1),
            (side * 0.2, -0.1, z + 0.06),
            (0, 0, z + 0.03),
        ]
        tail = [(0, 0, z + 0.03), (side * 0.15, -0.2, z + 0.04), (side * 0.32, -0.42, z + 0.02)]
        parts.append(tubes([loop, tail], 0.026, twine, fineness=3))
    tag = surface('#efe4cc', roughness=0.8)
    parts.append(box((0.5, 0.28, 0.015), tag, 0.03, location=(0.55, -0.42, z + 0.015), rotation=(0, 0, -0.5)))
    return parts


def gift_box(colour='#e9e2d3'):
    """An open box lined with tissue."""
    card, tissue = (
        surface(colour, colour, scale=30, roughness=0.8),
        surface('#f6f2ea', '#fdfaf4', scale=4, roughness=0.9, bump=1.0, bump_scale=5),
    )
    parts = [box((3.4, 2.5, 0.06), card, 0.02, location=(0, 0, 0.03))]
    for x, y, wide, deep in ((0, -1.24, 3.4, 0.05), (0, 1.24, 3.4, 0.05), (-1.68, 0, 0.05, 2.5), (1.68, 0, 0.05, 2.5)):
        parts.append(box((wide, deep, 0.8), card, 0.015, location=(x, y, 0.4)))
    parts.append(blob(tissue, (0, 0, 0.2), radii=(1.62, 1.18, 0.16), uneven=0.25, frequency=3.5, subdivisions=6))
    return [*parts, box((3.5, 2.6, 0.4), card, 0.03, location=(-0.6, 2.9, 0.2), rotation=(0, 0, 0.25))]


def blanket(colour='#efe6d2', edge='#a9c4d6'):
    parts = folded_towel(colour, 2)
    return [*parts, box((2.62, 0.1, 0.05), surface(edge, roughness=0.8, sheen=0.4), 0.02, location=(0, -0.85, 0.58))]

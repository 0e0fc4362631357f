"""Books and notebooks; each is a list of objects that stand at the origin."""

import math

from kit import chance
from kit.materials import surface
from kit.shapes import box, group, sheet, thicken
from kit.solids import tubes


def stacked_books(spines=('#2f4a5a', '#b5532f', '#d9c39a')):
    """Closed books, one on another, their spines to the viewer."""
    pages = surface('#e9dec6', '#d9ccb0', scale=2, stretch=(1, 1, 60), roughness=0.9)
    z, books = 0.0, []
    for colour in spines:
        cover = surface(colour, colour, scale=30, roughness=0.6, bump=0.15, bump_scale=90)
        gold = surface('#c9a24a', roughness=0.3, metallic=1)
        length, depth, height = chance.between(1.5, 1.9), chance.between(1.1, 1.3), chance.between(0.18, 0.32)
        turn = (0, 0, 0.2 + chance.between(-0.2, 0.2))
        parts = [box((length - 0.06, depth - 0.06, height - 0.05), pages, 0.01, location=(0, 0.02, 0))]
        for side in (-1, 1):
            parts.append(box((length, depth, 0.028), cover, 0.008, location=(0, 0, side * (height / 2 - 0.014))))
        parts.append(box((length, 0.03, height), cover, 0.012, location=(0, -depth / 2, 0)))
        for x in (-0.38, 0.38):
            parts.append(box((0.02, 0.01, height * 0.86), gold, 0.001, location=(x * length, -depth / 2 - 0.013, 0)))
        parts.append(box((length * 0.4, 0.01, 0.03), gold, 0.001, location=(0, -depth / 2 - 0.013, 0)))
        books.append(group(parts, (0, 0, z + height / 2), turn))
        z += height
    return books


def open_book():
    """A book that lies open."""
    paper = surface('#f0e8d6', '#f5efe2', scale=3, roughness=0.85)
    ink = surface('#4a443c', roughness=0.9)
    cover = surface('#7a3a2c', roughness=0.6)
    parts = [box((2.0, 1.35, 0.03), cover, 0.01, location=(0, 0, 0.015))]
    for side in (-1, 1):

        def page(u, v, side=side):
            x = u * 0.95
            return (
                side * x,
                (v - 0.5) * 1.25,
                0.07 + 0.16 * math.sin(min(1, u * 1.15) * math.pi) ** 0.7 * (1 - 0.55 * u),
            )

        parts.append(thicken(sheet(page, 40, 10, paper), 0.05))
        for row in range(13):
            y = 0.46 - row * 0.075
            end = 0.8 if row % 5 != 4 else chance.between(0.3, 0.6)
            line = [page((0.14 + (end - 0.14) * t), 0.5 + y / 1.25) for t in (0, 0.2, 0.4, 0.6, 0.8, 1)]
            parts.append(tubes([[(x, yy, z + 0.033) for x, yy, z in line]], 0.008, ink, fineness=1))
    return parts


def notebook(colour='#3f4a3a', width=1.4, depth=2.0):
    """A bound notebook with an elastic band."""
    cover = surface(colour, colour, scale=40, roughness=0.7, bump=0.2, bump_scale=90)
    pages = surface('#efe6d2', '#e2d6bc', scale=2, stretch=(1, 1, 60), roughness=0.9)
    band = surface('#17181a', roughness=0.8)
    parts = [box((width - 0.04, depth - 0.05, 0.16), pages, 0.01, location=(0.01, 0, 0.11))]
    parts += [box((width, depth, 0.03), cover, 0.012, location=(0, 0, z)) for z in (0.02, 0.2)]
    parts.append(box((0.03, depth, 0.2), cover, 0.012, location=(-width / 2, 0, 0.11)))
    return [*parts, box((0.06, depth * 1.01, 0.215), band, 0.004, location=(width * 0.36, 0, 0.11))]

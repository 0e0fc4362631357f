"""Things on a desk: a laptop, headphones, a camera, spectacles, a fountain pen with ink, paints."""

import math

from kit import chance
from kit.arrange import arrange
from kit.clear import film, glass
from kit.materials import surface
from kit.shapes import box, group, sheet, thicken
from kit.solids import blob, lathe, tubes
from props.electronics import camera, headphones, laptop, speaker
from props.paper import notebook, open_book, stacked_books

DEFAULT = (('headphones', (0, 0), 20),)


def build(things=DEFAULT, **scene):
    """Things: headphones, speaker, camera, spectacles, chart, pen, ink, palette, laptop, notebook, books, open-book."""
    arrange(THINGS, things, **scene)


def _spectacles(colour='#5a3418', tint='#f4f8f8', mottle=None):
    """Spectacles with their temples open, lying on the table."""
    acetate = surface(colour, mottle or colour, scale=7, distortion=1.5, roughness=0.15, coat=0.6)
    lens = film(tint, 1.5, 0.01, 0)
    parts = []
    for side in (-1, 1):
        ring = []
        for i in range(33):
            turn = i * math.pi / 16
            ring.append(
                (side * 0.36 + 0.27 * math.cos(turn), 0, 0.25 + 0.235 * math.sin(turn) - 0.02 * math.cos(2 * turn))
            )
        parts.append(tubes([ring], 0.035, acetate, fineness=5))
        parts.append(
            lathe([(0.26, 0), (0, 0.0)], lens, 48, location=(side * 0.36, 0, 0.25), rotation=(math.pi / 2, 0, 0))
        )
        arm = [
            (side * 0.64, 0, 0.36),
            (side * 0.67, 0.3, 0.33),
            (side * 0.68, 0.95, 0.26),
            (side * 0.67, 1.15, 0.16),
            (side * 0.66, 1.35, 0.05),
        ]
        parts.append(tubes([arm], 0.032, acetate, fineness=5))
    parts.append(tubes([[(-0.11, 0, 0.33), (-0.04, 0, 0.38), (0.04, 0, 0.38), (0.11, 0, 0.33)]], 0.035, acetate))
    return parts


def _chart():
    """A printed eye chart: rows of open rings that get smaller."""
    card, ink = surface('#f3f0e8', '#f7f5ee', scale=20, roughness=0.7), surface('#1a1a1c', roughness=0.8)
    parts = [box((2.8, 3.4, 0.02), card, 0.01, location=(0, 0, 0.012))]
    y, size = 1.25, 0.34
    for row in range(6):
        for i in range(row + 1):
            x = (i - row / 2) * size * 2.1
            turn = chance.pick((0, 1, 2, 3)) * math.pi / 2
            arc = [(x + 0.4 * size * math.cos(turn + a), y + 0.4 * size * math.sin(turn + a), 0.024) for a in ARC]
            parts.append(tubes([arc], 0.1 * size, ink, fineness=2, flatness=0.1))
        y -= size * 1.6
        size *= 0.76
    return parts


ARC = [0.35 + i * (2 * math.pi - 0.7) / 16 for i in range(17)]


def _pen(colour='#16233f', metal='#d9a648'):
    """A fountain pen without its cap, lying along the x axis, its nib to the left."""
    resin, gold = surface(colour, colour, roughness=0.1, coat=1), surface(metal, metal, roughness=0.15, metallic=1)
    body = [(0, 0), (0.06, 0.02), (0.085, 0.3), (0.09, 0.85), (0.075, 0.9)]
    grip = [(0.07, 0.9), (0.06, 1.1), (0.065, 1.2), (0.05, 1.21)]
    ring = [(0.091, 0.8), (0.095, 0.82), (0.095, 0.86), (0.09, 0.88)]
    parts = [lathe(body, resin), lathe(grip, resin), lathe(ring, gold)]

    def nib(u, v):
        wide = 0.05 * (1 - u) ** 0.75 * (1.0 if u > 0.15 else 0.8 + 1.3 * u)
        side = (v - 0.5) * 2
        return side * wide, 0.04 - 0.03 * side * side - 0.03 * u, 1.2 + 0.28 * u

    parts.append(thicken(sheet(nib, 30, 9, gold), 0.008))
    whole = group(parts, (0.7, 0, 0.1), (0, -math.pi / 2, 0))
    return [whole]


def _ink(colour='#15244f'):
    """A square bottle of ink, open, with its cap beside it."""
    fluid = surface(colour, colour, roughness=0.05, coat=1)
    cap = surface('#141416', roughness=0.3, coat=0.3)
    neck = [(0.2, 0.6), (0.2, 0.74), (0.22, 0.76), (0.17, 0.77), (0.16, 0.62)]
    lid = [(0, 0), (0.23, 0), (0.24, 0.03), (0.24, 0.24), (0.22, 0.26), (0, 0.26)]
    parts = [
        box((0.72, 0.72, 0.5), fluid, 0.08, location=(0, 0, 0.29)),
        box((0.8, 0.8, 0.62), glass(), 0.1, location=(0, 0, 0.31)),
    ]
    return [*parts, lathe(neck, glass()), lathe(lid, cap, smooth=False, location=(0.75, -0.35, 0))]


def _palette(colours=('#c8281e', '#e8a01c', '#f2d03c', '#3f8a4a', '#2a5aa0', '#5a3a8a', '#8a4a24', '#1f2024')):
    """An open box of watercolours with a brush across."""
    tin = surface('#e9e6df', '#f0ede6', roughness=0.3, coat=0.4)
    parts = [box((2.0, 0.9, 0.16), tin, 0.04, location=(0, 0, 0.08))]
    for i, colour in enumerate(colours):
        x = -0.82 + 0.235 * i
        paint = surface(colour, colour, scale=12, roughness=0.5, coat=0.2, bump=0.3, bump_scale=12)
        for y in (-0.2, 0.2):
            parts.append(
                blob(paint, (x, y, 0.16), radii=(0.1, 0.17, 0.03), uneven=0.15, frequency=2, seed=i, floor=-0.01)
            )
            parts.append(box((0.215, 0.37, 0.05), tin, 0.015, location=(x, y, 0.145)))
    handle = [(-1.2, -0.45, 0.2), (-0.4, -0.3, 0.24), (0.5, -0.12, 0.24), (1.5, 0.08, 0.2)]
    tip = [(-1.2, -0.45, 0.2), (-1.35, -0.48, 0.19), (-1.5, -0.51, 0.17)]
    parts.append(tubes([handle], 0.04, surface('#8a2018', roughness=0.2, coat=0.6), taper=lambda t: 1.2 - 0.7 * t))
    parts.append(tubes([tip], 0.05, surface('#4a2c1c', roughness=0.6), taper=lambda t: 1.0 - 0.9 * t))
    page = surface('#f3efe6', '#f7f4ec', scale=30, roughness=0.95, bump=0.3, bump_scale=60)
    parts.append(box((2.6, 1.9, 0.02), page, 0.004, location=(-1.2, -1.1, 0.012), rotation=(0, 0, 0.3)))
    for i in range(14):
        x, y = chance.in_disc(0.6)
        wash = surface(chance.pick(colours), roughness=0.9)
        parts.append(blob(wash, (-1.0 + x, -1.0 + y, 0.022), radii=(0.13, 0.1, 0.004), uneven=0.4, seed=i))
    return parts


THINGS = {
    'headphones': headphones,
    'camera': camera,
    'spectacles': _spectacles,
    'pen': _pen,
    'ink': _ink,
    'palette': _palette,
    'laptop': laptop,
    'speaker': speaker,
    'chart': _chart,
    'notebook': notebook,
    'books': stacked_books,
    'open-book': open_book,
}

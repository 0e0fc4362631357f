"""An open log book, a storm lantern, a key, a coil of rope; lengths are in units of 10 cm."""

import math

from mathutils import noise

from kit import chance
from kit.clear import glass
from kit.lights import point_light
from kit.materials import glowing, surface
from kit.shapes import box, group, sheet, thicken
from kit.solids import lathe, tubes

from .chart_table import brass


def storm_lantern(lit=True):
    """A lantern of brass with its glass, its cage and a flame."""
    metal, clear = brass(0.28), glass('#fbf3e2')
    foot = [
        (0, 0),
        (0.62, 0),
        (0.66, 0.04),
        (0.66, 0.3),
        (0.6, 0.38),
        (0.36, 0.44),
        (0.34, 0.56),
        (0.42, 0.6),
        (0.42, 0.66),
        (0, 0.66),
    ]
    parts = [lathe(foot, metal, 80, smooth=False)]
    parts.append(lathe([(0.36, 0.66), (0.46, 0.85), (0.5, 1.1), (0.45, 1.38), (0.34, 1.58)], clear, 80))
    top = [
        (0.4, 1.56),
        (0.44, 1.58),
        (0.44, 1.66),
        (0.36, 1.72),
        (0.34, 1.9),
        (0.42, 1.94),
        (0.4, 2.0),
        (0.16, 2.14),
        (0.1, 2.2),
        (0, 2.21),
    ]
    parts.append(lathe(top, metal, 80, smooth=False))
    for i in range(4):
        turn = i * math.pi / 2 + 0.6
        rod = [(0.4, 0.62), (0.53, 0.85), (0.56, 1.1), (0.52, 1.4), (0.42, 1.62)]
        parts.append(tubes([[(r * math.cos(turn), r * math.sin(turn), z) for r, z in rod]], 0.022, metal, fineness=3))
    for z, reach in ((0.98, 0.565), (1.26, 0.555)):
        ring = [(reach * math.cos(t), reach * math.sin(t), z) for t in (k * math.pi / 20 for k in range(41))]
        parts.append(tubes([ring], 0.018, metal, fineness=3))
    bail = [(0.44 * math.cos(t), 0, 1.95 + 0.75 * math.sin(t)) for t in (k * math.pi / 16 for k in range(17))]
    parts.append(tubes([bail], 0.024, metal, fineness=4))
    if lit:
        flame = [(0, 0.68), (0.05, 0.74), (0.085, 0.84), (0.06, 0.98), (0.02, 1.12), (0, 1.16)]
        parts.append(lathe(flame, glowing('#ff9a3c', 9), 32))
        parts.append(point_light((0, 0, 1.0), 55, '#ffb060', 0.08))
    return parts


def log_book(cover='#3a2a20'):
    """A thick, open log book with ruled lines and writing that cannot be read; its right page is torn."""
    paper = surface('#d9c596', '#e3d3aa', '#cdb682', scale=3, roughness=0.9)
    leather, ink, rule = (
        surface(cover, '#4a382a', scale=9, roughness=0.6),
        surface('#3a2c20', roughness=0.9),
        surface('#b09a72', roughness=0.9),
    )
    parts = [box((3.5, 2.35, 0.06), leather, 0.025, location=(0, 0, 0.03))]
    for side in (-1, 1):

        def page(u, v, side=side):
            torn = 1.0
            if side > 0 and v > 0.52:
                torn = (
                    0.62 + 0.3 * noise.noise((v * 6, 4, 0)) + 0.05 * noise.noise((v * 60, 2, 0))
                    if v > 0.6
                    else 1 - 4.0 * (v - 0.52)
                )
            return (
                side * 1.65 * u * torn,
                (v - 0.5) * 2.2,
                0.24 + 0.2 * math.sin(min(1, u * 1.1) * math.pi) ** 0.7 * (1 - 0.5 * u) - 0.1 * u,
            )

        def under(u, v, page=page, side=side):
            return side * 1.65 * u, (v - 0.5) * 2.2, page(u, 0.1)[2] - 0.03

        parts.append(thicken(sheet(under, 60, 12, surface('#cbb68a', '#d9c79c', scale=4, roughness=0.9)), 0.05))
        parts.append(
            box(
                (1.6, 2.18, 0.13),
                surface('#c9b68c', '#b8a478', scale=2, stretch=(1, 1, 50), roughness=0.9),
                0.02,
                location=(side * 0.82, 0, 0.12),
            )
        )
        parts.append(thicken(sheet(page, 80, 160, paper), 0.012))
        lines, words = [], []
        for row in range(14):
            v = 0.9 - 0.062 * row
            if side > 0 and v > 0.5:
                continue
            lines.append([(x, y, z + 0.009) for x, y, z in (page(0.1 + 0.84 * t / 12, v) for t in range(13))])
            start = 0.12
            while start < 0.8 and row % 5 != 4:
                long = chance.between(0.06, 0.15)
                word = []
                for k in range(14):
                    x, y, z = page(start + long * k / 13, v)
                    word.append((x, y + 0.022 + 0.02 * math.sin(k * 1.9 + row) * chance.between(0.5, 1.2), z + 0.01))
                words.append(word)
                start += long + 0.03
        parts += [tubes(lines, 0.003, rule, fineness=1), tubes(words, 0.0052, ink, fineness=1)]
    return parts


def torn_page():
    """The missing piece of the page, curled."""
    paper, ink = surface('#d9c596', '#e3d3aa', scale=3, roughness=0.9), surface('#a8281c', roughness=0.9)

    def point(u, v):
        edge = 0.06 * noise.noise((v * 7, 9, 0)) + 0.03 * noise.noise((v * 50, 2, 0))
        return (u * (0.9 + edge) - 0.45), (v - 0.5) * 1.0, 0.02 + 0.1 * (2 * u - 1) ** 4 + 0.03 * v

    mark = [
        [(x, y, point(x / 0.9 + 0.5, y + 0.5)[2] + 0.012) for x, y in line]
        for line in (
            ((-0.25, -0.3), (-0.1, -0.05), (0.05, 0.05), (0.2, 0.28)),
            ((0.12, 0.2), (0.2, 0.28), (0.28, 0.36)),
            ((0.12, 0.36), (0.2, 0.28), (0.28, 0.2)),
        )
    ]
    return [thicken(sheet(point, 60, 60, paper), 0.008), tubes(mark, 0.014, ink, fineness=1)]


def old_key():
    """An iron key lying along the x axis."""
    iron = surface('#4a443c', '#6b6254', scale=12, roughness=0.45, metallic=0.9)
    ring = [(-0.75 + 0.2 * math.cos(t), 0.2 * math.sin(t) * 0.8, 0.05) for t in (i * math.pi / 12 for i in range(25))]
    parts = [
        tubes([ring], 0.045, iron, fineness=4),
        tubes([[(-0.56, 0, 0.05), (0, 0, 0.05), (0.7, 0, 0.05)]], 0.05, iron),
    ]
    for x, long in ((0.5, 0.28), (0.62, 0.34)):
        parts.append(box((0.08, long, 0.07), iron, 0.01, location=(x, -long / 2, 0.05)))
    return [group(parts)]


def knot(colour='#c9b48c'):
    """A coil of rope."""
    hemp = surface(colour, '#a98f62', scale=30, roughness=0.95)
    line = []
    for i in range(190):
        turn = i * 0.2
        reach = 0.95 - 0.011 * (i % 95) * 0.5
        line.append((reach * math.cos(turn), reach * math.sin(turn), 0.09 + 0.16 * (i // 95) + 0.02 * math.sin(i)))
    return [tubes([line], 0.085, hemp, fineness=5)]

"""Puzzles for the floor; a piece is one unit wide."""

import math

from kit.colours import blend, linear
from kit.materials import painted, surface
from kit.shapes import box, sheet, slab
from kit.solids import tubes


def _edge(start, end, knob, count=22):
    """One side of a piece of a puzzle: straight, or with a knob outwards (1) or inwards (-1)."""
    (x, y), (a, b) = start, end
    line = []
    for i in range(count):
        t, out = i / count, 0.0
        if knob and 0.34 < t < 0.66:
            turn = (t - 0.34) / 0.32 * 1.64 * math.pi - 0.32 * math.pi
            t, out = 0.5 - 0.13 * math.cos(turn), knob * (0.1 + 0.13 * math.sin(turn))
        line.append((x + (a - x) * t + (b - y) * out, y + (b - y) * t - (a - x) * out))
    return line


def _outline(column, row, columns, rows):
    """The outline of a piece, its lower left corner at the origin."""
    kind = 1 if (row + column) % 2 else -1
    knobs = (kind * (row > 0), -kind * (column < columns - 1), kind * (row < rows - 1), -kind * (column > 0))
    corners = [(0, 0), (1, 0), (1, 1), (0, 1)]
    return [point for i in range(4) for point in _edge(corners[i], corners[(i + 1) % 4], knobs[i])]


def puzzle(columns=8, rows=6, scene='harbour', fineness=40):
    """A finished puzzle; each of its pieces is one unit wide."""
    paint, cut, card = (
        painted(roughness=0.35, coat=0.15),
        surface('#3a3430', roughness=1),
        surface('#b59a74', roughness=0.9),
    )
    parts = [box((columns, rows, 0.09), card, 0.03, location=(0, 0, 0.045))]

    def point(u, v):
        return (u - 0.5) * columns * 0.995, (v - 0.5) * rows * 0.995, 0.092

    parts.append(sheet(point, columns * fineness, rows * fineness, paint, colour=SCENES[scene]))
    lines = []
    for row in range(rows):
        for column in range(columns):
            line = [
                (column - columns / 2 + x, row - rows / 2 + y, 0.091) for x, y in _outline(column, row, columns, rows)
            ]
            lines.append([*line, line[0]])
    return [*parts, tubes(lines, 0.011, cut, fineness=1)]


def piece(colour='#2f7a94', column=2, row=1):
    """A loose piece."""
    middle = [(x - 0.5, y - 0.5) for x, y in _outline(column, row, 8, 6)]
    top = surface(colour, colour, scale=3, roughness=0.35, coat=0.15)
    card = surface('#b59a74', roughness=0.9)
    return [slab(middle, 0.075, card, 0.012), slab(middle, 0.02, top, 0.008, location=(0, 0, 0.074))]


def _harbour(x, y):
    """Sea, sky, a sun and two boats."""
    sea, deep, sky_of = linear('#2f7a94'), linear('#1f5a78'), linear('#a9d3dc')
    tone = (
        blend(sky_of, linear('#f0dcae'), max(0, 0.75 - y) * 2.4)
        if y > 0.42
        else blend(deep, sea, y * 2.2 + 0.12 * math.sin(x * 40 + 9 * math.sin(y * 30)))
    )
    if math.hypot(x - 0.76, (y - 0.78) * 0.8) < 0.085:
        tone = linear('#e8a83c')
    hills = 0.46 + 0.07 * math.sin(x * 8) + 0.03 * math.sin(x * 19)
    if 0.42 < y < hills:
        tone = linear('#5a8a5c')
    for middle, low, size, hull, sail in (
        (0.32, 0.3, 0.2, '#b8402c', '#f3ead6'),
        (0.66, 0.2, 0.15, '#26405a', '#e0a03c'),
    ):
        a, b = (x - middle) / size, (y - low) / size
        if -0.32 < b < 0 and abs(a) < 0.6 + 0.7 * b + 0.2:
            tone = linear(hull)
        if 0.06 < b < 1.3 and 0.03 < a < 0.62 * (1 - (b - 0.06) / 1.24):
            tone = linear(sail)
        if 0.06 < b < 1.05 and -0.42 * (1 - (b - 0.06) / 1.0) < a < -0.03:
            tone = linear(sail)
    return (*tone[:3], 1)


def _forest(x, y):
    """Firs in front of hills."""
    tone = blend(linear('#d9e3c4'), linear('#8fbcc0'), y)
    if y < 0.6 + 0.06 * math.sin(x * 7):
        tone = linear('#7fa87c')
    if y < 0.2 + 0.03 * math.sin(x * 9):
        tone = linear('#a98a54')
    for i in range(11):
        middle, low, size = 0.04 + 0.093 * i, 0.14 + 0.1 * ((i * 7) % 4) / 4, 0.3 + 0.06 * ((i * 5) % 3)
        a, b = abs(x - middle), (y - low) / size
        if 0 < b < 1 and a < 0.075 * (1 - b) + 0.02 * ((1 - b) * 4 % 1):
            tone = linear(('#2f5f3c', '#3f7a4a', '#24503a')[i % 3])
        if -0.12 < b <= 0 and a < 0.01:
            tone = linear('#5a3c24')
    return (*tone[:3], 1)


SCENES = {'harbour': _harbour, 'forest': _forest}

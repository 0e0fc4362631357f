"""The outer wall of a store with openings for window and door; here 1 unit is 1 m, the wall is y = 0."""

import math

from kit import chance
from kit.materials import surface
from kit.shapes import box
from kit.wood import wood

# openings are (left, right, low, high)
SPAN, TOP = (-3.35, 3.35), 4.7
WINDOW, DOOR = (-2.7, 0.75, 0.62, 2.5), (1.3, 2.3, 0.0, 2.5)


def mirrored(opening):
    """The same opening on the other side."""
    left, right, low, high = opening
    return -right, -left, low, high


def middle_of(opening):
    """Where its middle is along the street."""
    return (opening[0] + opening[1]) / 2


def street_wall(kind, colours, openings):
    """A wall of brick, timber, plaster or tiles with openings."""
    core = surface(colours[0] if kind == 'plaster' else '#4a4540', roughness=0.9)
    if kind == 'plaster':
        core = surface(*colours, scale=0.9, band=(0.3, 0.7), roughness=0.9, bump=0.12, bump_scale=40)
    parts = _pieces(SPAN, openings)
    for left, right, low, high in parts:
        box((right - left, 0.25, high - low), core, 0.002, location=((left + right) / 2, 0.125, (low + high) / 2))
    KINDS[kind](colours, openings, parts)


def _pieces(span, openings):
    """The rectangles of wall around the openings."""
    found, left = [], span[0]
    for start, end, low, high in sorted(openings):
        found.append((left, start, 0, TOP))
        if low:
            found.append((start, end, 0, low))
        found.append((start, end, high, TOP))
        left = end
    return [*found, (left, span[1], 0, TOP)]


def _free(z, openings):
    """The parts of a course at the height z that are no opening."""
    left = SPAN[0]
    for start, end, low, high in sorted(openings):
        if low < z < high:
            yield left, start
            left = end
    yield left, SPAN[1]


def _courses(materials, openings, size, depth, gap, uneven):
    width, height = size
    for row in range(int(TOP / height)):
        z, shift = (row + 0.5) * height, width / 2 * (row % 2)
        for start, end in _free(z, openings):
            x = math.floor((start - shift) / width) * width + shift
            while x < end:
                left, right = max(x, start), min(x + width, end)
                x += width
                if right - left > 0.04:
                    spot = ((left + right) / 2, chance.between(-uneven, uneven) - depth / 2 + 0.01, z)
                    box((right - left - gap, depth, height - gap), chance.pick(materials), 0.005, location=spot)


def _brick(colours, openings, _parts):
    bricks = [surface(each, light, scale=5, roughness=0.9, bump=0.4, bump_scale=24) for each, light in _shades(colours)]
    _courses(bricks, openings, (0.23, 0.078), 0.05, 0.012, 0.004)


def _tiles(colours, openings, _parts):
    glazed = [surface(each, light, scale=2, roughness=0.15, coat=0.6) for each, light in _shades(colours)]
    _courses(glazed, openings, (0.2, 0.1), 0.03, 0.006, 0.001)


def _shades(colours):
    return [(each, colours[(i + 1) % len(colours)]) for i, each in enumerate(colours)]


def _timber(colours, _openings, parts):
    boards = wood(*colours, 0.6)
    for left, right, low, high in parts:
        count = max(1, round((right - left) / 0.14))
        width = (right - left) / count
        for i in range(count):
            spot = (left + (i + 0.5) * width, -0.015 + chance.between(-0.003, 0.003), (low + high) / 2)
            upright(boards, (width - 0.008, 0.03, high - low), spot)


def _plaster(_colours, _openings, _parts):
    pass


KINDS = {'brick': _brick, 'tiles': _tiles, 'timber': _timber, 'plaster': _plaster}


def upright(material, size, spot, bevel=0.004):
    """A board on its end, with the grain of its wood upwards."""
    width, depth, height = size
    return box((height, depth, width), material, bevel, location=spot, rotation=(0, math.pi / 2, 0))

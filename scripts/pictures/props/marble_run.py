"""A marble run of beech; lengths are in units of 10 cm."""

import math

from kit import chance
from kit.materials import surface
from kit.shapes import box, group, place, sheet
from kit.solids import blob_data, lathe
from kit.wood import wood


def marble(colour='#2f7a9a'):
    """A marble of coloured glass."""
    glassy = surface(colour, colour, '#e9f0f2', scale=5, distortion=2, roughness=0.03, coat=1)
    return [place(blob_data((0.13,) * 3, 0, 1, 4), glassy, (0, 0, 0.13))]


def _beech():
    return wood('#a97c4a', '#d3aa74', 0.45)


def _post(x, y, high, timber):
    """A pile of blocks."""
    parts, z = [], 0.0
    while z < high - 0.1:
        step = min(0.62, high - z)
        turn = chance.between(-0.03, 0.03)
        parts.append(box((0.6, 0.6, step - 0.01), timber, 0.04, location=(x, y, z + step / 2), rotation=(0, 0, turn)))
        z += step
    return parts


def _ramp(start, end, timber):
    """A trough between two points (x, y, z)."""
    (x, y, z), (a, b, c) = start, end
    long = math.dist(start, end)

    def trough(u, v):
        turn = math.pi * (u - 0.5)
        return long * (v - 0.5), 0.2 * math.sin(turn), 0.2 - 0.2 * math.cos(turn)

    parts = [sheet(trough, 30, 8, timber, location=(0, 0, 0.07))]
    for side in (-1, 1):
        parts.append(box((long, 0.1, 0.3), timber, 0.03, location=(0, side * 0.25, 0.15)))
    parts.append(box((long, 0.5, 0.1), timber, 0.02, location=(0, 0, 0.05)))
    turn, lean = math.atan2(b - y, a - x), -math.atan2(c - z, math.dist((x, y), (a, b)))
    return [group(parts, ((x + a) / 2, (y + b) / 2, (z + c) / 2), (0, lean, turn))]


def marble_run():
    """Three ramps from tower to tower, and a bell at the end."""
    timber, parts = _beech(), []
    for x, y, high in ((-1.7, 0.6, 3.1), (1.5, 0.6, 2.3), (1.5, -0.5, 1.7), (-1.6, -0.5, 1.05), (-1.6, -1.5, 0.62)):
        parts += _post(x, y, high, timber)
    ramps = (
        ((-1.9, 0.6, 3.1), (1.75, 0.6, 2.3)),
        ((1.8, -0.5, 1.7), (-1.9, -0.5, 1.05)),
        ((-1.9, -1.5, 0.62), (1.6, -1.5, 0.06)),
    )
    for start, end in ramps:
        parts += _ramp(start, end, timber)
    for x, y, high in ((1.5, 0.6, 2.3), (-1.6, -0.5, 1.05)):
        parts.append(box((0.62, 0.62, 0.5), timber, 0.04, location=(x + (0.42 if x > 0 else -0.42), y, high + 0.2)))
    for spot, colour in (
        ((-1.0, 0.6, 3.02), '#c8402c'),
        ((0.35, 0.6, 2.72), '#2f7a9a'),
        ((0.2, -0.5, 1.53), '#d9a02c'),
        ((-0.2, -1.5, 0.46), '#4a9a5a'),
    ):
        parts.append(group(marble(colour), spot))
    brass = surface('#c9a24a', roughness=0.18, metallic=1)
    bell = [(0, 0.3), (0.08, 0.3), (0.16, 0.22), (0.2, 0.08), (0.27, 0), (0.25, 0.0), (0.17, 0.1), (0, 0.25)]
    parts.append(lathe(bell, brass, 64, location=(2.2, -1.5, 0.12)))
    return parts

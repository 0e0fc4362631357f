"""A bubble waffle, curled, in a sleeve of paper."""

import math

from mathutils import noise

from kit import chance
from kit.camera import set_view
from kit.colours import blend, linear
from kit.lights import set_light
from kit.materials import painted, surface
from kit.shapes import group, sheet, thicken
from kit.tables import napkin, set_table
from kit.vessels import glaze, plate

STEP = 0.27


def build(vessel='sand', table='walnut', light='window-left', view='seated', turn=8):
    """On a plate, fresh from the iron, one side curled up."""
    set_table(table)
    set_light(light, 0.85)
    napkin('mist', (-1.6, 0.9), 0.3, 2.4, 2.6)
    plate(glaze(vessel), 1.55, 0.16)
    _sleeve()
    group([_waffle()], (0.05, 0.0, 0.12), (0.0, 0, 0.25))
    set_view(view, (0.05, 0.0, 0.33), 6.2, turn, lens=66, blur=0.16, focus=(0, -0.5, 0.5))


def _bubble(x, y):
    """How high the nearest bubble is at (x, y), from 0 to 1."""
    row = round(y / (STEP * 0.866))
    best = 0.0
    for near in (row - 1, row, row + 1):
        shift = 0.5 * STEP * (near % 2)
        centre = round((x - shift) / STEP) * STEP + shift
        gone = math.hypot(x - centre, y - near * STEP * 0.866) / (0.47 * STEP)
        best = max(best, 1 - gone * gone)
    return max(0.0, best) ** 0.5


def _waffle(radius=1.28):
    paint = painted(roughness=0.5, coat=0.15, scatter=0.1, bump=0.15, bump_scale=50)
    pale, gold, brown = linear('#e0b466'), linear('#c98a34'), linear('#8f5218')

    def flat(u, v):
        """A six-sided cake with a scalloped edge."""
        turn = u * 2 * math.pi
        edge = radius * (
            1 + 0.035 * math.sin(turn * 13) + 0.03 * noise.noise((math.cos(turn) * 2, math.sin(turn) * 2, 3))
        )
        return edge * v * math.cos(turn), edge * v * math.sin(turn)

    def point(u, v):
        x, y = flat(u, v)
        height = 0.135 * _bubble(x, y) + 0.008 * noise.noise((x * 9, y * 9, 1))
        bend = max(0.0, abs(y) - 0.15)
        curl = 0.95 if y > 0 else 0.5
        angle = bend * curl * 1.05
        side = 1 if y > 0 else -1
        across = 0.15 + (math.sin(angle) / (curl * 1.05) if bend else 0)
        y_bent = side * across if abs(y) > 0.15 else y
        rise = (1 - math.cos(angle)) / (curl * 1.05)
        return x, y_bent - side * height * math.sin(angle), 0.05 + rise + height * math.cos(angle)

    def colour(u, v):
        x, y = flat(u, v)
        up = _bubble(x, y)
        field = noise.fractal((x * 2, y * 2, 4), 1, 2, 4)
        fine = noise.fractal((x * 16, y * 16, 2), 0.8, 2, 3)
        tone = blend(pale, gold, up * 0.9 + 0.5 * field + 0.25 * fine)
        tone = blend(tone, brown, max(0, up - 0.72) * 1.6 + 0.7 * field - 0.1 + (1 - up) * 0.12)
        return (*blend(tone, brown, (v - 0.96) * 10)[:3], 1)

    return thicken(sheet(point, 420, 150, paint, closed_across=True, colour=colour), 0.035)


def _sleeve():
    """The sheet of paper it lies on, its corners up."""
    paper = surface('#ece2cc', '#f4ecda', scale=3, roughness=0.85, bump=0.2, bump_scale=5)

    def point(u, v):
        x, y = (u - 0.5) * 2.7, (v - 0.5) * 2.3
        crease = 0.03 * abs(noise.noise((x * 1.6, y * 1.6, 5)))
        return x, y, 0.1 + crease + 0.12 * max(0, abs(y) - 0.75) ** 1.5 + 0.1 * max(0, abs(x) - 0.95) ** 1.5

    thicken(sheet(point, 60, 60, paper, rotation=(0, 0, 0.1 + chance.between(0, 0.02))), 0.008)

"""Roasted coffee in the cooling tray of a roaster, with its arm and a scoop."""

import math

from mathutils import noise

from ingredients.beans import strew
from kit import chance
from kit.camera import set_view
from kit.lights import backdrop, set_light
from kit.materials import surface
from kit.shapes import box, group, sheet, thicken
from kit.solids import lathe, tubes
from kit.tables import set_table
from kit.wood import wood

RADIUS = 2.1


def build(table='charcoal', light='window-left', view='table', turn=-8, beans=3600):
    """The tray fills the picture."""
    set_table(table)
    set_light(light, 1.4)
    backdrop('#3a2a20', '#4a382a', distance=9, lights=10)
    _tray()
    _arm()
    strew('coffee', [_spot() for _ in range(beans)], 0.7)
    _scoop((0.75, -0.75, 0.52))
    strew('coffee', [(chance.around(0.2, 1.5), -2.45 - abs(chance.around(0, 0.2)), 0.04) for _ in range(14)])
    set_view(view, (0.1, 0.0, 0.4), 7.2, turn, lens=66, blur=0.2, focus=(0.3, -0.8, 0.5))


def _spot():
    """A point on the heap: ploughed in rings by the arm."""
    x, y = chance.in_disc(RADIUS - 0.1)
    return x, y, _level(x, y) + chance.between(-0.03, 0.03)


def _level(x, y):
    reach = math.hypot(x, y)
    return 0.4 + 0.05 * math.sin(reach * 9) + 0.07 * noise.noise((x * 1.6, y * 1.6, 3))


def _metal(shade='#a9abac'):
    return surface(shade, '#c4c5c4', scale=4, stretch=(1, 1, 8), roughness=0.28, metallic=1, bump=0.03, bump_scale=40)


def _tray():
    steel = _metal()
    side = [(RADIUS, 0), (RADIUS + 0.04, 0.02), (RADIUS + 0.04, 0.62), (RADIUS + 0.07, 0.65), (RADIUS + 0.03, 0.68)]
    lathe([*side, (RADIUS - 0.02, 0.64), (RADIUS - 0.02, 0.06)], steel, 160, smooth=False)
    floor = surface('#241008', '#331a0c', scale=9, roughness=0.6)

    def under(u, v):
        x, y = RADIUS * v * math.cos(u * 2 * math.pi), RADIUS * v * math.sin(u * 2 * math.pi)
        return x, y, _level(x, y) - 0.05

    sheet(under, 120, 80, floor, closed_across=True)


def _arm():
    """The stirring arm: a hub and two blades that stand in the beans."""
    steel = _metal('#8f9192')
    lathe([(0.2, 0.3), (0.2, 0.72), (0.17, 0.78), (0.06, 0.8), (0.06, 0.86), (0, 0.87)], steel, 64, smooth=False)
    for turn in (0.5, 0.5 + math.pi):
        rod = tubes([[(0.15, 0, 0.66), (0.8, 0, 0.68), (1.4, 0, 0.67), (1.95, 0, 0.66)]], 0.045, steel, fineness=5)
        parts = [rod]
        for reach in (0.7, 1.25, 1.8):
            parts.append(box((0.34, 0.03, 0.5), steel, 0.01, location=(reach, 0, 0.5), rotation=(0, 0, 0.6)))
        group(parts, (0, 0, 0), (0, 0, turn))


def _scoop(spot):
    """A wooden scoop, half full."""
    timber = wood('#8a5a32', '#b98652', 0.5)

    def shell(u, v):
        around = math.pi * (1.0 + u)
        close = (1 - (1 - min(1, v * 3)) ** 2.4) ** 0.5
        return 0.75 * v, 0.3 * close * math.cos(around) * (0.85 + 0.2 * v), 0.3 * close * math.sin(around)

    parts = [thicken(sheet(shell, 40, 40, timber), 0.045)]
    handle = [(0.04, 0, -0.05), (-0.15, 0, -0.02), (-0.4, 0, 0.02), (-0.62, 0, 0.04)]
    parts.append(tubes([handle], 0.075, timber, fineness=6, taper=lambda t: 0.75 + 0.45 * t))
    heap = [(chance.between(0.12, 0.7), chance.between(-0.22, 0.22), chance.between(-0.1, 0.03)) for _ in range(170)]
    parts += strew('coffee', heap, 0.7)
    group(parts, (spot[0], spot[1], spot[2] + 0.2), (0, 0.1, 2.5))

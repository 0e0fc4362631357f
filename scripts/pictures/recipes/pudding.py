"""A pudding turned out of its mould, with fruit and a small jug of milk."""

import math

from ingredients.cake import mint_tip
from ingredients.pieces import piece
from kit import chance
from kit.camera import set_view
from kit.cutlery import spoon, steel
from kit.lights import set_light
from kit.materials import surface
from kit.shapes import group, sheet
from kit.solids import lathe, tubes
from kit.tables import set_table
from kit.vessels import glaze, plate

LOBES = 9


def build(colours=('#e08a12', '#ea9a22'), vessel='white', table='oak', light='window-right', view='table', turn=8):
    """At the origin on a plate; the jug stands behind it."""
    set_table(table)
    set_light(light, 0.8)
    plate(glaze(vessel), 1.15, 0.14)
    _milk()
    _pudding(colours)
    for i in range(7):
        x, y = chance.in_disc(0.22)
        piece('mango', (x, y, 0.88 + 0.1 * (i > 4)), chance.tilt(0.5))
    mint_tip((0.05, -0.02, 1.08))
    _jug((1.25, 1.0))
    spoon(steel(), (-1.2, -0.75, 0.06), 1.3, 1.3)
    set_view(view, (0.15, 0.1, 0.48), 5.0, turn, lens=66, blur=0.16, focus=(0, -0.5, 0.5))


def _pudding(colours):
    """Fluted sides, a hollow top, wet and a little see-through."""
    jelly = surface(
        *colours, scale=2, roughness=0.1, coat=0.9, scatter=0.55, scatter_tint=(1, 0.55, 0.1), scatter_depth=0.22
    )
    side = [(0.74, 0.0), (0.75, 0.05), (0.72, 0.25), (0.66, 0.5), (0.6, 0.66), (0.53, 0.75), (0.44, 0.775), (0.3, 0.76)]
    side += [(0.15, 0.74), (0.0, 0.735)]

    def point(u, v):
        place = v * (len(side) - 1)
        i = min(len(side) - 2, int(place))
        t = place - i
        t = t * t * (3 - 2 * t) * 0.3 + 0.7 * t
        radius = side[i][0] + (side[i + 1][0] - side[i][0]) * t
        z = side[i][1] + (side[i + 1][1] - side[i][1]) * t
        flute = abs(math.sin(u * math.pi * LOBES)) ** 0.7 - 0.6
        radius *= 1 + 0.075 * flute * max(0, 1 - (v / 0.62) ** 5)
        return radius * math.cos(u * 2 * math.pi), radius * math.sin(u * 2 * math.pi), 0.085 + z

    sheet(point, 270, 110, jelly, closed_across=True)


def _milk():
    """A pool of evaporated milk around its foot."""
    milk = surface('#f3e6cc', '#f8eedb', scale=3, roughness=0.12, coat=0.8, scatter=0.4)
    lathe([(0.93, 0.09), (0.91, 0.115), (0.6, 0.118), (0, 0.118)], milk, 120, wobble=0.07)


def _jug(spot):
    clay = glaze('white')
    side = [(0, 0.02), (0.28, 0.02), (0.31, 0), (0.38, 0.1), (0.41, 0.34), (0.34, 0.62), (0.36, 0.8), (0.39, 0.86)]
    inside = [(0.36, 0.85), (0.32, 0.62), (0.37, 0.34), (0, 0.12)]
    milk = surface('#f3e6cc', roughness=0.12, coat=0.8, scatter=0.4)
    handle = [(0.32, 0, 0.74), (0.58, 0, 0.76), (0.66, 0, 0.5), (0.56, 0, 0.24), (0.36, 0, 0.2)]
    parts = [
        lathe(side + inside, clay),
        tubes([handle], 0.05, clay, fineness=6),
        lathe([(0.34, 0.68), (0, 0.68)], milk),
    ]
    group(parts, (*spot, 0), (0, 0, 0.3))

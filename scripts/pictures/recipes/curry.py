"""A bowl of curry or stew with pieces, cream and herbs; bread or rice stands behind it."""

import math

from ingredients.beside import set_beside
from ingredients.broth import fill_bowl, oil_drops
from ingredients.flatbread import naan
from ingredients.greens import chilli_rings, herbs, spring_onion
from ingredients.pieces import piece
from ingredients.rice import rice_mound
from kit import chance
from kit.camera import set_view
from kit.lights import set_light
from kit.materials import surface
from kit.shapes import land
from kit.solids import tubes
from kit.tables import set_table
from kit.vessels import bowl, glaze

LEVEL = 0.54


def build(
    beside=(),
    table='walnut',
    light='window-left',
    view='seated',
    turn=0,
    **dish,
):
    """The dish of `serve` on a table."""
    set_table(table)
    set_light(light)
    serve(**dish)
    set_beside(beside)
    set_view(view, (0.22, 0.05, 0.34), 5.7, turn, focus=(0, -0.3, LEVEL))


def serve(
    sauce='orange',
    pieces=('chicken',),
    count=20,
    cream=False,
    garnish=('herbs',),
    side='naan',
    vessel='rust',
):
    """At the origin. Garnish: herbs, basil, chilli, onion. Side: naan, rice or none."""
    bowl(glaze(vessel), 1.12, 0.68)
    fill_bowl(sauce, LEVEL, 1.05)
    for i in range(count):
        distance, around = 0.82 * math.sqrt((i + 0.5) / count), i * 2.4
        spot = (distance * math.cos(around), distance * math.sin(around), LEVEL + chance.between(-0.07, 0.01))
        piece(chance.pick(pieces), spot, chance.tilt(0.4))
    oil_drops(sauce, LEVEL + 0.004, 1.0, count=90, inner=0.2, size=0.02)
    if cream:
        _swirl()
    spots = [chance.in_disc(0.6) for _ in range(30)]
    if 'herbs' in garnish:
        herbs((0.15, 0.05, LEVEL + 0.13), 8, 0.34)
    if 'basil' in garnish:
        herbs((0.1, 0.1, LEVEL + 0.15), 6, 0.42, 0.0, '#1f5a1c', '#3f8a30')
    if 'chilli' in garnish:
        chilli_rings(spots[:5])
    if 'onion' in garnish:
        spring_onion(spots)
    if side == 'naan':
        for i in range(2):
            naan((1.75 + 0.1 * i, 0.75 + 0.25 * i, 0.1 + 0.14 * i), (0.06, -0.12 - 0.05 * i, 0.7 + 0.5 * i))
    elif side == 'rice':
        bowl(glaze('stoneware'), 0.72, 0.5, location=(1.75, 1.0, 0))
        rice_mound('white', (1.75, 1.0, 0.3), 0.62, 0.36, grains=900, flatness=0.2)


def _swirl():
    white = surface('#fbf4e6', roughness=0.25, coat=0.5, scatter=0.4)
    path = []
    for step in range(40):
        around = step * 0.33
        reach = 0.12 + 0.013 * step
        path.append((reach * math.cos(around), reach * math.sin(around) * 0.9))
    # it runs over the pieces, evened out
    heights = [point.z for point, _ in land(path)]
    smooth = [sum(heights[max(0, i - 2) : i + 3]) / len(heights[max(0, i - 2) : i + 3]) for i in range(len(heights))]
    line = [(x, y, max(level, own) + 0.012) for (x, y), level, own in zip(path, smooth, heights)]
    tubes([line], 0.042, white, taper=lambda t: 0.5 + 0.7 * math.sin(math.pi * t), flatness=0.5)

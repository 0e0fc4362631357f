"""Dry goods in glass jars, with a scoop and a bag: what a store sells by weight."""

import math

from ingredients.beans import GRAINS, strew
from kit import chance
from kit.arrange import arrange
from kit.clear import glass
from kit.materials import surface
from kit.shapes import sheet, thicken
from kit.solids import lathe, tubes
from kit.vessels import bowl, glaze
from kit.wood import wood

DEFAULT = (('jar', (-1.2, 0.5), 0, 'rice'), ('jar', (0, 0.6), 0, 'red-bean'), ('jar', (1.2, 0.5), 0, 'coffee'))


def build(things=DEFAULT, **scene):
    """Things: jar, bowl (of a grain), scoop (of a grain)."""
    arrange(THINGS, things, **scene)


def _jar(grain='rice', fill=1.0, height=1.5, radius=0.46, lid=True):
    """A jar with a wooden lid; `fill` is how high the grains stand."""
    clear = glass()
    side = [(0, 0), (radius - 0.06, 0), (radius, 0.05), (radius, height - 0.2), (radius - 0.05, height - 0.06)]
    parts = [lathe([*side, (radius - 0.05, height)], clear, smooth=False)]
    inside = radius - 0.03
    spots = []
    for _ in range(int(GRAINS[grain][3] * 0.7 * (radius / 0.46) * fill)):
        turn = chance.angle()
        reach = inside - chance.between(0.02, 0.06)
        spots.append((reach * math.cos(turn), reach * math.sin(turn), chance.between(0.06, fill)))
    for _ in range(int(GRAINS[grain][3] * 0.4)):
        x, y = chance.in_disc(inside - 0.04)
        spots.append((x, y, fill + 0.06 * (1 - (x * x + y * y) / inside**2) + chance.between(-0.02, 0.02)))
    parts += strew(grain, spots, 1.2)
    colours = GRAINS[grain][2] or ('#2e1509', '#3a1c0c')
    core = surface(*colours[:2], scale=9, roughness=0.8)
    parts.append(lathe([(0, 0.05), (inside - 0.05, 0.05), (inside - 0.05, fill), (0, fill + 0.03)], core, smooth=False))
    if lid:
        parts += _lid(radius - 0.03, height)
    return parts


def _lid(radius, height):
    timber = wood('#8f6a44', '#c09a6c', 0.55)
    top = [
        (radius - 0.05, height - 0.06),
        (radius - 0.05, height),
        (radius + 0.03, height),
        (radius + 0.03, height + 0.1),
    ]
    ring = surface('#e9e4da', roughness=0.6)
    band = [(radius - 0.02, height - 0.04), (radius + 0.005, height - 0.03), (radius - 0.02, height - 0.01)]
    return [lathe([*top, (radius, height + 0.12), (0, height + 0.12)], timber, smooth=False), lathe(band, ring)]


def _bowl(grain='lentil', vessel='sand', radius=0.6):
    """A small bowl with a heap."""
    before = [bowl(glaze(vessel), radius, 0.5)]
    spots = []
    for _ in range(GRAINS[grain][3]):
        x, y = chance.in_disc(radius * 0.86)
        spots.append((x, y, 0.42 + 0.12 * (1 - (x * x + y * y) / radius**2) + chance.between(-0.03, 0.02)))
    colours = GRAINS[grain][2] or ('#2e1509', '#3a1c0c')
    under = surface(*colours[:2], scale=9, roughness=0.8)
    heap = [(radius * 0.88, 0.36), (radius * 0.5, 0.46), (0, 0.5)]
    return [*before, lathe(heap, under), *strew(grain, spots, 0.8)]


def _scoop(grain='almond', spilled=26):
    """A steel scoop lying on the table, grains around its mouth; it points along x."""
    steel = surface('#b9b8b4', '#cbcac6', scale=4, stretch=(1, 8, 8), roughness=0.25, metallic=1)

    def shell(u, v):
        around = math.pi * (1.0 + u)
        close = (1 - (1 - min(1, v * 4)) ** 2.4) ** 0.5
        return 0.8 * v, 0.26 * close * math.cos(around), 0.27 + 0.26 * close * math.sin(around)

    parts = [thicken(sheet(shell, 40, 40, steel), 0.02)]
    parts.append(tubes([[(0, 0, 0.27), (-0.2, 0, 0.27), (-0.4, 0, 0.29), (-0.62, 0, 0.3)]], 0.05, steel, fineness=6))
    heap = [(chance.between(0.15, 0.85), chance.between(-0.2, 0.2), chance.between(0.14, 0.26)) for _ in range(90)]
    loose = [(0.95 + abs(chance.around(0, 0.2)), chance.around(0, 0.22), 0.045) for _ in range(spilled)]
    return parts + strew(grain, heap, 0.7) + strew(grain, loose, 0.15)


THINGS = {'jar': _jar, 'bowl': _bowl, 'scoop': _scoop}

"""Dim sum in a bamboo basket, or tarts and fried dumplings on a plate."""

import math

from ingredients.beside import set_beside
from ingredients.dumplings import (
    bun,
    copy_of,
    crescent,
    crystal_dumpling,
    dough,
    egg_tart,
    siu_mai,
    smooth_bun,
    soup_dumpling,
    split_bun,
)
from ingredients.fruit_tart import berry_tart
from ingredients.greens import sesame, spring_onion
from kit import chance
from kit.camera import set_view
from kit.lights import set_light
from kit.materials import surface
from kit.solids import lathe
from kit.tables import set_table
from kit.vessels import glaze, plate, steamer

# how to make one, as a list of objects, and how far from the middle they lie
KINDS = {
    'soup-dumplings': (lambda: [soup_dumpling(1)], 0.72),
    'pork-buns': (lambda: [bun()], 0.68),
    'custard-buns': (lambda: [smooth_bun()], 0.66),
    'split-buns': (split_bun, 0.66),
    'crystal-dumplings': (lambda: [crystal_dumpling()], 0.62),
    'siu-mai': (siu_mai, 0.62),
    'egg-tarts': (egg_tart, 0.72),
    'berry-tarts': (berry_tart, 0.72),
    'dumplings': (lambda: [crescent(dough(False), 1)], 0.72),
    'fried-dumplings': (lambda: [crescent(dough(True), 1)], 0.72),
}


def build(
    beside=('soy', 'chopsticks'),
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
    set_view(view, (0.0, 0.0, 0.35), 5.6, turn, focus=(0, -0.5, 0.5))


def serve(
    kind='soup-dumplings',
    count=6,
    vessel='basket',
    garnish=(),
):
    """At the origin. `vessel` is basket or a glaze; garnish: onion, sesame."""
    floor = _vessel(vessel)
    make, reach = KINDS[kind]
    parts = make()
    places = _row(count) if kind == 'fried-dumplings' else _places(count, reach)
    for x, y, z, roll, heading in places:
        lean = (roll + chance.between(-0.04, 0.04), chance.between(-0.04, 0.04), heading)
        for part in parts:
            double = copy_of(part, (x, y, floor + z), lean)
            offset = part.location.copy()
            offset.rotate(double.rotation_euler)
            double.location += offset
    for part in parts:
        part.hide_render = True
        part.location.z -= 40
    spots = [chance.in_disc(0.95) for _ in range(50)]
    if 'onion' in garnish:
        spring_onion(spots[:30])
    if 'sesame' in garnish:
        sesame(spots)


def _places(count, reach):
    """A ring, from five things on with one in the middle: x, y, z, roll and heading of each."""
    ring = count if count < 5 else count - 1
    places = [(0, 0, 0, 0, 0.6)] if count >= 5 else []
    for i in range(ring):
        around = 2 * math.pi * i / ring + 0.4
        places.append((reach * math.cos(around), reach * math.sin(around), 0, 0, around + math.pi / 2))
    return places


def _row(count):
    """Side by side with their fried bottoms up, and two in front of them with their pleats up."""
    behind = count - 2
    row = [(0.34 * (i - (behind - 1) / 2) - 0.1, 0.22 - 0.03 * i, 0.36, 2.25, 4.26 + 0.03 * i) for i in range(behind)]
    return [*row, (0.5, -0.66, 0, 0, 0.3), (-0.35, -0.74, 0, 0, -0.15)]


def _vessel(name):
    if name != 'basket':
        plate(glaze(name), 1.5, 0.17)
        return 0.085
    steamer(1.3, 0.55)
    paper = surface('#efe6d2', '#f6efe0', scale=4, roughness=0.8)
    lathe([(1.12, 0.17), (0.6, 0.175), (0, 0.175)], paper, 64)
    return 0.18

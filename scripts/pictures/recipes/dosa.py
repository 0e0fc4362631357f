"""Masala dosa: a long crisp roll with potato, with sambar and two chutneys in steel bowls; coffee in tumblers."""

from ingredients.dosa import CHUTNEYS, dosa_roll
from kit.camera import set_view
from kit.lights import set_light
from kit.materials import surface
from kit.shapes import group
from kit.solids import lathe
from kit.tables import set_table


def build(
    plates=((0, 0, 0.5),),
    coffees=(),
    table='walnut',
    light='window-left',
    view='seated',
    target=(0, 0, 0.25),
    distance=7.6,
    turn=0,
):
    """`plates` are (x, y, turn), `coffees` are (x, y)."""
    set_table(table)
    set_light(light, 0.9)
    for x, y, turned in plates:
        group([*_plate(), *dosa_roll(), *_bowls()], (x, y, 0), (0, 0, turned))
    for x, y in coffees:
        group(_coffee(), (x, y, 0))
    set_view(view, target, distance, turn, lens=66, blur=0.14, focus=(target[0], target[1] - 0.5, 0.3))


def _steel():
    return surface(
        '#bdbbb6', '#cbc9c4', scale=4, stretch=(1, 1, 9), roughness=0.24, metallic=1, bump=0.02, bump_scale=50
    )


def _plate():
    side = [(0, 0.03), (1.6, 0.03), (1.66, 0.05), (1.72, 0.2), (1.76, 0.21), (1.75, 0.23), (1.7, 0.22), (1.64, 0.08)]
    return [lathe([*side, (1.58, 0.06), (0, 0.06)], _steel(), 140, smooth=False)]


def _bowls():
    """Sambar, coconut chutney and tomato chutney behind the roll."""
    parts = []
    for x, y, radius, kind in (
        (-0.72, 0.82, 0.42, 'sambar'),
        (0.14, 1.06, 0.34, 'coconut'),
        (0.86, 0.74, 0.34, 'tomato'),
    ):
        inside = []
        side = [
            (0, 0),
            (0.8, 0),
            (0.86, 0.05),
            (0.97, 0.8),
            (1.0, 0.9),
            (1.03, 0.92),
            (1.0, 0.95),
            (0.96, 0.88),
            (0.84, 0.1),
        ]
        profile = [(r * radius, z * 0.42) for r, z in side] + [(0, 0.04)]
        inside.append(lathe(profile, _steel(), 72, smooth=False))
        inside += CHUTNEYS[kind](radius * 0.93, 0.31)
        parts.append(group(inside, (x, y, 0.06)))
    return parts


def _coffee():
    """Filter coffee: a tumbler with froth, in its wide bowl."""
    wide = [
        (0, 0),
        (0.36, 0),
        (0.4, 0.04),
        (0.44, 0.3),
        (0.5, 0.33),
        (0.49, 0.35),
        (0.42, 0.3),
        (0.38, 0.05),
        (0, 0.04),
    ]
    tumbler = [
        (0, 0.05),
        (0.2, 0.05),
        (0.22, 0.08),
        (0.27, 0.78),
        (0.31, 0.82),
        (0.3, 0.835),
        (0.26, 0.79),
        (0.22, 0.2),
    ]
    froth = surface('#b5855a', '#cfa67c', '#8f6038', scale=14, roughness=0.4, scatter=0.2, bump=0.3, bump_scale=40)
    top = lathe([(0.262, 0.77), (0.2, 0.8), (0, 0.805)], froth, 48)
    return [lathe(wide, _steel(), 72, smooth=False), lathe([*tumbler, (0, 0.2)], _steel(), 72, smooth=False), top]

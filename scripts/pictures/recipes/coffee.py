"""Hot drinks in a cup with a saucer."""

from ingredients.coffee_table import biscotti, coffee_beans, sugar_cubes
from ingredients.foam import pour
from kit.camera import set_view
from kit.cutlery import spoon, steel
from kit.lights import set_light
from kit.tables import napkin, set_table
from kit.vessels import cup, glaze, saucer

# name: radius and height of the cup
SIZES = {'large': (0.69, 0.62), 'small': (0.46, 0.5), 'tall': (0.58, 0.82)}


def build(
    drink='coffee',
    pattern='rosetta',
    size='large',
    vessel='white',
    beside=('spoon', 'beans', 'biscotti'),
    table='oak',
    light='window-left',
    view='seated',
    turn=6,
):
    """`drink` and `pattern` are from ingredients/foam.py; beside: spoon, beans, biscotti, sugar, napkin-…"""
    radius, height = SIZES[size]
    set_table(table)
    set_light(light, 0.75)
    ceramic = glaze(vessel)
    saucer(ceramic, radius * 1.48)
    cup(ceramic, radius, height)
    pour(drink, pattern, 0.08 + 0.93 * height, radius * 0.925)
    for name in beside:
        if name.startswith('napkin-'):
            napkin(name.removeprefix('napkin-'), (-1.5, 0.8), 0.35, 1.9, 1.9)
        else:
            THINGS[name](radius)
    distance = 3.1 + 2.3 * radius
    set_view(view, (0.02, -0.02, 0.5 * height), distance, turn, lens=66, blur=0.16, focus=(0, -0.1, height))


THINGS = {
    'spoon': lambda radius: spoon(steel(), (-0.9 * radius, -0.9 * radius, 0.2), -0.55),
    'beans': lambda radius: coffee_beans(near=1.66 * radius),
    'biscotti': lambda radius: biscotti([(-1.25, 0.85, 0.4), (-1.45, 0.6, 1.0)]),
    'sugar': lambda radius: sugar_cubes([(1.3, 0.5), (1.48, 0.68), (1.22, 0.8)]),
}

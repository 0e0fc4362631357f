"""Noodles in broth with toppings, in a deep bowl of 23 cm."""

from ingredients.beside import set_beside
from ingredients.broth import fill_bowl, oil_drops
from ingredients.noodles import noodle_nest
from ingredients.soup_toppings import add_topping
from kit.camera import set_view
from kit.lights import set_light
from kit.tables import set_table
from kit.vessels import bowl, glaze

LEVEL = 0.66


def build(
    beside=('limes', 'chilli'),
    table='walnut',
    light='window-left',
    view='seated',
    turn=4,
    **dish,
):
    """The dish of `serve` on a table."""
    set_table(table)
    set_light(light)
    serve(**dish)
    set_beside(beside)
    set_view(view, (0.02, -0.05, 0.46), 5.5, turn, focus=(0, -0.2, 0.7))


def serve(
    noodles='rice',
    broth='clear',
    toppings=('beef', 'sprouts', 'herbs', 'onion', 'chilli'),
    vessel='stoneware',
):
    """At the origin. Toppings are laid one after another: what scatters over everything comes last."""
    bowl(glaze(vessel), 1.15, 0.82)
    fill_bowl(broth, LEVEL, 1.085)
    noodle_nest(noodles, LEVEL)
    oil_drops(broth, LEVEL, 1.085)
    for topping in toppings:
        add_topping(topping, LEVEL)

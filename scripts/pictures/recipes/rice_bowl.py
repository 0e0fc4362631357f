"""Rice in a bowl, with toppings side by side or in sectors."""

import math

from ingredients.beside import set_beside
from ingredients.pieces import piece
from ingredients.rice import rice_mound
from ingredients.soup_toppings import add_topping
from kit import chance
from kit.camera import set_view
from kit.lights import set_light
from kit.tables import set_table
from kit.vessels import bowl, glaze

RICE_TOP = 0.72


def build(
    beside=('chopsticks',),
    table='ash',
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
    set_view(view, (0.0, -0.05, 0.5), 5.5, turn, focus=(0, -0.25, 0.72))


def serve(
    rice='white',
    toppings=('pork', 'egg', 'onion'),
    sectors=(),
    vessel='sand',
):
    """At the origin. `sectors` are pieces that lie in wedges around the middle; toppings lie on top of them."""
    bowl(glaze(vessel), 1.15, 0.78)
    rice_mound(rice, (0, 0, 0.5), 0.97, 0.22, grains=2600, flatness=0.35)
    for i, name in enumerate(sectors):
        _sector(name, i, len(sectors))
    for topping in toppings:
        add_topping(topping, RICE_TOP - (0.02 if sectors else 0.1))


def _sector(name, index, sectors):
    middle = 2 * math.pi * index / sectors
    for _ in range(26):
        turn = middle + chance.between(-0.42, 0.42) * 2 * math.pi / sectors
        distance = 0.84 * math.sqrt(chance.between(0.12, 1))
        rise = 0.1 * chance.between(0, 1) - 0.16 * max(0, distance - 0.55)
        spot = (distance * math.cos(turn), distance * math.sin(turn), RICE_TOP + rise)
        piece(name, spot, (chance.between(-0.4, 0.4), chance.between(-0.4, 0.4), middle + chance.between(-0.4, 0.4)))

"""A salad in a wide bowl: leaves first, then what lies on them."""

from ingredients.beside import set_beside
from ingredients.greens import sesame
from ingredients.pieces import heap, piece
from ingredients.soup_toppings import add_topping
from kit import chance
from kit.camera import set_view
from kit.lights import set_light
from kit.materials import surface
from kit.shapes import box
from kit.solids import blob
from kit.tables import set_table
from kit.vessels import bowl, glaze


def build(
    beside=('fork',),
    table='painted',
    light='window-left',
    view='high',
    turn=0,
    **dish,
):
    """The dish of `serve` on a table."""
    set_table(table)
    set_light(light)
    serve(**dish)
    set_beside(beside)
    set_view(view, (0, 0, 0.4), 5.8, turn, focus=(0, -0.3, 0.6))


def serve(
    leaves=('lettuce', 'rocket'),
    pieces=('cherry-tomato', 'cucumber', 'feta'),
    count=26,
    topping=None,
    garnish=(),
    vessel='stoneware',
    spread=1.0,
):
    """
    At the origin. `topping` is one of ingredients/soup_toppings.py; garnish: burrata, shavings, sesame; `spread` is how
    far the leaves reach to the rim.
    """
    bowl(glaze(vessel), 1.25, 0.66)
    heap(leaves, 60, 1.02 * spread, 0.16, base=0.44, tilt=0.9)
    heap(leaves, 26, 0.75 * spread, 0.2, base=0.52, tilt=0.9)
    heap(pieces, count, 0.86, 0.22, base=0.58, tilt=1.0)
    if topping:
        add_topping(topping, 0.66)
    if 'burrata' in garnish:
        _burrata()
    if 'shavings' in garnish:
        _shavings()
    if 'sesame' in garnish:
        sesame([chance.in_disc(0.85) for _ in range(70)])


def _burrata():
    skin = surface('#f6f1e6', '#fdfaf3', scale=3, roughness=0.25, coat=0.5, scatter=0.5, scatter_depth=0.12)
    form = {'radii': (0.42, 0.42, 0.3), 'uneven': 0.06, 'frequency': 1.2, 'subdivisions': 5}
    blob(skin, (0, 0, 0.86), **form)
    blob(skin, (0.03, 0.0, 1.12), radii=(0.1, 0.1, 0.11), uneven=0.3, frequency=2)
    oil = surface('#a89a2c', roughness=0.05, coat=1)
    for x, y, z in ((-0.2, -0.28, 1.03), (0.22, -0.2, 1.06), (0.0, -0.36, 0.98)):
        blob(oil, (x, y, z), radii=(0.07, 0.05, 0.02), uneven=0.2)
    for x, y in ((-0.55, -0.5), (0.6, -0.45), (-0.7, 0.2), (0.65, 0.35), (0.1, 0.72)):
        piece('cherry-tomato', (x, y, 0.76), (0, 0, x))


def _shavings():
    cheese = surface('#f0e2bc', '#f7eed4', scale=4, roughness=0.5, scatter=0.3)
    for _i in range(16):
        x, y = chance.in_disc(0.75)
        turned = chance.tilt(0.5)
        box((0.3, 0.14, 0.015), cheese, 0.005, location=(x, y, 0.84 - 0.15 * (x * x + y * y)), rotation=turned)

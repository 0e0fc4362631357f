"""Pasta in a wide, shallow plate."""

from ingredients.beside import set_beside
from ingredients.greens import chilli_rings, herbs
from ingredients.noodles import noodle_nest
from ingredients.pieces import heap, piece
from ingredients.proteins import minced_meat
from kit import chance
from kit.camera import set_view
from kit.leaves import leaf
from kit.lights import set_light
from kit.materials import surface
from kit.shapes import land, lie, place
from kit.solids import blob, blob_data, lathe
from kit.tables import set_table
from kit.vessels import glaze, plate


def build(
    beside=('fork',),
    table='oak',
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
    set_view(view, (0.0, 0.0, 0.22), 6.0, turn, focus=(0, -0.4, 0.4))


def serve(
    noodles='ribbon',
    sauce='#8a2a12',
    topping='ragu',
    garnish=('basil', 'cheese'),
    vessel='white',
):
    """At the origin. Topping: ragu, clams, gnocchi, pepper, crab or none. Garnish: basil, parsley, cheese, chilli."""
    plate(glaze(vessel), 1.55, 0.24)
    pool = surface(sauce, roughness=0.15, coat=0.8)
    lathe([(1.0, 0.085), (0.95, 0.105), (0.5, 0.11), (0, 0.11)], pool, wobble=0.12)
    if topping == 'gnocchi':
        _gnocchi()
    else:
        noodle_nest(noodles, 0.2, 0.95, mound=0.34, bundles=34)
    if topping in TOPPINGS:
        TOPPINGS[topping]()
    if 'basil' in garnish:
        herbs((0.05, 0.0, 0.66), 5, 0.4, 0.0, '#174a16', '#2f7226')
    if 'parsley' in garnish:
        herbs((0.1, 0.05, 0.56), 7, 0.26)
    if 'cheese' in garnish:
        _cheese()
    if 'chilli' in garnish:
        chilli_rings([chance.in_disc(0.7) for _ in range(9)], 0.055)


def _ragu():
    minced_meat([chance.in_disc(0.5) for _ in range(150)], 0.5, '#4f1a0e', '#7d3018')
    sauce = surface('#7a1f10', '#a33a1c', scale=6, roughness=0.2, coat=0.8, bump=0.4, bump_scale=16)
    blob(sauce, (0, 0, 0.5), radii=(0.52, 0.5, 0.1), uneven=0.35, frequency=2.5, subdivisions=5)


def _clams():
    shell = surface('#8f7d6a', '#d9cbb4', '#5f5348', scale=3, stretch=(1, 7, 1), roughness=0.4, coat=0.3, bump=0.3)
    flesh = surface('#e8b878', '#f2d0a0', scale=5, roughness=0.25, coat=0.6, scatter=0.4)
    for i in range(9):
        x, y = chance.in_disc(0.75)
        rotation, z = chance.tilt(0.4), 0.5 - 0.25 * (x * x + y * y)
        half = [(0, 0), (0.12, 0.02), (0.22, 0.09), (0.26, 0.16), (0.24, 0.16), (0.2, 0.1), (0.1, 0.04), (0, 0.03)]
        lathe(half, shell, 40, location=(x, y, z), rotation=rotation, scale=(1.15, 0.9, 1))
        blob(flesh, (x, y, z + 0.09), rotation, radii=(0.13, 0.1, 0.06), uneven=0.3, seed=i)


def _gnocchi():
    dough = surface('#d9b071', '#e8c894', '#b87a36', scale=4, roughness=0.35, coat=0.4, scatter=0.35, bump=0.1)
    form = blob_data((0.19, 0.14, 0.12), 0.08, 1.2, 4)
    for _ in range(46):
        x, y = chance.in_disc(0.85)
        z = 0.2 + 0.3 * (1 - (x * x + y * y) / 0.8)
        place(form, dough, (x, y, z), chance.tilt(0.5))
    sage = surface('#6b7f52', '#8fa070', scale=8, roughness=0.6)
    for i in range(6):
        x, y = chance.in_disc(0.5)
        leaf(sage, 0.34, 0.1, 0.2, location=(x, y, 0.56), rotation=(0.2, -0.1, i * 1.1))


def _pepper():
    corn = surface('#1d1511', '#3a2a20', roughness=0.6)
    flake = blob_data((0.018, 0.014, 0.01), 0.4, 3, 2)
    for point, normal in land([chance.in_disc(0.95) for _ in range(150)]):
        lie(place(flake, corn), point, normal, -0.004)


def _crab():
    meat = surface('#f0d8c4', '#fbf0e4', '#d9644a', scale=5, stretch=(1, 5, 1), roughness=0.3, coat=0.3, scatter=0.4)
    for i in range(34):
        x, y = chance.in_disc(0.5)
        form = {'radii': (0.16, 0.06, 0.05), 'uneven': 0.3, 'subdivisions': 3, 'seed': i}
        blob(meat, (x, y, 0.5 + 0.1 * (1 - x * x - y * y)), chance.tilt(0.5), **form)


def _tomatoes():
    heap(('cherry-tomato',), 9, 0.6, 0.2, base=0.4)
    piece('cherry-tomato', (0.1, -0.2, 0.66), (0, 0, 0))


def _cheese():
    shaving = surface('#f0dcaa', '#f7ebc8', scale=4, roughness=0.5, scatter=0.3)
    for i, (point, normal) in enumerate(land([chance.in_disc(0.6) for _ in range(26)])):
        flake = blob(shaving, radii=(0.1, 0.055, 0.008), uneven=0.4, frequency=2, seed=i)
        lie(flake, point, normal, -0.012, chance.angle())


TOPPINGS = {'ragu': _ragu, 'clams': _clams, 'pepper': _pepper, 'crab': _crab, 'tomatoes': _tomatoes}

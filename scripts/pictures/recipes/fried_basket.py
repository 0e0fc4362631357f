"""Fries, wings, fried chicken and the like in a lined metal basket."""

from ingredients.citrus import cut_half
from ingredients.fries import fries_heap
from ingredients.greens import herbs, sesame, spring_onion
from kit import chance
from kit.camera import set_view
from kit.lights import set_light
from kit.materials import surface
from kit.shapes import place
from kit.solids import blob, blob_data, lathe
from kit.tables import set_table
from kit.vessels import dish, glaze, round_board

# name: (colours, radii, unevenness, coat)
FRIED = {
    'chicken': (('#8f4f18', '#c07c30', '#d9a050'), (0.34, 0.24, 0.2), 0.32, 0.15),
    'glazed': (('#6b240c', '#a0421a', '#c25c24'), (0.34, 0.22, 0.19), 0.28, 0.8),
    'wings': (('#8a3410', '#b8561c', '#d07828'), (0.38, 0.2, 0.17), 0.28, 0.7),
    'bhaji': (('#8a4f14', '#b87a28', '#d9a044'), (0.3, 0.28, 0.24), 0.6, 0.1),
    'squid': (('#d9b06a', '#ecd09a', '#c4924a'), (0.26, 0.16, 0.13), 0.4, 0.1),
}


def build(
    food='fries',
    count=26,
    sauce=('#8f1a10', '#b82a18'),
    garnish=(),
    stand='board',
    table='oak',
    light='window-left',
    view='table',
    turn=6,
):
    """Food: fries, poutine or one of FRIED. Garnish: onion, sesame, herbs, lemon."""
    set_table(table)
    set_light(light, 0.9)
    round_board(1.6)
    paper = surface('#e6dac0', '#efe6d2', scale=3, roughness=0.85, bump=0.3, bump_scale=5)
    lathe([(1.22, 0.3), (1.12, 0.24), (0.9, 0.19), (0.4, 0.175), (0, 0.175)], paper, 60, wobble=0.12)
    if food in ('fries', 'poutine'):
        fries_heap((0, 0.05, 0.2), 120, 0.85, 0.75, length=(0.7, 1.2), thickness=0.095)
        if food == 'poutine':
            _curds()
    else:
        _pieces(food, count)
    dish(glaze(stand if stand != 'board' else 'black'), 0.42, 0.3, location=(1.0, -0.72, 0.165))
    dip = surface(*sauce, scale=3, roughness=0.15, coat=0.7, bump=0.2, bump_scale=4)
    lathe([(0.38, 0.4), (0.2, 0.402), (0, 0.405)], dip, 48, location=(1.0, -0.72, 0))
    spots = [chance.in_disc(0.75) for _ in range(46)]
    if 'onion' in garnish:
        spring_onion(spots[:30])
    if 'sesame' in garnish:
        sesame(spots)
    if 'herbs' in garnish:
        herbs((-0.1, -0.2, 0.85), 6, 0.3)
    if 'lemon' in garnish:
        cut_half('lemon', (-0.95, -0.72, 0.36), (0.5, -0.3, 0.4), 0.28)
    set_view(view, (0, -0.05, 0.42), 5.2, turn, lens=66, blur=0.16, focus=(0, -0.5, 0.6))


def _pieces(food, count):
    colours, radii, uneven, coat = FRIED[food]
    crust = surface(*colours, scale=6, roughness=0.6 - 0.4 * coat, coat=coat, bump=0.8, bump_scale=18)
    for i in range(count):
        layer = 0 if i < count * 0.6 else 1
        x, y = chance.in_disc(0.85 if layer == 0 else 0.5)
        spot = (x, y, 0.36 + 0.3 * layer + chance.between(-0.03, 0.05))
        form = blob_data(radii, uneven, 2.4, 5, seed=i, octaves=6)
        place(form, crust, spot, chance.tilt(0.5), chance.between(0.85, 1.1))


def _curds():
    curd = surface('#efe0b8', '#f8efd6', scale=3, roughness=0.35, scatter=0.4, coat=0.3)
    gravy = surface('#3f1d0c', '#5f3014', scale=3, roughness=0.08, coat=1)
    for i in range(22):
        x, y = chance.in_disc(0.6)
        top = 0.82 - 0.5 * (x * x + y * y)
        blob(curd, (x, y, top), chance.tilt(1), radii=(0.13, 0.1, 0.09), uneven=0.3, seed=i)
    for i in range(16):
        x, y = chance.in_disc(0.6)
        top = 0.76 - 0.5 * (x * x + y * y)
        blob(gravy, (x, y, top), radii=(0.2, 0.16, 0.08), uneven=0.5, frequency=2, seed=i)

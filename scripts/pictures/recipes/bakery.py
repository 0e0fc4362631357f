"""Things from the oven: croissants, loaves, cookies, muffins, doughnuts, pancakes."""

from ingredients.breads import croissants, loaf
from ingredients.cake import berries, mint_tip, strawberry, syrup
from ingredients.flatbread import naan
from ingredients.greens import herbs
from ingredients.pastries import baguettes, chocolate_rolls, cinnamon_buns, focaccia
from ingredients.round_buns import brioche_buns, buns
from ingredients.small_bakes import cookies, doughnuts, muffins, pancakes
from kit.camera import set_view
from kit.lights import set_light
from kit.materials import surface
from kit.shapes import box
from kit.tables import napkin, set_table
from kit.vessels import glaze, plate, round_board


def build(
    kind='croissant',
    stand='board',
    cloth='sand',
    table='oak',
    light='window-left',
    view='seated',
    distance=5.2,
    turn=8,
    garnish=(),
):
    """`stand` is board or a glaze. Kinds: see KINDS; garnish for pancakes: berries, strawberries, butter, syrup."""
    set_table(table)
    set_light(light, 0.8)
    if cloth:
        napkin(cloth, (-1.6, 0.7), 0.3, 2.0, 2.6)
    if stand == 'board':
        round_board(1.5)
        floor = 0.165
    else:
        plate(glaze(stand), 1.4, 0.16)
        floor = 0.085
    KINDS[kind](floor)
    for name in garnish:
        GARNISHES[name](floor)
    set_view(view, (0, 0, floor + 0.3), distance, turn, lens=66, blur=0.17, focus=(0, -0.5, floor + 0.4))


def _butter(floor):
    pat = surface('#f3dc92', '#f8e8b0', roughness=0.3, scatter=0.5, coat=0.4)
    box((0.34, 0.34, 0.12), pat, 0.04, location=(0.05, -0.1, floor + 0.93), rotation=(0.03, 0.05, 0.5))


def _syrup(floor):
    top = floor + 0.845
    syrup([(0.05, -0.15, top + 0.02, 0.56), (-0.25, 0.2, top + 0.01, 0.36), (0.3, 0.25, top + 0.01, 0.3)])


def _berries(floor):
    top = floor + 0.92
    berries([(-0.3, -0.2, top), (-0.2, 0.05, top), (0.35, 0.2, top), (0.15, 0.28, top), (1.0, -0.3, floor + 0.12)])
    berries([(-0.1, -0.32, top), (0.4, -0.05, top), (-1.0, -0.4, floor + 0.12)], 'raspberry')
    mint_tip((0.12, 0.12, top + 0.1))


def _naans(floor):
    for i, (x, y, turn) in enumerate(((0.1, 0.25, 0.5), (-0.1, -0.1, -0.25), (0.15, -0.3, 1.1))):
        naan((x, y, floor + 0.06 + 0.13 * i), (0.03, -0.04, turn), 1.05, 0.66)
    herbs((0.1, -0.3, floor + 0.55), 4, 0.2)


def _loaf_and_buns(floor):
    for part in loaf(floor, slices=0):
        part.location.y += 0.42
    buns(floor, ((-0.62, -0.74, 0), (0.38, -0.84, 0), (1.06, -0.12, 0)))


GARNISHES = {
    'butter': _butter,
    'syrup': _syrup,
    'berries': _berries,
    'strawberries': lambda floor: [
        strawberry((x, y, floor + 0.86)) for x, y in ((-0.3, 0.1), (0.25, -0.15), (0.1, 0.35))
    ],
}
KINDS = {
    'croissant': croissants,
    'loaf': loaf,
    'cookies': cookies,
    'muffins': muffins,
    'doughnuts': doughnuts,
    'pancakes': pancakes,
    'naan': _naans,
    'baguettes': baguettes,
    'cinnamon-buns': cinnamon_buns,
    'chocolate-rolls': chocolate_rolls,
    'focaccia': focaccia,
    'brioche-buns': brioche_buns,
    'loaf-and-buns': _loaf_and_buns,
}

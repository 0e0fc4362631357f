"""Several dishes on one table, such as a meal for two or around a pot."""

import bpy

from ingredients.beside import set_beside
from ingredients.hot_pot import pot, raw_plate
from ingredients.pieces import heap
from kit import chance
from kit.camera import set_view
from kit.cutlery import chopsticks
from kit.lights import set_light
from kit.materials import surface
from kit.shapes import group
from kit.solids import lathe
from kit.tables import set_table
from kit.vessels import dish, glaze
from recipes import curry, noodle_soup, pasta, pizza, rice_bowl, salad, small_plate, steamer, stir_fry, tea_set


def build(
    dishes=(('pot', (0, 0), 0), ('raw', (-2.3, 0.4), 0, {'kind': 'beef'})),
    table='walnut',
    light='window-left',
    strength=1.0,
    view='high',
    target=(0, 0, 0.3),
    distance=9.0,
    turn=0,
    lens=66,
    blur=0.16,
):
    """`dishes` are [name, [x, y], turn in degrees, what the maker takes]."""
    set_table(table)
    set_light(light, strength)
    served = []
    for name, spot, turned, *options in dishes:
        # made at the origin, and put aside: what falls onto one dish must not meet another
        parts = _made_by(lambda maker=MAKERS[name], given=options: maker(**(given[0] if given else {})))
        served.append((group(parts, (0, 0, -90)), spot, turned))
    for parent, spot, turned in served:
        parent.location = (*spot, 0)
        parent.rotation_euler = (0, 0, turned * 3.14159 / 180)
    set_view(view, target, distance, turn, lens, blur, (target[0], target[1] - 0.6, 0.5))


def _made_by(make):
    before = set(bpy.data.objects)
    make()
    return [thing for thing in bpy.data.objects if thing not in before and thing.parent is None]


def _small_dish(pieces=('spinach',), count=16, vessel='white', radius=0.55):
    dish(glaze(vessel), radius, 0.24)
    heap(pieces, count, 0.62 * radius, 0.16, base=0.16, tilt=0.8)


def _sauce(colours=('#8f1a08', '#c03a12'), vessel='white', radius=0.42):
    dish(glaze(vessel), radius, 0.24)
    paste = surface(*colours, scale=3, roughness=0.08, coat=0.9, bump=0.15, bump_scale=5)
    lathe([(0.88 * radius, 0.19), (0.4 * radius, 0.192), (0, 0.192)], paste)


def _pair_of_chopsticks(colour='#2a120a', light='#4a2415'):
    chopsticks((0, -1.2, 0.06), 1.5708 + chance.between(-0.05, 0.05), colour, light)


MAKERS = {
    'pot': pot,
    'raw': raw_plate,
    'noodles': noodle_soup.serve,
    'curry': curry.serve,
    'rice': rice_bowl.serve,
    'steamer': steamer.serve,
    'pasta': pasta.serve,
    'pizza': pizza.serve,
    'salad': salad.serve,
    'stir-fry': stir_fry.serve,
    'small': _small_dish,
    'small-plate': small_plate.serve,
    'sauce': _sauce,
    'cup': lambda **given: tea_set.THINGS['cup'](**given),
    'teapot': lambda **given: tea_set.THINGS['pot'](**given),
    'chopsticks': _pair_of_chopsticks,
    'beside': lambda names: set_beside(names),
}

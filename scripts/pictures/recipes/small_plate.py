"""Small plates: rolls, fritters, pancakes and toasts on a plate, a board or in a bowl."""

from ingredients.beside import set_beside
from ingredients.griddle import avocado_toast, eggs_benedict, scallion_pancake, seafood_pancake
from ingredients.rolls import (
    fried_rolls,
    grilled_ribs,
    pork_slices,
    rice_rolls,
    samosas,
    soy_pods,
    summer_rolls,
    syrup_balls,
    turnip_cakes,
)
from kit.camera import set_view
from kit.lights import set_light
from kit.tables import set_table
from kit.vessels import bowl, glaze, plate, round_board

KINDS = {
    'fried-rolls': fried_rolls,
    'summer-rolls': summer_rolls,
    'rice-rolls': rice_rolls,
    'turnip-cakes': turnip_cakes,
    'samosas': samosas,
    'soy-pods': soy_pods,
    'syrup-balls': syrup_balls,
    'grilled-ribs': grilled_ribs,
    'pork-slices': pork_slices,
    'scallion-pancake': scallion_pancake,
    'seafood-pancake': seafood_pancake,
    'avocado-toast': avocado_toast,
    'eggs-benedict': eggs_benedict,
}


def build(
    beside=('soy', 'chopsticks'),
    table='walnut',
    light='window-left',
    view='seated',
    distance=5.4,
    turn=0,
    **dish,
):
    """The dish of `serve` on a table."""
    set_table(table)
    set_light(light, 0.85)
    serve(**dish)
    set_beside(beside)
    set_view(view, (0, 0, 0.25), distance, turn, lens=66, blur=0.17, focus=(0, -0.4, 0.3))


def serve(kind='fried-rolls', vessel='white', stand='plate'):
    """At the origin. `stand` is plate, bowl or board; see KINDS."""
    if stand == 'board':
        round_board(1.4)
    elif stand == 'bowl':
        bowl(glaze(vessel), 1.1, 0.62)
    else:
        plate(glaze(vessel), 1.4, 0.16)
    KINDS[kind]({'board': 0.165, 'bowl': 0.16, 'plate': 0.085}[stand])

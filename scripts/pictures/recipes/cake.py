"""A slice of cake on a small plate."""

from ingredients.cake import berries, cake_slice, cream_rosette, mint_tip, strawberry
from kit import chance
from kit.camera import set_view
from kit.cutlery import fork, steel
from kit.lights import set_light
from kit.materials import surface
from kit.shapes import place
from kit.solids import blob_data
from kit.tables import napkin, set_table
from kit.vessels import glaze, plate

SPONGE, CREAM = '#dcb680', '#f6ecdb'


def _in_turn(first, second, count, last=None):
    """Layers that alternate."""
    share = 1 / count
    layers = [(first if i % 2 == 0 else second, share) for i in range(count)]
    return [*layers[:-1], (last, share)] if last else layers


# name: (layers, icing)
CAKES = {
    'strawberry': (
        [(SPONGE, 0.36), (CREAM, 0.1), ('#d9505a', 0.06), (CREAM, 0.04), (SPONGE, 0.34), (CREAM, 0.1)],
        CREAM,
    ),
    'carrot': ([('#a8703a', 0.28), (CREAM, 0.07), ('#a8703a', 0.28), (CREAM, 0.07), ('#a8703a', 0.3)], '#f8efdc'),
    'tiramisu': ([('#8a5a34', 0.22), (CREAM, 0.24), ('#7a4a28', 0.2), (CREAM, 0.34)], '#4a2814'),
    'mille-crepe': (_in_turn('#c4cc88', '#f4f4dc', 23), '#7d9440'),
    'chocolate': (
        [('#3a1c10', 0.3), ('#5a3020', 0.07), ('#3a1c10', 0.26), ('#5a3020', 0.07), ('#3a1c10', 0.3)],
        '#2e150c',
    ),
    'cheesecake': ([('#a8743c', 0.14), ('#f2dca8', 0.86)], '#a86a2c'),
    'key-lime-pie': ([('#b58348', 0.16), ('#e6e09a', 0.54), (CREAM, 0.3)], '#fbf6ea'),
}


def build(
    cake='strawberry',
    garnish=('strawberry', 'mint'),
    vessel='white',
    cloth=None,
    table='painted',
    light='window-left',
    view='table',
    turn=18,
):
    """Garnish: strawberry, cream, blueberries, raspberries, walnuts, mint, cocoa."""
    set_table(table)
    set_light(light, 0.85)
    plate(glaze(vessel), 1.3, 0.15)
    if cloth:
        napkin(cloth, (-1.7, 0.6), 0.3, 1.8, 2.2)
    layers, icing = CAKES[cake]
    cake_slice(layers, icing, location=(0.4, -0.72, 0.085), turn=0.72)
    back = (-0.3, 0.1, 0.94)
    for name in garnish:
        GARNISHES[name](back)
    fork(steel(), (0.85, -0.55, 0.13), 0.9, 1.05)
    set_view(view, (0, -0.05, 0.5), 5.2, turn, lens=66, blur=0.16, focus=(0.2, -0.5, 0.6))


def _blueberries(back):
    loose = [(0.75, -0.25, 0.17), (0.92, -0.1, 0.17), (-0.75, -0.5, 0.17)]
    berries([(back[0], back[1], back[2] + 0.06), (back[0] + 0.18, back[1] + 0.03, back[2] + 0.06), *loose])


def _raspberries(back):
    berries([(back[0], back[1], back[2] + 0.06), (0.75, -0.2, 0.17), (0.9, -0.42, 0.17)], 'raspberry')


def _walnuts(back):
    nut = surface('#8a5a2c', '#b5803f', scale=9, roughness=0.5, bump=0.5, bump_scale=24)
    for i in range(5):
        spot = (back[0] + chance.between(-0.2, 0.2), back[1] + chance.between(-0.2, 0.15), back[2] + 0.05)
        place(blob_data((0.12, 0.09, 0.06), 0.6, 3, 4, seed=i), nut, spot, chance.tilt(0.4))


def _cocoa(back):
    cocoa = surface('#4a2814', '#5f361c', roughness=0.9)
    grain = blob_data((0.012, 0.012, 0.008), 0, 1, 1)
    for _ in range(200):
        x, y = chance.in_disc(1.0)
        place(grain, cocoa, (x, y, 0.1 if x * x + y * y < 0.5 else 0.12))


GARNISHES = {
    'strawberry': strawberry,
    'cream': cream_rosette,
    'blueberries': _blueberries,
    'raspberries': _raspberries,
    'walnuts': _walnuts,
    'mint': lambda back: mint_tip((back[0] + 0.25, back[1] - 0.05, back[2] + 0.03)),
    'cocoa': _cocoa,
}

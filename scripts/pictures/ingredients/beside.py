"""What stands beside a dish on the table; the dish itself is about 2.4 units wide, around the origin."""

from kit import chance
from kit.cutlery import chopsticks, fork, spoon, steel
from kit.leaves import leaf
from kit.materials import surface
from kit.shapes import place
from kit.solids import blob_data, lathe
from kit.tables import napkin
from kit.vessels import dish, glaze

from .citrus import cut_half
from .greens import herb_material, whole_chilli


def set_beside(names):
    """Places each of the named things."""
    for name in names:
        THINGS[name]()


def _limes():
    cut_half('lime', (-1.45, -0.75, 0.2), (0.75, -0.35, 0.3))
    cut_half('lime', (-1.1, -1.25, 0.29), (0.1, 0.1, 1))


def _lemons():
    cut_half('lemon', (1.5, -0.85, 0.26), (0.7, 0.3, 0.3), 0.34)
    cut_half('lemon', (1.25, 1.35, 0.3), (0.1, 0.1, 1), 0.34)


def _herb_bunch():
    material = herb_material()
    for i in range(7):
        spot = (-1.75 + chance.between(-0.1, 0.1), -0.1 + chance.between(-0.1, 0.1), 0.05)
        tip = (chance.between(-0.2, 0.2), chance.between(-0.3, 0), i * 0.9)
        leaf(material, chance.between(0.35, 0.5), 0.14, teeth=0.1, location=spot, rotation=tip)


def _sauce(x, y, colours, glaze_name, radius=0.46):
    dish(glaze(glaze_name), radius, location=(x, y, 0))
    sauce = surface(*colours, scale=3, roughness=0.05, coat=1, bump=0.1, bump_scale=4)
    lathe([(0.9 * radius, 0.22), (0.4 * radius, 0.222), (0, 0.222)], sauce, location=(x, y, 0))


def _soy_dish():
    _sauce(1.72, 0.85, ('#160805', '#2a0f06'), 'white')


def _chilli_dish():
    _sauce(-1.72, 0.95, ('#8f1a08', '#c03a12'), 'stoneware')


def _steel_spoon():
    spoon(steel(), (1.42, -0.75, 0.06), 1.15, size=1.5)


def _steel_fork():
    fork(steel(), (-1.62, -0.35, 0.05), 1.75, size=1.35)


def _peppercorns():
    corn = surface('#1d1511', '#3a2a20', scale=8, roughness=0.5, bump=0.5, bump_scale=40)
    for _ in range(22):
        spot = (chance.around(1.55, 0.22), chance.around(-0.75, 0.3), 0.035)
        place(blob_data((0.035, 0.035, 0.035), 0.1, 3, 2), corn, spot)


THINGS = {
    'limes': _limes,
    'lemons': _lemons,
    'herbs': _herb_bunch,
    'chilli': lambda: whole_chilli((1.3, 0.95), 0.1),
    'chopsticks': lambda: chopsticks((1.35, -1.15, 0.06), 1.25),
    'red-chopsticks': lambda: chopsticks((1.3, -1.2, 0.06), 1.1, '#6b1a14', '#8d2a20'),
    'pale-chopsticks': lambda: chopsticks((-1.75, -1.3, 0.06), 1.5, '#b58a52', '#d3ac74'),
    'soy': _soy_dish,
    'chilli-sauce': _chilli_dish,
    'spoon': _steel_spoon,
    'fork': _steel_fork,
    'pepper': _peppercorns,
    'napkin-grey': lambda: napkin('mist', (-1.8, 0.6), 0.3, 2.2, 3.0),
    'napkin-indigo': lambda: napkin('indigo', (1.9, 0.5), -0.25, 2.0, 3.2),
    'napkin-sand': lambda: napkin('sand', (-1.8, 0.2), 0.2, 2.2, 3.4),
    'napkin-rose': lambda: napkin('rose', (1.8, -0.2), 0.15, 2.2, 3.2),
}

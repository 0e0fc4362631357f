"""A store: a wall of shelves with goods, a counter or a table in front, windows to the left. 1 unit is 1 m."""

import math

from kit.camera import camera
from kit.furniture import black_steel, pendant, potted_plant
from kit.lights import area_light, sky
from kit.materials import surface
from kit.rooms import brick_wall, floor_of_planks, floor_of_tiles, plain_walls, window_wall
from kit.shapes import box, group
from kit.vessels import glaze
from kit.wood import wood
from props.shelf_goods import books, bottles, cloth, jars, paint, polish
from props.store_goods import bread, flowers, pots, speakers, spectacles, toys

GOODS = {
    'books': books,
    'jars': jars,
    'bottles': bottles,
    'polish': polish,
    'cloth': cloth,
    'pots': pots,
    'toys': toys,
    'speakers': speakers,
    'spectacles': spectacles,
    'flowers': flowers,
    'bread': bread,
}
# name: (goods on the boards from the top down, their colours, goods on the table, wall, wood dark, wood light, floor)
STYLES = {
    'books': (
        ('books', 'books', 'books', 'books', 'books'),
        ('#8a2f24', '#2f4a5a', '#c9a24a', '#3f5a44', '#d9cbb0', '#5a3a4a', '#b5643a', '#22303f', '#e6dcc8', '#6b7a5a'),
        'books', '#6b5a44', '#5a3820', '#94643a', 'dark',
    ),
    'clothes': (
        ('cloth', 'cloth', 'cloth', 'cloth'),
        ('#d9cbb0', '#2f3f5a', '#b5704a', '#efe8da', '#6b7a5e', '#8a8078'),
        'cloth', 'white-brick', '#9a7048', '#cfa274', 'pale',
    ),
    'kitchen': (
        ('jars', 'pots', 'pots', 'pots'),
        ('#2f6a6a', '#efe6d2', '#a8302a', '#d9a24a', '#e9e2d6', '#3f5a6a'),
        'pots', '#d9d6cb', '#7a4e2c', '#b5804e', 'checks',
    ),
    'toys': (
        ('toys', 'toys', 'toys', 'toys'),
        ('#c8402c', '#2f6a9a', '#e0a42c', '#4a8a4a', '#d9b48a', '#e9e0d0', '#d97a9a'),
        'toys', '#cfe0e0', '#b58a5a', '#e0bd90', 'pale',
    ),
    'electronics': (
        ('speakers', 'speakers', 'speakers', 'speakers'),
        ('#7a4a28', '#1c1d20', '#d9d6d0', '#8f9a9c', '#3f4a52'),
        'speakers', '#5a6468', '#8a6038', '#c08c58', 'dark',
    ),
    'glasses': (
        ('spectacles',) * 7,
        ('#2a1a10', '#8a5a2c', '#17181a', '#5a6a7a', '#8a2f2a', '#b9a27a'),
        'spectacles', '#efece4', '#b58f60', '#dcb98c', 'pale',
    ),
    'polish': (
        ('polish',) * 10,
        ('#f3e6dc', '#eec9bc', '#e0a0a0', '#d9788a', '#c23a4a', '#8f1f34', '#6a2448', '#8a6aa0', '#5a7aa8')
        + ('#6a9a8a', '#8a9a7c', '#d9a04a', '#c8643a', '#7a4a34', '#2a2a2e'),
        'polish', '#f0d9d2', '#e3c9bc', '#f0ddd2', 'pale',
    ),
    'flowers': (
        ('jars', 'flowers', 'flowers', 'flowers'),
        ('#e6a0b0', '#f3e6d6', '#c8506a', '#efd0d6', '#d97a5a', '#f2d07a', '#8a6aa0'),
        'flowers', '#3f5a4a', '#6b5a44', '#98805f', 'checks',
    ),
    'grocer': (
        ('jars', 'bottles', 'jars', 'jars', 'bread'),
        ('#c9a24a', '#8a4a2a', '#e6dcc8', '#6b7a3a', '#b5643a', '#3f5a3a'),
        'jars', 'white-brick', '#7a5632', '#b5885a', 'dark',
    ),
    'bakery': (
        ('jars', 'bread', 'bread', 'bread'),
        ('#efe6d2', '#c9a878', '#8a5a34', '#3f5a5a', '#e6dcc8'),
        'bread', '#efe4d0', '#6b4426', '#a8743f', 'checks',
    ),
}  # fmt: skip
PLANKS = {'dark': ('#3a2416', '#6b4629'), 'pale': ('#96744e', '#c8a57c')}
CHECKS = (('#e2ddd2', '#ece8df'), ('#4a5048', '#565c54'))


def build(style='books', hour='day', layout='table', lamps=True, plant=-2.55, turn=0.0):
    """Hours: day, dusk. Layouts: table, counter. `plant` is where it stands along the wall, if there is one."""
    goods, colours, piled, back, dark, light, floor = STYLES[style]
    timber, steel = wood(dark, light, 0.35), black_steel()
    _light(hour)
    if floor == 'checks':
        floor_of_tiles(CHECKS)
    else:
        floor_of_planks(*PLANKS[floor])
    plain = '#e9e5dc' if back == 'white-brick' else back
    plaster = surface(plain, plain, scale=1.5, roughness=0.85, bump=0.08, bump_scale=30)
    plain_walls(plaster, plaster, surface('#d9d2c6' if hour == 'day' else '#6b5f52', roughness=0.9))
    if back == 'white-brick':
        brick_wall('#d6d1c8', '#e9e5dd')
    window_wall(steel, timber, *(('#cfe0f2', 3.2, 0) if hour == 'day' else ('#41618f', 0.9, 46)))
    _shelves(goods, colours, timber, hour)
    if layout == 'table':
        _table((-0.35, 0.9), timber, steel, piled, colours)
        _counter(timber, surface(plain, roughness=0.5))
        GOODS[piled](2.5, 3.05, 2.2, 1.01, colours)
    else:
        counter = _counter(timber, surface(plain, roughness=0.5))
        counter.rotation_euler, counter.location = (0, 0, math.pi / 2), (1.9, -1.75, 0)
        GOODS[piled](-0.5, 0.9, 1.05, 1.01, colours)
    brass = surface('#b5792e', roughness=0.22, metallic=1)
    if lamps:
        for x in (-1.2, 0.4, 2.0):
            pendant(x, 1.3, 2.05, brass, steel, power=45 if hour == 'day' else 90)
    if plant:
        potted_plant(plant, 3.1, glaze('stoneware'), 1.1, leaves=70)
    camera((-0.7 + turn, -3.7, 1.55), (0.35 + 0.25 * turn, 2.4, 1.2), lens=32, blur=0.03, focus=(0.2, 1.6, 1.1))


def _light(hour):
    if hour == 'day':
        sky('#dfe8f2', 0.8)
        area_light((-3.6, 1, 1.8), (0, 1, 0.8), 3.4, 330, '#eaf1ff', size_y=2.2)
        area_light((0, -3, 2.8), (0, 1, 0.6), 3.4, 120, '#fff4e4')
    else:
        sky('#8a8f9e', 0.3)
        area_light((-3.6, 1, 1.8), (0, 1, 0.8), 3, 110, '#9db8e6', size_y=2)
        area_light((0, -3, 2.7), (0, 2, 0.8), 3, 190, '#ffe2bd')


def _shelves(goods, colours, timber, hour):
    """Boards with dividers along the back wall."""
    start, end, top, low = -1.9, 3.1, 2.75, 0.35
    gap = (top - low) / len(goods)
    box((end - start + 0.08, 0.03, top + 0.1), timber, 0.006, location=((start + end) / 2, 3.93, (top + 0.1) / 2))
    columns = [start + (end - start) * i / 4 for i in range(5)]
    for x in columns:
        box((0.04, 0.36, top + 0.1), timber, 0.006, location=(x, 3.76, (top + 0.1) / 2))
    for i, name in enumerate(goods):
        z = top - gap * (i + 1)
        box((end - start, 0.36, 0.03), timber, 0.006, location=((start + end) / 2, 3.76, z))
        for left, right in zip(columns, columns[1:]):
            GOODS[name](left + 0.05, right - 0.04, 3.72, z + 0.016, colours)
        if i % max(1, len(goods) // 4) == 0:
            glow = area_light(
                (0.6, 3.5, z + gap * 0.96), (0.6, 3.8, z), 4.6, 10 if hour == 'day' else 24, '#ffd0a0', size_y=0.05
            )
            glow.data.spread = 2.4
    box((end - start + 0.08, 0.38, 0.04), timber, 0.006, location=((start + end) / 2, 3.76, top + 0.08))
    box((end - start, 0.4, low - 0.03), timber, 0.01, location=((start + end) / 2, 3.75, (low - 0.03) / 2))


def _table(spot, timber, steel, name, colours):
    """A long table with goods, in the middle of the room."""
    x, y = spot
    box((1.9, 0.85, 0.05), timber, 0.012, location=(x, y, 0.8))
    for dx in (-0.85, 0.85):
        for dy in (-0.35, 0.35):
            box((0.06, 0.06, 0.78), steel, 0.008, location=(x + dx, y + dy, 0.39))
    box((1.7, 0.7, 0.03), timber, 0.008, location=(x, y, 0.25))
    for dy in (-0.2, 0.16):
        GOODS[name](x - 0.85, x + 0.85, y + dy, 0.826, colours)
    GOODS['cloth' if name == 'cloth' else 'jars'](x - 0.75, x + 0.7, y, 0.266, colours)


def _counter(timber, panel):
    """The counter to the right."""
    parts = [box((0.7, 2.2, 0.96), panel, 0.02, location=(2.75, 1.5, 0.48))]
    parts.append(box((0.8, 2.3, 0.05), timber, 0.012, location=(2.73, 1.5, 0.985)))
    for i in range(9):
        parts.append(box((0.02, 0.03, 0.86), panel, 0.006, location=(2.39, 0.55 + i * 0.235, 0.46)))
    parts.append(box((0.26, 0.2, 0.02), paint('#26282a'), 0.006, location=(2.65, 1.1, 1.1), rotation=(0.5, 0, -0.9)))
    parts.append(box((0.06, 0.06, 0.1), paint('#26282a'), 0.006, location=(2.66, 1.12, 1.05)))
    return group(parts)

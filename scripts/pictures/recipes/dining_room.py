"""The dining room of a restaurant or a cafe: tables, a bar with shelves, lamps. 1 unit is 1 m."""

import math

from kit import chance
from kit.camera import camera
from kit.clear import glass
from kit.furniture import (
    BOTTLES,
    JARS,
    black_steel,
    chair,
    paper_lantern,
    pendant,
    potted_plant,
    round_foot_table,
    row_of_things,
    stool,
)
from kit.lights import area_light, sky
from kit.materials import glowing, surface
from kit.rooms import (
    brick_wall,
    daylight,
    floor_of_planks,
    floor_of_tiles,
    panelling,
    plain_walls,
    shelf,
    tile_wall,
    window_wall,
)
from kit.shapes import box, place
from kit.solids import blob_data, lathe
from kit.vessels import glaze, plate
from kit.wood import wood

# name: (panels and bar, side wall, seats, wood dark, wood light, back wall, floor)
STYLES = {
    'bistro': (
        '#22332d', ('#24352f', '#2c4038'), ('#6e3518', '#8a4720'),
        '#4a2a16', '#84532e', 'brick', 'dark',
    ),
    'noodle-house': (
        '#5c1a14', ('#d8c9ae', '#e2d5bd'), ('#26201c', '#332b26'),
        '#5a3418', '#9a6434', 'red-tiles', 'dark',
    ),
    'tea-house': (
        '#5b6b52', ('#dfd9c8', '#e8e3d5'), ('#c9a877', '#d8bb8f'),
        '#8a6238', '#c79a62', 'plaster', 'pale',
    ),
    'cafe': (
        '#efe9df', ('#e9e2d6', '#f1ebe1'), ('#b9794a', '#cf9262'),
        '#9a7048', '#d3a878', 'white-tiles', 'pale',
    ),
    'trattoria': (
        '#6b2f1f', ('#d9a878', '#e4b98c'), ('#3f5a3a', '#4d6b46'),
        '#5f3a1e', '#9a6a3c', 'brick', 'checks',
    ),
    'izakaya': (
        '#1d1a18', ('#3a2a20', '#48362a'), ('#7a1e18', '#942a20'),
        '#4a2c18', '#8a5a30', 'green-tiles', 'dark',
    ),
    'diner': (
        '#204a5c', ('#efe4d2', '#f5ecdd'), ('#b0241c', '#c83228'),
        '#8a6038', '#c08c58', 'blue-tiles', 'checks',
    ),
    'oyster-bar': (
        '#1f3a4a', ('#e6ebe9', '#eff2f0'), ('#2a5060', '#356478'),
        '#5a4632', '#94744e', 'white-tiles', 'checks',
    ),
    'hot-pot-house': (
        '#2e1a28', ('#4f3440', '#5e404c'), ('#8a4a2a', '#a86038'),
        '#3a2216', '#7a4c2c', 'brick', 'dark',
    ),
    'taqueria': (
        '#d98a2c', ('#e0664a', '#e87a5c'), ('#1f6a6a', '#2a8080'),
        '#7a4a24', '#b87a42', 'teal-tiles', 'dark',
    ),
    'dim-sum-hall': (
        '#7a1c18', ('#e6d3b0', '#eedfc2'), ('#5a1a16', '#6e2620'),
        '#4a2412', '#7d4526', 'red-tiles', 'checks',
    ),
    'barbecue-kitchen': (
        '#1f5a4c', ('#efe1c4', '#f4e9d2'), ('#8a2a20', '#a2382c'),
        '#5a3218', '#9a6234', 'green-tiles', 'checks',
    ),
    'korean-grill': (
        '#26282a', ('#4a4644', '#565250'), ('#3a2418', '#4a3022'),
        '#5a3a22', '#94663c', 'white-tiles', 'dark',
    ),
    'pho-kitchen': (
        '#2f5a4a', ('#e6d9b8', '#efe5c9'), ('#c98a3a', '#d9a052'),
        '#8a6038', '#c49660', 'teal-tiles', 'pale',
    ),
    'ramen-bar': (
        '#1c1c20', ('#6b2a20', '#7d3428'), ('#26201c', '#332b26'),
        '#6b4424', '#a8743f', 'blue-tiles', 'dark',
    ),
    'curry-house': (
        '#7a3a1a', ('#d99a3a', '#e2aa4e'), ('#5a1f3a', '#6e2a48'),
        '#5a3218', '#9a5f30', 'plaster', 'dark',
    ),
}  # fmt: skip
TILES = {
    'red-tiles': ('#7a1f18', '#942a20'),
    'white-tiles': ('#e6e6e0', '#f2f2ee'),
    'green-tiles': ('#1f4a3c', '#2f6450'),
    'blue-tiles': ('#2f6a84', '#3f809a'),
    'teal-tiles': ('#1f7070', '#2f8a86'),
}
# name: floor colours as (dark, light)
PLANKS = {'dark': ('#3a2416', '#6b4629'), 'pale': ('#96744e', '#c8a57c')}
CHECKS = (('#e2ddd2', '#ece8df'), ('#2a2c2c', '#383a3a'))


# where the picture is taken: the camera, what it looks at, and its lens
PLACES = {
    'door': ((-1.0, -4.3, 1.6), (0.25, 2.2, 1.18), 33),
    'corner': ((2.1, -3.9, 1.5), (-0.45, 2.2, 1.15), 31),
    'table': ((0.5, -3.1, 1.25), (-0.2, 2.2, 1.12), 36),
}


def build(style='bistro', lamps='metal', hour='dusk', goods='bottles', rows=(-0.2, 1.45), turn=0.0, seen_from='door'):
    """Hours: dusk, day. Lamps: metal, paper. Goods on the shelves: bottles, jars. Seen from: door, corner, table."""
    panel_colour, side, seat, dark, light, back, floor = STYLES[style]
    steel, panels = black_steel(), surface(panel_colour, roughness=0.5)
    top, seats = wood(dark, light, 0.25), surface(*seat, scale=5, roughness=0.4, bump=0.15, bump_scale=50)
    _set_hour(hour)
    _build_shell(back, floor, side, panels, steel, hour)
    for x in (-1.75, 0.05, 1.85):
        for y in rows:
            _table(x + chance.between(-0.06, 0.06), y + chance.between(-0.05, 0.05), top, seats, steel)
    _bar(panels, top, goods)
    for x in (-1.2, -0.2, 0.8, 1.8, 2.8):
        stool(x, 2.5, seats, steel)
    _lamps(lamps, rows, steel, 95 if hour == 'dusk' else 45)
    potted_plant(2.95, 3.3, glaze('stoneware'))
    (x, y, height), target, lens = PLACES[seen_from]
    camera((x + turn, y, height), target, lens=lens, blur=0.03, focus=(0, 0.6, 0.9))


def _set_hour(hour):
    if hour == 'dusk':
        sky('#8a8f9e', 0.3)
        area_light((-3.6, 1, 1.8), (0, 1, 0.8), 3, 90, '#9db8e6', size_y=2)
        area_light((0, -3, 2.6), (0, 1, 0.6), 3, 60, '#ffe2bd')
    else:
        sky('#dfe8f2', 0.8)
        daylight(330)
        area_light((0, -3, 2.8), (0, 1, 0.6), 3.4, 110, '#fff4e4')


def _build_shell(back, floor, side, panels, steel, hour):
    if floor == 'checks':
        floor_of_tiles(CHECKS)
    else:
        floor_of_planks(*PLANKS[floor])
    plaster = surface(*side, scale=1.5, roughness=0.8, bump=0.1, bump_scale=30)
    ceiling = surface('#6b5f52' if hour == 'dusk' else '#d9d2c6', roughness=0.9)
    plain_walls(plaster if back == 'plaster' else surface('#4a4038', roughness=0.9), plaster, ceiling)
    if back == 'brick':
        brick_wall()
    elif back in TILES:
        tile_wall(*TILES[back])
    panelling(panels)
    if hour == 'dusk':
        window_wall(steel, panels)
    else:
        window_wall(steel, panels, '#cfe0f2', 3.2, lamps=0)


def _table(x, y, top, seats, steel):
    round_foot_table(x, y, top, steel)
    white, clear = glaze('white'), glass()
    stem = [(0, 0), (0.035, 0), (0.035, 0.004), (0.005, 0.008), (0.004, 0.08), (0.03, 0.105), (0.042, 0.14)]
    stem += [(0.036, 0.19), (0.034, 0.19), (0.04, 0.14), (0.028, 0.108), (0, 0.09)]
    for side in (-1, 1):
        chair(x + 0.62 * side, y, math.pi / 2 * side + chance.between(-0.2, 0.2), seats, steel)
        plate(white, 1.4, 0.18, location=(x + 0.22 * side, y, 0.762), scale=0.1)
        lathe(stem, clear, 32, location=(x + 0.2 * side, y + 0.22, 0.762))
    place(blob_data((0.02, 0.02, 0.03), 0, 1, 2), glowing('#ffb050', 30), (x, y, 0.82))
    holder = [(0, 0), (0.04, 0), (0.042, 0.08), (0.038, 0.08), (0.036, 0.01), (0, 0.01)]
    lathe(holder, glass('#e0a860'), 24, location=(x, y, 0.76))


def _bar(panels, top, goods):
    box((5.2, 0.55, 1.06), panels, 0.02, location=(0.6, 3.1, 0.53))
    box((5.3, 0.65, 0.05), top, 0.015, location=(0.6, 3.08, 1.08))
    for i in range(14):
        box((0.03, 0.02, 0.9), panels, 0.006, location=(-1.9 + i * 0.385, 2.815, 0.52))
    if goods == 'bottles':
        shades = ('#2f5a23', '#6b3410', '#123018', '#8a5a1a', '#d9d2c0', '#5a1414', '#203a4a')
        forms, spacing = BOTTLES, 0.108
    else:
        shades = ('#e9e2d4', '#c9b08a', '#8a4a2a', '#3f5a4a', '#d9a45a', '#2a2a2c')
        forms, spacing = JARS, 0.17
    materials = [surface(shade, roughness=0.08, coat=0.6) for shade in shades]
    for z in (1.45, 1.9, 2.35):
        shelf(top, z)
        row_of_things(forms, materials, -1.5, 2.75, 3.84, z + 0.018, spacing)


def _lamps(kind, rows, steel, power):
    brass = surface('#b5792e', roughness=0.22, metallic=1)
    for x in (-1.75, 0.05, 1.85):
        for y in rows:
            if kind == 'paper':
                paper_lantern(x, y, 2.1, power=power * 0.5)
            else:
                pendant(x, y, 1.75, brass, steel, power=power)
    for x in (-1.3, -0.1, 1.1, 2.3):
        if kind == 'paper':
            paper_lantern(x, 2.95, 2.3, radius=0.15, power=power * 0.35)
        else:
            pendant(x, 2.95, 1.95, brass, steel, 0.8, power)

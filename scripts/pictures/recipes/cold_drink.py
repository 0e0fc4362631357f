"""A glass on a table in front of a wall: juices, iced teas, milk teas, beer, wine, cocktails."""

import math

from ingredients.citrus import wheel
from ingredients.greens import herb_material
from kit import chance
from kit.camera import set_view
from kit.clear import drink
from kit.colours import blend, linear
from kit.glassware import GLASSES, drinking_glass, fill_glass, inner_radius
from kit.leaves import leaf
from kit.lights import area_light, backdrop, set_light
from kit.materials import painted, surface
from kit.shapes import box, sheet
from kit.solids import blob, lathe, tubes
from kit.tables import set_table


def build(
    glass='highball',
    colours=('#f2b04a', '#e88a2c'),
    clear=False,
    cloudiness=0.4,
    level=0.86,
    ice=4,
    garnish=(),
    count=1,
    mates=(),
    table='ash',
    light='window-left',
    wall='#d9c3a4',
    view='eye',
    turn=0,
):
    """
    `colours` go from the bottom of the drink to its top. `clear` drinks have one colour. Garnish: straw,
    paper-straw, mint, pearls, foam, head, or a citrus fruit. `level` is how full the glass is.
    `mates` are the colours of further glasses.
    """
    set_table(table)
    set_light(light, 0.85)
    area_light((1.5, 5.5, 2.5), (0, 0, 0.8), 2.5, 160, '#fff4e2')
    backdrop(wall, wall, distance=9, lights=10 if light == 'evening' else 0)
    top = GLASSES[glass][0][-1][1]
    fillings = [colours] * count + list(mates)
    count = len(fillings)
    for i, filling in enumerate(fillings):
        spot = (0.85 * (i - (count - 1) / 2) * 1.35, 0.5 * (i % 2), 0)
        _glass(glass, spot, top * level, top, filling, cloudiness if clear else None, ice, garnish)
    distance = (3.2 + 1.15 * top) * (1 + 0.28 * (count - 1))
    set_view(view, (0.0, 0.1, top * 0.52), distance, turn, lens=66, blur=0.12, focus=(0, -0.4, top * 0.6))


def _glass(glass, spot, level, top, colours, cloudiness, ice, garnish):
    drinking_glass(glass, spot)
    floor = GLASSES[glass][1]
    if cloudiness is not None:
        fill_glass(glass, None, level, drink(colours[0], cloudiness), spot)
    else:
        _layered(glass, spot, level, floor, colours)
    for i in range(ice):
        _ice(glass, spot, level, i)
    for name in garnish:
        if name in ('lime', 'lemon', 'orange', 'grapefruit'):
            rim = inner_radius(glass, top)
            wheel(name, (spot[0] + rim * 0.9, spot[1] - 0.1, top + 0.06), (1.35, 0.15, 0.5), 0.26)
        else:
            GARNISHES[name](glass, spot, level, top)


def _layered(glass, spot, level, floor, colours):
    tones = [linear(colour) for colour in colours]
    paint = painted(roughness=0.12, scatter=0.3, scatter_depth=0.1, coat=0.4)

    def colour(u, v):
        if v > 0.97 or len(tones) == 1:
            return (*tones[-1][:3], 1)
        place = v * (len(tones) - 1) + 0.06 * math.sin(u * 19 + v * 6) + 0.05 * math.sin(u * 44)
        first = min(len(tones) - 2, max(0, int(place)))
        return (*blend(tones[first], tones[first + 1], place - first)[:3], 1)

    def point(u, v):
        around = u * 2 * math.pi
        height = floor + 0.014 + (level - floor - 0.014) * min(1, v / 0.97)
        reach = inner_radius(glass, height) * (1 if v <= 0.97 else (1 - v) / 0.03)
        return reach * math.cos(around), reach * math.sin(around), height

    sheet(point, 96, 101, paint, closed_across=True, colour=colour, location=spot)


def _ice(glass, spot, level, index):
    cube = drink('#eef5f8', 0.25)
    reach = max(0.02, inner_radius(glass, level) - 0.2)
    turn = index * 2.2
    at = (spot[0] + reach * 0.8 * math.cos(turn), spot[1] + reach * 0.8 * math.sin(turn), level + 0.02 * (index % 3))
    box((0.26, 0.26, 0.24), cube, 0.05, location=at, rotation=chance.tilt(0.5))


def _straw(colour):
    def make(glass, spot, level, top):
        paper = surface(colour, colour, roughness=0.4, coat=0.2)
        lean = (0.16, 0.1)
        path = [
            (spot[0] + lean[0] * t, spot[1] + lean[1] * t, level * 0.3 + (top * 1.32 - level * 0.3) * t) for t in THIRDS
        ]
        tubes([path], 0.05, paper, fineness=5)

    return make


def _mint(glass, spot, level, top):
    green = herb_material('#2a6a2a', '#4f9a44')
    for i in range(8):
        at = (spot[0] - 0.12, spot[1] - 0.1, top - 0.02 + 0.03 * (i // 4))
        leaf(green, 0.3, 0.12, 0.25, 0.03, 0.15, location=at, rotation=(0, -0.75 + 0.4 * (i // 4), i * 1.57 + i // 4))


def _pearls(glass, spot, level, top):
    pearl = surface('#1a0d08', '#2e1810', scale=4, roughness=0.12, coat=1)
    floor = GLASSES[glass][1]
    for _ in range(150):
        height = floor + 0.06 + abs(chance.around(0, 0.14))
        reach = inner_radius(glass, height) - 0.055
        turn = chance.angle()
        at = (spot[0] + reach * math.cos(turn), spot[1] + reach * math.sin(turn), height)
        blob(pearl, at, radii=(0.062, 0.062, 0.062), uneven=0.03, subdivisions=3)


def _foam(glass, spot, level, top):
    cream = surface('#f3e6d0', '#fbf4e6', scale=6, roughness=0.55, scatter=0.5, bump=0.3, bump_scale=30)
    reach = inner_radius(glass, level)
    profile = [(reach, level - 0.02), (reach * 0.98, level + 0.06), (reach * 0.75, level + 0.12), (0, level + 0.14)]
    lathe(profile, cream, wobble=0.02, location=spot)


def _head(glass, spot, level, top):
    foam = surface('#f6ead2', '#fdf8ec', scale=14, roughness=0.6, scatter=0.4, bump=0.4, bump_scale=50)
    reach, rim = inner_radius(glass, level), inner_radius(glass, top)
    profile = [
        (reach, level),
        (rim * 0.99, top - 0.02),
        (rim * 0.97, top + 0.06),
        (rim * 0.6, top + 0.13),
        (0, top + 0.14),
    ]
    lathe(profile, foam, wobble=0.03, location=spot)


def _salt(glass, spot, level, top):
    grain = surface('#f4f2ee', '#ffffff', scale=30, roughness=0.5, scatter=0.4)
    reach = inner_radius(glass, top)
    for _ in range(170):
        turn = chance.between(-1.0, 2.4) - 1.6
        at = (spot[0] + reach * math.cos(turn), spot[1] + reach * math.sin(turn), top - abs(chance.around(0, 0.03)))
        blob(grain, at, chance.tilt(1), radii=(0.025, 0.025, 0.022), uneven=0.4, subdivisions=2)


def _berries(glass, spot, level, top):
    skin = surface('#8f1424', '#b8243a', scale=5, roughness=0.2, coat=0.6, scatter=0.3)
    for i in range(5):
        turn = i * 1.26
        at = (spot[0] + 0.16 * math.cos(turn), spot[1] + 0.16 * math.sin(turn), level + 0.06)
        blob(skin, at, radii=(0.1, 0.1, 0.1), uneven=0.12, frequency=6, subdivisions=4, seed=i)


THIRDS = (0, 0.33, 0.67, 1)
GARNISHES = {
    'straw': _straw('#2a2420'),
    'paper-straw': _straw('#e9e2d6'),
    'red-straw': _straw('#c23a2c'),
    'mint': _mint,
    'pearls': _pearls,
    'foam': _foam,
    'head': _head,
    'salt': _salt,
    'berries': _berries,
}

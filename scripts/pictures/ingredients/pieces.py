"""Cut pieces for heaps such as stir-fries and salads: each is made at a spot with a rotation."""

import math

from kit import chance
from kit.leaves import leaf
from kit.materials import surface
from kit.shapes import box, sheet, thicken
from kit.solids import blob, lathe, tubes

GREEN = {'scatter': 0.25, 'scatter_tint': (0.4, 1, 0.3), 'scatter_depth': 0.05}
# name: (colours, radii, unevenness, roughness, coat)
LUMPS = {
    'beef': (('#4a2414', '#6e3a22', '#8a5434'), (0.17, 0.14, 0.12), 0.25, 0.3, 0.7),
    'pork': (('#a03a18', '#c2602a', '#7a2810'), (0.17, 0.14, 0.12), 0.4, 0.2, 0.8),
    'chicken': (('#c98f52', '#e2b47a', '#a86a34'), (0.18, 0.14, 0.13), 0.22, 0.3, 0.5),
    'sauced-chicken': (('#c4641f', '#dc8a3c', '#9a4416'), (0.19, 0.15, 0.12), 0.3, 0.3, 0.5),
    'pale-chicken': (('#ead0a8', '#f2dfc0', '#dcb682'), (0.19, 0.14, 0.12), 0.2, 0.35, 0.4),
    'lamb': (('#5a2c18', '#7d4426', '#94603c'), (0.2, 0.17, 0.15), 0.25, 0.35, 0.5),
    'potato': (('#e2bd6a', '#edd08a', '#d6a84e'), (0.2, 0.17, 0.16), 0.12, 0.45, 0.2),
    'walnut': (('#8a5a2c', '#b5803f', '#6b4220'), (0.12, 0.1, 0.09), 0.6, 0.25, 0.8),
    'peanut': (('#d9a860', '#e6bd7c', '#c48f48'), (0.075, 0.05, 0.05), 0.1, 0.4, 0.3),
    'chickpea': (('#d9a550', '#e6bb6e', '#c48f3c'), (0.09, 0.085, 0.08), 0.1, 0.35, 0.4),
    'pea': (('#5a9a2c', '#78b840', '#4a8422'), (0.06, 0.06, 0.06), 0.04, 0.25, 0.5),
    'pineapple': (('#dfa63e', '#e8ba5c', '#cc9030'), (0.16, 0.13, 0.09), 0.15, 0.25, 0.6),
    'sago': (('#f2ecdf', '#fbf8f0', '#e6dcc8'), (0.05, 0.05, 0.045), 0.04, 0.15, 0.8),
    'mushroom': (('#8a6a4c', '#b08f6c', '#6b4e34'), (0.15, 0.13, 0.08), 0.15, 0.3, 0.6),
    'egg': (('#f2c84a', '#f8e08a', '#eab53a'), (0.16, 0.11, 0.06), 0.5, 0.35, 0.3),
    'fish': (('#f3ece0', '#fbf6ee', '#e2d2ba'), (0.2, 0.15, 0.09), 0.15, 0.3, 0.4),
    'salted-fish': (('#7d5a34', '#a67a48', '#5c3f22'), (0.06, 0.05, 0.04), 0.4, 0.5, 0.2),
    'ham': (('#c2574a', '#d97a6a', '#b04438'), (0.07, 0.06, 0.06), 0.25, 0.3, 0.5),
    'corn': (('#f0b81c', '#f7d04a', '#e0a414'), (0.05, 0.042, 0.04), 0.1, 0.25, 0.5),
    'black-bean': (('#1a1210', '#2e221c', '#120c0a'), (0.06, 0.045, 0.04), 0.15, 0.3, 0.5),
}
# name: (outside, inside)
PEPPERS = {
    'red-pepper': ('#8a2016', '#a83222'),
    'green-pepper': ('#3a6a26', '#5a8638'),
    'yellow-pepper': ('#eaa818', '#f4c038'),
    'onion': ('#efe4dc', '#e2c9d0'),
}

_materials = {}


def piece(name, spot, rotation):
    """Makes one piece; see LUMPS, PEPPERS and CUTS for the names."""
    if name in LUMPS:
        _lump(name, spot, rotation)
    elif name in PEPPERS:
        _petal(name, spot, rotation)
    else:
        CUTS[name](spot, rotation)


def _material(name, *colours, **settings):
    if name not in _materials:
        _materials[name] = surface(*colours, **settings)
    return _materials[name]


def _lump(name, spot, rotation):
    colours, radii, uneven, roughness, coat = LUMPS[name]
    material = _material(
        name,
        *colours,
        scale=6,
        roughness=roughness,
        coat=coat,
        scatter=0.2,
        scatter_depth=0.06,
        bump=0.3,
        bump_scale=16,
    )
    size = chance.between(0.8, 1.15)
    form = {'radii': radii, 'uneven': uneven, 'frequency': 1.6, 'subdivisions': 3, 'seed': chance.whole(0, 999)}
    blob(material, spot, rotation, size, **form)


def _petal(name, spot, rotation):
    """A curved square of pepper or onion."""
    material = _material(
        name, *PEPPERS[name], scale=3, roughness=0.28, coat=0.5, scatter=0.12, scatter_depth=0.05, bump=0.15
    )
    size, skew = chance.between(0.09, 0.15), chance.between(-0.5, 0.5)

    def point(u, v):
        return (
            (u - 0.5) * 2 * size * (1 + skew * v),
            (v - 0.5) * 2 * size * (1.2 - 0.4 * u),
            0.09 * math.cos((u - 0.5) * 2.6) + 0.03 * math.cos(v * 3),
        )

    thicken(sheet(point, 10, 10, material, location=spot, rotation=rotation), 0.035)


def _broccoli(spot, rotation):
    head = _material(
        'broccoli', '#2c5a1c', '#4a7f2e', '#6a9a44', scale=14, roughness=0.5, bump=1, bump_scale=40, **GREEN
    )
    stem = _material('broccoli stem', '#a8c47a', '#c2d696', scale=4, roughness=0.35, **GREEN)
    for i in range(7):
        x, y = 0.09 * math.cos(i * 1.05), 0.09 * math.sin(i * 1.05)
        place_at = (spot[0] + (x if i else 0), spot[1] + (y if i else 0), spot[2] + (0.06 if i else 0.1))
        blob(head, place_at, rotation, radii=(0.1, 0.1, 0.085), uneven=0.3, frequency=5, seed=i, subdivisions=4)
    tubes([[spot, (spot[0], spot[1], spot[2] - 0.08), (spot[0], spot[1] - 0.05, spot[2] - 0.2)]], 0.06, stem)


def _carrot(spot, rotation):
    flesh = _material('carrot', '#e0741c', '#ee9038', scale=4, roughness=0.3, coat=0.4, scatter=0.3)
    lathe([(0, 0), (0.13, 0), (0.14, 0.02), (0.13, 0.04), (0, 0.04)], flesh, 20, location=spot, rotation=rotation)


def _cucumber(spot, rotation):
    flesh = _material('cucumber', '#d6e6b0', '#c2d894', scale=9, roughness=0.2, coat=0.5, **GREEN)
    skin = _material('cucumber skin', '#2f5a22', '#4a7a34', scale=5, roughness=0.3, coat=0.4)
    lathe([(0, 0), (0.16, 0), (0.16, 0.045), (0, 0.045)], flesh, 24, smooth=False, location=spot, rotation=rotation)
    lathe([(0.162, 0), (0.168, 0.022), (0.162, 0.046)], skin, 24, location=spot, rotation=rotation)


def _stalk(name, dark, light, radius):
    def make(spot, rotation):
        material = _material(name, dark, light, scale=5, roughness=0.28, coat=0.6, **GREEN)
        bend = chance.between(-0.12, 0.12)
        path = [(-0.36, 0, 0), (-0.12, bend, 0.02), (0.14, bend, 0.02), (0.38, 0, 0)]
        stalk = tubes([path], radius, material, taper=lambda t: 0.75 + 0.5 * math.sin(math.pi * t))
        stalk.location, stalk.rotation_euler = spot, rotation

    return make


def _leafy(name, dark, light, length=0.34):
    def make(spot, rotation):
        material = _material(name, dark, light, scale=6, roughness=0.34, coat=0.35, bump=0.35, bump_scale=16, **GREEN)
        leaf(material, length * chance.between(0.8, 1.2), 0.13, 0.3, 0.06, 0.08, location=spot, rotation=rotation)

    return make


def _cube(name, colours, size, roughness=0.35):
    def make(spot, rotation):
        material = _material(
            name, *colours, scale=5, roughness=roughness, scatter=0.4, coat=0.3, bump=0.2, bump_scale=12
        )
        box((size, size, size * 0.85), material, size * 0.12, location=spot, rotation=rotation)

    return make


def _cherry_tomato(spot, rotation):
    skin = _material('cherry tomato', '#c4201a', '#dc3a24', scale=3, roughness=0.12, coat=0.8, scatter=0.3)
    blob(skin, spot, rotation, radii=(0.15, 0.15, 0.145), uneven=0.02, subdivisions=4)


def _noodle_cake(spot, rotation):
    cake = _material('rice cake', '#e0482a', '#ee6a3c', scale=3, roughness=0.15, coat=1.0, scatter=0.3)
    rod = tubes([[(-0.3, 0, 0), (-0.1, 0, 0.01), (0.1, 0, 0.01), (0.3, 0, 0)]], 0.085, cake)
    rod.location, rod.rotation_euler = spot, rotation


CUTS = {
    'broccoli': _broccoli,
    'carrot': _carrot,
    'cucumber': _cucumber,
    'green-bean': _stalk('green bean', '#3f7a24', '#5c9a36', 0.045),
    'stem': _stalk('stem', '#6a9a3a', '#94bc5c', 0.06),
    'spring-onion': _stalk('spring onion', '#5f9a34', '#c2dc94', 0.032),
    'dried-chilli': _stalk('dried chilli', '#7a120c', '#a81f14', 0.05),
    'lettuce': _leafy('lettuce', '#6f9c36', '#a8cc6c', 0.45),
    'spinach': _leafy('spinach', '#1f4a18', '#3a6e28', 0.4),
    'rocket': _leafy('rocket', '#3a6a24', '#5f9038', 0.36),
    'cabbage': _leafy('cabbage', '#d3e0a8', '#ecf0cf', 0.3),
    'red-cabbage': _leafy('red cabbage', '#5a1f52', '#8a3f7a', 0.3),
    'tofu': _cube('tofu', ('#f6efdd', '#fbf7ea'), 0.22),
    'fried-tofu': _cube('fried tofu', ('#cf9448', '#e6ba7a'), 0.24),
    'mango': _cube('mango', ('#ee9c1c', '#f6b43a'), 0.24),
    'paneer': _cube('paneer', ('#f4ecd8', '#e2b878'), 0.24),
    'glazed-paneer': _cube('glazed paneer', ('#c98a48', '#f0dcb4', '#9a4a1c'), 0.25, 0.22),
    'crouton': _cube('crouton', ('#b5762f', '#dfae66'), 0.17, 0.7),
    'feta': _cube('feta', ('#f8f4ea', '#fdfbf6'), 0.15),
    'cherry-tomato': _cherry_tomato,
    'rice-cake': _noodle_cake,
}


def heap(names, count, radius, height, centre=(0.0, 0.0), base=0.1, tilt=0.6):
    """A heap of pieces whose names follow each other in turn: a dome of the given radius and height."""
    for i in range(count):
        distance = radius * math.sqrt((i + 0.5) / count)
        turn = i * 2.4
        rise = height * (1 - (distance / radius) ** 2)
        spot = (
            centre[0] + distance * math.cos(turn) + chance.between(-0.05, 0.05),
            centre[1] + distance * math.sin(turn) + chance.between(-0.05, 0.05),
            base + rise + chance.between(-0.03, 0.05),
        )
        piece(chance.pick(names), spot, chance.tilt(tilt))

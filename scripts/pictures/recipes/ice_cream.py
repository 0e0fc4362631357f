"""Scoops in a bowl or glass, also as sorbet and shaved ice."""

import math

from mathutils import noise

from ingredients.cake import berries, drizzle, mint_tip
from kit import chance
from kit.camera import set_view
from kit.cutlery import spoon, steel
from kit.lights import set_light
from kit.materials import surface
from kit.shapes import box, place
from kit.solids import blob_data, lathe
from kit.tables import napkin, set_table
from kit.vessels import bowl, glaze

# name: colours
FLAVOURS = {
    'vanilla': ('#f0dfb8', '#f6ead0', '#e6d0a0'),
    'chocolate': ('#4a2614', '#633620', '#3a1c0e'),
    'strawberry': ('#e39a9a', '#eeb4b0', '#d98484'),
    'matcha': ('#8f9e58', '#a5b26e', '#7d8c48'),
    'pistachio': ('#b8bf80', '#c9cf98', '#a3aa6a'),
    'mango': ('#e8a844', '#efba62', '#dd9630'),
    'yuzu': ('#f2e6b8', '#f8f0d0', '#e8d898'),
    'sesame': ('#6b6662', '#86807a', '#54504c'),
    'almond': ('#f6f0e6', '#fbf8f2', '#eee6d8'),
}


def build(
    flavours=('vanilla', 'strawberry'),
    garnish=('wafer', 'mint'),
    vessel='blue',
    cloth=None,
    table='marble',
    light='window-left',
    view='table',
    turn=6,
):
    """One to four scoops. Garnish: wafer, mint, blueberries, raspberries, chocolate, mango."""
    set_table(table)
    set_light(light, 0.85)
    bowl(glaze(vessel), 0.95, 0.52)
    if cloth:
        napkin(cloth, (1.5, 0.7), -0.2, 1.9, 2.2)
    places = PLACES[len(flavours)]
    for i, (flavour, spot) in enumerate(zip(flavours, places)):
        _scoop(flavour, spot, i)
    for name in garnish:
        GARNISHES[name]()
    spoon(steel(), (1.15, -0.75, 0.05), 1.1, 1.1)
    set_view(view, (0, 0, 0.45), 4.5, turn, lens=66, blur=0.14, focus=(0, -0.4, 0.6))


PLACES = {
    1: [(0, 0, 0.5)],
    2: [(-0.33, 0.02, 0.48), (0.35, -0.02, 0.48)],
    3: [(-0.36, -0.12, 0.46), (0.36, -0.12, 0.46), (0, 0.36, 0.52)],
    4: [(-0.36, -0.2, 0.45), (0.36, -0.2, 0.45), (-0.05, 0.36, 0.48), (0.02, -0.02, 0.92)],
}


def _scoop(flavour, spot, seed):
    cold = surface(
        *FLAVOURS[flavour], scale=7, roughness=0.5, scatter=0.35, scatter_depth=0.08, bump=0.5, bump_scale=22, coat=0.15
    )
    data = blob_data((0.46, 0.46, 0.43), 0.0, 1, 6)
    for vertex in data.vertices:
        p = vertex.co
        turn = math.atan2(p.y, p.x)
        drag = noise.fractal((p.x * 5 + seed * 9, p.y * 1.6, p.z * 9), 1, 2, 5)
        lip = 0.07 * math.exp(-(((p.z + 0.2) / 0.07) ** 2)) * (1 + 0.8 * noise.noise((turn * 2.5, seed, 1)))
        fine = 0.016 * noise.noise((p.x * 22, p.y * 22, p.z * 22 + seed))
        factor = 1 + 0.05 * drag + fine + lip / 0.4
        vertex.co = (p.x * factor, p.y * factor, p.z * (1 + 0.04 * drag))
    place(data, cold, spot, (0, 0.1, seed * 2.0))


def _wafer():
    biscuit = surface('#c98f48', '#e0b070', scale=5, roughness=0.7, bump=0.4, bump_scale=20)
    for i, x in enumerate((0.05, 0.2)):
        roll = [(0.07, 0), (0.075, 0.3), (0.07, 0.9), (0.05, 0.9), (0.055, 0.3), (0.05, 0)]
        lathe(roll, biscuit, 24, location=(x, 0.35, 0.6), rotation=(-0.35, 0.3 + 0.12 * i, 0))


def _mango():
    flesh = surface('#e8982c', '#f0ae4c', scale=3, roughness=0.2, coat=0.6, scatter=0.4)
    for _ in range(22):
        x, y = chance.in_disc(0.75)
        box(
            (0.19, 0.19, 0.17),
            flesh,
            0.03,
            location=(x, y, 0.5 + 0.14 * (1 - x * x - y * y)),
            rotation=chance.tilt(0.5),
        )


def _chocolate():
    path = [
        (0.5 * math.cos(t * 0.5) - 0.05, 0.36 * math.sin(t * 0.9), 0.93 - 0.12 * (math.cos(t * 0.5)) ** 2)
        for t in range(26)
    ]
    drizzle(path, '#2e150a', 0.03)


GARNISHES = {
    'wafer': _wafer,
    'mint': lambda: mint_tip((0.02, -0.2, 0.88)),
    'blueberries': lambda: berries([(-0.1, -0.62, 0.5), (0.1, -0.66, 0.49), (0.28, -0.6, 0.5)]),
    'raspberries': lambda: berries([(-0.15, -0.6, 0.52), (0.08, -0.66, 0.5), (0.0, 0.1, 0.95)], 'raspberry'),
    'chocolate': _chocolate,
    'mango': _mango,
}

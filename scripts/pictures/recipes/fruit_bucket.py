"""Fruit tea in a clear bucket with a handle: slices of fruit along its wall, ice, two straws."""

import math

from ingredients.cake import mint_tip
from ingredients.citrus import wheel
from ingredients.fruit_slices import apple_slice, kiwi_slice
from kit import chance
from kit.camera import set_view
from kit.clear import drink, glass
from kit.colours import blend, linear
from kit.lights import area_light, backdrop, set_light
from kit.materials import painted, surface
from kit.shapes import box, sheet
from kit.solids import blob, lathe, tubes
from kit.tables import set_table

FOOT, RIM, HEIGHT, LEVEL = 0.6, 0.8, 1.6, 1.32


def build(colours=('#c8641c', '#dd9438', '#e8b45c'), table='ash', light='window-left', wall='#b9c4b0', turn=0):
    """`colours` go from the bottom of the tea to its top."""
    set_table(table)
    set_light(light, 0.9)
    area_light((1.5, 5.5, 2.5), (0, 0, 0.8), 2.5, 180, '#fff4e2')
    backdrop(wall, wall, distance=9, lights=0)
    _bucket()
    _tea(colours)
    _fruit()
    _top()
    for lean, colour in ((0.2, '#d9482c'), (-0.16, '#f0ebe0')):
        paper = surface(colour, colour, roughness=0.4, coat=0.2)
        path = [(0.1 + lean * t * 1.6, 0.2 - 0.1 * t, 0.3 + 2.0 * t) for t in (0, 0.33, 0.67, 1)]
        tubes([path], 0.06, paper, fineness=5)
    _beside()
    set_view('low', (0.0, 0.0, 1.08), 7.5, turn, lens=66, blur=0.13, focus=(0, -0.7, 0.9))


def _reach(z):
    return FOOT + (RIM - FOOT) * z / HEIGHT


def _bucket():
    clear = glass('#f4f8f8')
    side = [(0, 0.02), (FOOT - 0.04, 0.02), (FOOT, 0.05), (_reach(0.8), 0.8), (RIM, HEIGHT)]
    lip = [(RIM + 0.05, HEIGHT + 0.01), (RIM + 0.055, HEIGHT + 0.04), (RIM + 0.02, HEIGHT + 0.06), (RIM - 0.02, HEIGHT)]
    lathe(side + lip, clear, smooth=False)
    white = surface('#f0ece2', roughness=0.35, coat=0.3)
    arch = []
    for i in range(17):
        turn = math.pi * i / 16
        arch.append((0.87 * math.cos(turn), 0.1 + 0.62 * math.sin(turn), HEIGHT - 0.02 + 0.42 * math.sin(turn)))
    tubes([arch], 0.028, white, fineness=5)
    for side in (-1, 1):
        blob(white, (side * 0.86, 0.1, HEIGHT - 0.03), radii=(0.05, 0.06, 0.06), uneven=0)


def _tea(colours):
    tones = [linear(each) for each in colours]
    paint = painted(roughness=0.1, scatter=0.3, scatter_depth=0.1, coat=0.5)

    def colour(u, v):
        place = min(1, v / 0.97) * (len(tones) - 1) + 0.1 * math.sin(u * 19 + v * 6) + 0.1 * math.sin(u * 44)
        first = min(len(tones) - 2, max(0, int(place)))
        return (*blend(tones[first], tones[first + 1], place - first)[:3], 1)

    def point(u, v):
        turn, z = u * 2 * math.pi, 0.06 + (LEVEL - 0.06) * min(1, v / 0.97)
        reach = (_reach(z) - 0.075) * (1 if v <= 0.97 else (1 - v) / 0.03)
        return reach * math.cos(turn), reach * math.sin(turn), z

    sheet(point, 96, 101, paint, closed_across=True, colour=colour)


def _fruit():
    """Slices that stand against the wall of the bucket, where the viewer sees them."""
    plan = (
        ('orange', -0.5, 0.42, 0.29),
        ('kiwi', 0.28, 0.36, 0.25),
        ('orange', 0.1, 0.94, 0.29),
        ('kiwi', -0.75, 1.0, 0.24),
        ('orange', 0.98, 0.6, 0.29),
        ('apple', -0.17, 0.3, 0.24),
        ('apple', 0.7, 1.1, 0.24),
        ('orange', -1.25, 0.55, 0.29),
        ('kiwi', 1.35, 1.05, 0.25),
        ('apple', -1.2, 1.15, 0.22),
    )
    slice_of = {'kiwi': kiwi_slice, 'apple': apple_slice}
    for i, (name, turn, z, radius) in enumerate(plan):
        reach = _reach(z) - 0.05 - 0.012 * (i % 2)
        spot = (reach * math.sin(turn), -reach * math.cos(turn), z)
        lean = (math.pi / 2 - 0.12, 0, turn)
        if name == 'orange':
            wheel(name, spot, lean, radius, 0.05)
        else:
            slice_of[name](spot, lean, radius)


def _top():
    """Ice and half-sunk slices at the surface."""
    ice = drink('#eef5f8', 0.25)
    for i in range(7):
        x, y = chance.in_disc(0.5)
        box((0.28, 0.28, 0.26), ice, 0.05, location=(x, y, LEVEL + 0.03 + 0.05 * (i % 2)), rotation=chance.tilt(0.6))
    wheel('orange', (-0.32, -0.32, LEVEL + 0.2), (0.9, -0.2, -0.3), 0.29)
    kiwi_slice((0.3, -0.4, LEVEL + 0.14), (0.6, 0.2, 0.3), 0.24)
    seed, pulp = surface('#1d1812', roughness=0.3), surface('#e0951c', '#eab040', roughness=0.15, coat=0.8, scatter=0.3)
    for i in range(26):
        x, y = chance.in_disc(0.58)
        form = {'radii': (0.04, 0.03, 0.02), 'uneven': 0.2, 'subdivisions': 2}
        blob((seed, pulp)[i % 2], (x, y, LEVEL + 0.012), chance.tilt(0.3), **form)
    mint_tip((0.02, -0.2, LEVEL + 0.26))


def _beside():
    """Half an orange and a slice on the table."""
    wheel('orange', (-1.35, -0.2, 0.08), (0.05, 0.05, 0.4), 0.34)
    wheel('orange', (-1.1, -0.62, 0.1), (0.16, -0.1, 1.0), 0.34)
    kiwi_slice((1.3, -0.45, 0.05), (0.05, 0, 0.3), 0.27)

"""A wooden crate with nine kinds of vegetables."""

import math

from ingredients.long_vegetables import aubergine, carrot, courgette, leek
from ingredients.vegetables import broccoli, lettuce, onion, pepper, tomato
from kit import chance
from kit.camera import set_view
from kit.lights import backdrop, set_light
from kit.shapes import box, group
from kit.tables import set_table
from kit.wood import wood

WIDTH, DEPTH, HEIGHT = 4.2, 2.7, 1.15


def build(table='driftwood', light='window-left', wall='#a8a08c', view='seated', turn=-10):
    """The crate stands on a table; a tomato and an onion lie beside it."""
    set_table(table)
    set_light(light, 1.25)
    backdrop(wall, wall, distance=9, lights=0)
    _crate()
    for make, spot, lean in _packed():
        group(make(), spot, lean)
    set_view(view, (0.05, -0.1, 0.65), 10.0, turn, lens=66, blur=0.2, focus=(0, -0.9, 1.1))


def _crate():
    timber = wood('#8f6a42', '#c4a074', 0.65)
    for row in range(3):
        z = 0.2 + 0.37 * row
        for side in (-1, 1):
            box((WIDTH, 0.07, 0.32), timber, 0.012, location=(0, side * DEPTH / 2, z))
            end = box((DEPTH, 0.07, 0.32), timber, 0.012, location=(side * (WIDTH / 2 - 0.03), 0, z))
            end.rotation_euler = (0, 0, math.pi / 2)
    for x in (-1, 1):
        for y in (-1, 1):
            post = box(
                (HEIGHT, 0.14, 0.14), timber, 0.012, location=(x * (WIDTH / 2 - 0.12), y * (DEPTH / 2 - 0.1), 0.58)
            )
            post.rotation_euler = (0, math.pi / 2, 0)
    box((WIDTH - 0.1, DEPTH - 0.1, 0.5), wood('#5a4228', '#7d6040', 0.8), 0.01, location=(0, 0, 0.35))


def _packed():
    """What lies where: (maker, spot, rotation). What must be eaten first is on top."""
    red = lambda: onion(0.33, ('#4f1834', '#6f2a4a', '#8a4262'))  # noqa: E731
    yield from ((lettuce, (-1.2, 0.5, 0.85), (0.25, 0.1, 0.3)), (broccoli, (0.05, 0.62, 0.72), (0.1, 0.05, 0)))
    for x, turned in ((0.4, 0.65), (0.62, 0.8)):
        yield (leek, (x, -0.55 + 0.1 * x, 1.06), (0, -0.12, turned))
    yield from ((courgette, (-1.85, -0.62, 0.98), (0, 0.02, 0.12)), (courgette, (-1.75, -0.95, 0.98), (0, 0.04, 0.06)))
    yield (aubergine, (0.35, -1.0, 1.0), (0, 0.02, 0.16))
    for i in range(5):
        spot = (-0.15 - 0.05 * i, -0.35 + 0.15 * i, 0.95 + 0.05 * (i % 2))
        yield (carrot, (spot[0], spot[1] - 0.4, spot[2] + 0.06), (0, 0.1, -0.3 + 0.07 * i))
    for x, y, z in ((1.55, 0.3, 0.62), (1.75, -0.35, 0.62), (1.3, -0.2, 0.7), (1.62, 0.92, 0.6)):
        yield (tomato, (x, y, z), (chance.between(-0.3, 0.3), chance.between(-0.3, 0.3), chance.angle()))
    yield (broccoli, (0.95, 0.72, 0.62), (0.1, 0.3, 1))
    yield from ((red, (-1.75, -0.25, 0.6), (0.3, 0.3, 0)), (red, (-1.2, -0.3, 0.62), (-0.2, 0.4, 1)))
    yield from ((pepper, (-0.45, 0.85, 0.6), (0.1, 0.2, 0)), (pepper, (-0.35, 0.1, 0.62), (0.5, 0.1, 1)))
    yield from ((tomato, (-2.35, -1.72, 0.0), (0, 0, 0.4)), (red, (1.95, -1.85, 0.0), (0, 0.2, 0)))

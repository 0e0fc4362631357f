"""A still life: things from a recipe's list, placed on a table in front of something out of focus."""

import math

from . import chance
from .camera import set_view
from .leaves import leaf
from .lights import backdrop, set_light
from .materials import glowing, surface
from .shapes import box, group, wall
from .solids import lathe
from .tables import napkin, set_table


def arrange(
    makers,
    things,
    table='oak',
    light='window-left',
    strength=0.9,
    wall='#cdbfa8',
    behind=(),
    lights=0,
    cloth=None,
    view='low',
    target=(0, 0, 0.5),
    distance=6.0,
    turn=0,
    lens=66,
    blur=0.22,
    focus=None,
    scale=1,
):
    """
    `things` are [name, [x, y] or [x, y, z], turn in degrees, options…]; each maker returns the objects of a thing that
    stands at the origin. Behind: window, plants, shelf. `cloth` is [linen, x, y]. `scale` makes large things smaller.
    """
    set_table(table)
    set_light(light, strength)
    backdrop(wall, wall, distance=8, lights=lights)
    for name in behind:
        BEHIND[name]()
    if cloth:
        napkin(cloth[0], cloth[1:3], 0.3, 2.6, 2.6)
    for name, spot, turned, *options in things:
        height = spot[2] * scale if len(spot) > 2 else 0
        group(
            makers[name](*options),
            (spot[0] * scale, spot[1] * scale, height),
            (0, 0, math.radians(turned)),
            scale,
        )
    nearer = focus or (target[0], target[1] - 0.5, target[2])
    set_view(view, target, distance, turn, lens, blur, nearer)


def _window():
    """A bright window to the left of the wall, with its frame."""
    wall([(-4.4, 7.9, 0.8), (-0.6, 7.9, 0.8), (-0.6, 7.9, 5.0), (-4.4, 7.9, 5.0)], glowing('#eaf2fa', 2.6))
    frame = surface('#efeae0', roughness=0.6)
    for x in (-4.4, -2.5, -0.6):
        box((0.16, 0.1, 4.3), frame, 0.01, location=(x, 7.8, 2.9))
    for z in (0.75, 2.9, 5.0):
        box((4.0, 0.1, 0.14), frame, 0.01, location=(-2.5, 7.8, z))


def _plants():
    """Foliage to the right, out of focus."""
    green = surface('#23482a', '#4f7a3c', scale=4, roughness=0.5)
    pot = surface('#b58a68', roughness=0.7)
    lathe([(0, 0), (0.5, 0), (0.62, 0.9), (0.56, 0.9), (0.5, 0.1)], pot, 40, location=(2.5, 4.6, 0))
    for _ in range(44):
        tip = (chance.between(-0.4, 0.4), chance.between(-1.4, -0.2), chance.angle())
        leaf(green, chance.between(0.9, 1.7), 0.22, 0.6, location=(2.5, 4.6, 0.8), rotation=tip)


def _shelf():
    """A shelf with jars and books across the wall."""
    board = surface('#6b4a30', '#8a6242', scale=3, stretch=(1, 9, 9), roughness=0.5)
    colours = ('#8a5a3c', '#d9cbb0', '#3f5a5a', '#b5763f', '#6b7a5a', '#2f3a44', '#c9a878')
    paints = [surface(colour, colour, roughness=0.5) for colour in colours]
    for z in (1.3, 3.0):
        box((12, 0.8, 0.12), board, 0.02, location=(0, 7.4, z))
        x = -4.6
        while x < 4.6:
            width, tall = chance.between(0.22, 0.6), chance.between(0.5, 1.15)
            if chance.between(0, 1) < 0.75:
                box((width, 0.4, tall), chance.pick(paints), 0.05, location=(x, 7.3, z + 0.06 + tall / 2))
            x += width + chance.between(0.04, 0.2)


BEHIND = {'window': _window, 'plants': _plants, 'shelf': _shelf}

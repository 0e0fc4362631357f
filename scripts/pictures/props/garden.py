"""Things of gardeners: a barrow, tools, a can, small plants; here 1 unit is 1 m."""

import math

from kit import chance
from kit.leaves import leaf
from kit.materials import surface
from kit.shapes import group, place, sheet, slab, thicken
from kit.solids import blob_data, lathe, tubes
from kit.wood import wood


def bush(spot, size, colours, flower=None, count=60):
    """A small plant without its pot."""
    greens = [surface(colour, colour, roughness=0.5, scatter=0.1) for colour in colours]
    parts = []
    for _ in range(count):
        tip = (chance.between(-0.4, 0.4), chance.between(-1.3, -0.1), chance.angle())
        parts.append(
            leaf(
                chance.pick(greens),
                chance.between(0.12, 0.26) * size,
                0.035 * size,
                0.5,
                fineness=7,
                location=spot,
                rotation=tip,
            )
        )
    if flower:
        petal = surface(flower, flower, roughness=0.6, scatter=0.1)
        for i in range(16):
            dx, dy = chance.in_disc(0.15 * size)
            form = blob_data((0.034 * size, 0.034 * size, 0.026 * size), 0.45, 3, 3, seed=i)
            high = spot[2] + (0.2 - 2.5 * (dx * dx + dy * dy)) * size
            parts.append(place(form, petal, (spot[0] + dx, spot[1] + dy, high), chance.tilt(0.6)))
    return parts


def barrow(spot, colour):
    """A barrow with its wheel to the left, full of plants in bloom."""
    enamel = surface(colour, colour, roughness=0.35, coat=0.4)

    def tray(u, v):
        turn = u * 2 * math.pi
        shape = 0.5
        cx = math.copysign(abs(math.cos(turn)) ** shape, math.cos(turn))
        sy = math.copysign(abs(math.sin(turn)) ** shape, math.sin(turn))
        grow = 0.55 + 0.45 * v if v > 0.02 else 0.0
        lean = -0.08 * v
        return 0.5 * cx * grow + lean, 0.33 * sy * grow, 0.36 + 0.27 * v + (0.05 * v if cx < 0 else 0)

    parts = [thicken(sheet(tray, 96, 30, enamel, closed_across=True), 0.008)]
    rim = [tray(i / 48, 1.0) for i in range(49)]
    parts.append(tubes([rim], 0.014, enamel, fineness=4))
    soil = surface('#2f2116', '#45321f', scale=14, roughness=1, bump=1, bump_scale=30)
    parts.append(place(blob_data((0.44, 0.28, 0.07), 0.15, 3, 5, octaves=6), soil, (-0.07, 0, 0.57)))
    parts += _frame(surface('#3a3d40', roughness=0.4, metallic=0.8))
    for x, y, flower in (
        (-0.36, 0.06, '#d96a8a'),
        (-0.14, -0.1, '#e8b84a'),
        (0.1, 0.08, '#8a6ac0'),
        (0.24, -0.08, '#e6e0f0'),
        (-0.1, 0.14, '#d96a8a'),
    ):
        parts += bush((x, y, 0.6), 1.0, ('#3f6a30', '#557f3c', '#2f5a2c'), flower, 46)
    group(parts, (*spot, 0), (0, 0, -0.32))


def _frame(steel):
    """The bars, legs, grips and the wheel of the barrow."""
    rubber, grip = surface('#17181a', roughness=0.8), surface('#b5401f', roughness=0.6)
    parts, axle = [], {'location': (-0.72, 0, 0.203), 'rotation': (math.pi / 2, 0, 0)}
    for side in (-1, 1):
        bar = [(-0.72, 0.05, 0.2), (-0.4, 0.16, 0.3), (0.1, 0.24, 0.35), (0.5, 0.28, 0.46), (0.98, 0.29, 0.62)]
        leg = [(0.12, 0.24, 0.36), (0.3, 0.25, 0.03), (0.36, 0.25, 0.02), (0.44, 0.27, 0.42)]
        end = [(0.8, 0.288, 0.562), (0.9, 0.29, 0.595), (1.0, 0.29, 0.627)]
        for line, radius, material in ((bar, 0.018, steel), (end, 0.024, grip), (leg, 0.016, steel)):
            parts.append(tubes([[(x, side * y, z) for x, y, z in line]], radius, material, fineness=5))
    tread = [(0.11, -0.03), (0.17, -0.045), (0.2, -0.02), (0.203, 0), (0.2, 0.02), (0.17, 0.045), (0.11, 0.03)]
    hub = [(0, -0.03), (0.115, -0.03), (0.115, 0.03), (0, 0.03)]
    parts.append(lathe(tread, rubber, 64, **axle))
    return [*parts, lathe(hub, surface('#d9d4c8', roughness=0.4), 48, smooth=False, **axle)]


def _handle(long, timber):
    return tubes([[(0, 0, 0.3), (0, 0, 0.7), (0, 0, long)]], 0.017, timber, fineness=5)


def spade():
    timber, steel = wood('#8a6238', '#c49c64', 0.5), surface('#8f9498', '#a3a8ac', scale=6, roughness=0.35, metallic=1)
    blade = [
        (-0.09, 0.0),
        (-0.04, -0.03),
        (0.04, -0.03),
        (0.09, 0.0),
        (0.1, 0.28),
        (0.03, 0.3),
        (-0.03, 0.3),
        (-0.1, 0.28),
    ]
    parts = [
        slab(blade, 0.008, steel, 0.003, location=(0, 0.004, 0.03), rotation=(math.pi / 2, 0, 0)),
        _handle(1.05, timber),
    ]
    parts.append(tubes([[(0, 0, 0.26), (0, 0, 0.33), (0, 0, 0.46)]], 0.021, steel))
    return [*parts, tubes([[(-0.06, 0, 1.06), (0, 0, 1.06), (0.06, 0, 1.06)]], 0.018, timber)]


def rake():
    """A leaf rake whose tines point up."""
    timber, steel = wood('#8a6238', '#c49c64', 0.5), surface('#3f7a4a', roughness=0.4)
    tines = []
    for i in range(15):
        lean = (i - 7) / 7
        tines.append(
            [(0.02 * lean, 0, 1.3), (0.11 * lean, 0, 1.45), (0.23 * lean, 0, 1.62), (0.24 * lean, -0.04, 1.65)]
        )
    bar = [[(-0.12, 0, 1.46), (0, 0, 1.45), (0.12, 0, 1.46)]]
    handle = tubes([[(0, 0, 0.02), (0, 0, 0.7), (0, 0, 1.32)]], 0.016, timber, fineness=5)
    return [handle, tubes(tines, 0.005, steel), tubes(bar, 0.007, steel)]


def fork():
    timber, steel = wood('#6b4526', '#a07444', 0.5), surface('#8f9498', roughness=0.35, metallic=1)
    tines = [[(x * 0.5, 0, 0.36), (x, 0, 0.28), (x, 0, 0.12), (x, -0.01, 0.0)] for x in (-0.09, -0.03, 0.03, 0.09)]
    parts = [
        tubes(tines, 0.009, steel),
        tubes([[(-0.09, 0, 0.3), (0, 0, 0.34), (0.09, 0, 0.3)]], 0.012, steel),
        _handle(1.08, timber),
    ]
    return [*parts, tubes([[(-0.06, 0, 1.08), (0, 0, 1.08), (0.06, 0, 1.08)]], 0.018, timber)]


def can(spot):
    """A watering can of zinc."""
    zinc = surface('#9aa0a2', '#adb3b5', scale=8, roughness=0.35, metallic=0.85)
    body = [(0, 0), (0.15, 0), (0.155, 0.01), (0.145, 0.26), (0.12, 0.29), (0.06, 0.3)]
    parts = [lathe(body, zinc, 64, smooth=False)]
    parts.append(
        tubes(
            [[(0.12, 0, 0.06), (0.24, 0, 0.16), (0.34, 0, 0.28), (0.42, 0, 0.36)]],
            0.022,
            zinc,
            fineness=5,
            taper=lambda t: 1.2 - 0.4 * t,
        )
    )
    parts.append(
        lathe([(0.015, 0), (0.05, 0.06), (0, 0.065)], zinc, 32, location=(0.41, 0, 0.35), rotation=(0, 0.8, 0))
    )
    parts.append(
        tubes(
            [[(-0.14, 0, 0.08), (-0.25, 0, 0.16), (-0.22, 0, 0.32), (-0.06, 0, 0.38), (0.08, 0, 0.3)]],
            0.012,
            zinc,
            fineness=5,
        )
    )
    group(parts, (*spot, 0), (0, 0, 0.5))

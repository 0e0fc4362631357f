"""A road through meadows towards the mountains, in the evening. 1 unit is 1 m."""

import math

from kit import chance
from kit.camera import camera
from kit.lights import sky
from kit.materials import surface
from kit.outdoors import ridge, sun, tree, wide_sky
from kit.shapes import box, group, mesh_data, place, sheet


def build(turn=0.0):
    """`turn` moves the camera sideways."""
    sky('#cfc9dc', 0.5)
    wide_sky('#ffdca8', '#6a8fc4', height=34, strength=1.05)
    ridge('#9aa6c0', 57, 15.0, 0.4, 1.0)
    ridge('#6f86a0', 54, 9.0, 2.1, 0.75, 0.25)
    ridge('#3f5f58', 49, 4.6, 1.2, 0.55, 0.7)
    sun((-14, 12.0, 6.5), 9000, '#ffc27a', 1.6)
    sun((6, -6.0, 7.0), 1500, '#fff0dc', 3)
    _road()
    _meadow()
    for i in range(9):
        for side in (-1, 1):
            _post(_middle(3.2 + 4.2 * i) + side * 3.75, 3.2 + 4.2 * i)
    for x, y, high, wide in (
        (-9.5, 19, 5.2, 4.4),
        (-13, 24, 5.8, 5.0),
        (11.5, 27, 5.0, 4.2),
        (-7.5, 33, 4.6, 4.0),
        (15, 34, 5.6, 5.0),
    ):
        tree(x, y, high, wide, ('#4a5f2a', '#647a34', '#86984a'))
    camera((0.95 + turn, -2.6, 1.25), (0.5, 8.0, 1.35), lens=32, blur=0.03, focus=(0.5, 6, 0.2))


def _middle(y):
    """The middle of the road."""
    return 0.0062 * max(0.0, y - 4) ** 2


def _strip(start, end, left, right, height, material, steps=120):
    """A part of the road between two lines beside its middle."""

    def point(u, v):
        y = start + (end - start) * u
        return _middle(y) + left + (right - left) * v, y, height

    return sheet(point, steps, 2, material)


def _road():
    asphalt = surface('#45464a', '#545558', '#626366', scale=26, detail=10, roughness=0.85, bump=0.5, bump_scale=130)
    white = surface('#b9b8b2', '#d9d8d2', scale=22, band=(0.3, 0.45), roughness=0.8)
    yellow = surface('#c08f2c', '#dcab42', scale=22, band=(0.3, 0.45), roughness=0.8)
    gravel = surface('#8a7f70', '#a3988a', scale=40, roughness=0.95, bump=0.8, bump_scale=90)
    _strip(-6, 46, -4.0, 4.0, 0.0, gravel)
    _strip(-6, 46, -3.4, 3.4, 0.006, asphalt)
    for x in (-3.1, 3.1):
        _strip(-6, 46, x - 0.06, x + 0.06, 0.011, white)
    for i in range(14):
        _strip(-4.4 + 3.6 * i, -2.4 + 3.6 * i, -0.07, 0.07, 0.011, yellow, 12)


def _meadow(count=90000):
    """Grass beside the road, higher and paler than a lawn."""
    ground = surface('#5a6a30', '#6f7a3a', '#848a48', scale=2, roughness=1)
    box((90, 60, 0.1), ground, 0.001, location=(0, 25, -0.06))
    tints = [surface(tint, roughness=0.7, scatter=0.1) for tint in ('#6a7a34', '#86904a', '#a89f5a', '#4f662c')]
    bins = [([], []) for _ in tints]
    for _ in range(count):
        y = -1.0 + 34 * chance.between(0, 1) ** 2.2
        side = chance.pick((-1, 1))
        x = _middle(y) + side * (3.95 + (2.0 + 0.55 * (y + 2)) * chance.between(0, 1) ** 1.4)
        points, faces = bins[chance.whole(0, 3)]
        tall, wide = chance.between(0.1, 0.3), 0.006 + 0.0012 * max(0, y)
        turn, start = chance.angle(), len(points)
        dx, dy = wide * math.cos(turn), wide * math.sin(turn)
        sway = chance.between(-0.02, 0.1)
        points += [(x - dx, y - dy, -0.02), (x + dx, y + dy, -0.02), (x + sway, y + chance.between(-0.05, 0.05), tall)]
        faces.append((start, start + 1, start + 2))
    for tint, (points, faces) in zip(tints, bins):
        place(mesh_data(points, faces), tint)


def _post(x, y):
    """A white post with its reflector."""
    white, dark = surface('#eceae4', roughness=0.5), surface('#17181a', roughness=0.5)
    parts = [
        box((0.1, 0.08, 0.95), white, 0.02, location=(0, 0, 0.47)),
        box((0.104, 0.084, 0.2), dark, 0.004, location=(0, 0, 0.78)),
        box((0.05, 0.01, 0.12), surface('#d9761c', roughness=0.2, coat=0.6), 0.004, location=(0, -0.044, 0.78)),
    ]
    group(parts, (x, y, 0), (0, 0, chance.between(-0.1, 0.1)))

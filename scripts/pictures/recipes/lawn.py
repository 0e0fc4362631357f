"""A freshly mown lawn with its stripes, a border of flowers, a fence and trees. 1 unit is 1 m."""

import math

from kit import chance
from kit.camera import camera
from kit.leaves import leaf
from kit.lights import sky
from kit.materials import surface
from kit.outdoors import hedge, sun, tree, wide_sky
from kit.shapes import box, mesh_data, place
from kit.solids import blob_data

STRIPE = 0.62


def build(turn=0.0):
    """`turn` moves the camera sideways."""
    sky('#d6e4f0', 0.62)
    wide_sky('#eaf0ee', '#6fa8dc', height=26, strength=1.05)
    sun((-7, 1.5, 5.5), 3600, '#ffe2b0', 1.0)
    soil = surface('#3f5a24', '#4f6a2c', scale=9, roughness=1)
    box((40, 40, 0.1), soil, 0.001, location=(0, 12, -0.05))
    _grass()
    _border()
    _fence()
    hedge(-10, 10, 12.75, 1.9, 1.0, 5600, ('#3a6230', '#4f783c', '#658c48'))
    for x, y, high, wide in ((-6.6, 17, 4.6, 5.2), (-1.4, 20, 4.2, 5.0), (4.4, 18, 5.0, 5.8), (9.5, 19, 4.2, 5.0)):
        tree(x, y, high, wide)
    camera((0.15 + turn, -1.2, 1.05), (0.0, 5.0, 0.42), lens=30, blur=0.03, focus=(0, 2.2, 0.02))


def _grass(count=150000):
    """Blades that lean to the viewer or away from him, stripe by stripe."""
    shades = (('#4f7a2c', '#5f8a36', '#3f6a24'), ('#7a9c48', '#8aac54', '#6b8f3f'))
    bins = {(side, k): ([], []) for side in (0, 1) for k in range(3)}
    for _ in range(count):
        y = -0.4 + 11.6 * chance.between(0, 1) ** 2.1
        reach = 1.2 + 0.72 * (y + 1.2)
        x = chance.between(-reach, reach)
        side = math.floor((x + 0.05 * y) / STRIPE) % 2
        points, faces = bins[side, chance.whole(0, 2)]
        tall, wide = chance.between(0.028, 0.045), 0.0022 + 0.0007 * y
        lean = (0.022 if side else -0.02) + chance.between(-0.012, 0.012)
        turn = chance.angle()
        dx, dy = wide * math.cos(turn), wide * math.sin(turn)
        sway, start = chance.between(-0.014, 0.014), len(points)
        points += [(x - dx, y - dy, 0), (x + dx, y + dy, 0), (x + sway, y + lean, tall)]
        faces.append((start, start + 1, start + 2))
    for (side, k), (points, faces) in bins.items():
        place(mesh_data(points, faces), surface(shades[side][k], roughness=0.7, scatter=0.1))


def _border():
    """Flowers and low plants along the fence."""
    bark = surface('#3a2618', '#4f3624', scale=30, roughness=1, bump=0.8, bump_scale=40)
    box((24, 1.3, 0.12), bark, 0.04, location=(0, 11.0, 0.02))
    stone = surface('#a8a296', '#b9b3a8', scale=7, roughness=0.9)
    for i in range(60):
        box(
            (0.3, 0.14, 0.14),
            stone,
            0.03,
            location=(-9.2 + 0.31 * i, 10.32, 0.05),
            rotation=(0, 0, chance.between(-0.05, 0.05)),
        )
    greens = [
        leaf(surface(tint, roughness=0.5), 0.26, 0.05, 0.4, fineness=5) for tint in ('#3f6a30', '#567f3c', '#7a9a58')
    ]
    for each in greens:
        each.hide_render = True
    petals = [
        surface(tint, roughness=0.6, scatter=0.1) for tint in ('#c9566f', '#e6dcec', '#8f6ab8', '#e0a83c', '#d9705a')
    ]
    head = blob_data((0.05, 0.05, 0.04), 0.4, 3, 3)
    for _ in range(70):
        x, y, size = chance.between(-8.5, 8.5), chance.between(10.6, 11.5), chance.between(0.7, 1.7)
        for _ in range(34):
            tip = (chance.between(-0.4, 0.4), chance.between(-1.4, -0.3), chance.angle())
            place(chance.pick(greens).data, None, (x, y, 0.08), tip, size * chance.between(0.7, 1.2))
        paint = chance.pick(petals)
        for _ in range(16):
            dx, dy = chance.in_disc(0.2 * size)
            place(head.copy(), paint, (x + dx, y + dy, 0.24 * size + chance.between(0, 0.09)), chance.tilt(0.8), size)


def _fence():
    """Pale boards behind the border."""
    paint = surface('#cfc4b2', '#ddd3c2', scale=3, stretch=(9, 9, 1), roughness=0.75)
    for i in range(116):
        high = 1.35 + chance.between(-0.01, 0.01)
        box((0.148, 0.025, high), paint, 0.006, location=(-8.7 + 0.155 * i, 11.75, high / 2))
    for z in (0.35, 1.1):
        box((18, 0.04, 0.09), paint, 0.006, location=(0, 11.8, z))

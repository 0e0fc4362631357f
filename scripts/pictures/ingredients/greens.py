"""Herbs, spring onion, chilli, sprouts and leaf vegetables."""

import math

from kit import chance
from kit.leaves import leaf, sprig
from kit.materials import surface
from kit.shapes import land, lie, place, sheet, thicken
from kit.solids import blob, blob_data, ring_data, tubes

LIGHT = {'scatter': 0.3, 'scatter_tint': (0.4, 1, 0.3), 'scatter_depth': 0.05}


def herb_material(dark='#2f6b1f', light='#5b9a35'):
    """Coriander, basil, mint."""
    return surface(dark, light, scale=7, roughness=0.38, coat=0.2, bump=0.3, bump_scale=26, **LIGHT)


def herbs(centre, leaves=6, length=0.3, teeth=0.18, dark='#2f6b1f', light='#5b9a35'):
    """A small bunch of leaves on top of a dish."""
    sprig(herb_material(dark, light), centre, leaves, length, teeth)


def spring_onion(spots):
    """Slices that fall onto the given (x, y) spots."""
    greens = [
        surface('#6fa33a', '#bcd88a', scale=9, roughness=0.3, coat=0.3, **LIGHT),
        surface('#3f7d26', '#79a843', scale=5, roughness=0.34, coat=0.25, **LIGHT),
    ]
    for point, normal in land(spots):
        ring = place(ring_data(chance.between(0.026, 0.046), chance.between(0.018, 0.045), 0.012), chance.pick(greens))
        lie(ring, point, normal, -0.006, chance.angle())
        ring.rotation_euler.x += chance.between(-0.4, 0.4)
        ring.rotation_euler.y += chance.between(-0.4, 0.4)


def chilli_rings(spots, size=0.075):
    """Slices of red chilli with their seeds."""
    skin = surface('#b3150d', '#d8331c', scale=4, roughness=0.2, coat=0.6, scatter=0.15, scatter_depth=0.05)
    seed = surface('#efd9a0', '#e6cb88', roughness=0.4)
    for point, normal in land(spots):
        ring = place(ring_data(size, size * 0.47, size * 0.3), skin, scale=(1.25, 1, 1))
        lie(ring, point, normal, -0.02, chance.angle())
        for _ in range(4):
            offset = (point.x + chance.between(-0.03, 0.03), point.y + chance.between(-0.03, 0.03), point.z + 0.03)
            place(blob_data((0.014, 0.01, 0.006), 0, 1, 2), seed, offset)


def whole_chilli(start, turn, length=1.0):
    """A red chilli on the table."""
    skin = surface('#a8120b', '#c8261a', scale=2, roughness=0.16, coat=0.8)
    shape = [(0, 0), (0.2, 0.1), (0.45, 0.07), (0.7, 0.2), (0.9, 0.42)]
    cos, sin = math.cos(turn) * length, math.sin(turn) * length
    path = [(start[0] + x * cos - y * sin, start[1] + x * sin + y * cos, 0.09) for x, y in shape]
    tubes([path], 0.085, skin, fineness=6, taper=lambda t: 1.05 - 0.95 * t**1.5)
    stem = surface('#4d7a26', '#6a9a38', roughness=0.4)
    tail = [(start[0] + x * cos, start[1] + x * sin, 0.09 - 0.1 * x) for x in (0.02, -0.06, -0.16, -0.24)]
    tubes([tail], 0.035, stem, taper=lambda t: 1.6 - t)


def bean_sprouts(centre, count=13):
    """A tangle of sprouts around (x, y, z)."""
    stem = surface('#f2efe0', '#e6e0bf', scale=3, roughness=0.25, scatter=0.6, scatter_depth=0.1, coat=0.4)
    bean = surface('#eadf9a', '#dccb74', roughness=0.3, scatter=0.4)
    for _ in range(count):
        x, y = centre[0] + chance.between(-0.25, 0.25), centre[1] + chance.between(-0.17, 0.17)
        turn, lift = chance.between(-0.6, 0.9), chance.between(0, 0.1)
        bends = [(0.09 * i * math.cos(turn + 0.25 * i), 0.09 * i * math.sin(turn + 0.25 * i), i) for i in range(5)]
        path = [(x + dx, y + dy, centre[2] + lift + 0.02 * math.sin(i)) for dx, dy, i in bends]
        tubes([path], 0.019, stem, taper=lambda t: 1.2 - 0.8 * t)
        blob(bean, path[0], (0, 0, turn), radii=(0.045, 0.03, 0.028), subdivisions=3)


def bok_choy(location, turn, size=1.0):
    """Half a head: pale stems that end in dark leaves, lying along the angle."""
    stem = surface('#dfe8c4', '#b9d08a', scale=3, stretch=(1, 6, 1), roughness=0.25, coat=0.5, **LIGHT)
    green = surface('#27561c', '#3f7d2a', scale=5, roughness=0.3, coat=0.5, bump=0.4, bump_scale=14, **LIGHT)
    for i in range(5):
        fan = turn + (i - 2) * 0.17
        base = (location[0], location[1], location[2] + 0.03 * (2 - abs(i - 2)))

        def stalk(u, v):
            half = (0.09 - 0.04 * u) * (v - 0.5) * 2
            return 0.42 * u, half, 0.07 * math.sin(math.pi * v) * (1 - 0.5 * u) + 0.04 * math.sin(3 * u)

        part = thicken(sheet(stalk, 12, 9, stem, location=base, rotation=(0, 0, fan)), 0.02)
        part.scale = (size, size, size)
        tip = (base[0] + 0.36 * size * math.cos(fan), base[1] + 0.36 * size * math.sin(fan), base[2] + 0.03)
        leaf(green, 0.5 * size, 0.17 * size, 0.3, 0.05, location=tip, rotation=(chance.between(-0.3, 0.3), 0.05, fan))


def sesame(spots, black=0.2):
    """Seeds on the given (x, y) spots; `black` is the share of black ones."""
    pale = surface('#f0dfb4', '#dcc08a', scale=3, roughness=0.4, scatter=0.3)
    dark = surface('#17130f', '#241d16', roughness=0.35)
    seed = blob_data((0.036, 0.022, 0.013), 0.05, 1, 2)
    for point, normal in land(spots):
        data = seed.copy()
        lie(place(data, dark if chance.between(0, 1) < black else pale), point, normal, -0.006, chance.angle())

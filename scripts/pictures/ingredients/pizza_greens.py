"""Fresh toppings that a pizza gets after the oven."""

import math

from mathutils import Matrix

from kit import chance
from kit.leaves import leaf
from kit.materials import surface
from kit.shapes import land, lie, place, sheet, thicken
from kit.solids import blob_data, lathe


def rocket():
    """Leaves, strewn over the middle."""
    green = surface('#24500f', '#437a24', scale=6, roughness=0.36, coat=0.3, scatter=0.2, scatter_tint=(0.4, 1, 0.3))
    spots = [chance.in_disc(1.02) for _ in range(64)]
    for point, _ in land(spots):
        rotation = (chance.between(-0.35, 0.35), chance.between(-0.3, 0.05), chance.angle())
        spot = (point.x, point.y, point.z + chance.between(0.02, 0.07))
        leaf(
            green,
            chance.between(0.3, 0.46),
            chance.between(0.07, 0.11),
            0.4,
            0.05,
            0.2,
            location=spot,
            rotation=rotation,
        )


def tomato_halves():
    """Cherry tomatoes, their cut side up."""
    skin = surface('#a81a10', '#cf3320', scale=3, roughness=0.15, coat=0.7, scatter=0.2)
    flesh = surface('#c8361e', '#de5a3a', '#e88a62', scale=14, roughness=0.14, coat=0.7, scatter=0.3)
    pulp = surface('#d9732c', '#e8a04a', '#c2451c', scale=16, roughness=0.1, coat=0.9, scatter=0.4)
    for point, normal in land(_ring(15)):
        turn, size = chance.angle(), chance.between(0.85, 1.1)
        side = [(0, 0), (0.08, 0.005), (0.135, 0.045), (0.15, 0.09), (0.14, 0.1)]
        parts = [
            lathe(side, skin, 30, wobble=0.02, scale=size),
            lathe([(0.143, 0.097), (0.125, 0.104), (0.06, 0.098), (0, 0.1)], flesh, 30, scale=size),
        ]
        for k in range(3):
            around = k * 2.094 + chance.between(-0.2, 0.2)
            pocket = blob_data((0.05, chance.between(0.03, 0.042), 0.012), 0.3, 3, 3, seed=k)
            pocket.transform(Matrix.Rotation(around, 4, 'Z') @ Matrix.Translation((0.072, 0, 0.1)))
            parts.append(place(pocket, pulp, scale=size))
        for part in parts:
            lie(part, point, normal, -0.01, turn)


def _ring(count):
    return [
        (r * math.cos(a), r * math.sin(a))
        for r, a in ((1.08 * math.sqrt((i + 0.6) / count), i * 2.4) for i in range(count))
    ]


def parmesan():
    """Broad shavings."""
    cheese = surface('#ecd9a4', '#f5e8c6', scale=4, roughness=0.5, scatter=0.3)
    for i, (point, normal) in enumerate(land([chance.in_disc(0.95) for _ in range(16)])):
        shift = i * 3.0

        def flake(u, v, shift=shift):
            x, y = (u - 0.5) * 0.34, (v - 0.5) * 0.15 * (1 + 0.4 * math.sin(u * 5 + shift))
            return x, y, 0.07 * math.sin(u * 3.1) + 0.01 * math.sin(u * 21 + shift)

        lie(thicken(sheet(flake, 24, 6, cheese), 0.012), point, normal, -0.01, chance.angle())

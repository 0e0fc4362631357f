"""Towels and folded cloth; each is a list of objects that stand at the origin."""

import math

from mathutils import noise

from kit import chance
from kit.materials import surface
from kit.shapes import box, sheet, thicken


def cotton_of(colour):
    """Terry cloth."""
    return surface(colour, colour, scale=5, roughness=0.95, sheen=0.6, bump=1.0, bump_scale=70)


def folded_towel(colour='#e6e2da', folds=3):
    """A folded towel whose rounded folds face the viewer."""
    cotton = cotton_of(colour)
    parts = []
    for layer in range(folds):
        shift = chance.between(0, 40)

        def point(u, v, shift=shift):
            around, x = u * 2 * math.pi, (v - 0.5) * 2.6
            deep = 0.98 + 0.025 * noise.noise((x * 1.5, 0, shift))
            y = deep * math.copysign(abs(math.cos(around)) ** 0.25, math.cos(around))
            soft = 0.02 * noise.noise((x * 2, y * 2, shift))
            return x, y, 0.14 * math.copysign(abs(math.sin(around)) ** 0.7, math.sin(around)) + soft

        height = 0.15 + 0.27 * layer
        parts.append(thicken(sheet(point, 160, 40, cotton, closed_across=True, location=(0, 0, height)), 0.03))
        parts.append(box((2.56, 1.8, 0.2), cotton, 0.08, location=(0, 0, height)))
    return parts


def rolled_towel(colour='#e6e2da', length=1.9, radius=0.36):
    """A rolled towel along the x axis."""
    shift = chance.between(0, 40)

    def point(u, v):
        turn = u * 4.2 * 2 * math.pi + 2.0
        reach, x = radius * (0.17 + 0.83 * u), (v - 0.5) * length * (1 + 0.012 * math.sin(turn * 0.5))
        soft = 0.012 * noise.fractal((x * 3, turn * 1.2, shift), 1, 2, 4)
        reach += soft + 0.01 * noise.noise((x * 55, turn * reach * 55, shift))
        x += 0.02 * noise.noise((turn, shift, 0))
        return x, reach * math.cos(turn), radius + reach * math.sin(turn) * 0.94

    return [thicken(sheet(point, 420, 100, cotton_of(colour)), 0.05)]

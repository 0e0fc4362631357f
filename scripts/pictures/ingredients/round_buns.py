"""Round buns with a shiny crust, on a plate or board whose top is at the height `floor`."""

import math

from mathutils import Matrix, noise

from kit import chance
from kit.colours import blend, linear
from kit.materials import painted, surface
from kit.shapes import place, sheet
from kit.solids import blob_data

SPOTS = ((-0.5, 0.52, 0), (0.5, 0.46, 0), (-0.56, -0.42, 0), (0.48, -0.5, 0), (0.0, 0.02, 0.42))
# name: (dark, golden, pale side, seeds)
BUNS = {'sesame': ('#6e3210', '#a8601f', '#d9a866', '#f0dfb6')}


def brioche_buns(floor):
    """Five with sesame, four around and one on top of them."""
    buns(floor, SPOTS)


def buns(floor, spots, kind='sesame'):
    """One at each (x, y, z), above `floor`."""
    seed = blob_data((0.036, 0.022, 0.013), 0.05, 1, 2)
    for i, (x, y, z) in enumerate(spots):
        _bun((x, y, floor + z), kind, seed, i)


def _bun(spot, kind, seed, index):
    dark, golden, pale, grain = BUNS[kind]
    crust = painted(roughness=0.3, scatter=0.1, coat=0.4, bump=0.12, bump_scale=24)
    tones = [linear(each) for each in (dark, golden, pale)]
    shift, size = index * 7.3 + chance.between(0, 3), chance.between(0.94, 1.06)

    def dome(v):
        """Reach and height from the top (0) to the foot (1)."""
        turn = math.pi * (0.5 - 0.74 * v)
        height = math.sin(turn)
        return 0.5 * math.cos(turn) ** 0.85, 0.2 + (0.36 if height > 0 else 0.29) * height

    def point(u, v):
        around = u * 2 * math.pi
        reach, height = dome(v)
        uneven = 1 + 0.05 * noise.noise((math.cos(around) * 1.2 + shift, math.sin(around) * 1.2, v))
        rough = 0.006 * noise.noise((math.cos(around) * 5 * v, math.sin(around) * 5 * v, shift))
        return reach * uneven * math.cos(around), reach * uneven * math.sin(around), max(0, height) + rough

    def colour(u, v):
        x, y = v * math.cos(u * 2 * math.pi), v * math.sin(u * 2 * math.pi)
        cloud = noise.fractal((x * 2 + shift, y * 2, 0), 1, 2, 5)
        tone = blend(tones[1], tones[0], 0.4 + 0.9 * cloud - 0.5 * v)
        return (*blend(tone, tones[2], (v - 0.56 + 0.12 * cloud) * 3.2)[:3], 1)

    turned = chance.angle()
    sheet(point, 90, 60, crust, closed_across=True, colour=colour, location=spot, rotation=(0, 0, turned), scale=size)
    white = surface(grain, grain, roughness=0.45, scatter=0.2)
    for _ in range(80):
        around, v = chance.angle(), 0.5 * chance.between(0.01, 1) ** 0.55
        reach, height = dome(v)
        after = dome(v + 0.02)
        slope = math.atan2(height - after[1], after[0] - reach)
        at = tuple(
            c + size * d for c, d in zip(spot, (reach * math.cos(around), reach * math.sin(around), height + 0.004))
        )
        lean = Matrix.Rotation(around, 3, 'Z') @ Matrix.Rotation(slope, 3, 'Y')
        place(seed, white, at, (lean @ Matrix.Rotation(chance.between(0, 3.1), 3, 'Z')).to_euler())

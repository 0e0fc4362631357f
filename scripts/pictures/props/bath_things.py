"""A bench with towels and a bucket of staves for a bath; here 1 unit is 1 m."""

import math

from kit import chance
from kit.materials import surface
from kit.shapes import box, group
from kit.solids import lathe, tubes
from kit.wood import wood
from props.textiles import rolled_towel


def towel_bench(spot, cedar):
    """A bench with rolled towels."""
    x, y = spot
    for i in range(4):
        slat = box((1.7, 0.1, 0.045), cedar, 0.01, location=(x - 0.18 + 0.12 * i, y, 0.43))
        slat.rotation_euler = (0, 0, math.pi / 2)
    for dy in (-0.65, 0.65):
        box((0.44, 0.06, 0.41), cedar, 0.008, location=(x, y + dy, 0.205))
    for i in range(4):
        group(
            rolled_towel(('#efe8dc', '#c9b090')[i % 2], 3.4, 0.75),
            (x, y - 0.45 + 0.17 * i, 0.455),
            (0, 0, 0.02 * i),
            0.1,
        )
    for i in range(3):
        group(
            rolled_towel(('#c9b090', '#efe8dc')[i % 2], 3.4, 0.75),
            (x, y - 0.365 + 0.17 * i, 0.59),
            (0, 0, -0.02 * i),
            0.1,
        )


def stave_bucket(spot, cedar):
    """A bucket of staves with a ladle, at the edge of the pool."""
    x, y = spot
    pale, hoop = wood('#a87c48', '#d6b078', 0.5), surface('#8a5a2c', roughness=0.35, metallic=1)
    parts = []
    for i in range(18):
        turn = i * math.pi / 9
        stave = box((0.052, 0.016, 0.2), pale, 0.003, location=(0.14 * math.cos(turn), 0.14 * math.sin(turn), 0.1))
        stave.rotation_euler = (0, 0, turn + math.pi / 2)
        parts.append(stave)
    for z in (0.05, 0.15):
        parts.append(lathe([(0.149, z - 0.012), (0.152, z), (0.149, z + 0.012)], hoop, 48, smooth=False))
    parts.append(lathe([(0.132, 0.15), (0, 0.15)], surface('#3a4a48', roughness=0.05, coat=0.6), 32, smooth=False))
    arch = [(-0.14, 0, 0.18), (-0.13, 0, 0.28), (0, 0, 0.34), (0.13, 0, 0.28), (0.14, 0, 0.18)]
    parts.append(tubes([arch], 0.011, cedar))
    group(parts, (x, y, 0.16), (0, 0, chance.angle()))

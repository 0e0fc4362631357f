"""Cut citrus fruit."""

import math

from mathutils import noise

from kit.colours import blend, linear
from kit.materials import painted, surface
from kit.shapes import sheet
from kit.solids import lathe

# name: (flesh, shade, pith, rind dark, rind light)
FRUITS = {
    'lime': ('#d7df7c', '#9fbf3c', '#eef0cf', '#3f7d1c', '#6da52c'),
    'lemon': ('#f6e48a', '#ecca3e', '#f9f3d6', '#e0b81c', '#f2d340'),
    'orange': ('#f7b04a', '#ef8a1c', '#fbe9c8', '#e0760c', '#f0932a'),
    'grapefruit': ('#ef7a62', '#dc4d3f', '#fbe6d2', '#e8963c', '#f0aa50'),
}
SEGMENTS = 9


def cut_half(fruit, location, rotation=(0, 0, 0), radius=0.3):
    """Half a fruit, its cut face up."""
    _face(fruit, location, rotation, radius)
    rind = surface(*FRUITS[fruit][3:], scale=6, roughness=0.3, bump=0.35, bump_scale=30, coat=0.3)
    profile = [(1, 0), (0.97, -0.33), (0.73, -0.7), (0.33, -0.9), (0, -0.96)]
    lathe([(x * radius, z * radius) for x, z in profile], rind, 48, location=location, rotation=rotation)


def wheel(fruit, location, rotation=(0, 0, 0), radius=0.3, thickness=0.06):
    """A round slice."""
    _face(fruit, location, rotation, radius)
    rind = surface(*FRUITS[fruit][3:], scale=6, roughness=0.3, bump=0.35, bump_scale=30, coat=0.3)
    profile = [(radius, 0), (radius, -thickness), (0, -thickness)]
    lathe(profile, rind, 48, smooth=False, location=location, rotation=rotation)


def _face(fruit, location, rotation, radius):
    flesh, shade, pith, rind_dark, _ = (linear(each) for each in FRUITS[fruit])
    pulp = painted(
        roughness=0.18,
        scatter=0.35,
        scatter_tint=(0.9, 0.9, 0.3),
        scatter_depth=0.12,
        coat=0.6,
        bump=0.25,
        bump_scale=22,
    )

    def colour(u, v):
        around = u * 2 * math.pi
        wedge = abs((u * SEGMENTS) % 1 - 0.5) * 2
        tone = blend(flesh, shade, 0.5 + 0.5 * noise.noise((math.cos(around) * 9, math.sin(around) * 9, v * 3)))
        if v < 0.1 or wedge > 1 - 0.09 / max(0.12, v) or v > 0.86:
            tone = pith
        return rind_dark if v > 0.95 else tone

    def point(u, v):
        x, y = v * math.cos(u * 2 * math.pi), v * math.sin(u * 2 * math.pi)
        return x * radius, y * radius, 0.01 * noise.noise((x * 8, y * 8, 2))

    sheet(point, 141, 40, pulp, colour=colour, location=location, rotation=rotation)

"""Mountains, snow and conifers; here 1 unit is 1 m."""

import math

from mathutils import noise

from kit import chance
from kit.colours import blend, linear
from kit.materials import painted, surface
from kit.shapes import group, place, sheet
from kit.solids import lathe


def mountains(
    near=34, far=110, height=34.0, seed=0, snow=0.45, woods=0.2, haze='#a9c0d8', wide=1.05, level=-0.5, air=(0.1, 0.42)
):
    """
    A range whose foot is at y = near. Below the share `woods` of its height there are trees, above `snow` there is
    snow on what is not too steep; `haze` is the colour of the air before it, `air` how dense it is near and far.
    """
    paint = painted(roughness=0.95)
    rock, scree, white, fir, mist = (linear(c) for c in ('#4a4a50', '#77726c', '#f2f5fa', '#22382c', haze))

    def spot(u, v):
        y = near + (far - near) * v
        return (u - 0.5) * 2 * wide * y, y

    def rise(x, y):
        share = min(1.0, max(0.0, (y - near) / (far - near)))
        p = (x * 0.021 + seed * 5.1, y * 0.021, seed * 1.7)
        peaks = noise.ridged_multi_fractal(p, 0.95, 2.2, 9, 1.0, 2.0)
        valley = min(1.0, 0.35 + abs(x) / 26)
        return (
            level
            + height * (share**1.15) * valley * (0.12 + 0.52 * peaks)
            + 0.5 * noise.noise((x * 0.5, y * 0.5, seed))
        )

    def point(u, v):
        x, y = spot(u, v)
        return x, y, rise(x, y)

    def colour(u, v):
        x, y = spot(u, v)
        z = rise(x, y)
        slope = math.hypot(rise(x + 0.4, y) - z, rise(x, y + 0.4) - z) / 0.4
        grain = noise.fractal((x * 0.35, y * 0.35, seed + 2), 1, 2, 5)
        tone = blend(rock, scree, min(1, max(0, 0.5 + 0.9 * grain)))
        high = (z - level) / height + 0.1 * grain
        if high < woods:
            tone = blend(fir, tone, min(1, max(0, (slope - 1.4) * 2)))
        cover = min(1, max(0, (high - snow) * 7)) * min(1, max(0, (1.75 - slope + 0.6 * grain) * 2.2))
        tone = blend(tone, white, cover)
        distance = (y - near) / (far - near)
        return (*blend(tone, mist, air[0] + air[1] * distance)[:3], 1)

    return sheet(point, 620, 330, paint, colour=colour)


def snowfield(left, right, near, far, height, colour='#f0f4fa', fine=(260, 220)):
    """Snow with soft waves over height(x, y)."""
    white = surface(
        colour, '#e6edf7', scale=2, roughness=0.6, scatter=0.15, scatter_tint=(0.7, 0.85, 1), bump=0.25, bump_scale=30
    )

    def point(u, v):
        x, y = left + (right - left) * u, near + (far - near) * v**1.5
        return x, y, height(x, y) + 0.012 * noise.noise((x * 5, y * 5, 3))

    return sheet(point, *fine, white)


def _conifer(tiers, snow, seed):
    """A fir of height 1: tiers of drooping boughs."""
    paint = painted(roughness=0.95)
    dark, green, white = linear('#14241a'), linear('#2f4a30'), linear('#eef3fa')
    parts = []
    for i in range(tiers):
        t = i / (tiers - 1)
        low, reach = 0.1 + 0.82 * t, 0.24 * (1 - t) ** 0.85 + 0.012
        boughs = 9 + i % 3

        def at(u, v, low=low, reach=reach, boughs=boughs, i=i, t=t):
            turn = u * 2 * math.pi
            star = (
                0.72
                + 0.28 * math.sin(turn * boughs + i * 1.7)
                + 0.3 * noise.noise((math.cos(turn) * 4, math.sin(turn) * 4, i + seed))
            )
            out = reach * v * (1 - 0.45 * (1 - star) * v)
            return (
                out * math.cos(turn),
                out * math.sin(turn),
                low + 0.12 * (1 - v) ** 1.2 * (1 - 0.6 * t) - 0.05 * v * v * star,
            )

        def tone(u, v, i=i):
            turn = u * 2 * math.pi
            grain = noise.fractal((math.cos(turn) * 9, math.sin(turn) * 9, v * 5 + i + seed), 1, 2, 4)
            base = blend(dark, green, min(1, max(0, v * 0.9 + 0.6 * grain)))
            cover = snow * min(1, max(0, (0.45 + grain * 1.3 + 0.3 * v) * 1.6))
            return (*blend(base, white, cover)[:3], 1)

        bough = sheet(at, 72, 7, paint, closed_across=True, colour=tone)
        bough.hide_render = True
        parts.append(bough.data)
    trunk = lathe([(0.02, 0), (0.012, 0.6), (0, 0.9)], surface('#3a2a20', roughness=0.9), 12)
    trunk.hide_render = True
    return [*parts, trunk.data]


def conifers(spots, snow=0.0, kinds=4, tiers=11):
    """Firs at (x, y, z, height)."""
    forms = [_conifer(tiers, snow, i * 3.3) for i in range(kinds)]
    for x, y, z, tall in spots:
        parts = [place(data) for data in chance.pick(forms)]
        tree = group(parts, (x, y, z), (0, 0, chance.angle()), tall)
        tree.scale = (tall * chance.between(0.85, 1.1), tall * chance.between(0.85, 1.1), tall)

"""Fish on crushed ice, in units of 10 cm."""

import math

from mathutils import noise

from kit import chance
from kit.colours import blend, linear
from kit.materials import painted, surface
from kit.shapes import box, group, place, sheet
from kit.solids import blob_data


def _herring(long=3.4):
    """A herring that lies on its side along x, its head at -x."""
    paint = painted(roughness=0.2, coat=0.5)
    back, flank, belly, dark = (linear(colour) for colour in ('#18303c', '#87a0aa', '#c9d2d3', '#0b0d10'))
    seed = chance.between(0, 40)

    def outline(v):
        return 0.125 * math.sin(math.pi * min(1, 0.03 + v * 0.95)) ** 0.7 * (1 - 0.42 * v**2) + 0.012

    def body(u, v):
        turn = u * 2 * math.pi
        return long * (v - 0.5), long * outline(v) * math.cos(turn), long * 0.5 * outline(v) * math.sin(turn)

    def colour(u, v):
        up = math.cos(u * 2 * math.pi)
        scales = 0.5 + 0.5 * math.sin(v * 150) * math.sin(up * 16 + (int(v * 48) % 2) * 3)
        tone = blend(belly, flank, min(1, max(0, 0.9 + up * 1.5)))
        tone = blend(tone, back, min(1, max(0, (up - 0.08) * 2.6 + 0.5 * noise.noise((v * 14, up * 3, seed)))))
        tone = blend(tone, dark, 0.24 * scales * (v > 0.2))
        if abs(v - 0.19 + 0.035 * up * up) < 0.006 or (abs(up + 0.05) < 0.05 and v < 0.05):
            tone = blend(tone, dark, 0.6)
        return (*tone[:3], 1)

    def tail(u, v):
        side = (u - 0.5) * 2
        return long * (0.47 + 0.15 * v * (0.45 + 0.55 * abs(side))), 0.16 * long * side * (0.15 + 0.85 * v), 0.0

    def fin(u, v):
        return long * (-0.02 + 0.14 * u), long * (0.11 + 0.06 * v * math.sin(math.pi * (0.15 + 0.7 * u))), 0.0

    web = surface('#5f7780', '#8fa3a9', scale=3, stretch=(1, 14, 1), roughness=0.35)
    iris, pupil = surface('#d9cf9a', roughness=0.15, coat=1), surface('#060708', roughness=0.08, coat=1)
    parts = [sheet(body, 72, 150, paint, closed_across=True, colour=colour)]
    parts += [sheet(tail, 13, 6, web), sheet(fin, 12, 3, web)]
    x, y = long * -0.418, long * 0.004
    high = body(0.22, 0.085)[2]
    parts.append(place(blob_data((0.085, 0.085, 0.03), 0, 1, 3), iris, (x, y, high - 0.004)))
    parts.append(place(blob_data((0.046, 0.046, 0.026), 0, 1, 3), pupil, (x, y, high + 0.014)))
    side = place(
        blob_data((0.24, 0.075, 0.012), 0, 1, 3), web, (long * -0.25, -0.03, long * 0.5 * outline(0.25) * 0.97)
    )
    side.rotation_euler = (0.2, 0.06, 0.25)
    return [*parts, side]


def fish_tray(rows=6):
    """Herring side by side on crushed ice, in a tray of steel."""
    steel = surface('#a9adb0', '#8f9396', scale=5, roughness=0.25, metallic=1)
    ice = surface('#dfeaf0', '#f4f8fa', scale=4, roughness=0.15, coat=0.5, scatter=0.4, scatter_tint=(0.8, 0.9, 1))
    parts = [box((4.6, 3.7, 0.06), steel, 0.02, location=(0, 0, 0.04))]
    for x, y, wide, deep in ((0, -1.85, 4.7, 0.06), (0, 1.85, 4.7, 0.06), (-2.32, 0, 0.06, 3.7), (2.32, 0, 0.06, 3.7)):
        parts.append(box((wide, deep, 0.55), steel, 0.025, location=(x, y, 0.27)))
    lumps = [blob_data((1, 0.8, 0.6), 0.4, 1.4, 3, seed=i) for i in range(8)]
    for _ in range(1500):
        spot = (chance.between(-2.2, 2.2), chance.between(-1.75, 1.75), chance.between(0.1, 0.36))
        parts.append(place(chance.pick(lumps), ice, spot, chance.tilt(1), chance.between(0.05, 0.12)))
    for i in range(rows):
        y = -1.32 + 2.64 * i / (rows - 1)
        turned = (chance.between(-0.12, 0.12), 0, chance.between(-0.08, 0.08))
        parts.append(group(_herring(), (chance.between(-0.12, 0.12) - 0.1, y, 0.5), turned, chance.between(0.96, 1.04)))
    return parts

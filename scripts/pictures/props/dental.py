"""Instruments of a dentist and their tray; lengths are in units of 10 cm."""

import math

from kit.materials import surface
from kit.shapes import box, group, sheet, thicken
from kit.solids import lathe, tubes


def steel(roughness=0.16):
    """Polished instruments."""
    return surface('#c3c6c9', '#cfd2d5', scale=8, roughness=roughness, metallic=1)


def tray(wide=3.4, deep=2.1, paper='#a9cbd6'):
    """A shallow tray of steel lined with paper."""
    metal, sheet_of = steel(0.25), surface(paper, paper, scale=40, roughness=0.9)

    def shell(u, v):
        turn = u * 2 * math.pi
        cx, sy = (math.copysign(abs(f(turn)) ** 0.3, f(turn)) for f in (math.cos, math.sin))
        reach, high = (
            ((v / 0.6) * 0.94, 0.03) if v < 0.6 else (0.94 + 0.06 * (v - 0.6) / 0.4, 0.03 + 0.2 * (v - 0.6) / 0.4)
        )
        return wide / 2 * cx * reach, deep / 2 * sy * reach, high

    rim = [shell(i / 80, 1.0) for i in range(81)]
    parts = [thicken(sheet(shell, 160, 40, metal, closed_across=True), 0.02), tubes([rim], 0.025, metal, fineness=4)]
    return [*parts, box((wide * 0.86, deep * 0.8, 0.012), sheet_of, 0.004, location=(0, 0, 0.055))]


def _grip(metal, start, end, radius=0.045):
    """A ribbed handle along the x axis."""
    profile = [(0, start), (radius, start + 0.04)]
    z = start + 0.2
    while z < end - 0.2:
        profile += [(radius, z), (radius * 0.82, z + 0.02), (radius * 0.82, z + 0.05), (radius, z + 0.07)]
        z += 0.12
    profile += [(radius, end - 0.06), (radius * 0.5, end)]
    return lathe(profile, metal, 24, smooth=False, location=(0, 0, 0.07), rotation=(0, math.pi / 2, 0))


def mirror():
    """A mouth mirror along the x axis, its glass to the left."""
    metal = steel()
    parts = [_grip(metal, -0.3, 1.3), tubes([[(-0.3, 0, 0.07), (-0.6, 0, 0.08), (-0.85, 0, 0.14)]], 0.024, metal)]
    rim = [(0, -0.02), (0.2, -0.02), (0.22, 0), (0.215, 0.025), (0.19, 0.03)]
    glassy = surface('#dfe6ea', roughness=0.02, metallic=1)
    head = [lathe(rim, metal, 48, smooth=False), lathe([(0.195, 0.022), (0, 0.022)], glassy, 48, smooth=False)]
    return [*parts, group(head, (-1.02, 0, 0.19), (0, -0.35, 0))]


def probe(hook=1.0):
    """A probe with a bent tip at each end."""
    metal = steel()
    parts = [_grip(metal, -0.55, 0.75)]
    for side in (-1, 1):
        start = -0.55 if side < 0 else 0.75
        tip = [(start, 0, 0.07), (start + 0.25 * side, 0.0, 0.07), (start + 0.42 * side, 0.13 * hook, 0.08)]
        tip += [(start + 0.56 * side, 0.05 * hook, 0.1), (start + 0.6 * side, -0.1 * hook, 0.08)]
        parts.append(tubes([tip], 0.022, metal, taper=lambda t: 1.1 - 0.8 * t))
    return parts


def tweezers():
    """Bent tweezers along the x axis, their tips to the left."""
    metal = steel()
    parts = []
    for side in (-1, 1):
        arm = [(1.1, 0, 0.06), (0.7, 0.05 * side, 0.06), (0, 0.12 * side, 0.06), (-0.6, 0.07 * side, 0.06)]
        arm += [(-0.85, 0.03 * side + 0.02, 0.06), (-1.15, 0.012 * side + 0.2, 0.06)]
        parts.append(tubes([arm], 0.045, metal, taper=lambda t: 1.1 - 0.75 * t, flatness=0.5))
    return parts


def cotton_rolls(count=5):
    """Short rolls of cotton."""
    cotton = surface('#f3f1ec', '#fbfaf7', scale=30, roughness=0.95)
    side = [(0, -0.2), (0.07, -0.2), (0.085, -0.18), (0.085, 0.18), (0.07, 0.2), (0, 0.2)]
    parts = []
    for i in range(count):
        spot = (0.02 * (i % 2), 0.175 * (i % 3), 0.09 + 0.15 * (i // 3))
        parts.append(lathe(side, cotton, 32, location=spot, rotation=(0, math.pi / 2, 0.06 * (i % 3 - 1))))
    return parts

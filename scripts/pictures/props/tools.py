"""Hand tools; each is a list of objects that lie at the origin."""

import math

from kit import chance
from kit.materials import surface
from kit.shapes import box, group, sheet, slab
from kit.solids import lathe, tubes
from kit.wood import wood


def steel(colour='#a9acb0', roughness=0.28):
    """Worn, forged metal."""
    return surface(colour, '#c3c6c9', scale=7, roughness=roughness, rough_to=0.45, metallic=1, bump=0.05, bump_scale=40)


def hammer(dark='#7a4a24', light='#b5793f'):
    """A claw hammer lying along the x axis, its head to the left."""
    metal, handle = steel('#8f9296'), wood(dark, light, 0.4)
    shaft = [(-1.3, 0, 0.26), (-0.6, 0, 0.24), (0.3, 0, 0.2), (1.1, 0, 0.2), (1.7, 0, 0.2)]
    parts = [
        tubes([shaft], 0.13, handle, fineness=6, taper=lambda t: 0.75 + 0.1 * math.cos(t * 5) + 0.4 * max(0, t - 0.55))
    ]
    profile = [
        (0, -0.75),
        (0.2, -0.75),
        (0.22, -0.7),
        (0.22, -0.52),
        (0.15, -0.42),
        (0.17, -0.2),
        (0.19, 0.1),
        (0.13, 0.25),
        (0, 0.25),
    ]
    parts.append(lathe(profile, metal, 48, location=(-1.3, 0, 0.26), rotation=(-math.pi / 2, 0, 0)))
    for side in (-1, 1):
        claw = [(-1.3, 0.15, 0.26 + 0.06 * side), (-1.26, 0.5, 0.27 + 0.08 * side), (-1.12, 0.85, 0.26 + 0.1 * side)]
        parts.append(tubes([claw], 0.12, metal, fineness=5, taper=lambda t: 1.0 - 0.75 * t, flatness=0.6))
    return parts


def spanner(size=1.0):
    """An open-ended spanner with a ring at its other end."""
    metal = steel()
    jaw = [
        (0.5, 0.13),
        (0.2, 0.2),
        (0.1, 0.36),
        (-0.12, 0.42),
        (-0.4, 0.34),
        (-0.36, 0.17),
        (-0.08, 0.17),
        (-0.02, 0.1),
    ]
    jaw += [(x, -y) for x, y in reversed(jaw)]
    shaft = [(0.4, -0.13), (2.0, -0.11), (2.0, 0.11), (0.4, 0.13)]
    parts = [slab(jaw, 0.16, metal), slab(shaft, 0.11, metal, 0.04)]
    parts[1].location = (0, 0, 0.025)
    ring = [(0.2, 0), (0.33, 0), (0.36, 0.03), (0.36, 0.14), (0.33, 0.17), (0.2, 0.17), (0.2, 0)]
    parts.append(lathe(ring, metal, 48, smooth=False, location=(2.25, 0, 0)))
    return [group(parts, scale=size)]


def screwdriver(colour='#c8401c'):
    """A screwdriver lying along the x axis."""
    grip, metal = surface(colour, colour, roughness=0.3, coat=0.4, scatter=0.1), steel('#b9bcc0', 0.2)
    black = surface('#17181a', roughness=0.5)

    def handle(u, v):
        turn = u * 2 * math.pi
        body = (
            0.17
            * (1 - 0.25 * math.sin(v * math.pi * 1.6 + 0.3) * (v > 0.2))
            * min(1, 0.35 + v * 6)
            * min(1, 0.3 + (1 - v) * 7)
        )
        body *= 1 + 0.05 * math.cos(turn * 6)
        return 0.1 + 1.05 * v, body * math.cos(turn), 0.18 + body * math.sin(turn)

    parts = [sheet(handle, 96, 40, grip, closed_across=True)]
    parts.append(tubes([[(-1.35, 0, 0.18), (-0.6, 0, 0.18), (-0.1, 0, 0.18), (0.2, 0, 0.18)]], 0.05, metal, fineness=5))
    parts.append(
        lathe(
            [(0.1, 0), (0.1, 0.1), (0, 0.1)],
            black,
            32,
            smooth=False,
            location=(0.1, 0, 0.18),
            rotation=(0, math.pi / 2, 0),
        )
    )
    return [*parts, box((0.22, 0.13, 0.03), metal, 0.01, location=(-1.42, 0, 0.18))]


def screws(count=14):
    metal = steel('#c9a85c', 0.25)
    parts = []
    for _ in range(count):
        x, y = chance.in_disc(0.45)
        profile = [(0, -0.42), (0.03, -0.3)]
        for i in range(7):
            profile += [(0.045, -0.28 + 0.045 * i), (0.03, -0.258 + 0.045 * i)]
        profile += [(0.035, 0.05), (0.09, 0.1), (0.09, 0.115), (0, 0.118)]
        turn = (math.pi / 2 - 0.1, 0, chance.angle())
        parts.append(lathe(profile, metal, 20, smooth=False, location=(x, y, 0.07), rotation=turn))
    return parts


def tape(colour='#e0a41c'):
    """A measuring tape with a hand's breadth drawn out."""
    shell, black = surface(colour, colour, roughness=0.35, coat=0.2), surface('#17181a', roughness=0.5)
    parts = [
        box((0.75, 0.42, 0.75), shell, 0.14, location=(0, 0, 0.38)),
        box((0.5, 0.44, 0.5), black, 0.12, location=(0, 0, 0.4)),
    ]
    ribbon, ink = surface('#f0cf4a', roughness=0.4, coat=0.2), surface('#17181a', roughness=0.7)
    parts.append(box((1.7, 0.26, 0.012), ribbon, 0.002, location=(-1.15, 0, 0.05)))
    for i in range(28):
        long = 0.16 if i % 5 == 0 else 0.08
        parts.append(box((0.012, long, 0.004), ink, 0.001, location=(-1.95 + 0.055 * i, -0.13 + long / 2, 0.058)))
    return parts

"""Headphones, a camera, a laptop; each is a list of objects that stand at the origin."""

import math

from kit.materials import glowing, surface
from kit.shapes import box, group, round_edges, sheet, thicken, wall
from kit.solids import lathe, tubes
from kit.wood import wood


def headphones(colour='#1b1c1f', pads='#0e0f10', metal='#b9bcc0'):
    """Headphones lying on their ear cups."""
    shell = surface(colour, colour, scale=50, roughness=0.4, bump=0.05, bump_scale=120)
    pad = surface(pads, pads, scale=12, roughness=0.6, bump=0.15, bump_scale=20)
    steel = surface(metal, metal, roughness=0.25, metallic=1)
    parts = []
    for side in (-1, 1):
        cup = [(0, 0.2), (0.3, 0.2), (0.4, 0.15), (0.43, 0.05), (0.43, -0.02)]
        ring = [(0.43, -0.02), (0.44, -0.08), (0.4, -0.2), (0.3, -0.22), (0.22, -0.14), (0.2, -0.05), (0, -0.04)]
        dial = [(0.22, 0.2), (0.23, 0.215), (0.21, 0.225), (0, 0.226)]
        turned = (0.12, side * math.pi / 2, 0)
        spot = (side * 0.82, 0, 0.5)
        for profile, what in ((cup, shell), (ring, pad), (dial, steel)):
            parts.append(lathe(profile, what, location=spot, rotation=turned, scale=(1.12, 0.92, 1)))
        parts.append(tubes([[(side * 0.86, 0, 0.72), (side * 0.95, 0, 0.95), (side * 0.93, 0, 1.2)]], 0.045, steel))

    def band(u, v):
        turn = (u - 0.5) * 3.05
        wide = 0.13 + 0.05 * math.cos(turn)
        return 0.95 * math.sin(turn), (v - 0.5) * 2 * wide, 1.1 + 0.78 * math.cos(turn)

    strip = thicken(sheet(band, 60, 6, shell), 0.09)
    parts.append(round_edges(strip, 0.035, 3))
    parts.append(thicken(sheet(lambda u, v: inside(band(0.2 + 0.6 * u, v)), 40, 6, pad), 0.08))
    return parts


def inside(point):
    x, y, z = point
    return x * 0.92, y * 0.9, 1.1 + (z - 1.1) * 0.9


def camera(skin='#17181a', top='#c3c5c8', lens='#141416'):
    """A small camera with a retro top plate."""
    leather = surface(skin, '#202124', scale=50, roughness=0.6, bump=0.5, bump_scale=110)
    metal = surface(top, top, scale=40, roughness=0.35, metallic=0.85)
    black = surface(lens, lens, roughness=0.35, coat=0.2)
    parts = [box((1.3, 0.5, 0.52), leather, 0.12, location=(0, 0, 0.36))]
    parts += [box((1.3, 0.5, 0.16), metal, 0.06, location=(0, 0, z)) for z in (0.1, 0.68)]
    parts.append(box((0.46, 0.44, 0.2), metal, 0.07, location=(0, 0, 0.82)))
    rings = [(0.36, 0), (0.38, 0.05), (0.38, 0.2), (0.35, 0.22), (0.35, 0.34), (0.37, 0.36), (0.37, 0.6), (0.34, 0.63)]
    barrel = [*rings, (0.3, 0.63), (0.27, 0.5), (0, 0.5)]
    front = surface('#0b0d14', '#1a1f3a', scale=2, roughness=0.03, coat=1)
    place_at, turned = (0, -0.22, 0.38), (math.pi / 2, 0, 0)
    parts.append(lathe(barrel, black, smooth=False, location=place_at, rotation=turned))
    parts.append(lathe([(0.28, 0.52), (0.2, 0.58), (0.1, 0.61), (0, 0.62)], front, location=place_at, rotation=turned))
    for i in range(40):
        turn = i * math.pi / 20
        spot = (0.375 * math.cos(turn), -0.22 - 0.48, 0.38 + 0.375 * math.sin(turn))
        parts.append(box((0.02, 0.16, 0.025), black, 0.004, location=spot, rotation=(0, -turn, 0)))
    for x, radius, tall in ((-0.46, 0.12, 0.1), (0.4, 0.13, 0.12), (0.57, 0.06, 0.08)):
        knob = [(0, 0), (radius, 0), (radius, tall), (radius * 0.85, tall + 0.02), (0, tall + 0.02)]
        parts.append(lathe(knob, metal, 48, smooth=False, location=(x, 0, 0.75)))
    strap = surface('#6b3f22', '#7d4c2a', scale=20, roughness=0.6)

    def belt(u, v):
        x = 0.68 + 0.9 * math.sin(u * 3.0)
        return x, -0.1 + 1.5 * u - 0.9 * u * u + (v - 0.5) * 0.16, 0.62 * (1 - u) ** 3 + 0.03

    parts.append(thicken(sheet(belt, 50, 4, strap), 0.03))
    return parts


def laptop(shell='#9a9da2', picture='#5f7f9c'):
    """A thin, open laptop of 31 cm."""
    metal = surface(shell, shell, scale=60, roughness=0.35, metallic=0.85)
    keys = surface('#17181a', roughness=0.6)
    parts = [box((3.1, 2.15, 0.12), metal, 0.05, location=(0, 0, 0.06))]
    for row in range(5):
        for i in range(13):
            spot = (-1.26 + 0.21 * i, 0.72 - 0.22 * row, 0.125)
            parts.append(box((0.18, 0.18, 0.02), keys, 0.03, location=spot))
    parts.append(
        box((1.1, 0.66, 0.006), surface(shell, shell, roughness=0.25, metallic=0.7), 0.02, location=(0, -0.66, 0.122))
    )
    screen = [
        box((3.1, 0.07, 2.0), metal, 0.03, location=(0, 0, 1.0)),
        box((3.0, 0.01, 1.9), keys, 0.01, location=(0, -0.036, 1.0)),
    ]
    lit = glowing(picture, 0.9)
    screen.append(wall([(-1.42, -0.045, 0.12), (1.42, -0.045, 0.12), (1.42, -0.045, 1.88), (-1.42, -0.045, 1.88)], lit))
    hills = (('#3f5a78', 0.9, 0.5), ('#2f4560', 0.62, 1.7), ('#22334a', 0.4, 3.1))
    for i, (colour, tall, shift) in enumerate(hills):

        def hill(u, v, tall=tall, shift=shift, i=i):
            top = 0.12 + tall * (0.75 + 0.25 * math.sin(u * 6 + shift) + 0.1 * math.sin(u * 17 + shift))
            return -1.42 + 2.84 * u, -0.047 - 0.002 * i, 0.12 + (top - 0.12) * v

        screen.append(sheet(hill, 60, 2, glowing(colour, 0.9)))
    parts.append(group(screen, (0, 1.06, 0.1), (-0.28, 0, 0)))
    return parts


def speaker(dark='#4a2c18', light='#7d5232'):
    """A bookshelf loudspeaker of 30 cm."""
    cabinet, baffle = wood(dark, light, 0.35), surface('#17181a', '#1c1d20', scale=40, roughness=0.6)
    rim, cone = surface('#2a2b2e', roughness=0.35), surface('#131416', roughness=0.7)
    parts = [box((1.8, 2.0, 3.0), cabinet, 0.05, location=(0, 0, 1.5))]
    parts.append(box((1.66, 0.03, 2.86), baffle, 0.02, location=(0, -1.01, 1.5)))
    for z, radius, dome in ((1.0, 0.68, 0.2), (2.25, 0.34, 0.15)):
        ring = [(radius * 0.86, 0.0), (radius * 0.9, 0.05), (radius, 0.06), (radius * 1.06, 0.03), (radius * 1.08, 0)]
        funnel = [(radius * 0.88, 0.02), (radius * 0.8, 0.045), (radius * 0.72, 0.02), (radius * 0.3, -0.12)]
        cap = [(radius * 0.32, -0.12), (radius * 0.24, -0.12 + dome * 0.4), (0, -0.1 + dome * 0.6)]
        for profile, what in ((ring, rim), (funnel, cone), (cap, rim)):
            parts.append(lathe(profile, what, 64, location=(0, -1.03, z), rotation=(math.pi / 2, 0, 0)))
    return parts

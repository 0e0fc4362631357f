"""Binoculars, a chart and dividers; lengths are in units of 10 cm."""

import math

from mathutils import noise

from kit.colours import blend, linear
from kit.materials import painted, surface
from kit.shapes import box, sheet
from kit.solids import lathe, tubes


def brass(roughness=0.22):
    """Old, polished brass."""
    return surface('#a97832', '#bd8e48', scale=6, roughness=roughness, metallic=1)


def binoculars(skin='#1a1c1f'):
    """Binoculars standing on the table as they lie when put down, their large lenses to the viewer."""
    rubber = surface(skin, '#24262a', scale=40, roughness=0.6, bump=0.3, bump_scale=90)
    black, lens = (
        surface('#101113', roughness=0.3, coat=0.3),
        surface('#1a2440', '#3a2a5a', scale=2, roughness=0.02, coat=1),
    )
    parts = []
    for side in (-1, 1):
        spot, turned = (0.42 * side, 0, 0.42), (math.pi / 2, 0, 0)
        barrel = [(0.31, 1.05), (0.36, 1.0), (0.39, 0.9), (0.39, 0.62), (0.35, 0.5), (0.34, 0.1), (0.36, 0.0)]
        parts.append(lathe(barrel, rubber, 80, location=spot, rotation=turned))
        parts.append(
            lathe(
                [(0.36, 1.0), (0.34, 1.06), (0.3, 1.06), (0.29, 0.94)],
                black,
                80,
                smooth=False,
                location=spot,
                rotation=turned,
            )
        )
        parts.append(lathe([(0.3, 0.95), (0.18, 0.985), (0, 1.0)], lens, 64, location=spot, rotation=turned))
        rear = (0.33 * side, 0.55, 0.5)
        parts.append(box((0.62, 1.0, 0.66), rubber, 0.2, location=(0.37 * side, 0.32, 0.45)))
        eye = [(0.24, 0.3), (0.26, -0.25), (0.3, -0.28), (0.31, -0.5), (0.27, -0.62), (0.2, -0.62), (0.18, -0.5)]
        parts.append(lathe(eye, black, 64, smooth=False, location=rear, rotation=turned))
    parts.append(box((0.4, 0.7, 0.2), rubber, 0.06, location=(0, 0.25, 0.5)))
    wheel = [(0, -0.2), (0.13, -0.2), (0.14, -0.18), (0.14, 0.18), (0.13, 0.2), (0, 0.2)]
    parts.append(lathe(wheel, black, 40, smooth=False, location=(0, 0.5, 0.66), rotation=(math.pi / 2, 0, 0)))
    for i in range(20):
        turn = i * math.pi / 10
        at = (0.14 * math.cos(turn), 0.5, 0.66 + 0.14 * math.sin(turn))
        parts.append(box((0.02, 0.34, 0.022), black, 0.005, location=at, rotation=(0, -turn, 0)))
    cord = surface('#26282b', roughness=0.8)
    line = [
        (0.75, 0.2, 0.6),
        (1.1, 0.3, 0.2),
        (1.35, 0.1, 0.05),
        (1.6, -0.4, 0.04),
        (1.3, -0.9, 0.04),
        (1.75, -1.2, 0.04),
        (2.4, -1.0, 0.04),
    ]
    return [*parts, tubes([line], 0.07, cord, flatness=0.3)]


def chart(wide=6.0, deep=4.4):
    """A chart of a coast: land, shallows, lines of depth, a rose and a course in pencil; no words."""
    paint = painted(roughness=0.8)
    land, sand, shoal, sea = (linear(each) for each in ('#d9c48e', '#c9b478', '#a9c9cf', '#dbe6e4'))
    shift = 3.7

    def height(x, y):
        return noise.fractal((x * 0.42 + shift, y * 0.42, shift), 1, 2, 5) + 0.2 * (x / wide) + 0.34 * (y / deep)

    def colour(u, v):
        x, y = (u - 0.5) * wide, (v - 0.5) * deep
        if abs(u - 0.5) > 0.478 or abs(v - 0.5) > 0.47:
            edge = abs(u - 0.5) > 0.487 or abs(v - 0.5) > 0.482
            stripe = int(x * 2.5 if abs(v - 0.5) > 0.47 else y * 2.5) % 2
            return (*linear('#ece6d6' if edge else ('#4a4f55' if stripe else '#ece6d6'))[:3], 1)
        level = height(x, y)
        tone = land if level > 0.2 else blend(sea, shoal, max(0.0, min(1.0, (level + 0.12) / 0.2)))
        if 0.17 < level < 0.2:
            tone = sand
        for step in (-0.1, -0.22, -0.34, -0.46, -0.58):
            if abs(level - step) < 0.006:
                tone = linear('#6f93a5')
        if abs(level - 0.2) < 0.008:
            tone = linear('#4a4438')
        if min(abs(x % 1.2), abs(y % 1.1)) < 0.006:
            tone = blend(tone, linear('#5a6a74'), 0.6)
        return (*tone[:3], 1)

    def point(u, v):
        curl = 0.3 * max(0.0, u - 0.86) ** 2 * 18
        return (u - 0.5) * wide, (v - 0.5) * deep, 0.012 + curl + 0.008 * math.sin(u * 8) * math.sin(v * 5)

    parts = [sheet(point, 420, 320, paint, colour=colour)]
    ink, red = surface('#7a3a4a', roughness=0.9), surface('#a8281c', roughness=0.9)
    rose = []
    for reach in (0.55, 0.5, 0.3):
        rose.append(
            [
                (-1.7 + reach * math.cos(t), -1.0 + reach * math.sin(t), 0.026)
                for t in (i * math.pi / 24 for i in range(49))
            ]
        )
    for i in range(16):
        turn, far = i * math.pi / 8, 0.62 if i % 4 == 0 else 0.5
        rose.append([(-1.7 + r * math.cos(turn), -1.0 + r * math.sin(turn), 0.026) for r in (0.06, far / 2, far)])
    course = [(-2.2, -0.2, 0.028), (-1.0, -0.5, 0.028), (0.2, -1.0, 0.028), (1.5, -1.3, 0.028)]
    return [*parts, tubes(rose, 0.008, ink, fineness=1), tubes([course], 0.012, red, fineness=1)]


def dividers():
    """Brass dividers, open, lying on the table."""
    metal, steel = brass(), surface('#b9bcc0', roughness=0.2, metallic=1)
    parts = [lathe([(0, 0), (0.12, 0), (0.13, 0.03), (0.13, 0.13), (0.1, 0.16), (0, 0.16)], metal, 40)]
    for side in (-1, 1):
        lean = 0.26 * side
        line = [(r * math.sin(lean), -r * math.cos(lean), 0.07) for r in (0.05, 0.5, 1.0)]
        tip = [(r * math.sin(lean), -r * math.cos(lean), 0.07 - 0.02 * (r - 1)) for r in (0.98, 1.25, 1.6)]
        parts.append(tubes([line], 0.06, metal, taper=lambda t: 1.1 - 0.35 * t))
        parts.append(tubes([tip], 0.035, steel, taper=lambda t: 1.0 - 0.85 * t))
    return parts

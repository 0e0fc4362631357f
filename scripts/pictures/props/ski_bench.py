"""What waxes and tunes skis, in units of 10 cm."""

import math

from mathutils import noise

from kit import chance
from kit.materials import surface
from kit.shapes import box, sheet, thicken
from kit.solids import lathe, tubes
from kit.wood import wood


def ski_pair(colour='#c8321c', band='#f0e6d2', long=13.0):
    """Two skis that lie on the table along x, one with its base up."""
    parts = []
    for y, upside in ((-0.62, False), (0.62, True)):
        base = (
            surface('#1a1b1e', '#222428', scale=3, stretch=(0.2, 6, 1), roughness=0.35)
            if upside
            else surface(colour, colour, roughness=0.25, coat=0.6)
        )
        edge = surface('#b9bcc0', roughness=0.22, metallic=1)

        def point(u, v, y=y):
            waist = 0.42 + 0.1 * abs(2 * v - 1) ** 2
            tip = math.sqrt(max(0.0, 1 - max(0.0, (v - 0.93) / 0.07) ** 2))
            return long * (v - 0.5), y + (u - 0.5) * 2 * waist * tip, 0.42 + 0.55 * (max(0.0, v - 0.88) / 0.12) ** 2

        parts.append(thicken(sheet(point, 9, 120, base), 0.14))
        rims = [[(x, yy, z + 0.07) for x, yy, z in (point(side, k / 60) for k in range(58))] for side in (0.02, 0.98)]
        parts.append(tubes(rims, 0.022, edge, fineness=2))
        if not upside:
            stripe = surface(band, band, roughness=0.25, coat=0.6)
            parts.append(
                sheet(
                    lambda u, v: tuple(a + b for a, b in zip(point(0.15 + 0.7 * u, 0.3 + 0.3 * v), (0, 0, 0.078))),
                    5,
                    40,
                    stripe,
                )
            )
    return parts


def wax_iron(colour='#b0281c'):
    """An iron for wax: a thick sole, a body, a handle above."""
    metal, body = (
        surface('#c3c6c9', '#b0b3b6', scale=4, roughness=0.2, metallic=1),
        surface(colour, roughness=0.35, coat=0.3),
    )
    grip, cord = surface('#17181a', roughness=0.6), surface('#1c1c1e', roughness=0.7)
    parts = [
        box((1.5, 0.95, 0.2), metal, 0.05, location=(0, 0, 0.1)),
        box((1.3, 0.8, 0.26), body, 0.08, location=(0, 0, 0.33)),
    ]
    arch = [(-0.5, 0, 0.4), (-0.56, 0, 0.75), (-0.3, 0, 0.95), (0.35, 0, 0.95), (0.55, 0, 0.75), (0.5, 0, 0.4)]
    parts.append(tubes([arch], 0.13, grip, fineness=6))
    parts.append(
        lathe(
            [(0, 0), (0.16, 0), (0.16, 0.07), (0.12, 0.1), (0, 0.1)], grip, 32, smooth=False, location=(0, -0.2, 0.45)
        )
    )
    parts.append(
        tubes([[(0.5, 0.05, 0.75), (0.9, 0.3, 0.7), (1.3, 1.0, 0.2), (1.9, 1.6, 0.05), (3.0, 1.9, 0.05)]], 0.045, cord)
    )
    return parts


def wax_block(colour='#c8402c'):
    """A bar of wax with worn edges."""
    wax = surface(colour, colour, scale=3, roughness=0.35, scatter=0.4, bump=0.1, bump_scale=6)
    return [
        box((0.95, 0.45, 0.3), wax, 0.07, location=(0, 0, 0.15)),
        box((0.3, 0.3, 0.06), wax, 0.025, location=(0, 0, 0.29)),
    ]


def base_brush():
    """A brush of wood and brass, its bristles down."""
    timber, brass = wood('#8a5a30', '#c08a50', 0.4), surface('#b58a3c', roughness=0.4, metallic=0.9)
    hairs = []
    for i in range(26):
        for j in range(9):
            x, y = -0.8 + 1.6 * i / 25 + chance.between(-0.02, 0.02), -0.26 + 0.52 * j / 8
            hairs.append(
                [(x, y, 0.32), (x + chance.between(-0.02, 0.02), y, 0.16), (x + chance.between(-0.04, 0.04), y, 0)]
            )
    return [box((1.9, 0.72, 0.3), timber, 0.1, location=(0, 0, 0.45)), tubes(hairs, 0.013, brass, fineness=1)]


def shavings(count=60, colour='#e6d0bc'):
    """Curls of scraped wax."""
    wax = surface(colour, roughness=0.4, scatter=0.3)
    curls = []
    for _ in range(count):
        x, y = chance.in_disc(1.0)
        turn, size, shift = chance.angle(), chance.between(0.03, 0.08), chance.between(0, 9)
        curls.append(
            [
                (
                    x * 1.6 + size * math.cos(turn + k),
                    y * 0.7 + size * math.sin(turn + k),
                    0.02 + 0.012 * k + 0.01 * noise.noise((k, shift, 0)),
                )
                for k in range(6)
            ]
        )
    return [tubes(curls, 0.014, wax, fineness=1)]

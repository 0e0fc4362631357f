"""Things in an old study: a locked chest, a lamp, a map, a globe; here 1 unit is 1 m."""

import math

from mathutils import noise

from kit.colours import linear
from kit.lights import area_light, point_light
from kit.materials import glowing, painted, surface
from kit.shapes import box, group, place, sheet, slab, thicken
from kit.solids import blob_data, lathe, tubes


def chest(spot, timber, brass, lock):
    """A small chest with bands of metal, closed by a padlock that lies at the origin in units of 10 cm."""
    x, y, z = spot
    parts = [box((0.46, 0.3, 0.2), timber, 0.008, location=(0, 0, 0.1))]

    def lid(u, v):
        turn = math.pi * v
        return (u - 0.5) * 0.46, -0.15 * math.cos(turn), 0.205 + 0.1 * math.sin(turn)

    parts.append(thicken(sheet(lid, 20, 30, timber), 0.012))
    for side in (-1, 1):
        end = [(0.15 * math.cos(math.pi * i / 20), 0.1 * math.sin(math.pi * i / 20)) for i in range(21)]
        parts.append(
            slab(
                end,
                0.01,
                timber,
                0.002,
                location=(side * 0.225 - 0.005, 0, 0.205),
                rotation=(math.pi / 2, 0, math.pi / 2),
            )
        )
    for shift in (-0.17, 0, 0.17):

        def band(u, v, shift=shift):
            turn = math.pi * v
            return shift + (u - 0.5) * 0.04, -0.158 * math.cos(turn), 0.205 + 0.108 * math.sin(turn)

        parts.append(thicken(sheet(band, 4, 30, brass), 0.006))
        parts.append(box((0.04, 0.008, 0.2), brass, 0.002, location=(shift, -0.153, 0.1)))
    for z_of in (0.015, 0.19):
        parts.append(box((0.468, 0.308, 0.022), brass, 0.004, location=(0, 0, z_of)))
    for dx in (-0.2, 0.2):
        for dz in (0.05, 0.15):
            parts.append(place(blob_data((0.008, 0.004, 0.008), 0, 1, 2), brass, (dx, -0.153, dz)))
    parts.append(box((0.07, 0.01, 0.11), brass, 0.004, location=(0, -0.16, 0.19)))
    hung = group(lock, (0, -0.185, 0.085), (math.pi / 2, 0, 0), 0.062)
    group([*parts, hung], (x, y, z + 0.003), (0, 0, -0.22))


def lamp(spot, brass):
    """A banker's lamp with its green shade."""
    x, y, z = spot
    lathe([(0, 0), (0.1, 0), (0.1, 0.015), (0.03, 0.03), (0.014, 0.05), (0.014, 0.3)], brass, 48, location=spot)
    tubes([[(x, y, z + 0.29), (x, y - 0.01, z + 0.37), (x, y - 0.06, z + 0.39)]], 0.01, brass)
    green = surface('#0f5a30', '#14683a', scale=2, roughness=0.1, coat=0.8)

    def cover(u, v):
        turn = math.pi * (v * 0.86 + 0.07)
        return (u - 0.5) * 0.34, -0.085 * math.cos(turn) - 0.06, 0.3 + 0.09 * math.sin(turn)

    parts = [thicken(sheet(cover, 30, 24, green), 0.006)]
    for side in (-1, 1):
        end = sheet(
            lambda u, v, side=side: (
                side * 0.17,
                -0.085 * math.cos(math.pi * u) * v - 0.06,
                0.3 + 0.09 * math.sin(math.pi * u) * v,
            ),
            24,
            6,
            green,
        )
        parts.append(end)
    parts.append(box((0.24, 0.03, 0.03), glowing('#ffe0a8', 8), 0.014, location=(0, -0.06, 0.345)))
    group(parts, spot, (0, 0, 0.35))
    point_light((x + 0.02, y - 0.07, z + 0.3), 16, '#ffcf8a', 0.05)
    area_light((x + 0.03, y - 0.09, z + 0.31), (x + 0.25, y - 0.25, z), 0.22, 26, '#ffcf8a')


def papers(spot):
    """A map with a red route, a letter and a magnifying glass."""
    x, y, z = spot
    old, ink = surface('#d9c08a', '#e6d2a4', '#c2a468', scale=9, roughness=0.9), surface('#4a2c1a', roughness=0.9)
    sheet_of = thicken(
        sheet(lambda u, v: ((u - 0.5) * 0.46, (v - 0.5) * 0.32, 0.004 + 0.008 * (2 * u - 1) ** 4), 30, 12, old), 0.001
    )
    lines = []
    for i in range(5):
        lines.append(
            [
                (-0.2 + 0.4 * t, -0.12 + 0.055 * i + 0.02 * math.sin(t * 9 + i * 2), 0.0065)
                for t in (k / 12 for k in range(13))
            ]
        )
    red = [(-0.15 + 0.3 * t, -0.08 + 0.14 * t + 0.03 * math.sin(t * 11), 0.008) for t in (k / 12 for k in range(13))]
    parts = [sheet_of, tubes(lines, 0.0012, ink), tubes([red], 0.0026, surface('#a8201c', roughness=0.7))]
    group(parts, (x + 0.06, y + 0.02, z + 0.003), (0, 0, 0.2))
    steel = surface('#b58a3c', roughness=0.25, metallic=1)
    rim = [
        (x + 0.62 + 0.06 * math.cos(t), y - 0.02 + 0.06 * math.sin(t), z + 0.012)
        for t in (k * 0.2618 for k in range(25))
    ]
    tubes([rim], 0.006, steel, fineness=4)
    tubes(
        [[(x + 0.67, y - 0.06, z + 0.012), (x + 0.72, y - 0.1, z + 0.013), (x + 0.79, y - 0.155, z + 0.014)]],
        0.01,
        surface('#2a1a10', roughness=0.3),
    )


def globe(spot, brass, timber):
    """A small globe on its stand."""
    x, y, z = spot
    paint, sea, land = painted(roughness=0.35, coat=0.2), linear('#6b8a7a'), linear('#c9a868')

    def point(u, v):
        around, up = u * 2 * math.pi, math.pi * (v - 0.5)
        return 0.13 * math.cos(up) * math.cos(around), 0.13 * math.cos(up) * math.sin(around), 0.13 * math.sin(up)

    def colour(u, v):
        a, b, c = (part * 13 for part in point(u, v))
        return land if noise.fractal((a, b, c + 4), 1, 2, 4) > 0.08 else sea

    ball = sheet(point, 160, 80, paint, closed_across=True, colour=colour)
    ring = [(0.148 * math.cos(t), 0, 0.148 * math.sin(t)) for t in (k * 0.2618 - 1.57 for k in range(13))]
    group([ball, tubes([ring], 0.006, brass, fineness=4)], (x, y, z + 0.25), (0, 0.4, 0.5))
    lathe([(0, 0), (0.1, 0), (0.1, 0.015), (0.03, 0.03), (0.016, 0.1), (0, 0.11)], timber, 48, location=spot)

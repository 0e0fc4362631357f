"""Music stands, lamps in jars, a stand with hats for a stage; here 1 unit is 1 m."""

import math

from kit.clear import glass
from kit.furniture import black_steel
from kit.lights import point_light
from kit.materials import glowing, surface
from kit.shapes import box, group, place
from kit.solids import blob_data, lathe, tubes
from kit.wood import wood


def music_stand(x, y, z, facing):
    """A stand with two open pages."""
    steel, page = black_steel(), surface('#f2ece0', roughness=0.9)
    parts = [tubes([[(0, 0, 0.1), (0, 0, 0.5), (0, 0, 1.02)]], 0.011, steel)]
    for i in range(3):
        turn = i * 2.0944 + 0.4
        parts.append(
            tubes(
                [
                    [
                        (0, 0, 0.28),
                        (0.16 * math.cos(turn), 0.16 * math.sin(turn), 0.13),
                        (0.26 * math.cos(turn), 0.26 * math.sin(turn), 0.0),
                    ]
                ],
                0.009,
                steel,
            )
        )
    desk = [box((0.5, 0.012, 0.34), steel, 0.004), box((0.5, 0.05, 0.012), steel, 0.003, location=(0, -0.03, -0.165))]
    ink = surface('#2a2622', roughness=0.8)
    for side in (-1, 1):
        desk.append(
            box((0.22, 0.006, 0.3), page, 0.002, location=(side * 0.112, -0.012, 0.0), rotation=(0, 0, side * 0.05))
        )
        for row in range(5):
            for line in range(5):
                desk.append(
                    box(
                        (0.18, 0.001, 0.0016),
                        ink,
                        0.0004,
                        location=(side * 0.112, -0.017, 0.11 - 0.055 * row - 0.006 * line),
                    )
                )
    parts.append(group(desk, (0, 0, 1.12), (-0.35, 0, 0)))
    group(parts, (x, y, z), (0, 0, facing))


def jar_lamps(spots, power=0.5):
    """Small warm lamps in jars at the points; every fourth lights what is near."""
    clear, core = glass('#fff4e2'), glowing('#ffab4a', 14)
    jar = lathe([(0, 0), (0.035, 0), (0.04, 0.01), (0.04, 0.09), (0.032, 0.1), (0.034, 0.11)], None, 20)
    bulb = blob_data((0.014, 0.014, 0.026), 0, 1, 2)
    jar.hide_render = True
    for i, spot in enumerate(spots):
        place(jar.data, clear, spot)
        place(bulb, core, (spot[0], spot[1], spot[2] + 0.045))
        if i % 4 == 0:
            point_light((spot[0], spot[1], spot[2] + 0.12), power, '#ffb060', 0.04)


def hat_stand(x, y, z):
    """A stand of bent wood with hats and a scarf."""
    timber = wood('#3a2012', '#6b3f22', 0.3)
    parts = [tubes([[(0, 0, 0.05), (0, 0, 0.9), (0, 0, 1.8)]], 0.024, timber, fineness=5)]
    parts.append(lathe([(0, 0), (0.24, 0), (0.24, 0.03), (0.05, 0.06), (0, 0.07)], timber, 40))
    hats = (
        _bowler('#1c1a1a', '#3a2430'),
        _boater('#d9b878', '#b0281c'),
        _bowler('#7a4a24', '#2a1c14', 1.25),
        _cone('#3a4a9a', '#e0b84a'),
    )
    for i, hat in enumerate(hats):
        turn = i * math.pi / 2 + 0.5
        ux, uy = math.cos(turn), math.sin(turn)
        hook = [(0, 0, 1.55), (0.1 * ux, 0.1 * uy, 1.52), (0.2 * ux, 0.2 * uy, 1.58), (0.22 * ux, 0.22 * uy, 1.68)]
        parts.append(tubes([hook], 0.014, timber))
        parts.append(group(hat, (0.2 * ux, 0.2 * uy, 1.58), (-0.35 * uy, 0.35 * ux, 0.4 * i), 1.25))
    group(parts, (x, y, z), (0, 0, 0.2))


def _bowler(colour, ribbon, tall=1.0):
    felt, band = surface(colour, colour, scale=30, roughness=0.95, sheen=0.3), surface(ribbon, roughness=0.6)
    crown = [
        (0.19, 0.015),
        (0.17, 0.0),
        (0.1, 0.01),
        (0.1, 0.06 * tall),
        (0.09, 0.11 * tall),
        (0.05, 0.14 * tall),
        (0, 0.145 * tall),
    ]
    return [
        lathe(crown, felt, 48, scale=(0.9, 1.08, 1)),
        lathe([(0.103, 0.012), (0.104, 0.045), (0.101, 0.05)], band, 48, scale=(0.9, 1.08, 1)),
    ]


def _boater(colour, ribbon):
    straw, band = surface(colour, '#e6cf9a', scale=40, roughness=0.8), surface(ribbon, roughness=0.6)
    crown = [(0.18, 0.0), (0.18, 0.008), (0.1, 0.008), (0.1, 0.085), (0.095, 0.09), (0, 0.09)]
    return [lathe(crown, straw, 48, smooth=False), lathe([(0.102, 0.01), (0.102, 0.05)], band, 48, smooth=False)]


def _cone(colour, stars):
    felt = surface(colour, stars, scale=16, band=(0.66, 0.68), roughness=0.9)
    return [lathe([(0.2, 0), (0.17, 0.0), (0.1, 0.02), (0.06, 0.16), (0.02, 0.32), (0, 0.34)], felt, 40)]

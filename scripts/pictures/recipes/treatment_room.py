"""A quiet room with a couch for a facial or for acupuncture. 1 unit is 1 m."""

import math

from mathutils import noise

from kit.camera import camera
from kit.cloth import linen
from kit.furniture import BOTTLES, JARS, paper_lantern, potted_plant, row_of_things
from kit.lights import area_light, point_light, sky
from kit.materials import glowing, surface
from kit.rooms import floor_of_planks
from kit.shapes import box, group, sheet, thicken, wall
from kit.solids import lathe, tubes
from kit.vessels import glaze
from kit.wood import wood
from props.textiles import rolled_towel

# name: (walls, wood dark, wood light, floor, blanket, colours on the shelf, light of the window)
STYLES = {
    'facial': (
        '#cf9f8e', '#b08a60', '#dcb98c', ('#a8845c', '#d6b488'), '#d98f7c',
        ('#f3ece2', '#e9b8a4', '#b5785a', '#efe2d2'), '#fff2e4',
    ),
    'acupuncture': (
        '#8f9f86', '#4a2e1a', '#84552f', ('#4a3020', '#7a5234'), '#3f5f54',
        ('#2f4a40', '#e9e2d2', '#7a4a2c', '#c9a86c'), '#f2f6ea',
    ),
}  # fmt: skip
FAR, SIDE, HEIGHT = 3.2, 3.0, 2.75


def build(style='facial', turn=0.0, view=None):
    """Styles: facial, acupuncture; `view` is another view: [place, target, lens]."""
    colour, dark, light, floor, blanket, shades, day = STYLES[style]
    sky('#ece6de', 0.45)
    area_light((-2.7, 1.2, 1.6), (0.4, 1.6, 0.7), 1.9, 120, day, size_y=1.8)
    area_light((0.5, -3, 2.5), (0, 1.5, 0.6), 3, 45, '#ffe9d2')
    timber = wood(dark, light, 0.4)
    floor_of_planks(*floor, 0.18, 0.35)
    plaster, white = (
        surface(colour, colour, scale=1.5, roughness=0.85, bump=0.08, bump_scale=30),
        surface('#eee8de', roughness=0.9),
    )
    wall([(-SIDE, FAR, 0), (SIDE, FAR, 0), (SIDE, FAR, HEIGHT), (-SIDE, FAR, HEIGHT)], plaster)
    wall([(SIDE, -4, 0), (SIDE, FAR, 0), (SIDE, FAR, HEIGHT), (SIDE, -4, HEIGHT)], plaster)
    wall([(-SIDE, -4, HEIGHT), (SIDE, -4, HEIGHT), (SIDE, FAR, HEIGHT), (-SIDE, FAR, HEIGHT)], white)
    _window(white)
    _couch(timber, blanket)
    _shelves(timber, shades, style)
    THINGS[style](timber)
    potted_plant(2.45, 2.65, glaze('stoneware' if style == 'facial' else 'sand'), 0.95, leaves=60)
    side = -1 if style == 'facial' else 1
    if view:
        camera(view[0], view[1], lens=view[2], blur=0.03)
    else:
        place = (-0.9 * side + turn, -2.0, 1.5)
        camera(place, (0.1 - 0.25 * side, 1.9, 1.05), lens=28, blur=0.03, focus=(0.1, 1.0, 0.8))


def _window(white):
    """A window to the left behind a thin curtain."""
    wall([(-SIDE - 1, -2, -1), (-SIDE - 1, 5, -1), (-SIDE - 1, 5, 4), (-SIDE - 1, -2, 4)], glowing('#f2f4f2', 2.2))
    wall([(-SIDE, 2.4, 0), (-SIDE, FAR, 0), (-SIDE, FAR, HEIGHT), (-SIDE, 2.4, HEIGHT)], white)
    wall([(-SIDE, -4, 0), (-SIDE, -0.4, 0), (-SIDE, -0.4, HEIGHT), (-SIDE, -4, HEIGHT)], white)
    voile = surface('#f4f0e8', '#faf7f0', scale=40, roughness=0.9, scatter=0.5, scatter_tint=(1, 0.95, 0.9))
    inputs = voile.node_tree.nodes['Principled BSDF'].inputs
    inputs['Emission'].default_value = (1, 0.95, 0.88, 1)
    inputs['Emission Strength'].default_value = 0.35

    def fold(u, v):
        depth = 0.05 * math.sin(u * 95) * (0.6 + 0.4 * v) + 0.02 * noise.noise((u * 12, v * 3, 2))
        return -SIDE + 0.12 + depth, -0.6 + 3.2 * u, 0.02 + 2.6 * (1 - v)

    sheet(fold, 320, 12, voile)


def _couch(timber, blanket):
    """A padded couch with a sheet, a folded blanket, a pillow and a towel."""
    pad, cotton = (
        surface('#ece6da', '#f4efe4', scale=3, roughness=0.8, sheen=0.3),
        linen('#efe9de', '#f8f4ec', weave=90),
    )
    parts = [
        box((1.95, 0.74, 0.1), pad, 0.04, location=(0, 0, 0.66)),
        box((1.9, 0.68, 0.1), timber, 0.015, location=(0, 0, 0.57)),
    ]
    for x in (-0.8, 0.8):
        for y in (-0.27, 0.27):
            parts.append(box((0.08, 0.08, 0.54), timber, 0.01, location=(x, y, 0.27)))
        parts.append(box((0.07, 0.5, 0.07), timber, 0.01, location=(x, 0, 0.2)))

    def drape(u, v):
        x, y = -0.95 + 1.62 * u, (v - 0.5) * 1.24
        over = max(0.0, abs(y) - 0.37)
        wave = 0.012 * noise.noise((x * 4, y * 5, 3)) + 0.02 * math.sin(x * 16) * min(1, over * 6)
        side = math.copysign(min(abs(y), 0.385), y)
        return x, side + math.copysign(wave if over else 0, y), 0.722 - 0.92 * over + (0 if over else wave * 0.5)

    parts.append(thicken(sheet(drape, 120, 90, cotton), 0.012))
    wool = surface(blanket, blanket, scale=50, roughness=0.95, sheen=0.5, bump=0.4, bump_scale=90)
    for i in range(2):
        parts.append(box((0.5 - 0.01 * i, 0.7, 0.05), wool, 0.024, location=(-0.62, 0, 0.755 + 0.05 * i)))
    cushion = surface('#f1ece2', roughness=0.9, sheen=0.3)
    parts.append(box((0.32, 0.52, 0.13), cushion, 0.06, location=(0.74, 0, 0.775), rotation=(0, -0.12, 0)))
    parts.append(group(rolled_towel('#f6f2ea', 3.6, 0.55), (-0.62, 0, 0.835), (0, 0, math.pi / 2), 0.1))
    group(parts, (0.05, 1.35, 0), (0, 0, -0.12))


def _shelves(timber, shades, style):
    """Two boards on the wall with bottles, pots and towels."""
    tints = [surface(colour, roughness=0.2, coat=0.4) for colour in shades]
    for z, forms in ((1.45, JARS), (1.85, BOTTLES)):
        box((1.7, 0.24, 0.04), timber, 0.008, location=(0.95, FAR - 0.13, z))
        row_of_things(forms, tints, 0.2, 1.15, FAR - 0.13, z + 0.02, 0.135)
    for i in range(5):
        row, column = (0, i) if i < 3 else (1, i - 3)
        spot = (1.38 + 0.14 * column + 0.07 * row, FAR - 0.13, 1.47 + 0.125 * row)
        group(rolled_towel('#f1ece2' if style == 'facial' else '#e6dfce', 2.0, 0.66), spot, (0, 0, math.pi / 2), 0.1)


def _facial(timber):
    """A trolley with bowls, a ring lamp above the pillow, a round mirror."""
    rim = [(0.36, 0), (0.4, 0), (0.4, 0.04), (0.36, 0.04)]
    lathe(rim, timber, 64, smooth=False, location=(-1.15, FAR - 0.01, 1.6), rotation=(math.pi / 2, 0, 0))
    mirror = surface('#e9edee', roughness=0.02, metallic=1)
    lathe(
        [(0.37, 0), (0, 0)], mirror, 64, smooth=False, location=(-1.15, FAR - 0.03, 1.6), rotation=(math.pi / 2, 0, 0)
    )
    chrome, white = surface('#c3c6c9', roughness=0.2, metallic=1), surface('#f1eee8', roughness=0.3, coat=0.3)
    x, y = 1.75, 1.75
    for z in (0.3, 0.78):
        box((0.5, 0.38, 0.025), white, 0.01, location=(x, y, z))
    for dx in (-0.23, 0.23):
        for dy in (-0.17, 0.17):
            tubes([[(x + dx, y + dy, 0.03), (x + dx, y + dy, 0.4), (x + dx, y + dy, 0.85)]], 0.01, chrome)
    for dx, dy, kind in ((-0.12, -0.05, 'blush'), (0.1, 0.06, 'stoneware')):
        side = [(0, 0.004), (0.04, 0), (0.07, 0.035), (0.075, 0.055), (0.07, 0.055), (0.05, 0.015), (0, 0.01)]
        lathe(side, glaze(kind), 48, location=(x + dx, y + dy, 0.795))
    lx, ly = 1.35, 2.35
    lathe([(0.2, 0), (0.19, 0.03), (0.03, 0.05)], white, 48, location=(lx, ly, 0))
    tubes([[(lx, ly, 0.04), (lx, ly, 0.6), (lx, ly, 1.15)]], 0.016, chrome)
    tubes([[(lx, ly, 1.12), (lx - 0.1, ly - 0.2, 1.42), (lx - 0.3, ly - 0.62, 1.5)]], 0.014, chrome)
    head = [(0.09, -0.02), (0.16, -0.025), (0.175, 0), (0.16, 0.03), (0.1, 0.03), (0.09, -0.02)]
    lathe(head, white, 64, location=(lx - 0.38, ly - 0.78, 1.45), rotation=(0.45, 0.2, 0))
    glow = lathe(
        [(0.1, -0.028), (0.155, -0.03)],
        glowing('#fff6ea', 5),
        64,
        location=(lx - 0.38, ly - 0.78, 1.448),
        rotation=(0.45, 0.2, 0),
    )
    glow.visible_shadow = False
    point_light((lx - 0.4, ly - 0.85, 1.36), 6, '#fff0e0', 0.1)


def _acupuncture(timber):
    """A low cabinet with drawers, a tray on it, a paper lamp and a scroll."""
    box((1.3, 0.42, 0.82), timber, 0.015, location=(-1.55, FAR - 0.24, 0.43))
    brass = surface('#b58a3c', roughness=0.3, metallic=1)
    for row in range(4):
        for i in range(5):
            spot = (-2.05 + 0.25 * i, FAR - 0.46, 0.15 + 0.19 * row)
            box((0.235, 0.02, 0.175), timber, 0.006, location=spot)
            ring = [
                (spot[0] + 0.02 * math.cos(t), spot[1] - 0.016, spot[2] + 0.02 * math.sin(t))
                for t in (i * 0.5236 for i in range(13))
            ]
            tubes([ring], 0.003, brass)
    for x, kind in ((-1.95, 'celadon'), (-1.72, 'white')):
        side = [(0, 0), (0.05, 0), (0.085, 0.06), (0.075, 0.13), (0.045, 0.16), (0.05, 0.18), (0, 0.19)]
        lathe(side, glaze(kind), 48, location=(x, FAR - 0.25, 0.845))
    box((0.36, 0.22, 0.02), wood('#3a2214', '#5f3a22', 0.3), 0.006, location=(-1.2, FAR - 0.26, 0.855))
    steel = surface('#c9ccd0', roughness=0.2, metallic=1)
    tubes(
        [
            [
                (-1.32 + 0.03 * i, FAR - 0.34, 0.872),
                (-1.32 + 0.03 * i, FAR - 0.26, 0.872),
                (-1.32 + 0.03 * i, FAR - 0.18, 0.872),
            ]
            for i in range(9)
        ],
        0.002,
        steel,
    )
    paper, ink = surface('#ece2cc', '#f2e9d6', scale=20, roughness=0.9), surface('#2a2a28', roughness=0.9)
    box((0.5, 0.012, 1.1), paper, 0.002, location=(-1.55, FAR - 0.02, 1.72))
    for z in (1.16, 2.28):
        tubes([[(-1.83, FAR - 0.03, z), (-1.55, FAR - 0.03, z), (-1.27, FAR - 0.03, z)]], 0.018, timber)
    for lean, shift in ((0.12, 0), (-0.2, 0.1), (0.35, -0.06)):
        stem = [(-1.55 + shift + lean * t * 0.6, FAR - 0.03, 1.32 + 0.75 * t) for t in (0, 0.35, 0.7, 1)]
        tubes([stem], 0.006, ink, taper=lambda t: 1.2 - t * 0.8, flatness=0.4)
    paper_lantern(-0.2, 2.3, 2.25, power=18, ceiling=HEIGHT, radius=0.2)


THINGS = {'facial': _facial, 'acupuncture': _acupuncture}

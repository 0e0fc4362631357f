"""A jeweller's: lit glass cases, busts with necklaces, niches in the wall. 1 unit is 1 m."""

import math

from mathutils import Vector

from kit import chance
from kit.camera import camera
from kit.clear import glass
from kit.furniture import pendant
from kit.lights import area_light, sky
from kit.materials import glowing, surface
from kit.rooms import floor_of_planks, plain_walls
from kit.shapes import box, group, place
from kit.solids import blob_data, lathe, tubes
from kit.wood import wood

TRAY = ('#efe6da', '#d9c9b4')
STONES = ('#e6eef4', '#c8304a', '#2f6ab0', '#2f8a5a', '#e6eef4')


def build(colour='#1f3a3c', turn=0.0):
    """`colour` is that of the walls and of the cases."""
    sky('#d9d2c8', 0.35)
    area_light((-3.4, -0.6, 2.4), (0.2, 2.4, 0.8), 2.6, 170, '#fff2e0')
    area_light((0.3, -2.8, 2.9), (0.3, 2, 0.4), 3, 80, '#ffe6c8')
    floor_of_planks('#7a5836', '#b08a5c', 0.14, 0.22)
    plaster = surface(colour, colour, scale=2, roughness=0.7)
    plain_walls(plaster, plaster, surface('#d9d0c2', roughness=0.9))
    brass, timber = surface('#c08a3a', roughness=0.2, metallic=1), wood('#4a2c18', '#84552f', 0.3)
    _niches(brass, timber)
    for x, y, wide in ((-1.55, 1.55, 1.5), (0.25, 1.55, 1.5), (2.05, 1.55, 1.5)):
        _case((x, y), wide, plaster, brass)
    _mirror((-0.95, 1.65, 1.19), brass)
    for x in (-1.55, 0.25, 2.05):
        pendant(x, 1.5, 2.05, brass, surface('#17181a', roughness=0.5), 0.8, 24)
    camera((-1.15 + turn, -1.75, 1.62), (0.25, 2.4, 1.12), lens=30, blur=0.03, focus=(-0.1, 1.4, 1.05))


def _niches(brass, timber):
    """Lit niches with busts and boxes in the back wall."""
    velvet = surface('#e9dcc8', '#efe4d2', scale=30, roughness=0.9, sheen=0.6)
    lining = surface('#d9c4a0', roughness=0.8)
    for i in range(4):
        x = -2.0 + 1.35 * i
        box((1.16, 0.1, 1.2), brass, 0.006, location=(x, 3.96, 1.85))
        box((1.1, 0.04, 1.14), lining, 0.004, location=(x, 3.92, 1.85))
        for z in (1.3, 1.88):
            box((1.12, 0.26, 0.03), timber, 0.006, location=(x, 3.82, z))
        box((1.06, 0.02, 0.015), glowing('#ffe2b4', 7), 0.003, location=(x, 3.86, 2.415))
        area_light((x, 3.7, 2.38), (x, 3.85, 1.4), 1.0, 9, '#ffdcaa', size_y=0.05)
        for dx in (-0.28, 0.28):
            _bust((x + dx, 3.82, 1.315), velvet, brass, 1.0 + 0.1 * (i % 2))
        for k, dx in enumerate((-0.38, -0.13, 0.13, 0.38)):
            _ring_box((x + dx, 3.8, 1.895), brass, STONES[(i + k) % 5])
    box((5.7, 0.42, 0.9), timber, 0.012, location=(0.02, 3.74, 0.46))
    box((5.76, 0.46, 0.03), surface('#e6e0d6', '#efeae2', scale=2, roughness=0.2), 0.008, location=(0.02, 3.74, 0.925))


def _bust(spot, velvet, brass, size=1.0, pearls=None):
    """A neck of velvet with a chain around it."""
    parts = []
    outline = (
        (0.0, 0.11, 0.05),
        (0.06, 0.125, 0.055),
        (0.16, 0.12, 0.05),
        (0.23, 0.07, 0.045),
        (0.28, 0.045, 0.04),
        (0.36, 0.04, 0.036),
    )
    rings = [(0, 0)]
    rings += [(wide, z) for z, wide, _ in outline]
    parts.append(lathe([*rings, (0.03, 0.37), (0, 0.372)], velvet, 48, scale=(1, 0.5, 1)))
    chain = []
    for i in range(25):
        turn = math.pi * (i / 24 - 0.5)
        drop = math.cos(turn)
        chain.append((0.068 * math.sin(turn) * (1 + 0.45 * drop), -0.034 - 0.03 * drop, 0.265 - 0.13 * drop**1.4))
    parts.append(tubes([chain], 0.0035, brass))
    if pearls:
        bead = blob_data((0.009,) * 3, 0, 1, 3)
        parts += [place(bead, pearls, Vector(point) + Vector((0, -0.004, 0))) for point in chain]
    parts.append(
        place(
            blob_data((0.014, 0.006, 0.018), 0, 1, 3),
            surface(chance.pick(STONES), roughness=0.05, metallic=0.5, coat=1),
            (0, -0.07, 0.122),
        )
    )
    group(parts, spot, (0, 0, chance.between(-0.2, 0.2)), size)


def _ring_box(spot, brass, stone):
    """A small open box with a ring in it."""
    x, y, z = spot
    leather, lining = surface('#16282c', roughness=0.5), surface('#f0e8da', roughness=0.9, sheen=0.5)
    box((0.09, 0.085, 0.045), leather, 0.008, location=(x, y, z + 0.0225))
    box((0.078, 0.07, 0.02), lining, 0.008, location=(x, y, z + 0.042))
    box((0.09, 0.022, 0.08), leather, 0.008, location=(x, y + 0.05, z + 0.08), rotation=(-0.25, 0, 0))
    box((0.076, 0.006, 0.066), lining, 0.003, location=(x, y + 0.037, z + 0.082), rotation=(-0.25, 0, 0))
    ring = [(x + 0.018 * math.cos(i * 0.5236), y, z + 0.06 + 0.018 * math.sin(i * 0.5236)) for i in range(13)]
    tubes([ring], 0.003, brass)
    jewel = surface(stone, roughness=0.04, metallic=0.6, coat=1)
    place(blob_data((0.01, 0.01, 0.008), 0, 1, 2), jewel, (x, y, z + 0.084))


def _case(spot, wide, panel, brass):
    """A counter whose upper part is glass, with trays inside and light under its edge."""
    x, y = spot
    deep, low, top = 0.56, 0.78, 1.18
    box((wide, deep, low - 0.06), panel, 0.015, location=(x, y, low / 2 + 0.03))
    box((wide + 0.02, deep + 0.02, 0.05), brass, 0.006, location=(x, y, 0.03))
    box((wide + 0.02, deep + 0.02, 0.03), brass, 0.006, location=(x, y, low))
    for i in range(3):
        box(
            (wide / 3 - 0.06, 0.012, low - 0.22),
            panel,
            0.01,
            location=(x + (i - 1) * wide / 3, y - deep / 2 - 0.006, low / 2 + 0.03),
        )
    pane = glass()
    box((wide, deep, 0.012), pane, 0.002, location=(x, y, top))
    box((wide, 0.008, top - low), pane, 0.001, location=(x, y - deep / 2, (low + top) / 2))
    for side in (-1, 1):
        box((0.008, deep, top - low), pane, 0.001, location=(x + side * wide / 2, y, (low + top) / 2))
        for depth in (-1, 1):
            box(
                (0.018, 0.018, top - low),
                brass,
                0.003,
                location=(x + side * (wide / 2 - 0.005), y + depth * (deep / 2 - 0.005), (low + top) / 2),
            )
    for depth in (-1, 1):
        box((wide + 0.02, 0.018, 0.018), brass, 0.003, location=(x, y + depth * (deep / 2 - 0.005), top))
    area_light((x, y + 0.15, top - 0.03), (x, y, low), wide * 0.9, 9, '#fff0d8', size_y=0.03)
    _trays((x, y, low + 0.016), wide, brass)


def _trays(spot, wide, brass):
    """Trays with rings in rows, and two low busts."""
    x, y, z = spot
    silver = surface('#c9ccd0', roughness=0.15, metallic=1)
    velvet = surface(*TRAY, scale=30, roughness=0.9, sheen=0.5)
    count = 3
    for tray in range(count):
        middle = x + (tray - 1) * wide / count
        box((wide / count - 0.05, 0.44, 0.03), velvet, 0.01, location=(middle, y, z + 0.015))
        if tray == 1:
            for dx in (-0.11, 0.11):
                _bust((middle + dx, y + 0.06, z + 0.03), velvet, brass, 0.75)
            continue
        lines = {0: [], 1: []}
        for row in range(4):
            for i in range(6):
                rx, ry = middle - 0.16 + 0.064 * i, y - 0.16 + 0.1 * row
                lines[(row + tray) % 2].append(
                    [
                        (rx + 0.018 * math.cos(t), ry, z + 0.04 + 0.018 * math.sin(t))
                        for t in (k * 0.5236 for k in range(13))
                    ]
                )
                if row % 2:
                    jewel = surface(STONES[(i + row) % 5], roughness=0.04, metallic=0.6, coat=1)
                    place(blob_data((0.009, 0.009, 0.007), 0, 1, 2), jewel, (rx, ry, z + 0.064))
        tubes(lines[0], 0.0038, brass)
        tubes(lines[1], 0.0038, silver)


def _mirror(spot, brass):
    """A round mirror on a foot."""
    x, y, z = spot
    lathe([(0.07, 0), (0.065, 0.012), (0.012, 0.02), (0.01, 0.2)], brass, 40, location=spot)
    silver = surface('#e9edee', roughness=0.02, metallic=1)
    for profile, what in (
        ([(0.105, 0), (0.115, 0.008), (0.105, 0.016)], brass),
        ([(0.108, 0.004), (0, 0.004)], silver),
    ):
        lathe(profile, what, 64, smooth=False, location=(x, y, z + 0.3), rotation=(math.pi / 2 - 0.15, 0, 0))

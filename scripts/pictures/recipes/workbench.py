"""A bench below a wall of tools, in a workshop for repairs or a garage. 1 unit is 1 m."""

import math

from kit import chance
from kit.camera import camera
from kit.furniture import JARS, black_steel, pendant, row_of_things
from kit.lights import area_light, sky
from kit.materials import glowing, surface
from kit.rooms import floor_of_planks
from kit.shapes import box, group, wall
from kit.solids import tubes
from kit.wood import wood
from props.bench_things import mug, radio, vise
from props.garage import can, chest, tyre, wheel
from props.tools import screwdriver, screws, tape
from props.wall_tools import hang, pegboard

WALL = 3.0

SPANNERS = [('spanner', -1.0 + 0.16 * i, 1.9 + 0.012 * i, 90, 1.25 - 0.1 * i) for i in range(7)]

DRIVERS = ('#c8401c', '#1f4a8a', '#c8401c', '#2f6a3a', '#c8a01c')


def build(style='repair', turn=0.0, view=None):
    """Styles: repair, garage; `view` is another view: [place, target, lens]."""
    STYLES[style]()
    camera(*((*view, 0.02) if view else VIEWS[style](turn)))


VIEWS = {
    'repair': lambda turn: ((-0.55 + turn, -0.2, 1.6), (-0.02, 2.9, 1.4), 29, 0.02, (0, 2.7, 1.3)),
    'garage': lambda turn: ((0.9 + turn, -1.3, 1.5), (0.02, 2.8, 1.12), 29, 0.02, (0, 2.3, 0.9)),
}


def _shell(upper, lower, split):
    wall([(-5, WALL, 0), (5, WALL, 0), (5, WALL, 3.4), (-5, WALL, 3.4)], surface(upper, upper, scale=2, roughness=0.85))
    if lower:
        box(
            (10, 0.012, split),
            surface(lower, lower, scale=2, roughness=0.6),
            0.002,
            location=(0, WALL - 0.006, split / 2),
        )


def _repair():
    sky('#e6e2da', 0.4)
    area_light((-3.2, 0.6, 2.4), (0.3, 2.6, 1.0), 2.2, 210, '#fff2de')
    area_light((2.2, -1.4, 2.6), (0, 2.6, 1.0), 2.2, 55, '#ffe4c4')
    _shell('#3f5a58', None, 0)
    floor_of_planks()
    timber, steel = wood('#6b4526', '#a8743f', 0.5), black_steel()
    box((4.4, 0.75, 0.07), timber, 0.012, location=(0, 2.6, 0.87))
    for x in (-1.9, 1.9):
        box((0.1, 0.65, 0.83), timber, 0.012, location=(x, 2.6, 0.42))
    pegboard('#b08a5e', -1.62, 1.62, 1.12, 2.28, WALL - 0.02)
    y = WALL - 0.03
    for name, x, z, turned, size in SPANNERS:
        hang(name, x - 0.45, z + 0.06, y, turned, size)
    for i, colour in enumerate(DRIVERS):
        hang('screwdriver', -0.22 + 0.13 * i, 1.98, y, -90, 0.95, colour)
    for x, dark in ((0.62, '#7a4a24'), (0.95, '#5a3018')):
        hang('hammer', x, 1.92, y, 90, 1.0, dark)
    hang('saw', 1.42, 1.64, y, 90, 1.12)
    for x, colour in ((-0.15, '#b0281c'), (0.12, '#1f4a8a'), (0.4, '#1f1f22')):
        hang('pliers', x, 1.55, y, 90, 1.05, colour)
    hang('level', -1.05, 1.36, y, 0, 1.15)
    hang('hammer', 0.75, 1.45, y, 90, 0.8, '#8a5a34')
    _pegs(y)
    _shelf_of_jars(timber)
    group(radio(), (0.05, 2.55, 0.905), (0, 0, 0.12))
    group(screwdriver('#c8401c'), (-0.42, 2.42, 0.905), (0, 0, 0.5), 0.1)
    group(screws(16), (0.48, 2.4, 0.905), scale=0.1)
    group(tape(), (0.82, 2.5, 0.905), (0, 0, 0.4), 0.1)
    vise((-1.05, 2.48, 0.905))
    mug((0.62, 2.75, 0.905))
    for i, (wide, colour) in enumerate(((0.3, '#8a3a2c'), (0.27, '#d9cbb0'))):
        box(
            (wide, 0.2, 0.035),
            surface(colour, roughness=0.6),
            0.005,
            location=(1.35, 2.7, 0.925 + 0.036 * i),
            rotation=(0, 0, 0.3 * i - 0.1),
        )
    pendant(0.15, 2.2, 2.2, surface('#1f2a2a', roughness=0.4), steel, 1.2, 40, 3.4)


def _pegs(y):
    chrome = surface('#b9bcc0', roughness=0.25, metallic=1)
    lines = [
        [(x, y, z), (x, y - 0.03, z), (x, y - 0.04, z + 0.012)] for x, z in ((1.42, 1.95), (-1.35, 1.36), (-0.75, 1.36))
    ]
    tubes(lines, 0.003, chrome)


def _shelf_of_jars(timber):
    """A board above the tools with jars of small parts and tins."""
    box((3.3, 0.2, 0.035), timber, 0.008, location=(0, WALL - 0.12, 2.34))
    tints = [
        surface(colour, roughness=0.25, coat=0.4) for colour in ('#b5642c', '#d9d2c0', '#3f4a4a', '#8a3a24', '#c9a24a')
    ]
    row_of_things(JARS, tints, -1.55, 1.5, WALL - 0.12, 2.36, 0.15)


def _garage():
    sky('#dfe6ee', 0.5)
    area_light((-3.4, -0.4, 2.6), (0, 2.4, 0.8), 2.6, 230, '#eef4ff')
    area_light((0, 1.2, 3.3), (0, 2.4, 0), 3.2, 110, '#f6faff', size_y=0.3)
    _shell('#dcdcd6', '#2f4f6a', 1.15)
    concrete = surface('#6b6d6e', '#7d7f80', '#8a8c8c', scale=1.6, roughness=0.25, rough_to=0.5)
    wall([(-6, -5, 0), (6, -5, 0), (6, WALL, 0), (-6, WALL, 0)], concrete)
    steel, timber = black_steel(), wood('#6b4a2c', '#a87a4a', 0.5)
    box((2.0, 0.65, 0.06), timber, 0.01, location=(0.3, 2.6, 0.89))
    for x in (-0.62, 1.22):
        for y in (2.32, 2.88):
            box((0.06, 0.06, 0.86), steel, 0.006, location=(x, y, 0.43))
    box((1.9, 0.5, 0.03), steel, 0.006, location=(0.3, 2.6, 0.25))
    pegboard('#8f969a', -0.7, 1.3, 1.2, 2.25, WALL - 0.02)
    _garage_tools(WALL - 0.03)
    group(chest(), (-1.35, 2.62, 0), (0, 0, 0))
    _wheels()
    for x, colour in ((-0.45, '#1f4a8a'), (-0.2, '#c8641c'), (0.05, '#1f4a8a'), (0.6, '#2a2c2e'), (0.85, '#c8641c')):
        group(can(colour), (x, 2.6, 0.265), (0, 0, chance.between(-0.2, 0.2)))
    group(can('#2a2c2e'), (1.05, 2.7, 0.92), (0, 0, -0.3))
    _high_window(-2.6, -0.95, 1.62, 2.42, steel)


def _high_window(left, right, low, top, steel):
    pane, middle = (right - left) / 4, (left + right) / 2
    wall(
        [(x, WALL - 0.01, z) for x, z in ((left, low), (right, low), (right, top), (left, top))],
        glowing('#dce9f4', 2.6),
    )
    for i in range(5):
        box((0.04, 0.06, top - low), steel, 0.004, location=(left + i * pane, WALL - 0.02, (low + top) / 2))
    for z in (low, (low + top) / 2, top):
        box((right - left + 0.04, 0.06, 0.04), steel, 0.004, location=(middle, WALL - 0.02, z))


def _garage_tools(y):
    for i in range(8):
        hang('spanner', -0.55 + 0.13 * i, 2.03, y, 90, 1.2 - 0.08 * i)
    for i, colour in enumerate(DRIVERS):
        hang('screwdriver', 0.62 + 0.13 * i, 2.02, y, -90, 0.9, colour)
    for i, colour in enumerate(('#b0281c', '#1f4a8a', '#b0281c')):
        hang('pliers', -0.5 + 0.24 * i, 1.52, y, 90, 0.95, colour)
    hang('hammer', 0.42, 1.5, y, 90, 0.95)
    hang('brace', 0.95, 1.5, y, 20, 1.1)


def _wheels():
    """A pile of tyres to the right, a wheel leaning against the chest."""
    for i in range(4):
        group(
            tyre(),
            (2.0 + chance.between(-0.03, 0.03), 2.45 + chance.between(-0.03, 0.03), 0.105 + 0.205 * i),
            (0, 0, i),
        )
    lean = 0.24
    group(wheel(), (-1.35, 2.1, 0.325), (math.pi / 2 - lean, 0, 0.25))
    group(wheel(), (0.35, 2.45, 0.92 + 0.105), (0, 0, 0.4))


STYLES = {'repair': _repair, 'garage': _garage}

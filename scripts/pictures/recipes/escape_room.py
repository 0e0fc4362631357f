"""A locked study: shelves of old books, a chest with its padlock on a desk, one lamp. 1 unit is 1 m."""

import math

from kit.camera import camera
from kit.lights import area_light, sky
from kit.materials import surface
from kit.rooms import floor_of_planks
from kit.shapes import box, group, wall
from kit.solids import lathe
from kit.wood import wood
from props.shelf_goods import books
from props.study import chest, globe, lamp, papers
from recipes.games import THINGS

FAR = 2.2

SPINES = ('#5a2a20', '#2f3a34', '#6b4a24', '#3a2430', '#8a6a3a', '#24303a', '#4a2018')


def build(colour='#27423c', turn=0.0):
    """`colour` is that of the wall."""
    sky('#4a5460', 0.3)
    timber, brass = wood('#3a2012', '#6b3f22', 0.3), surface('#b5842e', '#8f6424', scale=6, roughness=0.3, metallic=1)
    floor_of_planks('#2a1a10', '#4a301c')
    paper = surface(colour, colour, scale=3, roughness=0.8)
    wall([(-4, FAR, 0), (4, FAR, 0), (4, FAR, 3.2), (-4, FAR, 3.2)], paper)
    _bookcase(timber)
    _clock((0.62, FAR - 0.06, 1.98), timber, brass)
    _pictures(brass)
    _desk(timber)
    chest((0.18, 0.95, 0.8), timber, brass, THINGS['lock']('#b5863a'))
    lamp((-0.62, 1.1, 0.8), brass)
    papers((-0.2, 0.62, 0.8))
    group(THINGS['keys']('#a8843c'), (-0.42, 0.72, 0.806), (0, 0, -0.5), 0.075)
    globe((0.92, 1.1, 0.8), brass, timber)
    area_light((2.2, -1.4, 2.6), (0.2, 1.0, 0.8), 1.4, 70, '#a8bce0')
    area_light((-2.0, 1.0, 2.9), (-1.2, 2.0, 1.2), 0.6, 75, '#ffcf94')
    area_light((-0.5, -0.9, 2.3), (0.2, 0.9, 0.85), 0.7, 42, '#ffdcb0')
    area_light((1.3, 1.2, 2.9), (1.2, FAR, 1.7), 0.5, 30, '#ffcf94')
    camera((0.3 + turn, -1.05, 1.42), (0.02, 1.6, 1.17), lens=31.5, blur=0.03, focus=(0.1, 0.8, 0.95))


def _bookcase(timber):
    """Shelves to the left up to the ceiling."""
    start, end = -2.3, -0.35
    for x in (start, (start + end) / 2, end):
        box((0.05, 0.34, 2.9), timber, 0.008, location=(x, FAR - 0.18, 1.45))
    for z in (0.75, 1.13, 1.51, 1.89, 2.27, 2.65):
        box((end - start, 0.34, 0.035), timber, 0.006, location=((start + end) / 2, FAR - 0.18, z))
        for left, right in ((start, (start + end) / 2), ((start + end) / 2, end)):
            books(left + 0.04, right - 0.05, FAR - 0.2, z + 0.018, SPINES, 0.31)


def _clock(spot, timber, brass):
    """A round clock on the wall; it shows ten past ten."""
    face = surface('#e6d8b8', '#efe4c8', scale=6, roughness=0.6)
    ink = surface('#1a1410', roughness=0.6)
    x, y, z = spot
    rim = [(0.2, 0), (0.24, 0.01), (0.25, 0.03), (0.23, 0.06), (0.2, 0.05)]
    lathe(rim, timber, 80, location=spot, rotation=(math.pi / 2, 0, 0))
    lathe([(0.205, 0.02), (0, 0.02)], face, 80, smooth=False, location=spot, rotation=(math.pi / 2, 0, 0))
    lathe(
        [(0.205, 0.045), (0.2, 0.055), (0.195, 0.045)],
        brass,
        80,
        smooth=False,
        location=spot,
        rotation=(math.pi / 2, 0, 0),
    )
    for i in range(12):
        turn = i * math.pi / 6
        at = (x + 0.165 * math.sin(turn), y - 0.024, z + 0.165 * math.cos(turn))
        box((0.012, 0.004, 0.04 if i % 3 == 0 else 0.022), ink, 0.001, location=at, rotation=(0, turn, 0))
    for turn, long in ((-math.pi / 3 + 0.09, 0.1), (math.pi / 3, 0.15)):
        at = (x + long / 2 * math.sin(turn), y - 0.028, z + long / 2 * math.cos(turn))
        box((0.01, 0.004, long), ink, 0.001, location=at, rotation=(0, turn, 0))


def _pictures(brass):
    """Frames to the right of the clock, one of them crooked."""
    for x, z, wide, tall, lean, colours in (
        (1.32, 1.95, 0.5, 0.62, 0.0, ('#8a7a58', '#4a5a4a', '#2f2a24')),
        (1.95, 1.75, 0.42, 0.34, 0.09, ('#6b4a34', '#a8864e', '#2a2420')),
        (0.62, 1.42, 0.56, 0.38, 0.0, ('#c9b48a', '#8a7048', '#5a4630')),
    ):  # fmt: skip
        canvas = surface(*colours, scale=4, distortion=1.5, roughness=0.6)
        parts = [box((wide, 0.03, tall), brass, 0.012), box((wide - 0.09, 0.035, tall - 0.09), canvas, 0.004)]
        group(parts, (x, FAR - 0.03, z), (0, lean, 0))


def _desk(timber):
    box((2.6, 0.95, 0.06), timber, 0.014, location=(0.1, 0.95, 0.77))
    box((1.5, 0.62, 0.008), surface('#1f3a2c', '#264634', scale=20, roughness=0.6), 0.002, location=(0.0, 0.88, 0.798))
    for x in (-0.95, 1.15):
        box((0.5, 0.85, 0.72), timber, 0.012, location=(x, 0.97, 0.37))

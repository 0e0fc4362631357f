"""Gift boxes with ribbons, stacks of books, candles: presents on a table."""

import math

from mathutils import noise

from kit.camera import set_view
from kit.leaves import leaf
from kit.lights import backdrop, set_light
from kit.materials import surface
from kit.shapes import box, group, sheet, thicken
from kit.solids import lathe, tubes
from kit.tables import napkin, set_table
from kit.vessels import glaze
from props.paper import open_book, stacked_books


def build(
    motif=('box', 'small-box'),
    paper='#c9b08a',
    ribbon='#8a1f24',
    spines=('#2f4a5a', '#b5532f', '#d9c39a', '#3f5a44'),
    table='ash',
    light='window-left',
    wall='#d9cdbb',
    view='table',
    turn=10,
):
    """Motif: box, small-box, books, open-book, mug, eucalyptus."""
    set_table(table)
    set_light(light, 0.85)
    backdrop(wall, wall, distance=8, lights=12 if light == 'evening' else 0)
    for name in motif:
        if name == 'box':
            _box((-0.25, 0.1, 0), (1.7, 1.4, 0.95), 0.35, paper, ribbon)
        elif name == 'small-box':
            _box((1.15, -0.45, 0), (0.85, 0.85, 0.55), -0.3, ribbon, paper)
        elif name == 'books':
            group(stacked_books(spines), (-0.35, 0.2, 0))
        else:
            THINGS[name]()
    set_view(view, (0.1, 0, 0.5), 5.4, turn, lens=64, blur=0.16, focus=(0, -0.5, 0.6))


def _box(location, size, turn, paper, ribbon):
    card = surface(paper, paper, scale=40, roughness=0.75, bump=0.1, bump_scale=80)
    silk = surface(ribbon, ribbon, scale=6, roughness=0.35, sheen=0.6)
    x, y, z = size
    parts = [box((x, y, z * 0.8), card, 0.02, location=(0, 0, z * 0.4))]
    parts.append(box((x * 1.03, y * 1.03, z * 0.24), card, 0.02, location=(0, 0, z * 0.88)))
    width = 0.13 * x
    parts.append(box((width, y * 1.036, z * 1.006), silk, 0.006, location=(0, 0, z * 0.503)))
    parts.append(box((x * 1.036, width, z * 1.006), silk, 0.006, location=(0, 0, z * 0.503)))
    for i in range(4):
        parts.append(_loop(silk, width, x * 0.3, (0, 0, z), i * math.pi / 2 + 0.6))
    for heading in (0.2, 2.5):
        parts.append(_tail(silk, width, x * 0.45, (0, 0, z + 0.01), heading))
    parts.append(box((width * 1.1, width * 1.1, width * 0.6), silk, 0.03, location=(0, 0, z + 0.07)))
    group(parts, location, (0, 0, turn))


def _loop(material, width, length, location, heading):
    def point(u, v):
        turn = u * 2 * math.pi
        x = length * (1 - math.cos(turn)) * 0.5
        return (
            x,
            (v - 0.5) * width * (0.6 + 0.5 * math.sin(u * math.pi)),
            0.03 + 0.42 * length * math.sin(turn) * (1 - 0.2 * u) + 0.2 * x,
        )

    return thicken(sheet(point, 50, 6, material, location=location, rotation=(0, 0, heading)), 0.012)


def _tail(material, width, length, location, heading):
    def point(u, v):
        wave = 0.05 * math.sin(u * 6)
        return u * length, (v - 0.5) * width + wave, 0.03 + 0.05 * math.sin(u * 5) - 0.02 * u

    return thicken(sheet(point, 30, 6, material, location=location, rotation=(0, 0, heading)), 0.01)


def _lay_book():
    group(open_book(), (0.75, -0.55, 0), (0, 0, -0.25))


def _mug():
    ceramic = glaze('navy')
    side = [(0, 0), (0.3, 0), (0.34, 0.03), (0.36, 0.6), (0.345, 0.62), (0.33, 0.6), (0.31, 0.06), (0, 0.05)]
    lathe(side, ceramic, 64, location=(1.35, 0.75, 0))
    tea = surface('#6b2f10', '#7d3a16', roughness=0.06, coat=1)
    lathe([(0.325, 0.53), (0, 0.53)], tea, 48, location=(1.35, 0.75, 0))
    handle = [(1.68, 0.7, 0.5), (1.92, 0.66, 0.48), (1.95, 0.65, 0.22), (1.67, 0.7, 0.14)]
    tubes([handle], 0.05, ceramic, fineness=6)


def _eucalyptus():
    green = surface('#7d9484', '#a3b5a6', scale=6, roughness=0.6)
    stem = surface('#6b5a48', roughness=0.7)
    for branch, (start, heading) in enumerate((((-1.9, -0.9), 0.35), ((1.5, 1.0), 2.6))):
        path = [
            (start[0] + t * math.cos(heading), start[1] + t * math.sin(heading) + 0.06 * math.sin(t * 3), 0.06)
            for t in (0, 0.5, 1.0, 1.5)
        ]
        tubes([path], 0.018, stem)
        for i in range(16):
            t = 0.1 + i * 0.09
            x, y = start[0] + t * math.cos(heading), start[1] + t * math.sin(heading) + 0.06 * math.sin(t * 3)
            side = heading + (1.1 if i % 2 else -1.1) + noise.noise((i, branch, 0)) * 0.5
            leaf(green, 0.32, 0.15, 0.1, 0.01, location=(x, y, 0.07), rotation=(0.1, -0.25, side))


def _cloth():
    napkin('sand', (-0.2, 0.1), 0.3, 3.4, 2.6)


THINGS = {'open-book': _lay_book, 'mug': _mug, 'eucalyptus': _eucalyptus, 'cloth': _cloth}

"""Dumbbells, kettlebells, mats and towels on the floor of a studio."""

import math

from mathutils import noise

from kit.arrange import arrange
from kit.materials import surface
from kit.shapes import box, place, sheet, thicken
from kit.solids import blob_data, lathe, tubes
from props.textiles import folded_towel

DEFAULT = (
    ('dumbbell', (-0.3, -0.2), 25, 1.0),
    ('dumbbell', (0.9, 0.7), -20, 0.9),
    ('kettlebell', (-1.6, 0.9), 10, 1.0),
    ('towel', (1.9, -0.4), 12, '#e6e2da'),
    ('bottle', (1.7, 1.2), 0, '#2f6a84'),
)


def build(things=DEFAULT, **scene):
    """Things: dumbbell, kettlebell, barbell, chalk, mat, block, towel, bottle, bowl (a singing bowl), rope."""
    arrange(THINGS, things, **scene)


def _steel():
    return surface('#b9bcc0', '#c6c9cc', scale=8, stretch=(1, 30, 30), roughness=0.22, metallic=1)


def _rubber(colour='#141517', light='#1e2022'):
    return surface(colour, light, scale=30, roughness=0.55, specular=0.4, bump=0.12, bump_scale=90)


def _dumbbell(size=1.0):
    """A hexagonal dumbbell lying along the x axis; its heads are 13 cm wide."""
    rubber, steel = _rubber(), _steel()
    parts = []
    head = [(0, -0.4), (0.42, -0.4), (0.6, -0.3), (0.64, -0.2), (0.64, 0.2), (0.6, 0.3), (0.42, 0.4), (0, 0.4)]
    radius = 0.64
    lift = radius * math.cos(math.pi / 6) * size
    for side in (-1, 1):
        spot = (side * 1.08 * size, 0, lift)
        hexagon = lathe([(r * size, z * size) for r, z in head], rubber, 6, smooth=False, location=spot)
        hexagon.rotation_euler = (0, math.pi / 2, 0)
        hexagon.rotation_euler.rotate_axis('Z', math.pi / 6)
        hexagon.data.polygons.foreach_set('use_smooth', [False] * len(hexagon.data.polygons))
        bevel = hexagon.modifiers.new('edges', 'BEVEL')
        bevel.width, bevel.segments = 0.05 * size, 3
        parts.append(hexagon)
        cap = [(0.24, 0.4), (0.24, 0.42), (0.2, 0.425), (0, 0.425)]
        disc = lathe([(r * size, z * size) for r, z in cap], steel, 40, smooth=False, location=spot)
        disc.rotation_euler = (0, side * math.pi / 2, 0)
        parts.append(disc)
    grip = [(x * size, 0, lift) for x in (-0.75, -0.4, 0, 0.4, 0.75)]
    parts.append(tubes([grip], 0.15 * size, steel, fineness=8, taper=lambda t: 0.85 + 0.22 * math.sin(math.pi * t)))
    return parts


def _kettlebell(size=1.0, colour='#1c1d20', band='#c8641c', metallic=0.0):
    iron = surface(colour, colour, scale=20, roughness=0.42, metallic=metallic, bump=0.2, bump_scale=60)
    body = [(0, 0), (0.5, 0), (0.56, 0.03), (0.82, 0.36), (0.92, 0.78), (0.84, 1.2), (0.56, 1.5), (0.3, 1.6), (0, 1.62)]
    parts = [lathe([(r * size, z * size) for r, z in body], iron)]
    arch = [(-0.5, 1.3), (-0.6, 1.62), (-0.56, 1.98), (-0.3, 2.2), (0.3, 2.2), (0.56, 1.98), (0.6, 1.62), (0.5, 1.3)]
    parts.append(tubes([[(x * size, 0, z * size) for x, z in arch]], 0.165 * size, iron, fineness=8))
    paint = surface(band, band, roughness=0.45)
    for side in (-1, 1):
        ring = [(side * 0.58 * size, 0, z * size) for z in (1.52, 1.6, 1.68, 1.76)]
        parts.append(tubes([ring], 0.172 * size, paint, fineness=8))
    return parts


def _mat(colour='#5a4a7a', light='#6a5a8c', length=6.1, radius=0.62):
    """A rolled mat; it lies along the x axis."""
    foam = surface(colour, light, scale=40, roughness=0.8, bump=0.25, bump_scale=120)
    turns = 4.6

    def point(u, v):
        turn = u * turns * 2 * math.pi + 1.9
        reach = 0.1 + (radius - 0.1) * u + 0.012 * noise.noise((turn * 0.6, 0, 4))
        return (v - 0.5) * length, reach * math.cos(turn), radius + reach * math.sin(turn)

    return [thicken(sheet(point, 360, 8, foam), 0.06)]


def _block(colour='#b98a58', light='#c99f70', height=0.75):
    """A block of cork or foam."""
    cork = surface(colour, light, '#8f6238', scale=26, roughness=0.85, bump=0.4, bump_scale=60)
    return [box((2.3, 1.5, height), cork, 0.08, location=(0, 0, height / 2))]


def _bottle(colour='#2f6a84', cap='#e6e4df'):
    """A metal bottle."""
    paint = surface(colour, colour, scale=60, roughness=0.35, coat=0.3)
    side = [(0, 0), (0.33, 0), (0.36, 0.04), (0.36, 1.7), (0.3, 1.95), (0.2, 2.05), (0.2, 2.12), (0, 2.12)]
    lid = [(0, 2.1), (0.23, 2.1), (0.24, 2.13), (0.24, 2.45), (0.21, 2.5), (0, 2.5)]
    loop = [(-0.16, 0, 2.48), (-0.16, 0, 2.66), (0, 0, 2.76), (0.16, 0, 2.66), (0.16, 0, 2.48)]
    plastic = surface(cap, cap, roughness=0.4)
    return [lathe(side, paint), lathe(lid, plastic), tubes([loop], 0.05, plastic, fineness=6)]


def _bowl():
    """A singing bowl on its cushion, with its mallet."""
    bronze = surface('#8a5a24', '#b5803f', '#6b4218', scale=5, roughness=0.3, metallic=1, bump=0.25, bump_scale=9)
    silk = surface('#7a1f2a', '#8f2c36', scale=9, roughness=0.5, sheen=0.8, bump=0.1)
    ring = blob_data((0.85, 0.85, 0.16), 0.03, 1.2, 5, floor=-0.12)
    side = [
        (0, 0.22),
        (0.4, 0.24),
        (0.72, 0.44),
        (0.84, 0.8),
        (0.84, 0.96),
        (0.8, 0.97),
        (0.78, 0.8),
        (0.66, 0.48),
        (0, 0.3),
    ]
    stick = [(0.3, -1.35, 0.1), (0.7, -1.1, 0.1), (1.2, -0.8, 0.1), (1.5, -0.62, 0.1)]
    handle = surface('#4a2a18', '#6b4026', scale=4, stretch=(9, 1, 9), roughness=0.45)
    felt = surface('#7a2430', '#8a303c', roughness=0.95, sheen=0.6)
    parts = [
        place(ring, silk, (0, 0, 0.15)),
        lathe(side, bronze, wobble=0.006),
        tubes([stick], 0.09, handle, fineness=6),
    ]
    return [*parts, tubes([[(1.0, -0.92, 0.1), (1.2, -0.8, 0.1), (1.4, -0.68, 0.1)]], 0.13, felt, fineness=6)]


def _rope(colour='#c8641c'):
    """A skipping rope in loops."""
    cord = surface('#1b1c1e', '#26282a', roughness=0.4)
    path = []
    for step in range(70):
        turn = step * 0.26
        reach = 0.95 + 0.12 * math.sin(step * 0.5) + 0.006 * step
        path.append((reach * math.cos(turn), 0.7 * reach * math.sin(turn), 0.05 + 0.0012 * step))
    grip = surface(colour, colour, roughness=0.5)
    handles = [[path[0], (path[0][0] + 0.4, path[0][1] - 0.5, 0.12), (path[0][0] + 0.7, path[0][1] - 0.9, 0.12)]]
    return [tubes([path], 0.035, cord), tubes(handles, 0.11, grip, fineness=6)]


def _barbell(colours=('#b8281e', '#1f3a7a', '#17181a')):
    """A loaded barbell along the x axis; its plates are 45 cm wide."""
    chrome = _steel()
    parts = [tubes([[(x, 0, 2.25) for x in (-7, -3, 3, 7)]], 0.14, chrome, fineness=8)]
    for side in (-1, 1):
        for i, colour in enumerate(colours):
            rubber = _rubber(colour, colour)
            half = [(0.3, 0.3), (1.1, 0.28), (1.2, 0.2), (1.85, 0.2), (1.95, 0.3), (2.22, 0.3), (2.25, 0.26)]
            plate = [(r, -z) for r, z in half] + [(r, z) for r, z in reversed(half)]
            spot = (side * (3.4 + 0.64 * i), 0, 2.25)
            parts.append(lathe(plate, rubber, 96, smooth=False, location=spot, rotation=(0, math.pi / 2, 0)))
            hub = [(0.16, 0.32), (0.5, 0.32), (0.55, 0.28)]
            turned = (0, side * math.pi / 2, 0)
            parts.append(lathe(hub, chrome, 64, smooth=False, location=spot, rotation=turned))
        collar = [(0.14, -0.15), (0.3, -0.15), (0.3, 0.15), (0.14, 0.15)]
        parts.append(lathe(collar, chrome, 48, location=(side * 5.6, 0, 2.25), rotation=(0, math.pi / 2, 0)))
    return parts


def _chalk():
    """A bowl of chalk."""
    steel = surface('#8f9296', roughness=0.35, metallic=1)
    powder = surface('#efece6', '#fbfaf7', scale=12, roughness=0.95, bump=0.8, bump_scale=30)
    side = [(0, 0), (0.7, 0), (1.1, 0.5), (1.2, 0.8), (1.14, 0.8), (1.0, 0.5), (0, 0.2)]
    heap = blob_data((0.9, 0.9, 0.45), 0.2, 3.5, 5, octaves=6)
    return [lathe(side, steel), place(heap, powder, (0, 0, 0.55))]


THINGS = {
    'barbell': _barbell,
    'chalk': _chalk,
    'dumbbell': _dumbbell,
    'kettlebell': _kettlebell,
    'mat': _mat,
    'block': _block,
    'towel': folded_towel,
    'bottle': _bottle,
    'bowl': _bowl,
    'rope': _rope,
}

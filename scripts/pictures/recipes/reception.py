"""The reception of a dental clinic: a bright counter, a sign with a tooth, chairs to wait. 1 unit is 1 m."""

import math

from kit.camera import camera
from kit.furniture import black_steel, chair, potted_plant
from kit.lights import area_light, sky
from kit.materials import glowing, surface
from kit.rooms import floor_of_planks, plain_walls, window_wall
from kit.shapes import box, group, slab
from kit.solids import lathe, tubes
from kit.vessels import glaze
from kit.wood import wood

# the left half of a tooth, from the middle of its crown down to the fork of its roots
TOOTH = (
    (0, 0.34), (-0.1, 0.38), (-0.22, 0.4), (-0.34, 0.34), (-0.38, 0.2), (-0.35, 0.04), (-0.28, -0.14), (-0.24, -0.34),
    (-0.18, -0.44), (-0.12, -0.38), (-0.09, -0.22), (-0.05, -0.1), (0, -0.06),
)  # fmt: skip


def build(accent='#5fa8a0', turn=0.0):
    """`accent` is the colour of the wall behind the counter and of the chairs."""
    sky('#eaf0f4', 0.8)
    area_light((-3.5, 1, 1.8), (0, 1, 0.8), 3.2, 260, '#f2f7ff', size_y=2.2)
    area_light((0.3, -2.8, 2.9), (0.3, 2, 0.6), 3.4, 110, '#fffaf2')
    timber, steel = wood('#b08a60', '#dcb98c', 0.35), black_steel()
    floor_of_planks('#b0946c', '#d6be98', 0.2, 0.3)
    white = surface('#f0efea', roughness=0.85)
    plain_walls(white, white, surface('#f2f0ea', roughness=0.9))
    window_wall(surface('#e9e9e6', roughness=0.4), white, '#dbe9f4', 3.0, lamps=0)
    _back_wall(accent, timber)
    _counter(timber)
    seat = surface(accent, accent, scale=30, roughness=0.8, sheen=0.3)
    for i in range(3):
        chair(-2.3, 1.3 + 0.72 * i, -math.pi / 2, seat, timber)
    box((0.46, 0.46, 0.04), timber, 0.012, location=(-2.3, 3.45, 0.42))
    box((0.06, 0.06, 0.4), steel, 0.006, location=(-2.3, 3.45, 0.2))
    _magazines((-2.3, 3.45, 0.44))
    _picture(timber)
    potted_plant(2.95, 3.35, glaze('stoneware'), 1.1, leaves=70)
    potted_plant(-1.45, 3.5, glaze('sand'), 0.9, leaves=50)
    camera((-1.25 + turn, -2.9, 1.5), (0.4, 2.6, 1.12), lens=30, blur=0.03, focus=(0.5, 1.8, 1.0))


def _back_wall(accent, timber):
    """A coloured panel with the lit tooth between slats."""
    panel = surface(accent, accent, scale=2, roughness=0.7)
    box((2.3, 0.05, 2.9), panel, 0.01, location=(0.9, 3.96, 1.5))
    for side in (-1, 1):
        for i in range(9):
            box((0.045, 0.06, 2.9), timber, 0.008, location=(0.9 + side * (1.22 + 0.085 * i), 3.95, 1.5))
    outline = [*TOOTH, *((-x, y) for x, y in reversed(TOOTH[1:-1]))]
    white = slab([(x * 0.85, y * 0.85) for x, y in outline], 0.04, surface('#fbfaf6', roughness=0.4), 0.012,
                 location=(0.9, 3.9, 2.02), rotation=(math.pi / 2, 0, 0))  # fmt: skip
    inputs = white.data.materials[0].node_tree.nodes['Principled BSDF'].inputs
    inputs['Emission'].default_value = (1, 1, 0.97, 1)
    inputs['Emission Strength'].default_value = 0.5
    ring = [
        (0.9 + 0.58 * math.cos(i * math.pi / 24), 3.92, 2.02 + 0.58 * math.sin(i * math.pi / 24)) for i in range(49)
    ]
    tubes([ring], 0.014, glowing('#fff6e6', 3.5), fineness=4)
    area_light((0.9, 3.5, 2.9), (0.9, 3.95, 1.6), 2.0, 14, '#fff2de', size_y=0.08)


def _picture(timber):
    box((0.95, 0.04, 0.7), timber, 0.008, location=(-2.25, 3.97, 1.65))
    box((0.89, 0.02, 0.64), surface('#f4f1ea', roughness=0.6), 0.004, location=(-2.25, 3.955, 1.65))
    print_of = surface('#d9a48a', '#e9d9c0', '#7fb0b0', scale=2.2, distortion=1.2, roughness=0.8)
    box((0.62, 0.02, 0.4), print_of, 0.002, location=(-2.25, 3.945, 1.65))


def _counter(timber):
    """A counter with a higher front, screens and a vase."""
    white, y = surface('#f6f5f1', roughness=0.25, coat=0.3), 1.95
    box((2.9, 0.16, 1.1), white, 0.03, location=(0.95, y, 0.57))
    box((3.0, 0.34, 0.05), timber, 0.014, location=(0.95, y + 0.02, 1.14))
    box((2.8, 0.62, 0.04), timber, 0.01, location=(0.95, y + 0.4, 0.75))
    for x in (-0.48, 2.38):
        box((0.08, 0.8, 1.1), white, 0.02, location=(x, y + 0.36, 0.57))
    for i in range(30):
        box((0.03, 0.03, 0.94), timber, 0.008, location=(-0.4 + 0.0935 * i, y - 0.09, 0.55))
    box((2.9, 0.02, 0.08), surface('#b9bcc0', roughness=0.3, metallic=1), 0.004, location=(0.95, y - 0.085, 0.05))
    black = surface('#1d1f22', roughness=0.4)
    for x, turned in ((0.35, 0.25), (1.6, -0.2)):
        screen = [
            box((0.54, 0.025, 0.33), black, 0.01, location=(0, 0, 0.32)),
            box((0.05, 0.05, 0.2), black, 0.01, location=(0, 0.02, 0.1)),
        ]
        group(screen, (x, y + 0.42, 0.87), (0, 0, turned))
    vase = [(0, 0), (0.05, 0), (0.075, 0.08), (0.04, 0.19), (0.05, 0.22), (0.042, 0.22), (0, 0.03)]
    lathe(vase, glaze('celadon'), 48, location=(2.05, y, 1.166))
    green = surface('#4f7a4a', '#6b965f', scale=5, roughness=0.5)
    for i in range(7):
        lean = (0.12 * math.cos(i * 0.9), 0.12 * math.sin(i * 0.9))
        stem = [(2.05 + lean[0] * t * t, y + lean[1] * t * t, 1.3 + 0.36 * t) for t in (0, 0.35, 0.7, 1)]
        tubes([stem], 0.02, green, taper=lambda t: 0.3 + 1.4 * t * (1.1 - t), flatness=0.4)
    cards = surface('#fdfcf8', roughness=0.6)
    box((0.1, 0.06, 0.03), timber, 0.006, location=(0.0, y - 0.02, 1.18))
    box((0.085, 0.03, 0.055), cards, 0.002, location=(0.0, y - 0.02, 1.2), rotation=(-0.25, 0, 0))


def _magazines(spot):
    x, y, z = spot
    for i, colour in enumerate(('#d9a48a', '#e9e4d8', '#7a9ab0')):
        box(
            (0.21, 0.28, 0.008),
            surface(colour, roughness=0.35),
            0.001,
            location=(x, y, z + 0.005 + 0.009 * i),
            rotation=(0, 0, 0.25 * i),
        )

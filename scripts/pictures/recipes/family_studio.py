"""The studio of the photographer made ready for a family: sage paper, a bench, cushions. 1 unit is 1 m."""

from kit.camera import camera
from kit.lights import area_light, sky
from kit.materials import surface
from kit.shapes import box
from kit.solids import lathe, tubes
from kit.wood import wood
from recipes.photo_studio import backdrop, empty_studio, soft_box, stool


def build(turn=0.0):
    """`turn` moves the camera sideways."""
    sky('#e6e2da', 0.4)
    area_light((-4.2, 0.4, 2.0), (0, 1.6, 0.8), 2.6, 170, '#fff0dc', size_y=2.4)
    black = empty_studio()
    backdrop('#8a9a88', black)
    timber = wood('#6b4526', '#a8743f', 0.35)
    _bench((0.3, 2.2), timber)
    stool((1.25, 1.95), timber)
    soft_box((-1.5, 1.0, 2.05), (0.3, 2.2, 0.7), black, 120)
    area_light((1.9, -1.0, 2.4), (0.3, 2.2, 0.6), 1.6, 60, '#ffe6c8')
    camera((1.55 + turn, -1.9, 1.35), (0.12, 2.4, 1.1), lens=31, blur=0.03, focus=(0.3, 2.2, 0.6))


def _bench(spot, timber):
    """A low bench with cushions and a knitted blanket, where a family sits."""
    x, y = spot
    box((1.35, 0.4, 0.05), timber, 0.014, location=(x, y, 0.44))
    for dx in (-0.55, 0.55):
        for dy in (-0.13, 0.13):
            tubes(
                [[(x + dx, y + dy, 0.43), (x + dx * 1.05, y + dy * 1.2, 0.2), (x + dx * 1.1, y + dy * 1.4, 0.01)]],
                0.022,
                timber,
            )
    wool = surface('#d9a05a', '#c98a44', scale=40, roughness=0.95, sheen=0.5, bump=0.4, bump_scale=90)
    for i in range(3):
        box(
            (0.42 - 0.01 * i, 0.34, 0.05),
            wool,
            0.022,
            location=(x - 0.38, y, 0.49 + 0.046 * i),
            rotation=(0, 0, 0.06 * i),
        )
    for dx, colour, high in ((0.62, '#b5643a', 0.0), (0.2, '#e6dccb', 0.0)):
        cloth = surface(colour, colour, scale=30, roughness=0.95, sheen=0.5, bump=0.3, bump_scale=90)
        box((0.4, 0.4, 0.15), cloth, 0.07, location=(x - 0.55 + dx, y - 0.5, 0.085 + high), rotation=(0, 0, dx))
    ball = surface('#c8402c', '#d9604a', scale=3, roughness=0.5)
    lathe([(0, 0), (0.09, 0.03), (0.12, 0.12), (0.09, 0.21), (0, 0.24)], ball, 40, location=(x - 0.85, y - 0.35, 0.012))

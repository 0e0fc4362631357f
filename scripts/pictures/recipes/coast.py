"""By the sea: a lighthouse on its rock, an inflatable boat at a jetty, kayaks on a beach. 1 unit is 1 m."""

import math

from mathutils import noise

from kit import chance
from kit.camera import camera
from kit.lights import sky
from kit.materials import surface
from kit.outdoors import ridge
from kit.shapes import box, group, sheet
from kit.solids import lathe, tubes
from kit.wood import wood
from props.boats import inflatable, moored
from props.kayaks import kayak, paddle
from props.lighthouse import cormorant, gull, keepers_house, lighthouse
from props.sea import clear_sky, islet, pebbles, sea, sunlight


def build(motif='lighthouse', turn=0.0):
    """Motifs: lighthouse, boat, kayaks. `turn` moves the camera sideways."""
    MOTIFS[motif](turn)


def _lighthouse(turn):
    sky('#cfdcec', 0.5)
    clear_sky('#f6cfa4', '#6f9fd0', height=34, strength=1.12)
    ridge('#9aa6bc', 56, 3.2, 1.2, 0.85)
    ridge('#7d90a4', 52, 1.5, 3.4, 0.75)
    sunlight((0.75, 0.55, -0.42), 3.4, '#ffd9a8')
    sea(('#24566a', '#2c6274'), swell=0.16)
    islet((1.5, 26, 0), 21, 9, 3.6, seed=4, grass=0.5)
    islet((-9.5, 21, 0), 6, 4, 1.5, seed=9)
    islet((6.5, 15, 0), 4.4, 3, 1.1, seed=2)
    group(lighthouse(8.4), (0.4, 26.4, 2.0))
    group(keepers_house(), (4.6, 27, 1.7), (0, 0, -0.3), 0.85)
    for x, y, z, heading in (
        (-10.3, 20.4, 0.55, 0.5),
        (-9.4, 20.2, 0.75, -0.4),
        (-8.7, 20.3, 0.6, 1.2),
        (6.1, 14.5, 0.42, 0.9),
        (7.1, 14.7, 0.34, -1.3),
    ):
        cormorant((x, y, z), heading, 1.0)
    for x, y, z, size in (
        (-5.2, 18, 6.4, 1.1),
        (-3.6, 19, 7.3, 1.0),
        (-6.8, 22, 8.2, 1.0),
        (5.4, 20, 8.6, 1.0),
        (-1.9, 14, 4.9, 0.9),
    ):
        gull((x, y, z), chance.between(-2.6, -1.0), size)
    camera((-1.0 + turn, -5.5, 2.2), (0, 26, 4.7), lens=43, blur=0.01, focus=(0, 24, 3))


def _boat(turn):
    sky('#d3deea', 0.6)
    clear_sky('#f3c79a', '#5f96cc', height=30, strength=1.05)
    ridge('#7f93a8', 55, 4.4, 0.9, 0.75)
    ridge('#3f5f60', 48, 2.0, 4.0, 0.5, 1.0)
    sunlight((0.7, 0.35, -0.6), 3.2, '#ffdcb0')
    sea(('#1d4a56', '#25565f'), swell=0.07, near=-10)
    moored(inflatable(), (0.2, 0.9, 0), -2.2)
    timber, pile = wood('#6b5a48', '#9c8a74', 0.7), wood('#4a3a2c', '#75614c', 0.7)
    for i in range(60):
        box((0.14, 5, 0.05), timber, 0.006, location=(-4.5 + i * 0.147, 6.0, 0.72 + chance.between(-0.003, 0.003)))
    box((9, 0.16, 0.18), timber, 0.01, location=(0, 3.58, 0.62))
    for x in (-3.6, -0.2, 3.4):
        lathe([(0, 1.5), (0.12, 1.49), (0.14, 1.45), (0.145, -1.4)], pile, 40, wobble=0.01, location=(x, 3.5, 0))
    rope = surface('#c4a878', '#a88a5c', scale=60, roughness=0.95)
    tubes([[(3.4, 3.36, 1.0), (3.25, 2.2, 0.5), (2.9, 0.6, 0.45), (2.42, -0.62, 0.78)]], 0.018, rope)
    tubes(
        [[(3.4 + 0.16 * math.cos(i * 0.5), 3.5 + 0.16 * math.sin(i * 0.5), 1.0 + 0.002 * i) for i in range(40)]],
        0.018,
        rope,
    )
    camera((2.0 + turn, -4.9, 2.9), (0.4, 1.2, 0.45), lens=37, blur=0.015, focus=(0, 1, 0.5))


def _kayaks(turn):
    sky('#d9e2ee', 0.55)
    clear_sky('#fbd7b0', '#74a8d8', height=30, strength=1.12)
    ridge('#8fa0b4', 56, 4.6, 2.2, 0.8)
    ridge('#4f6f74', 50, 2.2, 0.3, 0.6, 0.8)
    sunlight((0.8, -0.05, -0.5), 3.2, '#ffd6a4')
    sea(('#2a6470', '#347680'), swell=0.06, near=2.5)

    def beach(x, y):
        return 0.42 - 0.1 * y + 0.03 * noise.noise((x * 0.9, y * 0.9, 2)) - 0.05 * max(0, y - 3)

    sand = surface('#8f8a80', '#a8a296', '#757068', scale=40, roughness=0.95, bump=0.6, bump_scale=60)
    sheet(lambda u, v: ((u - 0.5) * 18, -4 + 10 * v, beach((u - 0.5) * 18, -4 + 10 * v)), 160, 120, sand)
    pebbles(-5.5, 3.5, -1.6, 4.8, beach, 13000, (0.012, 0.042))
    for x, y, turned, colours in (
        (-0.62, 1.3, 0.32, ('#b8400f', '#d0601c')),
        (0.62, 1.45, 0.12, ('#1f7a80', '#2f9494')),
    ):
        group(kayak(*colours), (x, y, beach(x, y) + 0.0), (-0.1, 0.05, turned))
    group(paddle(), (0.05, 1.05, beach(0, 1.05) + 0.36), (0.02, 0.02, 0.25))
    log = wood('#8f8476', '#c4b8a6', 0.8)
    lathe(
        [(0, 0), (0.16, 0.02), (0.14, 1.4), (0.11, 3.1), (0, 3.12)],
        log,
        40,
        wobble=0.03,
        location=(2.0, 3.4, beach(2.4, 3.4) + 0.12),
        rotation=(0, math.pi / 2, 0.1),
    )
    camera((1.7 + turn, -2.7, 1.85), (-0.1, 1.3, 0.36), lens=47, blur=0.02, focus=(0, 0.8, 0.4))


MOTIFS = {'lighthouse': _lighthouse, 'boat': _boat, 'kayaks': _kayaks}

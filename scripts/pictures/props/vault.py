"""The round door of a vault, ajar in its frame; lengths are in units of 10 cm, the door faces the viewer."""

import math

from kit.materials import surface
from kit.shapes import box, group
from kit.solids import lathe, tubes


def steel(colour='#8f9498', roughness=0.3):
    """Brushed metal."""
    return surface(colour, '#a5aaae', scale=7, roughness=roughness, rough_to=roughness + 0.15, metallic=1)


def vault():
    """The frame, the door before it and what is behind: dark."""
    dull, bright, brass = steel('#5a6066', 0.4), steel('#a9aeb2', 0.2), surface('#b5823c', roughness=0.22, metallic=1)
    wall = surface('#4a4d50', '#5a5d60', scale=1.5, roughness=0.8)
    parts = [box((60, 1.0, 40), wall, 0.02, location=(0, 2.6, 12))]
    turned = {'rotation': (math.pi / 2, 0, 0)}
    ring = [(9.4, 0), (11.6, 0), (11.8, 0.2), (11.8, 1.0), (11.5, 1.3), (10.2, 1.3), (9.9, 1.0), (9.4, 0.2)]
    parts.append(lathe(ring, dull, 160, smooth=False, location=(0, 2.1, 12), **turned))
    for i in range(24):
        turn = i * math.pi / 12
        spot = (10.9 * math.cos(turn), 0.7, 12 + 10.9 * math.sin(turn))
        parts.append(
            lathe([(0.32, 0), (0.32, 0.22), (0.2, 0.34), (0, 0.36)], bright, 32, smooth=False, location=spot, **turned)
        )
    parts.append(group(_door(dull, bright, brass), (0, 0.4, 12), (0, 0, 0)))
    for z in (8.2, 15.8):
        hinge = [(0, -1.2), (0.9, -1.2), (0.95, -1.1), (0.95, 1.1), (0.9, 1.2), (0, 1.2)]
        parts.append(lathe(hinge, dull, 48, smooth=False, location=(-11.4, 0.0, z)))
        parts.append(box((3.6, 0.7, 1.3), dull, 0.15, location=(-9.6, -0.4, z)))
    return parts


def _door(dull, bright, brass):
    """The door itself around the origin, its outer side to the viewer."""
    turned = {'rotation': (math.pi / 2, 0, 0)}
    face = [
        (0, 0.9),
        (3.2, 0.9),
        (3.3, 0.8),
        (6.6, 0.8),
        (6.8, 1.1),
        (7.5, 1.1),
        (7.7, 0.8),
        (8.9, 0.8),
        (9.3, 0.5),
        (9.3, -0.6),
    ]
    parts = [lathe(face, bright, 160, smooth=False, **turned)]
    for reach, what, size in ((8.3, dull, 0.26), (7.15, brass, 0.18)):
        for i in range(32):
            turn = (i + 0.5) * math.pi / 16
            spot = (reach * math.cos(turn), -0.85 if what is dull else -1.08, reach * math.sin(turn))
            parts.append(
                lathe(
                    [(size, 0), (size, 0.08), (size * 0.7, 0.2), (0, 0.24)],
                    what,
                    24,
                    smooth=False,
                    location=spot,
                    **turned,
                )
            )
    for i in range(8):
        turn = i * math.pi / 4 + math.pi / 8
        bolt = [(0, 0), (0.42, 0), (0.42, 2.5), (0.36, 2.6), (0, 2.6)]
        spot = (3.7 * math.cos(turn), -1.2, 3.7 * math.sin(turn))
        rod = lathe(bolt, bright, 32, smooth=False, location=spot, rotation=(0, math.pi / 2 - turn, 0))
        block = box(
            (1.0, 0.9, 1.3),
            dull,
            0.12,
            location=(5.0 * math.cos(turn), -1.15, 5.0 * math.sin(turn)),
            rotation=(0, -turn, 0),
        )
        parts += [rod, block]
    return [*parts, *_wheel(dull, brass), *_dial(dull, bright)]


def _wheel(dull, brass):
    """Three spokes and a rim, in front of the middle."""
    rim = [(2.6 * math.cos(t), -2.2, 2.6 * math.sin(t)) for t in (i * math.pi / 24 for i in range(49))]
    spokes = []
    for i in range(5):
        turn = math.pi / 2 + i * 2 * math.pi / 5
        spokes.append([(r * math.cos(turn), -2.2, r * math.sin(turn)) for r in (0.2, 1.4, 2.6, 3.5)])
    hub = [(0, 0.8), (0.9, 0.8), (0.8, 1.6), (0.7, 2.3), (0.5, 2.5), (0, 2.6)]
    parts = [tubes([rim], 0.22, brass, fineness=7), tubes(spokes, 0.16, brass, fineness=6)]
    parts.append(lathe(hub, dull, 64, smooth=False, rotation=(math.pi / 2, 0, 0)))
    for i in range(5):
        turn = math.pi / 2 + i * 2 * math.pi / 5
        knob = [(0, -0.4), (0.26, -0.3), (0.32, 0), (0.26, 0.3), (0, 0.4)]
        spot = (3.6 * math.cos(turn), -2.2, 3.6 * math.sin(turn))
        parts.append(lathe(knob, brass, 32, location=spot, rotation=(0, math.pi / 2 - turn, 0)))
    return parts


def _dial(dull, bright):
    """A dial with its marks, to the right of the wheel."""
    spot, black, white = (
        (5.1, -1.0, 0.0),
        surface('#15161a', roughness=0.35, coat=0.4),
        surface('#e6e2d6', roughness=0.5),
    )
    turned = {'rotation': (math.pi / 2, 0, 0)}
    parts = [lathe([(0, 0.1), (1.0, 0.1), (1.1, 0.02), (1.1, -0.2)], black, 80, smooth=False, location=spot, **turned)]
    parts.append(lathe([(1.1, 0.14), (1.25, 0.1), (1.3, -0.2)], bright, 80, smooth=False, location=spot, **turned))
    parts.append(
        lathe([(0, 0.7), (0.36, 0.68), (0.42, 0.6), (0.42, 0.1)], dull, 48, smooth=False, location=spot, **turned)
    )
    for i in range(40):
        turn, long = i * math.pi / 20, 0.26 if i % 5 == 0 else 0.14
        reach = 0.98 - long / 2
        at = (spot[0] + reach * math.sin(turn), spot[1] - 0.105, reach * math.cos(turn))
        parts.append(box((0.035, 0.02, long), white, 0.004, location=at, rotation=(0, turn, 0)))
    return parts

"""Tools, paint and lamps of a handyman, a plumber and an electrician."""

import math

from kit.arrange import arrange
from kit.clear import glass
from kit.materials import glowing, surface
from kit.shapes import box, round_edges, sheet
from kit.solids import blob, lathe, tubes
from kit.wood import wood
from props.tools import hammer, screwdriver, screws, spanner, steel, tape

DEFAULT = (('hammer', (-0.3, 0.3), 25), ('spanner', (0.3, -0.6), 10), ('screws', (1.2, 0.3), 0))


def build(things=DEFAULT, **scene):
    """Things: hammer, spanner, screwdriver, screws, tape, paint, brush, roller, bulb, pipe, pipe-wrench."""
    arrange(THINGS, things, **scene)


def _paint(colour='#3f7a78', open_top=True):
    """A tin of paint, open, with a run down its side."""
    tin, paint = steel('#b9bcc0', 0.25), surface(colour, colour, roughness=0.12, coat=0.8)
    side = [
        (0, 0),
        (0.72, 0),
        (0.75, 0.03),
        (0.74, 0.06),
        (0.74, 1.42),
        (0.77, 1.46),
        (0.77, 1.5),
        (0.68, 1.5),
        (0.66, 1.4),
        (0.66, 0.3),
    ]
    parts = [lathe(side, tin, smooth=False), lathe([(0.67, 1.36), (0.3, 1.36), (0, 1.36)], paint)]
    label = surface('#efe9dd', roughness=0.6)
    parts.append(lathe([(0.746, 0.2), (0.746, 1.25)], label, 96, smooth=False))
    for turn, low, wide in ((-1.6, 0.75, 0.07), (-1.35, 1.05, 0.05), (-1.85, 1.2, 0.045)):
        x, y = math.cos(turn), math.sin(turn)
        run = [
            (0.7 * x, 0.7 * y, 1.5),
            (0.78 * x, 0.78 * y, 1.5),
            (0.775 * x, 0.775 * y, 1.35),
            (0.765 * x, 0.765 * y, low),
        ]
        parts.append(tubes([run], wide, paint, fineness=4, taper=lambda t: 0.9 + 0.5 * t**3))
    stripe = surface(colour, colour, roughness=0.6)
    parts.append(lathe([(0.75, 0.45), (0.75, 0.8)], stripe, 96, smooth=False))
    return parts


def _brush(colour='#3f7a78'):
    """A flat brush lying along the x axis, its dipped bristles to the left."""
    handle, metal = wood('#8a5428', '#c98f52', 0.3), steel('#c9a85c', 0.25)
    hair, wet = (
        surface('#d9c39a', '#b59a68', scale=2, stretch=(1, 40, 40), roughness=0.7),
        surface(colour, colour, roughness=0.15, coat=0.8),
    )
    parts = [
        box((0.4, 0.86, 0.2), metal, 0.03, location=(0, 0, 0.16)),
        box((0.5, 0.84, 0.17), hair, 0.04, location=(-0.4, 0, 0.16)),
    ]
    parts.append(blob(wet, (-0.72, 0, 0.16), radii=(0.3, 0.44, 0.1), uneven=0.12, frequency=3, subdivisions=5))

    def grip(u, v):
        turn = u * 2 * math.pi
        wide = 0.4 * (1 - v) ** 1.5 + 0.1 + 0.05 * math.sin(v * 3)
        ends = min(1, (1 - v) * 12) ** 0.5
        return 0.15 + 1.35 * v, wide * ends * math.cos(turn), 0.16 + 0.09 * ends * math.sin(turn)

    return [*parts, sheet(grip, 48, 30, handle, closed_across=True)]


def _bulb(lit=True):
    """A filament bulb standing on its cap."""
    brass, wire = surface('#b58a3c', roughness=0.3, metallic=1), glowing('#ff9a3c', 9) if lit else steel()
    cap = [(0, 0), (0.1, 0), (0.2, 0.05)]
    for i in range(5):
        cap += [(0.235, 0.1 + 0.07 * i), (0.215, 0.135 + 0.07 * i)]
    parts = [lathe([*cap, (0.22, 0.46), (0.2, 0.5)], brass, 48, smooth=False)]
    shell = [(0.2, 0.48), (0.25, 0.6), (0.42, 0.9), (0.48, 1.15), (0.4, 1.42), (0.2, 1.56), (0, 1.6)]
    parts.append(lathe(shell, glass('#fdf4e2')))
    for i in range(4):
        turn = i * math.pi / 2 + 0.4
        x, y = math.cos(turn), math.sin(turn)
        line = [
            (0.05 * x, 0.05 * y, 0.55),
            (0.14 * x, 0.14 * y, 0.85),
            (0.1 * x, 0.1 * y, 1.2),
            (0.16 * y, -0.16 * x, 0.9),
            (0.06 * y, -0.06 * x, 0.6),
        ]
        parts.append(tubes([line], 0.012, wire, fineness=3))
    return [*parts, lathe([(0.06, 0.5), (0.05, 0.6), (0, 0.62)], glass(), 24)]


def _pipe(colour='#b5673a'):
    """Copper pipes with an elbow and a brass valve."""
    copper, brass = (
        surface(colour, '#c98052', scale=5, roughness=0.25, metallic=1),
        surface('#b58a3c', roughness=0.28, metallic=1),
    )
    path = [(-2.2, 0.2, 0.2), (-1.0, 0.2, 0.2), (-0.1, 0.2, 0.2), (0.45, 0.25, 0.2), (0.6, 0.6, 0.2), (0.6, 1.5, 0.2)]
    parts = [
        tubes([path], 0.16, copper, fineness=8),
        tubes([[(-1.6, -0.75, 0.14), (0, -0.6, 0.14), (1.6, -0.42, 0.14)]], 0.13, copper, fineness=8),
    ]
    for x in (-1.25, -0.75):
        nut = lathe(
            [(0, -0.12), (0.27, -0.12), (0.27, 0.12), (0, 0.12)],
            brass,
            6,
            smooth=False,
            location=(x, 0.2, 0.23),
            rotation=(0, math.pi / 2, 0),
        )
        parts.append(round_edges(nut, 0.03, 2))
        nut.data.polygons.foreach_set('use_smooth', [False] * len(nut.data.polygons))
    parts.append(blob(brass, (-1.0, 0.2, 0.22), radii=(0.24, 0.24, 0.24), uneven=0, subdivisions=5))
    red = surface('#a8201c', roughness=0.3, coat=0.4)
    wheel = [(-1.0 + 0.32 * math.cos(i * 0.5236), 0.2 + 0.32 * math.sin(i * 0.5236), 0.78) for i in range(13)]
    spokes = [
        [(-1.0, 0.2, 0.78), (-1.0 + 0.32 * math.cos(t), 0.2 + 0.32 * math.sin(t), 0.78)] for t in (0, 1.57, 3.14, 4.71)
    ]
    return [
        *parts,
        tubes([wheel, *spokes], 0.05, red, fineness=5),
        tubes([[(-1.0, 0.2, 0.3), (-1.0, 0.2, 0.85)]], 0.05, brass),
    ]


THINGS = {
    'hammer': hammer, 'spanner': spanner, 'screwdriver': screwdriver, 'screws': screws, 'tape': tape, 'paint': _paint,
    'brush': _brush, 'bulb': _bulb, 'pipe': _pipe,
}  # fmt: skip

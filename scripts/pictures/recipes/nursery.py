"""Wooden toys and gifts for children: a train on its rails, a rattle, picture books, wrapped books."""

import math

from kit import chance
from kit.arrange import arrange
from kit.materials import surface
from kit.shapes import box, group
from kit.solids import blob, lathe, tubes
from kit.wood import wood
from props.gifts import blanket, book, gift_box, paint, rattle, wrapped_books

DEFAULT = (('rails', (0, 0), 0), ('train', (0, 0), 0))


def build(things=DEFAULT, **scene):
    """Things: rails, train, tree, house, rattle, book, wrapped-books, gift-box, blanket, marble."""
    arrange(THINGS, things, **scene)


def _rails(radius=1.7):
    """A bend of wooden track around the point (0, radius)."""
    timber, groove = wood('#b58a58', '#dfba88', 0.5), surface('#8a6238', roughness=0.8)
    parts = []
    for i in range(15):
        start = -math.pi / 2 + (i - 7) * 0.2
        line, inner, outer = [], [], []
        for step in range(5):
            turn = start + 0.19 * step / 4
            for reach, path in ((radius, line), (radius - 0.16, inner), (radius + 0.16, outer)):
                path.append((reach * math.cos(turn), radius + reach * math.sin(turn), 0.06))
        parts.append(tubes([line], 0.3, timber, flatness=0.2))
        parts.append(
            tubes([[(x, y, 0.115) for x, y, _ in path] for path in (inner, outer)], 0.035, groove, flatness=0.3)
        )
    return parts


def _train(colours=('#b8281e', '#2f6a9a', '#d9a02c', '#4a8a4a'), radius=1.7):
    """An engine with three cars on the track."""
    parts = []
    for i, colour in enumerate(colours):
        turn = -math.pi / 2 + 0.5 - 0.37 * i
        car = _engine(colour) if i == 0 else _car(colour, i)
        spot = (radius * math.cos(turn), radius + radius * math.sin(turn), 0.12)
        parts.append(group(car, spot, (0, 0, turn + math.pi / 2)))
    return parts


def _wheels(parts):
    black = surface('#26221e', roughness=0.5)
    for x in (-0.16, 0.16):
        for side in (-1, 1):
            wheel = lathe([(0.1, -0.03), (0.1, 0.03), (0.03, 0.035), (0, 0.035)], black, 32, smooth=False)
            wheel.location, wheel.rotation_euler = (x, side * 0.17, 0.1), (-side * math.pi / 2, 0, 0)
            parts.append(wheel)
    return parts


def _engine(colour):
    red, brass, black = paint(colour), surface('#c9a24a', roughness=0.3, metallic=1), surface('#26221e', roughness=0.4)
    parts = [box((0.6, 0.28, 0.1), black, 0.03, location=(0, 0, 0.16))]
    boiler = lathe([(0, -0.22), (0.12, -0.22), (0.135, -0.2), (0.135, 0.18), (0, 0.18)], red, 48, smooth=False)
    boiler.location, boiler.rotation_euler = (0.08, 0, 0.34), (0, math.pi / 2, 0)
    parts += [boiler, box((0.24, 0.28, 0.36), red, 0.04, location=(-0.19, 0, 0.38))]
    parts.append(box((0.3, 0.34, 0.05), black, 0.02, location=(-0.19, 0, 0.58)))
    parts.append(
        lathe([(0.05, 0), (0.05, 0.14), (0.075, 0.2), (0, 0.2)], black, 32, smooth=False, location=(0.2, 0, 0.45))
    )
    parts.append(blob(brass, (0.03, 0, 0.48), radii=(0.06, 0.06, 0.06), uneven=0, subdivisions=4))
    return _wheels(parts)


def _car(colour, index):
    side = paint(colour)
    parts = [box((0.52, 0.3, 0.08), wood('#b58a58', '#dfba88', 0.5), 0.02, location=(0, 0, 0.16))]
    parts.append(box((0.48, 0.28, 0.2), side, 0.03, location=(0, 0, 0.28)))
    for i in range(3 if index % 2 else 0):
        log = [(-0.2, 0.09 * (i - 1), 0.43), (0, 0.09 * (i - 1), 0.43), (0.2, 0.09 * (i - 1), 0.43)]
        parts.append(tubes([log], 0.05, wood('#6b4426', '#94643a', 0.6)))
    return _wheels(parts)


def _tree(colour='#3f7a4a', size=1.0):
    parts = [lathe([(0.07, 0), (0.06, 0.3), (0, 0.3)], wood('#6b4426', '#94643a', 0.5), 24)]
    for i in range(3):
        wide, low = 0.34 - 0.08 * i, 0.24 + 0.26 * i
        parts.append(
            lathe([(wide, low), (wide, low + 0.03), (0.02, low + 0.4), (0, low + 0.4)], paint(colour), 40, smooth=False)
        )
    return [group(parts, scale=size)]


def _house(colour='#e6d9c0', roof='#b5482f'):
    parts = [box((0.8, 0.55, 0.6), paint(colour), 0.03, location=(0, 0, 0.3))]
    top = lathe(
        [(0.62, 0), (0.62, 0.03), (0, 0.45)],
        paint(roof),
        4,
        smooth=False,
        location=(0, 0, 0.6),
        rotation=(0, 0, math.pi / 4),
    )
    top.data.polygons.foreach_set('use_smooth', [False] * len(top.data.polygons))
    top.scale = (1, 0.75, 1)
    parts.append(box((0.16, 0.02, 0.32), paint('#6b4426'), 0.01, location=(-0.15, -0.28, 0.18)))
    return [*parts, top, box((0.2, 0.02, 0.2), paint('#4a6a80'), 0.01, location=(0.2, -0.28, 0.36))]


def _marble():
    glassy = surface(chance.pick(('#2f7a9a', '#c8402c', '#4a9a5a')), roughness=0.04, coat=1)
    return [blob(glassy, (0, 0, 0.12), radii=(0.12,) * 3, uneven=0, subdivisions=4)]


THINGS = {
    'rails': _rails, 'train': _train, 'tree': _tree, 'house': _house, 'rattle': rattle, 'book': book,
    'wrapped-books': wrapped_books, 'gift-box': gift_box, 'blanket': blanket, 'marble': _marble,
}  # fmt: skip

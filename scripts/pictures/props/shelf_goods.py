"""What stands on the shelves of a store, filling a board from x = start to end; here 1 unit is 1 m."""

from kit import chance
from kit.furniture import BOTTLES, JARS, row_of_things
from kit.materials import surface
from kit.shapes import box
from kit.solids import lathe

_paints = {}


def paint(colour, **settings):
    """One material per colour."""
    if colour not in _paints:
        _paints[colour] = surface(colour, colour, scale=5, roughness=settings.pop('roughness', 0.5), **settings)
    return _paints[colour]


def books(start, end, y, z, colours, height=0.27):
    """Spines side by side; some lean, some lie."""
    x = start
    while x < end - 0.05:
        if x < end - 0.25 and chance.between(0, 1) < 0.04:
            for i in range(chance.whole(2, 4)):
                spot = (x + 0.11, y, z + 0.02 + 0.04 * i)
                box((0.22, 0.16, 0.036), paint(chance.pick(colours)), 0.004, location=spot)
            x += 0.24
            continue
        wide, tall = chance.between(0.018, 0.05), height * chance.between(0.7, 1.0)
        box((wide, 0.17, tall), paint(chance.pick(colours)), 0.004, location=(x + wide / 2, y, z + tall / 2))
        x += wide + 0.002
        if chance.between(0, 1) < 0.012:
            x += chance.between(0.05, 0.15)


def jars(start, end, y, z, colours):
    """Jars and pots."""
    row_of_things(JARS, [paint(colour, roughness=0.2, coat=0.5) for colour in colours], start, end, y, z, 0.17)


def bottles(start, end, y, z, colours):
    """Bottles of a bar or a salon."""
    row_of_things(BOTTLES, [paint(colour, roughness=0.12, coat=0.6) for colour in colours], start, end, y, z, 0.115)


def polish(start, end, y, z, colours):
    """Small bottles with black caps, in the order of the colours."""
    cap = paint('#141416', roughness=0.3)
    count = int((end - start) / 0.055)
    for i in range(count):
        colour = colours[min(len(colours) - 1, int(i / count * len(colours)))]
        spot = (start + 0.03 + i * 0.055, y, z)
        lathe([(0, 0), (0.019, 0), (0.02, 0.045), (0, 0.048)], paint(colour, coat=0.8), 16, smooth=False, location=spot)
        lathe([(0.009, 0.045), (0.008, 0.11), (0, 0.112)], cap, 12, smooth=False, location=spot)


def cloth(start, end, y, z, colours):
    """Stacks of folded clothes."""
    x = start + 0.2
    while x < end - 0.15:
        colour = chance.pick(colours)
        for i in range(chance.whole(3, 5)):
            size = (0.31 + chance.between(-0.01, 0.01), 0.24, 0.05)
            tone = colour if chance.between(0, 1) < 0.7 else chance.pick(colours)
            box(size, paint(tone, roughness=0.9, sheen=0.3), 0.02, location=(x, y, z + 0.027 + 0.052 * i))
        x += 0.38

"""Windows, door and fascia of a store towards the street; here 1 unit is 1 m, the wall is y = 0."""

from kit.clear import film
from kit.materials import glowing, surface
from kit.shapes import box, wall
from kit.solids import tubes
from props.shop_walls import upright


def shop_window(opening, trim, posts=3, panelled=True):
    """A large window in a wooden frame; `posts` are the uprights in it."""
    left, right, low, high = opening
    middle, width, pane = (left + right) / 2, right - left, film('#f4f8f7', 1.45, 0.01, ripple=0)
    for x in (left + 0.04, right - 0.04, *(left + width * (i + 1) / (posts + 1) for i in range(posts))):
        box((0.07, 0.1, high - low), trim, 0.008, location=(x, 0.1, (low + high) / 2))
    for z in (low + 0.04, high - 0.46, high - 0.035):
        box((width, 0.09, 0.07), trim, 0.008, location=(middle, 0.1, z))
    wall([(left, 0.12, low), (right, 0.12, low), (right, 0.12, high), (left, 0.12, high)], pane)
    box((width + 0.16, 0.24, 0.06), trim, 0.012, location=(middle, -0.02, low - 0.02))
    if panelled:
        box((width + 0.1, 0.06, low - 0.05), trim, 0.008, location=(middle, -0.03, (low - 0.05) / 2))
        for i in range(posts + 1):
            spot = (left + width * (i + 0.5) / (posts + 1), -0.065, 0.32)
            box((width / (posts + 1) - 0.16, 0.03, 0.36), trim, 0.012, location=spot)


def shop_door(opening, trim, hinge=1):
    """A door with glass in its upper part and a pane above it."""
    left, right, _, high = opening
    middle, width, pane = (left + right) / 2, right - left, film('#f4f8f7', 1.45, 0.01, ripple=0)
    for x in (left + 0.035, right - 0.035):
        box((0.07, 0.14, high), trim, 0.008, location=(x, 0.08, high / 2))
    for z in (2.12, high - 0.035):
        box((width, 0.12, 0.07), trim, 0.008, location=(middle, 0.09, z))
    for x in (left + 0.13, right - 0.13):
        box((0.12, 0.05, 2.04), trim, 0.008, location=(x, 0.1, 1.06))
    for z, height in ((0.16, 0.24), (0.86, 0.12), (2.03, 0.12)):
        box((width - 0.36, 0.044, height), trim, 0.008, location=(middle, 0.1, z))
    box((width - 0.3, 0.03, 0.6), trim, 0.008, location=(middle, 0.11, 0.55))
    box((width - 0.5, 0.03, 0.36), trim, 0.014, location=(middle, 0.09, 0.54))
    wall([(left, 0.12, 0.9), (right, 0.12, 0.9), (right, 0.12, high), (left, 0.12, high)], pane)
    brass, x = surface('#b5852e', roughness=0.25, metallic=1), middle + hinge * (width / 2 - 0.13)
    bar = [(x, 0.06, 0.9), (x, 0.01, 0.93), (x, 0.01, 1.1), (x, 0.01, 1.27), (x, 0.06, 1.3)]
    tubes([bar], 0.014, brass, fineness=5)
    stone = surface('#8f8a80', '#a29d92', scale=5, roughness=0.8)
    box((width + 0.2, 0.5, 0.07), stone, 0.015, location=(middle, -0.1, 0.03))


def fascia(openings, trim, slats=None):
    """The board above window and door with its moulding; `slats` is a wood to cover it with."""
    left, right = min(o[0] for o in openings) - 0.3, max(o[1] for o in openings) + 0.3
    middle, width = (left + right) / 2, right - left
    box((width, 0.1, 0.52), trim, 0.01, location=(middle, -0.03, 2.88))
    for z, out, height in ((2.62, 0.16, 0.06), (3.15, 0.22, 0.06), (3.21, 0.3, 0.06)):
        box((width + out - 0.1, out, height), trim, 0.015, location=(middle, -0.03 - out * 0.2, z))
    if slats:
        for i in range(int(width / 0.085)):
            upright(slats, (0.055, 0.03, 0.44), (left + 0.06 + i * 0.085, -0.095, 2.88))
    for x in (left + 0.07, right - 0.07):
        box((0.2, 0.14, 2.62), trim, 0.012, location=(x, -0.03, 1.31))
        box((0.25, 0.2, 0.3), trim, 0.015, location=(x, -0.04, 0.15))


def sash(x, y, z, width, height, frame, lit):
    """A window that is only seen from outside; when it is lit there are curtains."""
    pane = glowing('#ffa860', lit) if lit else surface('#26313c', roughness=0.05, coat=1)
    if lit:
        for side in (-1, 1):
            for i in range(4):
                cloth = glowing('#c86a30', lit * (0.4 + 0.25 * (i % 2)))
                spot = (x + side * (width / 2 - 0.03 - 0.055 * i), y - 0.052, z)
                box((0.055, 0.005, height), cloth, 0.001, location=spot)
    box((width + 0.16, 0.08, height + 0.16), frame, 0.01, location=(x, y, z))
    box((width, 0.08, height), pane, 0.005, location=(x, y - 0.01, z))
    for size in ((width, 0.09, 0.05), (0.05, 0.09, height)):
        box(size, frame, 0.004, location=(x, y - 0.015, z))
    box((width + 0.36, 0.2, 0.08), frame, 0.012, location=(x, y - 0.05, z - height / 2 - 0.1))


def upper_windows(places, colour, lit=0.0):
    """The lower parts of the windows of the upper floor; the picture ends in them."""
    frame = surface(colour, roughness=0.5)
    for x in places:
        sash(x, -0.01, 4.45, 1.0, 1.3, frame, lit)

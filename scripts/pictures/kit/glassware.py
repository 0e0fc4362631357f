"""Glasses: the profile of each and of the drink inside, so that both fit."""

from .clear import glass
from .solids import lathe, smooth_profile

# outer profile (radius, height) from the foot up; where the drink begins and how thick the wall is
GLASSES = {
    'tumbler': ([(0, 0), (0.42, 0), (0.45, 0.04), (0.47, 0.5), (0.5, 1.0)], 0.1, 0.03),
    'highball': ([(0, 0), (0.33, 0), (0.36, 0.05), (0.38, 0.8), (0.41, 1.6)], 0.1, 0.025),
    'pint': ([(0, 0), (0.36, 0), (0.38, 0.05), (0.44, 0.9), (0.52, 1.65)], 0.12, 0.03),
    'mug': ([(0, 0), (0.5, 0), (0.53, 0.06), (0.53, 0.7), (0.53, 1.4)], 0.12, 0.06),
    'cup': ([(0, 0), (0.36, 0), (0.38, 0.04), (0.46, 0.8), (0.54, 1.6)], 0.03, 0.014),
    'bowl': (
        [(0, 0), (0.34, 0), (0.36, 0.04), (0.12, 0.12), (0.1, 0.3), (0.4, 0.5), (0.62, 0.85), (0.66, 1.1)],
        0.42,
        0.02,
    ),
    'wine': (
        [
            (0, 0),
            (0.4, 0),
            (0.4, 0.02),
            (0.08, 0.06),
            (0.045, 0.2),
            (0.045, 0.72),
            (0.14, 0.8),
            (0.42, 1.02),
            (0.52, 1.32),
        ]
        + [(0.48, 1.65), (0.41, 1.9)],
        0.86,
        0.014,
    ),
    'flute': (
        [
            (0, 0),
            (0.32, 0),
            (0.32, 0.02),
            (0.06, 0.06),
            (0.04, 0.2),
            (0.04, 0.6),
            (0.1, 0.68),
            (0.22, 0.95),
            (0.25, 1.4),
        ]
        + [(0.22, 1.95)],
        0.74,
        0.012,
    ),
    'coupe': (
        [
            (0, 0),
            (0.38, 0),
            (0.38, 0.02),
            (0.07, 0.06),
            (0.045, 0.2),
            (0.045, 0.82),
            (0.12, 0.9),
            (0.5, 1.08),
            (0.66, 1.36),
        ],
        0.93,
        0.014,
    ),
}


def drinking_glass(name, location=(0, 0, 0)):
    """A glass standing at the location."""
    outside, floor, wall = GLASSES[name]
    curve = [(point.x, point.y) for point in smooth_profile(outside)]
    clear = glass()
    lathe(curve, clear, smooth=False, location=location)
    inside = [(max(0, x - wall), y) for x, y in curve if y > floor]
    lathe([(0, floor), *inside], clear, smooth=False, location=location)
    rim, top = curve[-1]
    edge = [(rim, top), (rim - wall / 2, top + wall * 0.5), (rim - wall, top)]
    lathe(edge, clear, location=location)


def inner_radius(name, height):
    """The radius of the drink at a height."""
    outside, _, wall = GLASSES[name]
    curve = smooth_profile(outside)
    for low, high in zip(curve, curve[1:]):
        if low.y <= height <= high.y and high.y > low.y:
            share = (height - low.y) / (high.y - low.y)
            return low.x + (high.x - low.x) * share - wall * 1.15
    return curve[-1].x - wall * 1.15


def fill_glass(name, bottom, top, material, location=(0, 0, 0)):
    """A layer of drink from one height to another; `bottom` None is the floor of the glass."""
    floor = GLASSES[name][1] + 0.012
    bottom = floor if bottom is None else bottom
    side = [bottom + (top - bottom) * step / 24 for step in range(25)]
    profile = [(0, bottom), *((inner_radius(name, height), height) for height in side), (0, top)]
    return lathe(profile, material, smooth=False, location=location)

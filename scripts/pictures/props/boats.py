"""Small boats: an inflatable one with an engine, a kayak, a paddle; here 1 unit is 1 m."""

import math

from kit.colours import linear
from kit.materials import painted, surface
from kit.shapes import box, group, sheet, thicken
from kit.solids import tubes
from props.boat_parts import console, engine, seat

TUBE, HALF, LONG = 0.27, 0.82, 5.4


def _line(t):
    """The middle of the tube from the stern to port, around the bow, to the stern at starboard."""
    side = 1 if t > 0.5 else -1
    s = 1 - abs(2 * t - 1)
    straight = 0.62
    if s < straight:
        return side * HALF, -2.4 + 3.2 * s / straight, 0.3
    bend = (s - straight) / (1 - straight)
    return (
        side * HALF * math.cos(bend * math.pi / 2) ** 0.8,
        0.8 + 2.0 * math.sin(bend * math.pi / 2),
        0.3 + 0.3 * bend**1.8,
    )


def inflatable(colour='#d9531c', grey='#2b2f33', rows=3):
    """A boat whose bow points along y; its water line is at z = 0."""
    paint, orange, dark = painted(roughness=0.45, coat=0.15), linear(colour), linear(grey)

    def skin(u, v):
        x, y, z = _line(0.0001 + 0.9998 * u)
        after, before = _line(min(1, u + 0.004)), _line(max(0, u - 0.004))
        dx, dy = after[0] - before[0], after[1] - before[1]
        level = math.hypot(dx, dy) or 1
        turn = v * 2 * math.pi
        end = min(1, min(u, 1 - u) * 26)
        reach = TUBE * (0.35 + 0.65 * math.sqrt(1 - (1 - end) ** 2))
        return (
            x + dy / level * reach * math.cos(turn),
            y - dx / level * reach * math.cos(turn),
            z + reach * math.sin(turn),
        )

    def colour_at(u, v):
        s = 1 - abs(2 * u - 1)
        return dark if s < 0.07 or 0.34 < s < 0.37 or 0.66 < s < 0.69 or s > 0.95 or 0.55 < v < 0.98 else orange

    parts = [sheet(skin, 340, 40, paint, closed_along=True, colour=colour_at)]
    rubber, deck = surface('#17191b', roughness=0.6), surface('#8a8e90', '#9a9d9e', scale=9, roughness=0.7)
    rims = [[skin(i / 80, lift) for i in range(81)] for lift in (0.02, 0.07)]
    parts.append(tubes(rims[:1], 0.035, rubber))
    loops = []
    for i in range(26):
        if i % 13 in (0, 12):
            continue
        a, b = (skin((i + k) / 26, 0.2) for k in (0.1, 0.9))
        mid = skin((i + 0.5) / 26, 0.13)
        loops.append(
            [
                a,
                tuple(0.5 * p + 0.5 * q for p, q in zip(a, mid)),
                mid,
                tuple(0.5 * p + 0.5 * q for p, q in zip(b, mid)),
                b,
            ]
        )
    parts.append(tubes(loops, 0.014, surface('#e6e0d0', roughness=0.8), fineness=2))
    hull = lambda u, v: ((u - 0.5) * 1.5 * (1 - 0.75 * v**6), -2.3 + 4.6 * v, 0.16 + 0.22 * v**6)  # noqa: E731
    parts.append(thicken(sheet(hull, 12, 40, deck), 0.06))
    parts.append(box((1.5, 0.08, 0.62), rubber, 0.02, location=(0, -2.25, 0.35)))
    for row in range(rows):
        for x in (-0.33, 0.33):
            parts += seat(x, -1.5 + row * 0.85)
    parts += console(-1.5 + rows * 0.85)
    parts += engine()
    return parts


def moored(parts, spot, turn, rock=0.03):
    """A boat at its place, slightly tilted by the water."""
    return group(parts, spot, (0.02, rock, turn))

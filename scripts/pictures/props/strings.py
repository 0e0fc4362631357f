"""A violin and a cello; the violin's body is 1 unit long, lies on z = 0 and points along y."""

import math

from kit.materials import surface
from kit.shapes import box, group, sheet
from kit.solids import lathe, tubes

# share of the body from the bottom: half width
OUTLINE = (
    (0, 0.0), (0.015, 0.12), (0.06, 0.22), (0.15, 0.28), (0.25, 0.29), (0.34, 0.255), (0.4, 0.22), (0.43, 0.2),
    (0.5, 0.155), (0.58, 0.15), (0.65, 0.175), (0.69, 0.2), (0.75, 0.225), (0.84, 0.225), (0.92, 0.185),
    (0.975, 0.1), (1.0, 0.0),
)  # fmt: skip


def _half(v):
    for (a, w0), (b, w1) in zip(OUTLINE, OUTLINE[1:]):
        if v <= b:
            t = (v - a) / (b - a)
            return w0 + (w1 - w0) * (t if a < 0.02 or b > 0.97 else t * t * (3 - 2 * t))
    return 0.0


def violin(colour='#6b2c10', light='#a8551f', deep=0.1):
    """A varnished violin; `deep` is the height of its ribs."""
    varnish = surface(colour, light, scale=3, stretch=(7, 1, 1), roughness=0.16, coat=0.7)
    side, black = surface(colour, '#5a2410', scale=4, roughness=0.2, coat=0.6), surface('#100e0d', roughness=0.35)

    def top(u, v):
        x = (u - 0.5) * 2
        swell = 0.05 * (1 - x * x) * min(1, 6 * v * (1 - v)) ** 0.6
        return x * _half(v), v, deep + swell

    parts = [sheet(top, 40, 120, varnish)]
    parts.append(sheet(lambda u, v: ((u - 0.5) * 2 * _half(v), v, 0), 6, 120, side))
    for way in (-1, 1):
        parts.append(sheet(lambda u, v, w=way: (w * _half(v) * 0.975, v, deep * u), 3, 120, side))
        edge = [(way * _half(k / 90), k / 90, deep) for k in range(91)]
        parts.append(tubes([edge], 0.011, side, fineness=2))
        hole = [
            (way * (0.085 + 0.035 * math.sin((t - 0.5) * 5)), 0.36 + 0.2 * t, top(0.5 + way * 0.3, 0.46)[2] + 0.006)
            for t in (k / 12 for k in range(13))
        ]
        parts.append(tubes([hole], 0.0075, black, fineness=2))
    board = sheet(
        lambda u, v: ((u - 0.5) * (0.12 - 0.05 * v), 0.62 + 0.74 * v, deep + 0.075 + 0.012 * math.cos((u - 0.5) * 3)),
        9,
        20,
        black,
    )
    neck = lathe(
        [(0, 0), (0.045, 0), (0.035, 0.36), (0, 0.36)],
        side,
        24,
        location=(0, 0.97, deep + 0.03),
        rotation=(-math.pi / 2, 0, 0),
    )
    head = box((0.055, 0.2, 0.06), side, 0.015, location=(0, 1.44, deep + 0.03), rotation=(-0.2, 0, 0))
    curl = [
        (0, 1.52 + (0.05 - 0.004 * k) * math.sin(k * 0.6), deep + 0.0 + (0.05 - 0.004 * k) * math.cos(k * 0.6))
        for k in range(12)
    ]
    parts += [board, neck, head, tubes([curl], 0.024, side, fineness=4)]
    for k in range(4):
        parts.append(tubes([[(x, 1.38 + 0.04 * k, deep + 0.03) for x in (-0.09, 0, 0.09)]], 0.011, black))
    parts.append(box((0.13, 0.018, 0.06), surface('#c99a5a', roughness=0.6), 0.005, location=(0, 0.44, deep + 0.075)))
    parts.append(box((0.085, 0.26, 0.014), black, 0.006, location=(0, 0.2, deep + 0.075), rotation=(0.05, 0, 0)))
    strings = [
        [
            ((k - 1.5) * 0.024, 0.32, deep + 0.085),
            ((k - 1.5) * 0.024, 0.44, deep + 0.108),
            ((k - 1.5) * 0.016, 1.36, deep + 0.1),
        ]
        for k in range(4)
    ]
    parts.append(
        tubes(
            [[s[0], s[1]] for s in strings] + [[s[1], s[2]] for s in strings],
            0.0022,
            surface('#d9d6cf', roughness=0.3, metallic=0.8),
            fineness=1,
        )
    )
    return parts


def bow(long=2.05):
    """A bow along x."""
    stick, hair = surface('#4a2412', roughness=0.25, coat=0.4), surface('#e9e2d2', roughness=0.6)
    line = [(-long / 2 + long * k / 12, 0, 0.05 + 0.02 * math.cos(k / 12 * 6.28)) for k in range(13)]
    frog = box((0.13, 0.03, 0.06), surface('#100e0d', roughness=0.3), 0.01, location=(-long / 2 + 0.16, 0, 0.04))
    return [tubes([line], 0.012, stick), box((long - 0.2, 0.022, 0.004), hair, 0.001, location=(0.03, 0, 0.014)), frog]


def cello_on_stand(spot, turn):
    """A cello that stands upright, leaning back on its stand."""
    body = violin('#74300f', '#b05c22', 0.16)
    spike = lathe(
        [(0.0, 0), (0.008, 0.02), (0.012, 0.4)],
        surface('#b9bcc0', roughness=0.3, metallic=1),
        16,
        location=(0, 0.02, 0.08),
        rotation=(math.pi / 2, 0, 0),
    )
    inner = group([*body, spike], (0, 0, 0.2), (math.pi / 2 - 0.2, 0, 0), 0.76)
    return group([inner], spot, (0, 0, turn))

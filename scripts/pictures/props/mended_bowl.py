"""A bowl mended with gold, and what it was mended with; lengths are in units of 10 cm."""

import math

from mathutils import noise

from kit.materials import surface
from kit.shapes import group
from kit.solids import blob, lathe, smooth_profile, tubes
from kit.vessels import glaze

BOWL = [(0.0, 0.03), (0.36, 0.03), (0.38, 0), (0.46, 0.02), (0.5, 0.1), (0.86, 0.34), (1.1, 0.72), (1.18, 1.02)]


INSIDE = [(1.16, 1.06), (1.11, 1.04), (1.03, 0.72), (0.8, 0.4), (0.45, 0.2), (0.0, 0.14)]


def _on_bowl(share, turn, out=0.0):
    """A point on the bowl: `share` runs from the foot over the rim to the middle of the inside."""
    curve = smooth_profile([*BOWL, *INSIDE])
    spot = min(len(curve) - 1.001, max(0.0, share * (len(curve) - 1)))
    point = curve[int(spot)].lerp(curve[int(spot) + 1], spot % 1)
    return point.x * math.cos(turn) * (1 + out), point.x * math.sin(turn) * (1 + out), point.y


SEAMS = ((0.3, -1.75, 0.9, 1.0), (0.3, -0.55, 0.86, 2.2), (0.36, 0.7, 0.95, 3.1), (0.3, 2.6, 0.9, 4.6))


def mended_bowl(kind='celadon'):
    """A bowl whose seams are filled with gold."""
    gold = surface('#b57c30', '#c9924a', scale=9, roughness=0.22, metallic=1)
    parts = [lathe([*BOWL, *INSIDE], glaze(kind), 128)]
    lines = []
    for start, turn, end, shift in SEAMS:
        line = []
        for i in range(90):
            share = start + (end - start) * i / 89
            bend = 0.2 * noise.noise((share * 9, shift, 0)) + 0.05 * noise.noise((share * 40, shift, 5))
            line.append(_on_bowl(share, turn + bend, 0.002))
        lines.append(line)
    for low, first, last in ((0.45, -1.75, -0.55), (0.68, 0.72, 2.6)):
        line = []
        for i in range(60):
            turn = first + (last - first) * i / 59
            share = low + 0.03 * math.sin(i * 0.11) + 0.025 * noise.noise((i * 0.12, low, 2))
            line.append(_on_bowl(share, turn + 0.1, 0.002))
        lines.append(line)
    return [*parts, tubes(lines, 0.016, gold, fineness=4)]


def gold_dish():
    """A small dish of brass powder with a fine brush across."""
    powder = surface('#8f5f20', '#b5823a', scale=30, roughness=0.5, metallic=0.7)
    side = [
        (0, 0.03),
        (0.2, 0.03),
        (0.22, 0),
        (0.25, 0.03),
        (0.42, 0.16),
        (0.44, 0.2),
        (0.42, 0.2),
        (0.3, 0.09),
        (0, 0.07),
    ]
    parts = [lathe(side, glaze('black'), 64)]
    heap = blob(powder, (0, 0, 0.11), radii=(0.3, 0.3, 0.07), uneven=0.2, frequency=2.5, subdivisions=5)
    return [*parts, heap, *brush((-0.25, 0.05, 0.2), 0.25)]


def brush(spot=(0, 0, 0.05), turn=0.0):
    """A fine brush along the x axis, its hair to the left."""
    handle, metal = surface('#6b1f1a', roughness=0.2, coat=0.6), surface('#c9a85c', roughness=0.25, metallic=1)
    hair = surface('#3a2416', roughness=0.6)
    parts = [
        tubes(
            [[(0.25, 0, 0), (0.6, 0, 0.0), (1.1, 0, 0.02), (1.9, 0, 0.04)]],
            0.05,
            handle,
            taper=lambda t: 1.1 - 0.75 * t,
        )
    ]
    parts.append(tubes([[(0.02, 0, 0), (0.15, 0, 0), (0.28, 0, 0)]], 0.048, metal))
    parts.append(tubes([[(0.04, 0, 0), (-0.1, 0, 0), (-0.22, 0, -0.01)]], 0.042, hair, taper=lambda t: 1.1 - 1.05 * t))
    return [group(parts, spot, (0, 0.03, turn))]

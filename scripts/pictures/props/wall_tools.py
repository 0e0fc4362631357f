"""More hand tools and a board on which they hang; each tool lies along the x axis, in units of 10 cm."""

import math

from kit.materials import surface
from kit.shapes import box, group, place, slab
from kit.solids import lathe, tubes
from kit.wood import wood

from .tools import hammer, screwdriver, spanner, steel


def saw():
    """A hand saw, its handle to the right."""
    blade, grip = surface('#a9acb0', '#b9bcc0', scale=5, roughness=0.3, metallic=1), wood('#8a5428', '#c08a4c', 0.35)
    teeth = []
    for i in range(44):
        teeth += [(-3.9 + i * 0.09, -0.36 + 0.002 * i), (-3.855 + i * 0.09, -0.43 + 0.002 * i)]
    parts = [slab([*teeth, (0.2, -0.42), (0.2, 0.62), (-3.9, 0.0)], 0.03, blade, 0.005, location=(0, 0, 0.1))]
    outline = [(0.0, -0.3), (0.5, -0.62), (0.95, -0.55), (1.0, -0.3), (0.85, 0.05), (1.0, 0.55), (0.9, 0.75)]
    parts.append(slab([*outline, (0.45, 0.7), (0.0, 0.6)], 0.2, grip, 0.07, location=(0, 0, 0.02)))
    hole = [(0.4, -0.25), (0.7, -0.25), (0.72, 0.0), (0.68, 0.35), (0.4, 0.35)]
    return [*parts, slab(hole, 0.22, surface('#2a1c12', roughness=0.9), 0.08, location=(0, 0, 0.015))]


def pliers(colour='#1f4a8a'):
    """Pliers with coated grips, their jaws to the left."""
    metal, grip = steel('#9a9da0'), surface(colour, colour, roughness=0.4, coat=0.2)
    parts = [lathe([(0, 0), (0.2, 0), (0.22, 0.05), (0.2, 0.17), (0, 0.18)], metal, 40, location=(0, 0, 0.02))]
    for side in (-1, 1):
        jaw = [(-0.75, 0.02), (-0.7, 0.12), (-0.3, 0.22), (0.05, 0.2), (0.05, 0.0), (-0.4, 0.01)]
        outline = [(x, y * side) for x, y in (jaw if side < 0 else reversed(jaw))]
        parts.append(slab(outline, 0.16, metal, 0.03, location=(0, 0, 0.02)))
        arm = [(0.05, 0.08 * side, 0.1), (0.5, 0.3 * side, 0.1), (1.0, 0.36 * side, 0.1), (1.5, 0.3 * side, 0.1)]
        parts.append(tubes([arm], 0.1, grip, fineness=5, taper=lambda t: 0.8 + 0.35 * math.sin(math.pi * t)))
    return parts


def level(colour='#c8a01c'):
    """A spirit level of 60 cm."""
    shell, glow = surface(colour, colour, roughness=0.35, coat=0.3), surface('#b8d83f', roughness=0.1, coat=1)
    parts = [box((6.0, 0.5, 0.22), shell, 0.04, location=(0, 0, 0.13))]
    for x in (-2.3, 0, 2.3):
        parts.append(box((0.5, 0.26, 0.04), surface('#17181a', roughness=0.5), 0.04, location=(x, 0, 0.235)))
        parts.append(box((0.34, 0.12, 0.05), glow, 0.02, location=(x, 0, 0.245)))
    return parts


def wheel_brace():
    """A cross-shaped wrench for the nuts of wheels."""
    chrome = surface('#b9bcc0', roughness=0.2, metallic=1)
    parts = [tubes([[(-1.9, 0, 0.12), (0, 0, 0.12), (1.9, 0, 0.12)], [(0, -1.9, 0.12), (0, 0, 0.12), (0, 1.9, 0.12)]],
                   0.1, chrome, fineness=5)]  # fmt: skip
    for i in range(4):
        turn = i * math.pi / 2
        spot = (1.9 * math.cos(turn), 1.9 * math.sin(turn), 0.12)
        socket = [(0.1, -0.25), (0.16, -0.2), (0.17, 0.2), (0.12, 0.2)]
        parts.append(lathe(socket, chrome, 24, smooth=False, location=spot, rotation=(0, math.pi / 2, turn)))
    return parts


TOOLS = {
    'hammer': hammer, 'screwdriver': screwdriver, 'spanner': spanner, 'saw': saw, 'pliers': pliers, 'level': level,
    'brace': wheel_brace,
}  # fmt: skip


def pegboard(colour, left, right, low, top, y):
    """A board with rows of holes on the wall; here and below 1 unit is 1 m."""
    box((right - left, 0.02, top - low), surface(colour, colour, scale=9, roughness=0.7), 0.004,
        location=((left + right) / 2, y, (low + top) / 2))  # fmt: skip
    hole = lathe([(0.0055, 0), (0, 0.0)], None, 10, smooth=False)
    hole.hide_render = True
    dark = surface('#1a1410', roughness=1)
    for row in range(1, int((top - low) / 0.06)):
        for i in range(1, int((right - left) / 0.06)):
            spot = (left + i * 0.06, y - 0.0112, low + row * 0.06)
            place(hole.data, dark, spot, (math.pi / 2, 0, 0))


def hang(name, x, z, y, turn=90, scale=1.0, *options):
    """Hangs a tool flat on a board; `turn` 90 turns its left end up."""
    spot = (x, y - 0.014, z)
    group(TOOLS[name](*options), spot, (math.pi / 2, math.radians(turn), 0), 0.1 * scale)

"""Two beds, one above the other; here 1 unit is 1 m."""

import math

from mathutils import noise

from kit.materials import glowing, surface
from kit.shapes import box, sheet, thicken
from kit.solids import lathe, tubes
from recipes.bedroom import _pillow

FAR, WIDE, LONG = 3.0, 1.0, 2.05


def bunk(x, frame, blankets, ladder):
    """Two beds, one above the other, with their heads at the far wall; the ladder stands at the side given."""
    y = FAR - LONG / 2 - 0.08
    for dx in (-WIDE / 2, WIDE / 2):
        for dy in (-LONG / 2, LONG / 2):
            box((0.08, 0.08, 1.95), frame, 0.012, location=(x + dx, y + dy, 0.975))
    white = surface('#efebe2', '#f6f3ec', scale=2, roughness=0.85, sheen=0.3, bump=0.1, bump_scale=24)
    for level, (base, colours) in enumerate(zip((0.34, 1.42), blankets)):
        for dx in (-WIDE / 2, WIDE / 2):
            rail = box((LONG, 0.035, 0.16), frame, 0.008, location=(x + dx, y, base))
            rail.rotation_euler = (0, 0, math.pi / 2)
            if level:
                guard = box(
                    (LONG * (0.68 if dx < 0 else 1), 0.03, 0.09),
                    frame,
                    0.008,
                    location=(x + dx, y + (0.32 if dx < 0 else 0), base + 0.36),
                )
                guard.rotation_euler = (0, 0, math.pi / 2)
        for dy in (-LONG / 2, LONG / 2):
            for z in (base, base + 0.3):
                box((WIDE, 0.035, 0.12), frame, 0.008, location=(x, y + dy, z))
        box((WIDE - 0.06, LONG - 0.06, 0.18), white, 0.06, location=(x, y, base + 0.12))
        _cover(x, y - 0.2, base + 0.2, white, 1.55, 0.05, level)
        wool = surface(*colours, scale=26, roughness=0.95, sheen=0.4, bump=0.4, bump_scale=70)
        _cover(x, y - 0.55, base + 0.235, wool, 0.85, 0.03, level + 5)
        _pillow((x, y + LONG / 2 - 0.24, base + 0.34), 0.32, white)
        _wall_lamp(x - 0.38, base + 0.75)
    side, front = ladder
    lx, ly = x + side * (WIDE / 2 + 0.05), y - LONG / 2 + 0.32
    for dy in (-0.19, 0.19):
        tubes(
            [[(lx + side * 0.26, ly + dy, 0.0), (lx + side * 0.13, ly + dy, 0.85), (lx, ly + dy, 1.78)]],
            0.026,
            frame,
            fineness=5,
        )
    for i in range(5):
        z = 0.28 + 0.29 * i
        out = lx + side * 0.26 * (1 - z / 1.78)
        box((0.07, 0.4, 0.028), frame, 0.008, location=(out, ly, z))


def _cover(x, y, z, material, long, thick, shift):
    """A blanket over the mattress, tucked in at its sides."""

    def soft(u, v):
        across, along = (u - 0.5) * (WIDE - 0.02), (v - 0.5) * long
        over = max(0, abs(across) - WIDE / 2 + 0.1)
        puff = 0.03 * noise.fractal((across * 2.2, along * 2.2, shift), 1, 2, 4) + 0.012 * noise.noise(
            (across * 9, along * 4, shift)
        )
        return across, along, 0.05 + puff - 1.3 * over

    thicken(sheet(soft, 70, 90, material, location=(x, y, z)), thick)


def _wall_lamp(x, z):
    brass = surface('#b5792e', roughness=0.25, metallic=1)
    tubes([[(x, FAR - 0.02, z), (x, FAR - 0.12, z + 0.02), (x, FAR - 0.16, z - 0.04)]], 0.01, brass)
    thicken(lathe([(0.03, 0.08), (0.07, 0.0)], brass, 32, smooth=False, location=(x, FAR - 0.17, z - 0.12)), 0.004)
    lathe(
        [(0, 0.03), (0.02, 0.03), (0.035, 0.0), (0, -0.015)],
        glowing('#ffd090', 7),
        20,
        location=(x, FAR - 0.17, z - 0.11),
    )

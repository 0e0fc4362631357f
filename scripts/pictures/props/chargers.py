"""A charger, a power bank, a cable, adapters and a pouch; lengths are in units of 10 cm."""

import math

from mathutils import noise

from kit import chance
from kit.materials import glowing, surface
from kit.shapes import box, group, sheet
from kit.solids import lathe, tubes


def plastic(colour, roughness=0.35):
    """Moulded, slightly glossy."""
    return surface(colour, colour, scale=40, roughness=roughness, coat=0.2)


def charger(colour='#f1f0ec'):
    """A cube with two flat prongs and three ports."""
    shell, brass, dark = (
        plastic(colour),
        surface('#c9ccd0', roughness=0.2, metallic=1),
        surface('#141518', roughness=0.6),
    )
    parts = [box((0.75, 0.75, 0.68), shell, 0.11, location=(0, 0, 0.34))]
    for x in (-0.13, 0.13):
        parts.append(box((0.03, 0.36, 0.13), brass, 0.01, location=(x, 0.52, 0.36)))
    for z in (0.46, 0.22):
        parts.append(box((0.26, 0.02, 0.085), dark, 0.04, location=(0, -0.37, z)))
    return parts


def power_bank(colour='#26303a'):
    """A flat bank with four lamps and a port."""
    shell, dark = plastic(colour, 0.45), surface('#0e0f11', roughness=0.5)
    parts = [box((0.95, 1.9, 0.26), shell, 0.1, location=(0, 0, 0.14))]
    parts += [
        box(
            (0.05, 0.05, 0.012),
            glowing('#dfeeff', 2.4 if i < 3 else 0.15),
            0.01,
            location=(0.2 - 0.12 * i, -0.72, 0.272),
        )
        for i in range(4)
    ]
    return [*parts, box((0.24, 0.02, 0.08), dark, 0.035, location=(0, -0.945, 0.14))]


def cable(colour='#c9652c', turns=4.2):
    """A braided cable in loops, tied; both plugs lie in front."""
    braid = surface(colour, '#8f4420', scale=40, detail=2, roughness=0.8)
    metal, collar = surface('#c9ccd0', roughness=0.22, metallic=1), plastic('#2a2c30')
    path = [(-0.1, -1.15, 0.06), (-0.35, -0.9, 0.06)]
    for step in range(int(turns * 14)):
        turn = -2.1 - step * 2 * math.pi / 14
        reach = 0.62 + 0.06 * math.sin(step * 0.7)
        path.append(
            (
                reach * math.cos(turn) * 1.1,
                0.85 * reach * math.sin(turn),
                0.07 + 0.035 * step / 14 + 0.03 * math.sin(step * 1.3) ** 2,
            )
        )
    path += [(0.5, -0.75, 0.1), (0.9, -0.95, 0.06), (1.25, -0.9, 0.06)]
    parts = [tubes([path], 0.05, braid, fineness=5)]
    for spot, turn in (((-0.1, -1.15, 0.06), -0.85), ((1.25, -0.9, 0.06), 0.14)):
        plug = [
            box((0.34, 0.16, 0.1), collar, 0.035, location=(0.13, 0, 0)),
            box((0.2, 0.12, 0.055), metal, 0.022, location=(0.38, 0, 0)),
        ]
        parts.append(group(plug, spot, (0, 0, turn)))
    return parts


def adapter(colour='#e6e4de', prongs='round'):
    """A travel adapter that lies on its side, its prongs to the viewer."""
    shell, brass = plastic(colour), surface('#b9bcc0', roughness=0.2, metallic=1)
    parts = [box((0.52, 0.42, 0.52), shell, 0.09, location=(0, 0, 0.27))]
    for x in (-0.13, 0.13):
        if prongs == 'round':
            pin = [(0, 0), (0.045, 0), (0.045, 0.34), (0.035, 0.38), (0, 0.38)]
            parts.append(lathe(pin, brass, 24, smooth=False, location=(x, -0.2, 0.27), rotation=(math.pi / 2, 0, 0)))
        else:
            parts.append(box((0.03, 0.34, 0.13), brass, 0.01, location=(x, -0.36, 0.27)))
    return parts


def pouch(colour='#3f4a48'):
    """A soft pouch with its zip, lying flat."""
    cloth, zip_of = (
        surface(colour, colour, scale=40, roughness=0.95, sheen=0.3, bump=0.3, bump_scale=120),
        surface('#c9a24a', roughness=0.3, metallic=1),
    )
    shift = chance.between(0, 40)

    def cushion(u, v):
        turn, rise = u * 2 * math.pi, math.pi * (v - 0.5)
        cx, sy = (math.copysign(abs(f(turn)) ** 0.35, f(turn)) for f in (math.cos, math.sin))
        grow = abs(math.cos(rise)) ** 0.5
        high = 0.24 + 0.24 * math.sin(rise) + 0.03 * noise.fractal((cx * 1.5, sy * 1.5, shift), 1, 2, 3) * (rise > 0)
        return 1.15 * cx * grow, 0.78 * sy * grow, high

    line = [cushion(i / 40, 0.5) for i in range(1, 20)]
    parts = [sheet(cushion, 160, 60, cloth, closed_across=True)]
    parts.append(tubes([[(x, y + 0.02, z) for x, y, z in line]], 0.035, surface('#1f2322', roughness=0.7), fineness=3))
    return [*parts, box((0.3, 0.05, 0.09), zip_of, 0.02, location=(-0.9, 0.85, 0.2), rotation=(0, 0.3, 0.6))]

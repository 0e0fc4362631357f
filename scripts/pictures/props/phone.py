"""A phone on its back, a sheet of glass for it; lengths are in units of 10 cm."""

import math

from kit.clear import film
from kit.materials import glowing, surface
from kit.shapes import group, mesh_data, place, sheet, slab


def rounded(wide, deep, radius, steps=8):
    """The outline of a rectangle with round corners."""
    outline = []
    for x, y, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(steps + 1):
            turn = math.radians(start + 90 * i / steps)
            outline.append(
                (x * (wide / 2 - radius) + radius * math.cos(turn), y * (deep / 2 - radius) + radius * math.sin(turn))
            )
    return outline


def phone(picture='battery', shell='#8f949a'):
    """A phone of 15 cm; its screen shows a battery or hills."""
    metal = surface(shell, shell, roughness=0.25, metallic=0.9)
    black = surface('#08090b', roughness=0.06, coat=1)
    parts = [
        slab(rounded(0.74, 1.54, 0.13), 0.085, metal, 0.025),
        slab(rounded(0.7, 1.5, 0.115), 0.02, black, 0.008, location=(0, 0, 0.072)),
    ]
    for y in (0.18, 0.42):
        parts.append(slab(rounded(0.012, 0.14, 0.004), 0.03, metal, 0.004, location=(-0.37, y, 0.03)))
    return [*parts, group(SCREENS[picture](), (0, 0, 0.0925))]


def _plate(wide, deep, radius, colour, strength, z, y=0.0):
    return slab(rounded(wide, deep, radius), 0.0015, glowing(colour, strength), 0.0004, location=(0, y, z))


def _battery():
    parts = [_plate(0.65, 1.45, 0.095, '#14202c', 0.5, 0)]
    parts.append(_plate(0.1, 0.05, 0.015, '#eef4f6', 1.0, 0.002, 0.345))
    parts.append(_plate(0.3, 0.62, 0.06, '#eef4f6', 1.0, 0.002))
    parts.append(_plate(0.262, 0.582, 0.045, '#14202c', 0.5, 0.004))
    for i in range(4):
        parts.append(_plate(0.22, 0.115, 0.02, '#3fbf5a', 1.1, 0.006, -0.2 + 0.133 * i))
    return parts


def _hills():
    parts = [_plate(0.65, 1.45, 0.095, '#f0b87a', 0.85, 0)]
    for i, (colour, tall, shift) in enumerate((('#d9805a', 0.92, 0.4), ('#a8506a', 0.66, 1.9), ('#4f3a6a', 0.4, 3.3))):

        def hill(u, v, tall=tall, shift=shift, i=i):
            x = (u - 0.5) * 0.648
            low = -0.725 + 0.095 - math.sqrt(max(0.0, 0.095**2 - max(0.0, abs(x) - 0.229) ** 2))
            top = -0.725 + tall * (0.8 + 0.2 * math.sin(u * 5 + shift) + 0.06 * math.sin(u * 13 + shift))
            return x, low + (top - low) * v, 0.003 + 0.0012 * i

        parts.append(sheet(hill, 60, 2, glowing(colour, 0.85)))
    parts.append(_plate(0.2, 0.2, 0.0999, '#fff0cc', 1.0, 0.0022, 0.36))
    return [*parts, _plate(0.16, 0.045, 0.022, '#08090b', 0.2, 0.003, 0.66)]


SCREENS = {'battery': _battery, 'hills': _hills}


def protector():
    """A clear sheet of glass for the phone, with its bright edge."""
    clear = film('#f7fdfb', ior=1.5, roughness=0.01, ripple=0)
    rim = surface('#dcefeb', roughness=0.1, coat=1)
    outer, inner = rounded(0.7, 1.5, 0.115), rounded(0.684, 1.484, 0.108)
    count = len(outer)

    def edge(u, v):
        k = round(u * count) % count
        return (*(a + (b - a) * v for a, b in zip(outer[k], inner[k])), 0.012)

    return [
        place(mesh_data([(x, y, 0.012) for x, y in outer], [tuple(range(count))]), clear),
        sheet(edge, count, 2, rim, closed_across=True),
    ]

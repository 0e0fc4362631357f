"""A round steel box with seven small bowls of spices, seen from above."""

import math

from mathutils import noise

from kit import chance
from kit.camera import set_view
from kit.colours import blend, linear
from kit.cutlery import spoon, steel
from kit.lights import set_light
from kit.materials import painted, surface
from kit.shapes import group, place, sheet
from kit.solids import blob_data, lathe, tubes
from kit.tables import napkin, set_table

# cumin, coriander, turmeric, chilli, garam masala, cardamom; mustard seed is whole
POWDERS = (
    ('#7a5630', '#96703f'),
    ('#a98752', '#c4a670'),
    ('#c0700a', '#d88a14'),
    ('#7d1a0a', '#9c2c12'),
    ('#4a2c18', '#68432a'),
    ('#857c58', '#a39a76'),
)
SEEDS = ('#2a1a12', '#4a3020')


def build(cloth='indigo', table='walnut', light='window-left', view='high', turn=12):
    """The open box with its spoon, the lid behind it, pods beside it."""
    set_table(table)
    set_light(light, 0.95)
    napkin(cloth, (0.5, 0.4), 0.3, 3.4, 3.0)
    _box()
    _lid((1.75, 1.35, 0.08))
    spots = [(0.0, 0.0)] + [(0.575 * math.cos(i * 1.0472 + 0.3), 0.575 * math.sin(i * 1.0472 + 0.3)) for i in range(6)]
    _bowl(spots[0])
    _seeds(spots[0])
    for spot, colours in zip(spots[1:], POWDERS):
        _bowl(spot)
        _powder(spot, colours)
    spoon(steel(), (0.62, -0.42, 0.46), 0.35, 0.8, 0.2)
    _pods((-1.45, -0.75))
    set_view(view, (0.12, 0.12, 0.2), 5.5, turn, lens=66, blur=0.12, focus=(0, -0.25, 0.35))


def _steel():
    return surface(
        '#c2c0bb', '#cfcdc8', scale=4, stretch=(1, 1, 9), roughness=0.22, metallic=1, bump=0.02, bump_scale=50
    )


def _box():
    side = [(0, 0.0), (0.9, 0), (0.94, 0.03), (0.95, 0.1), (0.95, 0.46), (0.975, 0.475), (0.97, 0.49), (0.935, 0.485)]
    lathe([*side, (0.93, 0.4), (0.925, 0.07), (0.9, 0.04), (0, 0.035)], _steel(), 128, smooth=False)


def _lid(spot):
    """Lying upside up behind the box, with its knob."""
    top = [(0.98, 0), (0.985, 0.13), (0.96, 0.16), (0.8, 0.175), (0.4, 0.19), (0.08, 0.195), (0.05, 0.22), (0.06, 0.27)]
    group([lathe([*top, (0.11, 0.3), (0.1, 0.34), (0, 0.35)], _steel(), 128)], spot)


def _bowl(spot):
    side = [(0, 0.0), (0.2, 0), (0.235, 0.03), (0.26, 0.3), (0.272, 0.31), (0.268, 0.32), (0.25, 0.31), (0.225, 0.05)]
    lathe([*side, (0, 0.03)], _steel(), 64, smooth=False, location=(*spot, 0.045))


def _powder(spot, colours):
    """A mound of ground spice with the mark of a spoon."""
    paint = painted(roughness=0.95, bump=0.3, bump_scale=60)
    dark, light = linear(colours[0]), linear(colours[1])
    shift = chance.between(0, 50)

    def point(u, v):
        x, y = 0.252 * v * math.cos(u * 2 * math.pi), 0.252 * v * math.sin(u * 2 * math.pi)
        rise = 0.09 * (1 - v * v) + 0.035 * noise.noise((x * 7 + shift, y * 7, 0)) * (1 - v**4)
        rise -= 0.05 * math.exp(-(((x - 0.08) ** 2 + (y + 0.05) ** 2) / 0.008))
        return x, y, rise + 0.014 * noise.fractal((x * 26 + shift, y * 26, 1), 1, 2, 4)

    def colour(u, v):
        x, y = v * math.cos(u * 2 * math.pi), v * math.sin(u * 2 * math.pi)
        grain = noise.fractal((x * 16 + shift, y * 16, 0), 0.6, 2, 4)
        return (*blend(dark, light, 0.5 + 0.9 * grain)[:3], 1)

    sheet(point, 140, 60, paint, closed_across=True, colour=colour, location=(*spot, 0.285))


def _seeds(spot):
    """Mustard seeds."""
    skin = surface(*SEEDS, scale=2, roughness=0.45, coat=0.2)
    seed = blob_data((0.017, 0.017, 0.016), 0.08, 2, 2)
    lathe([(0.25, 0.29), (0.12, 0.34), (0, 0.36)], skin, 40, location=(*spot, 0))
    for _ in range(1100):
        x, y = chance.in_disc(0.245)
        at = (spot[0] + x, spot[1] + y, 0.3 + 0.08 * (1 - (x * x + y * y) / 0.06) + chance.between(-0.005, 0.012))
        place(seed, skin, at, chance.tilt(1), chance.between(0.8, 1.15))


def _pods(spot):
    """Cinnamon, cardamom and dried chillies on the table."""
    bark = surface('#6b3a1c', '#9a5f34', scale=4, stretch=(0.5, 8, 8), roughness=0.75, bump=0.4, bump_scale=14)

    def curl(u, v):
        around = (u - 0.5) * 9.4
        reach = 0.1 - 0.035 * abs(u - 0.5) * 2
        return (v - 0.5) * 1.1, reach * math.sin(around), reach * (1 - math.cos(around)) * 0.9

    for dx, dy, turn in ((0, 0, 1.15), (0.22, -0.06, 1.3)):
        sheet(curl, 90, 8, bark, location=(spot[0] + dx, spot[1] + dy, 0.01), rotation=(0, 0, turn))
    green = surface('#8f9a5a', '#b5bb80', scale=5, stretch=(1, 6, 6), roughness=0.6, bump=0.4, bump_scale=20)
    for _ in range(9):
        at = (spot[0] + chance.between(0.35, 0.95), spot[1] - chance.between(0.2, 0.75), 0.05)
        place(blob_data((0.095, 0.05, 0.048), 0.15, 2, 3, seed=chance.whole(0, 99)), green, at, (0, 0, chance.angle()))
    red = surface('#6b0f0a', '#9a1f14', scale=4, roughness=0.3, coat=0.4, bump=0.4, bump_scale=12)
    path = [(0, 0, 0.05), (0.2, 0.05, 0.07), (0.42, 0.02, 0.05), (0.62, -0.08, 0.04)]
    for dx, dy, turn in ((1.2, 1.9, 2.4), (1.0, 1.75, 2.9)):
        chilli = tubes([path], 0.06, red, taper=lambda t: 0.75 + 0.5 * math.sin(2.2 * t + 0.5) - 0.85 * t * t)
        chilli.location, chilli.rotation_euler = (spot[0] + dx, spot[1] + dy, 0), (0, 0, turn)

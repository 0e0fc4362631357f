"""A burger on a board with fries behind it."""

import math

from mathutils import Matrix

from ingredients.burger_layers import LAYERS
from ingredients.fries import fries_heap
from kit import chance
from kit.camera import set_view
from kit.lights import backdrop, set_light
from kit.materials import surface
from kit.shapes import place
from kit.solids import blob_data, lathe
from kit.tables import set_table
from kit.vessels import round_board

DOME = [(0, 0.62), (0.3, 0.6), (0.62, 0.47), (0.84, 0.25), (0.9, 0.12)]


def build(
    layers=('lettuce', 'tomato', 'onion', 'patty', 'cheese', 'patty', 'cheese', 'pickles', 'lettuce'),
    bun='golden',
    fries=True,
    table='oak',
    light='window-left',
    wall='#1d1612',
    view='low',
    turn=4,
):
    """`layers` go from the bottom up; see LAYERS."""
    set_table(table)
    set_light(light, 0.95)
    backdrop(wall, wall, distance=9)
    round_board(1.55)
    crust = surface(
        *BUNS[bun],
        scale=2.2,
        roughness=0.34,
        scatter=0.12,
        coat=0.28,
        bump=0.16,
        bump_scale=26,
        foot=('#e2bd86', 0.12, 0.42),
    )
    z = 0.16
    foot = [(0, 0), (0.7, 0), (0.82, 0.03), (0.86, 0.12), (0.83, 0.22), (0.6, 0.24), (0, 0.24)]
    lathe(foot, crust, wobble=0.025, location=(0, 0, z))
    z += 0.23
    for i, layer in enumerate(layers):
        z += LAYERS[layer](z, i)
    _top(crust, z)
    if fries:
        fries_heap((1.55, 1.0, 0.0), 46, 0.55)
    set_view(view, (0.12, 0, 0.2 + z * 0.55), 4.6 + z * 0.75, turn, lens=60, blur=0.2, focus=(0, -0.75, 0.9))


BUNS = {
    'golden': ('#9c4f17', '#c27830', '#d0924a'),
    'dark': ('#4a2612', '#6b3a1c', '#7d4a26'),
    'pale': ('#b8793a', '#d6a060', '#e2b880'),
}


def _top(crust, z):
    profile = [(r, z + h) for r, h in (*DOME, (0.86, 0.03), (0.78, 0), (0.4, 0), (0, 0))]
    lathe(profile, crust, wobble=0.03)
    pale = surface('#f0dfb6', '#dcc088', scale=3, roughness=0.4, scatter=0.3)
    seed = blob_data((0.042, 0.026, 0.015), 0.05, 1, 2)
    for _ in range(150):
        around, distance = chance.angle(), chance.between(0, 0.92) ** 0.6 * 0.9
        if distance > 0.84:
            continue
        height, slope = _dome_at(distance)
        spot = (distance * math.cos(around), distance * math.sin(around), z + height + 0.004)
        turned = Matrix.Rotation(around, 3, 'Z') @ Matrix.Rotation(slope, 3, 'Y')
        rotation = (turned @ Matrix.Rotation(chance.between(0, 3.1), 3, 'Z')).to_euler()
        place(seed, pale, spot, rotation)


def _dome_at(distance):
    """Height and slope of the upper bun at a distance from its middle."""
    for (near, high), (far, low) in zip(DOME, DOME[1:]):
        if near <= distance <= far:
            share = (distance - near) / (far - near)
            bulge = 0.012 * math.sin(share * math.pi)
            return high + (low - high) * share + bulge, math.atan2(high - low, far - near)
    return DOME[-1][1], 1.2

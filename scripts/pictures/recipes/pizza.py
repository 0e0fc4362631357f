"""A pizza of 30 cm on a board; its sauce and cheese are painted per vertex."""

import math

from mathutils import noise

from ingredients.pizza_greens import parmesan, rocket, tomato_halves
from kit import chance
from kit.camera import set_view
from kit.colours import blend, linear
from kit.leaves import leaf
from kit.lights import set_light
from kit.materials import painted, surface
from kit.shapes import land, lie, place, sheet, thicken
from kit.solids import blob, blob_data, lathe, tubes
from kit.tables import napkin, set_table
from kit.vessels import round_board

RADIUS = 1.5


def build(table='walnut', light='window-left', view='high', turn=0, cloth=None, **pizza):
    """The pizza of `serve` on a table."""
    set_table(table)
    set_light(light, 0.7)
    if cloth:
        napkin(cloth, (-2.3, 0.9), 0.3, 2.2, 2.6)
    serve(**pizza)
    set_view(view, (0.0, 0.05, 0.25), 6.6, turn, lens=70, focus=(0, -0.3, 0.3))


def serve(toppings=('basil',), cheese=0.55, sauce='#b0321a'):
    """
    On a board at the origin. `cheese` from 0 to 1 is how much of the sauce it covers; toppings: basil, salami,
    mushrooms, olives, garlic, tomatoes, rocket, parmesan.
    """
    round_board(1.85)
    _base(cheese, sauce)
    for topping in toppings:
        TOPPINGS[topping]()


def _base(cheese, sauce):
    shift = chance.between(0, 40)
    tones = {
        name: linear(colour)
        for name, colour in {
            'sauce': sauce, 'deep': '#6b1a0c', 'milk': '#ecd6a6', 'gold': '#b5702a', 'crust': '#c98d4a',
            'stain': '#dd9a58', 'brown': '#8f5020', 'char': '#2a150a',
        }.items()
    }  # fmt: skip
    skin = painted(roughness=0.38, scatter=0.12, coat=0.3, bump=0.18, bump_scale=16)

    def melt(x, y):
        field = noise.fractal((x * 1.7 + shift, y * 1.7, 0), 1, 2, 4)
        fine = 0.35 * noise.fractal((x * 5.5 + shift, y * 5.5, 2), 1, 2, 4)
        return min(1, max(0, (field + fine + 2 * cheese - 1 + 0.2) * 3.2))

    def rim(v):
        return max(0, 1 - abs(v - 0.93) / 0.075)

    def colour(u, v):
        around = u * 2 * math.pi
        x, y = v * RADIUS * math.cos(around), v * RADIUS * math.sin(around)
        fine = noise.noise((x * 9, y * 9, shift))
        rough = noise.fractal((x * 12, y * 12, shift), 1, 2, 4)
        tone = blend(tones['sauce'], tones['deep'], 0.5 + 0.5 * fine + 0.9 * rough)
        milk = blend(tones['milk'], tones['gold'], 2.6 * noise.fractal((x * 8, y * 8, 7), 1, 2, 4) - 0.35)
        cover = melt(x, y)
        tone = blend(tone, tones['stain'], cover * 2.2)
        tone = blend(tone, milk, cover * 1.6 - 0.6)
        bread = blend(tones['crust'], tones['brown'], 0.45 + 0.9 * noise.fractal((x * 4, y * 4, 3), 0.8, 2, 5))
        bread = blend(bread, tones['char'], 4 * noise.noise((x * 4.5, y * 4.5, 11)) - 1.1)
        return (*blend(tone, bread, (v - 0.84) * 22)[:3], 1)

    def point(u, v):
        around = u * 2 * math.pi
        edge = 1 + 0.03 * noise.noise((math.cos(around) * 2, math.sin(around) * 2, shift))
        x, y = v * RADIUS * edge * math.cos(around), v * RADIUS * edge * math.sin(around)
        puff = 0.17 * rim(v) ** 0.7 * (1 + 0.45 * noise.noise((x * 2.2, y * 2.2, shift)))
        body = 0.035 * melt(x, y) * (v < 0.86) + 0.02 * noise.fractal((x * 7, y * 7, 0), 1, 2, 4)
        return x, y, 0.2 + body + puff - 0.05 * max(0, v - 0.97) * 60

    sheet(point, 420, 190, skin, closed_across=True, colour=colour)


def _basil():
    green = surface('#174a16', '#2f7226', scale=5, roughness=0.35, coat=0.3, scatter=0.2, scatter_tint=(0.4, 1, 0.3))
    for i in range(13):
        x, y = chance.in_disc(1.1)
        rotation = (chance.between(-0.2, 0.2), chance.between(-0.2, 0.0), i * 2.1)
        leaf(green, chance.between(0.28, 0.44), 0.1, 0.3, 0.02, location=(x, y, 0.28), rotation=rotation)


def _on_top(count, radius=1.12):
    return land([chance.in_disc(radius) for _ in range(count)])


def _salami():
    meat = surface('#842014', '#a33a26', '#d99a7c', scale=11, roughness=0.25, coat=0.6, bump=0.2)
    spots = [(1.0 * math.cos(i * 0.9), 1.0 * math.sin(i * 0.9)) for i in range(7)]
    spots += [(0.45 * math.cos(i * 1.57 + 0.5), 0.45 * math.sin(i * 1.57 + 0.5)) for i in range(4)]
    for point, normal in land(spots):
        cup = [(0, 0.0), (0.17, 0.005), (0.215, 0.03), (0.225, 0.05), (0.21, 0.052), (0.16, 0.025), (0, 0.022)]
        lie(lathe(cup, meat, 40, wobble=0.01), point, normal, -0.01, chance.angle())


def _mushrooms():
    """Slices through cap and stem, browned at the edge of the cap."""
    flesh = surface('#d2b48c', '#e6d2b0', '#a67c50', scale=7, roughness=0.45, coat=0.25, scatter=0.2, bump=0.2)
    skin = surface('#6b4528', '#8a5f3a', scale=5, roughness=0.4, coat=0.3)

    def cap(u, v):
        turn = math.pi * (u * 1.16 - 0.08)
        return 0.21 * math.cos(turn) * v, 0.17 * math.sin(turn) * v, 0.03 * v * math.sin(turn * 2)

    for point, normal in _on_top(20):
        edge = [cap(step / 16, 1) for step in range(17)]
        parts = [
            thicken(sheet(cap, 24, 6, flesh), 0.03),
            thicken(sheet(lambda u, v: ((u - 0.5) * (0.1 + 0.05 * v), -0.19 * v, 0), 6, 6, flesh), 0.03),
            tubes([edge], 0.022, skin),
        ]
        turn = chance.angle()
        for part in parts:
            lie(part, point, normal, 0.01, turn)


def _olives():
    skin = surface('#1f1418', '#3a2630', scale=4, roughness=0.2, coat=0.6)
    for point, normal in _on_top(16):
        ring = [(0.09, 0), (0.1, 0.03), (0.09, 0.06), (0.05, 0.06), (0.045, 0.03), (0.05, 0), (0.09, 0)]
        lie(lathe(ring, skin, 24), point, normal, 0, 0)


def _garlic():
    slice_material = surface('#f0dfb4', '#d9b06a', scale=7, roughness=0.3, coat=0.3, scatter=0.4)
    flake = blob_data((0.09, 0.05, 0.012), 0.1, 2, 3)
    for point, normal in _on_top(34):
        lie(place(flake.copy(), slice_material), point, normal, -0.01, chance.angle())
    oregano = surface('#4a5f2c', '#6b7f3f', roughness=0.6)
    for point, _ in _on_top(90):
        blob(oregano, point, chance.tilt(0.5), radii=(0.03, 0.016, 0.008), uneven=0.3, subdivisions=2)


TOPPINGS = {
    'basil': _basil,
    'salami': _salami,
    'mushrooms': _mushrooms,
    'olives': _olives,
    'garlic': _garlic,
    'tomatoes': tomato_halves,
    'rocket': rocket,
    'parmesan': parmesan,
}

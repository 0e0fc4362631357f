"""A dozen oysters on crushed ice, with lemon, bread and seaweed butter."""

import math

from ingredients.citrus import cut_half
from ingredients.pieces import piece
from ingredients.shellfish import oyster
from kit import chance
from kit.camera import set_view
from kit.clear import drink
from kit.lights import set_light
from kit.materials import surface
from kit.shapes import box, group, place
from kit.solids import blob, blob_data, lathe
from kit.tables import napkin, set_table
from kit.vessels import dish, glaze

RADIUS = 2.05


def build(table='slate', light='window-left', view='high', turn=-6):
    """Eight around, four inside, lemon in the middle."""
    set_table(table)
    set_light(light, 0.9)
    napkin('snow', (2.5, 1.9), 0.3, 2.4, 2.4)
    _tray()
    _ice()
    for count, reach, start in ((8, 1.42, 0.2), (4, 0.66, 0.6)):
        for i in range(count):
            turned = start + i * 2 * math.pi / count
            spot = (reach * math.cos(turned), reach * math.sin(turned), 0.3)
            lean = (chance.between(-0.12, 0.12), chance.between(-0.12, 0.12), turned + chance.between(-0.25, 0.25))
            group(oyster(0.55 if count == 8 else 0.5), spot, lean)
    cut_half('lemon', (0.02, -0.02, 0.5), (0.25, -0.15, 0.3), 0.27)
    _weed()
    _bread()
    _butter((2.35, -1.2))
    set_view(view, (0.15, 0.05, 0.25), 8.3, turn, lens=66, blur=0.14, focus=(0, -0.6, 0.45))


def _tray():
    steel = surface('#b9bbbc', '#c9cacb', scale=4, stretch=(1, 1, 9), roughness=0.25, metallic=1)
    side = [(0, 0.04), (1.85, 0.04), (1.95, 0.1), (RADIUS, 0.3), (RADIUS + 0.06, 0.32), (RADIUS + 0.04, 0.28)]
    lathe([*side, (1.98, 0.06), (1.86, 0), (0, 0)], steel, 140, smooth=False)


def _ice():
    """Broken ice: a pale bed, and splinters that let light through."""
    bed = surface(
        '#cfdbe0',
        '#e6eef1',
        '#b5c6ce',
        scale=9,
        roughness=0.25,
        coat=0.6,
        scatter=0.3,
        scatter_tint=(0.6, 0.8, 1),
        bump=0.8,
        bump_scale=12,
    )
    lathe([(1.98, 0.14), (1.8, 0.24), (1.0, 0.28), (0, 0.3)], bed, 90, wobble=0.04)
    shard = drink('#eaf3f7', 0.4)
    forms = [blob_data((0.1, 0.08, 0.07), 0.5, 1.6, 2, seed=i) for i in range(8)]
    for form in forms:
        form.polygons.foreach_set('use_smooth', [False] * len(form.polygons))
    for _ in range(620):
        x, y = chance.in_disc(1.93)
        spot = (x, y, 0.25 + chance.between(0, 0.09))
        place(chance.pick(forms), shard, spot, chance.tilt(3), chance.between(0.5, 1.25))


def _weed():
    for i in range(14):
        turned = 0.6 + i * 0.45 + chance.between(-0.2, 0.2)
        reach = chance.pick((1.03, 1.82))
        spot = (reach * math.cos(turned), reach * math.sin(turned), 0.36)
        piece('spinach', spot, (chance.between(-0.4, 0.4), chance.between(-0.5, 0.1), turned + 1.3))


def _bread():
    crumb = surface('#e8d3a4', '#f2e4c4', '#d6b87c', scale=9, roughness=0.85, bump=0.8, bump_scale=20, scatter=0.1)
    crust = surface('#7a4218', '#a5662a', scale=5, roughness=0.7, bump=0.4)
    for i, (x, y, turned) in enumerate(((-2.35, -1.15, 0.5), (-2.05, -1.45, 0.75))):
        outline = [(0, 0.05), (0.46, 0.05), (0.5, 0.02), (0.46, -0.05), (0, -0.05)]
        lean = (0.06 * i, -0.12 * i, turned)
        for material, size, lift in ((crust, 1.05, 0.0), (crumb, 0.98, 0.012)):
            lathe(
                [(r * size, z + lift) for r, z in outline],
                material,
                60,
                wobble=0.03,
                location=(x, y, 0.06 + 0.09 * i),
                rotation=lean,
                scale=(1.15, 0.7, 1),
            )


def _butter(spot):
    dish(glaze('navy'), 0.42, 0.24, location=(*spot, 0))
    pale = surface('#ecd894', '#f3e4b0', '#4a5a34', scale=9, roughness=0.35, scatter=0.4, coat=0.2)
    blob(pale, (*spot, 0.2), radii=(0.3, 0.28, 0.16), uneven=0.2, frequency=2, subdivisions=5)
    box(
        (0.5, 0.07, 0.02),
        surface('#b9bbbc', roughness=0.2, metallic=1),
        0.01,
        location=(spot[0] + 0.2, spot[1], 0.3),
        rotation=(0.1, 0.25, 0.6),
    )

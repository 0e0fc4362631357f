"""Things from the oven: croissants, loaves, cookies, muffins, doughnuts, pancakes."""

import math

from mathutils import noise

from ingredients.cake import berries, drizzle, mint_tip, strawberry, syrup
from kit import chance
from kit.camera import set_view
from kit.colours import blend, linear
from kit.lights import set_light
from kit.materials import painted, surface
from kit.shapes import box, place, sheet
from kit.solids import blob, blob_data, lathe
from kit.tables import napkin, set_table
from kit.vessels import glaze, plate, round_board


def build(
    kind='croissant',
    stand='board',
    cloth='sand',
    table='oak',
    light='window-left',
    view='seated',
    turn=8,
    garnish=(),
):
    """`stand` is board or a glaze. Kinds: see KINDS; garnish for pancakes: berries, strawberries, butter, syrup."""
    set_table(table)
    set_light(light, 0.8)
    if cloth:
        napkin(cloth, (-1.6, 0.7), 0.3, 2.0, 2.6)
    if stand == 'board':
        round_board(1.5)
        floor = 0.165
    else:
        plate(glaze(stand), 1.4, 0.16)
        floor = 0.085
    KINDS[kind](floor)
    for name in garnish:
        GARNISHES[name](floor)
    set_view(view, (0, 0, floor + 0.3), 5.2, turn, lens=66, blur=0.17, focus=(0, -0.5, floor + 0.4))


def _croissants(floor):
    for x, y, turn, size in ((-0.32, 0.42, 0.35, 0.95), (0.22, -0.4, -0.25, 1.05)):
        _croissant((x, y, floor), turn, size)


def _croissant(location, turn, size):
    crust = painted(roughness=0.38, coat=0.35, scatter=0.1, bump=0.25, bump_scale=26)
    tones = [linear(each) for each in ('#6b3412', '#b06a26', '#dfa858')]
    steps, shift = 7, chance.between(0, 20)

    def along(u):
        t = u * 2 - 1
        step = t * steps
        ridge = abs(step - round(step)) * 2
        return t, 1 - ridge, abs(t)

    def colour(u, v):
        t, ridge, _ = along(u)
        top = max(0, math.sin(v * 2 * math.pi))
        tone = blend(tones[2], tones[1], 0.35 + 0.65 * top)
        flake = noise.fractal((t * 9, v * 30, shift), 1, 2, 4)
        tone = blend(tone, tones[0], ridge**2 * 0.25 + 0.6 * top * max(0, flake) + 0.2 * top)
        return (*tone[:3], 1)

    def point(u, v):
        t, ridge, far = along(u)
        around = v * 2 * math.pi
        body = (0.36 * (1 - far**2.2) + 0.06) * (0.86 + 0.18 * (1 - ridge) ** 0.6)
        body *= 1 + 0.02 * noise.noise((t * 14, v * 20, shift))
        bend = 1.25 * t
        reach = 0.85
        x, y = reach * math.sin(bend), reach * (1 - math.cos(bend))
        out = body * math.cos(around)
        z = max(0.0, 0.62 * body + body * math.sin(around) * 0.85)
        return (x - out * math.sin(bend)) * size, (-y + out * math.cos(bend)) * size, z * size

    sheet(point, 240, 60, crust, closed_along=True, colour=colour, location=location, rotation=(0, 0, turn))


def _loaf(floor):
    crust = painted(roughness=0.75, bump=0.5, bump_scale=22)
    tones = [linear(each) for each in ('#7a4218', '#b5732f', '#f0e4d0', '#e6c490')]
    data = blob_data((1.0, 0.82, 0.62), 0.04, 1, 6, floor=-0.25)
    layer = data.color_attributes.new('Col', 'FLOAT_COLOR', 'POINT')
    for i, vertex in enumerate(data.vertices):
        p = vertex.co
        cut = min(abs(p.x - 0.25 * p.y - shift) for shift in (-0.38, 0.0, 0.38))
        open_cut = max(0, 1 - cut / 0.1) if p.z > 0.12 else 0
        flour = noise.fractal((p.x * 4, p.y * 4, p.z * 4), 1, 2, 4) + 0.5 * p.z
        tone = blend(tones[0], tones[1], 0.5 + noise.fractal((p.x * 2, p.y * 2, p.z * 2), 1, 2, 3))
        tone = blend(tone, tones[2], max(0, flour - 0.15) * 1.5)
        layer.data[i].color = (*blend(tone, tones[3], open_cut)[:3], 1)
        ridge = max(0, 1 - abs(cut - 0.13) / 0.06) if p.z > 0.12 else 0
        vertex.co = p * (1 + 0.05 * ridge - 0.05 * open_cut)
    place(data, crust, (-0.1, 0.2, floor + 0.3), (0, 0, 0.3))
    crumb = surface('#f0deb8', '#f8eed6', '#e0c48c', scale=9, roughness=0.8, bump=1, bump_scale=22, scatter=0.2)
    rim = surface('#8a5220', '#b5732f', scale=5, roughness=0.7, bump=0.3)
    for i in range(2):
        spot, lean = (0.35 + 0.42 * i, -0.78 + 0.1 * i, floor + 0.12 + 0.1 * i), (0.25, 0.12, 0.5 + 0.3 * i)
        for material, scale, lift in ((rim, 1.05, 0), (crumb, 1.0, 0.012)):
            outline = [(0, 0.05), (0.5, 0.05), (0.56, 0.03), (0.56, -0.03), (0.5, -0.05), (0, -0.05)]
            lathe([(r * scale, z + lift) for r, z in outline], material, 48, wobble=0.03, location=spot, rotation=lean,
                  scale=(1, 0.72, 1))  # fmt: skip


def _cookies(floor):
    dough = surface('#a8683a', '#c98f5c', '#8f5228', scale=5, roughness=0.75, bump=0.7, bump_scale=16)
    chip = surface('#2a140c', '#40221a', scale=3, roughness=0.25, coat=0.5)
    salt = surface('#f6f4f0', '#ffffff', roughness=0.3, scatter=0.4)
    spots = [(-0.45, 0.4, 0), (0.5, 0.35, 0.02), (-0.1, -0.4, 0.03), (0.25, 0.0, 0.2), (0.85, -0.55, 0.1)]
    for i, (x, y, z) in enumerate(spots):
        radii = (0.52, 0.52, 0.1)
        blob(
            dough,
            (x, y, floor + z + 0.08),
            (0.05 * i, 0.04, i),
            radii=radii,
            uneven=0.14,
            frequency=2.4,
            seed=i,
            floor=-0.05,
            subdivisions=5,
        )
        for _ in range(9):
            dx, dy = chance.in_disc(0.4)
            form = blob_data((0.07, 0.06, 0.045), 0.2, 2, 3, seed=chance.whole(0, 99))
            place(form, chip, (x + dx, y + dy, floor + z + 0.17), chance.tilt(0.4))
        for _ in range(12):
            dx, dy = chance.in_disc(0.4)
            place(blob_data((0.02, 0.02, 0.014), 0.3, 2, 1), salt, (x + dx, y + dy, floor + z + 0.185), chance.tilt(1))


def _muffins(floor):
    crumb = surface('#b5783a', '#d9a862', '#9a5f28', scale=5, roughness=0.75, bump=0.6, bump_scale=18, scatter=0.1)
    paper = surface('#efe4d0', '#f6eee0', roughness=0.7)
    for x, y in ((-0.55, 0.3), (0.5, 0.35), (0.0, -0.45)):

        def case(u, v, x=x, y=y):
            around = u * 2 * math.pi
            reach = 0.3 + 0.11 * v + 0.014 * math.cos(around * 26)
            return x + reach * math.cos(around), y + reach * math.sin(around), floor + 0.42 * v

        sheet(case, 208, 8, paper, closed_across=True)
        top = {'radii': (0.5, 0.5, 0.33), 'uneven': 0.1, 'frequency': 2.2, 'floor': -0.08, 'subdivisions': 5}
        blob(crumb, (x, y, floor + 0.5), (0, 0, x * 5), seed=int(x * 10), **top)
        spots = []
        for _ in range(7):
            dx, dy = chance.in_disc(0.34)
            spots.append((x + dx, y + dy, floor + 0.5 + 0.31 * math.sqrt(max(0, 1 - (dx * dx + dy * dy) / 0.25))))
        berries(spots)


def _doughnuts(floor):
    dough = surface('#b5702c', '#d69a52', scale=4, roughness=0.5, bump=0.15, bump_scale=16)
    icings = [('#3a1a0e', '#4a2414'), ('#e0909a', '#e8a4aa'), ('#f3e9d8', '#f8f0e2')]
    for i, (x, y, z, lean) in enumerate(((-0.5, 0.3, 0, 0), (0.52, 0.25, 0, 0), (0.0, -0.35, 0.22, 0.35))):
        icing = surface(*icings[i], scale=3, roughness=0.15, coat=0.8, scatter=0.2)

        def ring(u, v, low=0.0, high=2 * math.pi, thick=0.2, shift=i):
            around, section = u * 2 * math.pi, low + (high - low) * v
            wave = 0.05 * noise.noise((math.cos(around) * 2.5, math.sin(around) * 2.5, shift)) if thick > 0.2 else 0
            reach = 0.31 + (thick + wave * abs(math.cos(section))) * math.cos(section)
            return reach * math.cos(around), reach * math.sin(around), thick * 0.9 * math.sin(section)

        spot, turned = (x, y, floor + 0.19 + z), (lean, 0, 0)
        sheet(ring, 80, 30, dough, closed_across=True, closed_along=True, location=spot, rotation=turned)
        sheet(
            lambda u, v: ring(u, v, 0.35, 2.8, 0.212),
            120,
            24,
            icing,
            closed_across=True,
            location=spot,
            rotation=turned,
        )


def _pancakes(floor):
    side = surface('#e8c88e', '#f0d8a8', scale=5, roughness=0.7, scatter=0.2)
    tones = [linear(each) for each in ('#8f4f1c', '#b8742f', '#e2b46c')]
    for i in range(5):
        x, y, z = chance.between(-0.05, 0.05), chance.between(-0.05, 0.05), floor + 0.17 * i
        edge = [(0.78, 0.0), (0.86, 0.05), (0.87, 0.1), (0.8, 0.155), (0.7, 0.16)]
        lathe([(0, 0), *edge], side, 72, wobble=0.02, location=(x, y, z))
        paint = painted(roughness=0.55, coat=0.1, bump=0.1, bump_scale=20)
        shift = i * 7.0

        def colour(u, v, shift=shift):
            around = u * 2 * math.pi
            field = noise.fractal((v * 3 * math.cos(around) + shift, v * 3 * math.sin(around), 0), 1, 2, 4)
            tone = blend(tones[0], tones[1], 0.5 + field)
            return (*blend(tone, tones[2], (v - 0.86) * 9)[:3], 1)

        def top(u, v):
            around = u * 2 * math.pi
            reach = 0.84 * v
            return reach * math.cos(around), reach * math.sin(around), 0.165 - 0.06 * max(0, v - 0.9) * 10

        sheet(top, 90, 40, paint, closed_across=True, colour=colour, location=(x, y, z))


def _butter(floor):
    pat = surface('#f3dc92', '#f8e8b0', roughness=0.3, scatter=0.5, coat=0.4)
    box((0.34, 0.34, 0.12), pat, 0.04, location=(0.05, -0.1, floor + 0.93), rotation=(0.03, 0.05, 0.5))


def _syrup(floor):
    top = floor + 0.845
    syrup([(0.05, -0.15, top + 0.02, 0.5), (-0.2, 0.2, top + 0.01, 0.3)])
    for x, y, low in ((0.3, -0.83, 0.35), (-0.15, -0.88, 0.15), (0.62, -0.6, 0.5)):
        drizzle(
            [(x * 0.6, y * 0.6, top + 0.03), (x, y, top - 0.02), (x * 1.03, y * 1.03, top - 0.3), (x, y, floor + low)],
            '#8a4210',
        )


def _berries(floor):
    top = floor + 0.92
    berries([(-0.3, -0.2, top), (-0.2, 0.05, top), (0.35, 0.2, top), (0.15, 0.28, top), (1.0, -0.3, floor + 0.12)])
    berries([(-0.1, -0.32, top), (0.4, -0.05, top), (-1.0, -0.4, floor + 0.12)], 'raspberry')
    mint_tip((0.12, 0.12, top + 0.1))


GARNISHES = {
    'butter': _butter,
    'syrup': _syrup,
    'berries': _berries,
    'strawberries': lambda floor: [
        strawberry((x, y, floor + 0.86)) for x, y in ((-0.3, 0.1), (0.25, -0.15), (0.1, 0.35))
    ],
}
KINDS = {
    'croissant': _croissants,
    'loaf': _loaf,
    'cookies': _cookies,
    'muffins': _muffins,
    'doughnuts': _doughnuts,
    'pancakes': _pancakes,
}

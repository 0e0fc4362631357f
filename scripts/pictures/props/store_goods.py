"""More goods for the shelves of a store, filling a board from x = start to end; here 1 unit is 1 m."""

import math

from kit import chance
from kit.leaves import leaf
from kit.materials import surface
from kit.shapes import box, place
from kit.solids import blob_data, lathe, tubes

from .shelf_goods import paint


def pots(start, end, y, z, colours):
    """Enamelled pots with lids, stacked bowls."""
    x = start + 0.16
    knob = paint('#c9a24a', roughness=0.3, metallic=1)
    while x < end - 0.1:
        shell, size = paint(chance.pick(colours), roughness=0.18, coat=0.6), chance.between(0.8, 1.1)
        if chance.between(0, 1) < 0.6:
            body = [
                (0, 0),
                (0.1, 0),
                (0.125, 0.02),
                (0.13, 0.12),
                (0.135, 0.125),
                (0.1, 0.15),
                (0.02, 0.165),
                (0, 0.165),
            ]
            lathe([(r * size, h * size) for r, h in body], shell, 40, location=(x, y, z))
            place(blob_data((0.018, 0.018, 0.014), 0, 1, 2), knob, (x, y, z + 0.178 * size))
            for side in (-1, 1):
                box((0.05, 0.06, 0.016), shell, 0.007, location=(x + side * 0.15 * size, y, z + 0.1 * size))
        else:
            for i in range(4):
                bowl = [(0, 0.0), (0.05, 0.0), (0.09, 0.04), (0.1, 0.06), (0.09, 0.06), (0.05, 0.01)]
                lathe([(r, h + 0.022 * i) for r, h in bowl], shell, 32, location=(x, y, z))
        x += 0.34


def toys(start, end, y, z, colours):
    """Painted wooden shapes: blocks, cones, balls, little trains."""
    x = start + 0.1
    while x < end - 0.1:
        form, material = chance.whole(0, 4), paint(chance.pick(colours))
        if form == 0:
            for i in range(3):
                size = 0.14 - 0.025 * i
                box(
                    (size, size, 0.1),
                    paint(chance.pick(colours)),
                    0.008,
                    location=(x, y, z + 0.05 + 0.1 * i),
                    rotation=(0, 0, i),
                )
        elif form == 1:
            lathe([(0.1, 0), (0.1, 0.01), (0, 0.28)], material, 32, smooth=False, location=(x, y, z))
        elif form == 2:
            place(blob_data((0.1, 0.1, 0.1), 0, 1, 4), material, (x, y, z + 0.1))
        elif form == 3:
            for i in range(3):
                box((0.1, 0.08, 0.07), paint(chance.pick(colours)), 0.01, location=(x + 0.12 * i, y, z + 0.07))
                for side in (-0.03, 0.03):
                    place(
                        blob_data((0.025, 0.01, 0.025), 0, 1, 2),
                        paint('#2a2420'),
                        (x + 0.12 * i + side, y - 0.045, z + 0.025),
                    )
            x += 0.24
        else:
            box((0.08, 0.08, 0.24), material, 0.01, location=(x, y, z + 0.12))
            place(blob_data((0.045, 0.045, 0.045), 0, 1, 3), paint(chance.pick(colours)), (x, y, z + 0.28))
        x += 0.21


def speakers(start, end, y, z, colours):
    """Loudspeakers and boxes."""
    cone = paint('#17181a', roughness=0.6)
    x = start + 0.14
    while x < end - 0.12:
        if chance.between(0, 1) < 0.6:
            tall = chance.between(0.2, 0.3)
            box((0.17, 0.18, tall), paint(chance.pick(colours)), 0.012, location=(x, y, z + tall / 2))
            for share, radius in ((0.3, 0.062), (0.75, 0.032)):
                rim = [(0, 0.0), (radius * 0.3, 0.004), (radius * 0.85, -0.012), (radius, 0.006), (radius * 1.05, 0)]
                lathe(rim, cone, 32, location=(x, y - 0.092, z + tall * share), rotation=(math.pi / 2, 0, 0))
            x += 0.24
        else:
            box((0.26, 0.18, 0.1), paint('#e6e2da'), 0.006, location=(x + 0.05, y, z + 0.05))
            box((0.24, 0.17, 0.08), paint(chance.pick(colours)), 0.006, location=(x + 0.05, y, z + 0.14))
            x += 0.36


def spectacles(start, end, y, z, colours):
    """Frames that face the viewer."""
    rows, x = {}, start + 0.12
    while x < end - 0.1:
        lines = rows.setdefault(chance.pick(colours), [])
        for side in (-1, 1):
            lines.append(
                [
                    (x + side * 0.068 + 0.055 * math.cos(i * 0.5236), y, z + 0.07 + 0.045 * math.sin(i * 0.5236))
                    for i in range(13)
                ]
            )
        lines.append([(x - 0.015, y, z + 0.08), (x, y, z + 0.088), (x + 0.015, y, z + 0.08)])
        x += 0.34
    for colour, lines in rows.items():
        tubes(lines, 0.009, paint(colour, coat=0.5), fineness=2)


def bread(start, end, y, z, colours):
    """Round loaves, long loaves and rolls."""
    crusts = [
        surface(dark, light, '#e6cfa4', scale=9, roughness=0.7, bump=0.4, bump_scale=30) for dark, light in CRUSTS
    ]
    x = start + 0.2
    while x < end - 0.15:
        crust, form = chance.pick(crusts), chance.whole(0, 2)
        if form == 0:
            place(blob_data((0.19, 0.17, 0.13), 0.06, 1.5, 4, floor=-0.08), crust, (x, y, z + 0.08), (0, 0, x))
        elif form == 1:
            for i in range(3):
                data = blob_data((0.07, 0.17, 0.065), 0.05, 1.5, 4, floor=-0.04)
                place(data, crust, (x + 0.12 * (i - 1), y, z + 0.045), (0, 0, chance.between(-0.1, 0.1)))
        else:
            for i in range(6):
                spot = (x + 0.125 * (i % 3 - 1), y - 0.08 + 0.13 * (i // 3), z + 0.045)
                place(blob_data((0.07, 0.075, 0.06), 0.08, 1.5, 3, seed=i, floor=-0.03), crust, spot)
        x += 0.42


CRUSTS = (('#8a4f1f', '#b5762f'), ('#a8652a', '#cf9448'), ('#6b3a18', '#94591f'))


def flowers(start, end, y, z, colours, pail='#9aa0a2', tall=1.0):
    """Zinc pails full of flowers of one kind each."""
    zinc = paint(pail, roughness=0.35, metallic=0.8)
    greens = [paint('#3f6a34', roughness=0.5), paint('#6b8f5a', roughness=0.5), paint('#8aa08a', roughness=0.6)]
    x = start + 0.2
    while x < end - 0.15:
        lathe([(0, 0), (0.1, 0), (0.14, 0.28 * tall), (0.13, 0.28 * tall), (0.1, 0.02)], zinc, 32, location=(x, y, z))
        petal = paint(chance.pick(colours), roughness=0.6)
        for _ in range(26):
            dx, dy = chance.in_disc(0.16)
            top = z + (0.28 + 0.26 * chance.between(0.5, 1) - 3 * (dx * dx + dy * dy)) * tall
            size = chance.between(0.028, 0.045)
            form = blob_data((size, size, size * 0.85), 0.45, 3.0, 3, seed=chance.whole(0, 99))
            place(form, petal, (x + dx, y + dy, top), chance.tilt(0.6))
        for _ in range(16):
            lean = (chance.between(-0.4, 0.4), chance.between(-1.4, -0.5), chance.angle())
            leaf(chance.pick(greens), 0.28 * tall, 0.035, 0.3, location=(x, y, z + 0.24 * tall), rotation=lean)
        x += 0.42

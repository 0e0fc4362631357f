"""Lacquer lunch boxes with grilled salmon, omelette, simmered roots and rice; bowls of soup beside them."""

import bpy

from ingredients.beside import set_beside
from ingredients.lunch_box import carrot_flower, lotus_slice, rice_bed, salmon_fillet, shiitake, taro, yellow_pickle
from ingredients.omelette import omelette_slice, perilla
from ingredients.pieces import piece
from kit import chance
from kit.camera import set_view
from kit.lights import set_light
from kit.materials import surface
from kit.shapes import box, group
from kit.tables import set_table
from recipes import clam_soup

WIDTH, DEPTH, HEIGHT = 3.0, 2.1, 0.62
FLOOR = 0.14


def build(
    boxes=((0, 0, 0),),
    soups=(),
    beside=('pale-chopsticks',),
    outside='#191210',
    inside='#7a1712',
    table='ash',
    light='window-left',
    view='high',
    target=(-0.12, 0, 0.3),
    distance=7.2,
    turn=-8,
):
    """`boxes` are (x, y, turn), `soups` are (x, y)."""
    set_table(table)
    set_light(light, 0.9)
    placed = [(_made(lambda: _lunch(outside, inside)), each) for each in boxes]
    placed += [(_made(clam_soup.serve), (*each, 0)) for each in soups]
    for parent, (x, y, turned) in placed:
        parent.location, parent.rotation_euler = (x, y, 0), (0, 0, turned)
    set_beside(beside)
    set_view(view, target, distance, turn, lens=66, blur=0.14, focus=(target[0], target[1] - 0.5, 0.5))


def _made(make):
    """What is made at the origin, as a group that is put aside: onion must not fall onto another dish."""
    before = set(bpy.data.objects)
    make()
    return group([each for each in bpy.data.objects if each not in before and each.parent is None], (0, 0, -90))


def _lunch(outside, inside):
    _case(outside, inside)
    rice_bed(1.2, 1.86, (-0.82, 0, 0.48))
    _salmon()
    _omelettes()
    _roots()


def _case(outside, inside):
    shell, lining = (surface(each, each, roughness=0.16, coat=1) for each in (outside, inside))
    box((WIDTH, DEPTH, 0.1), shell, 0.03, location=(0, 0, 0.05))
    box((WIDTH - 0.12, DEPTH - 0.12, 0.04), lining, 0.01, location=(0, 0, 0.11))
    for side in (-1, 1):
        box((WIDTH, 0.08, HEIGHT), shell, 0.025, location=(0, side * (DEPTH / 2 - 0.04), HEIGHT / 2))
        box((0.08, DEPTH, HEIGHT), shell, 0.025, location=(side * (WIDTH / 2 - 0.04), 0, HEIGHT / 2))
        box(
            (WIDTH - 0.16, 0.012, HEIGHT - 0.1),
            lining,
            0.004,
            location=(0, side * (DEPTH / 2 - 0.086), HEIGHT / 2 + 0.02),
        )
        box(
            (0.012, DEPTH - 0.16, HEIGHT - 0.1),
            lining,
            0.004,
            location=(side * (WIDTH / 2 - 0.086), 0, HEIGHT / 2 + 0.02),
        )
    box((0.05, DEPTH - 0.14, HEIGHT - 0.12), lining, 0.015, location=(-0.16, 0, HEIGHT / 2))
    box((WIDTH / 2 + 0.1, 0.05, HEIGHT - 0.12), lining, 0.015, location=(0.64, -0.06, HEIGHT / 2))


def _salmon():
    """The fillet on a leaf, above the divider."""
    for x, turned in ((0.3, 0.4), (0.75, -0.2), (1.0, 0.5)):
        perilla((x, 0.3, 0.32), turned, 0.6)
    parts = salmon_fillet()
    group(parts, (0.63, 0.46, 0.36), (0.22, 0.02, 0.06))
    piece('cucumber', (1.26, 0.16, 0.4), (0.4, 0.3, 0))
    piece('cucumber', (1.2, 0.26, 0.42), (0.6, 0.2, 0.4))


def _omelettes():
    for i, x in enumerate((0.12, 0.46)):
        group(omelette_slice(0.44, 0.24, 0.2), (x, -0.62 + 0.05 * i, 0.2), (-0.5, 0, 0.25 + 0.06 * i))
    group(yellow_pickle(), (0.05, -0.28, 0.36), (0, 0, 0.4))


def _roots():
    """Lotus, carrot, taro, mushroom and beans, simmered."""
    for x, y in ((0.85, -0.3), (1.12, -0.72), (0.85, -0.82), (1.28, -0.4)):
        taro().location = (x, y, 0.3)
    group([lotus_slice()], (0.86, -0.5, 0.5), (0.5, -0.2, 0.3))
    group([lotus_slice(0.18)], (1.2, -0.28, 0.5), (0.7, 0.3, 1.0))
    group(shiitake(), (1.22, -0.62, 0.46), (0.15, 0.1, 0.4))
    for x, y, lean in ((1.0, -0.78, 0.35), (0.8, -0.86, 0.5), (1.04, -0.42, 0.3)):
        group([carrot_flower()], (x, y, 0.47), (lean, chance.between(-0.2, 0.2), chance.angle()))
    for i in range(3):
        piece('green-bean', (1.08 + 0.05 * i, -0.56 - 0.05 * i, 0.56 - 0.02 * i), (0.1, 0.1, 0.9 + 0.15 * i))

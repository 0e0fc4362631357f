"""Rolled omelette in slices on a long plate."""

from ingredients.beside import set_beside
from ingredients.omelette import grated_radish, perilla, sliced_omelette
from kit.camera import set_view
from kit.lights import set_light
from kit.shapes import box
from kit.tables import set_table
from kit.vessels import glaze


def build(vessel='navy', beside=('soy', 'pale-chopsticks'), table='ash', light='window-left', view='seated', turn=-6):
    """Four slices, a leaf and radish."""
    set_table(table)
    set_light(light, 0.85)
    plate = glaze(vessel)
    box((3.1, 1.35, 0.1), plate, 0.045, location=(0, 0, 0.1))
    for x in (-1.1, 1.1):
        box((0.2, 1.1, 0.08), plate, 0.02, location=(x, 0, 0.04))
    perilla((0.85, 0.3, 0.17), -0.5)
    sliced_omelette(0.15)
    grated_radish((1.12, -0.1, 0.2), 0.26)
    set_beside(beside)
    set_view(view, (-0.03, 0.05, 0.25), 6.3, turn, lens=66, blur=0.16, focus=(0, -0.25, 0.4))

"""A heap of glossy pieces on a plate, with or without rice or noodles under it."""

from ingredients.beside import set_beside
from ingredients.greens import herbs, sesame, spring_onion
from ingredients.noodles import noodle_nest
from ingredients.pieces import heap
from ingredients.proteins import prawns
from ingredients.rice import rice_mound
from kit import chance
from kit.camera import set_view
from kit.lights import set_light
from kit.materials import surface
from kit.solids import lathe
from kit.tables import set_table
from kit.vessels import glaze, plate


def build(
    beside=('chopsticks',),
    table='walnut',
    light='window-left',
    view='seated',
    turn=0,
    **dish,
):
    """The dish of `serve` on a table."""
    set_table(table)
    set_light(light)
    serve(**dish)
    set_beside(beside)
    set_view(view, (0.0, 0.0, 0.25), 6.0, turn, focus=(0, -0.4, 0.4))


def serve(
    pieces=('beef', 'red-pepper', 'green-pepper', 'onion'),
    count=60,
    sauce='#5a2c12',
    rice=None,
    noodles=None,
    prawn_count=0,
    garnish=('sesame',),
    vessel='white',
):
    """At the origin. `rice` or `noodles` make the heap, through which the pieces are mixed. Garnish: onion, sesame, herbs."""
    plate(glaze(vessel), 1.5, 0.2)
    if sauce:
        pool = surface(sauce, roughness=0.08, coat=1)
        lathe([(0.98, 0.085), (0.94, 0.105), (0.5, 0.11), (0, 0.11)], pool, wobble=0.1)
    if rice:
        rice_mound(rice, (0, 0, 0.08), 1.0, 0.5, grains=3200, flatness=0.25)
        heap(pieces, count, 0.95, 0.5, base=0.1, tilt=1.5)
    elif noodles:
        noodle_nest(noodles, 0.22, 0.98, mound=0.34, bundles=30)
        heap(pieces, count, 0.85, 0.36, base=0.28, tilt=1.0)
    else:
        heap(pieces, count, 1.0, 0.36, base=0.16)
        heap(pieces, count // 3, 0.5, 0.22, base=0.42)
    for _ in range(prawn_count):
        x, y = chance.in_disc(0.62)
        prawns([(x, y, chance.angle())], 0.64 - 0.4 * (x * x + y * y), 0.8)
    spots = [chance.in_disc(0.8) for _ in range(60)]
    if 'onion' in garnish:
        spring_onion(spots[:34])
    if 'sesame' in garnish:
        sesame(spots)
    if 'herbs' in garnish:
        herbs((0.1, 0.05, 0.68), 7, 0.34)

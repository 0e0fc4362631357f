"""On the counters of small businesses: phones, biscuits for dogs, lenses, clay, scarves."""

import bpy

from kit.arrange import arrange
from kit.clear import drink
from kit.glassware import drinking_glass, fill_glass
from props.bottles import dropper, jar
from props.brows import brow_card, spoolie
from props.chargers import cable
from props.clay_snail import board, clay_block, clay_snail, modelling_tool
from props.dental import mirror, tray, tweezers
from props.dentist import guard_case, syringe
from props.driving import car_key
from props.exercise import leaning_ring, pilates_ring, soft_ball
from props.eye_lens import lens, lens_case, solution
from props.hair_tools import comb
from props.paper import open_book, stacked_books
from props.pet_things import ball, biscuit_bowl, biscuits, pin_brush
from props.phone import phone, protector
from props.scarf import scarves
from props.tools import screwdriver, screws
from props.toothbrushes import cup_of_brushes
from props.treatment import bamboo_cup, glass_cup, latex_band

from .desk import THINGS as DESK
from .fitness import THINGS as FITNESS
from .garage_bench import THINGS as GARAGE

DEFAULT = (('phone', (0, 0), 12),)


def build(things=DEFAULT, **scene):
    """Things: those below, and all of the desk, the fitness studio and the garage bench."""
    arrange(THINGS, things, **scene)


def _wine(colour='#5a0f1e', level=1.25):
    """A glass of wine."""
    before = set(bpy.data.objects)
    drinking_glass('wine')
    fill_glass('wine', None, level, drink(colour, 0.75))
    return [thing for thing in bpy.data.objects if thing not in before]


THINGS = {
    **DESK, **FITNESS, **GARAGE,
    'phone': phone, 'protector': protector, 'cable': cable, 'key': car_key, 'book': open_book, 'pile': stacked_books,
    'snail': clay_snail, 'clay': clay_block, 'board': board, 'wine': _wine, 'clay-tool': modelling_tool,
    'biscuits': biscuits, 'biscuit-bowl': biscuit_bowl, 'ball': ball, 'pin-brush': pin_brush,
    'comb': comb, 'lens': lens, 'lens-case': lens_case, 'solution': solution, 'guard': guard_case,
    'syringe': syringe, 'tray': tray, 'mirror': mirror, 'tweezers': tweezers, 'brushes': cup_of_brushes,
    'brow-card': brow_card, 'spoolie': spoolie, 'jar': jar, 'dropper': dropper, 'ring': pilates_ring,
    'leaning-ring': leaning_ring, 'soft-ball': soft_ball, 'band': latex_band, 'scarves': scarves,
    'glass-cup': glass_cup, 'bamboo-cup': bamboo_cup, 'screwdriver': screwdriver, 'screws': screws,
}  # fmt: skip

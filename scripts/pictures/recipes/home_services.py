"""What people bring who look after homes: laundry, a caddy, a filter, parts of furniture, blankets."""

from kit.arrange import arrange
from props.caddy import caddy
from props.home_parts import board, cam_locks, carton, dowels, furnace_filter, hex_key, strap
from props.laundry import parcel, pile, quilt, socks
from props.textiles import folded_towel, rolled_towel
from props.tools import screwdriver, tape

DEFAULT = (('pile', (-0.9, 0.2), 6), ('parcel', (1.8, 0.4), -14))


def build(things=DEFAULT, **scene):
    """Things: pile, socks, parcel, quilt, strap, carton, filter, board, dowels, locks, key, caddy and others."""
    arrange(THINGS, things, **scene)


THINGS = {
    'pile': pile, 'socks': socks, 'parcel': parcel, 'quilt': quilt, 'strap': strap, 'carton': carton,
    'filter': furnace_filter, 'board': board, 'dowels': dowels, 'locks': cam_locks, 'key': hex_key, 'caddy': caddy,
    'screwdriver': screwdriver, 'tape': tape, 'folded-towel': folded_towel, 'rolled-towel': rolled_towel,
}  # fmt: skip

"""Still lifes of an outing: passports, a record player with flowers, a tray of fish, skis being waxed, a greenhouse."""

from kit.arrange import arrange
from kit.shapes import group
from props.cloche import cloche
from props.electronics import camera
from props.fish_tray import fish_tray
from props.gifts import rattle
from props.keepsakes import passport, record_player
from props.laundry import pile
from props.ribbon import spool
from props.ski_bench import base_brush, shavings, ski_pair, wax_block, wax_iron
from recipes.games import THINGS as GAMES
from recipes.plants import THINGS as PLANTS

DEFAULT = (('passport', (0, 0), 20),)


def build(things=DEFAULT, **scene):
    """Things: passport, camera, record-player, fish, cloche, skis, iron, wax, brush, lock, keys, plants and others."""
    arrange(THINGS, things, **scene)


THINGS = {
    'passport': passport, 'camera': camera, 'record-player': record_player, 'fish': fish_tray, 'cloche': cloche,
    'skis': ski_pair, 'iron': wax_iron, 'wax': wax_block, 'brush': base_brush, 'shavings': shavings, 'pile': pile,
    'rattle': rattle, 'spool': spool, 'lock': lambda *colour: [group(GAMES['lock'](*colour), scale=0.55)],
    'keys': lambda *colour: [group(GAMES['keys'](*colour), scale=0.6)], **PLANTS,
}  # fmt: skip

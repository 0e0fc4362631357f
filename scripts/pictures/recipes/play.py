"""Toys on the floor: a marble run, puzzles, blocks and balls of foam."""

from kit.arrange import arrange
from props.marble_run import marble, marble_run
from props.puzzle import piece, puzzle
from props.soft_play import balls, foam_block

DEFAULT = (('marble-run', (0, 0), 0),)


def build(things=DEFAULT, **scene):
    """Things: marble-run, marble, puzzle, piece, foam-block, balls."""
    arrange(THINGS, things, **scene)


THINGS = {
    'marble-run': marble_run, 'marble': marble, 'puzzle': puzzle, 'piece': piece, 'foam-block': foam_block,
    'balls': balls,
}  # fmt: skip

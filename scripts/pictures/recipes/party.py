"""A birthday at the bowling lanes: a signed pin, a ball, juice, hats and confetti."""

from kit.arrange import arrange
from props.bowling import ball, pin
from props.party import confetti, hat, paper_cup

DEFAULT = (('pin', (0, 0.2), 0), ('ball', (-1.5, 0.8), 10), ('confetti', (0, 0), 0))


def build(things=DEFAULT, **scene):
    """Things: pin, ball, cup, hat, confetti."""
    arrange(THINGS, things, **scene)


THINGS = {'pin': pin, 'ball': ball, 'cup': paper_cup, 'hat': hat, 'confetti': confetti}

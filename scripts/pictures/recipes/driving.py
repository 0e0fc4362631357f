"""On the desk of a driving school: a car key, cones, a form on its clipboard."""

from kit.arrange import arrange
from props.clipboard import ballpoint, clipboard
from props.driving import car_key, cone
from props.paper import notebook

DEFAULT = (('key', (-0.2, -0.4), 20), ('cone', (-1.2, 1.0), 10), ('cone', (0.6, 1.4), 40))


def build(things=DEFAULT, **scene):
    """Things: key, cone, clipboard, ballpoint, notebook."""
    arrange(THINGS, things, **scene)


THINGS = {'key': car_key, 'cone': cone, 'clipboard': clipboard, 'ballpoint': ballpoint, 'notebook': notebook}

"""The surfaces on which things stand; their top is at z = 0."""

from .cloth import cloth, linen
from .materials import surface
from .shapes import box
from .wood import planks, wood

# name: (dark, light, plank width, turn, roughness)
WOODS = {
    'walnut': ('#2a180f', '#5e3a22', 1.5, 0.12, 0.4),
    'oak': ('#6e4c33', '#a67c56', 1.8, 0.0, 0.5),
    'ash': ('#a98a68', '#d5b994', 2.1, -0.1, 0.5),
    'driftwood': ('#6d6358', '#a39684', 1.5, 0.25, 0.65),
    'painted': ('#c9c4b8', '#e6e1d6', 1.7, 0.0, 0.45),
    'teal': ('#2c4a4a', '#47706c', 1.6, 0.1, 0.5),
    'charcoal': ('#17171a', '#34343a', 1.6, -0.15, 0.45),
    'cherry': ('#4a1f12', '#84452a', 1.9, 0.0, 0.32),
}
# name: (colour, light)
LINENS = {
    'sand': ('#b9ad9a', '#cfc4b2'),
    'mist': ('#a9b3b4', '#c3cbcb'),
    'snow': ('#dcd8d0', '#efece6'),
    'indigo': ('#2a3a55', '#40557a'),
    'sage': ('#8a9a80', '#a8b69c'),
    'rose': ('#c79a92', '#dcb6ae'),
}
# name: (colours, noise scale, distortion, roughness)
SLABS = {
    'marble': (('#e9e6e1', '#f2f0ec', '#c9c6c4'), 1.1, 2.5, 0.18),
    'slate': (('#2b2f33', '#3d4246', '#22262a'), 3, 0.5, 0.55),
    'concrete': (('#8d8b87', '#a5a29d', '#b3b0ab'), 1.6, 0.3, 0.6),
    'terrazzo': (('#d8cfc4', '#e6ded3', '#9c6b54'), 9, 0.8, 0.3),
    'terracotta': (('#b5623f', '#c87750', '#a65436'), 2.2, 0.2, 0.7),
    'mustard': (('#d9a13a', '#e0aa45', '#d39a33'), 1.5, 0.2, 0.6),
    'blush': (('#e3b7a8', '#e9c1b3', '#dfb0a0'), 1.5, 0.2, 0.6),
    'mint': (('#a9cdbd', '#b4d6c7', '#a0c5b4'), 1.5, 0.2, 0.6),
    'sky': (('#9fc0d6', '#abcadf', '#97b8cf'), 1.5, 0.2, 0.6),
}


def set_table(name):
    """Builds one of the surfaces above, large enough to fill the picture."""
    if name in WOODS:
        dark, light, width, turn, roughness = WOODS[name]
        planks(wood(dark, light, roughness), width, extent=18, turn=turn)
    elif name in LINENS:
        cloth(linen(*LINENS[name]), 22, 22, folds=0.02)
    else:
        colours, scale, distortion, roughness = SLABS[name]
        band = (0.3, 0.6)
        stone = surface(
            *colours, scale=scale, distortion=distortion, band=band, roughness=roughness, bump=0.05, bump_scale=9
        )
        box((40, 40, 0.3), stone, location=(0, 0, -0.15))


def napkin(name, location=(0, 0), turn=0.2, width=2.0, depth=2.0):
    """A cloth in one of the linens, lying at (x, y)."""
    cloth(linen(*LINENS[name]), width, depth, (*location, 0.04), turn, folds=0.03)

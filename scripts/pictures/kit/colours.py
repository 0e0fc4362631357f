"""Colours are written as '#rrggbb' in sRGB and handed to Blender as linear RGBA."""


def linear(colour):
    """'#rrggbb' to a linear (r, g, b, 1)."""

    def channel(position):
        value = int(colour[position : position + 2], 16) / 255
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return (channel(1), channel(3), channel(5), 1.0)


def blend(first, second, share):
    """Mixes two linear colours; a share of 0 is the first, 1 the second."""
    share = min(1.0, max(0.0, share))
    return tuple(a + (b - a) * share for a, b in zip(first, second))

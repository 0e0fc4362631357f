"""On a seafarer's table: binoculars on a chart, a log book beside a storm lantern."""

from kit.arrange import arrange
from props.chart_table import binoculars, chart, dividers
from props.log_book import knot, log_book, old_key, storm_lantern, torn_page

DEFAULT = (('chart', (0, 0), 0), ('binoculars', (-0.3, 0.1), 20))


def build(things=DEFAULT, **scene):
    """Things: binoculars, chart, dividers, lantern, log-book, page, key, rope."""
    arrange(THINGS, things, **scene)


THINGS = {
    'binoculars': binoculars, 'chart': chart, 'dividers': dividers, 'lantern': storm_lantern,
    'log-book': log_book, 'page': torn_page, 'key': old_key, 'rope': knot,
}  # fmt: skip

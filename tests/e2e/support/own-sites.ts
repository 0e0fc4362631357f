/** The demo's stores with a domain of their own, and what each has chosen. */
export const OWN_SITES = [
  {
    host: 'noodle.localhost',
    name: 'Lantern Noodle House',
    accent: 'rgb(179, 38, 30)',
    heading: /figtree/,
    corner: '12px',
    layout: 'full',
    action: 'Order',
  },
  {
    host: 'spa.localhost',
    name: 'Cedar Hour Spa',
    accent: 'rgb(63, 107, 87)',
    heading: /^fraunces, fraunces-like/,
    corner: '2px',
    layout: 'split',
    action: 'Book',
  },
  {
    host: 'tea.localhost',
    name: 'Half Moon Tea',
    accent: 'rgb(138, 90, 158)',
    heading: /^nunito, nunito-like/,
    corner: '18px',
    layout: 'framed',
    action: 'Order',
  },
  {
    host: 'books.localhost',
    name: 'Ninth Shelf Books',
    accent: 'rgb(31, 78, 121)',
    heading: /^fraunces, fraunces-like/,
    corner: '12px',
    layout: 'plain',
    action: 'See deals',
  },
]

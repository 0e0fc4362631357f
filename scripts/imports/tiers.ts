const PURE = ['lib/domain', 'lib/paths.ts']
/** Screens do not import each other, pages compose them. */
const COMPONENT = [...PURE, 'lib/routes', 'lib/browser', 'lib/i18n', 'lib/inline-scripts', 'messages', 'components/ui']
const SHARED = ['auth', 'addresses', 'payment-fields', 'maps', 'bookmarks'].map((name) => `components/${name}`)
const SCREEN = [...COMPONENT, ...SHARED]
/** All of `lib` but what runs servers. */
const PAGES = [
  ...['domain', 'contract', 'routes', 'commerce-client', 'server', 'browser', 'inline-scripts', 'i18n', 'telemetry'],
  ...['paths.ts', 'env.ts', 'safe-parse.ts', 'log.ts'],
].map((name) => `lib/${name}`)

/**
 * Folder (or file) to what its files may import from this project, besides themselves. The longest matching entry
 * applies; a folder of the product without an entry may import nothing.
 */
export const TIERS: Record<string, readonly string[]> = {
  'lib/domain': [],
  'lib/contract': [
    'lib/domain/codes',
    'lib/domain/time',
    'lib/domain/languages/languages.ts',
    'lib/domain/plain-text.ts',
    'lib/domain/strip-markup.ts',
    'lib/domain/typed-text.ts',
  ],
  'lib/paths.ts': ['lib/domain'],
  'lib/next-internals.ts': [],
  'lib/env-values.ts': [],
  'lib/deadline.ts': [],
  'lib/public-address.ts': [],
  'lib/safe-parse.ts': [],
  'lib/redis.ts': [],
  'lib/telemetry': [],
  'lib/log.ts': ['lib/telemetry'],
  'lib/env.ts': ['lib/domain', 'lib/env-values.ts'],
  'lib/i18n': ['lib/domain', 'messages'],
  'lib/routes': ['lib/domain'],
  'lib/browser': ['lib/domain', 'lib/routes'],
  'lib/inline-scripts': ['lib/domain', 'lib/browser/site/search-key.ts', 'lib/next-internals.ts'],
  'lib/commerce-client': [
    'lib/domain',
    'lib/contract',
    'lib/env.ts',
    'lib/deadline.ts',
    'lib/safe-parse.ts',
    'lib/log.ts',
    'lib/telemetry',
  ],
  'lib/server': [
    ...PURE,
    'lib/next-internals.ts',
    'lib/routes',
    'lib/commerce-client',
    'lib/env.ts',
    'lib/deadline.ts',
    'lib/safe-parse.ts',
    'lib/log.ts',
    'lib/public-address.ts',
    'lib/redis.ts',
    'lib/telemetry',
  ],
  'lib/page-cache': [
    'lib/domain',
    'lib/contract/purge.ts',
    'lib/contract/limits.ts',
    'lib/i18n',
    'lib/inline-scripts',
    'lib/next-internals.ts',
    'lib/env.ts',
    'lib/log.ts',
    'lib/redis.ts',
    'lib/telemetry',
    ...['routing', 'site/host.ts', 'site/preferences.ts', 'session/session-cookie.ts'].map(
      (part) => `lib/server/${part}`,
    ),
  ],
  'components/ui': [...PURE, 'lib/browser', 'lib/i18n'],
  'components/maps': COMPONENT,
  'components/auth': COMPONENT,
  'components/push': COMPONENT,
  'components/payment-fields': COMPONENT,
  'components/bookmarks': COMPONENT,
  'components/addresses': [...COMPONENT, 'components/maps'],
  'components/layout': SCREEN,
  'components/deals': SCREEN,
  'components/stores': SCREEN,
  'components/help': SCREEN,
  'components/cart': SCREEN,
  'components/checkout': SCREEN,
  'components/orders': SCREEN,
  'components/account': SCREEN,
  'components/wallet': SCREEN,
  'components/self-checkout': SCREEN,
  'components/pay-order': SCREEN,
  'components/paypal': SCREEN,
  'lib/launch': [
    'backend/config/env.ts',
    'backend/platform/process/assert-port-free.ts',
    'lib/env.ts',
    'lib/env-values.ts',
    'lib/telemetry/report-progress.ts',
    'lib/next-internals.ts',
  ],
  app: ['components', ...PAGES, 'messages'],
  'middleware.ts': [...PAGES, 'lib/next-internals.ts', 'lib/page-cache/purge/page-tags.ts'],
  backend: [
    ...[
      'codes',
      'money',
      'time',
      'account/person-name.ts',
      'deals/rating-counts.ts',
      'plain-text.ts',
      'strip-markup.ts',
      'typed-text.ts',
      'places/addresses.ts',
      'places/cities.ts',
      'places/countries.ts',
      'places/distance.ts',
      'places/international-phone.ts',
      'places/phone-text.ts',
      'places/places.ts',
      'places/regions.ts',
      'places/typed-phone.ts',
      'places/typed-postal-code.ts',
      'payment/cards.ts',
      'site/accept-header.ts',
      'site/accepted-language.ts',
      'site/host-name.ts',
      'site/language-tag.ts',
      'site/languages.ts',
      'site/palette.ts',
      'site/theme.ts',
    ],
    ...[
      'stores/estimate.ts',
      'stores/opening-hours.ts',
      'stores/few-left.ts',
      'orders/bill-lines.ts',
      'orders/order-rules.ts',
      'orders/short-number.ts',
    ],
  ]
    .map((part) => `lib/domain/${part}`)
    .concat(
      'lib/contract',
      'lib/env-values.ts',
      'lib/deadline.ts',
      'lib/public-address.ts',
      'lib/safe-parse.ts',
      'lib/redis.ts',
      'lib/telemetry',
    ),
}

const PHONES = 'the library of phones is large, and stays on servers'
const IN_BROWSERS =
  /^(lib\/(browser|domain)\/|components\/(?!(stores\/about\/about-store|self-checkout\/pay-screen)\.tsx$))/

export const PACKAGES: { name: string; notIn: RegExp; why: string }[] = [
  { name: 'zod', notIn: /^lib\/domain\/(?!.*\.schema\.ts$)/, why: 'public pages import these files, and it is large' },
  {
    name: 'libphonenumber-js/min',
    notIn: /^(?!lib\/domain\/places\/(phone-link|international-phone)\.ts$)/,
    why: PHONES,
  },
  { name: '@/lib/domain/places/phone-link', notIn: IN_BROWSERS, why: PHONES },
  {
    name: '@/lib/domain/places/international-phone',
    notIn: /^(?!lib\/domain\/account\/login-address\.ts$|backend\/)/,
    why: PHONES,
  },
  { name: '@/lib/domain/account/login-address', notIn: IN_BROWSERS, why: PHONES },
]

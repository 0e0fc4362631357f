import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findCrossings } from '@/scripts/imports/borders'
import { importsOf, readSources } from '@/scripts/imports/read-imports'

/** What several screens use may import less, and is imported by each of them. */
const SCREENS = readdirSync('components')
  .filter((name) => name !== 'ui')
  .map((name) => `components/${name}`)

/** One planted import for each arrow that must not be there. */
const FORBIDDEN: [file: string, imported: string][] = [
  ['lib/domain/cart/a.ts', '@/lib/contract/codes'],
  ['lib/domain/cart/a.ts', '@/lib/commerce-client/stores/deals'],
  ['lib/domain/cart/a.ts', '@/components/ui/forms/button'],
  ['lib/domain/cart/a.ts', 'zod'],
  ['lib/domain/cart/a.ts', 'libphonenumber-js/min'],
  ['components/auth/a.tsx', 'libphonenumber-js/min'],
  ['components/orders/a.tsx', '@/lib/domain/places/phone-link'],
  ['lib/browser/session/a.ts', '@/lib/domain/account/login-address'],
  ['lib/domain/account/profile.schema.ts', '@/lib/domain/places/international-phone'],
  ['lib/domain/cart/a.ts', '../../paths'],
  ['lib/contract/a.ts', '@/lib/domain/money/money'],
  ['lib/commerce-client/orders/a.ts', '@/lib/server/session/session'],
  ['lib/commerce-client/orders/a.ts', '@/lib/browser/fetcher/request'],
  ['lib/server/site/a.ts', '@/lib/contract/codes'],
  ['lib/server/site/a.ts', '@/lib/browser/fetcher/request'],
  ['lib/browser/cart/a.ts', '@/lib/commerce-client/stores/deals'],
  ['lib/routes/a.ts', '@/lib/server/session/session'],
  ['lib/domain/cart/a.ts', '@/lib/routes/routes'],
  ['lib/browser/cart/a.ts', '@/lib/server/session/session'],
  ['lib/browser/cart/a.ts', '@/lib/env'],
  ['lib/paths.ts', '@/lib/env'],
  ['components/ui/forms/a.tsx', '@/components/deals/deal-card'],
  ['components/ui/forms/a.tsx', '@/lib/contract/codes'],
  ['app/a/page.tsx', '@/backend/app/app'],
  ['app/a/page.tsx', '@/launch/start'],
  ['middleware.ts', '@/backend/app/app'],
  ['backend/a.ts', '@/lib/commerce-client/stores/deals'],
  ['backend/a.ts', '@/components/ui/forms/button'],
  ['backend/a.ts', '@/lib/domain/checkout/quote'],
  ...SCREENS.flatMap((folder): [string, string][] => [
    [`${folder}/a.tsx`, '@/lib/commerce-client/stores/deals'],
    [`${folder}/a.tsx`, '@/lib/server/session/session'],
    [`${folder}/a.tsx`, '@/lib/env'],
    [`${folder}/a.tsx`, `@/components/${folder === 'components/orders' ? 'checkout' : 'orders'}/panel`],
  ]),
]

const ALLOWED: [file: string, imported: string][] = [
  ['lib/domain/payment/card.schema.ts', 'zod'],
  ['lib/domain/cart/a.ts', '@/lib/domain/money/money'],
  ['lib/commerce-client/orders/a.ts', '@/lib/contract/codes'],
  ['lib/server/site/a.ts', '@/lib/commerce-client/stores/deals'],
  ['lib/browser/cart/a.ts', '@/lib/domain/money/money'],
  ['lib/browser/cart/a.ts', '@/lib/routes/routes'],
  ['lib/server/routing/a.ts', '@/lib/routes/routes'],
  ['components/deals/a.tsx', '@/components/ui/forms/button'],
  ['components/deals/a.tsx', './deal-card'],
  ['components/addresses/a.tsx', '@/components/maps/pin-map'],
  ['components/checkout/a.tsx', '@/components/payment-fields/card-form'],
  ['app/b/page.tsx', '@/lib/commerce-client/stores/deals'],
  ['backend/a.ts', '@/lib/domain/money/money'],
  ['backend/a.ts', '@/lib/domain/languages/languages'],
]

const planted = (file: string, imported: string) => findCrossings(importsOf({ file, text: `import '${imported}'\n` }))

describe('an import across a border is refused', () => {
  it.each(FORBIDDEN)('%s does not import %s', (file, imported) => {
    expect(planted(file, imported)).toHaveLength(1)
  })
})

describe('an import within the borders is allowed', () => {
  it.each(ALLOWED)('%s imports %s', (file, imported) => {
    expect(planted(file, imported)).toEqual([])
  })
})

it('no file of the code crosses a border', () => {
  const sources = readSources()
  expect(sources.length).toBeGreaterThan(500)
  expect(findCrossings(sources.flatMap(importsOf))).toEqual([])
})

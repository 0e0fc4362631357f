import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { forbiddenImports, tierOf } from '@/scripts/imports/forbidden'
import { TIERS } from '@/scripts/imports/tiers'

const PRODUCT = /^(app|backend|components|lib)\/.*\.tsx?$|^middleware\.ts$/
const DECLARATIONS = /\.d\.ts$/
const SCREENS = Object.keys(TIERS).filter((entry) => entry.startsWith('components/') && entry !== 'components/ui')

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
  ['components/new-folder/a.tsx', '@/components/ui/forms/button'],
  ['app/a/page.tsx', '@/backend/app/app'],
  ['app/a/page.tsx', '@/lib/launch/start'],
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

const planted = (file: string, imported: string) => forbiddenImports(file, `import '${imported}'\n`)

describe('an import up the tiers is refused', () => {
  it.each(FORBIDDEN)('%s does not import %s', (file, imported) => {
    expect(planted(file, imported)).toHaveLength(1)
  })

  it('also as a type, a dynamic import or a re-export, but not in a comment', () => {
    for (const source of [
      "import type { A } from '@/backend/app/app'",
      "const app = () => import('@/backend/app/app')",
      "export { a } from '@/backend/app/app'",
      "import {\n  a,\n} from '@/backend/app/app'",
    ])
      expect(forbiddenImports('app/page.tsx', source), source).toHaveLength(1)
    expect(forbiddenImports('app/page.tsx', "// from '@/backend/app/app'\n/* import '@/backend/app/app' */")).toEqual(
      [],
    )
  })
})

describe('an import down the tiers is allowed', () => {
  it.each(ALLOWED)('%s imports %s', (file, imported) => {
    expect(planted(file, imported)).toEqual([])
  })
})

it('every file of the product is in a tier and imports nothing above it', () => {
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  const files = tracked.split('\n').filter((file) => PRODUCT.test(file) && !DECLARATIONS.test(file))
  expect(files.length).toBeGreaterThan(500)
  const sources = files.flatMap((file) => {
    try {
      return [{ file, source: readFileSync(file, 'utf8') }]
    } catch {
      return []
    }
  })
  expect(sources.filter(({ file }) => tierOf(file) === null)).toEqual([])
  expect(sources.flatMap(({ file, source }) => forbiddenImports(file, source))).toEqual([])
})

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const SCREENS = ['deals', 'stores', 'cart', 'checkout', 'orders', 'account', 'pay']
const SHARED = ['auth', 'addresses', 'payment', 'maps']

/** One planted import for each arrow that must not be there. */
const FORBIDDEN: [file: string, imported: string][] = [
  ['lib/domain/a.ts', '@/lib/contract/codes'],
  ['lib/domain/b.ts', '@/lib/remote/deals'],
  ['lib/domain/c.ts', '@/components/ui/button'],
  ['lib/domain/d.ts', 'zod'],
  ['lib/domain/e.ts', '../paths'],
  ['lib/contract/a.ts', '@/lib/domain/money'],
  ['lib/remote/a.ts', '@/lib/server/session'],
  ['lib/remote/b.ts', '@/lib/browser/request'],
  ['lib/server/a.ts', '@/lib/contract/codes'],
  ['lib/server/b.ts', '@/lib/browser/request'],
  ['lib/browser/a.ts', '@/lib/remote/deals'],
  ['lib/browser/b.ts', '@/lib/server/session'],
  ['lib/browser/c.ts', '@/lib/env'],
  ['lib/browser/e.ts', '@/lib/env-values'],
  ['components/ui/a.tsx', '@/components/deals/deal-card'],
  ['components/ui/b.tsx', '@/lib/contract/codes'],
  ['components/layout/a.tsx', '@/components/deals/deal-card'],
  ['app/a/page.tsx', '@/backend/app'],
  ['backend/a.ts', '@/lib/remote/deals'],
  ['backend/b.ts', '@/components/ui/button'],
  ['backend/c.ts', '@/lib/domain/quote'],
  ['backend/g.ts', '@/lib/env'],
  ...[...SCREENS, ...SHARED, 'layout'].flatMap((folder): [string, string][] => [
    [`components/${folder}/remote.tsx`, '@/lib/remote/deals'],
    [`components/${folder}/server.tsx`, '@/lib/server/session'],
    [`components/${folder}/env.tsx`, '@/lib/env'],
    [`components/${folder}/other.tsx`, `@/components/${folder === 'orders' ? 'checkout' : 'orders'}/panel`],
  ]),
]

const ALLOWED: [file: string, imported: string][] = [
  ['lib/domain/card-form.ts', 'zod'],
  ['lib/remote/c.ts', '@/lib/contract/codes'],
  ['lib/server/c.ts', '@/lib/remote/deals'],
  ['lib/browser/d.ts', '@/lib/domain/money'],
  ['components/deals/ui.tsx', '@/components/ui/button'],
  ['components/addresses/map.tsx', '@/components/maps/pin-map'],
  ['components/checkout/shared.tsx', '@/components/payment/card-form'],
  ['app/b/page.tsx', '@/lib/remote/deals'],
  ['backend/d.ts', '@/lib/domain/money'],
  ['backend/e.ts', '@/lib/contract/codes'],
  ['backend/f.ts', '@/lib/env-values'],
]

/** One circle of values, one of types only, and one closed by a late import. */
const CIRCLES: [file: string, text: string][] = [
  ['lib/domain/value-one.ts', "import { two } from './value-two'\nexport const one = () => two\n"],
  ['lib/domain/value-two.ts', "import { one } from './value-one'\nexport const two = () => one\n"],
  ['lib/domain/type-one.ts', "import type { Two } from './type-two'\nexport type One = Two | null\n"],
  ['lib/domain/type-two.ts', "import type { One } from './type-one'\nexport type Two = One | null\n"],
  ['lib/domain/late-one.ts', "export const one = () => import('./late-two')\n"],
  ['lib/domain/late-two.ts', "import { one } from './late-one'\nexport const two = one\n"],
]

let folder: string
let complaints: string

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'plaza-imports-'))
  const config = JSON.parse(readFileSync('biome.json', 'utf8'))
  delete config.vcs
  delete config.$schema
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify(config))
  const imports = [...FORBIDDEN, ...ALLOWED].map(([file, imported]) => [file, `import '${imported}'\n`] as const)
  for (const [file, text] of [...imports, ...CIRCLES]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  const binary = path.resolve('node_modules/.bin/biome')
  const run = spawnSync(binary, ['lint', '--reporter=github', '--max-diagnostics=none', '.'], {
    cwd: folder,
    encoding: 'utf8',
  })
  complaints = run.stdout + run.stderr
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const isRefused = (file: string, rule = 'noRestrictedImports') =>
  complaints.split('\n').some((line) => line.includes(rule) && line.includes(file))

describe('the linter sees an import in a forbidden direction', () => {
  it.each(FORBIDDEN)('%s does not import %s', (file) => {
    expect(isRefused(file)).toBe(true)
  })
})

describe('and lets the others pass', () => {
  it.each(ALLOWED)('%s imports %s', (file) => {
    expect(isRefused(file)).toBe(false)
  })
})

describe('and a circle of imports', () => {
  it.each(CIRCLES)('%s closes one', (file) => {
    expect(isRefused(file, 'noImportCycles')).toBe(true)
  })
})

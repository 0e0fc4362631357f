import { describe, expect, it } from 'vitest'
import { findKnots } from '@/scripts/imports/knots'
import { type Import, importsOf, readSources } from '@/scripts/imports/read-imports'

/** `a/x.ts b/y.ts` is an import of the second by the first. */
const arrows = (...lines: string[]): Import[] =>
  lines.map((line) => {
    const [from = '', to = ''] = line.split(' ')
    return { from, to, specifier: `@/${to}` }
  })

describe('children of a folder that import each other are a knot', () => {
  it.each([
    ['two folders', ['lib/a/x.ts lib/b/y.ts', 'lib/b/z.ts lib/a/w.ts'], 'lib: a, b import each other'],
    ['a folder and a file', ['lib/a/x.ts lib/env.ts', 'lib/env.ts lib/a/y.ts'], 'lib: a, env.ts import each other'],
    ['two files', ['lib/a/x.ts lib/a/y.ts', 'lib/a/y.ts lib/a/x.ts'], 'lib/a: x.ts, y.ts import each other'],
    [
      'three in a ring',
      ['b/a/x.ts b/b/x.ts', 'b/b/x.ts b/c/x.ts', 'b/c/x.ts b/a/y.ts'],
      'b: a, b, c import each other',
    ],
    ['folders of the root', ['backend/a.ts lib/a.ts', 'lib/b.ts backend/b.ts'], '.: backend, lib import each other'],
    ['deep ones', ['lib/d/a/x/1.ts lib/d/b/2.ts', 'lib/d/b/3.ts lib/d/a/y/4.ts'], 'lib/d: a, b import each other'],
  ])('%s', (_, lines, knot) => {
    const found = findKnots(arrows(...lines))
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(new RegExp(`^${knot}: `))
    expect(found[0]).toContain(lines[0]?.replace(' ', ' imports '))
  })

  it('two knots of one folder are two lines, and arrows in one direction none', () => {
    expect(
      findKnots(arrows('l/a/1.ts l/b/1.ts', 'l/b/1.ts l/a/1.ts', 'l/c/1.ts l/d/1.ts', 'l/d/1.ts l/c/1.ts')),
    ).toHaveLength(2)
    expect(
      findKnots(arrows('l/a/1.ts l/b/1.ts', 'l/b/1.ts l/c/1.ts', 'l/a/1.ts l/c/1.ts', 'l/a/2.ts l/a/1.ts')),
    ).toEqual([])
  })
})

it('reads imports of types, dynamic imports and re-exports, but no comments', () => {
  const text = [
    "import type { A } from './read-imports'",
    "const app = () => import('@/scripts/imports/knots')",
    "export { a } from '@/scripts/imports/borders'",
    "import {\n  a,\n} from 'zod'",
    "// from '@/lib/paths'\n/* import '@/lib/paths' */",
  ].join('\n')
  expect(importsOf({ file: 'scripts/imports/a.ts', text }).map(({ to }) => to)).toEqual([
    'scripts/imports/read-imports.ts',
    'scripts/imports/knots.ts',
    'scripts/imports/borders.ts',
    'zod',
  ])
})

describe('the code', () => {
  const imports = readSources().flatMap(importsOf)

  it('has no knot at any level', () => {
    expect(imports.length).toBeGreaterThan(5000)
    expect(findKnots(imports)).toEqual([])
  })

  it('would have one with an import against the direction', () => {
    const up = { from: 'backend/platform/db/database.ts', to: 'backend/orders/schema/orders.ts', specifier: '' }
    expect(findKnots([...imports, up])).toHaveLength(1)
  })
})

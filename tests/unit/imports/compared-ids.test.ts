import { expect, it } from 'vitest'
import { findComparedIds } from '@/scripts/ids/find-compared-ids'

const found = (text: string, file = 'lib/a.ts') => findComparedIds({ file, text }).length

it.each([
  'stores.find(({ gid }) => gid === chosen)',
  'addresses.filter((one) => one.id !== id)',
  'if (wanted === cart.gid) return cart',
  'const isHere = product.id === line.pid',
  'const known = gids.includes(gid)',
  'if (ownGid !== gid) return null',
])('a comparison of two ids by their form is found: %s', (text) => {
  expect(found(`const a = 1\n${text}`)).toBe(1)
})

it.each([
  'if (gid === null || pid === undefined) return',
  'if (gid === 0) return failure("not_found")',
  'stores.find((store) => isSameId(store.gid, gid))',
  "if (typeof order.id === 'string') return order.id",
  'const isKnown = hasId(gids, gid)',
])('what compares no two ids is not: %s', (text) => {
  expect(found(text)).toBe(0)
})

it('the reference API compares its integers', () => {
  expect(found('if (row.gid === gid) return', 'backend/catalogue/a.ts')).toBe(0)
})

import { expect, test } from 'vitest'
import { newestOrder } from '@/lib/domain/orders/orders'

const at = (id: string, orderedAt: string | null) => ({ id, orderedAt })

test.each([
  ['newest first', [at('b', '2026-11-20T19:00:00-08:00'), at('a', '2026-11-19T19:00:00-08:00')]],
  ['oldest first', [at('a', '2026-11-19T19:00:00-08:00'), at('b', '2026-11-20T19:00:00-08:00')]],
  ['in other zones', [at('a', '2026-11-20T22:00:00-05:00'), at('b', '2026-11-20T20:00:00-08:00')]],
  ['without a time', [at('b', null), at('a', '2026-11-20T20:00:00-08:00')]],
])('of orders %s', (_, rows) => {
  expect(newestOrder(rows)?.id).toBe('b')
})

test('of none there is none', () => {
  expect(newestOrder([])).toBeUndefined()
})

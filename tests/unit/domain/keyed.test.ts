import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keyed } from '@/lib/domain/orders/keyed'

test('one dish in two sizes gives two keys', () => {
  const items = [{ pid: 7 }, { pid: 7 }, { pid: 8 }]
  expect(keyed(items, ({ pid }) => `${pid}`).map(({ key }) => key)).toEqual(['7 #1', '7 #2', '8 #1'])
})

test('keys of any list are unique, and its order is preserved', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (values) => {
      const list = keyed(values, (value) => value)
      expect(new Set(list.map(({ key }) => key)).size).toBe(values.length)
      expect(list.map(({ value }) => value)).toEqual(values)
    }),
  )
})

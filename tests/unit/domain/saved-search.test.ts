import { expect, test } from 'vitest'
import { parseSavedSearch } from '@/lib/domain/orders/saved-search'

test('saved search conditions are every extra field of the query [CALL-18]', () => {
  const query = { page: '2', st: '4', keywords: '牛肉面', from: '2026-01-01', lan: 'zh' }
  expect(parseSavedSearch(query)).toEqual({ st: '4', keywords: '牛肉面', from: '2026-01-01' })
})

test.each([
  ['fields of the list', { page: '9', limit: '-1', domain: 'other.example', lan: 'jp', Domain: 'x', LIMIT: '1' }],
  ['names that are none', { '': 'x', 'a b': 'x', 'a[b]': 'x', __proto__x: 'x', [`a${'b'.repeat(40)}`]: 'x' }],
  ['values that are none', { a: '', b: ['1', '2'], c: undefined, d: 'x'.repeat(101) }],
])('%s are none', (_, query) => {
  expect(parseSavedSearch(query)).toEqual({})
})

test('there are at most 20', () => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`c${n}`, 'x']))
  expect(Object.keys(parseSavedSearch(many))).toHaveLength(20)
})

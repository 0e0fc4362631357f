import { describe, expect, it } from 'vitest'
import { toKey } from '@/backend/catalogue-files/foreign/product-texts'

describe('the key of a text of another system', () => {
  it.each([
    ['SD-1', 'SD-1'],
    ['Miso soup', 'miso-soup'],
    ['Crème brûlée!', 'creme-brulee'],
    ['a'.repeat(64), 'a'.repeat(64)],
  ])('of %s is readable', (text, key) => {
    expect(toKey(text)).toBe(key)
  })

  it.each(['味噌汁', '炒饭 (large)', 'x'.repeat(200), '///', 'パン'])('of %s is a key of its own', (text) => {
    expect(toKey(text)).toMatch(/^[\w.-]{1,64}$/)
    expect(toKey(text)).toBe(toKey(text.normalize('NFD')))
    expect(toKey(text)).not.toBe(toKey(`${text}ん`))
  })
})

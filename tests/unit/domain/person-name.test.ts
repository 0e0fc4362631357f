import { describe, expect, test } from 'vitest'
import { isPersonName } from '@/lib/domain/account/person-name'

describe('a first name [VAL-29]', () => {
  test.each(['Mo', 'Bo Li', '花', 'さ', 'ア', '김', '𠮷', ' 花 '])('%s is one', (name) => {
    expect(isPersonName(name)).toBe(true)
  })

  test.each(['', ' ', 'M', ' M ', '1', 'é', '-'])('%j is not', (name) => {
    expect(isPersonName(name)).toBe(false)
  })
})

import { describe, expect, test } from 'vitest'
import { asksFamilyNameFirst, fullName, isPersonName, publicName } from '@/lib/domain/account/person-name'
import { LANGUAGES } from '@/lib/domain/languages/languages'

describe('a first name [VAL-29]', () => {
  test.each(['Mo', 'Bo Li', '花', 'さ', 'ア', '김', '𠮷', ' 花 '])('%s is one', (name) => {
    expect(isPersonName(name)).toBe(true)
  })

  test.each(['', ' ', 'M', ' M ', '1', 'é', '-'])('%j is not', (name) => {
    expect(isPersonName(name)).toBe(false)
  })
})

describe('a name', () => {
  test.each([
    ['Mia', 'Chen', 'Mia Chen', 'Mia C.'],
    ['José', 'Núñez', 'José Núñez', 'José N.'],
    ['Mia', '', 'Mia', 'Mia'],
    ['', 'Chen', 'Chen', 'C.'],
    ['', '', '', ''],
    ['美雅', '陳', '陳美雅', '陳**'],
    ['花子', '佐々木', '佐々木花子', '佐々木**'],
    ['さくら', '高橋', '高橋さくら', '高橋**'],
    ['リー', 'ブルース', 'ブルースリー', 'ブルース**'],
    ['민준', '김', '김민준', '김**'],
    ['美雅', '', '美雅', '美雅'],
    // one part in Latin letters: no order to change
    ['Mia', '陳', 'Mia 陳', 'Mia 陳.'],
  ])('first %j, last %j is shown as %j, to the public as %j', (firstName, lastName, full, short) => {
    expect([fullName({ firstName, lastName }), publicName({ firstName, lastName })]).toEqual([full, short])
  })

  test('is asked for with the family name first, except in English', () => {
    expect(LANGUAGES.filter(asksFamilyNameFirst)).toEqual(['zh', 'zh-Hant', 'jp'])
  })
})

import { describe, expect, test } from 'vitest'
import { id, sentId } from '@/lib/contract/ids'
import { compareIds, distinctIds, hasId, type Id, isId, isSameId, parseId, parseIds } from '@/lib/domain/codes/id'

const LONGEST = 'a-Z_9'.repeat(12).padEnd(64, 'x')
const TEXTS = ['9223372036854775807', 'a-Z_9', '0012', '12', LONGEST]
const NUMBERS = [12, 999_999_999_999_999, Number.MAX_SAFE_INTEGER]

describe('an id', () => {
  test.each<Id>([...TEXTS, ...NUMBERS])('%j is kept as it came', (given) => {
    expect(isId(given)).toBe(true)
    expect(id.parse(given)).toBe(given)
  })

  test.each(['', ' 12', '1.5', 'a b', 'a/b', 'é', '１２', `${LONGEST}x`, -1, 1.5, Number.NaN, null, true, {}])(
    '%j is none',
    (given) => {
      expect(isId(given)).toBe(false)
      expect(id.safeParse(given).success).toBe(false)
    },
  )

  test('a number that JSON has rounded is refused by name', () => {
    const read = id.safeParse(JSON.parse('9223372036854775807'))
    expect(read.error?.issues[0]?.message).toContain('a number beyond 2^53')
    expect(id.safeParse('a b').error?.issues[0]?.message).toBe('not an id')
  })
})

test.each<[string, Id | null]>([
  ['12', 12],
  ['9007199254740991', 9007199254740991],
  ['9007199254740992', '9007199254740992'],
  ['9223372036854775807', '9223372036854775807'],
  ['0012', '0012'],
  ['-0', '-0'],
  ['1e3', '1e3'],
  ['0x1f', '0x1f'],
  ['a-Z_9', 'a-Z_9'],
  ['a.b', null],
  ['', null],
])('a URL with %j names %j', (text, expected) => {
  expect(parseId(text)).toBe(expected)
})

test('ids are the same by their text: case and leading zeros count', () => {
  expect([isSameId(12, '12'), isSameId('12', 12), isSameId('a', 'a'), isSameId(null, null)]).toEqual(
    Array(4).fill(true),
  )
  expect([isSameId(12, '0012'), isSameId('a', 'A'), isSameId(null, 'null'), isSameId(undefined, 0)]).toEqual(
    Array(4).fill(false),
  )
  expect([hasId([12, 'a'], '12'), hasId(['0012'], 12)]).toEqual([true, false])
  expect(distinctIds([12, 'a', '12', '0012', 'a'])).toEqual([12, 'a', '0012'])
})

test('numbers are sorted by size, as numbers or as text, and a list is read without what is no id', () => {
  expect([100, '20', 'b', 3, 'a'].sort(compareIds)).toEqual([3, 'a', 'b', '20', 100])
  expect(parseIds('12,0012,a b,a-b,')).toEqual([12, '0012', 'a-b'])
})

test.each([...TEXTS.filter((text) => text !== '12'), 2 ** 31])('the reference API has no %j', (given) => {
  expect(sentId.parse(given)).toBe(-1)
})

test.each([12, '12'])('the reference API reads %j as its number', (given) => {
  expect(sentId.parse(given)).toBe(12)
})

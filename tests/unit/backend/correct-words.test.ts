import { describe, expect, it } from 'vitest'
import { oneLetterOff } from '@/backend/catalogue/search/correct-words'

const fits = (word: string, other: string) => new RegExp(`^(${oneLetterOff(word)})$`).test(other)

describe('a word one letter off', () => {
  it.each([
    'massage',
    'nassage',
    'mxssage',
    'massagx',
    'assage',
    'masage',
    'massag',
    'xmassage',
    'massagge',
    'massages',
  ])('of massage: %s', (other) => expect(fits('massage', other)).toBe(true))
  it.each(['amssage', 'msasage', 'massaeg'])('of massage, with two swapped: %s', (other) => {
    expect(fits('massage', other)).toBe(true)
  })
  it.each(['masag', 'massages2', 'assagem', 'message2', 'smasage', ''])('is not %s', (other) => {
    expect(fits('massage', other)).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { toSearchTerms, toTsQuery } from '@/backend/services/deals/search-terms'

/** Whether a stored text answers a query, as PostgreSQL would decide. */
function finds(stored: string, query: string): boolean {
  const terms = toSearchTerms([stored])
  const parts = (toTsQuery(query) ?? '').split(' & ').map((part) => /^'(.*)'(:\*)?$/.exec(part))
  return parts.every((part) => {
    const word = part?.[1]
    if (!word) return false
    return part[2] ? terms.some((term) => term.startsWith(word)) : terms.includes(word)
  })
}

describe('search terms', () => {
  it.each([
    ['红烧牛肉面套餐', '牛肉麵', 'traditional finds simplified'],
    ['紅燒牛肉麵套餐', '牛肉面', 'simplified finds traditional'],
    ['牛肉煮込み麺', '麵', 'a Japanese form finds its Chinese one'],
    ['ラーメン', 'らーめん', 'hiragana finds katakana'],
    ['らーめん', 'ﾗｰﾒﾝ', 'half width finds full width'],
    ['ガーリックナン', 'がーりっく', 'voiced kana stay voiced'],
    ['Café Noodles', 'CAFE noodle', 'accents, case and a plural'],
    ['Ｎｏｏｄｌｅ １２', 'noodle 12', 'full-width letters and digits'],
    ['Massage', 'massa', 'a word that is not finished'],
    ['A5和牛', '和牛 a5', 'scripts that touch'],
  ])('%s is found by %s: %s', (stored, query) => {
    expect(finds(stored, query)).toBe(true)
  })

  it('does not confuse voiced and unvoiced kana, or characters that are only separate', () => {
    expect(finds('かき氷', 'がき')).toBe(false)
    expect(finds('牛排和肉饼', '牛肉')).toBe(false)
  })

  it.each(['', '   ', '!!!', '。、「」', "'\\&|!():*"])('has nothing to search in %j', (query) => {
    expect(toTsQuery(query)).toBeNull()
  })

  it('lets no quote, backslash or operator through', () => {
    expect(toTsQuery("it's \\ 'x':* & !drop | (面条)")).toMatch(/^'[\p{L}\p{N}]+'(:\*)?( & '[\p{L}\p{N}]+'(:\*)?)*$/u)
    for (const term of toSearchTerms(["o'clock \\ 'a' \"b\" 面'条"])) expect(term).toMatch(/^[\p{L}\p{N}ー々]+$/u)
  })

  it('puts the city in front of each word, and only there', () => {
    expect(toTsQuery('for 寿司', 'vancouver')).toBe("'vancouver/for':* & 'vancouver/寿司'")
    expect(toTsQuery('for 寿司')).toBe("'for':* & '寿司'")
    expect(toTsQuery('!!!', 'vancouver')).toBeNull()
  })

  it('is bounded for any input', () => {
    const long = toTsQuery('牛肉面拉面'.repeat(5000)) ?? ''
    expect(long.split(' & ').length).toBeLessThanOrEqual(8)
    expect(toTsQuery(Array.from({ length: 50 }, (_, n) => `word${n}`).join(' '))?.split(' & ')).toHaveLength(8)
  })
})

import { describe, expect, it } from 'vitest'
import { toQueryTokens, toSearchQuery, toSearchTerms } from '@/backend/catalogue/search/search-terms'

describe('search terms', () => {
  it.each([
    ['T-shirts', ['t', '+tshirts', 'shirts']],
    ['A5和牛', ['a5', '和', '牛', '和牛']],
    ['ﾗｰﾒﾝ', ['ら', 'ー', 'め', 'ん', 'らー', 'ーめ', 'めん']],
    ['شَاوَرْمَا', ['شاورما']],
    ['Hawaiʻi', ['hawaii']],
    ['$& 50%', ['50']],
  ])('of %s', (text, terms) => {
    expect(toSearchTerms([text])).toEqual(terms)
  })

  it('are the same in both scripts and in Japanese forms of a character', () => {
    expect(toSearchTerms(['紅燒牛肉麵套餐'])).toEqual(toSearchTerms(['红烧牛肉面套餐']))
    expect(toSearchTerms(['麺'])).toEqual(toSearchTerms(['麵']))
  })

  it('keep voiced kana apart', () => {
    expect(toSearchTerms(['がき'])).not.toContain('か')
  })

  it.each([
    ['hot pot', 'hot*|+hotpot&pot*|+hotpot'],
    ['mac & cheese', 'mac*|+maccheese&cheese*|+maccheese'],
    ['mac and cheese', 'mac*|+maccheese&cheese*|+maccheese'],
    ['and', 'and*'],
    ['7 牛肉面', '7&牛肉&肉面'],
    ['CAFÉ café', 'cafe*|+cafecafe'],
  ])('are looked for by %s', (keywords, query) => {
    expect(toSearchQuery(keywords)).toBe(query)
  })

  it.each(['', '   ', '!!!', '。、「」', "'\\&|!():*+", '$&'])('has nothing to search in %j', (query) => {
    expect(toSearchQuery(query)).toBeNull()
  })

  it('lets no quote, backslash or operator through', () => {
    for (const token of toQueryTokens("it's \\ 'x':* & !drop | +more (面条)")) expect(token).toMatch(/^[\p{L}\p{N}]+$/u)
    for (const term of toSearchTerms(["o'clock \\ 'a' \"b\" 面'条"])) expect(term).toMatch(/^\+?[\p{L}\p{N}ー々]+$/u)
  })

  it('is bounded for any input', () => {
    expect(toSearchQuery('牛肉面拉面'.repeat(5000))?.split('&').length).toBeLessThanOrEqual(8)
    expect(toSearchQuery(Array.from({ length: 50 }, (_, n) => `word${n}`).join(' '))?.split('&')).toHaveLength(8)
    expect(toSearchTerms(['a'.repeat(100)])).toEqual(['a'.repeat(40)])
  })
})

import { describe, expect, test } from 'vitest'
import type { Review } from '@/lib/domain/deals/deals'
import { shownReview } from '@/lib/domain/deals/shown-review'
import { foreignLanguage, toLanguageTag } from '@/lib/domain/languages/language-tag'
import type { Language } from '@/lib/domain/languages/languages'

describe('the language of a review, as an API names it', () => {
  test.each([
    ['en', 'en'],
    ['zh', 'zh-Hans'],
    ['zh-Hant', 'zh-Hant'],
    ['jp', 'ja'],
    ['ko', 'ko'],
    ['fr-CA', 'fr-CA'],
    ['FR', 'fr'],
  ])('%s is %s', (name, tag) => {
    expect(toLanguageTag(name)).toBe(tag)
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
  })

  test.each(['', 'und', 'n/a', 'xx', 'English', '[object Object]', '0000-00-00 00:00:00'])('%j is none', (name) => {
    expect(toLanguageTag(name)).toBeNull()
  })
})

describe('readers are told of a language that they may not read, by its name in theirs', () => {
  test.each<[string, Language, string]>([
    ['ja', 'en', 'Japanese'],
    ['zh-Hans', 'en', 'Chinese'],
    ['zh-Hant', 'jp', '中国語'],
    ['en', 'zh', '英语'],
    ['ja', 'zh', '日语'],
    ['en', 'zh-Hant', '英文'],
    ['ja', 'zh-Hant', '日文'],
    ['en', 'jp', '英語'],
    ['fr-CA', 'en', 'French'],
  ])('%s to a reader of %s: %s', (tag, reader, name) => {
    expect(foreignLanguage(tag, reader)).toBe(name)
  })

  test.each<[string | null, Language]>([
    ['en', 'en'],
    ['en-GB', 'en'],
    ['ja', 'jp'],
    // whoever reads one kind of Chinese reads the other
    ['zh-Hant', 'zh'],
    ['zh-Hans', 'zh-Hant'],
    [null, 'en'],
  ])('nothing of %s to a reader of %s', (tag, reader) => {
    expect(foreignLanguage(tag, reader)).toBeNull()
  })
})

test('a review has its day at the store, and its language where that is not the page’s', () => {
  const review = { reviewedAt: '2026-11-21T03:30:00Z', language: 'ja', answerLanguage: 'en', comment: '最高' } as Review
  const shown = shownReview(review, { language: 'en', timeZone: 'America/Vancouver' })
  expect(shown).toEqual({ ...review, answerLanguage: null, day: '2026-11-20', writtenIn: 'Japanese' })
  expect(shownReview({ ...review, reviewedAt: null }, { language: 'jp', timeZone: null })).toMatchObject({
    day: null,
    language: null,
    answerLanguage: 'en',
    writtenIn: null,
  })
})

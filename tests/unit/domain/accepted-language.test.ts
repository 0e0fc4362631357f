import { describe, expect, test } from 'vitest'
import type { Language } from '@/lib/domain/languages/languages'
import { acceptedLanguage } from '@/lib/domain/site/accept-headers'

/** What a browser may send, and the language that its reader gets; null is the site's own. */
const HEADERS: [header: string, language: Language | null][] = [
  ...[
    'zh-Hant-TW',
    'zh-Hant-HK',
    'zh-Hant-MO',
    'zh-Hant',
    'zh-TW',
    'zh-HK',
    'zh-MO',
    'zh-hant-tw',
    'ZH-TW',
    'zh_TW',
  ].map((tag): [string, Language] => [tag, 'zh-Hant']),
  ...['zh-Hans-CN', 'zh-Hans-HK', 'zh-Hans-SG', 'zh-Hans', 'zh', 'zh-CN', 'zh-SG', 'zh-MY', 'ZH-hans', 'zh_CN'].map(
    (tag): [string, Language] => [tag, 'zh'],
  ),
  ...['ja', 'ja-JP', 'JA-jp', 'ja-Jpan-JP', 'ja_JP'].map((tag): [string, Language] => [tag, 'jp']),
  ...['en', 'en-CA', 'en-GB-oxendict', 'EN'].map((tag): [string, Language] => [tag, 'en']),
  ['zh-Hant-TW-u-nu-hanidec', 'zh-Hant'],
  ['zh-TW,zh;q=0.9,en-US;q=0.8,en;q=0.7', 'zh-Hant'],
  ['zh;q=0.3, ja;q=0.8', 'jp'],
  ['ja;q=0.8, zh-HK;q=0.8', 'jp'],
  ['zh-HK;q=0, zh-CN', 'zh'],
  ['zh-HK;q=0', null],
  ['ko-KR, fr;q=0.9, zh-MO;q=0.1', 'zh-Hant'],
  ['fr, en;q=0.001', 'en'],
  ['*', null],
  ['*, ja;q=0.5', null],
  ['ja, *;q=0.5', 'jp'],
  ['ko, *;q=0.1', null],
  ['ko', null],
  ['', null],
  ['jp', null],
  ['english', null],
  ['zh-', null],
  ['zh-!!', null],
  ['zhx-TW', null],
  ['-TW', null],
  [';q=1', null],
  [',,,', null],
  ['zh-TW;q=abc', null],
  ['en,'.repeat(200), null],
]

describe('the language that a browser asks for', () => {
  test.each(HEADERS)('%s is %s [I18N-3]', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language)
  })

  test('none is none', () => {
    expect([acceptedLanguage(null), acceptedLanguage(undefined)]).toEqual([null, null])
  })

  test('a header of 500 letters, whatever is in it, takes less than 20 ms', () => {
    acceptedLanguage('zh-TW')
    for (const unit of ['zh-!!,', 'zh-TW;q=0,', 'a,', '-', ';q=', 'zh-x-', 'zh_'])
      for (const header of [unit.repeat(500 / unit.length)]) {
        const startedAt = performance.now()
        acceptedLanguage(header)
        expect([unit, performance.now() - startedAt < 20]).toEqual([unit, true])
      }
  })
})

import { describe, expect, test } from 'vitest'
import { bindSigns, joinParts, listText, withNames } from '@/lib/domain/languages/joined-text'
import type { Language } from '@/lib/domain/languages/languages'

test.each<[Language, string]>([
  ['en', 'Half sugar, no ice'],
  ['zh', 'Half sugar、no ice'],
  ['zh-Hant', 'Half sugar、no ice'],
  ['jp', 'Half sugar、no ice'],
])('a list in %s: %s [I18N-1]', (language, text) => {
  expect(listText(['Half sugar', 'no ice'], language)).toBe(text)
})

describe('a name in a message has a blank between Han and Latin letters or digits only', () => {
  test.each<[string, Language, string, string]>([
    ['Plaza', 'zh', '在{site}下单。', '在 Plaza 下单。'],
    ['半月茶', 'zh', '在{site}下单。', '在半月茶下单。'],
    ['回声 KTV', 'zh', '您的{site}礼品卡', '您的回声 KTV 礼品卡'],
    ['半月茶', 'zh', '您可以这样联系{site}。', '您可以这样联系半月茶。'],
    ['Plaza', 'zh', '您可以这样联系{site}。', '您可以这样联系 Plaza。'],
    ['Plaza', 'zh-Hant', '凡在{site}下單', '凡在 Plaza 下單'],
    ['Plaza', 'zh', '【{site}】验证码', '【Plaza】验证码'],
    ['7 号店', 'zh', '在{site}下单', '在 7 号店下单'],
    ['12月1日', 'zh', '预计{site}送达', '预计12月1日送达'],
    ['Plaza', 'jp', '{site}でのご注文', 'Plazaでのご注文'],
    ['Plaza', 'en', 'Order at {site}.', 'Order at Plaza.'],
  ])('%s in %s: %s', (site, language, message, text) => {
    expect(withNames({ site }, language, (names) => message.replace('{site}', names.site))).toBe(text)
  })
})

test('an empty part changes nothing', () => {
  expect(joinParts(['在', '', 'Plaza'], 'zh')).toBe('在 Plaza')
})

test.each([
  ['剪髮＋洗髮', '剪髮\u2060＋洗髮'],
  ['平日限定｜剪髮', '平日限定\u2060｜剪髮'],
  ['Cut + wash', 'Cut + wash'],
  ['按摩 60 分钟', '按摩 60\u00a0分钟'],
  ['250 g beans', '250 g beans'],
  ['Exam, X-rays and check-up', 'Exam, X-\u2060rays and check-up'],
])('no line begins with a sign, or parts a number from its unit or a letter from its word: %s', (name, text) => {
  expect(bindSigns(name)).toBe(text)
})

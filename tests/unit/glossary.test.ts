import { describe, expect, test } from 'vitest'
import { completeText } from '@/lib/domain/languages/complete-text'
import type { Localised } from '@/lib/domain/languages/languages'
import { checkWords } from '@/scripts/messages/check-words'
import { findWrongWords } from '@/scripts/messages/find-wrong-words'
import { glossary } from '@/scripts/messages/glossary'
import { readTexts } from '@/scripts/messages/read-texts'

test('every message and every text of the API uses the words of the glossary [I18N-1]', async () => {
  expect(await findWrongWords()).toEqual([])
})

test('the keys of the glossary exist', async () => {
  const keys = new Set([
    ...(await readTexts('en')).keys(),
    ...[...(await readTexts('en', 'backend/platform/i18n')).keys()].map((key) => `api.${key}`),
  ])
  const named = [...glossary.names.flatMap((name) => name.keys), ...glossary.terms.flatMap((term) => term.unsaid ?? [])]
  expect(named.filter((key) => !keys.has(key))).toEqual([])
})

const GOOD = completeText({ en: 'Slow network', zh: '网络缓慢', 'zh-Hant': '網路緩慢', jp: '通信が不安定です' })

describe('a message that the glossary refuses', () => {
  test('the sample is accepted as it is', () => {
    expect(checkWords('sample', GOOD)).toEqual([])
  })

  test.each<[string, Partial<Localised>, string]>([
    ['an American spelling', { en: 'Order canceled' }, 'canceled is forbidden'],
    ['a second word for a thing', { en: 'Your favorites' }, 'favorites is forbidden'],
    ['the word of another region', { en: 'Eat in' }, 'eat in is forbidden'],
    ['money for a percentage', { zh: '立减 {percent}%' }, '立减 {percent} is forbidden, write {fold} 折'],
    ['an informal you', { zh: '欢迎你' }, '你 is forbidden, write 您'],
    ['a mainland word', { 'zh-Hant': '播放視頻' }, '視頻 is forbidden, write 影片'],
    ['a Hong Kong word', { 'zh-Hant': '收卡人的電郵' }, '電郵 is forbidden, write 電子郵件'],
    ['another Hong Kong word', { 'zh-Hant': '堂食' }, '堂食 is forbidden, write 內用'],
    ['a converted dish', { 'zh-Hant': '三文魚土豆' }, '土豆 is forbidden, write 馬鈴薯'],
    ['a second word for accepting', { zh: '等待商家确认' }, '商家确认 is forbidden, write 商家接单'],
    ['a second verb for accepting', { jp: '10分以内に承りました' }, '承りました is forbidden, write 受け付けました'],
    ['a second name of the privacy policy', { en: 'Our privacy notice' }, 'privacy notice is forbidden'],
    ['an old term', { jp: 'お得情報を見る' }, 'お得情報 is forbidden'],
    ['a rude you', { jp: 'あなたのデータ' }, 'あなた is forbidden'],
    ['a half-width colon', { zh: '网络: 缓慢' }, 'half-width punctuation'],
    ['a half-width colon before a value', { jp: '通信:{value}' }, 'half-width punctuation'],
    ['a half-width comma', { 'zh-Hant': '網路緩慢,請稍候' }, 'half-width punctuation'],
    ['a converted text', { 'zh-Hant': '網絡緩慢' }, 'is zh in other characters'],
    ['a counted word', { en: '{count, number} views' }, 'plural forms'],
  ])('%s', (_, change, problem) => {
    expect(checkWords('sample', { ...GOOD, ...change }).join()).toContain(problem)
  })

  test.each<[string, Localised, string]>([
    [
      'a term in another word',
      completeText({ en: 'Your gift cards', zh: '您的礼品卡', 'zh-Hant': '您的禮物卡', jp: 'ギフトカード' }),
      'zh-Hant: sample: gift card is not 禮品卡',
    ],
    [
      'a term in another word of Japanese',
      completeText({ en: 'Bookmark this', zh: '收藏', 'zh-Hant': '收藏這個', jp: 'しおり' }),
      'jp: sample: bookmark is not お気に入り',
    ],
  ])('%s', (_, texts, problem) => {
    expect(checkWords('sample', texts)).toEqual([problem])
  })

  test('a parcel that is called a meal', () => {
    const texts = completeText({ en: 'Delivery', zh: '配送', 'zh-Hant': '外送', jp: '配達' })
    expect(checkWords('store.parcel', texts)).toEqual(['zh-Hant: store.parcel: the name is 宅配'])
  })

  test('a name that differs between storefront and API', () => {
    const texts = completeText({ en: 'Best match', zh: '综合排序', 'zh-Hant': '推薦排序', jp: 'おすすめ' })
    expect(checkWords('api.sorts.best_match', texts)).toEqual(['jp: api.sorts.best_match: the name is おすすめ順'])
  })

  test('a term counts only as a word of the text, not as a placeholder', () => {
    const texts = completeText({ en: 'Hello {store}', zh: '{store}好', 'zh-Hant': '{store}好', jp: '{store}です' })
    expect(checkWords('sample', texts)).toEqual([])
  })
})

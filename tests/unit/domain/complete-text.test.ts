import { expect, test } from 'vitest'
import { completeText } from '@/lib/domain/languages/complete-text'

test.each([
  [
    { en: 'Soup', zh: '汤', 'zh-Hant': '湯', jp: 'スープ' },
    { en: 'Soup', zh: '汤', 'zh-Hant': '湯', jp: 'スープ' },
  ],
  [
    { en: 'Soup', zh: '汤' },
    { en: 'Soup', zh: '汤', 'zh-Hant': '汤', jp: 'Soup' },
  ],
  [{ 'zh-Hant': '湯' }, { en: '湯', zh: '湯', 'zh-Hant': '湯', jp: '湯' }],
  [
    { zh: '汤', 'zh-Hant': '湯' },
    { en: '汤', zh: '汤', 'zh-Hant': '湯', jp: '湯' },
  ],
  [{ jp: 'スープ' }, { en: 'スープ', zh: 'スープ', 'zh-Hant': 'スープ', jp: 'スープ' }],
  [
    { en: '', jp: 'スープ' },
    { en: '', zh: '', 'zh-Hant': '', jp: 'スープ' },
  ],
])('%j is whole as %j: the nearest language stands in, and an empty text is one', (text, whole) => {
  expect(completeText(text)).toMatchObject(whole)
})

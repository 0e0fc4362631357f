import { expect, test } from 'vitest'
import { writtenLanguage } from '@/backend/platform/i18n/written-language'
import type { Language } from '@/lib/domain/languages/languages'

test.each<[string, Language, Language]>([
  ['No onions please', 'zh', 'en'],
  ['玉ねぎ抜きで', 'en', 'jp'],
  ['请不要放洋葱', 'zh', 'zh'],
  ['請不要放洋蔥', 'zh-Hant', 'zh-Hant'],
  ['請不要放洋蔥', 'en', 'zh'],
])('%j of a customer who reads %s is written in %s', (text, own, written) => {
  expect(writtenLanguage(text, own)).toBe(written)
})

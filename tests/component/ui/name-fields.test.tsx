import { expect, test } from 'vitest'
import { NameFields } from '@/components/ui/forms/name-fields'
import type { Language } from '@/lib/domain/languages/languages'
import { show } from '@/tests/support/show'

test.each<[Language, string]>([
  ['en', 'given family'],
  ['zh', 'family given'],
  ['zh-Hant', 'family given'],
  ['jp', 'family given'],
])('in %s a form asks for %s', (language, order) => {
  const { container } = show(<NameFields given={<i>given</i>} family={<i>family</i>} />, language)
  expect([...container.querySelectorAll('i')].map((field) => field.textContent).join(' ')).toBe(order)
})

import { expect, test } from 'vitest'
import { findMessageGaps } from '@/scripts/check-messages'

test('the four languages have the same keys and placeholders, and no empty text [I18N-1] [I18N-4]', async () => {
  expect(await findMessageGaps()).toEqual([])
})

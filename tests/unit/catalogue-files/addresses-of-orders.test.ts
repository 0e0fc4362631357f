import { expect, it } from 'vitest'
import { storeFile } from '@/backend/catalogue-files/format/store-file'

const { orderEmail, webhookUrl } = storeFile.shape

it.each<[string, boolean, typeof orderEmail | typeof webhookUrl]>([
  ['kitchen@example.com', true, orderEmail],
  ['kitchen', false, orderEmail],
  ['kitchen@example.com, other@example.com', false, orderEmail],
  ['kitchen@example.com\nBcc: other@example.com', false, orderEmail],
  ['https://till.example/orders?store=1', true, webhookUrl],
  ['http://till.example/orders', false, webhookUrl],
  ['javascript:alert(1)', false, webhookUrl],
  ['till.example', false, webhookUrl],
])('where new orders go may be %s: %s', (cell, isTaken, column) => {
  expect(column.safeParse(cell).success).toBe(isTaken)
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toStore } from '@/lib/commerce-client/stores/store-mapper'
import { readMenu } from '@/lib/contract/menu'
import { orderDetail } from '@/lib/contract/order-detail'
import { readProfile } from '@/lib/contract/profile'
import { quoteRecords } from '@/lib/contract/quote'
import { EXECUTE_PATH, executeBody } from '@/lib/contract/session'
import { readStore } from '@/lib/contract/store-detail'

const page = readFileSync('docs/bring-your-own-api.md', 'utf8')
/** The answers that the page prints below its requests, in their order. */
const [store, menu, profile] = [...page.matchAll(/^# (\{.*\})$/gm)].map(([, json = '']) => JSON.parse(json).records)

test('the printed store is read, open and takes pickup in cash', () => {
  expect(toStore(readStore.records.parse(store), 12)).toMatchObject({
    gid: 12,
    name: 'Noodle House',
    isOpen: true,
    takesOnlineOrders: true,
    services: { pickup: true },
    payments: { cash: true },
  })
})

test('the printed menu and profile are read', () => {
  expect(readMenu.records.parse(menu)[0]?.products).toEqual([{ pid: 34, nm: 'Beef noodles', pc: 20 }])
  expect(readProfile.records.parse(profile)).toMatchObject({ first_name: 'Mei', phone: '6045550123' })
})

test('the printed signed call is one', () => {
  const [, body = ''] = /api\/execute \\\n\s+-d '(.*)'/.exec(page) ?? []
  expect(executeBody.parse(JSON.parse(body))).toMatchObject({ path: readProfile.path, method: readProfile.method })
  expect(page).toContain(EXECUTE_PATH)
})

test('what it says is enough of a quote and of an order is', () => {
  expect(page).toContain('`qid` and `g_total` are enough')
  expect(quoteRecords.safeParse({ qid: 'q1', g_total: '21.00' }).success).toBe(true)
  expect(page).toContain('needs `group_id`, `order_total` and `total_due`')
  expect(orderDetail.safeParse({ group_id: 12, order_total: '21.00', total_due: '21.00' }).success).toBe(true)
})

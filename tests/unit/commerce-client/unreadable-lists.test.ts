import { expect, test } from 'vitest'
import { listBookmarks } from '@/lib/contract/bookmarks'
import { listDeals } from '@/lib/contract/deals'
import { readMenu } from '@/lib/contract/menu'
import { listOrders } from '@/lib/contract/orders'
import { listStores } from '@/lib/contract/stores'

const { readRecords } = await import('@/lib/commerce-client/transport/read-records')

const NAMELESS = { gid: 12 }
const STORE = { gid: 12, nm: 'Noodle House' }

test.each([
  ['stores', listStores.records, [NAMELESS, NAMELESS], '*', 'nm: missing'],
  ['deals', listDeals.records, { list: [{ id: 1, nm: 'Spa day', pc: '9.00' }] }, 'list.*', 'spc: missing'],
  ['dishes', readMenu.records, [{ nm: 'Soups', products: [{ pid: 34, pc: '9.00' }] }], '*.products.*', 'nm: missing'],
  ['bookmarks', listBookmarks.records, { stores: [NAMELESS], products: [] }, 'stores.*', 'nm: missing'],
  ['orders', listOrders.records, { orders: [{ amt: '9.00' }] }, 'orders.*', 'ord_id: missing'],
])('a list of %s of which no row can be read is unknown', (_, schema, records, path, reason) => {
  const loss = { path, reason: `no row can be read: ${reason}` }
  expect(readRecords(schema, records)).toMatchObject({ ok: false, loss })
})

test.each([
  ['one row can be read', [NAMELESS, STORE], 1],
  ['it has none', [], 0],
  ['its rows are nothing', [null, {}, ''], 0],
])('a list is read where %s', (_, records, length) => {
  const reading = readRecords(listStores.records, records)
  expect(reading.ok && reading.value).toHaveLength(length)
})

test('of several lists, one without a readable row does not take the others away', () => {
  const reading = readRecords(listBookmarks.records, { stores: [STORE], products: [{ nm: 'Beef noodles' }] })
  expect(reading.ok && [reading.value.stores.length, reading.value.products.length]).toEqual([1, 0])
})

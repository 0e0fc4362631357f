import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runWorkerOnce } from '@/backend/app/worker/run-worker'
import { reindexDeals } from '@/backend/catalogue/deals/index-deals'
import { stores } from '@/backend/catalogue/schema/stores'
import { indexStores } from '@/backend/catalogue/stores/index-stores'
import { checkBooks } from '@/backend/orders/ledger/check-books'
import { refundOrder } from '@/backend/orders/refunds/refund-order'
import { orderRefunds } from '@/backend/orders/schema/order-refunds'
import { orderLines } from '@/backend/orders/schema/orders'
import { openPostgres, preparePostgres } from '@/backend/platform/db/postgres'
import { STORE_TYPE } from '@/lib/domain/codes/catalogue-codes'
import { checkOut, readOrder, VISA } from '@/tests/backend/support/shopping'
import { createTestApp, type TestApp } from '@/tests/backend/support/test-app'
import { createEmptyDatabase } from '@/tests/support/databases'
import { FIRST_RELEASE } from '@/tests/support/former-databases'
import written from './upgrade/answers.json'

const EXPORT = '/api/rest/v7/exportaccount'

describe('a database of the first release, with orders, carts and payments', () => {
  let api: TestApp
  beforeAll(async () => {
    const { url } = await createEmptyDatabase('upgrade')
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query(await readFile(FIRST_RELEASE, 'utf8'))
    await client.end()
    await preparePostgres(url, async (db) => {
      await indexStores(db)
      await reindexDeals(db)
    })
    const open = openPostgres(url)
    api = createTestApp(open.db, open.close)
    api.clock.set(written.at)
  })
  afterAll(() => api?.close())

  const ask = (address: string) =>
    address.startsWith('/api/rest/') ? api.execute(written.tokens, address, 'GET', { lan: 'en' }) : api.get(address)

  it.each(Object.entries(written.answers))('%s answers as before, and with more at most', async (address, before) => {
    // says when it was made
    if (address === EXPORT) return expect((await ask(address)).RC).toBe(200)
    expect(await ask(address)).toMatchObject(before)
  })

  it.each(['spas', 'harbourspa', 'harbuor'])('a search for %s finds its deal and store', async (words) => {
    const { list, corrected } = (await api.get(`/api/v7/glst?keywords=${words}`)).records
    expect(list.map(({ id }: { id: number }) => id)).toEqual([written.deal])
    const stores = await api.get(`/api/v7/slst?keywords=${corrected ?? words}`)
    expect(stores.records.map(({ gid }: { gid: number }) => gid)).toEqual([written.gid])
  })

  it('a price that was shown before it can be paid after it, once, where its taxes are the same', async () => {
    // a shop’s goods, which are taxed as all was before taxes had classes
    await api.db.update(stores).set({ kind: STORE_TYPE.shopping }).where(eq(stores.gid, written.gid))
    const deal = { gid: written.gid, groupSaleId: written.deal }
    const pay = () => checkOut(api, written.tokens, deal, written.quote, { pay_mtd: 2, card: VISA })
    const [first, second] = [await pay(), await pay()]
    expect([first.RC, second.records?.ord_id]).toEqual([200, first.records?.ord_id])
  })

  it('an order of before is refunded line by line with its share of the tax, and keeps its taxes', async () => {
    const id = written.ids.menu
    const [line] = await api.db.select().from(orderLines).where(eq(orderLines.orderId, id))
    for (const key of ['first', 'second']) {
      const lines = [{ lineId: line?.id ?? 0, quantity: 1 }]
      await refundOrder(api.db, id, { key, amount: null, reason: '', lines }, api.clock.now())
    }
    const refunds = await api.db.select().from(orderRefunds).where(eq(orderRefunds.orderId, id))
    // half of 19.00, and of 2.28 tax
    expect(refunds.map(({ amount, tax }) => [amount, tax])).toEqual(Array(2).fill([1064, 114]))
    const order = await readOrder(api, written.tokens, id)
    expect(order).toMatchObject({
      taxes: { GST: 0.95, PST: 1.33 },
      tax_list: [],
      order_total: 21.28,
      refund_amt: 21.28,
    })
  })

  it('a payment that was in doubt is settled, and then all books agree', async () => {
    const states = async () => {
      const { records } = await api.execute(written.tokens, `/api/rest/v8/orddtl/${written.ids.confirming}/en`, 'GET')
      return records.payment_state
    }
    expect(await states()).not.toBeNull()
    api.clock.advance(600)
    for (let turn = 0; turn < 5; turn++) await runWorkerOnce(api.deps)
    expect(await states()).toBeNull()
    expect(await checkBooks(api.deps, new Date(0))).toEqual([])
  })
})

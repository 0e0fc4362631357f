import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runWorkerOnce } from '@/backend/app/worker/run-worker'
import { reindexDeals } from '@/backend/catalogue/deals/index-deals'
import { stores } from '@/backend/catalogue/schema/stores'
import { indexStores } from '@/backend/catalogue/stores/index-stores'
import { checkBooks } from '@/backend/orders/ledger/check-books'
import { openPostgres, preparePostgres } from '@/backend/platform/db/postgres'
import { STORE_TYPE } from '@/lib/domain/codes/catalogue-codes'
import { checkOut, VISA } from '@/tests/backend/support/shopping'
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

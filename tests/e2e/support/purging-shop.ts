import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { serve } from '@hono/node-server'
import { runJobs } from '@/backend/app/worker/jobs'
import { products } from '@/backend/catalogue/schema/products'
import { importCatalogue } from '@/backend/catalogue-files/import-catalogue'
import { DEFAULT_CITIES } from '@/backend/config/cities'
import { createPictureStore } from '@/backend/demo/pictures/picture-store'
import { openEmbedded } from '@/backend/platform/db/embedded'
import { WHOLE_MENU } from '@/lib/domain/stores/menu-pages'
import {
  makeCategories,
  makeCoupon,
  makeCustomer,
  makeDeal,
  makeProduct,
  makeStore,
  nextId,
} from '@/tests/backend/support/factories'
import { createTestApp, type TestApp } from '@/tests/backend/support/test-app'
import { startSecond } from './storefront'

async function makeShops({ db }: TestApp) {
  await makeCategories(db)
  const [storeA, storeB] = [await makeStore(db, { urlKey: 'a' }), await makeStore(db, { urlKey: 'b' })]
  const dish = await makeProduct(db, storeA, { sku: 'soup' })
  const others = Array.from({ length: WHOLE_MENU }, () => nextId())
  await db.insert(products).values(others.map((id) => ({ ...dish, id: 300_000 + id, sku: `dish-${id}` })))
  const lasting = { endsAt: new Date('2999-01-01T00:00:00Z') }
  const dealA = await makeDeal(db, storeA, { key: 'massage', ...lasting })
  const dealB = await makeDeal(db, storeB, lasting)
  await makeCoupon(db, { code: 'TEN', gid: storeA.gid, ...lasting })
  await makeCoupon(db, { code: 'ALL', ...lasting })
  return { storeA, storeB, dish, dealA, dealB }
}

/** A storefront on an API in this process, with two stores; purges are sent when `change` ends. */
export async function openPurgingShop() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plaza-purging-'))
  const { db, close: closeDatabase } = await openEmbedded()
  const api = createTestApp(db, closeDatabase)
  const shops = await makeShops(api)
  const server = serve({ fetch: api.app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const storefront = await startSecond({ COMMERCE_API_URL: `http://127.0.0.1:${port}` })
  const purging = { purgeUrl: `${storefront.url}/api/revalidate`, storefrontSecret: [storefront.purgeSecret] as const }
  const config = { ...api.deps.config, ...purging }
  const deps = { ...api.deps, config, fetch: globalThis.fetch, now: () => new Date() }
  return {
    ...shops,
    port: `${storefront.port}`,
    async change(apply: () => Promise<unknown>): Promise<void> {
      await apply()
      await runJobs(deps, 'purges')
    },
    async operate(...command: string[]): Promise<void> {
      const answer: object = await api.post('/dev/operator', { user: 'ada', command })
      if ('error' in answer) throw new Error(`${answer.error}`)
    },
    async importFiles(files: Record<string, string>): Promise<void> {
      for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
      const pictures = { pictures: createPictureStore(folder), pictureDir: path.join(folder, 'pictures') }
      await importCatalogue({ db, folder, ...pictures, sharedHosts: [], cities: DEFAULT_CITIES, now: api.clock.now() })
    },
    /** Reviews an order of the deal. */
    async review({ gid, groupSaleId }: typeof shops.dealA, cmt: string): Promise<void> {
      const { tokens } = await makeCustomer(db)
      const send = async (call: string, data: object) => {
        const answer = await api.execute(tokens, `/api/rest/${call}`, 'POST', data)
        if (answer.RC !== 200) throw new Error(`${call}: RC ${answer.RC} ${answer.msg}`)
        return answer.records
      }
      const items = [{ pid: groupSaleId, qty: 1, options: [] }]
      const { qid: q_id } = await send('v8/ctotal', { data: { gid, items, shp_mtd: 2, lan: 'en' } })
      const contact = { c_fnm: 'Ada', c_tn: '6045550100' }
      const order = { pay_mtd: 1, shp_mtd: 2, g_id: gid, q_id, ...contact, device: 'h5' }
      const { ord_id } = await send('v7/aio', { data: order })
      for (const step of ['accept', 'complete']) await api.post(`/dev/orders/${ord_id}/${step}`, {})
      await send('v7/review', { order_id: ord_id, rat: 5, cmt })
    },
    async close(): Promise<void> {
      await storefront.stop()
      await new Promise((resolve) => server.close(resolve))
      await api.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

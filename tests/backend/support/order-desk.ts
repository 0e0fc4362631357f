import { eq } from 'drizzle-orm'
import { runWorkerOnce } from '@/backend/app/worker/run-worker'
import { deals } from '@/backend/catalogue/schema/deals'
import type { Config } from '@/backend/config/config'
import { makeCustomer, makeDeal, makeStore } from './factories'
import { checkOut, quoteId } from './shopping'
import { openTestApp, type Tokens } from './test-app'

export const RETURN = 'http://localhost:3000/account/orders'
export const ONLINE = { pay_mtd: 8, return_url: RETURN }

/** A store with a domain and a deal of CAD 20.00, two customers. */
export async function openDesk(config: Partial<Config> = {}) {
  const api = await openTestApp(config)
  const { id: myId, tokens: me } = await makeCustomer(api.db)
  const stranger = (await makeCustomer(api.db)).tokens
  const store = await makeStore(api.db, { domain: 'spa.test' })
  const deal = await makeDeal(api.db, store, { stock: 100_000 })

  const aio = (tokens: Tokens, data: object) => api.execute(tokens, '/api/rest/v7/aio', 'POST', { data })
  return {
    api,
    me,
    myId,
    stranger,
    store,
    deal,
    aio,
    visitorAio: (data: object) => api.post('/api/rest/v7/aio', { data }),
    cancel: (tokens: Tokens, ord_id: string) => aio(tokens, { action: 'cancel', ord_id }),
    work: () => runWorkerOnce(api.deps),
    stockOf: async (item = deal) =>
      (
        await api.db
          .select()
          .from(deals)
          .where(eq(deals.id, item.id ?? 0))
      )[0]?.stock,
    placeOnline: async (over: object = {}, item = deal) => {
      const answer = await checkOut(api, me, item, await quoteId(api, me, item), { ...ONLINE, ...over })
      if (answer.RC !== 200) throw new Error(`RC ${answer.RC}`)
      const payUrl: string = answer.records.pay_url
      return { id: answer.records.ord_id as string, payUrl, paymentId: payUrl.split('/').at(-1) ?? '' }
    },
    choose: (payUrl: string, choice: string) =>
      api.app.request(payUrl.replace('http://api.test', ''), { method: 'POST', body: new URLSearchParams({ choice }) }),
  }
}

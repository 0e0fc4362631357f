import { makeCustomer, makeDeal, makeStore } from './factories'
import { openTestApp } from './test-app'

export async function openDealShop() {
  const api = await openTestApp()
  const me = (await makeCustomer(api.db)).tokens
  const store = await makeStore(api.db)
  const deal = await makeDeal(api.db, store, { stock: 100_000 })
  return { api, me, store, deal }
}

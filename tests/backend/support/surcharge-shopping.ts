import { expect } from 'vitest'
import { stepOrder } from '@/backend/orders/moves/order-commands'
import { addSurcharge } from '@/backend/orders/surcharges/add-surcharge'
import type { Surcharge } from '@/backend/pricing/surcharge'

import { inAll, type makeProduct, type makeStore } from './factories'
import { menuOf } from './menu-shopping'
import { askQuote, buy, checkOut } from './shopping'
import type { TestAnswer, TestApp, Tokens } from './test-app'

type Store = Awaited<ReturnType<typeof makeStore>>
type Dish = Awaited<ReturnType<typeof makeProduct>>

/** CAD 3.20, taxed as goods are. */
export function surchargeOf(over: Partial<Surcharge> = {}): Surcharge {
  return { label: inAll('Weight difference'), value: 320, isSeparate: true, taxClass: 'standard', ...over }
}

export async function acceptedOrder(api: TestApp, me: Tokens, store: Store, dish: Dish): Promise<string> {
  const id = await buy(api, me, menuOf(store), {}, { items: [{ pid: dish.id, qty: 1 }] })
  await stepOrder(api.db, id, 'accept', api.clock.now())
  return id
}

export async function owingOrder(
  api: TestApp,
  me: Tokens,
  store: Store,
  dish: Dish,
  over: Partial<Surcharge> = {},
): Promise<string> {
  const id = await acceptedOrder(api, me, store, dish)
  await addSurcharge(api.db, id, surchargeOf(over), api.clock.now())
  return id
}

/** `ctotal` of an amount without goods. [CART-3] */
export function askAmount(api: TestApp, me: Tokens, store: Store, pc: number, over: object = {}): Promise<TestAnswer> {
  const items = [{ pid: 0, qty: 1, pc, options: [], selfCheckout: true }]
  return askQuote(api, me, menuOf(store), { items, shp_mtd: 5, ...over })
}

/** The quote must succeed. */
export async function amountQuote(api: TestApp, me: Tokens, store: Store, pc: number, over: object = {}) {
  const answer = await askAmount(api, me, store, pc, over)
  expect(answer).toMatchObject({ RC: 200 })
  return answer.records.qid as string
}

/** By card by default. */
export function payAmount(api: TestApp, me: Tokens, store: Store, qid: string, over: object = {}): Promise<TestAnswer> {
  return checkOut(api, me, menuOf(store), qid, { shp_mtd: 5, ...over })
}

import { catalogue, type Dish, findOffer, isEasyToBuy, isPlain, type Offer, takesAll } from './catalogue'
import { register, type Signed, signedCall, storeStep } from './commerce-api'

const CARD = {
  num: '4242424242424242',
  owner: 'Ada',
  type: 1,
  expm: 12,
  expy: new Date().getUTCFullYear() + 2,
  cvv: '123',
  cntry: 'CA',
  zipcd: 'V6B 1A1',
}
const CASH = 1
const CREDIT_CARD = 2
const ALIPAY = 8
const PICKUP = 2
const BY_EMAIL = 5

interface Quote {
  qid: string
  asap?: boolean
  allowed_periods?: Record<string, { start: string }[]>
}

interface Wish {
  gid: number
  items: object[]
  shipping: number
  payment: number
}

/** Waits until the store can; null when it refuses now. */
async function order(who: Signed, { gid, items, shipping, payment }: Wish): Promise<string | null> {
  const quote = await signedCall<Quote>(who, '/api/rest/v8/ctotal', { data: { gid, items, shp_mtd: shipping } })
  if (quote.RC !== 200) return null
  const { qid, asap, allowed_periods = {} } = quote.records
  const data = {
    g_id: gid,
    q_id: qid,
    pay_mtd: payment,
    shp_mtd: shipping,
    c_fnm: 'Ada',
    c_tn: '6045550177',
    exp_dt_start: asap === false ? Object.values(allowed_periods)[0]?.[0]?.start : undefined,
    ...(payment === CREDIT_CARD && { card: CARD }),
  }
  const placed = await signedCall<{ ord_id: string }>(who, '/api/rest/v7/aio', { data })
  return placed.RC === 200 ? placed.records.ord_id : null
}

export interface Placed {
  id: string
  gid: number
  dish: string
}

async function orderDish(who: Signed, wants: (dish: Dish) => boolean, shipping: number, payment: number) {
  for (const { store, dishes } of catalogue().restaurants) {
    const found = dishes.find(wants)
    if (!found || !takesAll(store) || store.require_billing_address) continue
    const id = await order(who, { gid: store.gid, items: [{ pid: found.pid, qty: 1 }], shipping, payment })
    if (id) return { id, gid: store.gid, dish: found.nm }
  }
  throw new Error('no store takes this order now')
}

/** Picked up, paid in cash; or waiting to be paid by Alipay, which the store leaves alone. */
export function placeDish(who: Signed, payment: 'cash' | 'alipay' = 'cash'): Promise<Placed> {
  return orderDish(who, isPlain, PICKUP, payment === 'cash' ? CASH : ALIPAY)
}

/** By card: it is there at once. */
export function buyGiftCard(who: Signed): Promise<Placed> {
  return orderDish(who, ({ pt }) => pt === 1, BY_EMAIL, CREDIT_CARD)
}

/** Picked up, with the first choices that are there. Answers the order's id. */
export async function orderDeal(who: Signed, { deal, store }: Offer, qty: number, payment = CREDIT_CARD) {
  const options = deal.opts.flatMap(({ id, min, opts }) =>
    opts
      .filter(({ sq }) => sq > 0)
      .slice(0, min)
      .map((choice) => ({ Item1: id, Item2: choice.id })),
  )
  const items = [{ pid: 1_000_000 + deal.id, qty, options }]
  const id = await order(who, { gid: store.gid, items, shipping: PICKUP, payment })
  if (!id) throw new Error(`deal ${deal.id} cannot be ordered`)
  return id
}

export async function placeUnpaid(who: Signed): Promise<{ id: string; gid: number; deal: string }> {
  const offer = await findOffer((one) => isEasyToBuy(one) && one.store.accept_alipay && one.store.accept_express)
  return { id: await orderDeal(who, offer, 1, ALIPAY), gid: offer.store.gid, deal: offer.deal.name }
}

export async function buyAllOf(offer: Offer, email: string): Promise<void> {
  const who = await register(email)
  for (let left = offer.deal.stock; left > 0; left -= offer.deal.limit)
    await orderDeal(who, offer, Math.min(left, offer.deal.limit))
}

export async function completeOrder(id: string): Promise<void> {
  for (const step of ['accept', 'start', 'complete']) await storeStep(id, step)
}

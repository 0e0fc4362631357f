import { afterAll, expect, test, vi } from 'vitest'
import { readPayLink, surchargePairs } from '@/lib/domain/self-checkout/pay-link'
import { menuOf } from '@/tests/backend/support/menu-shopping'
import { HOME, quoteId, VISA } from '@/tests/backend/support/shopping'
import { createSeededRandom, size } from '@/tests/support/scale'
import { AMOUNT_LIES, CHECKOUT_LIES, PAY_NOW_LIES, QUOTE_LIES, tamper } from './tampering-lies'
import { type Body, priceOf, priceOfAmount, tipsOf } from './tampering-price'
import { openScene } from './tampering-scene'

const LIES = { quotes: size(200, 40), checkouts: size(150, 30), payments: size(50, 30), links: 100 }

vi.setConfig({ testTimeout: size(600_000, 60_000) })
const scene = await openScene()
const { api, me, store, plain, soup, noodles, options, catalogue } = scene
afterAll(() => api.close())

const call = (path: string, data: Body) => api.execute(me, path, 'POST', { data })
const quote = (body: Body) => call('/api/rest/v8/ctotal', body)
const aio = (body: Body) => call('/api/rest/v7/aio', body)
const pair = (n: number) => ({ Item1: options.id, Item2: options.choices[n] })
/** What a rejection is: a code of the contract that is neither success nor a crash. */
const isRefusal = (rc: number) => rc > 200 && rc !== 500

const CART: Body = {
  gid: store.gid,
  items: [
    { pid: soup.id, qty: 2, pc: 9.5, options: [] },
    { pid: noodles.id, qty: 1, pc: 17.75, options: [pair(1), pair(2)] },
  ],
  shp_mtd: 2,
  shp_cd: '',
  cpn: 'TEN',
  addr: HOME,
  lan: 'en',
}
const CHECKOUT: Body = { pay_mtd: 2, card: VISA, shp_mtd: 2, g_id: store.gid, tips: 2, pt_cnt: 300, gc_cd: scene.card }

/**
 * Fails unless the order costs `cost` and `tips`, to the cent, and every cent was taken or is still asked for. The tips
 * of a payment that is still asked for are not yet the order's, which has `tipsBefore`.
 */
async function expectPaid(id: string, cost: number, tips: number, what: string, tipsBefore = tips): Promise<void> {
  const { order, credit, charged, asked } = await scene.booked(id)
  expect([order.grandTotal, order.tips], what).toEqual([cost, asked > 0 ? tipsBefore : tips])
  expect(order.totalPaid, what).toBe(credit + charged)
  const atTheStore = [0, 1].includes(order.paymentMethod) ? cost + tips - order.totalPaid : 0
  expect(order.totalPaid + asked + atTheStore, what).toBe(cost + tips)
  expect(tips, what).toBeGreaterThanOrEqual(0)
}

test(`${LIES.quotes} tampered quotes are refused or cost the actual price`, async () => {
  const seen = { taken: 0, refused: 0 }
  for (let n = 0; n < LIES.quotes; n++) {
    const body = tamper(CART, QUOTE_LIES, createSeededRandom(`quote ${n}`), scene)
    const what = `quote ${n}: ${JSON.stringify(body)}`
    const answer = await quote(body)
    if (answer.RC !== 200) {
      expect(isRefusal(answer.RC), `${answer.RC} for ${what}`).toBe(true)
      seen.refused += 1
      continue
    }
    seen.taken += 1
    expect(Math.round(answer.records.g_total * 100), what).toBe(priceOf(body, catalogue))
    await scene.refill()
    const shp_mtd = answer.records.shp_mtd
    const placed = await aio({ ...CHECKOUT, g_id: body.gid, q_id: answer.records.qid, shp_mtd, tips: 0 })
    if (placed.RC !== 200) expect(isRefusal(placed.RC), `${placed.RC} for ${what}`).toBe(true)
    else await expectPaid(placed.records.ord_id, priceOf(body, catalogue), 0, what)
  }
  expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(size(25, 0))
})

test(`${LIES.checkouts} tampered checkouts are refused or pay the quoted price and their tips`, async () => {
  const cost = priceOf(CART, catalogue)
  const seen = { taken: 0, refused: 0 }
  let q_id = ''
  for (let n = 0; n < LIES.checkouts; n++) {
    await scene.refill()
    q_id ||= await quoteId(api, me, menuOf(store), CART)
    const body = tamper({ ...CHECKOUT, q_id }, CHECKOUT_LIES, createSeededRandom(`checkout ${n}`), scene)
    const what = `checkout ${n}: ${JSON.stringify(body)}`
    const placed = await aio(body)
    if (placed.RC === 200) {
      await expectPaid(placed.records.ord_id, cost, tipsOf(body), what)
      seen.taken += 1
      q_id = ''
    } else {
      expect(isRefusal(placed.RC), `${placed.RC} for ${what}`).toBe(true)
      expect(await scene.spent(), what).toEqual({ card: 0, points: 0 })
      seen.refused += 1
    }
  }
  expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(size(20, 0))
  expect(await scene.neighbourHas()).toEqual([50_000, 50_000])
})

test(`${LIES.payments} tampered payments of an order are refused or pay the full amount due`, async () => {
  const cost = priceOf(CART, catalogue)
  const seen = { taken: 0, refused: 0 }
  let ord_id = ''
  for (let n = 0; n < LIES.payments; n++) {
    await scene.refill()
    if (!ord_id) {
      const q_id = await quoteId(api, me, menuOf(store), CART)
      const online = { ...CHECKOUT, q_id, pay_mtd: 8, pt_cnt: 0, gc_cd: '' }
      ord_id = (await aio(online)).records.ord_id
    }
    const { order } = await scene.booked(ord_id)
    const base = { action: 'pay', ord_id, pay_mtd: 2, card: VISA }
    const body = tamper(base, PAY_NOW_LIES, createSeededRandom(`pay ${n}`), scene)
    const what = `pay ${n}: ${JSON.stringify(body)}`
    const paid = await aio(body)
    if (paid.RC === 200) {
      const tips = body.tips === undefined || body.tips === null ? order.tips : tipsOf(body)
      await expectPaid(ord_id, cost, tips, what, order.tips)
      seen.taken += 1
      ord_id = ''
    } else {
      expect(isRefusal(paid.RC), `${paid.RC} for ${what}`).toBe(true)
      expect((await scene.booked(ord_id)).charged, what).toBe(0)
      seen.refused += 1
    }
  }
  expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(size(5, 0))
})

test(`${LIES.links} tampered pay links and pay carts are refused or pay what the order owes, or the amount at the till`, async () => {
  const seen = { owed: 0, till: 0, refused: 0 }
  const theirs = await scene.owe(scene.neighbour)
  let owing = ''
  for (let n = 0; n < LIES.links; n++) {
    const random = createSeededRandom(`link ${n}`)
    await scene.refill()
    owing ||= await scene.owe()
    const amount = random.pick([
      '3.20',
      '3.20',
      '3.20',
      '3.2',
      '3.19',
      '3.21',
      '0.01',
      '0',
      '-3.20',
      '320',
      '3,20',
      '',
      'free',
    ])
    const orderId = random.pick([owing, owing, owing, owing, theirs, 'nobody', ''])
    const taxClass = random.pick(['standard', 'exempt', 'zero', '', '%00'])
    const link = readPayLink(`/pay/${plain.gid}${surchargePairs({ amount, orderId, taxClass })}`)
    const items = [{ pid: 0, qty: 1, pc: link.amount, options: [], selfCheckout: true }]
    const cart = { gid: plain.gid, items, shp_mtd: 5, tax_class: link.taxClass, related_order_id: link.orderId }
    const body: Body = random.chance(0.5) ? cart : tamper(cart, AMOUNT_LIES, random, scene)
    const what = `link ${n}: ${JSON.stringify(body)}`
    const answer = await quote(body)
    if (answer.RC !== 200) {
      expect(isRefusal(answer.RC), `${answer.RC} for ${what}`).toBe(true)
      seen.refused += 1
      continue
    }
    // 3.20 with 5 and 7 % of it
    const cost = body.related_order_id ? 358 : priceOfAmount(body)
    if (body.related_order_id) expect(body.related_order_id, what).toBe(owing)
    const placed = await aio({ pay_mtd: 2, card: VISA, shp_mtd: 5, g_id: body.gid, q_id: answer.records.qid })
    const isOverLimit = cost > api.deps.config.paymentLimit * 100
    expect(placed.RC, what).toBe(isOverLimit ? 459 : 200)
    if (isOverLimit) continue
    await expectPaid(placed.records.ord_id, cost, 0, what)
    seen[body.related_order_id ? 'owed' : 'till'] += 1
    if (body.related_order_id) owing = ''
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0)
})

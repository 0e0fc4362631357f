import type { Priced } from './tampering-scene'

// biome-ignore lint/suspicious/noExplicitAny: a tampered body may hold anything
export type Body = Record<string, any>

const share = (cents: number, percent: number) => Math.round((cents * percent) / 100)
const cents = (major: unknown) => Math.round(Number(major) * 100)

/** Of goods handed over in British Columbia. */
function withTax(taxed: number, untaxed = 0): number {
  return taxed + untaxed + share(taxed, 5) + share(taxed, 7)
}

/** The price of an amount at the till: as entered, plus taxes for a taxed class. */
export function priceOfAmount({ items, tax_class }: Body): number {
  const amount = cents(items[0].pc)
  return ['', 'exempt', 'zero'].includes(tax_class ?? '') ? withTax(0, amount) : withTax(amount)
}

/**
 * What a cart costs in cents, by the goods and wishes of a body that the API has accepted: 5 % off by the store, 10 %
 * by the coupon TEN, 3 % for service, the fee, 5 and 7 % tax. Prices that the body names have no part in it.
 */
export function priceOf(body: Body, catalogue: Map<number, Priced>): number {
  if (body.items.some((item: Body) => item.selfCheckout)) return priceOfAmount(body)
  const goods = body.items.reduce((sum: number, { pid, qty, options = [] }: Body) => {
    const found = catalogue.get(Number(pid))
    if (found?.gid !== Number(body.gid)) throw new Error(`nobody sells ${pid} at ${body.gid}`)
    const chosen = options.map((pair: Body) => found.choices.get(Number(pair.Item2)) ?? Number.NaN)
    return sum + qty * chosen.reduce((unit: number, price: number) => unit + price, found.price)
  }, 0)
  const afterStore = goods - share(goods, 5)
  const hasCoupon =
    String(body.cpn ?? '')
      .trim()
      .toLowerCase() === 'ten'
  const afterCoupon = afterStore - (hasCoupon ? share(afterStore, 10) : 0)
  const method = Number(body.shp_mtd)
  const fee = method === 1 ? 400 : method === 4 ? (body.shp_cd === 'express' ? 800 : 400) : 0
  return withTax(afterCoupon + share(afterCoupon, 3) + fee)
}

export function tipsOf({ tips }: Body): number {
  return tips === undefined || tips === null ? 0 : cents(tips)
}

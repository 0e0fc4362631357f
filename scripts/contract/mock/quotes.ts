import type { Catalogue, NewId } from './catalogue'

const DELIVERY = 1
const DELIVERY_FEE = 3.99
const TAX_RATE = 0.05

export interface Line {
  pid: number
  qty: number
  pc?: number | string
  selfCheckout?: boolean | number
}
export interface Quote {
  lines: { pid: number; nm: string; price: number; qty: number }[]
  fulfilmentMethod: number
  subtotal: number
  discount: number
  fee: number
  tax: number
}
export interface QuoteBody {
  items: Line[]
  shp_mtd: number
  cpn?: string
}

export const decimal = (amount: number) => amount.toFixed(2)
const round = (amount: number) => Math.round(amount * 100) / 100

export function openQuotes({ coupon, prices }: Catalogue, newId: NewId) {
  const quotes = new Map<string, Quote>()

  /** Of an amount without goods the price is what the shopper has typed. */
  function priced({ pid, qty, pc, selfCheckout }: Line): Quote['lines'][number] {
    const { nm = 'Payment', pc: known = 0 } = prices.get(pid) ?? {}
    return { pid, nm, qty, price: selfCheckout ? Number(pc) : known }
  }

  /** Answers the twelve documented keys. */
  function quote({ items, shp_mtd, cpn }: QuoteBody, points: number) {
    const lines = items.map(priced)
    const subtotal = lines.reduce((sum, { price, qty }) => sum + price * qty, 0)
    const discount = cpn === coupon.code ? coupon.value : 0
    const fee = shp_mtd === DELIVERY ? DELIVERY_FEE : 0
    const tax = round((subtotal - discount) * TAX_RATE)
    const qid = newId('quote')
    quotes.set(qid, { lines, fulfilmentMethod: shp_mtd, subtotal, discount, fee, tax })
    const parts = { dis_ttl: discount, cpn_dis: discount, store_dis: 0, surcharge: 0, shp_fee: fee }
    const total = { g_total: decimal(subtotal - discount + fee + tax), tax: decimal(tax) }
    return { ...parts, ...total, qid, shp_mtd, p_bal: `${points}`, allowed_periods: [], oos: [] }
  }
  return { quote, find: (qid = '') => quotes.get(qid) }
}

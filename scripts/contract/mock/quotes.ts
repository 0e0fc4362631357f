import { digitsOf } from '@/lib/domain/money/money'
import type { Catalogue, MockStore, NewId } from './catalogue'

const DELIVERY = 1
const DELIVERY_FEE = 3.99
/** percent, of what is added */
const ADDED_RATE = 5

export interface Line {
  pid: number
  qty: number
  pc?: number | string
  selfCheckout?: boolean | number
}
export interface Quote {
  store: MockStore
  lines: { pid: number; nm: string; price: number; qty: number }[]
  fulfilmentMethod: number
  subtotal: number
  discount: number
  fee: number
  /** of `store.contained`, or what is added */
  tax: number
}
export interface QuoteBody {
  gid?: number
  items: Line[]
  shp_mtd: number
  cpn?: string
}

/** As many decimals as the currency has. */
export const decimal = (amount: number, { currency }: Pick<MockStore, 'currency'>) => amount.toFixed(digitsOf(currency))

/** `tax_list` of what prices contain, which nobody adds. */
export function taxOf({ store, tax }: Pick<Quote, 'store' | 'tax'>) {
  const { contained } = store
  if (!contained) return { tax: decimal(tax, store) }
  return { tax: decimal(0, store), tax_list: [{ ...contained, amt: decimal(tax, store), incl: 1 }] }
}

/** What the shopper pays without tips. */
export function totalOf({ store, subtotal, discount, fee, tax }: Quote): number {
  return subtotal - discount + fee + (store.contained ? 0 : tax)
}

export function openQuotes({ coupon, prices, stores }: Catalogue, newId: NewId) {
  const quotes = new Map<string, Quote>()

  /** Of an amount without goods the price is what the shopper has typed. */
  function priced({ pid, qty, pc, selfCheckout }: Line): Quote['lines'][number] {
    const { nm = 'Payment', pc: known = 0 } = prices.get(pid) ?? {}
    return { pid, nm, qty, price: selfCheckout ? Number(pc) : known }
  }

  /** Answers the twelve documented keys, and `tax_list` where prices contain a tax. */
  function quote({ gid, items, shp_mtd, cpn }: QuoteBody, points: number) {
    const store = stores.find((one) => one.gid === gid) ?? stores[0]
    const lines = items.map(priced)
    const subtotal = lines.reduce((sum, { price, qty }) => sum + price * qty, 0)
    const discount = cpn === coupon.code ? coupon.value : 0
    const fee = shp_mtd === DELIVERY ? DELIVERY_FEE : 0
    const { rate } = store.contained ?? { rate: ADDED_RATE }
    const share = store.contained ? rate / (100 + rate) : rate / 100
    const tax = round((subtotal - discount) * share, store)
    const qid = newId('quote')
    const quoted = { store, lines, fulfilmentMethod: shp_mtd, subtotal, discount, fee, tax }
    quotes.set(qid, quoted)
    const parts = { dis_ttl: discount, cpn_dis: discount, store_dis: 0, surcharge: 0, shp_fee: fee }
    const total = { g_total: decimal(totalOf(quoted), store), ...taxOf(quoted) }
    return { ...parts, ...total, qid, shp_mtd, p_bal: `${points}`, allowed_periods: [], oos: [] }
  }
  return { quote, find: (qid = '') => quotes.get(qid) }
}

function round(amount: number, { currency }: MockStore): number {
  const scale = 10 ** digitsOf(currency)
  return Math.round(amount * scale) / scale
}

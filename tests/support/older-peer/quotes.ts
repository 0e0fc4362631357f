import { type Calls, signed } from './calls'
import { type Offer, offerOf, STORES } from './catalogue'
import { cents, decimal, found, refused } from './wire'

export interface Line {
  offer: Offer
  quantity: number
  chosen: { group: string; choice: string }[]
  /** of one, with what was chosen */
  price: number
}

export interface Quote {
  id: string
  gid: string
  lines: Line[]
  method: number
  subtotal: number
  shipping: number
  tax: number
}

interface QuoteBody {
  data: {
    gid: number
    items: { pid: number; qty: number; options?: { Item1: number; Item2: number }[] }[]
    shp_mtd: number
    addr?: object | null
  }
}

const [DELIVERY, PICKUP] = [1, 2]
const DELIVERY_FEE = 350

/** Prices of carts, in cents. Nothing is priced before it is known how it is handed over. */
export function openQuotes() {
  const quotes = new Map<string, Quote>()
  const calls: Calls = {
    'POST /api/rest/v8/ctotal': signed((_, { body }) => {
      const { gid, items, shp_mtd: method, addr } = (body as QuoteBody).data
      const store = STORES[gid]
      if (!store) return refused(404, 'No such store')
      if (method !== DELIVERY && method !== PICKUP) return refused(460, 'Shipping method is not available')
      if (method === DELIVERY && !addr) return refused(207, 'No address')
      const lines = items.flatMap((item) => lineOf(item, `${gid}`) ?? [])
      if (lines.length === 0 || lines.length < items.length) return refused(400, 'Cart is not valid')
      const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
      const shipping = method === DELIVERY ? DELIVERY_FEE : 0
      const tax = Math.round(((subtotal + shipping) * store.tax) / 1000)
      const quote = { id: `${40_001 + quotes.size}`, gid: `${gid}`, lines, method, subtotal, shipping, tax }
      quotes.set(quote.id, quote)
      return found(quoteRecord(quote))
    }),
  }
  return { calls, byId: (id: string) => quotes.get(id) }
}

export const totalOf = ({ subtotal, shipping, tax }: Quote): number => subtotal + shipping + tax

function lineOf({ pid, qty, options = [] }: QuoteBody['data']['items'][number], gid: string): Line | null {
  const offer = offerOf(`${pid}`)
  if (offer?.gid !== gid) return null
  const chosen = options.map(({ Item1, Item2 }) => ({ group: `${Item1}`, choice: `${Item2}` }))
  const prices = offer.opt.map((group) => {
    const choices = group.opts.filter(({ id }) => chosen.some((one) => one.group === group.id && one.choice === id))
    const isValid = choices.length >= Number(group.min) && choices.length <= Number(group.max)
    return isValid ? choices.reduce((sum, { pc }) => sum + cents(pc), 0) : null
  })
  if (prices.includes(null)) return null
  return { offer, quantity: qty, chosen, price: prices.reduce<number>((sum, pc) => sum + (pc ?? 0), cents(offer.pc)) }
}

function quoteRecord(quote: Quote) {
  const nothing = { dis_ttl: '0.0000', cpn_dis: '0.0000', store_dis: '', surcharge: null, p_bal: '0', oos: '' }
  const { id, method, shipping, tax } = quote
  return {
    ...{ qid: id, g_total: decimal(totalOf(quote)), tax: decimal(tax) },
    ...{ shp_mtd: `${method}`, shp_fee: decimal(shipping), allowed_periods: [] },
    ...nothing,
  }
}

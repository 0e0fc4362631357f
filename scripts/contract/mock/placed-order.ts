import { decimal, type Quote, taxOf, totalOf } from './quotes'

export const PENDING = 1
export const COMPLETED = 4
export const CANCELED = 5
const CASH = 1

export interface CheckoutBody {
  action?: string
  ord_id?: string
  q_id?: string
  pay_mtd?: number
  tips?: number
  c_fnm?: string
  c_tn?: string
  ord_cmt?: string
  tb_num?: string
  gc_cd?: string
  pt_cnt?: number
  pt_amt?: number
  adr_lst?: object[]
}

const DAY_MS = 86_400_000
const utc = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ')
export const now = () => utc(Date.now())
export const nextMonth = () => utc(Date.now() + 30 * DAY_MS)

/** An order as `orddtl` answers it. */
export function toOrder(
  order_id: string,
  quote: Quote,
  { c_fnm, c_tn, tips = 0, pay_mtd, ord_cmt, tb_num, adr_lst }: CheckoutBody,
) {
  const { store, lines, fulfilmentMethod, subtotal, discount, fee } = quote
  const total = decimal(totalOf(quote) + Number(tips), store)
  return {
    order_id,
    status: PENDING,
    group_id: store.gid,
    allow_paynow: pay_mtd === CASH ? 0 : 1,
    firstname: c_fnm,
    phone: c_tn,
    shipping_address: adr_lst?.[0],
    ...store.onOrders,
    subtotal: decimal(subtotal, store),
    coupon_discount: decimal(discount, store),
    delivery_fee: decimal(fee, store),
    ...taxOf(quote),
    tips,
    order_total: total,
    total_paid: decimal(0, store),
    total_due: total,
    currency: store.currency,
    payment_method: pay_mtd,
    shipping_method: fulfilmentMethod,
    table_number: tb_num ?? '',
    comments: ord_cmt ? [{ comment: ord_cmt, time: now(), is_admin: 0 }] : [],
    order_item: lines.map(({ pid, nm, price, qty }) => {
      return { pid, nm, pc: decimal(price, store), cnt: qty, amt: decimal(price * qty, store), opts: [] }
    }),
    order_dt: now(),
  }
}

export type PlacedOrder = ReturnType<typeof toOrder>

/** Its row in `ordlst`. */
export function toRow({ order_id, shipping_method, store_name, order_dt, order_total, currency, status }: PlacedOrder) {
  return {
    ord_id: order_id,
    shp_mtd: shipping_method,
    s_nm: store_name,
    dt: order_dt,
    amt: order_total,
    curr: currency,
    st: status,
  }
}

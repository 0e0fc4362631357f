import { WIRE_DEAL, WIRE_DEAL_ROW } from '../wire-deal'
import { WIRE_STORE } from '../wire-store'

export const GID = Number(WIRE_STORE.gid)
export const DEAL = { id: WIRE_DEAL.id, pid: Number(WIRE_DEAL.group_sale_id), name: WIRE_DEAL.name, price: 79.5 }
export const DISH = { pid: 34, nm: 'Beef noodles', pc: '20.00' }
export const CURRENCY = WIRE_DEAL.currency
export const COUPON = { code: 'SPRING5', value: 5 }

const DAY_MS = 86_400_000
const utc = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ')
export const now = () => utc(Date.now())
export const nextMonth = () => utc(Date.now() + 30 * DAY_MS)

export const PRICES = new Map([
  [DEAL.pid, { nm: DEAL.name, pc: DEAL.price }],
  [DISH.pid, { nm: DISH.nm, pc: Number(DISH.pc) }],
])

/** The checkout's data of a store: no id of its own, no time zone, no hours, no flags. */
export function storeDetail() {
  const { name, nm, currency, c_id, adr, eatin, delivery, takeout, pickup, min_delivery_amount, delivery_fee } =
    WIRE_STORE
  const ordering = { currency, c_id, adr, eatin, delivery, takeout, pickup, min_delivery_amount, delivery_fee }
  const payment = { accept_creditcard: 1, accept_cash: 1, require_billing_address: 0, require_table_no: 0 }
  return { group_id: GID, name, nm, is_open: 1, allow_order: 1, ...ordering, ...payment }
}

export function storeRow() {
  const { nm, logo, rnk, adr } = WIRE_STORE
  return { gid: GID, logo, nm, rnk, adr }
}

export function dealRow(picture: string) {
  const { extra: _, ...row } = WIRE_DEAL_ROW
  return { ...row, id: DEAL.id, i_url: picture }
}

export function dealDetail(picture: string) {
  const { extra: _, ...related } = WIRE_DEAL_ROW
  const { other: __, ...deal } = WIRE_DEAL
  const dates = { sdt: utc(Date.now() - DAY_MS), edt: nextMonth() }
  const choices = [
    { id: 11, nm: 'Window', pc: '0', sq: 3 },
    { id: 12, nm: 'Garden', pc: 0, sq: '0' },
  ]
  const opts = [{ id: 1, nm: 'Room', min: '1', max: 1, opts: choices }]
  return { ...deal, ...dates, opts, images: [picture], related_list: [{ ...related, id: 1002 }] }
}

export const MENU = [{ id: 1, nm: 'Soups', products: [{ ...DISH, sku: 'B1', pt: 0, opt: [] }] }]

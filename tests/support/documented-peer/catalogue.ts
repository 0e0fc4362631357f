import type { Catalogue, MockStore } from '@/scripts/contract/mock/catalogue'
import { DOCUMENTED_ANSWERS } from '../documented-answers'
import { WIRE_DEAL, WIRE_DEAL_ROW } from '../wire-deal'
import { WIRE_ORDER } from '../wire-order'
import { WIRE_STORE } from '../wire-store'

export const GID = Number(WIRE_STORE.gid)
export const DEAL = { id: WIRE_DEAL.id, pid: Number(WIRE_DEAL.group_sale_id), name: WIRE_DEAL.name, price: 79.5 }
export const DISH = { pid: 34, nm: 'Beef noodles', pc: '20.00' }
const CURRENCY = WIRE_DEAL.currency
export const OWN_DOMAIN = 'noodle.localhost'
export const COUPON = { code: 'SPRING5', value: 5 }

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 19).replace('T', ' ')

/** In the documents' narrowest shapes, with the documents' own oddities. */
export function documentedCatalogue(
  pictures: { shown: string; unlisted: string },
  cities: object[] | undefined,
): Catalogue {
  const { store_name, store_phone, store_address } = WIRE_ORDER
  const { sfc, gshortcut, psearch, gifthistory } = DOCUMENTED_ANSWERS
  const store: MockStore = {
    gid: GID,
    domain: OWN_DOMAIN,
    dealId: DEAL.id,
    currency: CURRENCY,
    answers: {
      sdtl2: storeDetail,
      cplst2: () => [{ id: 1, nm: 'Soups', products: [{ ...DISH, sku: 'B1', pt: 0, opt: [] }] }],
      gdtl: () => dealDetail(pictures.shown),
    },
    bookmarked: { ...storeRow(), adr: '500 Granville St' },
    onOrders: { store_name, store_phone, store_address },
  }
  return {
    stores: [store],
    coupon: COUPON,
    prices: new Map([
      [DEAL.pid, { nm: DEAL.name, pc: DEAL.price }],
      [DISH.pid, { nm: DISH.nm, pc: Number(DISH.pc) }],
    ]),
    answers: {
      slst: () => [storeRow()],
      glst: () => {
        const list = [dealRow(pictures.shown), { ...dealRow(pictures.unlisted), id: 1002 }]
        return { list, paging: { total: '2', page: 1 } }
      },
      psearch: () => psearch,
      sfc: () => sfc,
      gshortcut: () => gshortcut,
      appconfig: () => ({ lat: '49.28', lon: '-123.12', ...(cities && { cities }) }),
    },
    // of another store, so that no checkout offers it
    giftCard: { gc: 'GC-1', g_id: '99', s_name: 'Tea House', bal: '25.00', curr: 'CAD' },
    giftCardHistory: gifthistory,
  }
}

/** The checkout's data of a store: no id of its own, no time zone, no hours, no flags. */
function storeDetail() {
  const { name, nm, currency, c_id, adr, eatin, delivery, takeout, pickup, min_delivery_amount, delivery_fee } =
    WIRE_STORE
  const ordering = { currency, c_id, adr, eatin, delivery, takeout, pickup, min_delivery_amount, delivery_fee }
  const payment = { accept_creditcard: 1, accept_cash: 1, require_billing_address: 0, require_table_no: 0 }
  return { group_id: GID, name, nm, is_open: 1, allow_order: 1, ...ordering, ...payment }
}

function storeRow() {
  const { nm, logo, rnk, adr } = WIRE_STORE
  return { gid: GID, logo, nm, rnk, adr }
}

function dealRow(picture: string) {
  const { extra: _, ...row } = WIRE_DEAL_ROW
  return { ...row, id: DEAL.id, i_url: picture }
}

function dealDetail(picture: string) {
  const { extra: _, ...related } = WIRE_DEAL_ROW
  const { other: __, ...deal } = WIRE_DEAL
  const choices = [
    { id: 11, nm: 'Window', pc: '0', sq: 3 },
    { id: 12, nm: 'Garden', pc: 0, sq: '0' },
  ]
  const opts = [{ id: 1, nm: 'Room', min: '1', max: 1, opts: choices }]
  const dates = { sdt: inDays(-1), edt: inDays(30) }
  return { ...deal, ...dates, opts, images: [picture], related_list: [{ ...related, id: 1002 }] }
}

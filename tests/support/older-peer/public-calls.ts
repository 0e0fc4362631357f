import type { Calls } from './calls'
import { DEALS, PRODUCTS, STORES, saleNumber } from './catalogue'
import { type Answer, found, refused } from './wire'

/** Rows of a page of a list, whatever was asked for. */
const PAGE_ROWS = 12

function storeRow(gid: string) {
  const store = STORES[gid]
  if (!store) return null
  const { nm, street } = store
  const adr = { unit: null, street, city: 'Vancouver', region: 'BC', zipcd: '', cntry: 'CA', lat: '', lon: '' }
  return { gid, nm, logo: '', adr, tn: '', rnk: null, r_cnt: '', is_open: '1', cats: '' }
}

function storeRecord(gid: string, weekly: string) {
  const row = storeRow(gid)
  if (!row) return null
  const flags = { allow_order: '1', can_pre_order: '0', delivery: '1', takeout: '1', eatin: '0', pickup: '', kflg: '' }
  const pays = {
    accept_creditcard: '1',
    accept_cash: '1',
    accept_express: '0',
    accept_wechat: null,
    accept_alipay: '1',
  }
  const texts = {
    desc: '<p>Fresh &amp; local<br/>since 1998</p>',
    coupons: '',
    announcements: null,
    imgs: [],
    lans: [],
  }
  const times = { tz: 'America/Vancouver', hours: { current: '', delivery: null, weekly }, time_setting: '' }
  const prices = { currency: STORES[gid]?.currency, min_delivery_amount: '0.00', delivery_fee: '3.5' }
  return { ...row, ...flags, ...pays, ...texts, ...times, ...prices, group_id: gid, c_id: '1' }
}

function dealRow({ id, nm, gid, pc, spc }: (typeof DEALS)[number]) {
  const numbers = { pc, spc, rnk: '', r_cnt: null, s_cnt: '0', currency: STORES[gid]?.currency }
  return { id, nm: `<b>${nm}</b>`, s_dsc: '', i_url: null, location: [], ...numbers }
}

function dealRecord(id: string) {
  const deal = DEALS.find((one) => one.id === id)
  if (!deal) return null
  const lists = { images: [], highlights: '', reviews: null, opts: [], branch_list: '', related_list: [] }
  const sale = { limit: '4', stock: '10', pickup: '1', delivery: '0', sold: '', edt: '' }
  const names = { name: deal.nm, store_name: STORES[deal.gid]?.nm, deal_detail: '<p>All</p>' }
  return {
    ...dealRow(deal),
    ...lists,
    ...sale,
    ...names,
    group_sale_id: saleNumber(id),
    g_id: deal.gid,
    group_id: deal.gid,
  }
}

/** Sections without ids, in a list that has pages, of which this is the only one. */
function menuOf(gid: string) {
  const products = PRODUCTS.filter((one) => one.gid === gid).map(({ pid, nm, pc, opt }) => ({
    ...{ pid, nm, pc, pt: '0', sku: '', time: '' },
    opt: opt.length > 0 ? opt : '',
  }))
  return { list: [{ id: '', nm: 'All', products }], paging: '' }
}

function dealsOnPage(page: number) {
  const rows = DEALS.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS)
  return { list: rows.map(dealRow), paging: { total: `${DEALS.length}`, page: `${page}` } }
}

function recordOrNone(record: unknown): Answer {
  return record === null ? refused(404, '') : found(record)
}

/** What anybody may read, of stores that are open in the `hours` of a week. */
export function publicCalls(hours: string): Calls {
  const store = (gid: string) => storeRecord(gid, hours)
  return {
    'GET /api/v7/appconfig': () => found({ lat: '49.2827', lon: '-123.1207' }),
    'GET /api/v7/slst': ({ query }) => {
      const ids = query.get('g_ids')
      return ids === null ? refused(400, 'g_ids missing') : found(ids.split(',').map(storeRow))
    },
    'GET /api/v8/sdtl2': ({ query }) =>
      recordOrNone(store(query.get('gid') ?? (query.get('domain') === 'noodles.example' ? '7' : ''))),
    'GET /api/v7/glst': ({ query }) => found(dealsOnPage(Number(query.get('page') ?? 1))),
    'GET /api/v7/gdtl': ({ query }) => recordOrNone(dealRecord(query.get('pid') ?? '')),
    'GET /api/v7/cplst2': ({ query }) => found(menuOf(query.get('gid') ?? '')),
    'GET /api/v7/psearch': ({ query }) => {
      const ids = query.get('pids')?.split(',')
      if (!ids) return refused(400, 'pids missing')
      return found(
        PRODUCTS.filter(({ pid }) => ids.includes(pid)).map(({ pid, gid, nm, pc }) => ({ pid, gid, nm, pc, iurl: '' })),
      )
    },
    'GET /api/v7/gshortcut': () => found([]),
    // the documents do not show its answer
    'GET /api/v7/sfc': () => refused(500, 'Unknown error'),
  }
}

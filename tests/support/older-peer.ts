import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Rows of a page of a list, whatever was asked for. */
const PAGE_ROWS = 12
const HOURS = [...Array(6).fill('10:00am-9:00pm'), 'Closed'].join('|')

const STORES: Record<string, { nm: string; currency: string }> = {
  7: { nm: 'Harbour Noodles', currency: 'CAD' },
  8: { nm: 'Pine Street Spa', currency: 'USD' },
}
const DEALS = Array.from({ length: 30 }, (_, n) => ({
  id: `${500 + n}`,
  gid: n % 3 === 0 ? '7' : '8',
  nm: `Offer ${n + 1}`,
}))
const PRODUCTS = [
  { pid: '71', gid: '7', nm: 'Dan dan noodles', pc: '16.50' },
  { pid: '81', gid: '8', nm: 'Cedar soap', pc: '24' },
]

function storeRecord(gid: string) {
  const store = STORES[gid]
  if (!store) return null
  const flags = { is_open: '1', allow_order: '1', delivery: '1', takeout: '1', eatin: '0', pickup: '' }
  const pays = { accept_creditcard: '1', accept_cash: '1', accept_express: '0', accept_wechat: null, accept_alipay: '' }
  const hours = { current: '', delivery: null, weekly: HOURS }
  return {
    ...{ gid, group_id: gid, ...store, ...flags, ...pays, hours, logo: '', adr: [], rnk: null, r_cnt: '', cats: '' },
    ...{
      desc: '<p>Fresh &amp; local<br/>since 1998</p>',
      tz: 'America/Vancouver',
      lans: [],
      min_delivery_amount: '0.00',
    },
    ...{ delivery_fee: '', c_id: '1', kflg: '', coupons: '', announcements: null, imgs: [], tips_enabled: '1' },
  }
}

function dealRow({ id, nm, gid }: (typeof DEALS)[number]) {
  const numbers = { pc: '40.00', spc: '25.5', rnk: '', r_cnt: null, s_cnt: '0', currency: STORES[gid]?.currency }
  return { id, nm: `<b>${nm}</b>`, s_dsc: '', i_url: null, location: [], s_nm: STORES[gid]?.nm, ...numbers }
}

function dealRecord(id: string) {
  const deal = DEALS.find((one) => one.id === id)
  if (!deal) return null
  const lists = { images: [], highlights: '', reviews: null, opts: [], branch_list: '', related_list: [], c_ids: null }
  const sale = { group_sale_id: `9${id}`, limit: '4', stock: '10', pickup: '1', delivery: '0', sold: '', edt: '' }
  return {
    ...dealRow(deal),
    ...lists,
    ...sale,
    g_id: deal.gid,
    group_id: deal.gid,
    name: deal.nm,
    deal_detail: '<p>All</p>',
  }
}

type Query = URLSearchParams

const CALLS: Record<string, (query: Query) => unknown> = {
  appconfig: () => ({ lat: '49.2827', lon: '-123.1207', tips_disabled: '0' }),
  slst: (query) => (query.get('g_ids') ?? '').split(',').map(storeRecord),
  sdtl2: (query) => storeRecord(query.get('gid') ?? (query.get('domain') === 'noodles.example' ? '7' : '')),
  glst: (query) => {
    const page = Number(query.get('page') ?? 1)
    const rows = DEALS.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS)
    return { list: rows.map(dealRow), paging: { total: `${DEALS.length}`, page: `${page}` } }
  },
  gdtl: (query) => dealRecord(query.get('pid') ?? ''),
  cplst2: (query) => [
    {
      id: '',
      nm: 'All',
      products: PRODUCTS.filter(({ gid }) => gid === query.get('gid')).map((row) => ({
        ...row,
        ...{ desc: null, iurl: '', sq: '', opt: '', time: '', pt: '0' },
      })),
    },
  ],
  psearch: (query) => PRODUCTS.filter(({ pid }) => query.get('pids')?.split(',').includes(pid)),
  gshortcut: () => [],
}
const REQUIRED: Record<string, string> = { slst: 'g_ids', psearch: 'pids' }

/**
 * The reads of an API in an older style: numbers and truths as text, nothing as null, empty text or an empty list, hours
 * divided by bars, pages of its own size. It knows no parameter and no call but those that the documents print, says
 * 500 to the one whose answer they do not show, and has a page of HTML for every other.
 */
export async function openOlderPeer() {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://peer')
    const call = pathname.split('/').at(-1) ?? ''
    const read = CALLS[call]
    const send = (json: unknown) => response.setHeader('content-type', 'text/html').end(JSON.stringify(json))
    if (call === 'sfc') return void send({ RC: '500', msg: 'Unknown error', records: [] })
    if (!read) return void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>')
    const required = REQUIRED[call]
    if (required && !searchParams.has(required))
      return void send({ RC: '400', msg: `${required} missing`, records: '' })
    const records = read(searchParams)
    return void send(records === null ? { RC: '404', msg: '', records: [] } : { RC: '200', msg: '', records })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DOCUMENTED_ANSWERS } from '../documented-answers'
import { DEAL, dealDetail, dealRow, GID, MENU, storeDetail, storeRow } from './catalogue'
import { CUSTOMER, openCustomers } from './customers'
import { type CheckoutBody, openOrders, type QuoteBody } from './orders'
import { openPictureHost } from './picture-host'

/** A call as it arrives, directly or through the execute endpoint. */
interface Asked {
  query: URLSearchParams
  /** parts of its path after the name of the call */
  parts: string[]
  // biome-ignore lint/suspicious/noExplicitAny: the peer trusts the storefront, whose requests other tests check
  body: any
  token: string
}
/** The records; null is RC 404, and nothing an answer of its code alone. */
type Handler = (asked: Asked) => unknown
/** Of another store, so that no checkout offers it. */
const GIFT_CARD = { gc: 'GC-1', g_id: '99', s_name: 'Tea House', bal: '25.00', curr: 'CAD' }

type Row = Record<string, unknown>
/** The records of the calls that can be made to answer oddly. */
interface Records {
  glst: { list: Row[]; paging: Row }
  gdtl: Row
  slst: Row[]
  sdtl2: Row
  cplst2: Row[]
  psearch: Row[]
  sfc: Row[]
  gshortcut: Row[]
  appconfig: Row
  customerinfo: Row
  customerAddr: Row[]
  points: Row
  giftcard: Row[]
  gifthistory: Row
  bookmark: Row
  ordlst: { list: Row[]; paging: Row }
  orddtl: Row
  ctotal: Row
}

const OPEN = ['login', 'orddtl', 'aio']

/**
 * A commerce API that speaks only what the documents print, in the narrowest shapes: none of our additions, writes
 * that answer their code alone, pictures on a host of their own. One customer, one store, one deal, one dish.
 */
export async function openDocumentedPeer() {
  const pictures = await openPictureHost()
  const customers = openCustomers()
  const orders = openOrders()
  const changes = new Map<string, (records: never) => unknown>()

  const onlyGid = <T>(gid: string | null, records: T) => (gid === `${GID}` ? records : null)
  const calls: Record<string, Handler> = {
    'GET glst': () => ({
      list: [dealRow(pictures.shown), { ...dealRow(pictures.unlisted), id: 1002 }],
      paging: { total: '2', page: 1 },
    }),
    'GET gdtl': ({ query }) => (query.get('pid') === `${DEAL.id}` ? dealDetail(pictures.shown) : null),
    'GET sfc': () => DOCUMENTED_ANSWERS.sfc,
    'GET gshortcut': () => DOCUMENTED_ANSWERS.gshortcut,
    'GET appconfig': () => ({ lat: '49.28', lon: '-123.12' }),
    'GET slst': () => [storeRow()],
    'GET sdtl2': ({ query }) => onlyGid(query.get('gid'), storeDetail()),
    'GET cplst2': ({ query }) => onlyGid(query.get('gid'), MENU),
    'POST login': ({ body }) => customers.login(body.data),
    'GET customerinfo': () => customers.profile(),
    'GET points': () => ({ balance: '0', remaining: 0, redeemed: 0 }),
    'GET giftcard': () => [GIFT_CARD],
    'GET gifthistory': () => DOCUMENTED_ANSWERS.gifthistory,
    'GET psearch': () => DOCUMENTED_ANSWERS.psearch,
    'GET ping': () => undefined,
    'GET logout': ({ token }) => void customers.logout(token),
    'GET customerAddr': () => customers.addresses(),
    'POST customerAddr': ({ body }) => customers.saveAddress(body),
    'DELETE customerAddr': ({ body, parts }) => customers.deleteAddress(Number(parts[0] || body.id)),
    'GET bookmark': () => customers.bookmarks(),
    'POST bookmark': ({ body }) => customers.bookmark(body.data),
    'POST ctotal': ({ body }) => orders.quote(body.data as QuoteBody),
    'POST aio': ({ body }) => orders.allInOne(body.data as CheckoutBody),
    'GET orddtl': ({ parts }) => orders.detail(parts[0] ?? ''),
    'GET ordlst': () => ({ list: orders.rows(), paging: { total: orders.rows().length, page: 1 } }),
  }

  function answer(method: string, address: string, body: unknown, token = ''): object {
    const { pathname, searchParams } = new URL(address, 'http://peer')
    const [, isForCustomers, name = '', rest = ''] = /^\/api\/(rest\/)?v\d\/(\w+)\/?(.*)$/.exec(pathname) ?? []
    const handle = calls[`${method} ${name}`]
    if (!handle) return { RC: 404 }
    if (isForCustomers && !OPEN.includes(name) && !customers.knows(token)) return { RC: 401 }
    const records = handle({ query: searchParams, parts: rest.split('/'), body, token })
    if (records === null) return { RC: 404 }
    const change = changes.get(name)
    return { RC: 200, records: change && records !== undefined ? change(records as never) : records }
  }

  const server = createServer(async (request, response) => {
    const body = await readJson(request)
    const json =
      request.url === '/api/execute'
        ? answer(body.method, body.path, body.data, body.token)
        : answer(request.method ?? '', request.url ?? '', body)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(json))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pictureOrigin: pictures.origin,
    customer: CUSTOMER,
    orders,
    /** From now on a call answers oddly. */
    change: <Name extends keyof Records>(call: Name, change: (records: Records[Name]) => unknown) =>
      void changes.set(call, change),
    close: async () => {
      server.closeAllConnections()
      await Promise.all([pictures.close(), new Promise((resolve) => server.close(resolve))])
    },
  }
}

async function readJson(request: IncomingMessage) {
  let text = ''
  for await (const chunk of request) text += chunk
  return text === '' ? {} : JSON.parse(text)
}

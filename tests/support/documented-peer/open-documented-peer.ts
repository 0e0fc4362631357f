import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DOCUMENTED_ANSWERS } from '../documented-answers'
import { PAYPAL_SCRIPT } from '../paypal-stub/paypal-script'
import { openBelongings } from './belongings'
import { DEAL, dealDetail, dealRow, GID, MENU, storeDetail, storeRow } from './catalogue'
import { CUSTOMER, openCustomers } from './customers'
import { type CheckoutBody, openOrders, type QuoteBody } from './orders'
import { openPictureHost } from './picture-host'
import { type IdForm, NUMBERS, readIds, writeIds } from './text-ids'
import { openWallet } from './wallet'

interface Asked {
  query: URLSearchParams
  /** parts of its path after the name of the call */
  parts: string[]
  // biome-ignore lint/suspicious/noExplicitAny: the peer trusts the storefront, whose requests other tests check
  body: any
  token: string
  email: string
}
/** The records; a number is an answer of that code alone, null of RC 404, and nothing of RC 200. */
type Handler = (asked: Asked) => unknown

type Row = Record<string, unknown>
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

export const OWN_DOMAIN = 'noodle.localhost'
const OPEN = ['login', 'register', 'vcd', 'orddtl', 'aio']

/**
 * In the narrowest shapes of the documents: none of our additions, writes that answer their code alone, pictures on a
 * host of their own. One store, one deal, one dish, and one customer who is known from the start. A body with an id that
 * has another form than the peer wrote it in is refused. `cities` is the one addition, for a test of it.
 */
export async function openDocumentedPeer(ids: IdForm = NUMBERS, cities?: Row[]) {
  const places = new Set<string | null>()
  const pictures = await openPictureHost()
  const customers = openCustomers()
  const belongings = openBelongings()
  const wallet = openWallet(customers.has)
  const orders = openOrders(wallet)
  const changes = new Map<string, (records: never) => unknown>()

  const idOf = (number: number) => ids.write(number)
  const onlyGid = <T>(gid: string | null, records: T) => (gid === `${idOf(GID)}` ? records : null)
  const calls: Record<string, Handler> = {
    'GET glst': ({ query }) => {
      places.add(query.get('latlon'))
      const list = [dealRow(pictures.shown), { ...dealRow(pictures.unlisted), id: 1002 }]
      return { list, paging: { total: '2', page: 1 } }
    },
    'GET gdtl': ({ query }) => (query.get('pid') === `${idOf(DEAL.id)}` ? dealDetail(pictures.shown) : null),
    'GET sfc': () => DOCUMENTED_ANSWERS.sfc,
    'GET gshortcut': () => DOCUMENTED_ANSWERS.gshortcut,
    'GET appconfig': () => ({ lat: '49.28', lon: '-123.12', ...(cities && { cities }) }),
    'GET slst': ({ query }) => {
      places.add(query.get('latlon'))
      return [storeRow()]
    },
    'GET sdtl2': ({ query }) =>
      query.get('domain') === OWN_DOMAIN ? storeDetail() : onlyGid(query.get('gid'), storeDetail()),
    'GET cplst2': ({ query }) => onlyGid(query.get('gid'), MENU),
    'POST login': ({ body }) => customers.login(body.data),
    'POST register': ({ body }) => customers.register(body),
    'POST vcd': () => undefined,
    'POST forgetpwd': ({ body }) => customers.forgetPassword(body),
    'POST updatepwd': ({ body, token }) => customers.changePassword(token, body),
    'POST newphone': ({ body, token }) => customers.changePhone(token, body),
    'POST customerinfo': ({ body, token }) => customers.change(token, body),
    'GET customerinfo': ({ token }) => customers.profile(token),
    'GET points': ({ email }) => wallet.points(email),
    'GET giftcard': ({ email }) => wallet.cards(email),
    'POST giftcard': ({ body, email }) => wallet.transfer(email, body),
    'GET gifthistory': () => DOCUMENTED_ANSWERS.gifthistory,
    'GET psearch': () => DOCUMENTED_ANSWERS.psearch,
    'GET ping': () => undefined,
    'GET logout': ({ token }) => void customers.logout(token),
    'GET customerAddr': ({ email }) => belongings.addresses(email),
    'POST customerAddr': ({ body, email }) => belongings.saveAddress(email, body),
    'DELETE customerAddr': ({ body, parts, email }) => belongings.deleteAddress(email, Number(parts[0] || body.id)),
    'GET bookmark': ({ email }) => belongings.bookmarks(email),
    'POST bookmark': ({ body, email }) => belongings.bookmark(email, body.data),
    'POST ctotal': ({ body, email }) => orders.quote(body.data as QuoteBody, email),
    'POST aio': ({ body, email }) => orders.allInOne(body.data as CheckoutBody, email),
    'POST paypal_express': ({ body }) => orders.express(body.data),
    'POST comment': ({ body }) => orders.comment(body),
    'POST review': ({ body }) => orders.review(body),
    'GET orddtl': ({ parts }) => orders.detail(parts[0] ?? ''),
    'GET ordlst': () => ({ list: orders.rows(), paging: { total: orders.rows().length, page: 1 } }),
  }

  function answer(method: string, address: string, body: unknown, token = ''): object {
    const { pathname, searchParams } = new URL(address, 'http://peer')
    const [, isForCustomers, name = '', rest = ''] = /^\/api\/(rest\/)?v\d\/(\w+)\/?(.*)$/.exec(pathname) ?? []
    const handle = calls[`${method} ${name}`]
    if (!handle) return { RC: 404 }
    if (isForCustomers && !OPEN.includes(name) && !customers.knows(token)) return { RC: 401 }
    const own = readIds(name, body, ids)
    if (own === null && body !== undefined) return { RC: 400 }
    const records = handle({
      query: searchParams,
      parts: rest.split('/'),
      body: own,
      token,
      email: customers.emailOf(token),
    })
    if (records === null) return { RC: 404 }
    if (typeof records === 'number') return { RC: records }
    const change = changes.get(name)
    const changed = change && records !== undefined ? change(records as never) : records
    return { RC: 200, records: writeIds(name, changed, ids) }
  }

  const addressOf = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const server = createServer(async (request, response) => {
    const address = request.url ?? ''
    // its provider of express payments, whose window any page may ask
    if (address.startsWith('/sdk/js')) return void response.end(PAYPAL_SCRIPT(addressOf()))
    if (address.startsWith('/approve/')) return void response.setHeader('access-control-allow-origin', '*').end('{}')
    const body = await readJson(request)
    const json =
      address === '/api/execute'
        ? answer(body.method, body.path, body.data, body.token)
        : answer(request.method ?? '', address, body)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(json))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: addressOf(),
    /** an id of the catalogue as the peer writes it */
    idOf,
    expressScript: `${addressOf()}/sdk/js`,
    pictureOrigin: pictures.origin,
    customer: CUSTOMER,
    /** as `latlon`, where lists of stores and deals were asked for */
    places,
    register: customers.register,
    orders,
    wallet,
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

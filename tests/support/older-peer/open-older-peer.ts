import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { CUSTOMER, openAccounts } from './accounts'
import { bookmarkCalls } from './bookmarks'
import { type Calls, findCall } from './calls'
import { checkoutCalls } from './checkout'
import { customerCalls } from './customer-calls'
import { gatewayPath, openGatewayPage } from './gateway'
import { orderCalls } from './order-calls'
import { openOrders } from './orders'
import { publicCalls } from './public-calls'
import { openQuotes } from './quotes'
import { type Answer, refused } from './wire'

const HOURS = [...Array(6).fill('10:00am-9:00pm'), 'Closed'].join('|')
const EXECUTE = '/api/execute'
const HTML = { 'content-type': 'text/html' }

/**
 * An API in an older style: numbers and truths as text, nothing as null, empty text or an empty list, hours divided by
 * bars, pages of its own size, ids with a dot in them. It knows no call and no parameter but those that the documents
 * print, and `return_url`. It says 500 to the call whose answer they do not show, and has a page of HTML for every other.
 */
export async function openOlderPeer({ hours = HOURS } = {}) {
  const settings = { checkoutTakes: 0 }
  const [accounts, quotes, orders] = [openAccounts(), openQuotes(), openOrders()]
  const checkout = checkoutCalls({
    ...{ orders, quotes, delay: () => settings.checkoutTakes },
    gatewayUrl: (order) => url() + gatewayPath(order),
  })
  const calls: Calls = {
    ...publicCalls(hours),
    ...customerCalls(accounts),
    ...bookmarkCalls,
    ...quotes.calls,
    ...orderCalls(orders),
    ...checkout,
  }

  /** Null for a call that it does not know. */
  async function answer(request: IncomingMessage, { pathname, search }: URL): Promise<Answer | null> {
    const body = request.method === 'POST' ? await json(request) : null
    const isSigned = pathname === EXECUTE
    const direct = { path: pathname + search, method: request.method ?? '', data: body, token: '', secret: '' }
    const { path, method, data, token, secret } = isSigned ? (body as typeof direct) : direct
    const target = new URL(path, 'http://peer')
    const known = findCall(calls, method, target.pathname)
    if (!known) return null
    const customer = accounts.bySession(token, secret)
    if (isSigned && !customer) return refused(401, 'Not logged in')
    return known.call({ query: target.searchParams, args: known.args, body: data, customer, token })
  }

  const server = createServer(async (request, response) => {
    const target = new URL(request.url ?? '', 'http://peer')
    const page = openGatewayPage(request.method ?? '', target, orders)
    if (page) {
      const location = page.location ? { location: page.location } : {}
      return void response.writeHead(page.status, { ...HTML, ...location }).end(page.html)
    }
    const answered = await answer(request, target)
    if (!answered) return void response.writeHead(404, HTML).end('<h1>Not Found</h1>')
    response.writeHead(200, HTML).end(`\n${JSON.stringify(answered)}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url: url(),
    customer: CUSTOMER,
    orders,
    /** Of every checkout from now on, in milliseconds. */
    setCheckoutTime: (milliseconds: number) => {
      settings.checkoutTakes = milliseconds
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

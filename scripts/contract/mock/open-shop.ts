import { openBelongings } from './belongings'
import type { Catalogue, NewId } from './catalogue'
import { openCustomers } from './customers'
import { openOrders } from './orders'
import type { CheckoutBody } from './placed-order'
import type { QuoteBody } from './quotes'
import { openWallet } from './wallet'

interface Asked {
  query: URLSearchParams
  /** parts of its path after the name of the call */
  parts: string[]
  // biome-ignore lint/suspicious/noExplicitAny: the mock trusts the storefront, whose requests other tests check
  body: any
  token: string
  email: string
}
/** The records; a number is an answer of that code alone, null of RC 404, and nothing of RC 200. */
type Handler = (asked: Asked) => unknown

export interface CallAnswer {
  RC: number
  records?: unknown
}

const OPEN = ['login', 'register', 'vcd', 'orddtl']
/** Whether a call under /api/rest needs no session. */
const isOpen = (name: string, body: Asked['body']) => {
  return OPEN.includes(name) || (name === 'aio' && body?.data?.action === 'pay')
}

/** The name of a call by its address, and what it is asked with there. */
export function readAddress(address: string) {
  const { pathname, searchParams: query } = new URL(address, 'http://mock')
  const [, isForCustomers, name = '', rest = ''] = /^\/api\/(rest\/)?v\d\/(\w+)\/?(.*)$/.exec(pathname) ?? []
  return { name, parts: rest.split('/'), query, isForCustomers: isForCustomers !== undefined }
}

/**
 * A shop with accounts, quotes and orders in memory, and one customer who is known from the start. Writes answer their
 * code alone.
 */
export function openShop({ catalogue, newId }: { catalogue: Catalogue; newId: NewId }) {
  const places = new Set<string | null>()
  const customers = openCustomers(newId)
  const belongings = openBelongings(catalogue)
  const wallet = openWallet(customers.has, catalogue.giftCard)
  const orders = openOrders({ catalogue, wallet, newId })
  const { answers } = catalogue

  const ofStore = (read: () => unknown, query: URLSearchParams) =>
    query.get('gid') === `${catalogue.gid}` ? read() : null
  const nearPlace =
    (read: () => unknown): Handler =>
    ({ query }) => {
      places.add(query.get('latlon'))
      return read()
    }

  const calls: Record<string, Handler> = {
    'GET glst': nearPlace(answers.glst),
    'GET gdtl': ({ query }) => (query.get('pid') === `${catalogue.dealId}` ? answers.gdtl() : null),
    'GET sfc': answers.sfc,
    'GET gshortcut': answers.gshortcut,
    'GET appconfig': answers.appconfig,
    'GET slst': nearPlace(answers.slst),
    'GET sdtl2': ({ query }) =>
      query.get('domain') === catalogue.domain ? answers.sdtl2() : ofStore(answers.sdtl2, query),
    'GET cplst2': ({ query }) => ofStore(answers.cplst2, query),
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
    'GET gifthistory': () => catalogue.giftCardHistory,
    'GET psearch': answers.psearch,
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
    'GET ordlst': ({ email }) => orders.rows(email),
  }

  /** Without a token for an unsigned call. */
  function answer(method: string, address: string, body: unknown, signed?: string): CallAnswer {
    const { name, isForCustomers, ...asked } = readAddress(address)
    const handle = calls[`${method} ${name}`]
    if (!handle) return { RC: 404 }
    const token = signed ?? ''
    const needsSession = signed !== undefined || (isForCustomers && !isOpen(name, body))
    if (needsSession && !customers.knows(token)) return { RC: 401 }
    const records = handle({ ...asked, body, token, email: customers.emailOf(token) })
    if (records === null) return { RC: 404 }
    return typeof records === 'number' ? { RC: records } : { RC: 200, records }
  }
  return { answer, customers, orders, wallet, places }
}

import { randomBytes, randomUUID } from 'node:crypto'
import { CUSTOMER } from '@/scripts/contract/mock/customers'
import { type CallAnswer, openShop, readAddress } from '@/scripts/contract/mock/open-shop'
import { serve } from '@/scripts/contract/mock/serve'
import { callOf } from '../call-of'
import { PAYPAL_SCRIPT } from '../paypal-stub/paypal-script'
import { documentedCatalogue } from './catalogue'
import { onlyNeeded } from './needed-keys'
import { openPictureHost } from './picture-host'
import { type IdForm, NUMBERS, readAddressIds, readIds, writeIds } from './text-ids'
import { twoCities } from './two-cities'

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

interface Options {
  ids?: IdForm
  /** the cities that it names, an addition */
  cities?: Row[]
  /** two stores in Osaka and Berlin, and no key that may be left out */
  minimal?: boolean
}

/** An order under the id that nobody reads. */
const narrowed = (call: string, records: unknown): unknown => {
  if (call !== 'orddtl') return records
  const { order_id: id, ...order } = records as Row
  return { id, ...order }
}

/**
 * The shop of `npm run contract -- mock` in the narrowest shapes of the documents: none of our additions, pictures on a
 * host of their own. A body with an id that has another form than the peer wrote it in is refused.
 */
export async function openDocumentedPeer({ ids = NUMBERS, cities, minimal }: Options = {}) {
  const pictures = await openPictureHost()
  const newId = (kind: string) => (kind === 'order' ? randomBytes(6).toString('hex') : randomUUID())
  const catalogue = minimal ? twoCities() : documentedCatalogue(pictures, cities)
  const shop = openShop({ catalogue, newId })
  const changes = new Map<string, (records: never) => unknown>()

  function answer(method: string, address: string, body: unknown, token?: string): CallAnswer {
    const { name } = readAddress(address)
    const own = readIds(name, body, ids)
    if (own === null && body !== undefined) return { RC: 400 }
    const { RC, records } = shop.answer(method, readAddressIds(address, ids), own, token)
    if (records === undefined) return { RC }
    const call = minimal ? callOf(method, address) : undefined
    const narrow = call ? onlyNeeded(call, records) : narrowed(name, records)
    const change = changes.get(name) ?? ((same: unknown) => same)
    return { RC, records: writeIds(name, change(narrow as never), ids) }
  }

  /** Its provider of express payments, whose window any page may ask. */
  const { url, close } = await serve(answer, 0, (address, response) => {
    if (address.startsWith('/sdk/js')) response.end(PAYPAL_SCRIPT(url))
    else if (address.startsWith('/approve/')) response.setHeader('access-control-allow-origin', '*').end('{}')
    else return false
    return true
  })
  return {
    url,
    /** an id of the catalogue as the peer writes it */
    idOf: (number: number) => ids.write(number),
    expressScript: `${url}/sdk/js`,
    pictureOrigin: pictures.origin,
    customer: CUSTOMER,
    /** as `latlon`, where lists of stores and deals were asked for */
    places: shop.places,
    register: shop.customers.register,
    orders: shop.orders,
    wallet: shop.wallet,
    change: <Name extends keyof Records>(call: Name, change: (records: Records[Name]) => unknown) =>
      void changes.set(call, change),
    close: () => Promise.all([pictures.close(), close()]),
  }
}

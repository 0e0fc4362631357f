import { listBookmarks } from '@/lib/commerce-client/account/bookmarks-api'
import type { Credentials } from '@/lib/commerce-client/transport/customer-call'
import type { Bookmarks } from '@/lib/domain/account/bookmarks'
import { attempt, attemptCall, type Outcome } from './attempt'
import { reportCalls } from './call-reports'
import { CUSTOMER_FEATURES } from './customer-features'
import { DEAL_FEATURES } from './deal-features'
import { judge } from './judgements/judgements'
import type { Options } from './options'
import { type CheckedOrders, checkOrders } from './orders/order-features'
import { checkPages } from './public-pages'
import { LANGUAGE, readShop, type Shop } from './read-shop'
import type { Feature, Finding, Report } from './report'
import { readSamples } from './samples'
import { SEARCH_FEATURES, STORE_FEATURES } from './store-features'
import { watchCalls } from './watch-calls'

type Wanted = Pick<Options, 'url' | 'near' | 'store' | 'domain' | 'order'>

/**
 * Uses the API at `COMMERCE_API_URL`, which is that of `wanted`, as the storefront would: its reads, what a customer
 * reads if `logInCustomer` makes them known, and orders if one is wanted; then judges what it has read. `progress` hears
 * what is tried next. Throws what `logInCustomer` does.
 */
export async function checkApi(
  wanted: Wanted,
  logInCustomer: (() => Promise<Outcome<Credentials>>) | null,
  progress: (step: string) => void,
): Promise<Report> {
  const { calls, stop } = watchCalls()
  try {
    const session = logInCustomer && (await logInCustomer())
    progress('lists')
    const shop = await readShop(wanted.near, wanted.order?.gid ?? wanted.store)
    progress('pages')
    const pages = await checkPages(shop)
    const publicFeatures = await checkPublic(shop, wanted.domain, progress)
    const customer = await checkCustomer(shop, wanted, session, progress)
    progress('samples')
    const samples = await readSamples(shop)
    const { bookmarks, orders } = customer
    const faults = await judge({ shop, samples, calls, session, bookmarks, orders, now: new Date() })
    const features = [...publicFeatures, ...customer.features]
    return { url: wanted.url, at: new Date().toISOString(), faults, pages, features, calls: reportCalls(calls) }
  } finally {
    stop()
  }
}

async function checkPublic(
  shop: Shop,
  domain: string | undefined,
  progress: (step: string) => void,
): Promise<Feature[]> {
  const { opened } = shop
  const features: Feature[] = []
  const add = async (name: string, check: () => Promise<Finding>) =>
    features.push(await tryFeature(name, check, progress))
  for (const [name, check] of Object.entries(SEARCH_FEATURES)) await add(name, () => check(shop))
  for (const [name, check] of Object.entries(DEAL_FEATURES)) await add(name, () => check(shop))
  for (const [name, check] of Object.entries(STORE_FEATURES))
    if (opened.ok) await add(name, () => check(opened.value, domain))
    else features.push({ name, state: 'not tried', detail: opened.reason })
  return features
}

interface CheckedCustomer {
  features: Feature[]
  bookmarks: Bookmarks | null
  orders: CheckedOrders | null
}

async function checkCustomer(
  { opened }: Shop,
  { order }: Wanted,
  session: Outcome<Credentials> | null,
  progress: (step: string) => void,
): Promise<CheckedCustomer> {
  const untried = (name: string, detail: string): Feature => ({ name, state: 'not tried', detail })
  const checked = (features: Feature[]): CheckedCustomer => ({ features, bookmarks: null, orders: null })
  if (!session) return checked([untried('login', 'see --customer')])
  if (!session.ok) return checked([{ name: 'login', state: 'absent', detail: session.reason }])
  const features: Feature[] = [{ name: 'login', state: 'works', detail: 'token and secret' }]
  for (const [name, check] of Object.entries(CUSTOMER_FEATURES))
    features.push(await tryFeature(name, () => check(session.value), progress))
  const read = await attemptCall(() => listBookmarks({ own: null, language: LANGUAGE }, session.value))
  const bookmarks = read.ok ? read.value : null
  if (!order || !opened.ok)
    return {
      features: [...features, untried('checkout', opened.ok ? 'see --order' : opened.reason)],
      bookmarks,
      orders: null,
    }
  progress('orders')
  const orders = await checkOrders(opened.value, order.pid, session.value)
  return { features: [...features, ...orders.features], bookmarks, orders }
}

async function tryFeature(
  name: string,
  check: () => Promise<Finding>,
  progress: (step: string) => void,
): Promise<Feature> {
  progress(name)
  const outcome = await attempt(check)
  return { name, ...(outcome.ok ? outcome.value : { state: 'absent', detail: outcome.reason }) }
}

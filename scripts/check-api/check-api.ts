import type { Credentials } from '@/lib/commerce-client/transport/customer-call'
import { attempt, type Outcome } from './attempt'
import { reportCalls } from './call-reports'
import { CUSTOMER_FEATURES } from './customer-features'
import { DEAL_FEATURES } from './deal-features'
import type { Options } from './options'
import { checkOrder } from './order-features'
import { checkPages } from './public-pages'
import { readShop, type Shop } from './read-shop'
import type { Feature, Finding, Report } from './report'
import { SEARCH_FEATURES, STORE_FEATURES } from './store-features'
import { watchCalls } from './watch-calls'

type Wanted = Pick<Options, 'url' | 'near' | 'store' | 'domain' | 'order'>

/**
 * Uses the API at `COMMERCE_API_URL`, which is that of `wanted`, as the storefront would: its reads, what a customer
 * reads if `logInCustomer` makes them known, and an order if one is wanted. `progress` hears what is tried next. Throws what
 * `logInCustomer` does.
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
    const features = [
      ...(await checkPublic(shop, wanted.domain, progress)),
      ...(await checkCustomer(shop, wanted, session, progress)),
    ]
    return { url: wanted.url, at: new Date().toISOString(), pages, features, calls: reportCalls(calls) }
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

async function checkCustomer(
  { opened }: Shop,
  { order }: Wanted,
  session: Outcome<Credentials> | null,
  progress: (step: string) => void,
): Promise<Feature[]> {
  if (!session) return [{ name: 'login', state: 'not tried', detail: 'see --customer' }]
  if (!session.ok) return [{ name: 'login', state: 'absent', detail: session.reason }]
  const features: Feature[] = [{ name: 'login', state: 'works', detail: 'token and secret' }]
  for (const [name, check] of Object.entries(CUSTOMER_FEATURES))
    features.push(await tryFeature(name, () => check(session.value), progress))
  if (!order) return [...features, { name: 'checkout', state: 'not tried', detail: 'see --order' }]
  progress('an order')
  if (!opened.ok) return [...features, { name: 'checkout', state: 'not tried', detail: opened.reason }]
  return [...features, ...(await checkOrder(opened.value, order.pid, session.value))]
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

import { setTimeout as wait } from 'node:timers/promises'
import {
  type Customer,
  type Failure,
  failureOf,
  findOffers,
  openCustomer,
  receive,
  send,
} from '@/scripts/cluster/customers'
import type { Cluster } from '@/scripts/cluster/open-cluster'

const CUSTOMERS = 8
const READERS = 4
const OFFERS = 15
/** Between two pages of a reader, and two orders of a customer. */
const PAUSE_MS = 200
const PAGES = ['/?lan=en&city=vancouver', '/deals?lan=zh&city=toronto', '/store/1001?lan=jp', '/deals?lan=en']

export interface Load {
  /** ids of the orders that customers were told of */
  orders: string[]
  failures: Failure[]
  /** pages that were served */
  pages: () => number
  /** Ends it once everyone is answered; throws what no customer should see. */
  stop: () => Promise<void>
}

/** Customers who buy and visitors who read, through the proxy, until they are stopped. */
export async function startLoad(cluster: Cluster): Promise<Load> {
  const failures: Failure[] = []
  const orders: string[] = []
  let [isOver, pages] = [false, 0]
  const offers = await findOffers(cluster, OFFERS)
  const customers: Customer[] = []
  for (let n = 0; n < CUSTOMERS; n++) customers.push(await openCustomer(cluster, n, failures))

  async function shop(customer: Customer, first: number): Promise<void> {
    for (let n = first; !isOver; n += CUSTOMERS) {
      const offer = offers[n % offers.length]
      if (offer) orders.push(await customer.buy(offer))
      await wait(PAUSE_MS)
    }
  }

  async function read(first: number): Promise<void> {
    for (let n = first; !isOver; n++) {
      const page = PAGES[n % PAGES.length] ?? '/'
      const got = await receive(send(cluster.storefront + page))
      if (!(got instanceof Error) && got.response.ok && got.text.includes('</html>')) pages++
      else failures.push(failureOf(page, got instanceof Error ? got : got.response))
      await wait(PAUSE_MS)
    }
  }

  const all = Promise.all([...customers.map(shop), ...Array.from({ length: READERS }, (_, n) => read(n))])
  // reported by stop
  all.catch(() => null)
  return {
    orders,
    failures,
    pages: () => pages,
    async stop() {
      isOver = true
      await all
    },
  }
}

import { getDeal } from '@/lib/commerce-client/stores/deals-api'
import { listProducts } from '@/lib/commerce-client/stores/menu-api'
import { getStore } from '@/lib/commerce-client/stores/stores-api'
import type { BookmarkKind } from '@/lib/domain/account/bookmarks'
import { hasId, type Id } from '@/lib/domain/codes/id'
import { pathsIn } from '@/lib/paths'
import { routeNameOf } from '@/lib/server/routing/page-routes'
import { attemptToFind } from '@/scripts/check-api/attempt'
import { LANGUAGE } from '@/scripts/check-api/read-shop'
import { MOST_SAMPLES } from '@/scripts/check-api/samples'
import { type Evidence, type Judgements, trialsOf } from './judgement'

const PATHS = pathsIn(LANGUAGE, LANGUAGE)
const ORDER_PAGE = '/account/orders/detail/{id}'
const PAY_PAGE = '/pay/{gid}'

export const LINK_JUDGEMENTS = {
  'links that lead nowhere': {
    compares:
      'The stores and deals of lists, related deals, and bookmarks, with the calls of their pages; ids with paths',
    sees: 'a page that says “not found” behind a card that was just shown',
    contract: 'README.md#how-an-answer-is-read',
    judge: async (evidence) => [
      ...listedStores(evidence),
      ...listedDeals(evidence),
      ...(await relatedDeals(evidence)),
      ...(await bookmarked(evidence)),
      ...refusedIds(evidence),
    ],
  },
} satisfies Judgements

function listedStores({ samples }: Evidence): string[] {
  return samples.stores.flatMap(({ gid, row, store }) =>
    store.ok ? [] : [`store ${gid} ${row ? 'is in a list' : 'has a deal'}, its page is not: ${store.reason}`],
  )
}

function listedDeals({ samples }: Evidence): string[] {
  return samples.deals.flatMap(({ row, deal }) =>
    deal.ok ? [] : [`deal ${row.id} is in a list, its page is not: ${deal.reason}`],
  )
}

async function relatedDeals({ samples }: Evidence): Promise<string[]> {
  const opened = samples.deals.map(({ row }) => row.id)
  const related = samples.deals.flatMap(({ deal }) => (deal.ok ? deal.value.related.map(({ id }) => id) : []))
  const others = [...new Set(related)].filter((id) => !hasId(opened, id))
  return unknownOf(others, (id) => `deal ${id} is related to another, its page is not there`, PAGES.deals)
}

async function bookmarked({ bookmarks }: Evidence): Promise<string[]> {
  const found: string[] = []
  for (const [kind, rows] of Object.entries(bookmarks ?? {}) as [BookmarkKind, { id: Id }[]][])
    found.push(
      ...(await unknownOf(
        rows.map(({ id }) => id),
        (id) => `the bookmark of ${kind.slice(0, -1)} ${id} has no page`,
        PAGES[kind],
      )),
    )
  return found
}

const PAGES: Record<BookmarkKind, (id: Id) => Promise<unknown>> = {
  stores: (id) => getStore(id, LANGUAGE),
  deals: (id) => getDeal(id, LANGUAGE),
  products: async (id) => (await listProducts([id], LANGUAGE))[0] ?? null,
}

/** Ids that would make another path. */
function refusedIds(evidence: Evidence): string[] {
  const orders = trialsOf(evidence).flatMap(({ placed }) => (placed.ok ? [placed.value.orderId] : []))
  const payable = evidence.samples.stores.filter(({ store }) => store.ok && store.value.takesSelfCheckout)
  return [
    ...orders
      .filter((id) => routeNameOf(PATHS.order(id)) !== ORDER_PAGE)
      .map((id) => `the order ${id} has an id that no path takes`),
    ...payable
      .filter(({ gid }) => routeNameOf(PATHS.pay(gid)) !== PAY_PAGE)
      .map(({ gid }) => `no path pays at the store ${gid}`),
  ]
}

async function unknownOf(ids: readonly Id[], say: (id: Id) => string, read: (id: Id) => Promise<unknown>) {
  const found: string[] = []
  for (const id of ids.slice(0, MOST_SAMPLES)) if (!(await attemptToFind(() => read(id))).ok) found.push(say(id))
  return found
}

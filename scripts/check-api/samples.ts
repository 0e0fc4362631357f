import { getDeal } from '@/lib/commerce-client/stores/deals-api'
import { getMenuPage } from '@/lib/commerce-client/stores/menu-api'
import { getStore } from '@/lib/commerce-client/stores/stores-api'
import { hasId, type Id, isSameId } from '@/lib/domain/codes/id'
import type { Deal, DealSummary } from '@/lib/domain/deals/deals'
import type { MenuSection, Product } from '@/lib/domain/stores/menu'
import type { ListedStore, Store } from '@/lib/domain/stores/stores'
import { attempt, attemptToFind, type Outcome } from './attempt'
import { LANGUAGE, type OpenedStore, type Shop } from './read-shop'

/** Of what is listed, so many are opened. */
export const MOST_SAMPLES = 5

export interface StoreSample {
  gid: Id
  /** null for one that no list has */
  row: ListedStore | null
  store: Outcome<Store>
  /** empty where it cannot be read */
  products: Product[]
}

interface DealSample {
  row: DealSummary
  deal: Outcome<Deal>
}

export interface Samples {
  stores: StoreSample[]
  deals: DealSample[]
}

/** Opens the first stores and deals of the lists, the stores of these deals, and the store that was looked at. */
export async function readSamples({ stores, deals, opened }: Shop): Promise<Samples> {
  const dealSamples: DealSample[] = []
  for (const row of (deals.ok ? deals.value.items : []).slice(0, MOST_SAMPLES))
    dealSamples.push({ row, deal: await attemptToFind(() => getDeal(row.id, LANGUAGE)) })
  const samples = opened.ok ? [toSample(opened.value, stores.ok ? stores.value : [])] : []
  const listed = stores.ok ? stores.value.slice(0, MOST_SAMPLES) : []
  const ofDeals = dealSamples.flatMap(({ deal }) => (deal.ok ? [deal.value.gid] : []))
  for (const gid of [...listed.map((row) => row.gid), ...ofDeals]) {
    if (samples.some((sample) => isSameId(sample.gid, gid))) continue
    samples.push(await openSample(gid, listed.find((row) => isSameId(row.gid, gid)) ?? null))
  }
  return { stores: samples, deals: dealSamples }
}

function toSample({ store, menu }: OpenedStore, listed: readonly ListedStore[]): StoreSample {
  const row = listed.find(({ gid }) => isSameId(gid, store.gid)) ?? null
  return { gid: store.gid, row, store: { ok: true, value: store }, products: menu.ok ? productsOf(menu.value) : [] }
}

async function openSample(gid: Id, row: ListedStore | null): Promise<StoreSample> {
  const store = await attemptToFind(() => getStore(gid, LANGUAGE))
  const menu = store.ok ? await attempt(() => getMenuPage(store.value, LANGUAGE)) : null
  return { gid, row, store, products: menu?.ok ? productsOf(menu.value?.sections ?? []) : [] }
}

/** Once each, whatever sections have it. */
function productsOf(sections: readonly MenuSection[]): Product[] {
  const products: Product[] = []
  for (const product of sections.flatMap((section) => section.products))
    if (
      !hasId(
        products.map(({ id }) => id),
        product.id,
      )
    )
      products.push(product)
  return products
}

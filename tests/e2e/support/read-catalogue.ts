import { mkdir, writeFile } from 'node:fs/promises'
import { CATALOGUE_FILE, type Catalogue, type Dish, readDeal, type StoreRecord } from './catalogue'
import { readApi } from './commerce-api'

const AT_ONCE = 8

/** Once, before all workers. */
export default async function readCatalogue(): Promise<void> {
  const restaurants = await readApi<{ gid: number }[]>('/api/v7/slst?lan=en&kind=1')
  const deals = await mapSome(await listDeals(), readDeal)
  const gids = new Set([...deals.map((deal) => deal.group_id), ...restaurants.map(({ gid }) => gid)])
  const stores = new Map(await mapSome([...gids], async (gid) => [gid, await readStore(gid)] as const))
  const storeOf = (gid: number) => {
    const store = stores.get(gid)
    if (!store) throw new Error(`store ${gid} was not read`)
    return store
  }
  const catalogue: Catalogue = {
    offers: deals.map((deal) => ({ deal, store: storeOf(deal.group_id) })),
    restaurants: await mapSome(restaurants, async ({ gid }) => ({
      store: storeOf(gid),
      dishes: await readDishes(gid),
    })),
  }
  await mkdir('.reports', { recursive: true })
  await writeFile(CATALOGUE_FILE, JSON.stringify(catalogue))
}

async function listDeals(): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1; ; page++) {
    const { list } = await readApi<{ list: { id: number }[] }>(`/api/v7/glst?lan=en&limit=40&page=${page}`)
    if (list.length === 0) return ids
    ids.push(...list.map(({ id }) => id))
  }
}

const readStore = (gid: number) => readApi<StoreRecord>(`/api/v8/sdtl2?lan=en&gid=${gid}`)

async function readDishes(gid: number): Promise<Dish[]> {
  const menu = await readApi<{ products: Dish[] }[]>(`/api/v7/cplst2?lan=en&gid=${gid}`)
  return menu.flatMap(({ products }) => products)
}

async function mapSome<T, R>(items: T[], map: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const line = async () => {
    for (let at = next++; at < items.length; at = next++) results[at] = await map(items[at] as T)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, line))
  return results
}

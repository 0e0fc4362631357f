import type { Locator, Page } from 'playwright/test'
import { thoseFirst } from '@/lib/domain/those-first'
import { readApi } from './commerce-api'
import { NOODLE } from './raw'

interface DealRow {
  id: number
  nm: string
  pc: number
  spc: number
  s_cnt?: number
  is_now?: boolean | null
}
interface Listing {
  list: DealRow[]
  paging: { total: number; page: number; limit: number }
}
export const listing = (query: string) => readApi<Listing>(`/api/v7/glst?lan=en&${query}`)

/** `latlon` */
export const CITY_PLACES = {
  Vancouver: '49.2827,-123.1207',
  Victoria: '48.4284,-123.3656',
  Toronto: '43.6532,-79.3832',
  Seattle: '47.6062,-122.3321',
}

export async function dealIds(scope: Locator | Page): Promise<number[]> {
  const links = await scope.locator('a[href*="/deals/details/"]').all()
  const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')))
  return hrefs.map((href) => Number(/details\/(\d+)/.exec(href ?? '')?.[1]))
}

/** In the order of the landing page: what can be used at this hour comes first. */
const byHour = ({ list }: Listing) => thoseFirst(list, (row) => row.is_now !== false).map(({ id }) => id)

/** The three best ranked that lead the landing page. */
export async function topIds(latlon: string): Promise<number[]> {
  return byHour(await listing(`latlon=${latlon}&sort_id=103&limit=12`)).slice(0, 3)
}

/** Without the top three. */
export async function popularIds(latlon: string, page: number): Promise<number[]> {
  const [leading, popular] = await Promise.all([
    topIds(latlon),
    listing(`latlon=${latlon}&sort_id=106&page=${page}&limit=20`),
  ])
  return byHour(popular).filter((id) => !leading.includes(id))
}

export async function boxes(items: Locator) {
  const all = await Promise.all((await items.all()).map((item) => item.boundingBox()))
  return all.flatMap((box) => box ?? [])
}

export async function columns(items: Locator): Promise<number> {
  // below the fold they are laid out a little later
  await items.first().waitFor()
  const found = await boxes(items)
  return found.filter((box) => Math.abs(box.y - (found[0]?.y ?? 0)) < 2).length
}

export async function noodleGid(): Promise<number> {
  return (await readApi<{ gid: number }>(`/api/v8/sdtl2?lan=en&domain=${NOODLE}`)).gid
}

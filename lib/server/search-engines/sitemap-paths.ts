import 'server-only'
import {
  type DatedPage,
  listDatedDeals,
  listDatedProducts,
  listDatedStores,
} from '@/lib/commerce-client/stores/dated-pages'
import { listCategories } from '@/lib/commerce-client/stores/deals-api'
import { type Id, isSameId } from '@/lib/domain/codes/id'
import type { Category } from '@/lib/domain/deals/deals'
import { LANGUAGES } from '@/lib/domain/languages/languages'
import type { City } from '@/lib/domain/places/cities'
import { HELP_TOPICS } from '@/lib/domain/site/help-topics'
import type { Site } from '@/lib/domain/site/site'
import { countMenuPages } from '@/lib/domain/stores/menu-pages'
import { storeLimit } from '@/lib/server/pages/page-context'
import { configuredText } from '@/lib/server/pages/site-texts'
import { readCities } from '@/lib/server/site/cities'
import type { PagePath } from '@/lib/server/site/site-address'

/** The maximum page size of the API, and the number of such pages per file. */
const READ = 60
const READS_PER_FILE = 5
export const DEALS_PER_FILE = READ * READS_PER_FILE
/** A file may have 50,000 addresses and 50 MB, and a page takes a kilobyte of it in each language. */
const MAX_PAGES = Math.floor(30_000 / LANGUAGES.length)

/** An API with many cities counts the categories of these at the same time. */
const CITIES_AT_ONCE = 8

export interface ListedPage {
  path: PagePath
  /** where it depends on one */
  city?: City
  /** when what it says last changed, ISO 8601; unknown for lists */
  changedAt?: string | null
}

/** Home, the deal lists and all categories, on the shared site of each city, and the pages of help. */
export async function pagePaths(site: Site): Promise<ListedPage[]> {
  return [...(await shoppingPaths(site)), ...helpPaths(site)]
}

function helpPaths(site: Site): ListedPage[] {
  const ours = HELP_TOPICS.filter((topic) => configuredText(site, topic) === undefined)
  return ours.map((topic) => ({ path: (paths) => paths.help(topic) }))
}

async function shoppingPaths(site: Site): Promise<ListedPage[]> {
  if (site.kind === 'store') return pagesOf(await listCategories(site.language, { gid: site.gid }))
  const pages: ListedPage[] = []
  const cities = await readCities()
  for (let from = 0; from < cities.length && pages.length < MAX_PAGES; from += CITIES_AT_ONCE) {
    const some = cities.slice(from, from + CITIES_AT_ONCE)
    const read = some.map(async (city) => pagesOf(await listCategories(site.language, city), city))
    pages.push(...(await Promise.all(read)).flat())
  }
  return pages.slice(0, MAX_PAGES)
}

function pagesOf(categories: Category[], city?: City): ListedPage[] {
  const paths: PagePath[] = [
    (paths) => paths.home(),
    (paths) => paths.deals(),
    (paths) => paths.browse(),
    ...categories.flatMap((category) => categoryPaths(category)),
  ]
  return paths.map((path) => ({ path, ...(city && { city }) }))
}

function categoryPaths({ id, count, children }: Category): PagePath[] {
  if (count === 0) return []
  const below = children.filter((child) => child.count !== 0)
  return [
    (paths) => paths.browse({ category: id }),
    ...below.map(
      (child): PagePath =>
        (paths) =>
          paths.browse({ category: id, category2: child.id }),
    ),
  ]
}

export async function dealPaths(site: Site, file: number): Promise<ListedPage[]> {
  const first = (file - 1) * READS_PER_FILE + 1
  const pages = await Promise.all(
    Array.from({ length: READS_PER_FILE }, (_, index) =>
      listDatedDeals({ gid: storeLimit(site), page: first + index, pageSize: READ }, site.language),
    ),
  )
  return dated(pages.flat(), (id) => (paths) => paths.deal(id))
}

export async function storeFiles(site: Site, limit: number): Promise<string[]> {
  const names: string[] = []
  let last: Id | undefined
  while (names.length < limit) {
    const [first] = await listDatedStores(names.length + 1, site.language)
    // an API without paging returns the same stores again
    if (first === undefined || isSameId(first.id, last)) break
    names.push(`stores-${names.length + 1}`)
    last = first.id
  }
  return names
}

/**
 * The paths of one file of stores and their menu pages; empty on a store's own domain, whose home page is the store.
 */
export async function storePaths(site: Site, file: number): Promise<ListedPage[]> {
  if (site.kind === 'store') return []
  const stores = await listDatedStores(file, site.language)
  return stores.flatMap((store) => [
    ...dated([store], (gid) => (paths) => paths.store(gid)),
    ...laterMenuPages(store.id, store.menuPages).map((page) => ({ ...page, changedAt: store.changedAt })),
  ])
}

function laterMenuPages(gid: Id, pages: number): ListedPage[] {
  return Array.from({ length: pages - 1 }, (_, index) => ({ path: (paths) => paths.menuPage(gid, index + 2) }))
}

/** A store's products and the pages of its menu on its own domain; on the shared site its pages list the products. */
export async function productPaths(site: Site): Promise<ListedPage[]> {
  if (site.kind === 'shared') return []
  const { gid } = site
  const products = await listDatedProducts(gid, site.language)
  const later = laterMenuPages(gid, countMenuPages(products.length))
  return [...dated(products, (pid) => (paths) => paths.product(pid)), ...later]
}

function dated(pages: DatedPage[], pathOf: (id: Id) => PagePath): ListedPage[] {
  return pages.map(({ id, changedAt }) => ({ path: pathOf(id), changedAt }))
}

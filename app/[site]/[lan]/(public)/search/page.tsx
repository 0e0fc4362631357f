import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { DealGrid } from '@/components/deals/deal-grid'
import { PopularDeals } from '@/components/deals/popular-deals'
import { PublicLayout } from '@/components/layout/layouts/public-layout'
import { SearchScreen } from '@/components/stores/search/search-screen'
import { ButtonLink } from '@/components/ui/forms/button'
import { searchProducts } from '@/lib/commerce-client/stores/menu-api'
import { cityOrDefault } from '@/lib/domain/places/cities'
import { openDishesFirst } from '@/lib/domain/search/found-dishes'
import { previewsOf } from '@/lib/domain/search/previews'
import { arrangeStores } from '@/lib/domain/stores/arrange-stores'
import { openFirst, storesOfKind } from '@/lib/domain/stores/home'
import { parseSearch, type SearchQuery } from '@/lib/domain/stores/search-query'
import { pageContext } from '@/lib/server/pages/page-context'
import { pageMetadata } from '@/lib/server/pages/page-metadata'
import { readPopularDeals } from '@/lib/server/pages/popular-deals'
import { part, readParts } from '@/lib/server/pages/read-parts'
import { MAX_STORES, readSearchResults } from '@/lib/server/pages/search-results'
import { readCities } from '@/lib/server/site/cities'

export const dynamic = 'force-dynamic'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

async function readSearch(searchParams: Props['searchParams']) {
  const [params, cities] = await Promise.all([searchParams, readCities()])
  return { search: parseSearch(params), city: cityOrDefault(cities, params.city) }
}

/** How many of them there are; more than are listed end in a plus. */
function countOf(total: number, listed = total): string | null {
  if (total === 0) return null
  return total > listed ? `${listed}+` : `${total}`
}

async function titleOf({ query, kind }: SearchQuery): Promise<string> {
  const [t, name] = await Promise.all([getTranslations('home'), getTranslations('categories')])
  if (query) return t('results_for', { query })
  return kind ? name(kind) : t('all_stores')
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [context, { search }, t] = await Promise.all([pageContext(), readSearch(searchParams), getTranslations('home')])
  const facts = { title: await titleOf(search), description: t('intro'), path: homePath }
  return pageMetadata(context, { ...facts, indexed: false })
}

const homePath: Parameters<typeof pageMetadata>[1]['path'] = (paths) => paths.home()

/**
 * `/?q=` and `/?kind=`: stores, dishes and deals near the place in the URL, else of the selected city, rendered per request
 * from cached reads.
 */
export default async function SearchPage({ searchParams }: Props) {
  const { search, city } = await readSearch(searchParams)
  const { query, kind, lat = city.lat, lon = city.lon } = search
  const context = await pageContext(city)
  const { language, paths, map } = context
  const place = { lat, lon }
  const [{ stores: near, deals, words }, t] = await Promise.all([
    readSearchResults(search, place, language),
    getTranslations('home'),
  ])
  const unfiltered = kind ? storesOfKind(near, kind) : openFirst(near)
  const found = arrangeStores(unfiltered, search, place)
  const stores = found.slice(0, MAX_STORES)
  const isEmpty = deals !== null && deals.total + found.length === 0
  const none = Promise.resolve([])
  const { dishes: foundDishes, popular } = await readParts({
    dishes: part('psearch', deals ? searchProducts(stores, words, language) : none, () => []),
    popular: part('glst', isEmpty ? readPopularDeals({ language, ...place }) : none, () => []),
  })
  const now = new Date()
  const dishes = openDishesFirst(foundDishes, now)
  const previews = previewsOf(stores, dishes, deals?.items ?? [], now)
  return (
    <PublicLayout context={context} tab="search">
      <SearchScreen
        title={await titleOf(search)}
        search={deals ? search : { ...search, show: undefined }}
        corrected={words === query ? undefined : words}
        stores={stores}
        unfiltered={unfiltered}
        dishes={dishes}
        previews={{
          dishes: previews.dishes,
          deals: previews.deals.length > 0 && <DealGrid deals={previews.deals} columns={4} row paths={paths} />,
        }}
        deals={
          deals && (
            <div className="grid gap-6 justify-items-center *:first:w-full">
              <DealGrid deals={deals.items} columns="rows" paths={paths} />
              {deals.total > deals.items.length && (
                <ButtonLink variant="secondary" href={paths.list.browse({ query })}>
                  {t('all_found_deals')}
                </ButtonLink>
              )}
            </div>
          )
        }
        counts={{
          stores: countOf(found.length, stores.length),
          dishes: countOf(dishes.length),
          deals: deals && countOf(deals.total),
        }}
        popular={<PopularDeals deals={popular} paths={paths} />}
        map={map}
        paths={paths}
        now={now}
      />
    </PublicLayout>
  )
}

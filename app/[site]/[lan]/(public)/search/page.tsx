import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { DealGrid } from '@/components/deals/deal-grid'
import { PopularDeals } from '@/components/deals/popular-deals'
import { PublicLayout } from '@/components/layout/layouts/public-layout'
import { SearchScreen } from '@/components/stores/search/search-screen'
import { ButtonLink } from '@/components/ui/forms/button'
import { searchProducts } from '@/lib/commerce-client/stores/menu-api'
import { cityOrDefault } from '@/lib/domain/places/cities'
import { openFirst, type StoreKind, storesOfKind } from '@/lib/domain/stores/home'
import { parseSearch } from '@/lib/domain/stores/search-query'
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
  return { ...parseSearch(params), city: cityOrDefault(cities, params.city) }
}

/** How many of them there are; more than are listed end in a plus. */
function countOf(total: number, listed = total): string | null {
  if (total === 0) return null
  return total > listed ? `${listed}+` : `${total}`
}

async function titleOf({ query, kind }: { query: string; kind?: StoreKind | undefined }): Promise<string> {
  const [t, name] = await Promise.all([getTranslations('home'), getTranslations('categories')])
  if (query) return t('results_for', { query })
  return kind ? name(kind) : t('all_stores')
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [context, search, t] = await Promise.all([pageContext(), readSearch(searchParams), getTranslations('home')])
  const facts = { title: await titleOf(search), description: t('intro'), path: homePath }
  return pageMetadata(context, { ...facts, indexed: false })
}

const homePath: Parameters<typeof pageMetadata>[1]['path'] = (paths) => paths.home()

/** `/?q=` and `/?kind=`: stores, dishes and deals of the selected city, rendered per request from cached reads. */
export default async function SearchPage({ searchParams }: Props) {
  const search = await readSearch(searchParams)
  const { query, kind, show, city } = search
  const context = await pageContext(city)
  const { language, paths } = context
  const { lat, lon } = city
  const [{ stores: near, deals, words }, t] = await Promise.all([
    readSearchResults(search, city, language),
    getTranslations('home'),
  ])
  const found = kind ? storesOfKind(near, kind) : openFirst(near)
  const stores = found.slice(0, MAX_STORES)
  const isEmpty = deals !== null && deals.total + found.length === 0
  const none = Promise.resolve([])
  const { dishes, popular } = await readParts({
    dishes: part('psearch', deals ? searchProducts(stores, words, language) : none, () => []),
    popular: part('glst', isEmpty ? readPopularDeals({ language, lat, lon }) : none, () => []),
  })
  return (
    <PublicLayout context={context} tab="search">
      <SearchScreen
        title={await titleOf(search)}
        query={query}
        corrected={words === query ? undefined : words}
        kind={kind}
        show={deals ? show : undefined}
        stores={stores}
        dishes={dishes}
        deals={
          deals && (
            <div className="grid gap-6 justify-items-center *:first:w-full">
              <DealGrid deals={deals.items} columns={3} paths={paths} />
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
        paths={paths}
        now={new Date()}
      />
    </PublicLayout>
  )
}

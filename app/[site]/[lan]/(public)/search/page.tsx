import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { DealGrid } from '@/components/deals/deal-grid'
import { PublicLayout } from '@/components/layout/layouts/public-layout'
import { SearchScreen } from '@/components/stores/search/search-screen'
import { ButtonLink } from '@/components/ui/forms/button'
import { listDeals } from '@/lib/commerce-client/stores/deals'
import { searchProducts } from '@/lib/commerce-client/stores/menu'
import { listStoresNear } from '@/lib/commerce-client/stores/near-stores'
import { CITIES, DEFAULT_CITY, isCityKey } from '@/lib/domain/places/cities'
import { openFirst, type StoreKind, storesOfKind } from '@/lib/domain/stores/home'
import { parseSearch } from '@/lib/domain/stores/search-query'
import { pageContext } from '@/lib/server/pages/page-context'
import { pageMetadata } from '@/lib/server/pages/page-metadata'
import { anyOf, assertRows, part, readParts } from '@/lib/server/pages/read-parts'

export const dynamic = 'force-dynamic'

const MAX_STORES = 24
const MAX_DEALS = 12

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

async function readSearch(searchParams: Props['searchParams']) {
  const params = await searchParams
  return { ...parseSearch(params), city: isCityKey(params.city) ? params.city : DEFAULT_CITY }
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
  const context = await pageContext(search.city)
  const { language, paths } = context
  const { query, kind, show, city } = search
  const byWords = query !== '' && !kind
  const { lat, lon } = CITIES[city]
  const nearby = listStoresNear(CITIES[city], language, { text: query, kind, limit: MAX_STORES })
  const listed = byWords ? listDeals({ language, lat, lon, text: query, pageSize: MAX_DEALS }) : Promise.resolve(null)
  const [{ near, deals }, t] = await Promise.all([
    readParts(
      { near: part('slst', nearby, () => []), deals: part('glst', listed, () => null) },
      anyOf(nearby, listed.then(assertRows)),
    ),
    getTranslations('home'),
  ])
  const found = kind ? storesOfKind(near, kind) : openFirst(near)
  const stores = found.slice(0, MAX_STORES)
  const { dishes } = await readParts({
    dishes: part('psearch', byWords ? searchProducts(stores, query, language) : Promise.resolve([]), () => []),
  })
  return (
    <PublicLayout context={context} tab="search" searches={false}>
      <SearchScreen
        title={await titleOf(search)}
        query={query}
        kind={kind}
        show={byWords ? show : undefined}
        stores={stores}
        dishes={dishes}
        deals={
          deals && (
            <div className="grid gap-6 justify-items-center *:first:w-full">
              <DealGrid deals={deals.items} columns={3} paths={paths} />
              {deals.total > deals.items.length && (
                <ButtonLink variant="secondary" href={paths.browse({ query })}>
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
        paths={paths}
        now={new Date()}
      />
    </PublicLayout>
  )
}

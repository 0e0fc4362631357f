import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PublicFrame } from '@/components/layout/public-frame'
import { SearchScreen } from '@/components/stores/search-screen'
import { CITIES, DEFAULT_CITY, isCityKey } from '@/lib/domain/places/cities'
import { isStoreKind, openFirst, type StoreKind, storesOfKind } from '@/lib/domain/stores/home'
import { searchProducts } from '@/lib/remote/stores/menu'
import { listStoresNear } from '@/lib/remote/stores/stores'
import { pageContext } from '@/lib/server/pages/page-context'
import { pageMetadata } from '@/lib/server/pages/page-metadata'

export const dynamic = 'force-dynamic'

const MAX_STORES = 24
const MAX_LETTERS = 100

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

async function readSearch(searchParams: Props['searchParams']) {
  const { q, kind, city } = await searchParams
  const query = typeof q === 'string' ? q.trim().slice(0, MAX_LETTERS) : ''
  return { query, kind: isStoreKind(kind) ? kind : undefined, city: isCityKey(city) ? city : DEFAULT_CITY }
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

/** `/?q=` and `/?kind=`: stores and dishes of the selected city, rendered per request from cached reads. */
export default async function SearchPage({ searchParams }: Props) {
  const search = await readSearch(searchParams)
  const context = await pageContext(search.city)
  const { language, paths } = context
  const { query, kind, city } = search
  const near = await listStoresNear(CITIES[city], language, { text: query, kind })
  const stores = (kind ? storesOfKind(near, kind) : openFirst(near)).slice(0, MAX_STORES)
  const dishes = query && !kind ? await searchProducts(stores, query, language) : []
  return (
    <PublicFrame context={context} tab="search">
      <SearchScreen
        title={await titleOf(search)}
        query={query}
        kind={kind}
        stores={stores}
        dishes={dishes}
        paths={paths}
        now={new Date()}
      />
    </PublicFrame>
  )
}

import { setTimeout } from 'node:timers/promises'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { browseTitle } from '@/components/deals/browse/browse-title'
import { DealsBrowse } from '@/components/deals/browse/deals-browse'
import { JsonLd } from '@/components/layout/document/json-ld'
import { PublicLayout } from '@/components/layout/layouts/public-layout'
import { SiteSearch } from '@/components/search/site-search'
import { listCategories, listDeals } from '@/lib/commerce-client/stores/deals-api'
import { getAppConfig } from '@/lib/commerce-client/transport/app-config-api'
import { categoryPath, inCategory } from '@/lib/domain/deals/browse-subject'
import { type BrowseFilters, filterFlag, parseBrowseFilters } from '@/lib/domain/deals/deal-filters'
import type { Category, DealSummary } from '@/lib/domain/deals/deals'
import { cityAt, findCity } from '@/lib/domain/places/cities'
import { builtInCategories, categoryMenu } from '@/lib/server/pages/category-menu'
import { dealsIntro } from '@/lib/server/pages/deals-intro'
import { type PageContext, pageContext, storeLimit } from '@/lib/server/pages/page-context'
import { pageMetadata } from '@/lib/server/pages/page-metadata'
import { readPopularDeals } from '@/lib/server/pages/popular-deals'
import { part, readParts } from '@/lib/server/pages/read-parts'
import { breadcrumbs, dealList } from '@/lib/server/pages/structured-data'
import { readCities } from '@/lib/server/site/cities'
import { siteOrigin } from '@/lib/server/site/site-address'

export const dynamic = 'force-dynamic'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

interface Subject {
  context: PageContext
  filters: BrowseFilters
  /** the position in the URL, else the city, else the default place of the API */
  place: { lat: number; lon: number }
}

async function readSubject(params: Awaited<Props['searchParams']>): Promise<Subject> {
  const filters = parseBrowseFilters(params)
  const { lat, lon } = filters
  if (lat !== undefined && lon !== undefined) return { context: await pageContext(), filters, place: { lat, lon } }
  const [cities, config] = await Promise.all([readCities(), getAppConfig()])
  const place = findCity(cities, params.city) ?? config.place ?? cities[0]
  return { context: await pageContext(cityAt(cities, place)), filters, place }
}

/** The links of a list whose place is no city's have its position, so that they stay there. */
function filtersOfList({ context, filters, place: { lat, lon } }: Subject): BrowseFilters {
  return context.city || context.site.kind === 'store' ? filters : { ...filters, lat, lon }
}

/** A failing page is rendered twice, including metadata, which must not take as long as the page. */
const METADATA_TIMEOUT_MS = 2000

async function readBrowse({ context, filters, place: { lat, lon } }: Subject) {
  const { language, site } = context
  const gid = storeLimit(site)
  const list = listDeals({
    language,
    gid,
    lat,
    lon,
    sort: filters.sort,
    text: filters.query,
    categoryId: filters.category3 ?? filters.category2 ?? filters.category,
    flag: filterFlag(filters),
    minDiscount: filters.discount,
    page: filters.page,
  })
  const { categories, menu } = await readParts(
    {
      categories: part('sfc', listCategories(language, { gid, lat, lon }), builtInCategories),
      menu: categoryMenu(context),
    },
    list,
  )
  return { result: await list, categories, menu, trail: categoryPath(filters, categories) }
}

/** Near the place of the list. */
function readPopular({ context: { language, site }, place: { lat, lon } }: Subject): Promise<DealSummary[]> {
  return readPopularDeals({ language, gid: storeLimit(site), lat, lon })
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const subject = await readSubject(await searchParams)
  const { context, filters } = subject
  const [facts, t, deals] = await Promise.all([
    Promise.race([readBrowse(subject), setTimeout(METADATA_TIMEOUT_MS, null)]).catch(() => null),
    getTranslations('browse'),
    getTranslations('deals'),
  ])
  if (!facts) return { title: deals('meta_title') }
  const { result, categories, trail } = facts
  const title = await browseTitle(filters, categories)
  const page = filters.page === 1 ? undefined : filters.page
  const count = t(result.hasMore ? 'deal_count_more' : 'deal_count', { count: result.total })
  return pageMetadata(context, {
    title: sentence(title),
    description: t('description', { title: sentence(title), count, intro: await dealsIntro(context) }),
    path: (paths) => paths.browse({ ...categoriesOf(trail), page }),
    picture: '/og/site',
    // anyone can put a search into a URL, and empty results are not worth indexing
    indexed: filters.query === undefined && result.items.length > 0,
  })
}

/** The style sheet capitalises the heading; a title needs this. */
function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function categoriesOf(trail: Category[]): BrowseFilters {
  const { category, category2, category3 } = inCategory(
    { page: 1 },
    trail.map(({ id }) => id),
  )
  return { category, category2, category3 }
}

/** `/deals/browse`: rendered per request, from cached reads. */
export default async function BrowsePage({ searchParams }: Props) {
  const subject = await readSubject(await searchParams)
  const { paths, site } = subject.context
  const [{ result, categories, menu, trail }, t] = await Promise.all([readBrowse(subject), getTranslations('deals')])
  const isEmpty = result.items.length === 0
  const { popular } = await readParts({
    popular: part('glst', isEmpty ? readPopular(subject) : Promise.resolve([]), () => []),
  })
  const origin = siteOrigin(site)
  // the bar of a store's own domain has no search
  const isShared = site.kind === 'shared'
  const steps = trail.map(({ name }, depth) => ({
    name,
    url: `${origin}${paths.browse(categoriesOf(trail.slice(0, depth + 1)))}`,
  }))
  return (
    <PublicLayout context={subject.context} categories={menu} tab={isShared ? 'search' : 'deals'}>
      <div className={`page-width pt-5 ${isShared ? 'lg:hidden' : ''}`}>
        <SiteSearch site={site} paths={paths} />
      </div>
      <DealsBrowse
        paths={paths}
        filters={filtersOfList(subject)}
        result={result}
        popular={popular}
        categories={categories}
        searchesStores={isShared}
      />
      {result.items.length > 0 && <JsonLd data={dealList(result.items, paths, origin)} />}
      <JsonLd data={breadcrumbs([{ name: t('meta_title'), url: `${origin}${paths.deals()}` }, ...steps])} />
    </PublicLayout>
  )
}

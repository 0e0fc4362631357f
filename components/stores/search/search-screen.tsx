import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { NothingFound } from '@/components/search/nothing-found'
import { SearchTabs } from '@/components/search/search-tabs'
import { SiteSearch } from '@/components/search/site-search'
import { StoreGrid } from '@/components/stores/store-grid'
import type { MapSource } from '@/lib/domain/places/map-source'
import type { ListedDish } from '@/lib/domain/search/found-dishes'
import { SHARED_SITE } from '@/lib/domain/site/site'
import { isArranged } from '@/lib/domain/stores/arrange-stores'
import { FOUND_KINDS, type FoundKind, type SearchQuery, searchParams } from '@/lib/domain/stores/search-query'
import type { ListedStore } from '@/lib/domain/stores/stores'
import type { Paths } from '@/lib/paths'
import { DishResults } from './dish-results'
import { FoundMap } from './found-map'
import { filtersOf, ResultFilters } from './result-filters'
import { ResultPreviews } from './result-previews'
import { StoreKinds } from './store-kinds'

interface SearchScreenProps {
  title: string
  search: SearchQuery
  /** the words that were searched for instead */
  corrected?: string | undefined
  stores: ListedStore[]
  /** those that were found, before filters */
  unfiltered: ListedStore[]
  dishes: ListedDish[]
  /** below the stores */
  previews: { dishes: ListedDish[]; deals: ReactNode }
  deals: ReactNode
  /** below a search that found nothing */
  popular?: ReactNode
  /** `24+` where more are not listed; null for none */
  counts: Record<FoundKind, string | null>
  map: MapSource
  paths: Paths
  now: Date
}

const UNFILTERED = { open: undefined, way: undefined, soon: undefined } as const

/**
 * The results of a search: stores, dishes of nearby restaurants and deals, each behind a tab. The first tab has the first
 * kind that was found, and the first few of the others below it.
 */
export async function SearchScreen(props: SearchScreenProps) {
  const { title, search, corrected, stores, unfiltered, dishes, previews, deals, popular, counts, map, paths, now } =
    props
  const { query, kind, show, lat, lon } = search
  const [t, found, common] = await Promise.all([
    getTranslations('home'),
    getTranslations('search'),
    getTranslations('common'),
  ])
  const hrefOf = (change: Partial<SearchQuery>) => paths.list.search(searchParams({ ...search, ...change }))
  // a filter that no store meets says so, and does not lead on to deals
  const ofStores = kind !== undefined || (!show && unfiltered.length > 0 && isArranged(search))
  const tab = ofStores ? 'stores' : (show ?? 'all')
  const shown = tab === 'all' ? (FOUND_KINDS.find((one) => counts[one]) ?? 'stores') : tab
  const hrefs = {
    all: hrefOf({ show: undefined, sort: undefined, ...UNFILTERED }),
    stores: hrefOf({ show: 'stores' }),
    dishes: hrefOf({ show: 'dishes' }),
    deals: hrefOf({ show: 'deals' }),
  }
  const isEmpty = !counts[shown]
  const place = lat === undefined || lon === undefined ? undefined : { lat, lon }
  const activeFilters =
    shown === 'deals' ? [] : filtersOf(search, found).map(({ name, off }) => ({ name, href: hrefOf(off) }))
  const hasTabs = query !== '' && !kind && (activeFilters.length > 0 || FOUND_KINDS.some((one) => counts[one]))
  // then the empty state is the page, and its sentence the title
  const isNothing = isEmpty && !hasTabs && query !== ''
  const filters = shown !== 'deals' && unfiltered.length > 0 && (
    <ResultFilters search={search} stores={unfiltered} paths={paths} />
  )
  return (
    <div className="page-width grid grid-cols-1 gap-3 py-4 lg:gap-6 lg:py-10">
      <div className="max-w-2xl lg:hidden">
        <SiteSearch site={SHARED_SITE} paths={paths} leads="stores" words={query} />
      </div>
      {query === '' && <StoreKinds paths={paths} current={kind} />}
      {!isNothing && (
        <div className="grid gap-1 wrap-anywhere">
          <h1 className="text-heading lg:text-title">{title}</h1>
          {corrected && <p className="text-lead">{common('showing_results_for', { words: corrected })}</p>}
        </div>
      )}
      {hasTabs && (
        <SearchTabs
          shown={tab}
          hrefs={hrefs}
          counts={{ stores: counts.stores ?? '0', dishes: counts.dishes ?? '0', deals: counts.deals ?? '0' }}
        />
      )}
      {isEmpty ? (
        <>
          {filters}
          <NothingFound
            title={isNothing ? found('nothing_for', { words: query }) : undefined}
            filters={activeFilters}
            allHref={hrefOf(UNFILTERED)}
            ways={[{ name: t('all_stores'), href: paths.home() }]}
          />
          {popular}
        </>
      ) : (
        <section className="flex flex-col gap-3 *:last:col-span-full lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-5">
          <h2 className="sr-only">{found(`kinds.${shown}`)}</h2>
          {filters}
          {shown === 'stores' && (
            <>
              <FoundMap stores={stores} source={map} paths={paths} />
              <StoreGrid stores={stores} paths={paths} now={now} from={place} preload />
            </>
          )}
          {shown === 'dishes' && <DishResults dishes={dishes} paths={paths} now={now} />}
          {shown === 'deals' && deals}
        </section>
      )}
      {tab === 'all' && hasTabs && (
        <ResultPreviews
          dishes={shown === 'stores' ? previews.dishes : []}
          deals={shown !== 'deals' && previews.deals}
          hrefs={hrefs}
          paths={paths}
          now={now}
        />
      )}
    </div>
  )
}

import { getTranslations } from 'next-intl/server'
import { DealGrid } from '@/components/deals/deal-grid'
import { PopularDeals } from '@/components/deals/popular-deals'
import { SearchTabs } from '@/components/search/search-tabs'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { buttonClass } from '@/components/ui/forms/button'
import { Spinner } from '@/components/ui/loading/spinner'
import { Pagination } from '@/components/ui/navigation/pagination'
import { activeFilterCount } from '@/lib/domain/deals/browse-subject'
import type { BrowseFilters as Filters } from '@/lib/domain/deals/deal-filters'
import { dealPageCount } from '@/lib/domain/deals/deal-pages'
import type { Category, DealSummary, FoundDeals } from '@/lib/domain/deals/deals'
import type { Paths } from '@/lib/paths'
import { BrowseEmpty } from './browse-empty'
import { BrowseFilters } from './browse-filters'
import { BrowseNavigator } from './browse-navigator'
import { browseTitle } from './browse-title'
import { FilterButton, FilterSheet } from './filter-sheet'
import { SortMenu } from './sort-menu'

interface DealsBrowseProps {
  paths: Paths
  filters: Filters
  result: FoundDeals
  /** shown if there is no result */
  popular: DealSummary[]
  /** the whole tree, with the counts of the current list */
  categories: Category[]
  searchesStores: boolean
}

/** `/deals/browse` */
export async function DealsBrowse(props: DealsBrowseProps) {
  const { paths, filters, result, popular, categories, searchesStores } = props
  const [t, common] = await Promise.all([getTranslations('browse'), getTranslations('common')])
  const isEmpty = result.items.length === 0
  // the others are on the domain of their one store
  const ofOneStore = !searchesStores
  const active = activeFilterCount(filters)
  return (
    <BrowseNavigator className="page-width grid grid-cols-1 gap-x-8 py-6 lg:grid-cols-24 lg:py-10">
      <div className="lg:col-span-6">
        <FilterSheet
          title={t('filters')}
          showLabel={t(result.hasMore ? 'show_results_more' : 'show_results', { count: result.total })}
        >
          <BrowseFilters paths={paths} filters={filters} categories={categories} />
        </FilterSheet>
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-5 lg:col-span-18">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 lg:flex-nowrap">
          <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 wrap-anywhere">
            <h1 className="text-title sentence-case">{await browseTitle(filters, categories)}</h1>
            <p role="status" className="text-ink-soft">
              {t(result.hasMore ? 'deal_count_more' : 'deal_count', { count: result.total })}
            </p>
          </div>
          <div className="flex items-center justify-between gap-3 max-sm:w-full lg:shrink-0">
            <FilterButton label={active > 0 ? t('filters_active', { count: active }) : t('filters')} />
            <SortMenu paths={paths} filters={filters} />
          </div>
        </div>
        {!isEmpty && result.corrected && (
          <p className="wrap-anywhere">{common('showing_results_for', { words: result.corrected })}</p>
        )}
        {filters.query && searchesStores && (
          <SearchTabs
            shown="deals"
            hrefs={{
              all: paths.list.search({ q: filters.query }),
              stores: paths.list.search({ q: filters.query, show: 'stores' }),
              dishes: paths.list.search({ q: filters.query, show: 'dishes' }),
              deals: paths.list.browse({ ...filters, page: undefined }),
            }}
            counts={{ deals: `${result.total}${result.hasMore ? '+' : ''}` }}
          />
        )}
        <div className="relative grid grid-cols-1 gap-6 transition-opacity group-data-pending/browse:opacity-60">
          {isEmpty ? (
            <>
              {(filters.page ?? 1) > 1 && result.total > 0 ? (
                <EmptyState
                  title={common('no_such_page')}
                  action={
                    <a
                      href={paths.browse({ ...filters, page: undefined })}
                      className={buttonClass({ variant: 'soft' })}
                    >
                      {common('first_page')}
                    </a>
                  }
                />
              ) : (
                <BrowseEmpty paths={paths} filters={filters} categories={categories} searchesStores={searchesStores} />
              )}
              <PopularDeals deals={popular} paths={paths} ofOneStore={ofOneStore} />
            </>
          ) : (
            <>
              <DealGrid deals={result.items} columns={2} paths={paths} level={2} preload ofOneStore={ofOneStore} />
              <Pagination
                page={result.page}
                pageCount={dealPageCount(result)}
                hrefOf={(page) => paths.list.browse({ ...filters, page })}
                labels={{ pages: common('pages'), previous: common('previous'), next: common('next') }}
              />
            </>
          )}
          <div className="absolute inset-x-0 top-24 z-10 hidden justify-center group-data-pending/browse:flex">
            <span className="rounded-full bg-surface px-5 py-3 shadow-raised">
              <Spinner label={t('loading')} />
            </span>
          </div>
        </div>
      </div>
    </BrowseNavigator>
  )
}

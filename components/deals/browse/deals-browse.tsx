import { ArrowRight } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { DealCard } from '@/components/deals/deal-card'
import { DealGrid } from '@/components/deals/deal-grid'
import { PopularDeals } from '@/components/deals/popular-deals'
import { Spinner } from '@/components/ui/feedback/spinner'
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
  const [first, ...rest] = result.items
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
        <div className="wrap-anywhere">
          <h1 className="text-title sentence-case">{await browseTitle(filters, categories)}</h1>
          <p role="status" className="pt-1 text-ink-soft">
            {t(result.hasMore ? 'deal_count_more' : 'deal_count', { count: result.total })}
          </p>
          {first && result.corrected && <p>{common('showing_results_for', { words: result.corrected })}</p>}
          {filters.query && searchesStores && (
            <a
              href={paths.search({ q: filters.query })}
              className="inline-flex min-h-11 items-center gap-1 font-semibold text-accent-ink underline-offset-4 hover:underline"
            >
              {t('stores_and_dishes', { keyword: filters.query })}
              <ArrowRight aria-hidden className="size-4" />
            </a>
          )}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 lg:justify-end">
          <FilterButton label={active > 0 ? t('filters_active', { count: active }) : t('filters')} />
          <SortMenu paths={paths} filters={filters} />
        </div>
        <div className="relative grid grid-cols-1 gap-6 transition-opacity group-data-pending/browse:opacity-60">
          {first ? (
            <>
              <DealCard
                deal={first}
                href={paths.deal(first.id)}
                size="large"
                level={2}
                preload
                ofOneStore={ofOneStore}
              />
              <DealGrid deals={rest} columns={2} paths={paths} level={2} ofOneStore={ofOneStore} />
              <Pagination
                page={result.page}
                pageCount={dealPageCount(result)}
                hrefOf={(page) => paths.browse({ ...filters, page })}
                labels={{ pages: common('pages'), previous: common('previous'), next: common('next') }}
              />
            </>
          ) : (
            <>
              <BrowseEmpty paths={paths} filters={filters} categories={categories} />
              <PopularDeals deals={popular} paths={paths} ofOneStore={ofOneStore} />
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

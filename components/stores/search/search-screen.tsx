import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { StoreGrid } from '@/components/stores/store-grid'
import { StallScene } from '@/components/ui/content/stall-scene'
import { ButtonLink } from '@/components/ui/forms/button'
import type { FoundDish, StoreKind } from '@/lib/domain/stores/home'
import { FOUND_KINDS, type FoundKind } from '@/lib/domain/stores/search-query'
import type { ListedStore } from '@/lib/domain/stores/stores'
import type { Paths } from '@/lib/paths'
import { DishResults } from './dish-results'
import { SearchTabs } from './search-tabs'
import { StoreKinds } from './store-kinds'
import { StoreSearch } from './store-search'

interface SearchScreenProps {
  title: string
  query: string
  /** the words that were searched for instead */
  corrected?: string | undefined
  kind?: StoreKind
  show?: FoundKind | undefined
  stores: ListedStore[]
  dishes: FoundDish[]
  deals: ReactNode
  /** below a search that found nothing */
  popular?: ReactNode
  /** `24+` where more are not listed; null for none */
  counts: Record<FoundKind, string | null>
  paths: Paths
  now: Date
}

/** The results of a home page search: stores, dishes of nearby restaurants and deals, each behind a tab. */
export async function SearchScreen(props: SearchScreenProps) {
  const { title, query, corrected, kind, show, stores, dishes, deals, popular, counts, paths, now } = props
  const [t, common] = await Promise.all([getTranslations('home'), getTranslations('common')])
  const shown = show ?? FOUND_KINDS.find((one) => counts[one]) ?? 'stores'
  const isEmpty = !counts[shown]
  return (
    <div className="page-width grid grid-cols-1 gap-6 py-6 lg:gap-8 lg:py-10">
      <div className="grid grid-cols-1 gap-4">
        <StoreSearch paths={paths} query={query} />
        <StoreKinds paths={paths} current={kind} />
      </div>
      <div className="grid gap-1 wrap-anywhere">
        <h1 className="text-title">{title}</h1>
        {corrected && <p className="text-lead">{common('showing_results_for', { words: corrected })}</p>}
      </div>
      {query !== '' && !kind && FOUND_KINDS.some((one) => counts[one]) && (
        <SearchTabs
          query={query}
          shown={shown}
          counts={{ stores: counts.stores ?? '0', dishes: counts.dishes ?? '0', deals: counts.deals ?? '0' }}
          paths={paths}
        />
      )}
      {isEmpty && (
        <div className="grid justify-items-center gap-3 py-6 text-center">
          <StallScene sign="0" />
          <p className="text-heading font-bold">{t('no_results')}</p>
          <p className="text-lead max-w-prose text-ink-soft">{t('no_results_text')}</p>
          <ButtonLink href={paths.home()}>{t('all_stores')}</ButtonLink>
        </div>
      )}
      {isEmpty && popular}
      {!isEmpty && (
        <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <h2 className="sr-only">{t(`found_kinds.${shown}`)}</h2>
          {shown === 'stores' && <StoreGrid stores={stores} paths={paths} now={now} preload />}
          {shown === 'dishes' && <DishResults dishes={dishes} paths={paths} />}
          {shown === 'deals' && deals}
        </section>
      )}
    </div>
  )
}

import { SearchX } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import { Picture } from '@/components/ui/content/picture'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { ButtonLink } from '@/components/ui/forms/button'
import { formatMoney } from '@/lib/domain/money/money'
import type { FoundDish, StoreKind } from '@/lib/domain/stores/home'
import type { ListedStore } from '@/lib/domain/stores/stores'
import type { Paths } from '@/lib/paths'
import { HomeSearch } from './home-search'
import { StoreGrid } from './store-grid'

interface SearchScreenProps {
  title: string
  query: string
  kind?: StoreKind
  stores: ListedStore[]
  dishes: FoundDish[]
  paths: Paths
  now: Date
}

/** The results of a home page search: stores, and dishes of nearby restaurants. */
export async function SearchScreen({ title, query, kind, stores, dishes, paths, now }: SearchScreenProps) {
  const [t, language] = await Promise.all([getTranslations('home'), getLocale()])
  return (
    <div className="page-width grid grid-cols-1 gap-10 py-8 lg:py-12">
      <HomeSearch paths={paths} query={query} kind={kind} />
      <h1 className="text-title">{title}</h1>
      {stores.length + dishes.length === 0 && (
        <EmptyState
          icon={<SearchX aria-hidden className="size-7" />}
          title={t('no_results')}
          text={t('no_results_text')}
          action={<ButtonLink href={paths.home()}>{t('all_stores')}</ButtonLink>}
        />
      )}
      {stores.length > 0 && (
        <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <h2 className="text-heading">{t('stores')}</h2>
          <StoreGrid stores={stores} paths={paths} now={now} preload />
        </section>
      )}
      {dishes.length > 0 && (
        <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <h2 className="text-heading">{t('dishes')}</h2>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {dishes.map(({ id, name, picture, price, storeName }) => (
              <li key={id} className="card gap-4 p-3.5">
                <Picture src={picture} alt="" sizes="96px" className="size-20 shrink-0 rounded-control" />
                <div className="grid min-w-0 content-start gap-0.5">
                  <h3 className="text-base leading-snug">
                    <a href={paths.product(id)} className="card-link">
                      {name}
                    </a>
                  </h3>
                  <p className="text-sm text-ink-faint">{t('from_store', { store: storeName })}</p>
                  <p className="money font-bold">{formatMoney(price, language)}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

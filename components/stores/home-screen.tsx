import { ArrowRight } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import type { CityKey } from '@/lib/domain/places/cities'
import type { StoreKind } from '@/lib/domain/stores/home'
import type { ListedStore } from '@/lib/domain/stores/stores'
import type { Paths } from '@/lib/paths'
import { HomeSearch } from './home-search'
import { StoreGrid } from './store-grid'

interface HomeScreenProps {
  city: CityKey
  /** some stores of each kind, open ones first; null for those of no kind */
  kinds: { kind: StoreKind | null; stores: ListedStore[] }[]
  deals: ReactNode
  paths: Paths
  now: Date
}

const MORE = 'inline-flex min-h-8 items-center gap-1 font-semibold text-accent-ink hover:underline'

/** `/` of the shared site: search, the city's stores by kind, and deals. */
export async function HomeScreen({ city, kinds, deals, paths, now }: HomeScreenProps) {
  const [t, header, name] = await Promise.all([
    getTranslations('home'),
    getTranslations('header'),
    getTranslations('categories'),
  ])
  const nameOf = (kind: StoreKind | null) => (kind ? name(kind) : t('stores'))
  const [first, ...others] = kinds
  return (
    <>
      <div className="bg-accent-soft">
        <div className="page-width grid grid-cols-1 gap-6 py-6 lg:grid-cols-[2fr_3fr] lg:items-center lg:gap-12 lg:py-10">
          <div className="grid gap-2">
            <h1 className="text-3xl leading-tight font-extrabold sm:text-4xl">{t('title')}</h1>
            <p className="max-w-prose text-lg text-lead text-ink-soft">{t('intro')}</p>
          </div>
          <HomeSearch paths={paths} />
        </div>
      </div>
      <div className="page-width grid grid-cols-1 gap-10 py-6 lg:gap-14 lg:py-8">
        <p className="-mb-6 flex items-center gap-2 font-semibold text-ink-soft lg:-mb-10">
          <span aria-hidden className="icon-pin size-5 text-accent-ink" />
          {t('stores_near', { city: header(`cities.${city}`) })}
        </p>
        {!first && <EmptyState title={t('no_stores')} />}
        {first && <Kind {...first} name={nameOf(first.kind)} {...{ paths, now }} preload />}
        <section className="below-fold grid grid-cols-[minmax(0,1fr)] gap-5">
          <div className="flex flex-wrap items-baseline justify-between gap-4">
            <h2 className="text-heading">{t('deals')}</h2>
            <a href={paths.deals()} className={MORE}>
              {t('all_deals')}
              <ArrowRight aria-hidden className="size-4" />
            </a>
          </div>
          {deals}
        </section>
        {others.map((one) => (
          <Kind key={one.kind} {...one} name={nameOf(one.kind)} {...{ paths, now }} row />
        ))}
      </div>
    </>
  )
}

interface KindProps extends Pick<HomeScreenProps, 'paths' | 'now'> {
  kind: StoreKind | null
  stores: ListedStore[]
  name: string
  preload?: boolean
  row?: boolean
}

async function Kind({ kind, stores, name, paths, now, preload, row }: KindProps) {
  const t = await getTranslations('home')
  return (
    <section className={`grid grid-cols-[minmax(0,1fr)] gap-5 ${row ? 'below-fold' : ''}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 className="text-heading">{name}</h2>
        <a href={paths.search({ kind: kind ?? 'all' })} aria-label={t('see_all_of', { name })} className={MORE}>
          {t('see_all')}
          <ArrowRight aria-hidden className="size-4" />
        </a>
      </div>
      <StoreGrid stores={stores} paths={paths} now={now} preload={preload} row={row} />
    </section>
  )
}

import { ArrowRight } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { StoreGrid } from '@/components/stores/store-grid'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { PartNotLoaded } from '@/components/ui/feedback/part-not-loaded'
import type { KindOfStores, StoreKind } from '@/lib/domain/stores/home'
import type { Paths } from '@/lib/paths'
import { HomeHero } from './home-hero'

interface HomeScreenProps {
  /** its name */
  city: string
  /** null where they could not be read, like the deals */
  kinds: KindOfStores[] | null
  deals: ReactNode
  /** null without a deal; shown where there is room for it */
  feature: ReactNode
  paths: Paths
  now: Date
}

const MORE = 'inline-flex min-h-8 items-center gap-1 font-semibold text-accent-ink hover:underline'

/** `/` of the shared site */
export async function HomeScreen({ city, kinds, deals, feature, paths, now }: HomeScreenProps) {
  const [t, name] = await Promise.all([getTranslations('home'), getTranslations('categories')])
  const nameOf = (kind: StoreKind | null) => (kind ? name(kind) : t('stores'))
  const [first, ...others] = kinds ?? []
  return (
    <>
      <HomeHero city={city} feature={feature} paths={paths} />
      <div className="page-width grid grid-cols-1 gap-10 py-6 lg:gap-14 lg:py-8">
        {!kinds && <PartNotLoaded href={paths.home()} />}
        {kinds && !first && <EmptyState title={t('no_stores')} />}
        {first && <Kind {...first} name={nameOf(first.kind)} {...{ paths, now }} preload />}
        <section className="below-fold grid grid-cols-[minmax(0,1fr)] gap-5">
          <div className="flex flex-wrap items-baseline justify-between gap-4">
            <h2 className="text-heading">{t('deals')}</h2>
            <a href={paths.deals()} className={MORE}>
              {t('all_deals')}
              <ArrowRight aria-hidden className="size-4" />
            </a>
          </div>
          {deals ?? <PartNotLoaded href={paths.home()} />}
        </section>
        {others.map((one) => (
          <Kind key={one.kind} {...one} name={nameOf(one.kind)} {...{ paths, now }} row />
        ))}
      </div>
    </>
  )
}

interface KindProps extends KindOfStores, Pick<HomeScreenProps, 'paths' | 'now'> {
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

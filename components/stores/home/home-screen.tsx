import { ArrowRight } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { StoreGrid } from '@/components/stores/store-grid'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { PartNotLoaded } from '@/components/ui/feedback/part-not-loaded'
import { homeRows, type KindOfStores, type StoreKind } from '@/lib/domain/stores/home'
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
  const {
    rows: [first, ...others],
    thin,
  } = homeRows(kinds ?? [])
  return (
    <>
      <HomeHero city={city} feature={feature} paths={paths} />
      <div className="page-width grid grid-cols-1 gap-10 py-6 lg:gap-14 lg:py-8">
        {!kinds && <PartNotLoaded href={paths.home()} />}
        {kinds && !first && <EmptyState title={t('no_stores')} />}
        {first && <Kind {...first} name={nameOf(first.kind)} {...{ paths, now }} preload shape="row" />}
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
          <Kind key={one.kind} {...one} name={nameOf(one.kind)} {...{ paths, now }} shape="row" />
        ))}
        {thin.length > 0 && (
          <div className="below-fold grid grid-cols-1 gap-8 sm:grid-cols-2 lg:grid-cols-12 lg:gap-x-6 lg:gap-y-10">
            {thin.map((one, index) => (
              <div key={one.kind} className={spanOf(index, thin.length)}>
                <Kind {...one} name={nameOf(one.kind)} {...{ paths, now }} shape="small" />
              </div>
            ))}
          </div>
        )}
      </div>
    </>
  )
}

interface KindProps extends KindOfStores, Pick<HomeScreenProps, 'paths' | 'now'> {
  name: string
  preload?: boolean
  shape: 'row' | 'small'
}

/** of twelve columns, by the number of kinds in a row */
const SPANS = ['', 'lg:col-span-12', 'lg:col-span-6', 'lg:col-span-4', 'lg:col-span-3']
const MAX_IN_ROW = SPANS.length - 1

/** Rows of up to four that are full: five kinds are three and two. In two columns an odd last one has both. */
function spanOf(index: number, count: number): string {
  const rows = Math.ceil(count / MAX_IN_ROW)
  const inRow = Math.ceil(count / rows)
  const left = count - Math.floor(index / inRow) * inRow
  const isAlone = count % 2 === 1 && index === count - 1
  return `${isAlone ? 'sm:col-span-full' : ''} ${SPANS[Math.min(inRow, left)]}`
}

async function Kind({ kind, stores, name, paths, now, preload, shape }: KindProps) {
  const t = await getTranslations('home')
  return (
    <section
      className={`grid h-full grid-cols-[minmax(0,1fr)] ${shape === 'small' ? 'grid-rows-[auto_1fr] gap-3' : `gap-5 ${preload ? '' : 'below-fold'}`}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 className="text-heading">{name}</h2>
        <a href={paths.search({ kind: kind ?? 'all' })} aria-label={t('see_all_of', { name })} className={MORE}>
          {t('see_all')}
          <ArrowRight aria-hidden className="size-4" />
        </a>
      </div>
      <StoreGrid stores={stores} paths={paths} now={now} preload={preload} shape={shape} />
    </section>
  )
}

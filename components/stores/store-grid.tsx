import { getTranslations } from 'next-intl/server'
import type { Point } from '@/lib/domain/places/places'
import type { ListedStore } from '@/lib/domain/stores/stores'
import type { Paths } from '@/lib/paths'
import { SmallStoreCard } from './small-store-card'
import { StoreCard } from './store-card'
import { StoreList } from './store-list'

interface StoreGridProps {
  stores: ListedStore[]
  paths: Paths
  now: Date
  preload?: boolean
  /** `stack`: rows on a phone; `row`: four to a row of a desktop, one row to swipe through on a phone; `small`: where other lists are beside it */
  shape?: keyof typeof SHAPES
  /** the visitor's place, where a search has it: the distance is in the page */
  from?: Point | undefined
}

const SHAPES = {
  stack: 'grid grid-cols-[minmax(0,1fr)] gap-3 max-sm:[--card-height:8rem] sm:grid-cols-2 sm:gap-4 lg:gap-6',
  row: 'swipe-row gap-4 sm:grid sm:grid-cols-2 lg:gap-6',
  small:
    'grid flex-1 auto-rows-fr has-[>:only-child]:self-start grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-3 sm:gap-4',
}
/** Fewer cards than fill a row are wider. */
const rowColumns = (count: number) => ['', '', '', 'lg:grid-cols-3'][count] ?? 'lg:grid-cols-4'

/** so few cards are wide */
const FEW = 2

/** cards that a first screen can show */
const FIRST_SCREEN = 4

/** whether the last row has a single card */
const endsAlone = (count: number, columns: number) => count > columns && count % columns === 1

export async function StoreGrid({ stores, paths, now, preload, shape = 'stack', from }: StoreGridProps) {
  const t = await getTranslations('home')
  const columns = endsAlone(stores.length, 3) && !endsAlone(stores.length, 4) ? 4 : 3
  const stack = stores.length <= FEW ? 'wide-cards' : `lg:grid-cols-3 ${columns === 4 ? 'xl:grid-cols-4' : ''}`
  const wide = { stack, row: rowColumns(stores.length), small: '' }
  return (
    <StoreList away={t('away', { km: '{km}' })} className={`${SHAPES[shape]} ${wide[shape]}`}>
      {stores.map((store, index) => (
        <li key={store.gid} className={shape !== 'stack' || index < FIRST_SCREEN ? undefined : 'below-fold'}>
          {shape === 'small' ? (
            <SmallStoreCard store={store} href={paths.store(store.gid)} now={now} />
          ) : (
            <StoreCard
              store={store}
              href={paths.store(store.gid)}
              now={now}
              from={from}
              isRow={shape === 'stack'}
              preload={preload && index === 0}
            />
          )}
        </li>
      ))}
    </StoreList>
  )
}

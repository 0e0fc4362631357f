import type { Point } from '@/lib/domain/places/places'
import type { ListedStore } from '@/lib/domain/stores/stores'
import type { Paths } from '@/lib/paths'
import { StoreCard } from './store-card'

interface StoreGridProps {
  stores: ListedStore[]
  paths: Paths
  now: Date
  preload?: boolean
  /** one row to swipe through on a phone */
  row?: boolean
  /** the visitor's place, which cards tell the distance from */
  from?: Point | undefined
}

const COLUMNS = 'gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6'
const SHAPES = {
  stack: `grid grid-cols-[minmax(0,1fr)] ${COLUMNS}`,
  row: `swipe-row sm:grid ${COLUMNS}`,
}
/** whether the last row has a single card */
const endsAlone = (count: number, columns: number) => count > columns && count % columns === 1

export function StoreGrid({ stores, paths, now, preload, row, from }: StoreGridProps) {
  const columns = !row && endsAlone(stores.length, 3) && !endsAlone(stores.length, 4) ? 4 : 3
  return (
    <ul className={`${row ? SHAPES.row : SHAPES.stack} ${columns === 4 ? 'xl:grid-cols-4' : ''}`}>
      {stores.map((store, index) => (
        <li key={store.gid} className={row || index < columns ? undefined : 'below-fold'}>
          <StoreCard
            store={store}
            href={paths.store(store.gid)}
            now={now}
            from={from}
            preload={preload && index === 0}
          />
        </li>
      ))}
    </ul>
  )
}

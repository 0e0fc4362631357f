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
}

/** cards that a first screen can show */
const FIRST_SCREEN = 3
const COLUMNS = 'gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6'
const SHAPES = {
  stack: `grid grid-cols-[minmax(0,1fr)] ${COLUMNS}`,
  row: `swipe-row sm:grid ${COLUMNS}`,
}
/** as many columns as leave no card alone in the last row, where there is room */
const isAlone = (count: number, columns: number) => count > columns && count % columns === 1

export function StoreGrid({ stores, paths, now, preload, row }: StoreGridProps) {
  const wide = !row && isAlone(stores.length, 3) && !isAlone(stores.length, 4) ? 'xl:grid-cols-4' : ''
  return (
    <ul className={`${row ? SHAPES.row : SHAPES.stack} ${wide}`}>
      {stores.map((store, index) => (
        <li key={store.gid} className={row || index < FIRST_SCREEN ? undefined : 'below-fold'}>
          <StoreCard store={store} href={paths.store(store.gid)} now={now} preload={preload && index === 0} />
        </li>
      ))}
    </ul>
  )
}

import { getTranslations } from 'next-intl/server'
import type { ListedStore } from '@/lib/domain/stores/stores'
import type { Paths } from '@/lib/paths'
import { StoreCard } from './store-card'
import { StoreList } from './store-list'

interface StoreGridProps {
  stores: ListedStore[]
  paths: Paths
  now: Date
  preload?: boolean
  /** one row to swipe through on a phone */
  row?: boolean
}

const COLUMNS = 'gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6'
const SHAPES = {
  stack: `grid grid-cols-[minmax(0,1fr)] ${COLUMNS}`,
  row: `swipe-row sm:grid ${COLUMNS}`,
}
/** whether the last row has a single card */
const endsAlone = (count: number, columns: number) => count > columns && count % columns === 1

export async function StoreGrid({ stores, paths, now, preload, row }: StoreGridProps) {
  const t = await getTranslations('home')
  const columns = !row && endsAlone(stores.length, 3) && !endsAlone(stores.length, 4) ? 4 : 3
  return (
    <StoreList
      away={t('away', { km: '{km}' })}
      className={`${row ? SHAPES.row : SHAPES.stack} ${columns === 4 ? 'xl:grid-cols-4' : ''}`}
    >
      {stores.map((store, index) => (
        <li key={store.gid} className={row || index < columns ? undefined : 'below-fold'}>
          <StoreCard store={store} href={paths.store(store.gid)} now={now} preload={preload && index === 0} />
        </li>
      ))}
    </StoreList>
  )
}

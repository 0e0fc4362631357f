import { getTranslations } from 'next-intl/server'
import type { DealSummary } from '@/lib/domain/deals/deals'
import { isBooked } from '@/lib/domain/stores/hero-action'
import type { Store } from '@/lib/domain/stores/stores'
import type { Paths } from '@/lib/paths'
import { DealGrid } from './deal-grid'
import { ServiceList } from './service-list'

interface StoreDealsProps {
  store: Pick<Store, 'kind'>
  deals: DealSummary[]
  paths: Paths
  /** on the store's own domain */
  describes: boolean
}

/** The deals on the page of their store: what is booked as rows, anything else as cards. */
export async function StoreDeals({ store, deals, paths, describes }: StoreDealsProps) {
  if (isBooked(store.kind)) return <ServiceList services={deals} paths={paths} />
  const t = await getTranslations('deal')
  return <DealGrid deals={deals} columns={4} paths={paths} ofOneStore describes={describes} purchaseLabel={t('buy')} />
}

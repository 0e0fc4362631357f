import { getTranslations } from 'next-intl/server'
import { MetaList } from '@/components/ui/content/meta-list'
import { STORE_TYPE, type StoreType } from '@/lib/domain/codes/catalogue-codes'
import type { Store } from '@/lib/domain/stores/stores'

/** A category of the documents; another API may have others. */
const SPAS = 1230

const VISITS = {
  [STORE_TYPE.groupSale]: 'visit.on_site',
  [STORE_TYPE.travel]: 'visit.reservation',
  [STORE_TYPE.shopping]: 'visit.shop',
  [STORE_TYPE.service]: 'visit.appointment',
} as const satisfies Partial<Record<StoreType, string>>

const isVisited = (kind: number): kind is keyof typeof VISITS => kind in VISITS

/**
 * How a store that serves no food is visited, such as `At the spa, by appointment`; nothing for a restaurant. A shop that
 * sells online alone is not visited.
 */
export async function VisitFacts({ store }: { store: Pick<Store, 'kind' | 'categories' | 'services'> }) {
  const t = await getTranslations('store')
  const { kind, categories, services } = store
  if (!isVisited(kind)) return null
  const isSpa = categories.some((id) => id - (id % 10) === SPAS)
  const facts = [
    (kind !== STORE_TYPE.shopping || services.eatin) && t(isSpa ? 'visit.spa' : VISITS[kind]),
    services.pickup && t('pickup'),
    services.delivery && t(kind === STORE_TYPE.shopping ? 'parcel' : 'delivery'),
  ].filter((fact) => fact !== false)
  if (facts.length === 0) return null
  return (
    <p className="text-ink-soft">
      <MetaList facts={facts} />
    </p>
  )
}

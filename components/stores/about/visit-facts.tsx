import { getTranslations } from 'next-intl/server'
import { MetaList } from '@/components/ui/content/meta-list'
import { STORE_TYPE } from '@/lib/domain/codes/catalogue-codes'
import type { Store } from '@/lib/domain/stores/stores'
import { visitOf } from '@/lib/domain/stores/visits'

/**
 * How a store that serves no food is visited, such as `At the spa, by appointment`; nothing for a restaurant. A shop that
 * sells online alone is not visited.
 */
export async function VisitFacts({ store }: { store: Pick<Store, 'kind' | 'categories' | 'services'> }) {
  const t = await getTranslations('store')
  const { kind, services } = store
  const visit = visitOf(kind, store)
  if (!visit) return null
  const facts = [
    (kind !== STORE_TYPE.shopping || services.eatin) && t(visit),
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

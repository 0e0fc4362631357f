import { firstLanguage, toBcp47 } from '@/lib/domain/languages/languages'
import type { OrderingStore } from './menu'
import { statusFacts } from './status-facts'
import type { Store } from './stores'

/** Server only, since it needs time zones. */
export function orderingStore(store: Store, now: Date): OrderingStore {
  const { gid, name, currency, timeSettings, services, waiterService } = store
  const { canPreOrder, takesOnlineOrders, minDeliveryAmount, deliveryFee } = store
  return {
    gid,
    name,
    currency,
    ...statusFacts(store, now),
    timeSettings,
    services,
    waiterService,
    canPreOrder,
    takesOnlineOrders,
    minDeliveryAmount,
    deliveryFee,
    ownLanguage: toBcp47(firstLanguage(store.languages)),
  }
}

import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { StoreCoupons } from '@/components/stores/about/store-coupons'
import { Badge } from '@/components/ui/feedback/badge'
import { discountWords } from '@/lib/domain/money/discount-words'
import type { Store } from '@/lib/domain/stores/stores'

interface StoreExtrasProps {
  store: Pick<Store, 'discountPercent' | 'coupons' | 'timeZone'>
  now: Date
  actions?: ReactNode
}

/** Discount, coupons and the bookmark button after the services of a store on its own domain. */
export async function StoreExtras({ store, now, actions }: StoreExtrasProps) {
  const t = await getTranslations('store')
  return (
    <div className="flex items-center gap-2">
      {store.discountPercent > 0 && <Badge tone="deal">{t('discount', discountWords(store.discountPercent))}</Badge>}
      <StoreCoupons store={store} now={now} />
      {actions}
    </div>
  )
}

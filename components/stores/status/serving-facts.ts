import type { useTranslations } from 'next-intl'
import type { Language } from '@/lib/domain/languages/languages'
import { formatMoney } from '@/lib/domain/money/money'
import type { ListedStore, StoreServing } from '@/lib/domain/stores/stores'
import { visitOfListed } from '@/lib/domain/stores/visits'

export interface ServingTexts {
  store: ReturnType<typeof useTranslations<'store'>>
  home: ReturnType<typeof useTranslations<'home'>>
  common: ReturnType<typeof useTranslations<'common'>>
  language: Language
}

type Served = Pick<ListedStore, 'currency' | 'estimates' | 'categories'> & { serving: StoreServing }

/** Such as `25 to 35 min` and `Delivery from C$2.99`, of the first way that has an estimate, else all that a store offers. */
export function servingFacts(
  { serving, currency, estimates, categories }: Served,
  { store, home, common, language }: ServingTexts,
) {
  const { services, deliveryFee, minDeliveryAmount, waiterService } = serving
  const money = (amount: number) => currency && formatMoney({ amount, currency }, language)
  const estimate = estimates.delivery ?? estimates.pickup ?? estimates.eatin
  const from = money(deliveryFee)
  const minimum = money(minDeliveryAmount)
  const paid = from ? home('delivery_from', { amount: from }) : store('delivery')
  const delivery = services.delivery && [
    deliveryFee > 0 ? paid : home('delivery_free'),
    minDeliveryAmount > 0 && minimum && home('minimum', { amount: minimum }),
  ]
  const onSite = [
    services.pickup && store('pickup'),
    services.eatin && store(visitOfListed({ categories }) ?? (waiterService ? 'eatin' : 'instore')),
  ]
  const facts = [...(((estimates.delivery || !estimate) && delivery) || []), ...(estimates.delivery ? [] : onSite)]
  return {
    time: estimate ? common('estimate', { ...estimate }) : null,
    facts: facts.filter((fact): fact is string => typeof fact === 'string' && fact !== ''),
  }
}

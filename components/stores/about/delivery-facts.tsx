import { getLocale, getTranslations } from 'next-intl/server'
import { MetaList } from '@/components/ui/content/meta-list'
import { formatMoney } from '@/lib/domain/money/money'
import type { Store } from '@/lib/domain/stores/stores'

interface DeliveryFactsProps {
  store: Pick<Store, 'services' | 'currency' | 'deliveryFee' | 'minDeliveryAmount' | 'maxDeliveryKm' | 'estimates'>
}

/**
 * The conditions of delivery, such as `Delivery: minimum C$20.00 · up to 8 km`; with its fee where the switch has its
 * time. Shows nothing for a store that does not deliver.
 */
export async function DeliveryFacts({ store }: DeliveryFactsProps) {
  const [t, language] = await Promise.all([getTranslations('store'), getLocale()])
  const { services, currency, deliveryFee, minDeliveryAmount, maxDeliveryKm, estimates } = store
  const money = (amount: number) => formatMoney({ amount, currency }, language)
  const fee = deliveryFee > 0 ? t('fee_from', { amount: money(deliveryFee) }) : t('fee_free')
  const facts = [
    estimates.delivery !== undefined && fee,
    minDeliveryAmount > 0 && t('minimum', { amount: money(minDeliveryAmount) }),
    maxDeliveryKm > 0 && t('area', { km: maxDeliveryKm }),
  ].filter((fact) => fact !== false)
  if (!services.delivery || facts.length === 0) return null
  return (
    <p className="text-sm text-ink-soft max-sm:text-[0.8125rem]">
      {t.rich('delivery_facts', { facts: () => <MetaList facts={facts} className="tabular-nums" /> })}
    </p>
  )
}

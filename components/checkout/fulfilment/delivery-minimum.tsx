import { useLocale, useTranslations } from 'next-intl'
import type { Checkout } from '@/components/checkout/state/use-checkout'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import { formatMoney } from '@/lib/domain/money/money'

/** Why there is no delivery for a cart below the store's minimum, with a way to add to it. */
export function DeliveryMinimum({ checkout: { deliveryMinimum, store } }: { checkout: Checkout }) {
  const [t, language, paths] = [useTranslations('checkout'), useLocale(), usePaths()]
  if (deliveryMinimum === null) return null
  const amount = formatMoney({ amount: deliveryMinimum, currency: store.currency }, language)
  return (
    <p key={amount} className="mt-3 text-sm text-ink-soft">
      {t('delivery_minimum', { amount })}{' '}
      <a href={paths.store(store.gid)} className="inline-flex min-h-6 font-semibold text-accent-ink underline">
        {t('back_to_store')}
      </a>
    </p>
  )
}

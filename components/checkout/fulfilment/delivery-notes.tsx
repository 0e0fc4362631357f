import { useLocale, useTranslations } from 'next-intl'
import type { Checkout } from '@/components/checkout/state/use-checkout'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import { FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import { formatMoney } from '@/lib/domain/money/money'

/** `7.4 km · C$11.54`: what the fee of a delivery is for; nothing where the API omits the distance. */
export function DeliveryCost({ checkout: { quote, state } }: { checkout: Checkout }) {
  const [t, language] = [useTranslations('checkout'), useLocale()]
  const isPriced = quote?.fulfilmentMethod === state.fulfilmentMethod
  if (!isPriced || state.fulfilmentMethod !== FULFILMENT_METHOD.delivery || quote.shippingKm === null) return null
  const { shippingFee: amount, shippingKm: km, currency } = quote
  const fee = amount > 0 ? formatMoney({ amount, currency }, language) : t('delivery_free')
  return <p className="mt-3 text-sm text-ink-soft tabular-nums">{`${t('distance', { km })} · ${fee}`}</p>
}

/** Why there is no delivery for a cart below the store's minimum, with a way to add to it. */
export function DeliveryMinimum({ checkout: { deliveryMinimum, store } }: { checkout: Checkout }) {
  const [t, language, paths] = [useTranslations('checkout'), useLocale(), usePaths()]
  if (deliveryMinimum === null) return null
  const amount = formatMoney({ amount: deliveryMinimum, currency: store.currency }, language)
  return (
    <p key={amount} className="mt-3 text-sm text-ink-soft">
      {t.rich('delivery_minimum', {
        amount,
        store: (words) => (
          <a href={paths.store(store.gid)} className="inline-flex min-h-6 font-semibold text-accent-ink underline">
            {words}
          </a>
        ),
      })}
    </p>
  )
}

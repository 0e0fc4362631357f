'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { NoCart } from '@/components/checkout/outcome/no-cart'
import { PaymentHead } from '@/components/payment-fields/payment-head'
import { RetryAlert } from '@/components/ui/feedback/retry-alert'
import { Stepper } from '@/components/ui/navigation/stepper'
import { cartOf } from '@/lib/browser/cart/carts'
import { onRestored } from '@/lib/browser/on-restored'
import { startCheckout } from '@/lib/browser/orders/fetch-checkout'
import type { Cart, CartKind } from '@/lib/domain/cart/cart'
import { digitalKind } from '@/lib/domain/checkout/fulfilment-kind'
import type { Id } from '@/lib/domain/codes/id'
import { failure, isMissing, loadFailedKey } from '@/lib/domain/result'
import type { Terms } from '@/lib/domain/site/site'
import { addressLine } from '@/lib/domain/stores/address-line'
import { checkoutStartKey } from '@/lib/routes/query-keys'
import { CheckoutForm } from './checkout-form'
import { CheckoutLoading } from './checkout-loading'

interface CheckoutScreenProps {
  kind: CartKind
  gid: Id
  terms: Terms
}

export function CheckoutScreen({ kind, gid, terms }: CheckoutScreenProps) {
  const [t, errors] = [useTranslations('checkout'), useTranslations('errors')]
  const start = useQuery({
    queryKey: checkoutStartKey(gid),
    queryFn: () => (gid === 0 ? failure('not_found') : startCheckout(gid)),
  })
  const stored = cartOf(kind, gid)
  // undefined during server rendering, which has no carts
  const cart = useSyncExternalStore<Cart | null | undefined>(stored.subscribe, stored.read, () => undefined)
  const store = start.data?.ok ? start.data.value.store : null
  const [isPlaced, setPlaced] = useState(false)
  // an order that was placed has emptied its cart
  const [isShipped, setShipped] = useState(true)
  if (cart && isShipped !== (digitalKind(cart, null) === null)) setShipped(!isShipped)
  // a restored page may show an order that is already placed
  useEffect(() => onRestored(() => location.reload()), [])
  return (
    <div className="grid gap-4 lg:gap-6">
      <h1 className="sr-only">{t('title')}</h1>
      <PaymentHead store={store && { logo: store.logo, name: store.name, detail: addressLine(store.address) }}>
        <CheckoutSteps isShipped={isShipped} isPlaced={isPlaced} />
      </PaymentHead>
      {(start.isPending || cart === undefined) && <CheckoutLoading />}
      {start.data?.ok === false && !isMissing(start.data.code) && (
        <RetryAlert title={errors('load_failed')} onRetry={() => start.refetch()}>
          {errors(loadFailedKey(start.data.code))}
        </RetryAlert>
      )}
      {start.data?.ok === false && isMissing(start.data.code) && <NoCart gid={null} />}
      {start.data?.ok && cart !== undefined && (
        <CheckoutForm key={gid} start={start.data.value} cart={cart} terms={terms} onPlaced={() => setPlaced(true)} />
      )}
    </div>
  )
}

interface CheckoutStepsProps {
  isShipped: boolean
  isPlaced: boolean
}

function CheckoutSteps({ isShipped, isPlaced }: CheckoutStepsProps) {
  const t = useTranslations('checkout')
  return (
    <Stepper
      label={t('steps')}
      steps={[
        { label: t('shopping'), state: 'done' },
        { label: t(isShipped ? 'billing_shipping' : 'billing'), state: isPlaced ? 'done' : 'current' },
        { label: t('done'), state: isPlaced ? 'done' : 'waiting' },
      ]}
    />
  )
}

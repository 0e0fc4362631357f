'use client'

import { CreditCard } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { AddressText } from '@/components/addresses/address-text'
import { HostedCardForm } from '@/components/payment-fields/hosted-card-form'
import { MethodIcon } from '@/components/payment-fields/method-icon'
import { Panel } from '@/components/ui/content/panel'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/forms/button'
import { coverWarning } from '@/lib/domain/checkout/payment-split'
import { CARD_TYPES, cardTypeOf, digitsOf } from '@/lib/domain/payment/cards'
import type { OpenDialog } from './checkout-dialogs'
import type { Checkout } from './use-checkout'

/** The payment method, and the billing address if the store requires one. */
export function PaymentInfo({ checkout, onOpen }: { checkout: Checkout; onOpen: (dialog: OpenDialog) => void }) {
  const [t, payment] = [useTranslations('checkout'), useTranslations('payment')]
  const { state, store, split, quote, hostedCard, change } = checkout
  const { paymentMethod, card, billingAddress } = state
  const type = card && cardTypeOf(card.number)
  if (split.coveringMethod !== null) {
    // nothing left to select
    return (
      <Panel title={t('payment_info')}>
        <Alert tone="warning">{t(coverWarning(split.coveringMethod))}</Alert>
      </Panel>
    )
  }
  if (quote && split.totalDue === 0) return <Panel title={t('payment_info')}>{payment('free')}</Panel>
  return (
    <Panel
      title={t('payment_info')}
      action={
        paymentMethod && (
          <Button variant="ghost" size="small" className="min-h-11" onClick={() => onOpen('payment')}>
            {t('change')}
          </Button>
        )
      }
    >
      {paymentMethod ? (
        <p className="flex items-center gap-3 font-semibold">
          <MethodIcon method={paymentMethod} />
          {card && type
            ? payment('ends_in', { type: CARD_TYPES[type], last: digitsOf(card.number).slice(-4) })
            : payment(paymentMethod)}
        </p>
      ) : (
        <Button variant="secondary" block onClick={() => onOpen('payment')}>
          <CreditCard aria-hidden className="size-5" />
          {t('choose_payment')}
        </Button>
      )}
      {paymentMethod === 'credit_card' && hostedCard && quote && (
        <div className="mt-4">
          <HostedCardForm
            config={hostedCard}
            money={{ amount: split.totalDue, currency: quote.currency }}
            onChange={(enteredCard) => change({ enteredCard })}
          />
        </div>
      )}
      {paymentMethod === 'credit_card' && store.requireBillingAddress && (
        <div className="mt-4 grid gap-3 border-t border-line pt-4">
          <h3 className="font-semibold">{t('billing_address')}</h3>
          {billingAddress && <AddressText address={billingAddress} />}
          <Button variant="secondary" size="small" onClick={() => onOpen('billing-address')}>
            {billingAddress ? t('change') : t('choose_address')}
          </Button>
        </div>
      )}
    </Panel>
  )
}

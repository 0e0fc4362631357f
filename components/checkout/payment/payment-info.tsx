import { CreditCard } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { AddressText } from '@/components/addresses/address-text'
import { ChangeButton } from '@/components/checkout/change-button'
import type { OpenDialog } from '@/components/checkout/dialog-props'

import { Section } from '@/components/checkout/section'
import type { Checkout } from '@/components/checkout/state/use-checkout'
import { HostedCardForm } from '@/components/payment-fields/hosted-card-form'
import { MethodIcon } from '@/components/payment-fields/method-icon'
import { SaveCardBox } from '@/components/payment-fields/save-card-box'
import { SavedCardName } from '@/components/payment-fields/saved-card-name'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/forms/button'
import { coverWarning } from '@/lib/domain/checkout/payment-split'
import type { PaymentMethodName } from '@/lib/domain/codes/payment-method'
import { CARD_TYPES, cardTypeOf, digitsOf } from '@/lib/domain/payment/cards'
import { BalanceRows } from './balance-rows'

interface PaymentInfoProps {
  checkout: Checkout
  onOpen: (dialog: OpenDialog) => void
}

/** How the order is paid: a method unless nothing is left to pay, gift card and points. */
export function PaymentInfo({ checkout, onOpen }: PaymentInfoProps) {
  const [t, payment] = [useTranslations('checkout'), useTranslations('payment')]
  const { state, split, quote } = checkout
  const isCovered = split.coveringMethod !== null
  const isFree = !isCovered && quote !== null && split.totalDue === 0
  const canChange = !isCovered && !isFree && state.paymentMethod !== null
  return (
    <Section
      title={t('payment_info')}
      isDone={checkout.isDone('payment')}
      action={canChange && <ChangeButton what="payment_method" onPress={() => onOpen('payment')} />}
    >
      {split.coveringMethod !== null && <Alert tone="warning">{t(coverWarning(split.coveringMethod))}</Alert>}
      {isFree && <p>{payment('free')}</p>}
      {!isCovered && !isFree && <Method checkout={checkout} onOpen={onOpen} />}
      <BalanceRows checkout={checkout} onOpen={onOpen} />
    </Section>
  )
}

function Method({ checkout, onOpen }: PaymentInfoProps) {
  const [t, payment] = [useTranslations('checkout'), useTranslations('payment')]
  const { state, store, split, quote, methods, hostedCard, savedCards, change } = checkout
  const { paymentMethod, card, savesCard, billingAddress } = state
  const savedCard = paymentMethod === 'credit_card' ? state.savedCard : null
  const type = card && cardTypeOf(card.number)
  const chosen = useRef<HTMLParagraphElement>(null)
  // while no card is entered, another method is one press away
  const others = card || savedCard || !paymentMethod ? [] : methods.filter((method) => method !== paymentMethod)
  const choose = (method: PaymentMethodName) => {
    checkout.order.clearFailure()
    change({ paymentMethod: method })
    // the button that was pressed is gone
    chosen.current?.focus()
  }
  return (
    <>
      {paymentMethod ? (
        <p ref={chosen} tabIndex={-1} className="flex items-center gap-3 font-semibold outline-none">
          <MethodIcon method={paymentMethod} />
          {savedCard ? (
            <span>
              <SavedCardName card={savedCard} />
            </span>
          ) : card && type ? (
            <span>{payment('ends_in', { type: CARD_TYPES[type], last: digitsOf(card.number).slice(-4) })}</span>
          ) : (
            <span>{payment(paymentMethod)}</span>
          )}
        </p>
      ) : (
        <Button variant="secondary" block onClick={() => onOpen('payment')}>
          <CreditCard aria-hidden className="size-5" />
          {t('choose_payment')}
        </Button>
      )}
      {others.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {others.map((method) => (
            <Button key={method} variant="secondary" size="small" onClick={() => choose(method)}>
              <MethodIcon method={method} />
              {payment(method)}
            </Button>
          ))}
        </div>
      )}
      {paymentMethod === 'credit_card' && !savedCard && hostedCard && quote && (
        <div className="mt-4 grid gap-3">
          <HostedCardForm
            config={hostedCard}
            money={{ amount: split.totalDue, currency: quote.currency }}
            isSaved={savesCard}
            onChange={(enteredCard) => change({ enteredCard })}
          />
          {savedCards && <SaveCardBox isOn={savesCard} onChange={(isOn) => change({ savesCard: isOn })} />}
        </div>
      )}
      {paymentMethod === 'credit_card' && store.requireBillingAddress && (
        <div className="mt-4 grid gap-3 border-t border-line pt-4">
          <h3 className="font-semibold">{t('billing_address')}</h3>
          {billingAddress && <AddressText address={billingAddress} />}
          {billingAddress ? (
            <ChangeButton what="billing_address" variant="secondary" onPress={() => onOpen('billing-address')} />
          ) : (
            <Button variant="secondary" size="small" onClick={() => onOpen('billing-address')}>
              {t('choose_address')} <span className="sr-only">{t('billing_address')}</span>
            </Button>
          )}
        </div>
      )}
    </>
  )
}

import { useEffect } from 'react'
import type { CheckoutStart } from '@/lib/browser/orders/fetch-checkout'
import { lastChoices } from '@/lib/browser/orders/last-choices'
import type { Cart } from '@/lib/domain/cart/cart'
import type { DigitalKind } from '@/lib/domain/checkout/fulfilment-kind'
import { splitPayment } from '@/lib/domain/checkout/payment-split'
import type { Quote } from '@/lib/domain/checkout/quote'
import { defaultTip, tipAmount } from '@/lib/domain/money/tips'
import type { CheckoutState } from './checkout-state'
import { initialPaymentMethod } from './preselection'

interface PaymentParts {
  start: CheckoutStart
  cart: Cart
  state: CheckoutState
  /** the price with fulfilment */
  quote: Quote | null
  digital: DigitalKind | null
  onChange: (changes: Partial<CheckoutState>) => void
}

/** The tip, and what points, gift card and payment method pay of the total; minor units. */
export function usePayment({ start, cart, state, quote, digital, onChange }: PaymentParts) {
  const { store } = start
  const total = quote?.grandTotal ?? 0
  const tip = state.tip ?? defaultTip(state.fulfilmentMethod, total, store.currency, store.tipCutOff)
  // nobody is tipped for what is sent by email, or used on another day
  const isServed = digital === null || digital === 'amount'
  const takesTips = store.tipsEnabled && !start.tipsDisabled && !cart.relatedOrderId && isServed
  const tips = takesTips && quote ? tipAmount(tip, total, store.currency) : null
  const split = splitPayment({
    orderTotal: total + (tips ?? 0),
    pointsUsed: state.pointsUsed,
    pointsPerUnit: store.pointsPerUnit,
    giftCardBalance: state.giftCard?.balance ?? 0,
    currency: store.currency,
  })
  const isCovered = split.coveringMethod !== null
  const isPay = cart.kind === 'pay'
  useEffect(() => {
    // fully covered by points and gift card: resets the method and card to the initial ones
    if (isCovered) onChange({ card: null, paymentMethod: initialPaymentMethod(store, isPay, lastChoices.read()) })
  }, [isCovered, store, isPay, onChange])
  return { tip, tips, split }
}

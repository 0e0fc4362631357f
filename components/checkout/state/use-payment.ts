import { useEffect } from 'react'
import type { CheckoutStart } from '@/lib/browser/orders/checkout'
import type { Cart } from '@/lib/domain/cart/cart'
import { splitPayment } from '@/lib/domain/checkout/payment-split'
import type { Quote } from '@/lib/domain/checkout/quote'
import { defaultTip, tipAmount } from '@/lib/domain/money/tips'
import { methodsAtCheckout } from '@/lib/domain/payment/payment-methods'
import { type CheckoutState, initialMethod } from './checkout-state'

/** WeChat and Alipay cannot be combined with an applied or purchased gift card. */
const NOT_WITH_GIFT_CARDS = ['wechat_pay', 'alipay']

/** The payment methods of a cart that can be combined with what else pays it or is in it. */
export function combinableMethods(
  { store }: CheckoutStart,
  cart: Cart,
  { giftCard }: CheckoutState,
  quote: Quote | null,
) {
  const hasGiftCard = giftCard !== null || (quote?.lines.some((line) => line.isGiftCard) ?? false)
  return methodsAtCheckout(store.payments, cart.kind === 'pay').filter(
    (method) => !(hasGiftCard && NOT_WITH_GIFT_CARDS.includes(method)),
  )
}

interface PaymentParts {
  start: CheckoutStart
  cart: Cart
  state: CheckoutState
  quote: Quote | null
  /** nobody is tipped for gift cards that are sent by email */
  isGiftCardsOnly: boolean
  onChange: (changes: Partial<CheckoutState>) => void
}

/** Minor units. */
export function usePayment({ start, cart, state, quote, isGiftCardsOnly, onChange }: PaymentParts) {
  const { store } = start
  const total = quote?.grandTotal ?? 0
  const tip = state.tip ?? defaultTip(state.fulfilmentMethod, total, store.currency, store.tipCutOff)
  const takesTips = store.tipsEnabled && !start.tipsDisabled && !cart.relatedOrderId && !isGiftCardsOnly
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
    if (isCovered) onChange({ card: null, paymentMethod: initialMethod(store, isPay) })
  }, [isCovered, store, isPay, onChange])
  return { tip, tips, split }
}

import type { CheckoutStart } from '@/lib/browser/orders/fetch-checkout'
import { knownCardFields } from '@/lib/domain/account/known-card'
import { type Cart, cartSubtotal } from '@/lib/domain/cart/cart'
import type { CheckoutDraft } from '@/lib/domain/checkout/checkout-draft.schema'
import {
  type CheckoutSection,
  firstUnmetStep,
  isSectionDone,
  isShippedToAddress,
} from '@/lib/domain/checkout/checkout-steps'
import { digitalKind } from '@/lib/domain/checkout/fulfilment-kind'
import { goodsSubtotal, isGiftCardsOnly, offeredFulfilmentMethods } from '@/lib/domain/checkout/offered-fulfilment'
import { orderTime } from '@/lib/domain/checkout/order-time'
import { FULFILMENT_METHOD, NO_FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import { goesWithGiftCards, PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import { methodsAtCheckout } from '@/lib/domain/payment/payment-methods'
import type { CheckoutState } from './checkout-state'
import { toOrderRequest, toProgress } from './order-request'
import { applyTypedCoupon } from './typed-coupon'
import { useAmountsRefresh } from './use-amounts-refresh'
import { useCartLines } from './use-cart-lines'
import { useChoices } from './use-choices'
import { usePayment } from './use-payment'
import { usePlaceOrder } from './use-place-order'
import { useQuote } from './use-quote'
import { useRejections } from './use-rejections'

interface CheckoutParts {
  start: CheckoutStart
  cart: Cart
  draft: CheckoutDraft
}

/** The state of the checkout screen: choices, price, payment, time, and the first unmet step. */
export function useCheckout({ start, cart, draft }: CheckoutParts) {
  const { store } = start
  const isMenu = cart.kind === 'menu'
  const offeredFor = (goods: number) =>
    isMenu ? offeredFulfilmentMethods(store, cart.fulfilmentMethods, goods) : cart.fulfilmentMethods
  const { chosen, change } = useChoices(start, cart, draft, offeredFor(goodsSubtotal(cart, null)))
  const refreshAmounts = useAmountsRefresh(store.gid, chosen, change)
  const rejected = useRejections(cart, { onChange: change, onStale: refreshAmounts })

  const wantsAddress = isShippedToAddress(chosen.fulfilmentMethod, digitalKind(cart, null) !== null)
  const pricing = useQuote(
    {
      gid: store.gid,
      currency: store.currency,
      lines: cart.items,
      fulfilmentMethod: wantsAddress && !chosen.shippingAddress ? NO_FULFILMENT_METHOD : chosen.fulfilmentMethod,
      fulfilmentOption: chosen.fulfilmentOption,
      coupon: chosen.coupon,
      address: wantsAddress ? chosen.shippingAddress : null,
      relatedOrderId: cart.relatedOrderId,
    },
    rejected.onRejected,
  )
  const lines = useCartLines(cart, store.currency, pricing)
  const digital = digitalKind(cart, pricing.quote)
  // the price of the items alone, which is known before everything else
  const subtotal = pricing.quote?.itemTotal ?? cartSubtotal(cart)
  const goods = goodsSubtotal(cart, pricing.quote)
  const offered = offeredFor(goods)
  const isMethodGone =
    isMenu &&
    digital === null &&
    chosen.fulfilmentMethod !== NO_FULFILMENT_METHOD &&
    !offered.includes(chosen.fulfilmentMethod)
  const isBelowMinimum =
    isMenu &&
    digital === null &&
    !isGiftCardsOnly(cart) &&
    store.services.delivery &&
    cart.fulfilmentMethods.includes(FULFILMENT_METHOD.delivery) &&
    goods < store.minDeliveryAmount
  const accepted = methodsAtCheckout(store.payments, cart.kind === 'pay')
  const hasGiftCard = chosen.giftCard !== null || pricing.quote?.lines.some((line) => line.isGiftCard)
  const methods = accepted.filter((method) => !hasGiftCard || goesWithGiftCards(PAYMENT_METHOD[method]))
  const state: CheckoutState = {
    ...chosen,
    // what is no longer offered is no longer chosen
    ...(isMethodGone && { fulfilmentMethod: NO_FULFILMENT_METHOD }),
    paymentMethod: methods.find((method) => method === chosen.paymentMethod) ?? null,
    pointsUsed: Math.min(chosen.pointsUsed, pricing.quote?.pointsBalance ?? chosen.pointsUsed),
    ...(digital === 'gift_cards' && { fulfilmentMethod: FULFILMENT_METHOD.freeShipping }),
  }
  const hasFullPrice = !isMethodGone && pricing.quote?.fulfilmentMethod !== NO_FULFILMENT_METHOD
  const quote = hasFullPrice ? pricing.quote : null
  const isShipped = isShippedToAddress(state.fulfilmentMethod, digital !== null)
  const payment = usePayment({ start, cart, state, quote, digital, onChange: change })
  const time = orderTime({ quote, chosen: state.slot, isOpen: store.isOpen, isMenu })
  const order = usePlaceOrder(cart, start.customer, (failure) => {
    pricing.retry()
    refreshAmounts()
    rejected.onRejected(failure)
  })
  const progress = toProgress({
    state,
    store,
    quote,
    split: payment.split,
    digital,
    failure: pricing.failure,
    needsTime: time.toChoose !== null,
    isCardOnPayPage: start.isCardOnPayPage ?? false,
  })
  return {
    store,
    hasGiftCards: start.hasGiftCards,
    hostedCard: start.hostedCard,
    isCardOnPayPage: start.isCardOnPayPage ?? false,
    savedCards: start.customer.savedCards,
    knownCard: knownCardFields(start.customer, state.billingAddress ?? state.shippingAddress),
    cart,
    lines,
    state,
    change,
    isShipped,
    digital,
    offered,
    /** minor units of a delivery that is out of reach, else null */
    deliveryMinimum: isBelowMinimum ? store.minDeliveryAmount : null,
    methods,
    pricing,
    /** the price with fulfilment; null until its method is chosen */
    quote,
    subtotal,
    ...payment,
    time,
    order,
    failure: order.failure ?? pricing.failure ?? rejected.failureWith(state),
    step: firstUnmetStep(progress),
    isDone: (section: CheckoutSection) => isSectionDone(section, progress),
    /** A coupon that was typed and not applied is applied instead. */
    place: () => {
      if (!quote || pricing.isPricing || applyTypedCoupon(state, change)) return
      const { tips, split } = payment
      const { relatedOrderId } = cart
      const request = toOrderRequest({
        state,
        store,
        quote,
        split,
        tips: tips ?? 0,
        slot: time.slot,
        isShipped,
        relatedOrderId,
      })
      void order.place(request, state)
    },
  }
}

export type Checkout = ReturnType<typeof useCheckout>

import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useState } from 'react'
import { digitalKind } from '@/components/checkout/fulfilment/digital-kind'
import { fetchGiftCards } from '@/lib/browser/account/gift-cards'
import { saveCart, saveChoices } from '@/lib/browser/cart/carts'
import { saveDraft } from '@/lib/browser/cart/checkout-drafts'
import type { CheckoutStart } from '@/lib/browser/orders/checkout'
import { type GiftCard, usableCards } from '@/lib/domain/account/gift-cards'
import { type Cart, cartSubtotal } from '@/lib/domain/cart/cart'
import { draftOf } from '@/lib/domain/checkout/checkout-draft'
import type { CheckoutDraft } from '@/lib/domain/checkout/checkout-draft.schema'
import {
  type CheckoutSection,
  firstUnmetStep,
  isSectionDone,
  isShippedToAddress,
} from '@/lib/domain/checkout/checkout-steps'
import { offeredFulfilmentMethods } from '@/lib/domain/checkout/fulfilment-methods'
import { splitPayment } from '@/lib/domain/checkout/payment-split'
import { FULFILMENT_METHOD, NO_FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import { defaultTip, tipAmount } from '@/lib/domain/money/tips'
import { methodsAtCheckout } from '@/lib/domain/payment/payment-methods'
import type { Failure } from '@/lib/domain/result'
import { checkoutStartKey } from '@/lib/routes/query-keys/checkout'
import { giftCardsKey } from '@/lib/routes/query-keys/wallet'
import { type CheckoutState, defaultState, initialMethod, restoredState, withChanges } from './checkout-state'
import { toOrderRequest, toProgress } from './order-request'
import { usePlaceOrder } from './use-place-order'
import { useQuote } from './use-quote'
import { useRefusedItems } from './use-refused-items'

/** WeChat and Alipay cannot be combined with an applied or purchased gift card. */
const NOT_WITH_GIFT_CARDS = ['wechat_pay', 'alipay']
/** The address cannot be used: another one must be chosen, and no total of it remains. */
const ADDRESS_REFUSALS = ['distance_exceeded', 'invalid_address', 'shipping_countries']
/** The cart can no longer be used. */
const UNUSABLE = ['cart_empty', 'surcharge_changed', 'invalid_amount']

interface CheckoutParts {
  start: CheckoutStart
  cart: Cart
  onCart: (cart: Cart) => void
  /** what was entered before */
  draft: CheckoutDraft
}

/** The state of the checkout screen: choices, price, amount due, the first unmet step. */
export function useCheckout({ start, cart, onCart, draft }: CheckoutParts) {
  const { store, customer, hostedCard } = start
  const isPay = cart.kind === 'pay'
  const isHandedOver = digitalKind(cart, null) === null
  const offeredFor = (subtotal: number) =>
    cart.kind === 'menu' ? offeredFulfilmentMethods(store, cart.fulfilmentMethods, subtotal) : cart.fulfilmentMethods
  const [defaults] = useState(() => defaultState(store, customer, cart, offeredFor(cartSubtotal(cart))))
  const [chosen, dispatch] = useReducer(withChanges, defaults, () =>
    restoredState(defaults, draft, methodsAtCheckout(store.payments, isPay)),
  )
  useEffect(() => {
    if (cart.items.length > 0) saveDraft(cart, customer.email, draftOf(chosen, defaults))
  }, [cart, customer.email, chosen, defaults])
  const change = useCallback(
    (changes: Partial<CheckoutState>) => {
      dispatch(changes)
      const { fulfilmentMethod, coupon } = changes
      if (fulfilmentMethod !== undefined) saveChoices(cart, { fulfilmentMethod })
      if (coupon !== undefined) saveChoices(cart, { coupon })
    },
    [cart],
  )
  const wantsAddress = isShippedToAddress(chosen.fulfilmentMethod, !isHandedOver)
  const pricing = useQuote({
    gid: store.gid,
    currency: store.currency,
    lines: cart.items,
    fulfilmentMethod: wantsAddress && !chosen.shippingAddress ? NO_FULFILMENT_METHOD : chosen.fulfilmentMethod,
    fulfilmentOption: chosen.fulfilmentOption,
    coupon: chosen.coupon,
    address: wantsAddress ? chosen.shippingAddress : null,
    relatedOrderId: cart.relatedOrderId,
  })
  const nothing = digitalKind(cart, pricing.quote)
  const hasGiftCard = chosen.giftCard !== null || (pricing.quote?.lines.some((line) => line.isGiftCard) ?? false)
  const methods = methodsAtCheckout(store.payments, isPay).filter(
    (method) => !(hasGiftCard && NOT_WITH_GIFT_CARDS.includes(method)),
  )
  // the price of the items alone, which is known before everything else
  const subtotal = pricing.quote?.itemTotal ?? cartSubtotal(cart)
  const offered = offeredFor(subtotal)
  const isTypeGone = cart.kind === 'menu' && !offered.includes(chosen.fulfilmentMethod)
  const state: CheckoutState = {
    ...chosen,
    // what is no longer offered is no longer chosen
    ...(isTypeGone && { fulfilmentMethod: NO_FULFILMENT_METHOD }),
    paymentMethod: methods.find((method) => method === chosen.paymentMethod) ?? null,
    pointsUsed: Math.min(chosen.pointsUsed, pricing.quote?.pointsBalance ?? chosen.pointsUsed),
    ...(nothing === 'gift_cards' && { fulfilmentMethod: FULFILMENT_METHOD.freeShipping }),
  }
  const shipped = isShippedToAddress(state.fulfilmentMethod, nothing !== null)
  const quote = pricing.quote && pricing.quote.fulfilmentMethod !== NO_FULFILMENT_METHOD ? pricing.quote : null
  const order = usePlaceOrder(cart, useAmountsRefresh(store.gid, chosen.giftCard, pricing.retry, dispatch))
  const refusedAddress = useFatalQuote(pricing.failure, cart, change)
  const refused = useRefusedItems(pricing.failure, cart, onCart)

  const total = quote?.grandTotal ?? 0
  const tip = state.tip ?? defaultTip(state.fulfilmentMethod, total, store.currency, store.tipCutOff)
  const takesTips = store.tipsEnabled && !start.tipsDisabled && !cart.relatedOrderId && nothing !== 'gift_cards'
  const tips = takesTips && quote ? tipAmount(tip, total, store.currency) : null
  const split = splitPayment({
    orderTotal: total + (tips ?? 0),
    pointsUsed: state.pointsUsed,
    pointsPerUnit: store.pointsPerUnit,
    giftCardBalance: state.giftCard?.balance ?? 0,
    currency: store.currency,
  })
  const isCovered = split.coveringMethod !== null
  useEffect(() => {
    // fully covered by points and gift card: resets the method and card to the initial ones
    if (isCovered) dispatch({ card: null, paymentMethod: initialMethod(store, isPay) })
  }, [isCovered, store, isPay])

  const slots = quote?.allowedPeriods ?? {}
  const offeredSlots = Object.values(slots).flat()
  const takesAsap = quote && (quote.asap ?? store.isOpen)
  // one that was chosen before may be over
  const chosenSlot = offeredSlots.find(({ start }) => start === state.slot?.start)
  const slot = cart.kind === 'menu' ? (chosenSlot ?? (takesAsap ? null : (offeredSlots[0] ?? null))) : null
  const progress = toProgress({ state, store, quote, split, shipsNothing: nothing !== null })
  return {
    store,
    hostedCard,
    cart,
    state,
    change,
    shipped,
    nothing,
    offered,
    pricing,
    quote,
    tip,
    tips,
    split,
    slot,
    /** a time was chosen that is no longer offered */
    isSlotGone: state.slot !== null && quote !== null && !chosenSlot,
    takesAsap,
    /** neither as soon as possible nor any later time is offered */
    hasNoTime: cart.kind === 'menu' && takesAsap === false && slot === null,
    slots: cart.kind === 'menu' ? slots : {},
    methods,
    order,
    failure: order.failure ?? pricing.failure ?? (state.shippingAddress ? null : refusedAddress) ?? refused,
    step: firstUnmetStep(progress),
    isDone: (section: CheckoutSection) => isSectionDone(section, progress),
    subtotal,
    place: () => {
      if (!quote || pricing.isPricing || pricing.failure) return
      const { relatedOrderId } = cart
      const request = toOrderRequest({ state, store, quote, split, tips: tips ?? 0, slot, shipped, relatedOrderId })
      void order.place(request, state.enteredCard)
    },
  }
}

export type Checkout = ReturnType<typeof useCheckout>

/** Reads again what an amount due depends on: the price, the store's rules, and the balance of the chosen gift card. */
function useAmountsRefresh(
  gid: number,
  giftCard: GiftCard | null,
  priceAgain: () => void,
  change: (changes: Partial<CheckoutState>) => void,
) {
  const client = useQueryClient()
  return () => {
    priceAgain()
    void client.invalidateQueries({ queryKey: checkoutStartKey(gid) })
    if (!giftCard) return
    const options = { queryKey: giftCardsKey, queryFn: fetchGiftCards, staleTime: 0 }
    void client.fetchQuery(options).then((cards) => {
      if (!cards.ok) return
      const usable = usableCards(cards.value, gid, new Date())
      change({ giftCard: usable.find(({ code }) => code === giftCard.code) ?? null })
    })
  }
}

/** Clears an address that is refused but preserves the message; clears a cart that the API reports as empty. */
function useFatalQuote(failure: Failure | null, cart: Cart, change: (changes: Partial<CheckoutState>) => void) {
  const [refused, setRefused] = useState<Failure | null>(null)
  useEffect(() => {
    if (failure && UNUSABLE.includes(failure.code)) saveCart({ ...cart, items: [] })
    if (!failure || !ADDRESS_REFUSALS.includes(failure.code)) return
    setRefused(failure)
    change({ shippingAddress: null })
  }, [failure, cart, change])
  return refused
}

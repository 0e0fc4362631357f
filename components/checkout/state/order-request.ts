import type { OrderRequest } from '@/lib/domain/checkout/checkout'
import type { CheckoutProgress } from '@/lib/domain/checkout/checkout-steps'
import type { DigitalKind } from '@/lib/domain/checkout/fulfilment-kind'
import type { PaymentSplit } from '@/lib/domain/checkout/payment-split'
import type { Quote, Slot } from '@/lib/domain/checkout/quote'
import { typedValues, valuesOfMethod } from '@/lib/domain/codes/order-fields'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import type { CardFields } from '@/lib/domain/payment/card.schema'
import { documentedCountry } from '@/lib/domain/places/countries'
import { readTypedPhone } from '@/lib/domain/places/typed-phone'
import { canRetry, type Failure } from '@/lib/domain/result'
import type { Store } from '@/lib/domain/stores/stores'
import type { CheckoutState } from './checkout-state'

/** Points and gift card when they cover everything, free for a free order, else the selected one. */
function methodOf(state: CheckoutState, quote: Quote | null, split: PaymentSplit): number | null {
  if (split.coveringMethod !== null) return split.coveringMethod
  if (quote && split.totalDue === 0) return PAYMENT_METHOD.free
  return state.paymentMethod && PAYMENT_METHOD[state.paymentMethod]
}

interface ProgressParts {
  state: CheckoutState
  store: Store
  quote: Quote | null
  split: PaymentSplit
  digital: DigitalKind | null
  failure: Failure | null
  needsTime: boolean
  isCardOnPayPage: boolean
}

/** The shopper's progress, as used by the main button. */
export function toProgress(parts: ProgressParts): CheckoutProgress {
  const { state, store, quote, split, digital, failure, needsTime, isCardOnPayPage } = parts
  return {
    firstName: state.firstName,
    hasValidPhone: readTypedPhone(state.countryCode, state.phone).digits !== undefined,
    fulfilmentMethod: state.fulfilmentMethod,
    hasFulfilmentOptions: (quote?.shippingTypes.length ?? 0) > 0,
    fulfilmentOption: state.fulfilmentOption,
    hasShippingAddress: state.shippingAddress !== null,
    requireTableNumber: store.requireTableNumber,
    ...valuesOfMethod(state, state.fulfilmentMethod),
    paymentMethod: methodOf(state, quote, split),
    hasValidCard: isCardOnPayPage || state.savedCard !== null || state.enteredCard !== null || state.card !== null,
    requireBillingAddress: store.requireBillingAddress,
    hasBillingAddress: state.billingAddress !== null,
    shipsNothing: digital !== null,
    price: failure === null ? 'ready' : canRetry(failure.code) ? 'failed' : 'rejected',
    needsTime,
  }
}

interface OrderParts {
  state: CheckoutState
  store: Store
  quote: Quote
  split: PaymentSplit
  tips: number
  slot: Slot | null
  isShipped: boolean
  relatedOrderId: string | undefined
}

function withDigits(state: CheckoutState): CheckoutState {
  return { ...state, phone: readTypedPhone(state.countryCode, state.phone).digits ?? state.phone }
}

/** A shipped order uses the name and phone of its address unless another contact is entered. */
export function toOrderRequest(parts: OrderParts): OrderRequest<CardFields> {
  const { state, store, quote, split, tips, slot, isShipped, relatedOrderId } = parts
  const address = isShipped ? state.shippingAddress : null
  const countryCode = address ? state.contact?.countryCode : state.countryCode
  const { firstName, lastName, phone } = (address && (state.contact ?? address)) ?? withDigits(state)
  const method = methodOf(state, quote, split)
  const paysByCard = method === PAYMENT_METHOD.credit_card
  return {
    quoteId: quote.id,
    gid: store.gid,
    companyId: store.companyId,
    currency: quote.currency,
    paymentMethod: method ?? -1,
    card: paysByCard && !state.savedCard ? state.card : null,
    cardRef: paysByCard ? state.savedCard?.ref : undefined,
    savesCard: (paysByCard && !state.savedCard && state.savesCard) || undefined,
    fulfilmentMethod: state.fulfilmentMethod,
    fulfilmentOption: state.fulfilmentOption,
    shippingAddress: address,
    billingAddress: paysByCard && store.requireBillingAddress ? state.billingAddress : null,
    firstName,
    lastName,
    phone,
    countryCode: countryCode && documentedCountry(countryCode) ? undefined : countryCode,
    tips,
    giftCardCode: split.giftCardPayment > 0 ? (state.giftCard?.code ?? '') : '',
    pointsUsed: split.pointsPayment > 0 ? state.pointsUsed : 0,
    pointsPayment: split.pointsPayment,
    giftCardPayment: split.giftCardPayment,
    totalDue: split.totalDue,
    ...typedValues(valuesOfMethod(state, state.fulfilmentMethod)),
    comment: state.comment.trim(),
    relatedOrderId: relatedOrderId || undefined,
    slot,
  }
}

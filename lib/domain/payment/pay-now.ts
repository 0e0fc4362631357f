import type { Id } from '@/lib/domain/codes/id'
import { goesWithGiftCards, PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import { type Tip, tipAmount, tipPresets } from '@/lib/domain/money/tips'
import type { Order } from '@/lib/domain/orders/orders'
import type { Store } from '@/lib/domain/stores/stores'
import { isAccepted, methodsIn } from './payment-methods'
import type { CardEntry } from './provider-config'
import type { SavedCard } from './saved-cards'

const PAY_NOW_METHODS = methodsIn('atPayNow')
export type PayNowMethod = (typeof PAY_NOW_METHODS)[number]
export type PayNowChoice = PayNowMethod | 'none'
export const PAY_NOW_CHOICES: readonly PayNowChoice[] = ['none', ...PAY_NOW_METHODS]

export type PayNowHandling = 'back_to_store' | 'go_to_order' | 'pay_now'

/** The screen starts without a choice, which would map to 8. */
export function toPayMethod(choice: PayNowChoice): number {
  return choice === 'none' ? PAYMENT_METHOD.alipay : PAYMENT_METHOD[choice]
}

/** PayPal is paid on a page that only the order's owner has. */
export function methodsToPayNow(
  accepts: Store['payments'],
  { paidByGiftCard, isOwner }: { paidByGiftCard: boolean; isOwner: boolean },
): PayNowMethod[] {
  return PAY_NOW_METHODS.filter(
    (method) =>
      isAccepted(accepts, method) &&
      (method !== 'paypal_express' || isOwner) &&
      (!paidByGiftCard || goesWithGiftCards(PAYMENT_METHOD[method])),
  )
}

export type PayNowStep =
  | 'please_input_payment_method'
  | 'please_input_valid_credit_card'
  | 'please_input_billing_address'
  | 'pay_now'

interface PayNowProgress {
  choice: PayNowChoice
  hasValidCard: boolean
  requireBillingAddress: boolean
  hasBillingAddress: boolean
}

export function payNowStep({ choice, ...rest }: PayNowProgress): PayNowStep {
  if (choice === 'none') return 'please_input_payment_method'
  if (choice === 'credit_card' && !rest.hasValidCard) return 'please_input_valid_credit_card'
  if (choice === 'credit_card' && rest.requireBillingAddress && !rest.hasBillingAddress) {
    return 'please_input_billing_address'
  }
  return 'pay_now'
}

/** The preset with the same amount, else a custom amount. */
export function tipOf(order: Pick<Order, 'orderTotal' | 'tips' | 'currency'>, cutOff?: number): Tip {
  const { currency } = order
  const total = order.orderTotal - order.tips
  const preset = tipPresets(total, currency, cutOff).find((one) => tipAmount(one, total, currency) === order.tips)
  return preset ?? { type: 'flat', amount: order.tips }
}

const PAYABLE = [
  'id',
  'gid',
  'status',
  'storeName',
  'storeLogo',
  'allowPayNow',
  'paymentState',
  'deliveryStatus',
  'currency',
  'items',
  'storeAddress',
  'subtotal',
  'storeDiscount',
  'couponDiscount',
  'shippingFee',
  'fulfilmentMethod',
  'totalBeforeTax',
  'tax',
  'taxes',
  'tips',
  'orderTotal',
  'giftCardPayment',
  'pointsPayment',
  'totalPaid',
  'totalDue',
  'refunded',
  'refundPending',
  'storeSurcharge',
  'orderSurcharge',
] as const satisfies (keyof Order)[]

/** The part of an order that any payer may see: store, items and amounts; no personal data. */
export type PayableOrder = Pick<Order, (typeof PAYABLE)[number]>

export function toPayableOrder(order: Order): PayableOrder {
  return Object.fromEntries(PAYABLE.map((key) => [key, order[key]])) as PayableOrder
}

/** Minor units; null leaves the tips of the order. */
export function paymentDue(order: Pick<PayableOrder, 'totalDue' | 'tips'>, tips: number | null): number {
  return tips === null ? order.totalDue : order.totalDue - order.tips + tips
}

export interface PayNowStart extends CardEntry {
  order: PayableOrder
  /** others have no order page */
  isOwner: boolean
  payments: Store['payments']
  requireBillingAddress: boolean
  takesTips: boolean
  /** minor units */
  tipCutOff: number
  /** cards of a payer who is logged in, where the API saves cards */
  savedCards?: SavedCard[] | undefined
}

/** `C` is the card, as typed or as validated. Tips are minor units of `currency`; null leaves them unchanged. */
export interface PayNowRequest<C> {
  orderId: string
  gid: Id
  choice: PayNowChoice
  tips: number | null
  currency: string
  card: C | null
  /** a saved card of the payer, used instead of `card` */
  cardRef?: string | undefined
  /** whether the card is saved for the payer's next orders */
  savesCard?: boolean | undefined
  billingAddressId: Id | null
  isOwner: boolean
  /** what the payer saw as due with these tips, minor units */
  totalDue: number
}

import type { CheckoutRequest } from '@/backend/checkout/checkout-request'
import type { Config } from '@/backend/config/config'
import { type AddressInput, checkAddress } from '@/backend/customers/addresses/check-address'
import { giftCardBalance } from '@/backend/orders/credit/gift-card-balance'
import { pointsBalance } from '@/backend/orders/credit/points'
import type { ChargedCard } from '@/backend/orders/payments/charge-card'
import { methodFor, type PaymentSplit, splitTotal } from '@/backend/orders/payments/plan-payment'
import type { Database } from '@/backend/platform/db/database'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { toTips } from '@/backend/pricing/to-tips'
import { hasCardForm, offeredPayments } from '@/backend/providers/configured-providers'
import { LINE_KIND } from '@/lib/domain/codes/catalogue-codes'
import { isRedirectMethod, PAYMENT_METHOD, type PaymentMethod } from '@/lib/domain/codes/payment-method'
import { toMinor } from '@/lib/domain/money/decimals'
import { checkAmounts } from './check-amounts'
import type { RepricedQuote } from './reprice-quote'

interface CheckoutPayment extends PaymentSplit {
  method: PaymentMethod
  /** minor units */
  tips: number
  /** whether a card is charged at once */
  isCharge: boolean
  /** whether the payer goes to the payment page or enters a card in the provider's form */
  isOnline: boolean
  billingAddress: AddressInput | null
}

/**
 * How a checkout is paid. `card` is the saved or entered one; null for none. Throws `conflict` when the amounts are not
 * those that the shopper saw, `invalidPaymentMethod`, `overPaymentLimit`, and `invalidRequest` for tips, a card or a
 * billing address.
 */
export async function planCheckoutPayment(
  db: Database,
  config: Pick<Config, 'paymentProviders' | 'paymentLimit' | 'countries'>,
  customerId: number,
  request: CheckoutRequest,
  { quote, cart }: RepricedQuote,
  card: ChargedCard | null,
  now: Date,
): Promise<CheckoutPayment> {
  const { store, totals, pay } = cart
  const { currency } = store
  const tips = toTips(request.tips, currency, store.tipsEnabled && !pay?.relatedOrderId)
  const total = totals.grandTotal + tips
  const accepted = offeredPayments(store.payments, config.paymentProviders)
  const buysGiftCard = cart.lines.some((line) => line.kind === LINE_KIND.giftCard)
  const points = await pointsBalance(db, customerId)
  const split = splitTotal({
    total,
    points: Math.min(request.points, points),
    pointsPerUnit: store.settings.p2v,
    minorPerUnit: toMinor(1, currency),
    giftCardBalance: await giftCardBalance(db, customerId, request.giftCardCode, request.gid, now),
    buysGiftCard,
    accepted,
  })
  await checkAmounts(db, request, { quote, totals, total, points, currency, split })
  const method = methodFor(split, { method: request.method, buysGiftCard, accepted, selfCheckout: pay !== null })
  const isCard = method === PAYMENT_METHOD.credit_card
  const isSaved = card !== null && 'saved' in card
  const isCharge = isCard && (isSaved || !hasCardForm(config.paymentProviders))
  const isOnline = isRedirectMethod(method) || (isCard && !isCharge)
  if (isCharge && !card) throw new DomainError('invalidRequest', 'a card is required')
  if (isCard && !isCharge && card) throw new DomainError('invalidRequest', 'cards belong in the provider’s form')
  if (isOnline && split.due > toMinor(config.paymentLimit, currency))
    throw new DomainError('overPaymentLimit', 'above the payment limit')
  const billingAddress =
    isCard && request.billingAddress ? checkAddress(request.billingAddress, config.countries) : null
  if (isCard && store.settings.requireBillingAddress && !billingAddress)
    throw new DomainError('invalidRequest', 'a billing address is required')
  return { ...split, method, tips, isCharge, isOnline, billingAddress }
}

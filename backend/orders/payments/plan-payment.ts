import { DomainError } from '@/backend/platform/errors/domain-error'
import type { AcceptedPayments } from '@/backend/providers/configured-providers'
import {
  goesWithGiftCards,
  isPaymentMethod,
  PAYMENT_METHOD,
  type PaymentMethod,
  paymentFacts,
} from '@/lib/domain/codes/payment-method'

const M = PAYMENT_METHOD

/** How a total is paid; amounts are minor units. */
export interface PaymentSplit {
  pointsSpent: number
  pointsPayment: number
  giftCardPayment: number
  due: number
}

interface SplitRequest {
  /** minor units, tips included */
  total: number
  points: number
  /** points per currency unit, and its minor units */
  pointsPerUnit: number
  minorPerUnit: number
  giftCardBalance: number
  buysGiftCard: boolean
  accepted: AcceptedPayments
}

/**
 * Splits a total: points first, then the gift card. Throws `invalidPaymentMethod` for points that are not accepted, and
 * for gift cards paid by gift card.
 */
export function splitTotal(request: SplitRequest): PaymentSplit {
  const { total, giftCardBalance } = request
  if (request.buysGiftCard && giftCardBalance > 0) throw notAccepted('gift cards for gift cards')
  const { pointsSpent, pointsPayment } = planPoints(request)
  const giftCardPayment = Math.min(total - pointsPayment, giftCardBalance)
  return { pointsSpent, pointsPayment, giftCardPayment, due: total - pointsPayment - giftCardPayment }
}

/** Never uses more points than the total is worth. */
function planPoints({ points, total, pointsPerUnit, minorPerUnit, accepted }: SplitRequest) {
  if (points === 0) return { pointsSpent: 0, pointsPayment: 0 }
  if (!accepted.points || pointsPerUnit <= 0) throw notAccepted('points')
  const value = Math.round((points * minorPerUnit) / pointsPerUnit)
  if (value <= total) return { pointsSpent: points, pointsPayment: value }
  return { pointsSpent: Math.min(points, Math.ceil((total * pointsPerUnit) / minorPerUnit)), pointsPayment: total }
}

interface MethodRequest {
  method: number
  buysGiftCard: boolean
  accepted: AcceptedPayments
  /** an amount without goods is paid immediately */
  selfCheckout: boolean
}

/**
 * The method of an order. Throws `invalidPaymentMethod` for one that is not accepted or does not match what pays, and
 * for cash or later at self-checkout.
 */
export function methodFor(
  { pointsPayment, giftCardPayment, due }: PaymentSplit,
  request: MethodRequest,
): PaymentMethod {
  const { method } = request
  if (!isPaymentMethod(method)) throw notAccepted('this method')
  if (due === 0) {
    const actual = coveredBy(pointsPayment, giftCardPayment)
    if (paymentFacts(method)?.flow === 'covered' && method !== actual) throw notAccepted('this method')
    return actual
  }
  checkMethod(request.accepted, method, request.buysGiftCard || giftCardPayment > 0)
  if (request.selfCheckout && paymentFacts(method)?.flow === 'at_store')
    throw notAccepted('this method at self-checkout')
  return method
}

/** Throws `invalidPaymentMethod` for a method not accepted, or not allowed when gift cards are bought or used. */
export function checkMethod(accepted: AcceptedPayments, method: number, hasGiftCard: boolean): void {
  if (!accepts(accepted, method)) throw notAccepted('this method')
  if (hasGiftCard && !goesWithGiftCards(method)) throw notAccepted('this method with a gift card')
}

function coveredBy(points: number, giftCard: number): PaymentMethod {
  if (points > 0) return giftCard > 0 ? M.points_and_giftcard : M.points
  return giftCard > 0 ? M.giftcard : M.free
}

function accepts(accepted: AcceptedPayments, method: number): boolean {
  const facts = paymentFacts(method)
  return facts !== null && facts.flow !== 'covered' && accepted[facts.flag]
}

function notAccepted(what: string): DomainError {
  return new DomainError('invalidPaymentMethod', `the store does not accept ${what}`)
}

import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import { toMinor } from '@/lib/domain/money/decimals'

/** Money in minor units of `currency`, `pointsPerUnit` points per unit of it. */
export interface SplitInput {
  /** tips included */
  orderTotal: number
  pointsUsed: number
  pointsPerUnit: number
  /** 0 without a selected card */
  giftCardBalance: number
  currency: string
}

export interface PaymentSplit {
  pointsPayment: number
  giftCardPayment: number
  totalDue: number
  /** 3, 4 or 5 when points and gift card cover everything, else null */
  coveringMethod: number | null
}

const STEP_UNITS = 5

/** Rounded to the currency's minor unit. */
export function pointsValue(points: number, pointsPerUnit: number, currency: string): number {
  return pointsPerUnit > 0 ? Math.round((points * toMinor(1, currency)) / pointsPerUnit) : 0
}

export function pointsStep(pointsPerUnit: number): number {
  return STEP_UNITS * pointsPerUnit
}

export function maxPoints(balance: number, orderTotal: number, pointsPerUnit: number, currency: string): number {
  return Math.max(0, Math.min(balance, Math.floor((orderTotal * pointsPerUnit) / toMinor(1, currency))))
}

/** Points first, then the gift card, the rest is due. */
export function splitPayment(input: SplitInput): PaymentSplit {
  const { orderTotal, pointsUsed, pointsPerUnit, giftCardBalance, currency } = input
  const pointsPayment = Math.min(orderTotal, pointsValue(pointsUsed, pointsPerUnit, currency))
  const giftCardPayment = Math.min(giftCardBalance, orderTotal - pointsPayment)
  const totalDue = orderTotal - pointsPayment - giftCardPayment
  return {
    pointsPayment,
    giftCardPayment,
    totalDue,
    coveringMethod: coveringMethod(pointsPayment, giftCardPayment, totalDue),
  }
}

function coveringMethod(points: number, giftCard: number, due: number): number | null {
  if (due > 0 || points + giftCard === 0) return null
  if (points > 0 && giftCard > 0) return PAYMENT_METHOD.points_and_giftcard
  return points > 0 ? PAYMENT_METHOD.points : PAYMENT_METHOD.giftcard
}

export function coverWarning(method: number) {
  if (method === PAYMENT_METHOD.points_and_giftcard) return 'giftcard_points_pays_order_total' as const
  return method === PAYMENT_METHOD.points
    ? ('points_pays_order_total' as const)
    : ('giftcard_pays_order_total' as const)
}

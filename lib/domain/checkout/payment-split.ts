import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'

/** Points and money; money in minor units, `pointsPerUnit` points per currency unit. */
export interface SplitInput {
  /** the amount to be paid, tips included */
  orderTotal: number
  pointsUsed: number
  pointsPerUnit: number
  /** 0 without a selected card */
  giftCardBalance: number
}

export interface PaymentSplit {
  pointsPayment: number
  giftCardPayment: number
  totalDue: number
  /** 3, 4 or 5 when points and gift card cover everything, else null */
  coveringMethod: number | null
}

const MINOR_PER_UNIT = 100
const STEP_UNITS = 5

/** The value of points, rounded to 2 decimals. */
export function pointsValue(points: number, pointsPerUnit: number): number {
  return pointsPerUnit > 0 ? Math.round((points * MINOR_PER_UNIT) / pointsPerUnit) : 0
}

/** The step of the plus and minus buttons. */
export function pointsStep(pointsPerUnit: number): number {
  return STEP_UNITS * pointsPerUnit
}

/** The lower of the balance and the order total in points. */
export function maxPoints(balance: number, orderTotal: number, pointsPerUnit: number): number {
  return Math.max(0, Math.min(balance, Math.floor((orderTotal * pointsPerUnit) / MINOR_PER_UNIT)))
}

/** Points first, then the gift card, the rest is due. */
export function splitPayment({ orderTotal, pointsUsed, pointsPerUnit, giftCardBalance }: SplitInput): PaymentSplit {
  const pointsPayment = Math.min(orderTotal, pointsValue(pointsUsed, pointsPerUnit))
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

/** The warning about what covers the whole total. */
export function coverWarning(method: number) {
  if (method === PAYMENT_METHOD.points_and_giftcard) return 'giftcard_points_pays_order_total' as const
  return method === PAYMENT_METHOD.points
    ? ('points_pays_order_total' as const)
    : ('giftcard_pays_order_total' as const)
}

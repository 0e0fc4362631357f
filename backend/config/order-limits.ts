import { z } from 'zod'

const limit = z.coerce.number().int().min(1)

/** The variables of `OrderLimits`. */
export const ORDER_LIMITS = {
  OPEN_ORDERS: limit.default(20),
  OPEN_ORDERS_UNVERIFIED: limit.default(4),
  OPEN_ORDERS_UNVERIFIED_PER_ADDRESS: limit.default(8),
  HELD_UNITS_UNVERIFIED: limit.default(20),
  OPEN_QUOTES: limit.default(20),
  CHECKOUTS_PER_HOUR: limit.default(60),
}

/**
 * Limits on what a customer can hold without paying. An order is open until its store accepts it or it is fully paid; an
 * account is verified by a confirmed email or a phone.
 */
export interface OrderLimits {
  /** open orders of a verified account */
  open: number
  /** open orders of an unverified account */
  openUnverified: number
  /** open orders of all unverified accounts at one network address */
  openOfAddress: number
  /** units of one item in all open orders of an unverified account */
  unitsUnverified: number
  /** stored quotes of one account without a checkout; only the newest are kept */
  openQuotes: number
  checkoutsPerHour: number
}

export function toOrderLimits(env: z.output<z.ZodObject<typeof ORDER_LIMITS>>): OrderLimits {
  return {
    open: env.OPEN_ORDERS,
    openUnverified: env.OPEN_ORDERS_UNVERIFIED,
    openOfAddress: env.OPEN_ORDERS_UNVERIFIED_PER_ADDRESS,
    unitsUnverified: env.HELD_UNITS_UNVERIFIED,
    openQuotes: env.OPEN_QUOTES,
    checkoutsPerHour: env.CHECKOUTS_PER_HOUR,
  }
}

import * as z from 'zod/mini'

/** A coupon that a shopper applies. */
export const couponForm = z.object({ coupon: z.string().check(z.trim(), z.maxLength(60)) })

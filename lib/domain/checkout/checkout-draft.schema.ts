import * as z from 'zod/mini'
import { MAX_COUPON } from '@/lib/domain/checkout/quote'
import { byFieldType } from '@/lib/domain/codes/order-fields'
import { PAYMENT_METHOD, type PaymentMethodName } from '@/lib/domain/codes/payment-method'
import { phoneCountry } from '@/lib/domain/places/typed-phone.schema'
import { addressInput } from './address-input'

const text = (max: number) => z.string().check(z.maxLength(max))
const name = { firstName: text(80), lastName: text(80), phone: text(40) }

/** The saved part of what a person entered at a checkout: never a card, nor the code of a gift card. */
export const checkoutDraft = z.partial(
  z.object({
    ...name,
    countryCode: phoneCountry,
    comment: text(1000),
    ...byFieldType({ digits: text(12), flag: z.boolean() }),
    tip: z.union([
      z.object({ type: z.literal('percent'), percent: z.number() }),
      z.object({ type: z.literal('flat'), amount: z.number() }),
    ]),
    paymentMethod: z.enum(Object.keys(PAYMENT_METHOD) as [PaymentMethodName, ...PaymentMethodName[]]),
    slot: z.object({ start: z.string(), end: z.string() }),
    shippingAddress: addressInput,
    contact: z.object({ ...name, countryCode: z.optional(phoneCountry) }),
    billingAddress: addressInput,
    fulfilmentOption: text(40),
    giftCardEnd: text(4),
    typedCoupon: text(MAX_COUPON),
    pointsUsed: z.int().check(z.nonnegative()),
  }),
)

export type CheckoutDraft = z.infer<typeof checkoutDraft>

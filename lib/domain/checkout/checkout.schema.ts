import { z } from 'zod'
import { ID_TEXT } from '@/lib/domain/codes/id'
import { idInQuery, idSchema } from '@/lib/domain/codes/id.schema'
import { byFieldType } from '@/lib/domain/codes/order-fields'
import { savedCardChoice } from '@/lib/domain/payment/saved-card.schema'
import { phoneCountry } from '@/lib/domain/places/typed-phone.schema'
import { line, prose, typed } from '@/lib/domain/text.schema'
import { typedDigits } from '@/lib/domain/typed-text'
import { addressInput } from './address-input'
import { MAX_COUPON } from './quote'

const ordered = z.object({
  /** 0 for an amount without goods */
  pid: idSchema,
  qty: z.number().int().min(1).max(10_000),
  pc: z.number().int(),
  options: z.record(z.string().regex(ID_TEXT), z.array(idSchema).max(50)),
  taxClass: z.string().max(40).optional(),
  selfCheckout: z.literal(true).optional(),
})

export const quoteSchema = z.object({
  coupon: typed(MAX_COUPON),
  gid: idSchema,
  /** currency of the lines' prices */
  currency: z.string().length(3),
  lines: z.array(ordered).max(100),
  fulfilmentMethod: z.number().int().min(0).max(5),
  fulfilmentOption: z.string().max(40),
  address: z.nullable(addressInput),
  relatedOrderId: z.string().max(64).optional(),
})

export const cartLinesSchema = quoteSchema.pick({ gid: true, lines: true, currency: true })

/** Card fields are validated by `cardSchema`. */
export const orderSchema = z.object({
  quoteId: z.string().min(1).max(64),
  gid: idSchema,
  companyId: idSchema,
  currency: z.string().length(3),
  paymentMethod: z.number().int(),
  card: z.unknown().nullable(),
  ...savedCardChoice,
  fulfilmentMethod: z.number().int().min(1).max(5),
  fulfilmentOption: z.string().max(40),
  shippingAddress: z.nullable(addressInput),
  billingAddress: z.nullable(addressInput),
  firstName: line(80),
  lastName: line(80),
  phone: z.string().max(20),
  countryCode: z.optional(phoneCountry),
  // the API refuses more than 99999 of the currency
  tips: z.number().int().min(0),
  giftCardCode: typed(40),
  pointsUsed: z.number().int().min(0),
  pointsPayment: z.number().int().min(0),
  giftCardPayment: z.number().int().min(0),
  totalDue: z.number().int().min(0),
  ...byFieldType({
    digits: z
      .string()
      .overwrite(typedDigits)
      .regex(/^\d{0,3}$/),
    // a tab from before the field does not send it
    flag: z.boolean().default(false),
  }),
  comment: prose(1000),
  relatedOrderId: z.string().max(64).optional(),
  slot: z.object({ start: z.iso.datetime({ offset: true }), end: z.iso.datetime({ offset: true }) }).nullable(),
})

export const lostOrderQuery = z.object({
  quoteId: z.string().min(1).max(64),
  gid: idInQuery,
  currency: z.string().length(3),
  /** minor units, with tips */
  total: z.coerce.number().int().min(0),
  /** seconds since it was sent */
  age: z.coerce.number().min(0),
  /** the order before it; empty for none */
  before: z.string().max(64),
})

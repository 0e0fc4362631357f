import { z } from 'zod'
import { idInQuery, idSchema } from '@/lib/domain/codes/id.schema'
import { tipMaximum } from '@/lib/domain/money/tips'
import { typedText } from '@/lib/domain/typed-text'
import { PAY_NOW_CHOICES } from './pay-now'
import { savedCardChoice } from './saved-card.schema'

/** what a URL contains as it is, but for the steps of a path; the page of an order has the same */
const orderId = z
  .string()
  .overwrite(typedText)
  .regex(/^(?!\.{1,2}$)[\w.~-]{1,64}$/)
/** as the payer saw it, minor units */
const totalDue = z.number().int().min(0)

const back = z
  .literal('1')
  .optional()
  .transform((value) => value === '1')

export const orderQuery = z.object({ back })

export const payNowQuery = z.object({ orderId, gid: idInQuery, back })

/** Card fields are validated by `cardSchema`. */
export const payNowSchema = z
  .object({
    orderId,
    gid: idSchema,
    choice: z.enum(PAY_NOW_CHOICES),
    tips: z.number().int().min(0).nullable(),
    currency: z.string().length(3),
    card: z.unknown().nullable(),
    ...savedCardChoice,
    billingAddressId: z.nullable(idSchema),
    isOwner: z.boolean(),
    totalDue,
  })
  .refine(({ tips, currency }) => (tips ?? 0) <= tipMaximum(currency))

export const lostPaymentQuery = z.object({
  orderId,
  gid: idInQuery,
  totalDue: z.coerce.number().int().min(0),
  /** seconds since it was sent */
  age: z.coerce.number().min(0),
})

const due = { orderId, currency: z.string().length(3), totalDue }
const start = z.object({ action: z.literal('init'), ...due })
const authorize = z.object({
  action: z.literal('authorize'),
  ...due,
  paymentId: z.string().min(1).max(200),
  payerId: z.string().min(1).max(200),
})
const cancel = z.object({ action: z.literal('cancel'), orderId })

export const expressSchema = z.discriminatedUnion('action', [start, authorize, cancel])

export type ExpressRequest = z.input<typeof expressSchema>

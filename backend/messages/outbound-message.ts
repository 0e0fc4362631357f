import { z } from 'zod'
import { LANGUAGES } from '@/lib/domain/site/languages'

const language = z.enum(LANGUAGES)

/** What is mailed with a link, whose token is sealed. */
const link = { email: z.string(), sealed: z.string(), expiresAt: z.iso.datetime(), language }

const ORDER_NEWS = ['placed', 'paid', 'ready', 'unaccepted', 'canceled'] as const
export type OrderNews = (typeof ORDER_NEWS)[number]

export const STORE_NEWS = ['new', 'waiting'] as const
export type StoreNews = (typeof STORE_NEWS)[number]

/** Ids, from which the text is written when it is sent. Secrets are `sealed`; nothing is sent after `expiresAt`. */
export const notice = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('order'),
    news: z.enum(ORDER_NEWS),
    orderId: z.string(),
    /** an operator asked for it */
    isResent: z.boolean().optional(),
  }),
  /** to its store: it is new, or was not accepted for a while */
  z.object({ kind: z.literal('store_order'), news: z.enum(STORE_NEWS), orderId: z.string() }),
  /** a part of an order was refunded, or all of it without ending it */
  z.object({ kind: z.literal('order_refunded'), orderId: z.string(), refundId: z.string() }),
  z.object({ kind: z.literal('gift_card_bought'), orderLineId: z.int(), nth: z.int() }),
  /** `entryId` is the transfer to the receiver; the giver's comment is sealed */
  z.object({
    kind: z.literal('gift_card_received'),
    entryId: z.int(),
    receiverId: z.int(),
    sealed: z.string(),
    language,
  }),
  /** to an address that nobody has confirmed; the card's number is sealed */
  z.object({ kind: z.literal('gift_card_waiting'), email: z.string(), sealed: z.string(), language }),
  z.object({ kind: z.literal('phone_code'), sealed: z.string(), expiresAt: z.iso.datetime(), language }),
  z.object({ kind: z.literal('reset_link'), ...link }),
  z.object({ kind: z.literal('confirm_email'), ...link }),
  /** by text to the old phone, where it is sealed in it, else by mail */
  z.object({ kind: z.literal('phone_changed'), customerId: z.int(), sealed: z.string().optional(), language }),
  z.object({ kind: z.literal('password_changed'), customerId: z.int(), language }),
  /** to support; what was written is sealed */
  z.object({ kind: z.literal('contact'), email: z.string(), sealed: z.string() }),
  z.object({ kind: z.literal('email_changed'), customerId: z.int(), oldEmail: z.string(), language }),
])
export type OutboundMessage = z.output<typeof notice>
export type OutboundMessageOf<Kind extends OutboundMessage['kind']> = Extract<OutboundMessage, { kind: Kind }>

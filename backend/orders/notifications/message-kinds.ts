import { z } from 'zod'
import { defineMessage } from '@/backend/messages/message-kind'
import { LANGUAGES } from '@/lib/domain/languages/languages'

const language = z.enum(LANGUAGES)

const ORDER_NEWS = ['placed', 'paid', 'ready', 'unaccepted', 'canceled'] as const
export type OrderNews = (typeof ORDER_NEWS)[number]

export const STORE_NEWS = ['new', 'waiting'] as const
export type StoreNews = (typeof STORE_NEWS)[number]

export const ORDER_MAIL = defineMessage(
  'order',
  z.object({
    news: z.enum(ORDER_NEWS),
    orderId: z.string(),
    /** whether an operator asked for it */
    isResent: z.boolean().optional(),
  }),
  'counted',
)

/** To the store of an order that is new, or was not accepted for a while. */
export const STORE_MAIL = defineMessage(
  'store_order',
  z.object({ news: z.enum(STORE_NEWS), orderId: z.string() }),
  'open',
)

/** About a refund of a part of an order, or of all without ending it. */
export const REFUND_MAIL = defineMessage(
  'order_refunded',
  z.object({ orderId: z.string(), refundId: z.string() }),
  'refusable',
)

export const GIFT_CARD_BOUGHT = defineMessage(
  'gift_card_bought',
  z.object({ orderLineId: z.int(), nth: z.int() }),
  'refusable',
)

/** `entryId` is the transfer to the receiver; the giver's comment is sealed. */
export const GIFT_CARD_RECEIVED = defineMessage(
  'gift_card_received',
  z.object({ entryId: z.int(), receiverId: z.int(), sealed: z.string(), language }),
  'counted',
)

/** To an address that nobody has confirmed; the card's number is sealed. */
export const GIFT_CARD_WAITING = defineMessage(
  'gift_card_waiting',
  z.object({ email: z.string(), sealed: z.string(), language }),
  'counted',
)

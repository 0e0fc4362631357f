import { nameFinder } from './name-finder'

/** What happened to a gift card, an entry each, as the wire and the database write it. */
export const GIFT_CARD_ENTRY = { created: 0, used: 1, refunded: 5, transferred: 6, received: 7 } as const

export type GiftCardEntryName = keyof typeof GIFT_CARD_ENTRY
export type GiftCardEntry = (typeof GIFT_CARD_ENTRY)[GiftCardEntryName]

/** The name of an entry; null for a number that is none. */
export const giftCardEntryName = nameFinder(GIFT_CARD_ENTRY)

import { nameFinder } from './name-finder'

/** Types of gift-card ledger entries, as on the wire and in the database. */
export const GIFT_CARD_ENTRY = { created: 0, used: 1, refunded: 5, transferred: 6, received: 7 } as const

export type GiftCardEntryName = keyof typeof GIFT_CARD_ENTRY
export type GiftCardEntry = (typeof GIFT_CARD_ENTRY)[GiftCardEntryName]

/** Null for an unknown number. */
export const giftCardEntryName = nameFinder(GIFT_CARD_ENTRY)

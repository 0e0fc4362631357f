import { nameFinder } from './name-finder'

/** The purpose of a checkout address, as on the wire. */
export const ADDRESS_TYPE = { shipping: 1, billing: 2 } as const

export type AddressType = (typeof ADDRESS_TYPE)[keyof typeof ADDRESS_TYPE]

/** Bookmark types, as on the wire and in the database. */
export const BOOKMARK_TYPE = { store: 7, product: 6, groupSale: 2 } as const

export type BookmarkType = (typeof BOOKMARK_TYPE)[keyof typeof BOOKMARK_TYPE]

/** Types of gift-card ledger entries, as on the wire and in the database. */
export const GIFT_CARD_ENTRY = { created: 0, used: 1, refunded: 5, transferred: 6, received: 7 } as const

export type GiftCardEntryName = keyof typeof GIFT_CARD_ENTRY
export type GiftCardEntry = (typeof GIFT_CARD_ENTRY)[GiftCardEntryName]

/** Null for an unknown number. */
export const giftCardEntryName = nameFinder(GIFT_CARD_ENTRY)

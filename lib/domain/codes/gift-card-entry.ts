/** What happened to a gift card, an entry each, as the wire and the database write it. */
export const GIFT_CARD_ENTRY = { created: 0, used: 1, refunded: 5, transferred: 6, received: 7 } as const

export type GiftCardEntryName = keyof typeof GIFT_CARD_ENTRY
export type GiftCardEntry = (typeof GIFT_CARD_ENTRY)[GiftCardEntryName]

const NAMES = Object.keys(GIFT_CARD_ENTRY) as GiftCardEntryName[]

/** The name of an entry; null for a number that is none. */
export function giftCardEntryName(type: number): GiftCardEntryName | null {
  return NAMES.find((name) => GIFT_CARD_ENTRY[name] === type) ?? null
}

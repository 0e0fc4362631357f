import type { GiftCardEntryName } from '@/lib/domain/codes/account-codes'
import { type Id, isSameId } from '@/lib/domain/codes/id'

/**
 * Amounts are minor units of `currency`. Times, also of its entries, are in the store's local time; in UTC, with a
 * `Z`, where its zone is not known.
 */
export interface GiftCard {
  code: string
  gid: Id
  storeName: string
  storeLogo: string
  balance: number
  bookValue: number
  currency: string
  expiresAt: string | null
  purchasedAt: string | null
  /** the address it was given to, while nobody has confirmed that; until then nobody can use it */
  waitsFor: string | null
  /** its store's colour, `#rrggbb`, on which white is legible; null for that of the site */
  colour: string | null
}

export function usableCards(cards: readonly GiftCard[], gid: Id, now: Date): GiftCard[] {
  return cards.filter((card) => isSameId(card.gid, gid) && giftCardState(card, now) === 'good')
}

/** Amounts are minor units of the card's currency. */
export interface GiftCardChange {
  /** null if the API omits it, as `balance` */
  at: string | null
  /** null for a type that this version does not know */
  type: GiftCardEntryName | null
  /** the order, or the other customer */
  extra: string
  delta: number
  balance: number | null
}

export const MAX_TRANSFER_COMMENT = 500

/** A card's code is as good as money, so only its last four characters are shown. */
export function maskCode(code: string): string {
  return `•••• ${code.slice(-4)}`
}

export function giftCardState(
  { balance, expiresAt, waitsFor }: GiftCard,
  now: Date,
): 'good' | 'waiting' | 'spent' | 'expired' {
  if (waitsFor !== null) return 'waiting'
  if (expiresAt !== null && Date.parse(expiresAt) <= now.getTime()) return 'expired'
  return balance > 0 ? 'good' : 'spent'
}

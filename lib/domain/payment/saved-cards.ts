import { isExpired } from './cards'

/** A card that a customer has saved at the payment provider. */
export interface SavedCard {
  /** the API's own id of it */
  ref: string
  /** as `Visa`; empty: of an issuer that has no name here */
  brand: string
  lastFour: string
  month: number
  /** four digits */
  year: number
}

export function canPayWith({ month, year }: SavedCard, now: Date): boolean {
  return !isExpired(month, year, now)
}

/** The expiry as `08/29`. */
export function expiryOf({ month, year }: SavedCard): string {
  return `${String(month).padStart(2, '0')}/${String(year).slice(-2)}`
}

/** The card of the last order, else the only one; null when there is neither. `lastFour`: of the last order's card. */
export function initialSavedCard(
  cards: readonly SavedCard[],
  lastFour: string | undefined,
  now: Date,
): SavedCard | null {
  const usable = cards.filter((card) => canPayWith(card, now))
  const [only, ...more] = usable
  return usable.find((card) => card.lastFour === lastFour) ?? (more.length === 0 ? (only ?? null) : null)
}

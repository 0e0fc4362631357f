import type { CardType } from '@/lib/domain/payment/cards'

/** A card that a provider has: its number stays there. */
export interface SavedCard {
  /** the provider's own id of it */
  ref: string
  /** null: of an issuer that we do not name */
  type: CardType | null
  lastFour: string
  month: number
  /** of four digits */
  year: number
}

/** The cards that customers have saved at a provider, under its own reference of each customer. */
export interface CardVault {
  createCustomer(): Promise<string>
  /** the newest first, each card once */
  list(customer: string): Promise<SavedCard[]>
  /** removes one of their cards; one that is gone already is no error */
  remove(customer: string, ref: string): Promise<void>
  /** removes the customer with all their cards; one that is gone already is no error */
  forget(customer: string): Promise<void>
}

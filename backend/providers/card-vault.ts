import type { CardType } from '@/lib/domain/payment/cards'

/** A saved card, whose number only the provider has. */
export interface SavedCard {
  /** the provider's id of the card */
  ref: string
  /** null for an issuer that we have no name for */
  type: CardType | null
  lastFour: string
  month: number
  /** four digits */
  year: number
}

/** The saved cards at a provider. `customer` is its own reference of a customer. */
export interface CardVault {
  createCustomer(): Promise<string>
  /** newest first, each card once */
  list(customer: string): Promise<SavedCard[]>
  /** removes a card; idempotent */
  remove(customer: string, ref: string): Promise<void>
  /** removes the customer with all cards; idempotent */
  forget(customer: string): Promise<void>
}

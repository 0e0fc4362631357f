import { timeNow } from '@/lib/browser/clock'
import type { EnteredCard } from '@/lib/browser/orders/hosted-card'
import { lastChoices } from '@/lib/browser/orders/last-choices'
import type { Tip } from '@/lib/domain/money/tips'
import type { CardFields } from '@/lib/domain/payment/card.schema'
import { methodsToPayNow, type PayNowChoice, type PayNowStart } from '@/lib/domain/payment/pay-now'
import { initialSavedCard, type SavedCard } from '@/lib/domain/payment/saved-cards'
import type { Address } from '@/lib/domain/places/addresses'

/** The card is held only in memory. */
export interface Chosen {
  choice: PayNowChoice
  card: CardFields | null
  savedCard: SavedCard | null
  savesCard: boolean
  /** a card that is complete in the provider's own form */
  enteredCard: EnteredCard | null
  billing: Address | null
  /** null means the order's tip */
  tip: Tip | null
}

/** Begins with the saved card of the last order, if any. */
export function initialChoice({ order, isOwner, payments, savedCards = [] }: PayNowStart): Chosen {
  const methods = methodsToPayNow(payments, { paidByGiftCard: order.giftCardPayment > 0, isOwner })
  const takesCards = methods.includes('credit_card')
  const savedCard = takesCards ? initialSavedCard(savedCards, lastChoices.read().cardEnd, new Date(timeNow())) : null
  const choice = savedCard ? 'credit_card' : 'none'
  return { choice, card: null, savedCard, savesCard: false, enteredCard: null, billing: null, tip: null }
}

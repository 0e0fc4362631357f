import type Stripe from 'stripe'
import type { CardVault } from '@/backend/providers/card-vault'
import { ifKnown, loggable } from './stripe-errors'
import { toSavedCard } from './stripe-records'

/** The saved cards of Stripe's customers. Each payment that saves a card adds one there, even the same card again. */
export function createStripeVault(stripe: Stripe): CardVault {
  const cardsOf = async (customer: string) =>
    (await ifKnown(stripe.customers.listPaymentMethods(customer, { type: 'card', limit: 100 })))?.data ?? []
  return {
    createCustomer: async () => (await loggable(stripe.customers.create({}))).id,
    async list(customer) {
      const cards = await cardsOf(customer)
      const isFirst = (card: Stripe.PaymentMethod) => cards.find((one) => isSame(one, card)) === card
      return cards.filter(isFirst).flatMap((card) => toSavedCard(card) ?? [])
    },
    async remove(customer, ref) {
      const cards = await cardsOf(customer)
      const removed = cards.find(({ id }) => id === ref)
      if (!removed) return
      for (const card of cards) if (isSame(card, removed)) await ifKnown(stripe.paymentMethods.detach(card.id))
    },
    async forget(customer) {
      for (const { id } of await cardsOf(customer)) await ifKnown(stripe.paymentMethods.detach(id))
      await ifKnown(stripe.customers.del(customer))
    },
  }
}

function isSame(one: Stripe.PaymentMethod, other: Stripe.PaymentMethod): boolean {
  const [a, b] = [one.card, other.card]
  return a?.fingerprint === b?.fingerprint && a?.exp_month === b?.exp_month && a?.exp_year === b?.exp_year
}

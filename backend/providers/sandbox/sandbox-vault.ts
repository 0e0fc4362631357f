import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '@/backend/platform/db/database'
import type { CardVault } from '@/backend/providers/card-vault'
import type { CardDetails } from '@/backend/providers/payment-provider'
import { cardTypeOf } from '@/lib/domain/payment/cards'
import { type CardBehaviour, sandboxCards } from './schema'

/** The sandbox's saved cards: how they behave, never their numbers. */
export function createSandboxVault(db: Database): CardVault {
  return {
    createCustomer: async () => `cus_${randomUUID()}`,
    async list(customer) {
      const rows = await db
        .select()
        .from(sandboxCards)
        .where(eq(sandboxCards.customer, customer))
        .orderBy(desc(sandboxCards.createdAt))
      return rows.map(({ ref, type, lastFour, month, year }) => ({ ref, type, lastFour, month, year }))
    },
    async remove(customer, ref) {
      await db.delete(sandboxCards).where(and(eq(sandboxCards.customer, customer), eq(sandboxCards.ref, ref)))
    },
    async forget(customer) {
      await db.delete(sandboxCards).where(eq(sandboxCards.customer, customer))
    },
  }
}

/** Saves a card once per customer. */
export async function saveSandboxCard(
  db: Database,
  customer: string,
  { number, month, year }: CardDetails,
  behaviour: CardBehaviour,
): Promise<void> {
  const card = { type: cardTypeOf(number), lastFour: number.slice(-4), month, year: year < 100 ? 2000 + year : year }
  await db
    .insert(sandboxCards)
    .values({ ref: `card_${randomUUID()}`, customer, ...card, behaviour })
    .onConflictDoNothing()
}

/** How a saved card behaves; null for one that is not the customer's. */
export async function findSandboxCard(db: Database, customer: string, ref: string): Promise<CardBehaviour | null> {
  const [row] = await db
    .select()
    .from(sandboxCards)
    .where(and(eq(sandboxCards.customer, customer), eq(sandboxCards.ref, ref)))
  return row?.behaviour ?? null
}

import { integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '@/backend/platform/db/columns'
import type { ProviderName } from '@/backend/providers/configured-providers'
import type { ChargeOutcome } from '@/backend/providers/payment-provider'
import type { CardType } from '@/lib/domain/payment/cards'
import { customers } from './customers'

/** By which reference a provider knows a customer who saves cards there. The cards are the provider's alone. */
export const vaultCustomers = pgTable(
  'vault_customers',
  {
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    provider: text().$type<ProviderName>().notNull(),
    reference: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.provider] })],
)

/** What a test card does each time it is charged; `asks`: its bank wants its owner's consent on a page. */
export type CardBehaviour = ChargeOutcome | 'asks' | 'silent'

/** The sandbox provider's own records of saved cards, separate from ours as with a real provider. */
export const sandboxCards = pgTable(
  'sandbox_cards',
  {
    ref: text().primaryKey(),
    /** the sandbox's reference of a customer */
    customer: text().notNull(),
    /** null: of an unknown issuer */
    type: smallint().$type<CardType>(),
    lastFour: text().notNull(),
    month: smallint().notNull(),
    year: smallint().notNull(),
    behaviour: text().$type<CardBehaviour>().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('sandbox_cards_one').on(t.customer, t.lastFour, t.month, t.year)],
)

import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ProviderName } from '@/backend/providers/configured-providers'
import { customers } from './customers'

/** A provider's reference of a customer who saves cards there; the cards themselves are stored at the provider only. */
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

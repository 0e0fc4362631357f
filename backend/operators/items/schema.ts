import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '@/backend/platform/db/columns'
import type { ItemKind } from './list-items'

/** Items that are sold out for a time, after which they have the stock of before. */
export const restocks = pgTable(
  'restocks',
  {
    kind: text().$type<ItemKind>().notNull(),
    /** id of the dish, deal or choice */
    itemId: integer().notNull(),
    gid: integer().notNull(),
    /** null: not counted */
    stock: integer(),
    at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.itemId] })],
)

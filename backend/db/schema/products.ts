import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { LINE_KIND, type LineKind } from '@/lib/domain/codes/line-kind'
import type { WeeklyHours } from '@/lib/domain/stores/weekly-hours'
import { cents, changedAt, localised } from './columns'
import { deals } from './deals'
import { stores } from './stores'

export const menuSections = pgTable(
  'menu_sections',
  {
    id: integer().primaryKey(),
    gid: integer()
      .notNull()
      .references(() => stores.gid),
    name: localised().notNull(),
    position: smallint().notNull(),
  },
  (t) => [index('menu_sections_store').on(t.gid, t.position)],
)

export const products = pgTable(
  'products',
  {
    id: integer().primaryKey(),
    gid: integer()
      .notNull()
      .references(() => stores.gid),
    sectionId: integer()
      .notNull()
      .references(() => menuSections.id),
    name: localised().notNull(),
    description: localised().notNull(),
    sku: text().notNull(),
    price: cents().notNull(),
    kind: smallint().$type<LineKind>().notNull().default(LINE_KIND.goods),
    picture: text().notNull().default(''),
    /** null means untracked */
    stock: integer(),
    /** when it can be ordered; null means whenever the store is open */
    available: jsonb().$type<WeeklyHours>(),
    taxClass: text().notNull().default('standard'),
    changedAt: changedAt(),
    position: smallint().notNull(),
  },
  (t) => [
    index('products_store').on(t.gid, t.position),
    check('products_stock', sql`${t.stock} >= 0`),
    check('products_kind', sql`${t.kind} in (0, 1)`),
  ],
)

/** Option groups of deals and of products. */
export const optionGroups = pgTable(
  'option_groups',
  {
    id: integer().primaryKey(),
    dealId: integer().references(() => deals.id, { onDelete: 'cascade' }),
    productId: integer().references(() => products.id, { onDelete: 'cascade' }),
    /** set for a nested group: shown once this choice is selected */
    parentChoiceId: integer().references((): AnyPgColumn => optionChoices.id, { onDelete: 'cascade' }),
    name: localised().notNull(),
    min: smallint().notNull(),
    max: smallint().notNull(),
    position: smallint().notNull(),
  },
  (t) => [
    index('option_groups_deal').on(t.dealId),
    index('option_groups_product').on(t.productId),
    check('option_groups_owner', sql`num_nonnulls(${t.dealId}, ${t.productId}) = 1`),
  ],
)

export const optionChoices = pgTable(
  'option_choices',
  {
    id: integer().primaryKey(),
    groupId: integer()
      .notNull()
      .references(() => optionGroups.id, { onDelete: 'cascade' }),
    name: localised().notNull(),
    /** added to the unit price */
    price: cents().notNull().default(0),
    /** 0 or less means sold out */
    stock: integer().notNull(),
    position: smallint().notNull(),
  },
  (t) => [index('option_choices_group').on(t.groupId, t.position), check('option_choices_stock', sql`${t.stock} >= 0`)],
)

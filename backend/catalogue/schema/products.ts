import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { cents, changedAt, fileStock, instant, ownKey, retiredAt, soldOut } from '@/backend/platform/db/columns'
import { localised } from '@/backend/platform/db/localised-columns'
import { LINE_KIND, type LineKind } from '@/lib/domain/codes/catalogue-codes'
import type { WeeklyHours } from '@/lib/domain/stores/opening-hours'
import { deals } from './deals'
import { stores } from './stores'

export const menuSections = pgTable(
  'menu_sections',
  {
    id: integer().primaryKey(),
    gid: integer()
      .notNull()
      .references(() => stores.gid),
    key: ownKey(),
    name: localised().notNull(),
    /** of its products without one; empty: that of the store */
    taxClass: text().notNull().default(''),
    /** when its products can be ordered; null means whenever they can */
    available: jsonb().$type<WeeklyHours>(),
    position: smallint().notNull(),
    retiredAt: retiredAt(),
  },
  (t) => [index('menu_sections_store').on(t.gid, t.position), uniqueIndex('menu_sections_key').on(t.gid, t.key)],
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
    /** what `price` is reduced from; null, or not above `price`: it is not on sale */
    regularPrice: cents(),
    /** from then on it costs `regularPrice`; null: the sale has no end */
    priceUntil: instant(),
    kind: smallint().$type<LineKind>().notNull().default(LINE_KIND.goods),
    picture: text().notNull().default(''),
    /** those after `picture`; null means none */
    furtherPictures: jsonb().$type<string[]>(),
    /** null means untracked */
    stock: integer(),
    /** when it can be ordered; null means whenever the store is open */
    available: jsonb().$type<WeeklyHours>(),
    taxClass: text().notNull().default('standard'),
    changedAt: changedAt(),
    position: smallint().notNull(),
    retiredAt: retiredAt(),
    fileStock: fileStock(),
    soldOut: soldOut(),
  },
  (t) => [
    index('products_store').on(t.gid, t.position),
    uniqueIndex('products_sku').on(t.gid, t.sku),
    check('products_stock', sql`${t.stock} >= 0`),
    check('products_kind', sql`${t.kind} in (0, 1)`),
  ],
)

export const optionGroups = pgTable(
  'option_groups',
  {
    id: integer().primaryKey(),
    dealId: integer().references(() => deals.id, { onDelete: 'cascade' }),
    productId: integer().references(() => products.id, { onDelete: 'cascade' }),
    /** set for a nested group: shown once this choice is selected */
    parentChoiceId: integer().references((): AnyPgColumn => optionChoices.id, { onDelete: 'cascade' }),
    /** unique among all groups of the deal or dish, nested ones too */
    key: ownKey(),
    name: localised().notNull(),
    min: smallint().notNull(),
    max: smallint().notNull(),
    position: smallint().notNull(),
    retiredAt: retiredAt(),
  },
  (t) => [
    uniqueIndex('option_groups_deal_key').on(t.dealId, t.key),
    uniqueIndex('option_groups_product_key').on(t.productId, t.key),
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
    key: ownKey(),
    name: localised().notNull(),
    /** added to the unit price */
    price: cents().notNull().default(0),
    /** 0 or less means sold out */
    stock: integer().notNull(),
    position: smallint().notNull(),
    retiredAt: retiredAt(),
    fileStock: fileStock(),
    soldOut: soldOut(),
  },
  (t) => [
    index('option_choices_group').on(t.groupId, t.position),
    uniqueIndex('option_choices_key').on(t.groupId, t.key),
    check('option_choices_stock', sql`${t.stock} >= 0`),
  ],
)

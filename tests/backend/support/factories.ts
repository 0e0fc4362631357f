import { eq, sql } from 'drizzle-orm'
import { coupons } from '@/backend/catalogue/schema/coupons'
import { categories, dealSearch, deals } from '@/backend/catalogue/schema/deals'
import { menuSections, optionChoices, optionGroups, products } from '@/backend/catalogue/schema/products'
import { storeSearch, stores } from '@/backend/catalogue/schema/stores'
import { cityTerm, TERMS_VERSION, toSearchTerms } from '@/backend/catalogue/search/search-terms'
import { indexStores } from '@/backend/catalogue/stores/index-stores'
import { customers } from '@/backend/customers/schema/customers'
import { openSession } from '@/backend/customers/sessions/open-session'
import { bookTransfer } from '@/backend/orders/ledger/book-transfer'
import { giftCards, pointsAccounts } from '@/backend/orders/schema/ledgers'
import { reviews } from '@/backend/orders/schema/reviews'
import { POINTS } from '@/backend/orders/schema/transfer-kinds'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction } from '@/backend/platform/db/transaction'
import { completeText } from '@/lib/domain/languages/complete-text'
import type { Localised } from '@/lib/domain/languages/languages'
import { storeDefaults } from './store-defaults'

let next = 1

export function nextId(): number {
  next += 1
  return next
}

export function inAll(text: string): Localised {
  return completeText({ en: text, zh: `${text} 中`, 'zh-Hant': `${text} 繁`, jp: `${text} 日` })
}

type Store = typeof stores.$inferInsert
type Deal = typeof deals.$inferInsert

/** 3 percent that are paid with the goods. */
export const SERVICE_CHARGE = {
  label: inAll('Service'),
  kind: 'percent',
  value: 300,
  isSeparate: false,
  taxClass: 'standard',
} as const

export function storeValues(over: Partial<Store> = {}): Store {
  return { ...storeDefaults(over.gid ?? nextId(), inAll), ...over }
}

export async function makeStore(db: Database, over: Partial<Store> = {}): Promise<Store> {
  const values = storeValues(over)
  await db.insert(stores).values(values)
  await indexStores(db)
  return values
}

type Search = Partial<Omit<typeof dealSearch.$inferInsert, 'terms'>>

/** CAD 40.00 for 20.00, through 2026; with its search row. */
export async function makeDeal(
  db: Database,
  store: Store,
  over: Partial<Deal> = {},
  search: Search = {},
): Promise<Deal> {
  const id = over.id ?? nextId()
  const values: Deal = {
    id,
    gid: store.gid,
    groupSaleId: 100_000 + id,
    name: inAll(`Deal ${id}`),
    shortDescription: inAll('Sixty minutes'),
    highlights: [inAll('Hot stones')],
    detail: inAll('<p>Massage</p>'),
    finePrint: inAll('<p>Book ahead</p>'),
    images: [`deal/spa/${id}`],
    price: 4000,
    dealPrice: 2000,
    currency: 'CAD',
    // both taxes of British Columbia
    taxClass: 'goods',
    startsAt: new Date('2026-01-01T00:00:00Z'),
    endsAt: new Date('2026-12-31T00:00:00Z'),
    limitPerOrder: 10,
    stock: 100,
    pickup: true,
    delivery: true,
    ...over,
  }
  await db.insert(deals).values(values)
  const words = toSearchTerms([...Object.values(values.name), ...Object.values(store.name)])
  const terms = [...words, cityTerm(search.cityKey ?? store.cityKey)]
  await db.insert(dealSearch).values({
    dealId: id,
    gid: store.gid,
    cityKey: store.cityKey,
    terms:
      sql`array_to_tsvector(${sql.param(`{${terms.map((term) => JSON.stringify(term)).join(',')}}`)}::text[])` as never,
    termsVersion: TERMS_VERSION,
    category1: 1200,
    category2: 1201,
    dealPrice: values.dealPrice,
    discountPercent: Math.round(((values.price - values.dealPrice) / values.price) * 100),
    soldCount: values.soldCount ?? 0,
    rating: 400,
    score: 0,
    lat: store.lat,
    lon: store.lon,
    endsAt: values.endsAt,
    ...search,
  })
  return values
}

/** Choices cost CAD 0.00, 1.00, 2.00 … and are plentiful. */
export async function makeOptions(
  db: Database,
  owner: { dealId?: number; productId?: number; parentChoiceId?: number },
  over: { min?: number; max?: number; stocks?: number[] } = {},
): Promise<{ id: number; choices: number[] }> {
  const id = nextId()
  const { min = 1, max = 1, stocks = [10_000, 10_000] } = over
  await db.insert(optionGroups).values({ id, name: inAll('Oil'), min, max, position: 1, ...owner })
  const choices = stocks.map((stock, position) => ({
    id: nextId(),
    groupId: id,
    name: inAll(`Choice ${position}`),
    price: position * 100,
    stock,
    position,
  }))
  await db.insert(optionChoices).values(choices)
  return { id, choices: choices.map((choice) => choice.id) }
}

/** CAD 9.50, on a menu section of its own. */
export async function makeProduct(
  db: Database,
  store: Store,
  over: Partial<typeof products.$inferInsert> = {},
): Promise<typeof products.$inferInsert> {
  const sectionId = nextId()
  await db.insert(menuSections).values({ id: sectionId, gid: store.gid, name: inAll('Mains'), position: 1 })
  const id = nextId()
  const values = {
    id: 200_000 + id,
    gid: store.gid,
    sectionId,
    name: inAll(`Dish ${id}`),
    description: inAll('Warm'),
    sku: `sku-${id}`,
    // both taxes of British Columbia
    taxClass: 'goods',
    price: 950,
    position: 1,
    ...over,
  }
  await db.insert(products).values(values)
  await db.delete(storeSearch).where(eq(storeSearch.gid, store.gid))
  await indexStores(db)
  return values
}

export async function makeReview(
  db: Database,
  deal: Deal,
  over: Partial<typeof reviews.$inferInsert> = {},
): Promise<void> {
  await db.insert(reviews).values({
    gid: deal.gid,
    dealId: deal.id,
    author: 'Ada',
    rating: 4,
    body: 'Lovely',
    language: 'en',
    photos: [],
    createdAt: new Date('2026-05-01T10:00:00Z'),
    ...over,
  })
}

export async function makeCategories(db: Database): Promise<void> {
  await db.insert(categories).values([
    { id: 1000, parentId: null, level: 1, position: 1, name: inAll('Food and drinks') },
    { id: 1200, parentId: null, level: 1, position: 3, name: inAll('Beauty and spas') },
    { id: 1201, parentId: 1200, level: 2, position: 1, name: inAll('Massage') },
    { id: 1202, parentId: 1200, level: 2, position: 2, name: inAll('Facial') },
  ])
}

/** With a confirmed address and a live session; the token pair is what execute takes. */
export async function makeCustomer(
  db: Database,
  over: Partial<typeof customers.$inferInsert> = {},
  site = 'shared',
): Promise<{ id: number; tokens: { token: string; secret: string } }> {
  const id = nextId()
  const [row] = await db
    .insert(customers)
    .values({
      email: `shopper-${id}@example.com`,
      emailConfirmedAt: GIVEN_AT,
      firstName: 'Ada',
      phone: '6045550100',
      ...over,
    })
    .returning({ id: customers.id })
  if (!row) throw new Error('no customer')
  return { id: row.id, tokens: await openSession(db, row.id, site, new Date('2026-06-05T18:00:00Z')) }
}

/** 10 percent, through 2026. */
export async function makeCoupon(db: Database, over: Partial<typeof coupons.$inferInsert> = {}): Promise<number> {
  const id = nextId()
  await db.insert(coupons).values({
    id,
    code: `CODE${id}`,
    title: inAll('Ten percent'),
    kind: 'percent',
    value: 10,
    startsAt: new Date('2026-01-01T00:00:00Z'),
    endsAt: new Date('2026-12-31T00:00:00Z'),
    ...over,
  })
  return id
}

const GIVEN_AT = new Date('2026-01-01T00:00:00Z')

export async function givePoints(db: Database, customerId: number, balance: number): Promise<void> {
  await db.insert(pointsAccounts).values({ customerId, balance })
  const earned = { kind: 'points_earned', amount: balance, currency: POINTS, customerId } as const
  await inTransaction(db, (tx) => bookTransfer(tx, earned, GIVEN_AT))
}

export async function makeGiftCard(db: Database, customerId: number, gid: number, balance: number): Promise<string> {
  const code = `GIFT${nextId()}`
  await db.insert(giftCards).values({
    code,
    gid,
    customerId,
    balance,
    bookValue: balance,
    purchasedAt: GIVEN_AT,
  })
  const issued = { kind: 'card_issued', amount: balance, currency: 'CAD', giftCard: code } as const
  await inTransaction(db, (tx) => bookTransfer(tx, issued, GIVEN_AT))
  return code
}

import { eq } from 'drizzle-orm'
import { coupons } from '@/backend/catalogue/schema/coupons'
import { products } from '@/backend/catalogue/schema/products'
import { giftCards, pointsAccounts } from '@/backend/orders/schema/ledgers'
import { orders } from '@/backend/orders/schema/orders'
import { askQuote } from './shopping'
import type { TestAnswer, TestApp, Tokens } from './test-app'

export interface MenuLine {
  pid: number
  qty?: number
  pc?: number
  options?: { Item1: number; Item2: number }[]
}

export function menuOf(store: { gid?: number | undefined }) {
  return { gid: store.gid ?? 0, groupSaleId: 0 }
}

/** One pair a choice. [CALL-28] */
export function pair(group: { id: number; choices: number[] }, position: number) {
  return { Item1: group.id, Item2: group.choices[position] ?? 0 }
}

/** `ctotal`, by pickup. */
export function askMenu(
  api: TestApp,
  tokens: Tokens,
  store: { gid?: number | undefined },
  lines: MenuLine[],
  over: object = {},
): Promise<TestAnswer> {
  return askQuote(api, tokens, menuOf(store), { items: lines.map((line) => ({ qty: 1, ...line })), ...over })
}

export async function snapshot(api: TestApp) {
  const { db } = api
  const rows = <T>(list: T[]) => list.map((row) => JSON.stringify(row)).sort()
  return {
    orders: (await db.select({ id: orders.id }).from(orders)).length,
    stock: rows(await db.select({ id: products.id, stock: products.stock }).from(products)),
    cards: rows(await db.select({ code: giftCards.code, balance: giftCards.balance }).from(giftCards)),
    points: rows(await db.select().from(pointsAccounts)),
    coupons: rows(await db.select({ id: coupons.id, used: coupons.used }).from(coupons)),
  }
}

export async function stockOfDish(api: TestApp, pid: number): Promise<number | null | undefined> {
  return (await api.db.select().from(products).where(eq(products.id, pid)))[0]?.stock
}

import { and, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { StockChange } from '@/backend/catalogue/purge/publish-stock'
import { deals } from '@/backend/catalogue/schema/deals'
import { optionChoices, products } from '@/backend/catalogue/schema/products'
import type { ChosenOption } from '@/backend/orders/schema/orders'
import type { Transaction } from '@/backend/platform/db/transaction'
import type { Language, Localised } from '@/lib/domain/languages/languages'
import { namesWithChoice, outOfStock } from './out-of-stock'

/** A choice with at least this stock is untracked. */
export const UNCOUNTED = 10_000

interface HeldLine {
  pid: number
  dealId: number | null
  name: Localised
  quantity: number
  options: ChosenOption[]
}

/**
 * Takes stock, in id order to avoid deadlocks. Returns the changes of tracked stock. Throws `outOfStock` with the
 * names.
 */
export async function holdStock(
  tx: Transaction,
  lines: readonly HeldLine[],
  language: Language,
): Promise<StockChange[]> {
  const missing: string[] = []
  const changes: StockChange[] = []
  for (const [dealId, line] of dealsOf(lines)) {
    const taken = await tx
      .update(deals)
      .set({ stock: sql`${deals.stock} - ${line.quantity}`, soldCount: sql`${deals.soldCount} + ${line.quantity}` })
      .where(and(eq(deals.id, dealId), gte(deals.stock, line.quantity)))
      .returning({ stock: deals.stock })
    if (taken.length === 0) missing.push(line.name[language])
    changes.push(...taken.map(({ stock }) => changeOf('deal', dealId, stock, -line.quantity)))
  }
  for (const [pid, line] of productsOf(lines)) {
    const taken = await tx
      .update(products)
      .set({ stock: sql`${products.stock} - ${line.quantity}` })
      .where(and(eq(products.id, pid), or(isNull(products.stock), gte(products.stock, line.quantity))))
      .returning({ stock: products.stock })
    if (taken.length === 0) missing.push(line.name[language])
    for (const { stock } of taken) if (stock !== null) changes.push(changeOf('product', pid, stock, -line.quantity))
  }
  for (const [choiceId, choice] of choicesOf(lines)) {
    const left = sql`case when ${optionChoices.stock} >= ${UNCOUNTED} then ${optionChoices.stock}
      else ${optionChoices.stock} - ${choice.quantity} end`
    const taken = await tx
      .update(optionChoices)
      .set({ stock: left })
      .where(and(eq(optionChoices.id, choiceId), gte(optionChoices.stock, choice.quantity)))
      .returning({ stock: optionChoices.stock })
    if (taken.length === 0) missing.push(...namesWithChoice(lines, choiceId, choice.name, language))
    for (const { stock } of taken)
      if (stock < UNCOUNTED) changes.push(changeOf('choice', choiceId, stock, -choice.quantity))
  }
  if (missing.length > 0) throw outOfStock([...new Set(missing)])
  return changes
}

/** Gives stock back, and returns the changes of tracked stock. What an operator marked as sold out stays so. */
export async function releaseStock(tx: Transaction, lines: readonly HeldLine[]): Promise<StockChange[]> {
  const changes: StockChange[] = []
  for (const [dealId, line] of dealsOf(lines)) {
    const given = await tx
      .update(deals)
      .set({
        stock: sql`${deals.stock} + ${givenBack(deals.soldOut, line.quantity)}`,
        soldCount: sql`greatest(0, ${deals.soldCount} - ${line.quantity})`,
      })
      .where(eq(deals.id, dealId))
      .returning({ stock: deals.stock, soldOut: deals.soldOut })
    for (const { stock, soldOut } of given) if (!soldOut) changes.push(changeOf('deal', dealId, stock, line.quantity))
  }
  for (const [pid, line] of productsOf(lines)) {
    const given = await tx
      .update(products)
      .set({ stock: sql`${products.stock} + ${line.quantity}` })
      .where(and(eq(products.id, pid), eq(products.soldOut, false)))
      .returning({ stock: products.stock })
    for (const { stock } of given) if (stock !== null) changes.push(changeOf('product', pid, stock, line.quantity))
  }
  for (const [choiceId, choice] of choicesOf(lines)) {
    const given = await tx
      .update(optionChoices)
      .set({ stock: sql`${optionChoices.stock} + ${choice.quantity}` })
      .where(
        and(
          eq(optionChoices.id, choiceId),
          lt(optionChoices.stock, UNCOUNTED - choice.quantity),
          eq(optionChoices.soldOut, false),
        ),
      )
      .returning({ stock: optionChoices.stock })
    changes.push(...given.map(({ stock }) => changeOf('choice', choiceId, stock, choice.quantity)))
  }
  return changes
}

/** SQL: the stock that a deal gets back, whose sold count goes down in any case. */
function givenBack(soldOut: PgColumn, quantity: number): SQL {
  return sql`case when ${soldOut} then 0 else ${quantity} end`
}

/** `by` is what was added to the stock, negative for what was taken. */
function changeOf(of: StockChange['of'], id: number, after: number, by: number): StockChange {
  return { of, id, before: after - by, after }
}

interface Quantity {
  id: number
  name: Localised
  quantity: number
}

function dealsOf(lines: readonly HeldLine[]): [number, Quantity][] {
  return sumUp(lines.flatMap(({ dealId, name, quantity }) => (dealId === null ? [] : [{ id: dealId, name, quantity }])))
}

function productsOf(lines: readonly HeldLine[]): [number, Quantity][] {
  return sumUp(
    lines.flatMap(({ dealId, pid, name, quantity }) => (dealId === null ? [{ id: pid, name, quantity }] : [])),
  )
}

function choicesOf(lines: readonly HeldLine[]): [number, Quantity][] {
  return sumUp(
    lines.flatMap(({ options, quantity }) =>
      options.map(({ choiceId, choiceName }) => ({ id: choiceId, name: choiceName, quantity })),
    ),
  )
}

/** The sums by id, in the order of ids. */
function sumUp(quantities: readonly Quantity[]): [number, Quantity][] {
  const sums = new Map<number, Quantity>()
  for (const { id, name, quantity } of quantities) {
    sums.set(id, { id, name, quantity: (sums.get(id)?.quantity ?? 0) + quantity })
  }
  return [...sums].sort(([a], [b]) => a - b)
}

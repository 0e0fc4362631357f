import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm'
import { deals } from '@/backend/catalogue/schema/deals'
import { products } from '@/backend/catalogue/schema/products'
import { toLocal } from '@/backend/catalogue/stores/local-time'
import { nextShare } from '@/backend/orders/refunds/refund-shares'
import { orderLines } from '@/backend/orders/schema/orders'
import type { Transaction } from '@/backend/platform/db/transaction'
import { LINE_KIND } from '@/lib/domain/codes/catalogue-codes'
import { DEFAULT_LANGUAGE } from '@/lib/domain/languages/languages'
import type { PlacedOrder } from './read-pages'
import type { Columns } from './write-table'

type SoldLine = Awaited<ReturnType<typeof readLines>>[number]

interface OrderLine {
  order: PlacedOrder
  currency: string
  line: SoldLine
  /** the line's share of the order's discounts, in minor units */
  discount: number
}

export const LINE_COLUMNS: Columns<OrderLine> = {
  order_id: ({ order }) => order.id,
  store: ({ order }) => order.store,
  placed_day: ({ order }) => toLocal(order.createdAt, order.timeZone).date,
  line_id: ({ line }) => line.id,
  sku: ({ line }) => line.dealKey ?? line.sku,
  name: ({ line }) => line.name[DEFAULT_LANGUAGE],
  tax_class: ({ line }) => line.taxClass,
  quantity: ({ line }) => line.quantity,
  currency: ({ currency }) => currency,
  unit_price: ({ line }, money) => money(line.unitPrice),
  amount: ({ line }, money) => money(line.amount),
  discount: ({ discount }, money) => money(discount),
}

/** The lines of pages of orders. */
export async function* linesOf(tx: Transaction, pages: AsyncIterable<PlacedOrder[]>): AsyncGenerator<OrderLine[]> {
  for await (const page of pages) {
    const lines = new Map(page.map(({ id }): [string, SoldLine[]] => [id, []]))
    for (const line of await readLines(tx, [...lines.keys()])) lines.get(line.orderId)?.push(line)
    yield page.flatMap((order) => withDiscounts(order, lines.get(order.id) ?? []))
  }
}

/** With the keys of the merchant's files: of the deal, else of the dish. */
function readLines(tx: Transaction, orderIds: string[]) {
  const { id, orderId, pid, dealId, kind, name, quantity, unitPrice, amount, taxClass } = orderLines
  const isProduct = and(isNull(dealId), ne(kind, LINE_KIND.amount), eq(products.id, pid))
  return tx
    .select({ id, orderId, kind, name, quantity, unitPrice, amount, taxClass, dealKey: deals.key, sku: products.sku })
    .from(orderLines)
    .leftJoin(deals, eq(deals.id, dealId))
    .leftJoin(products, isProduct)
    .where(inArray(orderId, orderIds))
    .orderBy(asc(id))
}

/** Gift cards have no share, as no discount applies to them. */
function withDiscounts(order: PlacedOrder, lines: readonly SoldLine[]): OrderLine[] {
  const isGoods = ({ kind }: SoldLine) => kind !== LINE_KIND.giftCard
  const total = lines.filter(isGoods).reduce((sum, { amount }) => sum + amount, 0)
  let before = 0
  return lines.map((line) => {
    const amount = isGoods(line) ? line.amount : 0
    const discount = nextShare(order.storeDiscount + order.couponDiscount, { amount, before, total })
    before += amount
    return { order, currency: order.currency, line, discount }
  })
}

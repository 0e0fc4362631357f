import type { OrderRow } from './orders'

/** The latest of a page of orders; the first where one of them does not tell its time. */
export function newestOrder<R extends Pick<OrderRow, 'orderedAt'>>(rows: readonly R[]): R | undefined {
  const times = rows.map(({ orderedAt }) => (orderedAt === null ? Number.NaN : Date.parse(orderedAt)))
  const latest = Math.max(...times)
  return rows[Number.isFinite(latest) ? times.indexOf(latest) : 0]
}

import type { StoredRow } from '@/backend/catalogue/plan/diff-rows'

/** The rows that are for sale, in the order in which they are shown. */
export function onSale<Row extends { id: number; position?: number }>(
  stored: ReadonlyMap<string, StoredRow<Row>>,
): Row[] {
  const rows = [...stored.values()].flatMap(({ retiredAt, row }) => (retiredAt === null ? [row] : []))
  return rows.sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || a.id - b.id)
}

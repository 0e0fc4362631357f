/** The rows that a statement in our own SQL returned; `Row` is what it selects, since no driver knows its types. */
export function rowsFrom<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows
}

export interface Column<Row> {
  name: string
  of: (row: Row) => number
  digits?: number
  /** the same of what it is compared with, which the table has in parentheses */
  beside?: (row: Row) => number
  atLeast?: (row: Row) => number
  atMost?: (row: Row) => number
}

const line = (cells: string[]) => `| ${cells.join(' | ')} |`

function cell<Row>({ of, digits = 0, beside, atLeast, atMost }: Column<Row>, row: Row): string {
  const value = of(row)
  const text = value.toFixed(digits) + (beside ? ` (${beside(row).toFixed(digits)})` : '')
  const [least, most] = [atLeast?.(row) ?? -Infinity, atMost?.(row) ?? Infinity]
  const missed = value < least ? least : value > most ? most : null
  return missed === null ? text : `${text} ✗ ${missed.toFixed(digits)}`
}

export function tableHead<Row>(columns: Column<Row>[]): string {
  return [line(['', ...columns.map(({ name }) => name)]), line(columns.map(() => '---').concat('---'))].join('\n')
}

/** A figure that misses its limit is followed by ✗ and the limit. */
export function tableRow<Row>(columns: Column<Row>[], name: string, row: Row): string {
  return line([name, ...columns.map((column) => cell(column, row))])
}

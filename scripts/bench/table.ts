export interface Column<Row> {
  name: string
  of: (row: Row) => number
  digits?: number
  atLeast?: (row: Row) => number
  atMost?: (row: Row) => number
}

const line = (cells: string[]) => `| ${cells.join(' | ')} |`

function cell<Row>({ of, digits = 0, atLeast, atMost }: Column<Row>, row: Row): string {
  const value = of(row)
  const [least, most] = [atLeast?.(row) ?? -Infinity, atMost?.(row) ?? Infinity]
  const missed = value < least ? least : value > most ? most : null
  return missed === null ? value.toFixed(digits) : `${value.toFixed(digits)} ✗ ${missed.toFixed(digits)}`
}

export function tableHead<Row>(columns: Column<Row>[]): string {
  return [line(['', ...columns.map(({ name }) => name)]), line(columns.map(() => '---').concat('---'))].join('\n')
}

/** A figure that misses its limit is followed by ✗ and the limit. */
export function tableRow<Row>(columns: Column<Row>[], name: string, row: Row): string {
  return line([name, ...columns.map((column) => cell(column, row))])
}

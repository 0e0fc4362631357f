export interface Column<Row> {
  name: string
  of: (row: Row) => number
  digits?: number
  atLeast?: (row: Row) => number
  atMost?: (row: Row) => number
}

/** A Markdown table; ✗ and the limit stand behind a figure that falls short. */
export function printTable<Row>(columns: Column<Row>[], rows: [name: string, row: Row][]): string[] {
  const cell = ({ of, digits = 0, atLeast, atMost }: Column<Row>, row: Row): string => {
    const value = of(row)
    const [least, most] = [atLeast?.(row) ?? -Infinity, atMost?.(row) ?? Infinity]
    const missed = value < least ? least : value > most ? most : null
    return missed === null ? value.toFixed(digits) : `${value.toFixed(digits)} ✗ ${missed.toFixed(digits)}`
  }
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [
    line(['', ...columns.map(({ name }) => name)]),
    line(columns.map(() => '---').concat('---')),
    ...rows.map(([name, row]) => line([name, ...columns.map((column) => cell(column, row))])),
  ]
}

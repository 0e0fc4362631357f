import { stringify } from 'csv-stringify/sync'
import { guardCell } from '@/backend/catalogue-files/format/formula-guard'
import type { Put } from '@/backend/operators/operation/stream-text'
import type { FileType } from '@/backend/operators/operation/text-file'
import { toDecimal, toDecimalText } from '@/lib/domain/money/decimals'

type Cell = string | number | null

/** Cells by their heading; `money` makes one of minor units of the row's currency. */
export type Columns<Row> = Record<string, (row: Row, money: (minor: number) => Cell) => Cell>

interface Format {
  money(minor: number, currency: string): Cell
  begin(headings: string[]): string
  add(rows: Cell[][], headings: string[], isFirst: boolean): string
  end: string
}

const FORMATS: Record<FileType, Format> = {
  'text/csv': {
    money: toDecimalText,
    begin: (headings) => stringify([headings]),
    add: (rows) => stringify(rows.map((row) => row.map(toCsvCell))),
    end: '',
  },
  'application/json': {
    money: toDecimal,
    begin: () => '[\n',
    add(rows, headings, isFirst) {
      const objects = rows.map((row) => Object.fromEntries(headings.map((heading, n) => [heading, row[n]])))
      return `${isFirst ? '' : ',\n'}${objects.map((object) => JSON.stringify(object)).join(',\n')}`
    },
    end: '\n]\n',
  },
}

function toCsvCell(cell: Cell): Cell {
  return typeof cell === 'string' ? guardCell(cell) : cell
}

/** Writes pages of rows as they come. */
export async function writeTable<Row extends { currency: string }>(
  put: Put,
  type: FileType,
  columns: Columns<Row>,
  pages: AsyncIterable<readonly Row[]>,
): Promise<void> {
  const { money, begin, add, end } = FORMATS[type]
  const [headings, cells] = [Object.keys(columns), Object.values(columns)]
  await put(begin(headings))
  let isFirst = true
  for await (const page of pages) {
    const rows = page.map((row) => {
      const toMoney = (minor: number) => money(minor, row.currency)
      return cells.map((cell) => cell(row, toMoney))
    })
    await put(add(rows, headings, isFirst))
    isFirst = false
  }
  await put(end)
}

import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { decodeFile, isTooLarge } from './file-text'
import type { Problems } from './problems'
import { type Layout, layoutOf } from './separator'

/** Characters of a record; a longer one usually has an unclosed quote. */
const MAX_RECORD = 1_000_000
/** The replacement character of a decoder, and the zeros of UTF-16 without a byte order mark. */
const UNDECODABLE = /[\ufffd\0]/

export interface CsvRecord {
  /** the line that it begins on, from 1 */
  line: number
  cells: string[]
  /** between cells */
  separator: string
}

interface Source {
  path: string
  /** its name in problems */
  file: string
  columns: ReadonlyMap<string, string>
}

/**
 * Reads CSV by RFC 4180, or with semicolons or tabs, in UTF-8 or in UTF-16 with a byte order mark. Empty rows are
 * skipped. An unreadable record is added to `problems`, and ends the reading.
 */
export async function* readRecords(source: Source, problems: Problems): AsyncGenerator<CsvRecord> {
  const { path, file, columns } = source
  if (await isTooLarge(path, file, problems)) return
  const pieces = decodeFile(path)
  const first = await pieces.next()
  const start: string = first.done ? '' : first.value
  const { separator, headerLine }: Layout = layoutOf(start, columns)
  const parser = parse({
    delimiter: separator,
    from_line: headerLine,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
    max_record_size: MAX_RECORD,
  })
  const text = Readable.from(join(start, pieces))
  text.on('error', (error) => parser.destroy(error))
  try {
    for await (const { record, info } of text.pipe(parser) as AsyncIterable<{
      record: string[]
      info: { lines: number }
    }>) {
      const breaks = record.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0)
      const line = info.lines - breaks
      if (record.some((cell) => UNDECODABLE.test(cell))) {
        problems.addUnreadable({ file, line, message: 'is not UTF-8: export it as “CSV UTF-8”' })
        return
      }
      if (record.some((cell) => cell.trim() !== '')) yield { line, cells: record, separator }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = Number((error as { lines?: number }).lines ?? 0)
    problems.addUnreadable({ file, line, message: reasonOf(error) })
  } finally {
    text.destroy()
  }
}

function reasonOf(error: CsvError): string {
  if (error.code !== 'CSV_MAX_RECORD_SIZE') return error.message
  return `has a row of more than ${MAX_RECORD.toLocaleString('en')} characters: is a quote not closed?`
}

async function* join(start: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield start
  yield* rest
}

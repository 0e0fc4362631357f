import { createReadStream } from 'node:fs'
import { CsvError, parse } from 'csv-parse'
import type { Problems } from './problems'

const MAX_RECORD = 1_000_000
/** What a decoder puts in place of bytes that are no text. */
const UNDECODABLE = '\ufffd'

export interface CsvRecord {
  /** the line on which it begins, from 1 */
  line: number
  cells: string[]
}

/** RFC 4180, UTF-8 with or without a byte order mark. Ends with a problem where it cannot be read any further. */
export async function* readRecords(path: string, file: string, problems: Problems): AsyncGenerator<CsvRecord> {
  const parser = parse({
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
    max_record_size: MAX_RECORD,
  })
  const source = createReadStream(path)
  source.on('error', (error) => parser.destroy(error))
  try {
    for await (const { record, info } of source.pipe(parser) as AsyncIterable<{
      record: string[]
      info: { lines: number }
    }>) {
      const breaks = record.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0)
      const line = info.lines - breaks
      if (record.some((cell) => cell.includes(UNDECODABLE))) {
        problems.addUnreadable({ file, line, message: 'is not UTF-8' })
        return
      }
      yield { line, cells: record }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = Number((error as { lines?: number }).lines ?? 0)
    problems.addUnreadable({ file, line, message: error.message })
  } finally {
    source.destroy()
  }
}

import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import { z } from 'zod'
import { columnsOf, FILES, type FileKind, type RowOf } from '@/backend/catalogue-files/format/files'
import { guardCell } from '@/backend/catalogue-files/format/formula-guard'

export async function writeRows<Kind extends FileKind>(
  folder: string,
  kind: Kind,
  rows: Iterable<RowOf<Kind>> | AsyncIterable<RowOf<Kind>>,
): Promise<void> {
  const { name, row: schema } = FILES[kind]
  const columns = columnsOf(kind)
  async function* records() {
    for await (const row of rows) {
      const cells = z.encode(schema as z.ZodObject, row) as Record<string, string | undefined>
      yield [...columns.values()].map((field) => guardCell(cells[field] ?? ''))
    }
  }
  const csv = stringify({ header: true, columns: [...columns.keys()], record_delimiter: 'windows' })
  // only the owner may read the file: coupon codes are worth money
  await pipeline(Readable.from(records()), csv, createWriteStream(path.join(folder, name), { mode: 0o600 }))
}

import { type CatalogueFile, FILES, type FileKind, type GivenRow } from '@/backend/catalogue-files/format/files'
import type { Line } from '@/backend/catalogue-files/read/read-rows'
import type { DesiredRow, DesiredRows } from '@/backend/catalogue-files/stored/desired-rows'
import type { StoredRow } from '@/backend/catalogue-files/stored/diff-rows'

/** The maximum of a position, a smallint. Rows beyond it share the position, and are ordered by id. */
const LAST = 32_767

type Stored<Row> = ReadonlyMap<string, StoredRow<Row>>

/**
 * The rows of a file by key. Missing columns of a stored row stay unchanged. Without positions, new rows come after the
 * stored ones in the order of the file.
 */
export function buildRows<Kind extends FileKind, Row extends object>(
  kind: Kind,
  lines: readonly Line<GivenRow<Kind>>[] | null,
  stored: Stored<Row>,
  build: (line: Line<GivenRow<Kind>>, before: Row | undefined) => [key: string, row: DesiredRow],
  keyOf: (row: GivenRow<Kind>) => string,
): DesiredRows {
  const positions = [...stored.values()].map(({ row }) => Number((row as { position?: number }).position ?? 0))
  const next = positions.reduce((last, position) => Math.max(last, position + 1), 0)
  return new Map(
    (lines ?? []).map((line, index) => {
      const before = stored.get(keyOf(line.row))?.row
      const [key, row] = build(line, before)
      if (!('position' in row)) return [key, before ? withoutLeftOut(kind, row, line.fields) : row]
      const inFile = line.fields.has('position') ? index : next + index
      const placed = { ...row, position: row.position ?? Math.min(inFile, LAST) }
      return [key, before ? withoutLeftOut(kind, placed, line.fields) : placed]
    }),
  )
}

/** The fields of database columns that have another name in files. */
export const FIELD_OF: Record<string, string> = {
  cityKey: 'area',
  websiteUrl: 'website',
  tipsEnabled: 'tips',
  planId: 'plan',
  images: 'pictures',
  furtherPictures: 'picture',
  parentId: 'parent',
}

/** Columns that follow others, so that who builds them knows what a file without theirs means. */
const FOLLOWING = ['regularPrice', 'priceUntil']

/** A row without the columns that its file lacks; `fields` are those of the file. */
export function withoutLeftOut(kind: FileKind, row: DesiredRow, fields: ReadonlySet<string>): DesiredRow {
  const { row: schema }: CatalogueFile = FILES[kind]
  return Object.fromEntries(
    Object.entries(row).filter(([column]) => {
      const field = FIELD_OF[column] ?? column
      return fields.has(field) || !Object.hasOwn(schema.shape, field) || FOLLOWING.includes(field)
    }),
  )
}

import { type CatalogueFile, FILES, type FileKind } from '@/backend/catalogue-files/format/files'
import type { DesiredRow } from '@/backend/catalogue-files/stored/desired-rows'

/** Columns of the database that files call otherwise. */
export const FIELD_OF: Record<string, string> = {
  cityKey: 'area',
  websiteUrl: 'website',
  tipsEnabled: 'tips',
  planId: 'plan',
  images: 'pictures',
  parentId: 'parent',
}

/** A row without what its file leaves out; `fields` are those that the file has. */
export function withoutLeftOut(kind: FileKind, row: DesiredRow, fields: ReadonlySet<string>): DesiredRow {
  const { row: schema }: CatalogueFile = FILES[kind]
  return Object.fromEntries(
    Object.entries(row).filter(([column]) => {
      const field = FIELD_OF[column] ?? column
      return fields.has(field) || !Object.hasOwn(schema.shape, field)
    }),
  )
}

import { z } from 'zod'
import {
  type CatalogueFile,
  columnsOf,
  FILES,
  type FileKind,
  isRequired,
  namesRow,
} from '@/backend/catalogue-files/format/files'
import { DECIMAL } from '@/backend/catalogue-files/format/numbers'
import { fieldsOfText } from '@/backend/catalogue-files/format/text-columns'
import type { Problems } from './problems'
import type { CsvRecord } from './read-records'
import { toColumnName } from './separator'

/** What the first row of a file determines for the others. */
export interface Header {
  /** the field of each column in order; empty for a column without a name */
  fields: readonly string[]
  given: ReadonlySet<string>
  /** the schema of a row, in which missing columns are optional */
  schema: z.ZodObject
  /** texts with a column, which each row needs in at least one language */
  texts: readonly string[]
  /** fields whose cells may have a decimal comma, since semicolons separate cells */
  withComma: ReadonlySet<string>
}

/** Null if the header has unknown or repeated columns, or lacks one that identifies rows. */
export function readHeader(kind: FileKind, { line, cells, separator }: CsvRecord, problems: Problems): Header | null {
  const { name: file, row, texts }: CatalogueFile = FILES[kind]
  const known = columnsOf(kind)
  const names = cells.map(toColumnName)
  if (!names.some((name) => known.has(name))) {
    const message = 'has no known column: its first row names the columns, separated by commas, semicolons or tabs'
    problems.addUnreadable({ file, line, message })
    return null
  }
  const before = problems.count
  names.forEach((name, index) => {
    const column = cells[index]?.trim() ?? ''
    if (name === '') return
    if (!known.has(name)) problems.addUnreadable({ file, line, column, message: 'is an unknown column' })
    else if (names.indexOf(name) !== index) problems.addUnreadable({ file, line, column, message: 'is there twice' })
  })
  const absent = [...known].filter(([column, field]) => isRequired(kind, field) && !names.includes(column))
  for (const [column, field] of absent) {
    if (namesRow(kind, field)) problems.addUnreadable({ file, line, column, message: 'is missing' })
  }
  if (problems.count > before) return null
  const fields = names.map((name) => known.get(name) ?? '')
  const given = new Set(fields.filter(Boolean))
  return {
    fields,
    given,
    schema: row.extend(Object.fromEntries(absent.map(([, field]) => [field, optional(row, field)]))),
    texts: texts.filter((text) => namesRow(kind, text) || fieldsOfText(text).some((field) => given.has(field))),
    withComma: new Set(separator === ';' ? decimalFields(row) : []),
  }
}

const optional = ({ shape }: z.ZodObject, field: string) => (shape[field] as z.ZodType).optional()

function decimalFields(row: z.ZodObject): string[] {
  const { properties = {} } = z.toJSONSchema(row, { io: 'input', unrepresentable: 'any' })
  return Object.keys(properties).filter((field) => (properties[field] as { format?: string }).format === DECIMAL)
}

import { z } from 'zod'
import { type CatalogueFile, columnsOf, FILES, type FileKind, toColumn } from './files'
import { SUFFIX } from './text-columns'

const ENDINGS = Object.values(SUFFIX).map(toColumn)
const endingOf = (column: string) => ENDINGS.find((ending) => column.endsWith(ending))

/** Every file with its columns as Markdown tables, from the schemas that rows are checked with. */
export function describeColumns(): string[] {
  return (Object.keys(FILES) as FileKind[]).flatMap((kind) => {
    const { name, row, texts }: CatalogueFile = FILES[kind]
    const rows = [...columnsOf(kind)].flatMap(([column, field]) => {
      const ending = endingOf(column)
      if (ending) return ending === ENDINGS[0] ? [textRow(column.slice(0, -ending.length), texts)] : []
      const schema = row.shape[field] as z.ZodType<unknown, string>
      return [
        `| \`${column}\` | ${emptyOf(schema)} | ${[wordsOf(schema), schema.description].filter(Boolean).join('; ')} |`,
      ]
    })
    return [`### ${name}`, '', '| column | if empty | |', '| --- | --- | --- |', ...rows, '']
  })
}

function textRow(text: string, needed: readonly string[]): string {
  const languages = ENDINGS.map((ending, n) => `\`${n === 0 ? text : ''}${ending}\``).join(', ')
  return `| ${languages} | ${needed.some((one) => toColumn(one) === text) ? 'one is required' : ''} | |`
}

function emptyOf(schema: z.ZodType<unknown, string>): string {
  const found = schema.safeParse(undefined)
  if (!found.success) return 'required'
  const cell = found.data === undefined ? '' : z.encode(schema, found.data)
  return cell === '' ? '' : `\`${cell}\``
}

function wordsOf(schema: z.ZodType): string {
  const { enum: words } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return (words ?? []).map((word) => `\`${word}\``).join(', ')
}

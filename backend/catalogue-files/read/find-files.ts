import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { FILES, type FileKind } from '@/backend/catalogue-files/format/files'
import type { Problems } from './problems'

const CSV = '.csv'
/** How to make a CSV file of what else spreadsheets write. */
const OTHERS: [ending: RegExp, message: string][] = [
  [/\.csv$/, 'is no file of a catalogue'],
  [/\.(xlsx?|ods|numbers|gsheet)$/, 'is a spreadsheet: export each of its sheets as “CSV UTF-8”'],
  [/\.(txt|tsv|tab)$/, 'is no CSV file: its name must end in .csv'],
]

/** The path of each file that is there, whatever the case of its name. Problems name files that nobody reads. */
export async function findFiles(folder: string, problems: Problems): Promise<Map<FileKind, string>> {
  const found = new Map<FileKind, string>()
  const kinds = new Map(Object.entries(FILES).map(([kind, { name }]) => [name as string, kind as FileKind]))
  const others: string[] = []
  // names with a point first are notes of a system
  const names = (await readdir(folder)).filter((name) => !/^(\.|~\$)/.test(name)).sort()
  for (const name of names) {
    const plain = name.trim().toLowerCase()
    const kind = kinds.get(plain)
    if (kind && found.has(kind)) problems.add({ file: name, line: 0, message: `is ${plain} a second time` })
    else if (kind) found.set(kind, path.join(folder, name))
    else others.push(name)
  }
  for (const name of others) {
    const plain = name.trim().toLowerCase()
    const isOurs = kinds.has(`${path.parse(plain).name}${CSV}`) || plain.endsWith(CSV) || found.size === 0
    const [, message] = OTHERS.find(([ending]) => ending.test(plain) && isOurs) ?? []
    if (message) problems.add({ file: name, line: 0, message })
  }
  if (found.size === 0) problems.add({ file: folder, line: 0, message: 'has no file of a catalogue' })
  return found
}

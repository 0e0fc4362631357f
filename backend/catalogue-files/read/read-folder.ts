import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { FILES, type FileKind, type GivenRow } from '@/backend/catalogue-files/format/files'
import type { Problems } from './problems'
import { type Line, readRows } from './read-rows'

/** Rows by kind; null for a missing file, whose stored rows stay unchanged. */
export type Catalogue = { [Kind in FileKind]: Line<GivenRow<Kind>>[] | null }

export const PICTURES_FOLDER = 'pictures'
const CSV = '.csv'
/** Problems of other files, by the ending of their name. */
const OTHERS: [ending: RegExp, message: string][] = [
  [/\.csv$/, 'is no file of a catalogue'],
  [/\.(xlsx?|ods|numbers|gsheet)$/, 'is a spreadsheet: export each of its sheets as “CSV UTF-8”'],
  [/\.(txt|tsv|tab)$/, 'is no CSV file: its name must end in .csv'],
]
/** Files that need another one. */
const NEEDED: [FileKind, FileKind][] = [
  ['sectionHours', 'sections'],
  ['dishHours', 'dishes'],
  ['dealHours', 'deals'],
  ['highlights', 'deals'],
]
/** Files that an import which replaces stored rows needs together. */
const NEEDED_TO_REPLACE: [FileKind, FileKind][] = [
  ['sections', 'dishes'],
  ['dishes', 'sections'],
  ['options', 'choices'],
  ['choices', 'options'],
]

/** Reads the files of a catalogue. Problems of a row, alone or within its file, are added to `problems`. */
export async function readFolder(folder: string, problems: Problems, isReplacing: boolean): Promise<Catalogue> {
  const kinds = Object.keys(FILES) as FileKind[]
  const paths = await findFiles(folder, problems)
  const catalogue = {} as Record<FileKind, unknown>
  for (const kind of kinds) {
    const file = paths.get(kind)
    catalogue[kind] = file === undefined ? null : await readRows(file, kind, problems)
  }
  const files = catalogue as Catalogue
  const needed = isReplacing ? [...NEEDED, ...NEEDED_TO_REPLACE] : NEEDED
  const missing = needed.filter(([kind, other]) => files[kind] && !files[other])
  for (const name of new Set(missing.map(([, other]) => FILES[other].name))) {
    problems.add({ file: name, line: 0, message: 'is missing' })
  }
  return files
}

/** The paths of the catalogue's files, in any case. Other files that may have been meant are problems. */
async function findFiles(folder: string, problems: Problems): Promise<Map<FileKind, string>> {
  const found = new Map<FileKind, string>()
  const kinds = new Map(Object.entries(FILES).map(([kind, { name }]) => [name as string, kind as FileKind]))
  const others: string[] = []
  // operating systems and office programs leave hidden and lock files
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

import { readdir } from 'node:fs/promises'
import { FILES, type FileKind, type RowOf } from '@/backend/catalogue/format/files'
import type { Problems } from './problems'
import { type Line, readRows } from './read-rows'

/** Null for a file that is not there, whose kind stays as it is. */
export type Catalogue = { [Kind in FileKind]: Line<RowOf<Kind>>[] | null }

export const PICTURES_FOLDER = 'pictures'
/** Files that make sense only with another. */
const NEEDED: [FileKind, FileKind][] = [
  ['sections', 'dishes'],
  ['dishes', 'sections'],
  ['dishHours', 'dishes'],
  ['options', 'choices'],
  ['choices', 'options'],
  ['highlights', 'deals'],
]
/** Those that belong to no store. */
const OF_ALL: FileKind[] = ['categories', 'shortcuts']

/** Reads the files of a catalogue; what is wrong with a row, alone or in its file, is added to `problems`. */
export async function readFolder(folder: string, problems: Problems): Promise<Catalogue> {
  const kinds = Object.keys(FILES) as FileKind[]
  await refuseOthers(folder, problems)
  const catalogue = {} as Record<FileKind, unknown>
  for (const kind of kinds) catalogue[kind] = await readRows(folder, kind, problems)
  const files = catalogue as Catalogue
  const ofStores = kinds.filter((kind) => !OF_ALL.includes(kind)).map((kind) => [kind, 'stores'] as const)
  const missing = [...NEEDED, ...ofStores].filter(([kind, needed]) => files[kind] && !files[needed])
  for (const name of new Set(missing.map(([, needed]) => FILES[needed].name))) {
    problems.add({ file: name, line: 0, message: 'is missing' })
  }
  return files
}

async function refuseOthers(folder: string, problems: Problems): Promise<void> {
  const known = new Set<string>(Object.values(FILES).map(({ name }) => name))
  const names = await readdir(folder)
  for (const name of names.filter((one) => one.endsWith('.csv') && !known.has(one)).sort()) {
    problems.add({ file: name, line: 0, message: 'is no file of a catalogue' })
  }
  if (!names.some((name) => known.has(name)))
    problems.add({ file: folder, line: 0, message: 'has no file of a catalogue' })
}

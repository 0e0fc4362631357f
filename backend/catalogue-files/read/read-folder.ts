import { FILES, type FileKind, type GivenRow } from '@/backend/catalogue-files/format/files'
import { findFiles } from './find-files'
import type { Problems } from './problems'
import { type Line, readRows } from './read-rows'

/** Null for a file that is not there, whose kind stays as it is. */
export type Catalogue = { [Kind in FileKind]: Line<GivenRow<Kind>>[] | null }

export const PICTURES_FOLDER = 'pictures'
/** Files that make sense only with another. */
const NEEDED: [FileKind, FileKind][] = [
  ['dishHours', 'dishes'],
  ['highlights', 'deals'],
]
/** Those that say what goes only together. */
const NEEDED_TO_REPLACE: [FileKind, FileKind][] = [
  ['sections', 'dishes'],
  ['dishes', 'sections'],
  ['options', 'choices'],
  ['choices', 'options'],
]

/** Reads the files of a catalogue; what is wrong with a row, alone or in its file, is added to `problems`. */
export async function readFolder(folder: string, problems: Problems, isReplacing: boolean): Promise<Catalogue> {
  const kinds = Object.keys(FILES) as FileKind[]
  const paths = await findFiles(folder, problems)
  const catalogue = {} as Record<FileKind, unknown>
  for (const kind of kinds) {
    const path = paths.get(kind)
    catalogue[kind] = path === undefined ? null : await readRows(path, kind, problems)
  }
  const files = catalogue as Catalogue
  const needed = isReplacing ? [...NEEDED, ...NEEDED_TO_REPLACE] : NEEDED
  const missing = needed.filter(([kind, other]) => files[kind] && !files[other])
  for (const name of new Set(missing.map(([, other]) => FILES[other].name))) {
    problems.add({ file: name, line: 0, message: 'is missing' })
  }
  return files
}

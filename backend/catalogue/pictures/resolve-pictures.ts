import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { type CatalogueFile, FILES, type FileKind, toColumn } from '@/backend/catalogue/format/files'
import type { Problems } from '@/backend/catalogue/read/problems'
import type { Catalogue } from '@/backend/catalogue/read/read-folder'
import type { PictureSource } from '@/backend/deps'
import { importedKey, openImportedPictures } from '@/backend/services/pictures/imported-pictures'
import { listPictures } from './list-pictures'
import { toWebp } from './to-webp'

const MAX_BYTES = 20 * 1024 * 1024

interface Mention {
  file: string
  line: number
  column: string
}

/** The keys of the pictures that a catalogue names, by their name. */
export type PictureKeys = Map<string, string>

interface Pictures {
  stored: PictureSource
  /** where new ones are prepared, until everything is known to be right */
  staging: string
}

/** A file whose path is the key of a stored picture, with the same bytes, is that picture: as those of an export. */
export async function resolvePictures(
  folder: string,
  catalogue: Catalogue,
  { stored, staging }: Pictures,
  problems: Problems,
): Promise<PictureKeys> {
  const keys: PictureKeys = new Map()
  const find = await listPictures(folder)
  const prepared = openImportedPictures(staging)
  for (const [name, mention] of mentions(catalogue)) {
    if (name.startsWith('https://')) {
      keys.set(name, name)
      continue
    }
    try {
      const bytes = await readPicture(find(name))
      const own = name.replace(/\.webp$/, '')
      const known = await stored.get(own)
      const key = known?.equals(bytes) ? own : importedKey(createHash('sha256').update(bytes).digest('hex'))
      if (!known?.equals(bytes) && !(await stored.get(key))) await prepared.save(key, await toWebp(bytes))
      keys.set(name, key)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      problems.add({ ...mention, message: `${name} ${error.message}` })
    }
  }
  return keys
}

async function readPicture(file: string): Promise<Buffer> {
  const facts = await stat(file).catch(() => null)
  if (!facts?.isFile()) throw new RangeError('is no file')
  if (facts.size > MAX_BYTES) throw new RangeError(`is larger than ${MAX_BYTES / 1024 / 1024} MB`)
  return readFile(file)
}

function mentions(catalogue: Catalogue): Map<string, Mention> {
  const found = new Map<string, Mention>()
  for (const kind of Object.keys(FILES) as FileKind[]) {
    const { name: file, pictures }: CatalogueFile = FILES[kind]
    for (const { line, row } of pictures.length > 0 ? (catalogue[kind] ?? []) : []) {
      const cells = row as Record<string, string | string[] | undefined>
      for (const field of pictures) {
        for (const name of [cells[field] ?? []].flat()) {
          if (!found.has(name)) found.set(name, { file, line, column: toColumn(field) })
        }
      }
    }
  }
  return found
}

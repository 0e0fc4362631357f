import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { importedKey, openImportedPictures } from '@/backend/catalogue/pictures/imported-pictures'
import { isPictureAddress } from '@/backend/catalogue-files/format/cells'
import { type CatalogueFile, FILES, type FileKind, toColumn } from '@/backend/catalogue-files/format/files'
import type { Problems } from '@/backend/catalogue-files/read/problems'
import type { Catalogue } from '@/backend/catalogue-files/read/read-folder'
import type { PictureSource } from '@/backend/config/deps'
import { createPictureFetcher, type FetchPicture } from './fetch-picture'
import { listPictures } from './list-pictures'
import { toWebp } from './to-webp'

const MAX_BYTES = 20 * 1024 * 1024
/** Pictures fetched at the same time, since most of the time is spent waiting. */
const TOGETHER = 6

interface Mention {
  file: string
  line: number
  column: string
}

/** The keys of a catalogue's pictures by their name in cells. */
export type PictureKeys = Map<string, string>

interface Pictures {
  stored: PictureSource
  /** the folder of new pictures until everything is checked */
  staging: string
  fetchPicture?: FetchPicture
}

/** A file whose path is the key of a stored picture with the same bytes stands for it, as the files of an export do. */
export async function resolvePictures(
  folder: string,
  catalogue: Catalogue,
  { stored, staging, fetchPicture = createPictureFetcher() }: Pictures,
  problems: Problems,
): Promise<PictureKeys> {
  const find = await listPictures(folder)
  const prepared = openImportedPictures(staging)

  async function keyOf(name: string, bytes: Buffer): Promise<string> {
    const own = name.replace(/\.webp$/, '')
    const known = await stored.get(own)
    if (known?.equals(bytes)) return own
    const key = importedKey(createHash('sha256').update(bytes).digest('hex'))
    if (!(await stored.get(key))) await prepared.save(key, await toWebp(bytes))
    return key
  }

  const keys: PictureKeys = new Map()
  const all = [...mentions(catalogue)]
  for (let start = 0; start < all.length; start += TOGETHER) {
    const some = all.slice(start, start + TOGETHER)
    const addresses = some.map(([name]) => name).filter(isPictureAddress)
    const answers = await Promise.allSettled(addresses.map(fetchPicture))
    const fetched = new Map(addresses.map((address, index) => [address, answers[index]]))
    // converted one after another, since a decoded picture takes much memory
    for (const [name, mention] of some) {
      try {
        const answer = fetched.get(name)
        if (answer?.status === 'rejected') throw answer.reason
        keys.set(name, await keyOf(name, answer?.value ?? (await readPicture(find(name)))))
      } catch (error) {
        if (!(error instanceof RangeError)) throw error
        problems.add({ ...mention, message: `${name} ${error.message}` })
      }
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

import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { PICTURES_FOLDER } from '@/backend/catalogue-files/read/read-folder'

/** Finds the file that a cell names. Throws a RangeError that has the reason if there is none. */
export type FindPicture = (name: string) => string

/**
 * Lists the pictures of a catalogue. Names in cells may differ from those of files in case, spaces and Unicode
 * normalisation, if only one file can be meant.
 */
export async function listPictures(folder: string): Promise<FindPicture> {
  const names = await readdir(folder)
  const own = names.find((name) => name.trim().toLowerCase() === PICTURES_FOLDER) ?? PICTURES_FOLDER
  const root = path.join(folder, own)
  const files = await readdir(root, { recursive: true }).catch(() => [])
  const exact = new Set(files)
  const similar = new Map<string, string[]>()
  for (const file of files) similar.set(plain(file), [...(similar.get(plain(file)) ?? []), file])
  return (name) => {
    if (exact.has(name)) return path.join(root, name)
    const [file, other] = similar.get(plain(name)) ?? []
    if (!file) throw new RangeError(`is not in the folder ${PICTURES_FOLDER}`)
    if (other) throw new RangeError(`may be ${file} or ${other}: write it as the file is named`)
    return path.join(root, file)
  }
}

function plain(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .split('/')
    .map((part) =>
      part
        .trim()
        .replace(/\s+/g, ' ')
        .replace(/ (?=\.\w+$)/, ''),
    )
    .join('/')
}

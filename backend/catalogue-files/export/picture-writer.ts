import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PICTURES_FOLDER } from '@/backend/catalogue-files/read/read-folder'
import type { PictureSource } from '@/backend/config/deps'

export interface PictureWriter {
  /** undefined without a picture, or if it is not stored */
  cellOf(key: string): Promise<string | undefined>
  /** keys of the catalogue that are not stored */
  missing: Set<string>
}

/** Writes each picture of a catalogue once, under its key. */
export function createPictureWriter(folder: string, stored: PictureSource): PictureWriter {
  const cells = new Map<string, string | undefined>()
  const missing = new Set<string>()

  async function write(key: string): Promise<string | undefined> {
    if (key === '' || key.startsWith('https://')) return key || undefined
    const bytes = await stored.get(key)
    if (!bytes) {
      missing.add(key)
      return
    }
    const file = path.join(folder, PICTURES_FOLDER, `${key}.webp`)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, bytes)
    return `${key}.webp`
  }

  return {
    missing,
    async cellOf(key) {
      if (!cells.has(key)) cells.set(key, await write(key))
      return cells.get(key)
    },
  }
}

export async function cellsOf(pictures: PictureWriter, keys: readonly string[]): Promise<string[]> {
  const cells: string[] = []
  for (const key of keys) cells.push((await pictures.cellOf(key)) ?? '')
  return cells.filter(Boolean)
}

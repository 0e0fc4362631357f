import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type ImportedPictures, importedKey } from '@/backend/services/pictures/imported-pictures'

/** Stores the pictures that were prepared in a folder, one at a time. */
export async function moveInto(staging: string, pictures: ImportedPictures): Promise<void> {
  const names = await readdir(staging, { recursive: true })
  for (const name of names.filter((one) => one.endsWith('.webp'))) {
    await pictures.save(importedKey(path.basename(name, '.webp')), await readFile(path.join(staging, name)))
  }
}

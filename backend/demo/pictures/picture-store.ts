import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { LRUCache } from 'lru-cache'
import { isImportedKey, openImportedPictures } from '@/backend/catalogue/pictures/imported-pictures'
import { drawLogo, isLogoKey } from '@/backend/catalogue/pictures/logo'
import { drawPaper, isPaperKey } from './paper'
import { pictureKey } from './picture-keys'

const FOLDER = new URL('../images/', import.meta.url)
/** Twice the number of pictures that the demo's stores use, since far more keys can be requested. */
const MAX_DRAWN = 500

export interface PictureStore {
  get(key: string): Promise<Buffer | null>
}

/** The catalogue's pictures: imported ones of a folder, the demo's from their files, logos and papers drawn once. */
export function createPictureStore(folder: string): PictureStore {
  const imported = openImportedPictures(folder)
  const drawn = new LRUCache<string, Buffer>({
    max: MAX_DRAWN,
    fetchMethod: (key) => (isLogoKey(key) ? drawLogo(key) : drawPaper(key)),
  })

  return {
    async get(key) {
      if (isImportedKey(key)) return imported.get(key)
      if (isLogoKey(key) || isPaperKey(key)) return (await drawn.fetch(key)) ?? null
      const id = key.slice(0, key.lastIndexOf('/'))
      // rejects any file that is not in the manifest
      return pictureKey(id) === key ? readFile(fileURLToPath(new URL(`${id}.webp`, FOLDER))) : null
    },
  }
}

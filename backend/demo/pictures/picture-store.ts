import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { drawLogo, isLogoKey } from './logo'
import { drawPaper, isPaperKey } from './paper'
import { pictureKey } from './picture-keys'

const FOLDER = new URL('../images/', import.meta.url)

export interface PictureStore {
  get(key: string): Promise<Buffer | null>
}

/** The demo's pictures: rendered ones from their files, logos and papers drawn once. */
export function createPictureStore(): PictureStore {
  const drawn = new Map<string, Promise<Buffer>>()

  function once(key: string, draw: (key: string) => Promise<Buffer>): Promise<Buffer> {
    const known = drawn.get(key) ?? draw(key)
    drawn.set(key, known)
    return known
  }

  return {
    async get(key) {
      if (isLogoKey(key)) return once(key, drawLogo)
      if (isPaperKey(key)) return once(key, drawPaper)
      const id = key.slice(0, key.lastIndexOf('/'))
      // also keeps a request from any file that is not in the manifest
      return pictureKey(id) === key ? readFile(fileURLToPath(new URL(`${id}.webp`, FOLDER))) : null
    },
  }
}

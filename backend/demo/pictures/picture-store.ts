import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { drawLogo, isLogoKey } from './logo'
import { pictureKey } from './picture-keys'

const FOLDER = new URL('../images/', import.meta.url)

export interface PictureStore {
  get(key: string): Promise<Buffer | null>
}

/** The demo's pictures: rendered ones from their files, logos drawn once. */
export function createPictureStore(): PictureStore {
  const logos = new Map<string, Promise<Buffer>>()

  function logoOf(key: string): Promise<Buffer> {
    const known = logos.get(key) ?? drawLogo(key)
    logos.set(key, known)
    return known
  }

  return {
    async get(key) {
      if (isLogoKey(key)) return logoOf(key)
      const id = key.slice(0, key.lastIndexOf('/'))
      // also keeps a request from any file that is not in the manifest
      return pictureKey(id) === key ? readFile(fileURLToPath(new URL(`${id}.webp`, FOLDER))) : null
    },
  }
}

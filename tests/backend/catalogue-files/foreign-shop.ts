import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import type { ForeignForm } from '@/backend/catalogue-files/foreign/read-foreign'
import { importCatalogue } from '@/backend/catalogue-files/import-catalogue'
import { DEFAULT_CITIES } from '@/backend/config/cities'
import { createPictureStore } from '@/backend/demo/pictures/picture-store'
import type { Database } from '@/backend/platform/db/database'

export interface HowToRead {
  store?: string
  isReplacing?: boolean
  /** other files of the folder */
  beside?: Record<string, string>
}

interface ForeignText extends HowToRead {
  form: ForeignForm
  text: string
}

/** A folder with a file of another system, whose pictures are never fetched. */
export async function openForeignShop() {
  const root = await mkdtemp(path.join(os.tmpdir(), 'plaza-foreign-'))
  const folder = path.join(root, 'files')
  const pictureDir = path.join(root, 'stored')
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: '#333' } })
  const bytes = await picture.png().toBuffer()
  await mkdir(folder)
  return {
    /** the addresses of the pictures that imports asked for */
    fetched: [] as string[],
    /** Imports a file into the store `bakery`, and returns the lines that the command prints. */
    async read(
      db: Database,
      now: Date,
      { form, text, store = 'bakery', isReplacing = false, beside = {} }: ForeignText,
    ): Promise<string[]> {
      const file = path.join(folder, form === 'menu' ? 'menu.json' : 'export.csv')
      await writeFile(file, text)
      for (const [name, content] of Object.entries(beside)) await writeFile(path.join(folder, name), content)
      const summary = await importCatalogue({
        ...{ db, folder, pictureDir, now, isReplacing, sharedHosts: [], cities: DEFAULT_CITIES },
        foreign: { form, path: file, store: store || undefined },
        pictures: createPictureStore(pictureDir),
        fetchPicture: async (address) => {
          this.fetched.push(address)
          return bytes
        },
      })
      return summary.toLines()
    },
    remove: () => rm(root, { recursive: true, force: true }),
  }
}

export type ForeignShop = Awaited<ReturnType<typeof openForeignShop>>

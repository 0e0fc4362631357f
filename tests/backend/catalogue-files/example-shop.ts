import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type ImportOptions, importCatalogue } from '@/backend/catalogue-files/import-catalogue'
import { DEFAULT_CITIES } from '@/backend/config/cities'
import { createPictureStore } from '@/backend/demo/pictures/picture-store'
import type { Database } from '@/backend/platform/db/database'

export const UNCHANGED = '0 created, 0 changed, 0 removed'

/** A copy of the documented example that a test may change. */
export async function copyExample() {
  const root = await mkdtemp(path.join(os.tmpdir(), 'plaza-shop-'))
  const folder = path.join(root, 'files')
  const pictureDir = path.join(root, 'stored')
  const pictures = createPictureStore(pictureDir)
  const fileOf = (name: string) => path.join(folder, `${name}.csv`)
  await cp('docs/example-catalogue', folder, { recursive: true })
  return {
    folder,
    pictureDir,
    pictures,
    /** Imports the files, and returns the lines that the command prints. */
    async read(
      db: Database,
      now: Date,
      how: Pick<Partial<ImportOptions>, 'isDryRun' | 'isReplacing' | 'cities'> = {},
    ): Promise<string[]> {
      const sharedHosts = ['localhost']
      return (
        await importCatalogue({ db, folder, pictures, pictureDir, sharedHosts, cities: DEFAULT_CITIES, now, ...how })
      ).toLines()
    },
    /** Replaces a text that a file must have. */
    async edit(name: string, from: string, to: string): Promise<void> {
      const text = await readFile(fileOf(name), 'utf8')
      if (!text.includes(from)) throw new Error(`${name}.csv has no ${from}`)
      await writeFile(fileOf(name), text.replace(from, to))
    },
    write: (name: string, text: string | Buffer) => writeFile(fileOf(name), text),
    /** Leaves these files alone in the folder, beside its pictures. */
    async writeOnly(files: Record<string, string>): Promise<void> {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.csv'))
      for (const name of names) await rm(path.join(folder, name))
      for (const [name, text] of Object.entries(files)) await writeFile(fileOf(name), text)
    },
    drop: (name: string) => rm(fileOf(name)),
    /** Takes out every line with these words. */
    async leaveOut(name: string, words: string): Promise<void> {
      const lines = (await readFile(fileOf(name), 'utf8')).split('\n')
      await writeFile(fileOf(name), lines.filter((line) => !line.includes(words)).join('\n'))
    },
    remove: () => rm(root, { recursive: true, force: true }),
  }
}

export type ExampleShop = Awaited<ReturnType<typeof copyExample>>

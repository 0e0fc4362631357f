import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

const KEY = /^shop\/([0-9a-f]{64})$/

/** Pictures that merchants have imported, as WebP files named by the hash of their source. */
export interface ImportedPictures {
  get(key: string): Promise<Buffer | null>
  /** Does nothing if the key exists: the picture of a key never changes. */
  save(key: string, bytes: Buffer): Promise<void>
}

/** The key of the picture of a source file with this SHA-256. */
export function importedKey(hash: string): string {
  return `shop/${hash}`
}

export function isImportedKey(key: string): boolean {
  return KEY.test(key)
}

/** The pictures in a folder, which several machines may share. */
export function openImportedPictures(folder: string): ImportedPictures {
  const fileOf = (key: string) => {
    const [, hash] = KEY.exec(key) ?? []
    return hash ? path.join(folder, 'shop', hash.slice(0, 2), `${hash}.webp`) : null
  }
  const get = async (key: string) => {
    const file = fileOf(key)
    return file ? readFile(file).catch(nothing) : null
  }
  return {
    get,
    async save(key, bytes) {
      const file = fileOf(key)
      if (!file) throw new Error(`not the key of an imported picture: ${key}`)
      if (await get(key)) return
      await mkdir(path.dirname(file), { recursive: true })
      // renamed when complete, so that nobody reads half a file
      const beside = `${file}.${process.pid}`
      await writeFile(beside, bytes)
      await rename(beside, file)
    },
  }
}

function nothing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

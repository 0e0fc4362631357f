import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseKey, renderPicture } from './render-picture'

const MAX_CONCURRENT = 2

export interface PictureStore {
  get(key: string): Promise<Buffer | null>
}

/** Pictures in a folder: rendered on first request, read from disk afterwards. */
export function createPictureStore(folder: string): PictureStore {
  const inProgress = new Map<string, Promise<Buffer | null>>()
  const waiting: (() => void)[] = []
  let running = 0

  async function render(key: string, file: string): Promise<Buffer | null> {
    if (running >= MAX_CONCURRENT) await new Promise<void>((resume) => waiting.push(resume))
    else running += 1
    try {
      const picture = await renderPicture(key)
      if (!picture) return null
      await mkdir(path.dirname(file), { recursive: true })
      // written to a temporary file and renamed, so that no reader sees half a picture
      const partial = `${file}.${randomUUID()}`
      await writeFile(partial, picture)
      await rename(partial, file)
      return picture
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  async function load(key: string): Promise<Buffer | null> {
    const file = path.join(folder, `${key}.webp`)
    const stored = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
    return stored ?? render(key, file)
  }

  return {
    async get(key) {
      if (!parseKey(key)) return null
      const known = inProgress.get(key)
      if (known) return known
      const loading = load(key).finally(() => inProgress.delete(key))
      inProgress.set(key, loading)
      return loading
    },
  }
}

import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseKey, renderPicture } from './render-picture'

const MAX_DRAWING = 2

export interface PictureStore {
  get(key: string): Promise<Buffer | null>
}

/** Pictures in a folder: rendered on first request, read from disk afterwards. */
export function createPictureStore(folder: string): PictureStore {
  const underway = new Map<string, Promise<Buffer | null>>()
  const waiting: (() => void)[] = []
  let drawing = 0

  async function draw(key: string, file: string): Promise<Buffer | null> {
    if (drawing >= MAX_DRAWING) await new Promise<void>((resume) => waiting.push(resume))
    else drawing += 1
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
      else drawing -= 1
    }
  }

  async function load(key: string): Promise<Buffer | null> {
    const file = path.join(folder, `${key}.webp`)
    const stored = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
    return stored ?? draw(key, file)
  }

  return {
    async get(key) {
      if (!parseKey(key)) return null
      const known = underway.get(key)
      if (known) return known
      const loading = load(key).finally(() => underway.delete(key))
      underway.set(key, loading)
      return loading
    },
  }
}

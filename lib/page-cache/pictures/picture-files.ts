import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { log } from '@/lib/log'
import { makeRoom } from '@/lib/page-cache/make-room'

export interface StoredPicture {
  headers: [name: string, value: string][]
  body: Buffer
}

export interface PictureFiles {
  /** Null for one that is not there, or is older than a month. */
  read: (key: string) => Promise<StoredPicture | null>
  /** Done once all of it can be read. A folder that cannot be written to is a warning. */
  write: (key: string, picture: StoredPicture) => Promise<void>
}

const MAX_AGE_MS = 30 * 24 * 3600_000
/** How exactly it is known when a picture was last used. */
const USE_MS = 3600_000
const NEW_LINE = 10

/**
 * Pictures as files in a folder that other processes may share, by hexadecimal keys: headers in the first line, then the
 * picture. A file appears whole, and takes no more than `maxBytes` together with the others, a sixteenth apart.
 */
export function openPictureFiles(folder: string, maxBytes: number): PictureFiles {
  const fileOf = (key: string) => path.join(folder, key.slice(0, 2), key)
  let unchecked = Number.POSITIVE_INFINITY
  let checking = Promise.resolve()

  /** Runs one check at a time: of many writes at once the first makes room for all. */
  function check(added: number): Promise<void> {
    unchecked += added
    if (unchecked > maxBytes / 16) {
      unchecked = 0
      checking = checking.catch(() => undefined).then(() => makeRoom(folder, maxBytes))
    }
    return checking
  }

  return {
    async read(key) {
      try {
        const file = fileOf(key)
        const [bytes, { mtime, atimeMs }] = await Promise.all([readFile(file), stat(file)])
        const now = Date.now()
        if (now - mtime.getTime() > MAX_AGE_MS) return null
        if (now - atimeMs > USE_MS) await utimes(file, new Date(now), mtime)
        return parse(bytes)
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') log.warn({ reason: codeOf(error) }, 'a stored picture cannot be read')
        return null
      }
    },
    async write(key, picture) {
      try {
        const file = fileOf(key)
        const draft = `${file}.${randomUUID()}.part`
        const bytes = print(picture)
        await mkdir(path.dirname(file), { recursive: true })
        await writeFile(draft, bytes)
        await rename(draft, file)
        await check(bytes.length)
      } catch (error) {
        log.warn({ reason: codeOf(error) }, 'a picture cannot be stored')
      }
    },
  }
}

function print({ headers, body }: StoredPicture): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify({ headers, bytes: body.length })}\n`), body])
}

/** Null for a file that has lost a part of it, as disks that fill up or lose power make them. */
function parse(file: Buffer): StoredPicture | null {
  const end = file.indexOf(NEW_LINE)
  if (end < 0) return null
  const { headers, bytes } = JSON.parse(file.subarray(0, end).toString())
  const body = file.subarray(end + 1)
  return body.length === bytes ? { headers, body } : null
}

/** The system's code, such as ENOSPC. */
const codeOf = (error: unknown) => (error as { code?: string }).code ?? 'unknown'

import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** A draft that is this old was left by a process that ended. */
const LOST_MS = 3600_000

/**
 * Deletes files of a folder that have not changed for `maxAgeMs`, and the least recently used ones until an eighth of
 * `maxBytes` is free, if they take more than that leaves; and drafts that nobody will finish. Others may do the same at
 * the same time.
 */
export async function makeRoom(folder: string, maxBytes: number, maxAgeMs = Number.POSITIVE_INFINITY): Promise<void> {
  const files = await listFiles(folder)
  const isLost = ({ file, changedAt }: (typeof files)[number]) =>
    Date.now() - changedAt > (file.endsWith('.part') ? LOST_MS : maxAgeMs)
  const lost = files.filter(isLost)
  const oldestFirst = files
    .filter((one) => !one.file.endsWith('.part') && !isLost(one))
    .sort((a, b) => a.usedAt - b.usedAt)
  let excess = oldestFirst.reduce((sum, { bytes }) => sum + bytes, 0) - (maxBytes * 7) / 8
  const surplus = oldestFirst.filter(({ bytes }) => {
    if (excess <= 0) return false
    excess -= bytes
    return true
  })
  await Promise.all([...lost, ...surplus].map(({ file }) => rm(file, { force: true })))
}

async function listFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name)
        // another process may have deleted it
        const facts = await stat(file).catch(() => null)
        return facts && { file, bytes: facts.size, usedAt: facts.atimeMs, changedAt: facts.mtimeMs }
      }),
  )
  return found.filter((one) => one !== null)
}

import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, utimes } from 'node:fs/promises'
import path from 'node:path'
import { log } from '@/lib/log'
import { makeRoom } from '@/lib/page-cache/make-room'

/** How long after the last storefront of a build has ended its files are there for pages that are still open. */
const MAX_AGE_MS = 7 * 24 * 3600_000
/** About twenty builds. */
const MAX_BYTES = 200 * 1024 * 1024

export interface RecentBuilds {
  /** Null for a file that no recent build had. `name` is relative to the folder of static files, and has no `..`. */
  read: (name: string) => Promise<string | null>
  /**
   * Adds the static files of a build, or notes that it still runs; then deletes those of builds that ran longest ago. A
   * folder that cannot be written to is a warning.
   */
  add: (build: string) => Promise<void>
}

/**
 * The static files of the builds that ran in the last days, in a folder that storefronts may share: while a deployment
 * replaces them one by one, a page of one build may ask a storefront of another for its scripts. Names change with the
 * content, so builds share what has not changed, and a file appears complete.
 */
export function openRecentBuilds(folder: string, maxBytes = MAX_BYTES, maxAgeMs = MAX_AGE_MS): RecentBuilds {
  async function addFile(source: string, target: string): Promise<void> {
    const now = new Date()
    const isThere = await utimes(target, now, now).then(
      () => true,
      () => false,
    )
    if (isThere) return
    const draft = `${target}.${randomUUID()}.part`
    await mkdir(path.dirname(target), { recursive: true })
    await copyFile(source, draft)
    await rename(draft, target)
  }

  return {
    read: (name) => readFile(path.join(folder, name), 'utf8').catch(() => null),
    async add(build) {
      try {
        const entries = await readdir(build, { recursive: true, withFileTypes: true })
        for (const entry of entries.filter((one) => one.isFile())) {
          const source = path.join(entry.parentPath, entry.name)
          await addFile(source, path.join(folder, path.relative(build, source)))
        }
        await makeRoom(folder, maxBytes, maxAgeMs)
      } catch (error) {
        log.warn({ reason: (error as { code?: string }).code }, 'other builds cannot send the files of this one')
      }
    },
  }
}
